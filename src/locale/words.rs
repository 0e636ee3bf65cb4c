//! The names of all words that need nothing filled in. A language that lacks one does not compile.
//!
//! Three tables: the words that the page says, those of its annex, and those that stand in the page before any code and
//! cost it nothing.

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
        /// What it says where the box shows no FEN.
        copy,
        /// What that button answers.
        copied,
        /// An arrow was begun by a key.
        arrow_begins,
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
        /// A pasted text was read without further ado.
        pasted,
        /// The part of the page that is needed could not be loaded.
        annex_absent,
        /// Something was dropped before the part of the page that takes it was there.
        drop_too_soon,
        /// The browser does not let the page read the clipboard.
        paste_refused,
        /// The browser does not let the page write the clipboard.
        copy_refused,
        /// The position in the address could not be read.
        link_unread,
        /// The same of its marks.
        link_marks_unread,
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
    /// What the annex says.
    AnnexWords {
        /// How the mouse draws.
        keys_drawing,
        /// The text in the box has faults.
        text_faulty,
        /// Empty the square.
        empty_square,
        /// Cancel.
        cancel,
        /// What the pen can be told.
        pen_choices,
        /// A click with the pen colours the square.
        pen_fills,
        /// Removes every mark.
        clear_marks,
        /// A fix was applied.
        fixed,
        /// The list of faults.
        problems,
        /// The list of findings.
        findings,
        /// The moves behind a record can be played.
        offer_moves,
        /// A text that is no FEN can be read as something else.
        offer_other,
        /// A paste was read.
        pasted,
        /// What the card of a paste is called.
        import,
        /// The list of several positions or games.
        import_list,
        /// The title of a game's card.
        read_as_game,
        /// The title of a text whose letters several languages have.
        letters_title,
        /// What is asked then.
        letters_question,
        /// The previous one of several.
        previous,
        /// The next one of several.
        next,
        /// The moves of a game.
        moves,
        /// Before the first move.
        first_move,
        /// One move back.
        previous_move,
        /// One move on.
        next_move,
        /// After the last move.
        last_move,
        /// The text as it was pasted.
        original,
        /// Put that text into the box.
        edit_original,
        /// A file is larger than what the page reads.
        file_too_large,
        /// Several files are larger than what the page reads.
        files_too_large,
        /// A file could not be read.
        file_unread,
        /// The keys on the board.
        keys_on_board,
        /// The keys everywhere else.
        keys_everywhere,
        /// Close.
        close,
        /// What the choice among the written forms is called.
        form_choice,
        /// The button that copies a form.
        copy,
        /// The copy of a form was refused.
        form_refused,
        /// Diagrams have the names of files and ranks.
        text_coordinates,
        /// Texts say whose move it is.
        text_mover,
        /// From which side diagrams are seen.
        text_side,
        /// From the same one as the board.
        text_side_as_board,
        /// The link to this position.
        share_link,
        /// The button that copies it.
        copy_link,
        /// The link was copied.
        link_copied,
        /// The button that hands it to other programs.
        share,
        /// The browser would not.
        share_refused,
        /// The QR code of the link.
        qr_code,
        /// The button that keeps it as a file.
        qr_download,
        /// The link is too long for one.
        qr_too_long,
        /// The list of other sites.
        open_in,
        /// What happens there.
        open_in_hint,
        /// The part with the code for pages.
        embed,
        /// What it does.
        embed_hint,
        /// The button that copies it.
        copy_embed,
        /// It was copied.
        embed_copied,
        /// The page that says more about it.
        embed_more,
        /// Which game is played.
        game,
        /// Which castling rules hold.
        castling_rules,
        /// The number of a start position of Chess960.
        chess960,
        /// The numbers of both sides.
        double_fischer_random,
        /// A die for one number.
        random_chess960,
        /// A die for two numbers.
        random_dfrc,
        /// The pieces that are promoted pawns.
        promoted_pawns,
        /// The choice of one more of them.
        mark_promoted,
        /// The check counters.
        checks_to_give,
        /// The drawings of the pieces are being fetched.
        pieces_coming,
        /// The colours of a picture.
        picture_colors,
        /// Its pieces.
        picture_pieces,
        /// Where its coordinates stand.
        picture_coordinates,
        /// The side at its bottom.
        picture_bottom,
        /// A line around the board.
        picture_border,
        /// A sign for the side to move.
        picture_mover,
        /// The marks.
        picture_marks,
        /// Nothing lies under it.
        picture_transparent,
        /// How wide it is.
        picture_size,
        /// How many pixels to a CSS pixel.
        picture_density,
        /// The button that copies a picture.
        copy_picture,
        /// The button that saves it in pixels.
        download_png,
        /// The button that saves it as a drawing.
        download_svg,
        /// The button that gives it to another app.
        share_picture,
        /// The text of a picture for whoever cannot see it.
        alt_text,
        /// The button that copies that text.
        copy_alt_text,
        /// It was copied.
        alt_text_copied,
        /// It was shared.
        picture_shared,
        /// Sharing failed.
        share_failed,
        /// The browser did not draw the picture.
        picture_undrawn,
        /// The other pieces could not be loaded.
        pieces_absent,
        /// From an embedded board to the whole editor.
        embed_open,
        /// What was pasted into an embedded board is no position.
        embed_unread,
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
        /// The tool that draws marks.
        pen,
        /// The verdict on the start position.
        verdict_legal,
        /// The panel with the written forms.
        forms,
        /// The panel with the picture.
        picture,
        /// The panel with the forms for books, wikis and pages.
        texts,
        /// The panel with links to here and elsewhere.
        links,
        /// The panel with the games and Chess960.
        games,
        /// What FEN is.
        help,
        /// The label of the FEN box.
        fen_label,
        /// The button that pastes.
        paste,
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
        /// What this is.
        about,
        /// Dismiss a notice.
        dismiss,
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
