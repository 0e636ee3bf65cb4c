//! What is said about a position that goes elsewhere: the position in words, the names of forms and sites, why a site
//! would refuse it, and marks.

use super::sentences::{all_of, apart, one_of};
use super::{annex_words, finding_sentence, piece_words, variant_name};
use crate::export::description::{Description, Right, by_file, pieces_by_role, rights};
use crate::export::links::{Refusal, Refused, Site};
use crate::export::text::{TextForm, TextGroup};
use crate::legality::Variant;
use crate::marks::{Mark, Shape};
use crate::position::{Color, Position, Role};

/// The position in words, short and long.
pub fn wording(position: &Position) -> Description {
    Description { short: position_title(position), long: position_sentence(position), piece: piece_words }
}

/// "Chess position with 4 men, White to move".
pub fn position_title(position: &Position) -> String {
    let words = annex_words();
    match position.board().occupied().count() {
        _ if *position == Position::START => words.title_start(position.turn),
        0 => words.title_empty(position.turn),
        count => words.title_men(position.turn, count),
    }
}

/// The whole position as sentences that can be heard: whose move it is, the pieces of each side with their squares,
/// pieces in hand, castling, en passant, checks to come.
pub fn position_sentence(position: &Position) -> String {
    let words = annex_words();
    let both = [Color::White, Color::Black];
    let mut sentences = vec![position_title(position) + "."];
    sentences.extend(both.map(|color| side_sentence(position, color)));
    if let Some(pockets) = position.pockets() {
        for color in both {
            let held: Vec<String> = Role::ALL
                .into_iter()
                .rev()
                .filter(|role| pockets[color][*role] > 0)
                .map(|role| words.pieces_counted(role, pockets[color][role]))
                .collect();
            if !held.is_empty() {
                sentences.push(words.side_in_hand(color, all_of(&held)));
            }
        }
    }
    for color in both {
        let rights: Vec<String> = rights(position, color).map(right_words).collect();
        if !rights.is_empty() {
            sentences.push(words.side_may_castle(color, one_of(&rights)));
        }
    }
    if let Some(square) = position.en_passant {
        sentences.push(words.en_passant_square(square));
    }
    if let Some(checks) = position.remaining_checks {
        sentences.push(words.checks_to_come(u32::from(checks.white), u32::from(checks.black)));
    }
    sentences.join(" ")
}

/// "White: king e1; rooks a1 and h1."
pub fn side_sentence(position: &Position, color: Color) -> String {
    let group = |(role, squares)| {
        let names: Vec<String> = by_file(squares).map(|square| square.to_string()).collect();
        annex_words().pieces_on(role, names.len(), all_of(&names))
    };
    let groups: Vec<String> = pieces_by_role(position, color).map(group).collect();
    if groups.is_empty() {
        annex_words().side_no_pieces(color)
    } else {
        annex_words().side_pieces(color, apart(&groups))
    }
}

fn right_words(right: Right) -> String {
    match right {
        Right::Side(side) => annex_words().castle_wing(side),
        Right::Rook(square) => annex_words().castle_with(square),
    }
}

/// What a text form is called.
pub fn text_form_name(form: TextForm) -> &'static str {
    let words = annex_words();
    match form {
        TextForm::Ascii => words.text_ascii(),
        TextForm::Unicode => words.text_unicode(),
        TextForm::LatexChessboard => "LaTeX: chessboard",
        TextForm::LatexFenboard => "LaTeX: skak",
        TextForm::WikipediaEnglish => words.text_wikipedia_english(),
        TextForm::WikipediaGerman => words.text_wikipedia_german(),
        TextForm::WikipediaFrench => words.text_wikipedia_french(),
        TextForm::Markdown => "Markdown",
        TextForm::HtmlImage => words.text_html_image(),
        TextForm::HtmlTable => words.text_html_table(),
        TextForm::Pgn => "PGN",
        TextForm::BbCode => words.text_forum(),
        TextForm::Json => "JSON",
        TextForm::PiecesEnglish => words.text_pieces_english(),
        TextForm::PiecesGerman => words.text_pieces_german(),
        TextForm::PiecesFrench => words.text_pieces_french(),
        TextForm::PiecesSpanish => words.text_pieces_spanish(),
    }
}

/// What a form of text wants of the place where it is pasted, in a few words behind its name; nothing for most.
pub fn text_form_note(form: TextForm) -> &'static str {
    let words = annex_words();
    match form {
        TextForm::Ascii | TextForm::Unicode => words.note_monospaced(),
        TextForm::LatexChessboard => words.note_chessboard(),
        TextForm::LatexFenboard => words.note_skak(),
        TextForm::Markdown | TextForm::HtmlImage => words.note_picture_beside(),
        TextForm::HtmlTable => words.note_table(),
        TextForm::Pgn => words.note_pgn(),
        _ => "",
    }
}

/// What a group of forms is called.
pub fn text_group_name(group: TextGroup) -> &'static str {
    let words = annex_words();
    match group {
        TextGroup::Diagrams => words.group_diagrams(),
        TextGroup::Books => words.group_books(),
        TextGroup::Wikipedia => words.group_wikipedia(),
        TextGroup::Web => words.group_web(),
        TextGroup::Programs => words.group_programs(),
        TextGroup::Lists => words.group_lists(),
    }
}

/// What the button is called that copies a form of text.
pub fn copy_text_label(form: TextForm) -> String {
    annex_words().copy_form(text_form_name(form))
}

/// A form of text was copied.
pub fn text_copied(form: TextForm) -> String {
    annex_words().form_copied(text_form_name(form))
}

/// What the link to a site is called.
pub fn open_site_label(site: Site) -> String {
    annex_words().open_site(site_name(site))
}

