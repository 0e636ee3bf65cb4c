//! What is said about a pasted text: what it was read as, what was guessed, and where a reader stopped.

use super::sentences::enumerate;
use super::{fault_sentence, piece_words, repair_sentence, words};
use crate::import::{Game, Reason, RemarkKind, SourceKind, Stopped};
use crate::notation::{FaultKind, Language};
use crate::position::{Color, Piece, Square};

/// The name of a language.
pub const fn language_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::German => "German",
        Language::Danish => "Danish",
        Language::Norwegian => "Norwegian",
        Language::Swedish => "Swedish",
        Language::French => "French",
        Language::Spanish => "Spanish",
        Language::Italian => "Italian",
        Language::Portuguese => "Portuguese",
        Language::Romanian => "Romanian",
        Language::Dutch => "Dutch",
        Language::Polish => "Polish",
        Language::Czech => "Czech",
        Language::Hungarian => "Hungarian",
        Language::Finnish => "Finnish",
        Language::Icelandic => "Icelandic",
        Language::Estonian => "Estonian",
        Language::Croatian => "Croatian",
        Language::Slovene => "Slovene",
        Language::Turkish => "Turkish",
        Language::Russian => "Russian",
    }
}

/// "German, Danish or Norwegian".
pub fn language_list(languages: &[Language]) -> String {
    let names: Vec<&str> = languages.iter().map(|language| language_name(*language)).collect();
    enumerate(&names, " or ")
}

/// What a text was read as: the title of what is said about it.
pub fn source_sentence(source: SourceKind) -> String {
    match source {
        SourceKind::Record => "Read as a FEN".into(),
        SourceKind::Epd => "Read as EPD".into(),
        SourceKind::InText => "Found in a text".into(),
        SourceKind::Tag => "Read from the FEN tag of a game".into(),
        SourceKind::Link => "Read from a link".into(),
        SourceKind::Markup => "Read from the FEN of a page".into(),
        SourceKind::BorderedDiagram => "Read as a diagram with borders".into(),
        SourceKind::PlainDiagram => "Read as a diagram of letters".into(),
        SourceKind::FigurineDiagram => "Read as a diagram of figurines".into(),
        SourceKind::Style12 => "Read as a board of a chess server (style 12)".into(),
        SourceKind::DiagramWithRecord => "Read as a diagram with its FEN".into(),
        SourceKind::PieceList(language) => format!("Read as a list of pieces in {}", language_name(language)),
        SourceKind::Wikipedia => "Read as a chess diagram of Wikipedia".into(),
        SourceKind::Latex => "Read as LaTeX".into(),
        SourceKind::Localised(language) => {
            format!("Read as a FEN with the piece letters of {}", language_name(language))
        }
    }
}

/// What was guessed, repaired or left out, as a sentence.
pub fn remark_sentence(remark: RemarkKind) -> String {
    match remark {
        RemarkKind::Record(repair) => return format!("The editor {}.", repair_sentence(repair)),
        RemarkKind::SideFromWords(color) => {
            return format!("The words beside it give the move to {}.", words().color(color));
        }
        RemarkKind::Letters(language) => {
            return format!("The piece letters are those of {}.", language_name(language));
        }
        RemarkKind::BottomByCoordinates(Color::White) => "By its coordinates White is at the bottom.",
        RemarkKind::BottomByCoordinates(Color::Black) => "By its coordinates Black is at the bottom.",
        RemarkKind::BottomByPawns(Color::White) => "By its pawns White is at the bottom.",
        RemarkKind::BottomByPawns(Color::Black) => "By its pawns Black is at the bottom.",
        RemarkKind::SideNotGiven => "It does not say whose move it is: taken to be White’s.",
        RemarkKind::RightsNotGiven => {
            "It says nothing about castling and en passant: taken to be impossible."
        }
        RemarkKind::BottomNotGiven => "It has no coordinates: White taken to be at the bottom.",
        RemarkKind::DiagramDisagrees => "The diagram and the FEN beside it differ: the FEN was taken.",
        RemarkKind::Skipped => "Some words were left out.",
        RemarkKind::OperationsKept => "The editor kept its operations.",
        RemarkKind::CommentsLeftOut => "The editor left out comments and variations.",
        RemarkKind::MarkLeftOut => "Not all marks on the board could be read.",
    }
    .into()
}

