//! Forsyth: a chess position editor. The map of its rooms; each stands above those that it imports.

/// The version of all this.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

#[cfg(any(feature = "app", feature = "ssr"))]
pub mod app;
pub mod editor;
pub mod embed;
pub mod export;
pub mod i18n;
pub mod import;
pub mod legality;
pub mod library;
pub mod marks;
pub mod notation;
pub mod play;
pub mod position;