/// What a site is called.
pub fn site_name(site: Site) -> &'static str {
    let words = annex_words();
    match site {
        Site::LichessAnalysis => words.site_lichess_analysis(),
        Site::LichessEditor => words.site_lichess_editor(),
        Site::ChessCom => words.site_chess_com(),
        Site::Syzygy => words.site_syzygy(),
        Site::ChessDb => "ChessDB",
    }
}

/// Why a site would refuse the position, as a sentence.
pub fn refusal_sentence(refused: Refused, position: &Position) -> String {
    let words = annex_words();
    match refused.reason {
        Refusal::Variant(Variant::Chess) => words.refused_game(words.refused_chess()),
        Refusal::Variant(Variant::Atomic) => words.refused_game(words.refused_atomic()),
        Refusal::Variant(variant) => words.refused_game(variant_name(variant)),
        Refusal::TooManyMen { most, count } => words.refused_men(count, most),
        Refusal::Castling => words.refused_castling().into(),
        Refusal::Chess960 => words.refused_chess960().into(),
        Refusal::Finding(finding) => finding_sentence(&finding, position),
    }
}

/// "green arrow from e2 to e4".
pub fn mark_words(mark: Mark) -> String {
    let words = annex_words();
    match mark.shape {
        Shape::Fill(square) => words.mark_square(mark.color, square),
        Shape::Circle(square) => words.mark_circle(mark.color, square),
        Shape::Arrow(from, to) => words.mark_arrow(mark.color, from, to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::{Rules, findings};
    use crate::locale::built::speak_language;
    use crate::marks::MarkColor;
    use crate::notation::read_lenient;
    use crate::position::Square;

    fn long(fen: &str) -> String {
        position_sentence(&read_lenient(fen).position)
    }

    #[test]
    fn a_position_is_told_so_that_it_can_be_set_up() {
        assert_eq!(
            long("4k3/8/8/3pP3/8/8/7P/R3K2R w KQ d6 0 1"),
            "Chess position with 7 men, White to move. White: king e1; rooks a1 and h1; pawns e5 and h2. \
             Black: king e8; pawn d5. White may castle kingside or queenside. En passant square d6."
        );
        assert_eq!(
            long("8/8/8/8/8/8/8/8 b - - 0 1"),
            "Empty chess board, Black to move. White: no pieces. Black: no pieces."
        );
        assert_eq!(
            long("8/8/8/8/8/8/8/4K1RR[QNNp] w KG - 3+1 0 1"),
            "Chess position with 3 men, White to move. White: king e1; rooks g1 and h1. Black: no pieces. \
             White has in hand: a queen and 2 knights. Black has in hand: a pawn. \
             White may castle kingside or with the rook on g1. Checks still to give: White 3, Black 1."
        );
        assert_eq!(position_title(&Position::START), "Start position of chess, White to move");
    }

    #[test]
    fn a_position_is_told_in_every_language() {
        let fen = "4k3/8/8/3pP3/8/8/7P/R3K2R w KQkq d6 0 1";
        for (language, said) in [
            (
                "de",
                "Schachstellung mit 7 Steinen, Weiß am Zug. Weiß: König e1; Türme a1 und h1; Bauern e5 und h2. Schwarz: König e8; Bauer d5. Weiß darf kurz oder lang rochieren. Schwarz darf kurz oder lang rochieren. En-passant-Feld d6.",
            ),
            (
                "fr",
                "Position d’échecs à 7 pièces, trait aux Blancs. Blancs\u{a0}: roi e1\u{202f}; tours a1 et h1\u{202f}; pions e5 et h2. Noirs\u{a0}: roi e8\u{202f}; pion d5. Les Blancs peuvent faire le petit roque ou le grand roque. Les Noirs peuvent faire le petit roque ou le grand roque. Case de prise en passant\u{a0}: d6.",
            ),
            (
                "es",
                "Posición de ajedrez con 7 piezas, juegan blancas. Blancas: rey e1; torres a1 y h1; peones e5 y h2. Negras: rey e8; peón d5. Las blancas pueden enrocar corto o largo. Las negras pueden enrocar corto o largo. Casilla al paso: d6.",
            ),
        ] {
            speak_language(language);
            assert_eq!(long(fen), said);
        }
    }

    #[test]
    fn every_form_and_site_has_a_name_of_its_own() {
        for (index, form) in TextForm::ALL.into_iter().enumerate() {
            assert!(
                TextForm::ALL[..index].iter().all(|other| text_form_name(*other) != text_form_name(form))
            );
            assert_eq!(copy_text_label(form), format!("Copy {}", text_form_name(form)));
        }
        for (index, site) in Site::ALL.into_iter().enumerate() {
            assert!(Site::ALL[..index].iter().all(|other| site_name(*other) != site_name(site)));
        }
    }

    #[test]
    fn refusals_and_marks_are_said() {
        let position = read_lenient("4k3/8/8/8/8/8/8/K3K3 w - - 0 1").position;
        let refused = |reason| refusal_sentence(Refused { reason }, &position);
        let found = findings(&position, &Rules::STANDARD).remove(0);
        assert_eq!(refused(Refusal::Finding(found)), "White has 2 kings (a1 and e1). Each side has one.");
        assert_eq!(refused(Refusal::Variant(Variant::Horde)), "This site does not have Horde.");
        for reason in [Refusal::Castling, Refusal::Chess960, Refusal::TooManyMen { most: 7, count: 8 }] {
            assert!(refused(reason).ends_with('.'));
        }
        let mark = Mark::drawn(Square::E2, Square::E4, MarkColor::Green);
        assert_eq!(mark_words(mark), "green arrow from e2 to e4");
    }
}
