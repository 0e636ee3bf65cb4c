//! Forsyth: a chess position editor. The map of its rooms; each stands above those that it imports.

// The views of the static page are types within types, as deep as the page is.
#![recursion_limit = "256"]

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
pub mod view;

pub use vision;
