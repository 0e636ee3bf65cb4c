//! What is said about a pasted text: what it was read as, what was guessed, and where a reader stopped.

use super::faults::turns;
use super::sentences::one_of;
use super::{annex_words, fault_sentence, letters, repair_sentence};
use crate::import::{Game, ImportError, Reason, RemarkKind, SourceKind};
use crate::notation::{FaultKind, Language};
use crate::position::{Color, Piece, Role, Square};

/// The name of a language.
pub fn language_name(language: Language) -> String {
    annex_words().language_name(language)
}

/// "German, Danish or Norwegian".
pub fn language_list(languages: &[Language]) -> String {
    let names: Vec<String> = languages.iter().map(|language| language_name(*language)).collect();
    one_of(&names)
}

/// What a text was read as: the title of what is said about it.
pub fn source_sentence(source: SourceKind) -> String {
    let words = annex_words();
    match source {
        SourceKind::Record => words.source_record(),
        SourceKind::Epd => words.source_epd(),
        SourceKind::InText => words.source_in_text(),
        SourceKind::Tag => words.source_tag(),
        SourceKind::Link => words.source_link(),
        SourceKind::Markup => words.source_markup(),
        SourceKind::BorderedDiagram => words.source_bordered_diagram(),
        SourceKind::PlainDiagram => words.source_plain_diagram(),
        SourceKind::FigurineDiagram => words.source_figurine_diagram(),
        SourceKind::Style12 => words.source_style12(),
        SourceKind::DiagramWithRecord => words.source_diagram_with_record(),
        SourceKind::PieceList(language) => return words.source_piece_list(language),
        SourceKind::Wikipedia => words.source_wikipedia(),
        SourceKind::Latex => words.source_latex(),
        SourceKind::Localised(language) => return words.source_localised(language),
    }
    .into()
}

/// What was guessed, repaired or left out, as a sentence.
pub fn remark_sentence(remark: RemarkKind) -> String {
    let words = annex_words();
    match remark {
        RemarkKind::Record(repair) => return words.repair_of_editor(repair_sentence(repair)),
        RemarkKind::SideFromWords(color) => return words.remark_side_from_words(color),
        RemarkKind::Letters(language) => return words.remark_letters(language),
        RemarkKind::BottomByCoordinates(color) => return words.remark_bottom_by_coordinates(color),
        RemarkKind::BottomByPawns(color) => return words.remark_bottom_by_pawns(color),
        RemarkKind::SideNotGiven => words.remark_side_not_given(),
        RemarkKind::RightsNotGiven => words.remark_rights_not_given(),
        RemarkKind::BottomNotGiven => words.remark_bottom_not_given(),
        RemarkKind::DiagramDisagrees => words.remark_diagram_disagrees(),
        RemarkKind::Skipped => words.remark_skipped(),
        RemarkKind::OperationsKept => words.remark_operations_kept(),
        RemarkKind::CommentsLeftOut => words.remark_comments_left_out(),
        RemarkKind::MarkLeftOut => words.remark_mark_left_out(),
    }
    .into()
}

/// Where and why a reader stopped.
pub fn stopped_sentence(stopped: &ImportError) -> String {
    annex_words().stopped(stopped.line, shortened(&stopped.text), reason_sentence(stopped.reason))
}

/// Why a reader stopped.
pub fn reason_sentence(reason: Reason) -> String {
    let words = annex_words();
    match reason {
        Reason::Record(fault) => return fault_sentence(fault),
        Reason::RowWidth { row, squares } => return words.reason_row_width(squares, row),
        Reason::RowCount(rows) => return words.reason_row_count(rows),
        Reason::UnknownPiece(letter) => return words.reason_unknown_piece(letter),
        Reason::SquareTwice(square) => return words.reason_square_twice(square),
        Reason::TemplateWidth(squares) => return words.reason_template_width(squares),
        Reason::UnknownSquare => words.reason_unknown_square(),
        Reason::Unclosed => words.reason_unclosed(),
        Reason::BareBoard => words.reason_bare_board(),
        Reason::IllegalMove => words.reason_illegal_move(),
        Reason::AmbiguousMove => words.reason_ambiguous_move(),
        Reason::UnreadableMove => words.reason_unreadable_move(),
        Reason::IllegalStart => words.reason_illegal_start(),
        Reason::UnknownVariant => words.reason_unknown_variant(),
        Reason::OtherGame { files: 8, ranks: 8 } => words.reason_other_game(),
        Reason::OtherGame { files, ranks } => return words.reason_other_board(files, ranks),
        Reason::GameLink => words.reason_game_link(),
        Reason::TooMuch => words.reason_too_much(),
    }
    .into()
}

