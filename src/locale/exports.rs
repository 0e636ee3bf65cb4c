//! What is said about a position that goes elsewhere: the position in words, the names of forms and sites, why a site
//! would refuse it, and marks.

use super::sentences::enumerate;
use super::{finding_sentence, piece_words, words};
use crate::export::links::{Refusal, Refused, Site};
use crate::export::text::{TextForm, TextGroup};
use crate::export::words::{Right, Wording, by_file, men, rights};
use crate::legality::{Finding, FindingKind, Variant};
use crate::marks::{Mark, MarkColor, Shape};
use crate::position::{Bitboard, CastlingSide, Color, Position, Role};

/// The position in words, short and long.
pub fn wording(position: &Position) -> Wording {
    Wording { short: position_title(position), long: position_sentence(position), piece: piece_words }
}

/// "Chess position with 4 men, White to move".
pub fn position_title(position: &Position) -> String {
    let count = position.board().occupied().count();
    let what = match count {
        _ if *position == Position::START => "Start position of chess".into(),
        0 => "Empty chess board".into(),
        1 => "Chess position with 1 man".into(),
        count => format!("Chess position with {count} men"),
    };
    format!("{what}, {} to move", words().color(position.turn))
}

/// The whole position as sentences that can be heard: whose move it is, the pieces of each side with their squares,
/// pieces in hand, castling, en passant, checks to come.
pub fn position_sentence(position: &Position) -> String {
    let mut text = position_title(position);
    text.push('.');
    for color in [Color::White, Color::Black] {
        text.push(' ');
        text.push_str(words().color(color));
        let groups: Vec<String> = men(position, color).map(|(role, squares)| group(role, squares)).collect();
        if groups.is_empty() {
            text.push_str(": no pieces.");
        } else {
            text.push_str(": ");
            text.push_str(&groups.join("; "));
            text.push('.');
        }
    }
    if let Some(pockets) = position.pockets() {
        for color in [Color::White, Color::Black] {
            let held: Vec<String> = Role::ALL
                .into_iter()
                .rev()
                .filter(|role| pockets[color][*role] > 0)
                .map(|role| counted(role, usize::from(pockets[color][role])))
                .collect();
            if !held.is_empty() {
                text.push_str(&format!(
                    " {} has in hand: {}.",
                    words().color(color),
                    enumerate(&held, " and ")
                ));
            }
        }
    }
    for color in [Color::White, Color::Black] {
        let rights: Vec<String> = rights(position, color).map(right_words).collect();
        if !rights.is_empty() {
            text.push_str(&format!(" {} may castle {}.", words().color(color), enumerate(&rights, " or ")));
        }
    }
    if let Some(square) = position.en_passant {
        text.push_str(&format!(" En passant square {square}."));
    }
    if let Some(checks) = position.remaining_checks {
        let (white, black) = (u32::from(checks.white), u32::from(checks.black));
        text.push_str(&format!(" Checks still to give: White {white}, Black {black}."));
    }
    text
}

/// "king e1", "rooks a1 and h1".
fn group(role: Role, squares: Bitboard) -> String {
    let names: Vec<String> = by_file(squares).map(|square| square.to_string()).collect();
    format!("{} {}", role_words(role, names.len()), enumerate(&names, " and "))
}

/// "a queen", "2 knights".
fn counted(role: Role, count: usize) -> String {
    match count {
        1 => format!("a {}", role_words(role, 1)),
        count => format!("{count} {}", role_words(role, count)),
    }
}

const fn role_words(role: Role, count: usize) -> &'static str {
    match (role, count) {
        (Role::Pawn, 1) => "pawn",
        (Role::Pawn, _) => "pawns",
        (Role::Knight, 1) => "knight",
        (Role::Knight, _) => "knights",
        (Role::Bishop, 1) => "bishop",
        (Role::Bishop, _) => "bishops",
        (Role::Rook, 1) => "rook",
        (Role::Rook, _) => "rooks",
        (Role::Queen, 1) => "queen",
        (Role::Queen, _) => "queens",
        (Role::King, 1) => "king",
        (Role::King, _) => "kings",
    }
}

fn right_words(right: Right) -> String {
    match right {
        Right::Side(CastlingSide::KingSide) => "kingside".into(),
        Right::Side(CastlingSide::QueenSide) => "queenside".into(),
        Right::Rook(square) => format!("with the rook on {square}"),
    }
}

/// What a text form is called.
pub const fn text_form_name(form: TextForm) -> &'static str {
    match form {
        TextForm::Ascii => "Diagram of letters",
        TextForm::Unicode => "Diagram of figurines",
        TextForm::LatexChessboard => "LaTeX: chessboard",
        TextForm::LatexFenboard => "LaTeX: skak",
        TextForm::WikipediaEnglish => "Wikipedia, English",
        TextForm::WikipediaGerman => "Wikipedia, German",
        TextForm::WikipediaFrench => "Wikipedia, French",
        TextForm::Markdown => "Markdown",
        TextForm::HtmlImage => "HTML: picture",
        TextForm::HtmlTable => "HTML: table",
        TextForm::Pgn => "PGN",
        TextForm::BbCode => "Forum code",
        TextForm::Json => "JSON",
        TextForm::PiecesEnglish => "Pieces in English",
        TextForm::PiecesGerman => "Pieces in German",
        TextForm::PiecesFrench => "Pieces in French",
        TextForm::PiecesSpanish => "Pieces in Spanish",
    }
}

