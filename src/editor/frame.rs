//! Whether the page is embedded in another one, which its query says: `?embed`, `?embed=fen` with the text box, and `edit`
//! if the user can edit.

/// How the page is embedded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// The page is not embedded.
    None,
    /// The page is a board in another page.
    Embedded {
        /// Whether the user can edit.
        editable: bool,
        /// Whether there is a text box.
        has_box: bool,
    },
}

/// The place of the link from an embedded board to the editor, where it does not make the board smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPlace {
    /// Among the buttons of the text box.
    Box,
    /// Among the spare pieces.
    Palette,
    /// Over a corner of the board.
    Board,
}

impl Frame {
    /// The frame for a query: the value of `embed`, if it has one, and whether it has `edit`.
    pub fn of(embed: Option<&str>, editable: bool) -> Frame {
        embed.map_or(Frame::None, |embed| Frame::Embedded { editable, has_box: embed == "fen" })
    }

    /// Whether the page is a board in another page.
    pub fn is_embedded(self) -> bool {
        self != Frame::None
    }

    /// Whether the user cannot edit.
    pub fn is_read_only(self) -> bool {
        matches!(self, Frame::Embedded { editable: false, .. })
    }

    /// Whether the page has a text box.
    pub fn has_box(self) -> bool {
        matches!(self, Frame::None | Frame::Embedded { has_box: true, .. })
    }

    /// The place of the link to the editor; none if the page is not embedded.
    pub fn link_place(self) -> Option<LinkPlace> {
        match self {
            Frame::None => None,
            Frame::Embedded { has_box: true, .. } => Some(LinkPlace::Box),
            Frame::Embedded { editable: true, .. } => Some(LinkPlace::Palette),
            Frame::Embedded { .. } => Some(LinkPlace::Board),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_query_says_how_the_page_is_framed() {
        let page = Frame::of(None, true);
        assert!(!page.is_embedded() && !page.is_read_only() && page.has_box());
        assert_eq!(page.link_place(), None);
        let board = Frame::of(Some(""), false);
        assert!(board.is_embedded() && board.is_read_only() && !board.has_box());
        assert_eq!(board.link_place(), Some(LinkPlace::Board));
        let palette = Frame::of(Some("1"), true);
        assert_eq!((palette.is_read_only(), palette.link_place()), (false, Some(LinkPlace::Palette)));
        assert_eq!(Frame::of(Some("fen"), false).link_place(), Some(LinkPlace::Box));
    }
}
