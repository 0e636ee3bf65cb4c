//! Properties of all positions, marks and texts.

use std::num::NonZeroU32;

use forsyth::editor::Document;
use forsyth::editor::address::{fragment, parse};
use forsyth::editor::variant::{VARIANTS, played};
use forsyth::export::links::{Site, file_name, link};
use forsyth::export::svg::{SvgOptions, svg};
use forsyth::export::text::{TextForm, TextOptions, write_text};
use forsyth::i18n::wording;
use forsyth::import::{Found, Import, import};
use forsyth::legality::{Rules, Variant};
use forsyth::marks::{Mark, MarkColor, Marks, Shape};
use forsyth::position::{CastlingMode, Color, File, Pockets, Position, RemainingChecks, Role, Square};
use proptest::prelude::*;

use super::options;

fn any_square() -> impl Strategy<Value = Square> {
    (0u32..64).prop_map(Square::new)
}

prop_compose! {
    fn any_marks()(
        marks in proptest::collection::vec((any_square(), any_square(), 0usize..4, any::<bool>()), 0..12),
    ) -> Marks {
        let mut set = Marks::NONE;
        for (from, to, color, fill) in marks {
            let color = MarkColor::ALL[color];
            set.draw(if fill { Mark { shape: Shape::Fill(from), color } } else { Mark::drawn(from, to, color) });
        }
        set
    }
}

prop_compose! {
    /// Any position; without what only variants have if `plain`.
    fn any_position(plain: bool)(
        squares in proptest::collection::vec((0usize..6, any::<bool>(), any::<bool>(), 0u8..10), 64),
        density in 0u8..8,
        turn in any::<bool>(),
        rooks in proptest::collection::vec((0u32..8, any::<bool>()), 0..5),
        en_passant in proptest::option::of(any_square()),
        halfmove_clock in any::<u32>(),
        fullmove_number in 1u32..,
        pocket in proptest::option::of(proptest::collection::vec(0u8..3, 10)),
        checks in proptest::option::of((0u32..4, 0u32..4)),
    ) -> Position {
        let mut position = Position::EMPTY;
        position.turn = Color::from_white(turn);
        position.en_passant = en_passant;
        position.halfmove_clock = halfmove_clock;
        position.fullmove_number = NonZeroU32::new(fullmove_number).unwrap_or(NonZeroU32::MIN);
        for (square, piece) in Square::ALL.into_iter().zip(&squares) {
            let (role, white, promoted, chance) = piece;
            if *chance < density {
                position.set_piece(square, Some(Role::ALL[*role].of(Color::from_white(*white))));
                position.set_promoted(square, *promoted && !plain);
            }
        }
        for (file, white) in rooks {
            position.castling.insert(Square::from_coords(File::new(file), Color::from_white(white).backrank()));
        }
        if !plain {
            position.remaining_checks = checks.map(|(white, black)| shakmaty::ByColor {
                white: RemainingChecks::new(white),
                black: RemainingChecks::new(black),
            });
            if let Some(counts) = pocket {
                let mut hands = Pockets::default();
                for (index, count) in counts.into_iter().enumerate() {
                    *hands.piece_mut(Role::ALL[index % 5].of(Color::from_white(index < 5))) = count;
                }
                position.set_pockets(Some(hands));
            }
        }
        position
    }
}

fn first(text: &str) -> Result<Position, TestCaseError> {
    match import(text, None) {
        Import::Positions { found, .. } if found.len() == 1 => Ok(found[0].position.clone()),
        other => Err(TestCaseError::fail(format!("{text}\n{other:?}"))),
    }
}

/// Whether a form says the side at the bottom, and the marks.
fn carried(form: TextForm) -> (bool, bool) {
    match form {
        TextForm::Pgn
        | TextForm::Json
        | TextForm::HtmlImage
        | TextForm::HtmlTable
        | TextForm::LatexChessboard => (true, true),
        TextForm::LatexFenboard
        | TextForm::Ascii
        | TextForm::Unicode
        | TextForm::WikipediaEnglish
        | TextForm::WikipediaFrench => (true, false),
        // The German template always has White at the bottom; lists and other markup have no board.
        _ => (false, false),
    }
}

/// Whether the importer cannot take the form of this position for a diagram: nothing but empty squares, or hardly one.
fn is_no_diagram(position: &Position, form: TextForm) -> bool {
    let men = position.board().occupied().count();
    match form {
        TextForm::Ascii | TextForm::Unicode => men == 0 || men > 64 - 8,
        TextForm::WikipediaEnglish | TextForm::WikipediaFrench => men == 0,
        _ => false,
    }
}

