//! The names of all words that need nothing filled in. A language that lacks one does not compile.
//!
//! Two tables: the words that the app itself says, and those that stand in the page before it and cost it nothing.

use crate::position::Color;

macro_rules! words {
    ($(#[$about:meta])* $table:ident { $($(#[doc = $doc:literal])* $name:ident),* $(,)? }) => {
        $(#[$about])*
        #[derive(Debug)]
        pub struct $table {
            $($(#[doc = $doc])* pub $name: &'static str,)*
        }

        impl $table {
            /// A word by its name, for templates.
            pub fn named(&self, name: &str) -> Option<&'static str> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

words! {
    /// What the app says.
    Words {
        /// White.
        white,
        /// Black.
        black,
        /// The button that copies.
        copy_fen,
        /// What that button answers.
        copied,
        /// The text is a well-formed record.
        fen_good,
        /// A fix was applied.
        fixed,
        /// One step back.
        undo,
        /// One step forward.
        redo,
        /// There is nothing to undo.
        nothing_to_undo,
        /// There is nothing to redo.
        nothing_to_redo,
        /// The start position.
        start,
        /// The empty board.
        clear,
        /// Turn the board around.
        flip,
        /// A piece stands on the edge.
        shift_impossible,
        /// The colours of the system.
        theme_system,
        /// Light colours.
        theme_light,
        /// Dark colours.
        theme_dark,
        /// A pasted text could not be read.
        paste_unread,
        /// The browser does not let the page read the clipboard.
        paste_refused,
        /// The browser does not let the page write the clipboard.
        copy_refused,
        /// The position in the address could not be read.
        link_unread,
        /// Some saved steps could not be read.
        storage_damaged,
        /// The browser does not let the page keep anything.
        storage_refused,
        /// The browser's storage is full.
        storage_full,
        /// A setting could not be kept.
        settings_refused,
    }
}

words! {
    /// What stands in the page from the beginning.
    ShellWords {
        /// The region with the board.
        board,
        /// The region beside it.
        panel,
        /// What the board is called.
        board_label,
        /// White's spare pieces.
        spare_white,
        /// Black's spare pieces.
        spare_black,
        /// The tool that moves pieces.
        hand,
        /// The tool that removes pieces.
        eraser,
        /// The label of the FEN box.
        fen_label,
        /// The button that pastes.
        paste,
        /// The list of faults.
        problems,
        /// Side to move.
        side_to_move,
        /// Castling rights.
        castling_rights,
        /// En passant square.
        en_passant,
        /// No en passant square.
        no_square,
        /// Halfmove clock.
        halfmove_clock,
        /// What it counts.
        halfmove_hint,
        /// Fullmove number.
        fullmove_number,
        /// What it counts.
        fullmove_hint,
        /// The group of actions.
        actions,
        /// "Undo" where there is little room.
        undo_short,
        /// "Redo" where there is little room.
        redo_short,
        /// "Start position" where there is little room.
        start_short,
        /// "Clear board" where there is little room.
        clear_short,
        /// "Flip board" where there is little room.
        flip_short,
        /// The menu of transforms.
        transforms,
        /// The a-file becomes the h-file.
        mirror_horizontal,
        /// Rank 1 becomes rank 8.
        mirror_vertical,
        /// Half a turn.
        rotate,
        /// Every piece changes its colour.
        swap_colors,
        /// The players change.
        flip_sides,
        /// The group of shifts.
        shift,
        /// One square to the left.
        shift_left,
        /// One square to the right.
        shift_right,
        /// One square up.
        shift_up,
        /// One square down.
        shift_down,
        /// The list of keys.
        keys,
        /// Its first part.
        keys_on_board,
        /// Its second part.
        keys_everywhere,
        /// What this is.
        about,
        /// Close.
        close,
        /// Cancel.
        cancel,
        /// Dismiss a notice.
        dismiss,
        /// Empty the square.
        empty_square,
        /// Put an unread text into the box.
        edit_unread,
    }
}

impl Words {
    /// The name of a colour.
    pub fn color(&self, color: Color) -> &'static str {
        color.fold_wb(self.white, self.black)
    }

    /// What the button says that goes to the next theme.
    pub fn theme_label(&self, theme: &str) -> &'static str {
        match theme {
            "light" => self.theme_light,
            "dark" => self.theme_dark,
            _ => self.theme_system,
        }
    }
}

impl ShellWords {
    /// What the strip of a colour is called.
    pub fn spare_pieces(&self, color: Color) -> &'static str {
        color.fold_wb(self.spare_white, self.spare_black)
    }
}