/// What a form of text wants of the place where it is pasted, in a few words behind its name; nothing for most.
pub const fn text_form_note(form: TextForm) -> &'static str {
    match form {
        TextForm::Ascii | TextForm::Unicode => "for monospaced fonts",
        TextForm::LatexChessboard => "packages chessboard or xskak",
        TextForm::LatexFenboard => "packages skak or xskak",
        TextForm::Markdown | TextForm::HtmlImage => "with the picture’s file beside it",
        TextForm::HtmlTable => "read well by screen readers",
        TextForm::Pgn => "a game that starts here",
        _ => "",
    }
}

/// What a group of forms is called.
pub const fn text_group_name(group: TextGroup) -> &'static str {
    match group {
        TextGroup::Diagrams => "Diagrams",
        TextGroup::Books => "Books",
        TextGroup::Wikipedia => "Wikipedia",
        TextGroup::Web => "Web and forums",
        TextGroup::Programs => "Programs",
        TextGroup::Lists => "Lists of pieces",
    }
}

/// What the button is called that copies a form of text.
pub fn copy_text_label(form: TextForm) -> String {
    format!("Copy {}", text_form_name(form))
}

/// A form of text was copied.
pub fn text_copied(form: TextForm) -> String {
    format!("Copied: {}", text_form_name(form))
}

/// What the link to a site is called.
pub fn open_site_label(site: Site) -> String {
    format!("{} (opens a new tab)", site_name(site))
}

/// What a site is called.
pub const fn site_name(site: Site) -> &'static str {
    match site {
        Site::LichessAnalysis => "Lichess analysis",
        Site::LichessEditor => "Lichess editor",
        Site::ChessCom => "Chess.com analysis",
        Site::Syzygy => "Syzygy tablebases",
        Site::ChessDb => "ChessDB",
    }
}

/// Why a site would refuse the position, as a sentence.
pub fn refusal_sentence(refused: Refused, position: &Position) -> String {
    match refused.reason {
        Refusal::Variant(variant) => format!("This site does not have {}.", game_words(variant)),
        Refusal::TooManyMen { most, count } => {
            format!("There are {count} pieces and pawns on the board. The tablebases have at most {most}.")
        }
        Refusal::Castling => "The tablebases have no positions in which castling is possible.".into(),
        Refusal::Chess960 => "This site knows castling from the usual squares only.".into(),
        Refusal::Finding(kind) => finding_sentence(&bare(kind, position), position),
    }
}

/// A finding with the squares that its sentence names.
fn bare(kind: FindingKind, position: &Position) -> Finding {
    let squares = match kind {
        FindingKind::ManyKings(color) => position.kings(color),
        FindingKind::PawnOnBackRank => position.board().pawns() & Bitboard::BACKRANKS,
        FindingKind::AdjacentKings => position.board().kings(),
        _ => Bitboard::EMPTY,
    };
    Finding { kind, severity: kind.severity(), squares, repairs: Vec::new() }
}

const fn game_words(variant: Variant) -> &'static str {
    match variant {
        Variant::Chess => "chess",
        Variant::Crazyhouse => "Crazyhouse",
        Variant::ThreeCheck => "Three-check",
        Variant::KingOfTheHill => "King of the Hill",
        Variant::Atomic => "Atomic chess",
        Variant::Antichess => "Antichess",
        Variant::Horde => "Horde",
        Variant::RacingKings => "Racing Kings",
    }
}

/// The name of a mark's colour.
pub const fn mark_color_words(color: MarkColor) -> &'static str {
    match color {
        MarkColor::Green => "green",
        MarkColor::Red => "red",
        MarkColor::Blue => "blue",
        MarkColor::Yellow => "yellow",
    }
}

/// "green arrow from e2 to e4".
pub fn mark_words(mark: Mark) -> String {
    let color = mark_color_words(mark.color);
    match mark.shape {
        Shape::Fill(square) => format!("{color} square {square}"),
        Shape::Circle(square) => format!("{color} circle on {square}"),
        Shape::Arrow(from, to) => format!("{color} arrow from {from} to {to}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        assert_eq!(
            refused(Refusal::Finding(FindingKind::ManyKings(Color::White))),
            "White has 2 kings (a1 and e1). Each side has one."
        );
        assert_eq!(refused(Refusal::Variant(Variant::Horde)), "This site does not have Horde.");
        for reason in [Refusal::Castling, Refusal::Chess960, Refusal::TooManyMen { most: 7, count: 8 }] {
            assert!(refused(reason).ends_with('.'));
        }
        let mark = Mark::drawn(Square::E2, Square::E4, MarkColor::Green);
        assert_eq!(mark_words(mark), "green arrow from e2 to e4");
    }
}