fn first_found(text: &str) -> Result<Found, TestCaseError> {
    match import(text, None) {
        Import::Positions { mut found, .. } if !found.is_empty() => Ok(found.swap_remove(0)),
        other => Err(TestCaseError::fail(format!("{text}\n{other:?}"))),
    }
}

/// Whether a list of these pieces is read as one: it has both kings.
fn has_kings(position: &Position) -> bool {
    Color::ALL.into_iter().all(|color| position.kings(color).any())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn forms_with_a_record_read_back_whole(position in any_position(false), marks in any_marks(), black in any::<bool>()) {
        let words = wording(&position);
        let options = TextOptions { marks: &marks, orientation: Color::from_black(black), ..options(&words) };
        for form in [TextForm::Markdown, TextForm::HtmlImage, TextForm::HtmlTable, TextForm::Pgn, TextForm::BbCode, TextForm::Json] {
            let text = write_text(&position, form, &options);
            prop_assert_eq!(first(&text)?, position.clone(), "{:?}\n{}", form, text);
        }
        let pgn = write_text(&position, TextForm::Pgn, &options);
        prop_assert_eq!(Marks::read_commands(&pgn).marks, marks);
    }

    /// Every form reads back to the same board, side at the bottom and marks, as far as the form can say them.
    #[test]
    fn what_stands_beside_the_board_reads_back(position in any_position(true), marks in any_marks(), black in any::<bool>()) {
        let mut position = position;
        position.halfmove_clock %= 100;
        position.fullmove_number = NonZeroU32::new(position.fullmove_number.get() % 1_000 + 51).unwrap();
        let words = wording(&position);
        let bottom = Color::from_black(black);
        let options = TextOptions { marks: &marks, orientation: bottom, ..options(&words) };
        for form in TextForm::ALL {
            let (says_side, says_marks) = carried(form);
            if !says_side && !says_marks || is_no_diagram(&position, form) {
                continue;
            }
            let text = write_text(&position, form, &options);
            let found = first_found(&text)?;
            prop_assert_eq!(found.position.board(), position.board(), "{:?}\n{}", form, text);
            if says_side {
                prop_assert_eq!(found.orientation.unwrap_or(Color::White), bottom, "{:?}\n{}", form, text);
            }
            if says_marks {
                prop_assert_eq!(&found.marks, &marks, "{:?}\n{}", form, text);
            }
        }
        // Links to the editor itself are read as what they are.
        let document = Document { marks: marks.clone(), ..Document::given(position.clone()) };
        let address = format!("https://example.org/forsyth/{}", fragment(&document, bottom));
        let found = first_found(&address)?;
        prop_assert_eq!((&found.position, found.orientation.unwrap_or(Color::White)), (&position, bottom), "{}", address);
        prop_assert_eq!(&found.marks, &marks, "{}", address);
    }

    #[test]
    fn forms_of_latex_read_back(position in any_position(true), marks in any_marks(), black in any::<bool>()) {
        let mut position = position;
        // TeX counts no further.
        position.halfmove_clock = position.halfmove_clock.min(i32::MAX.unsigned_abs());
        let number = position.fullmove_number.get().min(i32::MAX.unsigned_abs());
        position.fullmove_number = NonZeroU32::new(number).unwrap();
        let words = wording(&position);
        let options = TextOptions { marks: &marks, orientation: Color::from_black(black), ..options(&words) };
        for form in [TextForm::LatexChessboard, TextForm::LatexFenboard] {
            let text = write_text(&position, form, &options);
            prop_assert_eq!(first(&text)?, position.clone(), "{}", text);
        }
    }

    #[test]
    fn drawn_forms_read_back_with_the_side_to_move(position in any_position(true), black in any::<bool>()) {
        let words = wording(&position);
        let options = TextOptions { orientation: Color::from_black(black), ..options(&words) };
        for form in [
            TextForm::Ascii,
            TextForm::Unicode,
            TextForm::WikipediaEnglish,
            TextForm::WikipediaGerman,
            TextForm::WikipediaFrench,
            TextForm::PiecesEnglish,
            TextForm::PiecesGerman,
            TextForm::PiecesFrench,
            TextForm::PiecesSpanish,
            TextForm::PiecesProblem,
            TextForm::Popeye,
        ] {
            let is_list = form.name().starts_with("pieces") || form == TextForm::Popeye;
            if position.board().occupied().is_empty() || is_list && !has_kings(&position) {
                continue;
            }
            // Rows of words with hardly an empty square are no diagram to the importer.
            let is_diagram = matches!(form, TextForm::Ascii | TextForm::Unicode);
            if is_diagram && position.board().occupied().count() > 64 - 8 {
                continue;
            }
            let text = write_text(&position, form, &options);
            let read = first(&text)?;
            prop_assert_eq!(read.board(), position.board(), "{:?}\n{}", form, text);
            prop_assert_eq!(read.turn, position.turn, "{:?}\n{}", form, text);
        }
    }

    #[test]
    fn pictures_are_well_formed(position in any_position(false), marks in any_marks(), size in any::<u32>()) {
        let options = SvgOptions { size, marks: &marks, mover: true, ..SvgOptions::DEFAULT };
        let text = svg(&position, &options, &wording(&position), &|_| "<path d=\"M0 0\"/>");
        let document = roxmltree::Document::parse(&text);
        prop_assert!(document.is_ok(), "{}", text);
    }

    #[test]
    fn the_link_of_a_document_survives_chats_and_mails(
        position in any_position(false),
        marks in any_marks(),
        game in 0usize..8,
        black in any::<bool>(),
    ) {
        let mut document = Document::given(position);
        document.variant = played(&document.position, VARIANTS[game].0);
        document.marks = marks;
        let orientation = Color::from_white(!black);
        let link = fragment(&document, orientation);
        // What programs that look for links in a text take for part of one, whatever stands around it.
        let is_kept = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/#&=%,".contains(&byte);
        prop_assert!(link.starts_with('#') && link.bytes().all(is_kept), "{}", link);
        prop_assert!(link.ends_with(|last: char| last.is_ascii_alphanumeric()), "{}", link);
        let read = parse("", &link);
        let mut again = match &read.position {
            Some(Ok(position)) => Document::given(position.clone()),
            other => return Err(TestCaseError::fail(format!("{link}\n{other:?}"))),
        };
        read.complete(&mut again);
        prop_assert!(!read.marks_damaged, "{}", link);
        prop_assert_eq!(&again.position, &document.position, "{}", link);
        prop_assert_eq!(again.variant, document.variant, "{}", link);
        prop_assert_eq!(&again.marks, &document.marks, "{}", link);
        prop_assert_eq!(read.orientation.unwrap_or(Color::White), orientation, "{}", link);
    }

    #[test]
    fn links_never_fail_without_a_reason(position in any_position(false), game in 0usize..8, mode in any::<bool>()) {
        let games = [
            Variant::Chess,
            Variant::Crazyhouse,
            Variant::ThreeCheck,
            Variant::KingOfTheHill,
            Variant::Atomic,
            Variant::Antichess,
            Variant::Horde,
            Variant::RacingKings,
        ];
        let rules = Rules { mode: CastlingMode::from_chess960(mode), variant: games[game] };
        for site in Site::ALL {
            match link(site, &position, rules, Color::Black) {
                Ok(address) => {
                    let is_safe = |byte: u8| byte.is_ascii_alphanumeric() || b":/?=&._-%~".contains(&byte);
                    prop_assert!(address.bytes().all(is_safe), "{}", address);
                }
                Err(refused) => {
                    prop_assert!(forsyth::i18n::refusal_sentence(refused, &position).ends_with('.'));
                }
            }
        }
        let name = file_name(&position, "svg");
        prop_assert!(name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte)));
    }

    #[test]
    fn marks_read_back(marks in any_marks()) {
        prop_assert_eq!(Marks::read_link(&marks.write_link()), (marks.clone(), true));
        let commands = Marks::read_commands(&marks.write_commands());
        prop_assert!(commands.unread.is_empty());
        prop_assert_eq!(&commands.marks, &marks);
    }

    #[test]
    fn any_text_can_be_read_for_marks(text in "(\\[%c(sl|al|sf) |[GRBYgrby][a-i][0-9]|,| |\\]|é|\\PC){0,40}") {
        let length = text.chars().count();
        for unread in Marks::read_commands(&text).unread {
            prop_assert!(unread.span.start <= unread.span.end && unread.span.end <= length);
        }
        let (marks, _) = Marks::read_link(&text);
        prop_assert_eq!(Marks::read_link(&marks.write_link()), (marks, true));
    }
}
