//! Whether the page stands in the frame of another one: its query says so (`?embed`, `?embed=fen` with the text box, and
//! `edit` where the reader may edit).

use std::cell::OnceCell;

use leptos::prelude::*;
use web_sys::UrlSearchParams;

/// How the page is framed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// The page stands for itself.
    None,
    /// A board in another page.
    Embedded {
        /// Whether its reader may edit.
        editable: bool,
        /// Whether it has the text box.
        has_box: bool,
    },
}

thread_local! {
    static FRAME: OnceCell<Frame> = const { OnceCell::new() };
}

impl Frame {
    /// How this page is framed. It is read once: the page takes the query out of its address.
    pub fn here() -> Frame {
        FRAME.with(|frame| *frame.get_or_init(Frame::read))
    }

    fn read() -> Frame {
        if cfg!(not(target_family = "wasm")) {
            return Frame::None;
        }
        let query = window().location().search().unwrap_or_default();
        match UrlSearchParams::new_with_str(&query) {
            Ok(query) if query.has("embed") => Frame::Embedded {
                editable: query.has("edit"),
                has_box: query.get("embed").as_deref() == Some("fen"),
            },
            _ => Frame::None,
        }
    }

    /// Whether the page is a board in another page.
    pub fn is_embedded(self) -> bool {
        self != Frame::None
    }

    /// Whether the reader may only look.
    pub fn is_read_only(self) -> bool {
        matches!(self, Frame::Embedded { editable: false, .. })
    }

    /// Whether the page has the text box.
    pub fn has_box(self) -> bool {
        matches!(self, Frame::None | Frame::Embedded { has_box: true, .. })
    }
}
