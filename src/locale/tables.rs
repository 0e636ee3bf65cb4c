//! The tables of words, as `build.rs` makes them.

use super::spoken::{Value, fill};

include!(concat!(env!("OUT_DIR"), "/page.rs"));
include!(concat!(env!("OUT_DIR"), "/annex.rs"));
include!(concat!(env!("OUT_DIR"), "/help.rs"));
include!(concat!(env!("OUT_DIR"), "/shell.rs"));
