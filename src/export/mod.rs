//! Position to what other places want of it: pictures, diagrams in text, links.
//!
//! - [`text`]: LaTeX, Wikipedia, Markdown, HTML, diagrams, lists of pieces, JSON, PGN;
//! - [`svg`]: the picture, from which every other picture is made;
//! - [`picture`]: what a person chooses for it;
//! - [`png`]: what a picture in pixels says about its size;
//! - [`links`]: the addresses of other sites, or why a site would refuse the position; names of files; embedding;
//! - [`qr`]: a code that a camera reads;
//! - [`description`]: what a description of the position is made of.
//!
//! Nothing here knows a sentence: what is said about a position comes in as a [`description::Description`]. Everything is text
//! made of text, and the same every time.

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
