//! Texts about imports: the format of a pasted text, what was guessed, and what could not be read.

use super::faults::is_bidi_control;
use super::lists::or_list;
use super::{fault_sentence, messages, piece_letters, repair_sentence};
use crate::import::{Game, ImportError, Reason, Remark, RemarkKind, SourceKind, Use};
use crate::notation::{FaultKind, Language, Span};
use crate::position::{Color, Piece, Role, Square};

/// The name of a language.
pub fn language_name(language: Language) -> String {
    messages().language_name(language)
}

/// "German, Danish or Norwegian".
pub fn language_list(languages: &[Language]) -> String {
    let names: Vec<String> = languages.iter().map(|language| language_name(*language)).collect();
    or_list(&names)
}

/// The format of a text: the title of the card.
pub fn source_sentence(source: SourceKind) -> String {
    let messages = messages();
    match source {
        SourceKind::Record => messages.source_record(),
        SourceKind::Epd => messages.source_epd(),
        SourceKind::InText => messages.source_in_text(),
        SourceKind::Tag => messages.source_tag(),
        SourceKind::Link => messages.source_link(),
        SourceKind::Markup => messages.source_markup(),
        SourceKind::BorderedDiagram => messages.source_bordered_diagram(),
        SourceKind::PlainDiagram => messages.source_plain_diagram(),
        SourceKind::FigurineDiagram => messages.source_figurine_diagram(),
        SourceKind::Style12 => messages.source_style12(),
        SourceKind::DiagramWithRecord => messages.source_diagram_with_record(),
        SourceKind::PieceList(language) => return messages.source_piece_list(language),
        SourceKind::Wikipedia => messages.source_wikipedia(),
        SourceKind::Latex => messages.source_latex(),
        SourceKind::PieceMap => messages.source_piece_map(),
        SourceKind::StartNumber => messages.source_start_number(),
        SourceKind::Picture => messages.source_picture(),
        SourceKind::Localised(language) => return messages.source_localised(language),
    }
    .into()
}

/// The maximum length of words that a remark quotes, in characters.
const LONGEST_QUOTE: usize = 80;

/// The remarks about a text as sentences, each once. The words that were left out are quoted in one sentence.
pub fn remark_sentences(text: &str, remarks: &[Remark]) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    let mut quotes: Vec<String> = Vec::new();
    let mut at = None;
    for remark in remarks {
        if remark.kind == RemarkKind::Skipped {
            at.get_or_insert(sentences.len());
            quotes.push(quote(text, remark.span));
            continue;
        }
        let sentence = remark_sentence(remark.kind);
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    if let Some(at) = at {
        sentences.insert(at, messages().remark_skipped(quotes.join(", ")));
    }
    sentences
}

/// The text in a place, in quotation marks and on one line.
pub fn quote(text: &str, place: Span) -> String {
    let length = place.end.saturating_sub(place.start);
    let mut words: String = text
        .chars()
        .skip(place.start)
        .take(length.min(LONGEST_QUOTE))
        .filter(|c| !is_bidi_control(*c))
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if length > LONGEST_QUOTE {
        words.push('…');
    }
    format!("“{words}”")
}

/// What characters of a text are used for.
pub fn use_name(used: Use) -> &'static str {
    let messages = messages();
    match used {
        Use::Board => messages.used_board(),
        Use::Moves => messages.used_moves(),
        Use::Side => messages.used_side(),
        Use::Operations => messages.used_operations(),
        Use::Title => messages.used_title(),
        Use::Stipulation => messages.used_stipulation(),
        Use::Bottom => messages.used_bottom(),
        Use::Marks => messages.used_marks(),
        Use::Variant => messages.used_variant(),
        Use::Fields => messages.used_fields(),
    }
}

/// A remark as a sentence.
pub fn remark_sentence(remark: RemarkKind) -> String {
    let messages = messages();
    match remark {
        RemarkKind::Record(repair) => return messages.repair_of_editor(repair_sentence(repair)),
        RemarkKind::SideFromWords(color) => return messages.remark_side_from_words(color),
        RemarkKind::Letters(language) => return messages.remark_letters(language),
        RemarkKind::BottomByCoordinates(color) => return messages.remark_bottom_by_coordinates(color),
        RemarkKind::BottomByPawns(color) => return messages.remark_bottom_by_pawns(color),
        RemarkKind::SideNotGiven => messages.remark_side_not_given(),
        RemarkKind::RightsNotGiven => messages.remark_rights_not_given(),
        RemarkKind::BottomNotGiven => messages.remark_bottom_not_given(),
        RemarkKind::DiagramDisagrees => messages.remark_diagram_disagrees(),
        RemarkKind::Skipped => return messages.remark_skipped("…"),
        RemarkKind::ProblemKnight => messages.remark_problem_knight(),
        RemarkKind::FilledIsWhite => messages.remark_filled_is_white(),
        RemarkKind::OperationsKept => messages.remark_operations_kept(),
        RemarkKind::CommentsLeftOut => messages.remark_comments_left_out(),
        RemarkKind::MarkLeftOut => messages.remark_mark_left_out(),
    }
    .into()
}

/// The place at which a reader stopped, and the reason.
pub fn stopped_sentence(stopped: &ImportError) -> String {
    messages().stopped(stopped.line, shortened(&stopped.text), reason_sentence(stopped.reason))
}

