//! Position to what other places want of it: pictures, diagrams in text, links; and the marks drawn on the board.
//!
//! - [`marks`]: arrows, circles and coloured squares, in the comments of PGN and in links;
//! - [`text`]: LaTeX, Wikipedia, Markdown, HTML, diagrams, lists of pieces, JSON, PGN;
//! - [`svg`]: the picture, from which every other picture is made;
//! - [`links`]: the addresses of other sites, or why a site would refuse the position; names of files;
//! - [`words`]: what a description of the position is made of.
//!
//! Nothing here knows a sentence: what is said about a position comes in as a [`words::Wording`]. Everything is text
//! made of text, and the same every time.

pub mod links;
pub mod marks;
mod out;
pub mod svg;
pub mod text;
mod view;
pub mod words;