/// Where and why a reader stopped.
pub fn stopped_sentence(stopped: &Stopped) -> String {
    format!("Line {}, “{}”: {}", stopped.line, shortened(&stopped.text), reason_sentence(stopped.reason))
}

/// Why a reader stopped.
pub fn reason_sentence(reason: Reason) -> String {
    match reason {
        Reason::Record(fault) => return fault_sentence(fault),
        Reason::RowWidth { row, squares } => {
            return format!("Row {row} of the diagram has {squares} squares. Each row has 8.");
        }
        Reason::RowCount(rows) => return format!("The diagram has {rows} rows. A board has 8."),
        Reason::UnknownPiece(letter) => return format!("“{letter}” stands for no piece."),
        Reason::SquareTwice(square) => return format!("Two pieces are named on {square}."),
        Reason::TemplateWidth(squares) => {
            return format!("The template has {squares} squares. A board has 64.");
        }
        Reason::UnknownSquare => "This square cannot be read.",
        Reason::Unclosed => "Its end is missing.",
        Reason::BareBoard => "This command sets up no position.",
        Reason::IllegalMove => "This move cannot be played here.",
        Reason::AmbiguousMove => "Several pieces can play this move.",
        Reason::UnreadableMove => "This is not a move.",
        Reason::IllegalStart => "From this position no move can be played.",
        Reason::UnknownVariant => "This variant is not known here.",
        Reason::OtherGame { files: 8, ranks: 8 } => {
            "This board belongs to another game. The editor has boards of 8 by 8 squares with the pieces of chess only."
        }
        Reason::OtherGame { files, ranks } => {
            return format!("This board has {files} by {ranks} squares. The editor has boards of 8 by 8 squares only.");
        }
        Reason::GameLink => {
            "This link names a game, and the moves are not in it. Copy the game’s PGN there and paste it here."
        }
        Reason::TooMuch => "There is more than this page keeps.",
    }
    .into()
}

fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// Nothing could be read, where and why.
pub fn unread_sentence(stopped: &Stopped) -> String {
    let nowhere = matches!(stopped.reason, Reason::Record(FaultKind::Nothing | FaultKind::NoPosition));
    let why = if nowhere || stopped.text.is_empty() {
        reason_sentence(stopped.reason)
    } else {
        stopped_sentence(stopped)
    };
    format!("Nothing was pasted. {why}")
}

/// The title of a game.
pub fn game_title(game: &Game, index: usize) -> String {
    let moves = moves_words(game.len().div_ceil(2));
    match &game.title {
        Some(title) => format!("{title} ({moves})"),
        None => format!("Game {} ({moves})", index + 1),
    }
}

fn moves_words(moves: usize) -> String {
    match moves {
        0 => "no moves".into(),
        1 => "1 move".into(),
        moves => format!("{moves} moves"),
    }
}

/// Where in a game the board stands: the last move and its number.
pub fn ply_sentence(san: Option<&str>, number: u32, color: Color) -> String {
    match san {
        None => "Before the first move".into(),
        Some(san) => format!("After {number}{}{san}", color.fold_wb(". ", "… ")),
    }
}

/// "2 of 17".
pub fn place_of(index: usize, count: usize) -> String {
    format!("{} of {count}", index + 1)
}

/// How many places of a text could not be read, beyond those that are listed.
pub fn more_unread(count: usize) -> String {
    format!("… and {count} more places that could not be read.")
}

/// The button that reads a text with the letters of these languages: what it makes of a square that the others read
/// otherwise.
pub fn choice_label(languages: &[Language], differs: Option<(Square, Piece)>) -> String {
    let languages = language_list(languages);
    match differs {
        Some((square, piece)) => format!("{square} is a {}: {languages}", piece_words(piece)),
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
