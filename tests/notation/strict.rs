//! What the strict reader faults, where, and how it can be mended.

use std::collections::BTreeSet;

use forsyth::notation::Dialect::{Crazyhouse, Fen, Horde, Shredder, ThreeCheck, XFen};
use forsyth::notation::FaultKind::{
    AdjacentDigits, BadDigit, EmptyField, EmptyRank, EnPassantRank, ExtraFields, ExtraRanks, ExtraSpace,
    ForeignCharacter, LeadingSlash, LeadingZero, MissingFields, MissingRanks, NotANumber, Nothing,
    NumberTooLarge, Pocket, PromotedMark, RankTooLong, RankTooShort, RightRepeated, RightsOrder,
    TooManyRights, TrailingSlash, UnknownChecks, UnknownPiece, UnknownRight, UnknownSide, UnknownSquare,
};
use forsyth::notation::{Dialect, FaultKind, Field, Span, read, read_lenient, write};
use forsyth::position::{Color, Position, Rank, Square};

use crate::{START, only_fault};

/// Text, first fault's kind and span, and the text after its fix.
const STANDARD: &[(&str, FaultKind, Span, Option<&str>)] = &[
    ("", Nothing, Span::new(0, 0), None),
    (
        "8/8/8/8/8/8/8/7 w - - 0 1",
        RankTooShort(Rank::First, 7),
        Span::new(14, 15),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        "8/ppp/8/8/8/8/8/8 w - - 0 1",
        RankTooShort(Rank::Seventh, 3),
        Span::new(2, 5),
        Some("8/ppp5/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        "8/ppp6/8/8/8/8/8/8 w - - 0 1",
        RankTooLong(Rank::Seventh, 9),
        Span::new(5, 6),
        Some("8/ppp5/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        "8/8/8/8/8/8/8/RNBQKBNRR w - - 0 1",
        RankTooLong(Rank::First, 9),
        Span::new(22, 23),
        Some("8/8/8/8/8/8/8/RNBQKBNR w - - 0 1"),
    ),
    (
        "8/8/8/8/8/8/88 w - - 0 1",
        RankTooLong(Rank::Second, 16),
        Span::new(13, 14),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    ("8/8/44/8/8/8/8/8 w - - 0 1", AdjacentDigits, Span::new(4, 6), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8//8/8/8/8/8 w - - 0 1", EmptyRank(Rank::Sixth), Span::new(4, 4), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8 w - - 0 1", MissingRanks(7), Span::new(13, 13), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8/8/8 w - - 0 1", ExtraRanks(9), Span::new(15, 17), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8/8/ w - - 0 1", TrailingSlash, Span::new(15, 16), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("/8/8/8/8/8/8/8/8 w - - 0 1", LeadingSlash, Span::new(0, 1), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8/9 w - - 0 1", BadDigit('9'), Span::new(14, 15), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8/80 w - - 0 1", BadDigit('0'), Span::new(15, 16), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8/xx6 w - - 0 1", UnknownPiece('x'), Span::new(14, 16), None),
    ("8/8/8/8/8/8/8/Q~7 w - - 0 1", PromotedMark, Span::new(15, 16), Some("8/8/8/8/8/8/8/Q7 w - - 0 1")),
    ("8/8/8/8/8/8/8/8 W - - 0 1", UnknownSide, Span::new(16, 17), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8/8 s - - 0 1", UnknownSide, Span::new(16, 17), None),
    ("8/8/8/8/8/8/8/8 w kK - 0 1", RightsOrder, Span::new(18, 20), Some("8/8/8/8/8/8/8/8 w Kk - 0 1")),
    ("8/8/8/8/8/8/8/8 w KK - 0 1", RightRepeated, Span::new(19, 20), Some("8/8/8/8/8/8/8/8 w K - 0 1")),
    ("8/8/8/8/8/8/8/8 w QK - 0 1", RightsOrder, Span::new(18, 20), Some("8/8/8/8/8/8/8/8 w KQ - 0 1")),
    ("8/8/8/8/8/8/8/8 w Kx - 0 1", UnknownRight('x'), Span::new(19, 20), Some("8/8/8/8/8/8/8/8 w K - 0 1")),
    ("8/8/8/8/8/8/8/8 w x - 0 1", UnknownRight('x'), Span::new(18, 19), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8/8 w - e9 0 1", UnknownSquare, Span::new(20, 22), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8/8 w - E6 0 1", UnknownSquare, Span::new(20, 22), Some("8/8/8/8/8/8/8/8 w - e6 0 1")),
    (
        "8/8/8/8/4P3/8/8/8 b - e4 0 1",
        EnPassantRank(Square::E4),
        Span::new(22, 24),
        Some("8/8/8/8/4P3/8/8/8 b - e3 0 1"),
    ),
    (
        "8/8/8/8/8/8/8/8 w - a1 0 1",
        EnPassantRank(Square::A1),
        Span::new(20, 22),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        "8/8/8/8/8/8/8/8 w - - -1 1",
        NotANumber(Field::Halfmove),
        Span::new(22, 24),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        "8/8/8/8/8/8/8/8 w - - 0 4294967296",
        NumberTooLarge(Field::Fullmove),
        Span::new(24, 34),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    ("8/8/8/8/8/8/8/8 w - - 0 07", LeadingZero, Span::new(24, 26), Some("8/8/8/8/8/8/8/8 w - - 0 7")),
    (
        "8/8/8/8/8/8/8/8 w -",
        MissingFields(Field::EnPassant),
        Span::new(19, 19),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    ("8/8/8/8/8/8/8/8 w - - 0 1 x y", ExtraFields, Span::new(26, 29), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    (" 8/8/8/8/8/8/8/8 w - - 0 1", ExtraSpace, Span::new(0, 1), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    ("8/8/8/8/8/8/8/8   w - - 0 1", ExtraSpace, Span::new(15, 17), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    (
        "8/8/8/8/8/8/8/8 w  - 0 1",
        EmptyField(Field::Castling),
        Span::new(18, 18),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    ("8/8/8/8/8/8/8/8 w - \u{2013} 0 1", ForeignCharacter('\u{2013}'), Span::new(20, 21), None),
    (
        "rnbqkbnrpppppppp8888PPPPPPPPRNBQKBNR w KQkq - 0 1",
        RankTooLong(Rank::Eighth, 64),
        Span::new(8, 36),
        Some(START),
    ),
];

/// The same for what only some dialects have.
const DIALECTS: &[(Dialect, &str, FaultKind, Span, Option<&str>)] = &[
    (Fen, "8/8/8/8/8/8/8/K7[Q] w - - 0 1", Pocket, Span::new(16, 19), Some("8/8/8/8/8/8/8/K7 w - - 0 1")),
    (
        Fen,
        "8/8/8/8/8/8/8/8 w H - 0 1",
        UnknownRight('H'),
        Span::new(18, 19),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        Fen,
        "8/8/8/8/8/8/8/8  - - 0 1",
        EmptyField(Field::Side),
        Span::at(16),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (Fen, " w - - 0 1", EmptyField(Field::Placement), Span::at(0), None),
    (
        Fen,
        "8/8/8/8/8/8/8/8 w - - 9999999999 1",
        NumberTooLarge(Field::Halfmove),
        Span::new(22, 32),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        Fen,
        "8/8/8/8/8/8/8/8 w - - 0 1.",
        NotANumber(Field::Fullmove),
        Span::new(24, 26),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (Horde, "8/8/8/8/8/8/8/8 w - - 0 0", LeadingZero, Span::new(24, 25), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    (Horde, "8/8/8/8/8/8/8/7? w - - 0 1", UnknownPiece('?'), Span::new(15, 16), None),
    (
        Crazyhouse,
        "8/8/8/8/8/8/8/8[Qk] w - - 0 1",
        Pocket,
        Span::new(15, 19),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (Crazyhouse, "8/8/8/8/8/8/8/8[Q w - - 0 1", Pocket, Span::new(15, 17), Some("8/8/8/8/8/8/8/8 w - - 0 1")),
    (
        Crazyhouse,
        "8/8/8/8/8/8/8/8[Q]p w - - 0 1",
        Pocket,
        Span::new(15, 19),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        Crazyhouse,
        "8/8/8/8/8/8/8/8[q2] w - - 0 1",
        Pocket,
        Span::new(15, 19),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        Crazyhouse,
        "8/8/8/8/8/8/8/8/pK w - - 0 1",
        Pocket,
        Span::new(15, 18),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        Crazyhouse,
        "8/8/8/8/8/8[p] w - - 0 1",
        MissingRanks(6),
        Span::at(11),
        Some("8/8/8/8/8/8/8/8[p] w - - 0 1"),
    ),
    (
        Crazyhouse,
        "8/8/8/8/8/8/8/8~[] w - - 0 1",
        PromotedMark,
        Span::new(15, 16),
        Some("8/8/8/8/8/8/8/8[] w - - 0 1"),
    ),
    (
        Crazyhouse,
        "8/8/8/8/8/8/8/~Q7[] w - - 0 1",
        PromotedMark,
        Span::new(14, 15),
        Some("8/8/8/8/8/8/8/Q7[] w - - 0 1"),
    ),
    (
        Crazyhouse,
        "/8/8/8/8/8/8/8/8[] w - - 0 1",
        LeadingSlash,
        Span::new(0, 1),
        Some("8/8/8/8/8/8/8/8[] w - - 0 1"),
    ),
    (
        ThreeCheck,
        "8/8/8/8/8/8/8/8 w - - 0 1",
        UnknownChecks,
        Span::at(21),
        Some("8/8/8/8/8/8/8/8 w - - 3+3 0 1"),
    ),
    (
        ThreeCheck,
        "8/8/8/8/8/8/8/8 w - - 4+1 0 1",
        UnknownChecks,
        Span::new(22, 25),
        Some("8/8/8/8/8/8/8/8 w - - 3+3 0 1"),
    ),
    (
        ThreeCheck,
        "8/8/8/8/8/8/8/8 w - - 0 1 +1+4",
        UnknownChecks,
        Span::new(26, 30),
        Some("8/8/8/8/8/8/8/8 w - - 0 1 +0+0"),
    ),
    (
        ThreeCheck,
        "8/8/8/8/8/8/8/8 w - - 3+3 0",
        MissingFields(Field::Fullmove),
        Span::at(27),
        Some("8/8/8/8/8/8/8/8 w - - 3+3 0 1"),
    ),
    (
        ThreeCheck,
        "8/8/8/8/8/8/8/8 w - - 3+3 0 1 0",
        ExtraFields,
        Span::new(30, 31),
        Some("8/8/8/8/8/8/8/8 w - - 3+3 0 1"),
    ),
    (
        ThreeCheck,
        "8/8/8/8/8/8/8/8 w - -  3+3 0 1",
        ExtraSpace,
        Span::new(21, 22),
        Some("8/8/8/8/8/8/8/8 w - - 3+3 0 1"),
    ),
    (XFen, "rrrr4/8/8/8/8/8/8/8 w abc - 0 1", TooManyRights(Color::Black), Span::new(24, 25), None),
    (XFen, "8/8/8/8/8/8/8/8 w kK - 0 1", RightsOrder, Span::new(18, 20), Some("8/8/8/8/8/8/8/8 w Kk - 0 1")),
    (XFen, "8/8/8/8/8/8/8/8 w HK - 0 1", RightRepeated, Span::new(19, 20), Some("8/8/8/8/8/8/8/8 w H - 0 1")),
    (
        XFen,
        "8/8/8/8/8/8/8/8 w Ki - 0 1",
        UnknownRight('i'),
        Span::new(19, 20),
        Some("8/8/8/8/8/8/8/8 w K - 0 1"),
    ),
    (
        Shredder,
        "8/8/8/8/8/8/8/8 w K - 0 1",
        UnknownRight('K'),
        Span::new(18, 19),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        Shredder,
        "8/8/8/8/8/8/8/8 w q - 0 1",
        UnknownRight('q'),
        Span::new(18, 19),
        Some("8/8/8/8/8/8/8/8 w - - 0 1"),
    ),
    (
        Shredder,
        "8/8/8/8/8/8/8/8 w hH - 0 1",
        RightsOrder,
        Span::new(18, 20),
        Some("8/8/8/8/8/8/8/8 w Hh - 0 1"),
    ),
    (
        Shredder,
        "8/8/8/8/8/8/8/8 w HAHA - 0 1",
        RightRepeated,
        Span::new(20, 21),
        Some("8/8/8/8/8/8/8/8 w HA - 0 1"),
    ),
];

#[test]
fn each_fault_has_its_kind_its_place_and_a_fix_that_mends_it() {
    let standard = STANDARD.iter().map(|(text, kind, span, fixed)| (&Fen, text, kind, span, fixed));
    let dialects =
        DIALECTS.iter().map(|(dialect, text, kind, span, fixed)| (dialect, text, kind, span, fixed));
    for (dialect, text, kind, span, fixed) in standard.chain(dialects) {
        let reading = read(text, *dialect);
        let first = reading.faults.first().unwrap_or_else(|| panic!("{text:?} has a fault"));
        assert_eq!((first.kind, first.span), (*kind, *span), "{dialect:?} {text:?}: {:?}", reading.faults);
        let mended = first.fix().map(|fix| fix.apply(text));
        assert_eq!(mended.as_deref(), *fixed, "{dialect:?} {text:?}");
        if let Some(mended) = mended {
            assert!(read(&mended, *dialect).is_well_formed(), "{dialect:?} {mended:?}");
        }
    }
}

/// All but those that only the lenient reader, EPD and the letters of other languages have.
#[test]
fn no_kind_of_fault_is_without_a_case() {
    let kinds = STANDARD.iter().map(|case| case.1).chain(DIALECTS.iter().map(|case| case.2));
    let proven: BTreeSet<_> = kinds.map(FaultKind::name).collect();
    let known = [
        "adjacent-digits",
        "bad-digit",
        "empty-field",
        "empty-rank",
        "en-passant-rank",
        "extra-fields",
        "extra-ranks",
        "extra-space",
        "foreign-character",
        "leading-slash",
        "leading-zero",
        "missing-fields",
        "missing-ranks",
        "not-a-number",
        "nothing",
        "number-too-large",
        "pocket",
        "promoted-mark",
        "rank-too-long",
        "rank-too-short",
        "right-repeated",
        "rights-order",
        "too-many-rights",
        "trailing-slash",
        "unknown-checks",
        "unknown-piece",
        "unknown-right",
        "unknown-side",
        "unknown-square",
    ];
    assert_eq!(proven, known.into());
}

#[test]
fn each_dialect_takes_what_is_its_own() {
    for (dialect, text, canonical) in [
        (Fen, START, START),
        (Horde, START, START),
        (XFen, "4k3/8/8/8/8/8/8/1R2K1RR w GB - 0 1", "4k3/8/8/8/8/8/8/1R2K1RR w GQ - 0 1"),
        (XFen, "r3k2r/8/8/8/8/8/8/4K3 w qk - 0 1", "r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1"),
        (Shredder, "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        (Crazyhouse, "8/8/8/8/8/8/8/Q~7[pNQ] w - - 0 1", "8/8/8/8/8/8/8/Q~7[NQp] w - - 0 1"),
        (Crazyhouse, "8/8/8/8/8/8/8/8/Bb w - - 0 1", "8/8/8/8/8/8/8/8[Bb] w - - 0 1"),
        (Crazyhouse, "8/8/8/8/8/8/8/8[-] w - - 0 1", "8/8/8/8/8/8/8/8[] w - - 0 1"),
        (Crazyhouse, "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8[] w - - 0 1"),
        (ThreeCheck, "8/8/8/8/8/8/8/8 w - - 3+1 0 1", "8/8/8/8/8/8/8/8 w - - 3+1 0 1"),
        (ThreeCheck, "8/8/8/8/8/8/8/8 w - - 0 1 +0+2", "8/8/8/8/8/8/8/8 w - - 3+1 0 1"),
    ] {
        let reading = read(text, dialect);
        assert!(reading.is_well_formed(), "{dialect:?} {text:?}: {:?}", reading.faults);
        assert_eq!(write(&reading.position), canonical, "{dialect:?} {text:?}");
    }
}

#[test]
fn a_fault_in_one_rank_moves_no_piece_of_another() {
    let reading = read("rnbqkbnr/ppp/8/8/8/8/PPPPPPPP/RNBQKBNRQQ w KQkq - 0 1", Fen);
    assert_eq!(reading.faults.len(), 2);
    for square in [Square::A8, Square::H8, Square::C7, Square::A2, Square::H1] {
        assert_eq!(reading.position.piece_at(square), Position::START.piece_at(square), "{square}");
    }
    assert_eq!(reading.position.piece_at(Square::D7), None);
}

#[test]
fn a_foreign_character_in_a_field_is_reported_once_where_it_stands() {
    for (text, at) in [
        ("8/8/8/8/8/8/8/8 w\u{E9} - - 0 1", 17),
        ("8/8/8/8/8/8/8/8 w K\u{E9} - 0 1", 19),
        ("8/8/8/8/8/8/8/8 w - e\u{E9}3 0 1", 21),
        ("8/8/8/8/8/8/8/8 w - - 1\u{E9} 1", 23),
        ("8/8/8/8/8/8/8/8 w - - 0 12\u{E9}5", 26),
    ] {
        for faults in [read(text, Fen).faults, read_lenient(text).faults] {
            let found: Vec<_> = faults.iter().map(|fault| (fault.kind, fault.span)).collect();
            assert_eq!(found, [(ForeignCharacter('\u{E9}'), Span::new(at, at + 1))], "{text}");
        }
    }
}

#[test]
fn every_fault_is_reported_not_only_the_first() {
    let reading = read("8/7/8/8/8/8/8/8 x Kx e9 -1 0", Fen);
    let fields: Vec<_> = reading.faults.iter().map(|fault| fault.kind.field().name()).collect();
    assert_eq!(fields, ["placement", "side", "castling", "ep", "halfmove", "fullmove"]);
    assert!(reading.position.castling.contains(Square::H1), "what could be read was read");
}

#[test]
fn faults_name_their_rank_and_its_squares() {
    let reading = read("8/8/8/4x3/8/8/8/8 w - - 0 1", Fen);
    let fault = only_fault(&reading);
    assert_eq!(fault.context, Span::new(6, 9));
    assert_eq!(fault.squares.single_square(), Some(Square::E5));
}

#[test]
fn spaces_before_a_record_go_with_one_fix() {
    for spaces in 1..4 {
        let text = format!("{}8/8/8/8/8/8/8/8 w - - 0 1", " ".repeat(spaces));
        let reading = read(&text, Fen);
        let fix = reading.faults[0].fix().expect("a fix");
        assert_eq!(fix.apply(&text), text.trim_start());
    }
}
