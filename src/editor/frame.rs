//! Whether the page stands in the frame of another one: its query says so (`?embed`, `?embed=fen` with the text box, and
//! `edit` where the reader may edit).

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

/// Where the link from a framed board to the whole editor takes no room from the board.
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
    /// How a query says that the page is framed: the value of `embed`, if that is there, and whether `edit` is.
    pub fn of(embed: Option<&str>, editable: bool) -> Frame {
        embed.map_or(Frame::None, |embed| Frame::Embedded { editable, has_box: embed == "fen" })
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

    /// The place of the link to the whole editor; none where the page is that.
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
