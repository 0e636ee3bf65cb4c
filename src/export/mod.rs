//! Exports positions: pictures, text formats, links.
//!
//! - [`text`]: LaTeX, Wikipedia, Markdown, HTML, diagrams, lists of pieces, JSON, PGN;
//! - [`svg`]: the picture as SVG, from which the browser makes the picture in pixels;
//! - [`picture`]: the choices of the user for the picture;
//! - [`png`]: the physical size of a PNG;
//! - [`links`]: links to other sites, or the reason why a site would refuse the position; names of files; embedding;
//! - [`copy_form`]: the forms that the copy button gives, each with its key;
//! - [`qr`]: QR codes;
//! - [`description`]: the parts of a description of the position.
//!
//! There are no sentences here: the description of a position is passed in as a [`description::Description`]. All functions
//! are deterministic.

pub mod copy_form;
pub mod description;
pub mod links;
mod out;
pub mod picture;
pub mod picture_width;
mod plain;
pub mod png;
pub mod qr;
mod setting;
pub mod svg;
pub mod text;
mod view;