fn shortened(text: &str) -> String {
    // What turns the direction of writing around, or is no sign at all, would do so to the sentence.
    let seen = |c: char| if c.is_control() || turns(c) { char::REPLACEMENT_CHARACTER } else { c };
    let mut short: String = text.chars().take(40).map(seen).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Nothing could be read, where and why.
pub fn unread_sentence(stopped: &ImportError) -> String {
    let nowhere = matches!(stopped.reason, Reason::Record(FaultKind::Nothing | FaultKind::NoPosition));
    let why = if nowhere || stopped.text.is_empty() {
        reason_sentence(stopped.reason)
    } else {
        stopped_sentence(stopped)
    };
    annex_words().nothing_pasted(why)
}

/// The title of a game.
pub fn game_title(game: &Game, index: usize) -> String {
    let words = annex_words();
    let moves = words.moves_counted(game.len().div_ceil(2));
    match &game.title {
        Some(title) => words.game_titled(title, moves),
        None => words.game_number(index + 1, moves),
    }
}

/// Where in a game the board stands: the last move and its number.
pub fn ply_sentence(san: Option<&str>, number: u32, color: Color) -> String {
    let words = annex_words();
    match (san.map(local_move), color) {
        (None, _) => words.first_move().into(),
        (Some(san), Color::White) => words.after_move_of_white(number, san),
        (Some(san), Color::Black) => words.after_move_of_black(number, san),
    }
}

/// A move in the algebraic notation of PGN with the piece letters of the language: Nf3 is Sf3 in German.
pub fn local_move(san: &str) -> String {
    let alphabet = letters().alphabet();
    let letter = |character: char| {
        // A square's file is a small letter: capital letters are pieces, but for the O of castling.
        let role = character.is_ascii_uppercase().then(|| Role::from_char(character)).flatten();
        role.map_or_else(|| character.to_string(), |role| alphabet.letter(role).to_owned())
    };
    san.chars().map(letter).collect()
}

/// "2 of 17".
pub fn place_of(index: usize, count: usize) -> String {
    annex_words().place_of(index + 1, count)
}

/// How many places of a text could not be read, beyond those that are listed.
pub fn more_unread(count: usize) -> String {
    annex_words().more_unread(count)
}

/// The button that reads a text with the letters of these languages: what it makes of a square that the others read
/// otherwise.
pub fn choice_label(languages: &[Language], differs: Option<(Square, Piece)>) -> String {
    let languages = language_list(languages);
    match differs {
        Some((square, piece)) => annex_words().letters_choice(square, piece, languages),
        None => languages,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::{Import, import};

    fn said(text: &str) -> String {
        match import(text, None) {
            Import::Unread(stopped) => unread_sentence(&stopped),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_text_that_cannot_be_read_is_said_with_its_place() {
        assert!(said("").starts_with("Nothing was pasted. There is nothing to read."));
        assert!(said("\\begin{document}\n\\chessboard").contains("Line 2"), "{}", said("x\n\\chessboard"));
    }

    #[test]
    fn lists_and_moves_are_said_as_people_say_them() {
        assert_eq!(
            language_list(&[Language::German, Language::Danish, Language::Swedish]),
            "German, Danish or Swedish"
        );
        assert_eq!(ply_sentence(Some("Nf3"), 2, Color::White), "After 2. Nf3");
        assert_eq!(ply_sentence(Some("e5"), 1, Color::Black), "After 1… e5");
        assert_eq!(place_of(1, 17), "2 of 17");
    }
}
