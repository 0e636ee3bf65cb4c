//! How this page is framed.

use std::sync::OnceLock;

use leptos::prelude::*;
use web_sys::UrlSearchParams;

use crate::editor::frame::Frame;

static FRAME: OnceLock<Frame> = OnceLock::new();

/// How this page is framed. It is read once: the page takes the query out of its address.
pub fn frame() -> Frame {
    *FRAME.get_or_init(read)
}

fn read() -> Frame {
    if cfg!(not(target_family = "wasm")) {
        return Frame::None;
    }
    let query = window().location().search().unwrap_or_default();
    UrlSearchParams::new_with_str(&query)
        .map_or(Frame::None, |query| Frame::of(query.get("embed").as_deref(), query.has("edit")))
}