/// The reason why a reader stopped.
pub fn reason_sentence(reason: Reason) -> String {
    let messages = messages();
    match reason {
        Reason::Record(fault) => return fault_sentence(fault),
        Reason::RowWidth { row, squares } => return messages.reason_row_width(squares, row),
        Reason::RowCount(rows) => return messages.reason_row_count(rows),
        Reason::UnknownPiece(letter) => return messages.reason_unknown_piece(letter),
        Reason::SquareTwice(square) => return messages.reason_square_twice(square),
        Reason::TemplateWidth(squares) => return messages.reason_template_width(squares),
        Reason::UnknownSquare => messages.reason_unknown_square(),
        Reason::UnknownName => messages.reason_unknown_name(),
        Reason::NoMen => messages.reason_no_men(),
        Reason::Unclosed => messages.reason_unclosed(),
        Reason::BareBoard => messages.reason_bare_board(),
        Reason::IllegalMove => messages.reason_illegal_move(),
        Reason::AmbiguousMove => messages.reason_ambiguous_move(),
        Reason::UnreadableMove => messages.reason_unreadable_move(),
        Reason::IllegalStart => messages.reason_illegal_start(),
        Reason::UnknownVariant => messages.reason_unknown_variant(),
        Reason::OtherGame { files: 8, ranks: 8 } => messages.reason_other_game(),
        Reason::OtherGame { files, ranks } => return messages.reason_other_board(files, ranks),
        Reason::Draughts => messages.reason_draughts(),
        Reason::GameLink => messages.reason_game_link(),
        Reason::TooMuch => messages.reason_too_much(),
        Reason::More(count) => return messages.reason_more(count),
    }
    .into()
}

/// The beginning of a text that is quoted.
fn shortened(text: &str) -> String {
    // Control characters would disturb the sentence or reorder it.
    let visible =
        |c: char| if c.is_control() || is_bidi_control(c) { char::REPLACEMENT_CHARACTER } else { c };
    let mut short: String = text.chars().take(40).map(visible).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// The message that nothing could be read, with the place and the reason.
pub fn unread_sentence(stopped: &ImportError) -> String {
    let nowhere = matches!(stopped.reason, Reason::Record(FaultKind::Nothing | FaultKind::NoPosition));
    let why = if nowhere || stopped.text.is_empty() {
        reason_sentence(stopped.reason)
    } else {
        stopped_sentence(stopped)
    };
    messages().nothing_pasted(why)
}

/// The title of a game.
pub fn game_title(game: &Game, index: usize) -> String {
    let messages = messages();
    let moves = messages.moves_counted(game.len().div_ceil(2));
    match &game.title {
        Some(title) => messages.game_titled(title, moves),
        None => messages.game_number(index + 1, moves),
    }
}

/// The move of a game after which the board is shown, with its number.
pub fn ply_sentence(san: Option<&str>, number: u32, color: Color) -> String {
    let messages = messages();
    match (san.map(localized_move), color) {
        (None, _) => messages.first_move().into(),
        (Some(san), Color::White) => messages.after_move_of_white(number, san),
        (Some(san), Color::Black) => messages.after_move_of_black(number, san),
    }
}

/// A move in algebraic notation with the piece letters of the language: Nf3 is Sf3 in German.
pub fn localized_move(san: &str) -> String {
    let alphabet = piece_letters().alphabet();
    let letter = |character: char| {
        // Files are small letters. Capital letters are pieces, except the O of castling.
        let role = character.is_ascii_uppercase().then(|| Role::from_char(character)).flatten();
        role.map_or_else(|| character.to_string(), |role| alphabet.letter(role).to_owned())
    };
    san.chars().map(letter).collect()
}

/// "2 of 17".
pub fn place_of(index: usize, count: usize) -> String {
    messages().place_of(index + 1, count)
}

/// The number of unreadable places that are not listed.
pub fn more_unread(count: usize) -> String {
    messages().more_unread(count)
}

/// The label of the button that reads a text in the piece letters of these languages. `differs` is a square on which other
/// languages have another piece, with the piece that these languages have.
pub fn letters_choice_label(languages: &[Language], differs: Option<(Square, Piece)>) -> String {
    let languages = language_list(languages);
    match differs {
        Some((square, piece)) => messages().letters_choice(square, piece, languages),
        None => languages,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::{Import, import};

    fn unread(text: &str) -> String {
        match import(text, None) {
            Import::Unread(stopped) => unread_sentence(&stopped),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_unread_text_is_reported_with_its_place() {
        assert!(unread("").starts_with("Nothing was pasted. There is nothing to read."));
        assert!(
            unread("\\begin{document}\n\\chessboard").contains("Line 2"),
            "{}",
            unread("x\n\\chessboard")
        );
    }

    #[test]
    fn languages_are_listed_and_moves_are_numbered() {
        assert_eq!(
            language_list(&[Language::German, Language::Danish, Language::Swedish]),
            "German, Danish or Swedish"
        );
        assert_eq!(ply_sentence(Some("Nf3"), 2, Color::White), "After 2. Nf3");
        assert_eq!(ply_sentence(Some("e5"), 1, Color::Black), "After 1… e5");
        assert_eq!(place_of(1, 17), "2 of 17");
    }
}
