//! Piece letters of other languages: which one is meant, and what is said when nobody knows.

use forsyth::notation::FaultKind::{
    AmbiguousLetters, ForeignCharacter, NoPosition, RankTooShort, UnknownPiece, UnknownSide,
};
use forsyth::notation::{
    Alphabet, FaultKind, Language, Localised, LocalisedReading, Span, read_localised, write,
};
use forsyth::position::{Piece, Position, Rank};
use proptest::prelude::*;

use crate::START;
use crate::properties::any_position;

fn in_letters(text: &str, alphabet: &Alphabet) -> String {
    let (placement, rest) = text.split_once(' ').unwrap_or((text, ""));
    let letters =
        placement.chars().map(|c| Piece::from_char(c).map_or(c.into(), |piece| alphabet.letter_of(piece)));
    format!("{} {rest}", letters.collect::<String>())
}

fn board(read: Localised) -> LocalisedReading {
    match read {
        Localised::Read(board) => board,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_start_position_tells_its_language() {
    for language in Language::ALL {
        let text = in_letters(START, &language.alphabet());
        let found = board(read_localised(&text, None));
        assert!(found.languages.contains(&language), "{text}: {:?}", found.languages);
        assert_eq!(found.reading.position, Position::START, "{text}");
    }
    let german = board(read_localised("tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1", None));
    let languages = [Language::German, Language::Danish, Language::Norwegian, Language::Swedish];
    assert_eq!(german.languages, languages);
}

#[test]
fn a_text_that_means_several_boards_is_asked_about() {
    let Localised::Ambiguous(boards) = read_localised("8/8/8/4k3/8/3S4/4K3/8 w - - 0 1", None) else {
        panic!("S is a knight or a bishop");
    };
    let written: Vec<String> = boards.iter().map(|board| write(&board.reading.position)).collect();
    assert_eq!(written, ["8/8/8/4k3/8/3N4/4K3/8 w - - 0 1", "8/8/8/4k3/8/3B4/4K3/8 w - - 0 1"]);
    assert!(boards[0].languages.contains(&Language::Polish) && boards[1].languages == [Language::Czech]);
    let reading = Localised::Ambiguous(boards).into_reading();
    assert_eq!(reading.faults[0].kind, AmbiguousLetters);
    assert_eq!(reading.faults[0].span, Span::new(0, 21));
    assert!(reading.has_position(), "there is one, or rather several");
}

#[test]
fn the_board_with_the_fewest_gross_faults_is_meant() {
    // In Estonian these would be eight bishops, two queens and two pawns: one man more than has promoted.
    let dutch = board(read_localised("4k3/oooooooo/8/8/8/PPLL4/OOOOOOOO/4K3 w - - 0 1", None));
    assert_eq!(dutch.languages, [Language::Dutch]);
    // Finnish and Icelandic have R for the knight, so the Romance languages with their two kings win.
    let romance = board(read_localised("4r3/pppppppp/8/8/8/8/PPPPPPPP/3DR3 w - - 0 1", None));
    assert_eq!(write(&romance.reading.position), "4k3/pppppppp/8/8/8/8/PPPPPPPP/3QK3 w - - 0 1");
    assert!(romance.languages.contains(&Language::French) && romance.languages.contains(&Language::Romanian));
}

#[test]
fn the_language_that_was_chosen_is_the_only_one() {
    let pawn = board(read_localised("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", Some(Language::German)));
    assert_eq!(write(&pawn.reading.position), "4k3/8/8/8/8/8/8/4KP2 w - - 0 1");
    let Localised::Unread(reading) = read_localised(START, Some(Language::German)) else {
        panic!("the German alphabet has no R");
    };
    let kinds: Vec<FaultKind> = reading.faults.iter().map(|fault| fault.kind).take(3).collect();
    assert_eq!(kinds, [UnknownPiece('r'), UnknownPiece('n'), UnknownPiece('q')]);
    assert_eq!(reading.faults[2].span, Span::new(3, 4));
    assert_eq!(board(read_localised(START, Some(Language::English))).languages, [Language::English]);
}

#[test]
fn places_are_in_the_text_as_it_was_given() {
    let record = "лксфкрскл/пппппппп/8/8/8/8/ПППППППП/ЛКСФКрСКЛ";
    let text = &format!("\u{201E}{record} x KQkq - 0 1\u{201C}");
    let Localised::Unread(reading) = read_localised(text, Some(Language::Russian)) else {
        panic!("x is no side");
    };
    let seen = |span: Span| text.chars().take(span.end).skip(span.start).collect::<String>();
    assert_eq!(reading.faults.len(), 1, "{:?}", reading.faults);
    assert_eq!((reading.faults[0].kind, seen(reading.faults[0].span).as_str()), (UnknownSide, "x"));
    assert_eq!(reading.fields[0].map(seen).as_deref(), Some(record));
}

#[test]
fn a_faulty_placement_is_reported_in_its_own_letters() {
    let Localised::Unread(reading) =
        read_localised("4k3/dd/8/8/8/8/8/ST2KX2 w - - 0 1", Some(Language::German))
    else {
        panic!("a short rank, and no piece X");
    };
    let kinds: Vec<FaultKind> = reading.faults.iter().map(|fault| fault.kind).collect();
    assert_eq!(kinds, [RankTooShort(Rank::Seventh, 2), UnknownPiece('X')]);
    let mended = reading.faults[0].fix().map(|fix| fix.apply("4k3/dd/8/8/8/8/8/ST2KX2 w - - 0 1"));
    assert_eq!(mended.as_deref(), Some("4k3/dd6/8/8/8/8/8/ST2KX2 w - - 0 1"));
    let Localised::Unread(reading) =
        read_localised("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ\u{41A}BNR w KQkq - 0 1", None)
    else {
        panic!("no alphabet has Latin letters and a Cyrillic one");
    };
    assert_eq!(reading.faults[0].kind, ForeignCharacter('\u{41A}'));
}

#[test]
fn what_stands_around_a_record_stays_what_it_is() {
    for text in [
        "[FEN \"tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1\"]",
        "Die Stellung: tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1",
        "https://lichess.org/editor/tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST_w_KQkq_-_0_1",
        "tsldklst\nbbbbbbbb\n8\n8\n8\n8\nBBBBBBBB\nTSLDKLST\nw KQkq - 0 1",
    ] {
        assert_eq!(board(read_localised(text, None)).reading.position, Position::START, "{text}");
    }
    for text in ["hello world", "tarda", "", "8/8/8/8/8/8/8/8"] {
        match read_localised(text, None) {
            Localised::Read(found) => assert_eq!(found.languages, [Language::English], "{text}"),
            Localised::Unread(reading) => {
                assert!(
                    text.is_empty() || reading.faults[0].kind == NoPosition,
                    "{text} {:?}",
                    reading.faults
                );
            }
            Localised::Ambiguous(_) => panic!("{text}"),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_board_reads_back_in_every_alphabet(position in any_position(), index in 0..Language::ALL.len()) {
        let language = Language::ALL[index];
        let mut plain = position.clone();
        plain.set_pockets(None);
        let text = in_letters(&write(&plain), &language.alphabet());
        let found = read_localised(&text, Some(language)).into_reading();
        prop_assert!(found.is_well_formed(), "{} {:?}", text, found.faults);
        prop_assert_eq!(found.position, plain, "{}", text);
        // Nothing panics, whatever the letters could mean beside.
        read_localised(&text, None).into_reading();
    }

    #[test]
    fn any_text_is_read_with_places_inside_it(text in "([a-zA-Zа-яА-ЯŞş1-9/ .~\\[\\]\u{200B}-]{0,60}|\\PC{0,40})") {
        let length = text.chars().count();
        for language in [None, Some(Language::Russian), Some(Language::German)] {
            let reading = read_localised(&text, language).into_reading();
            for fault in &reading.faults {
                prop_assert!(fault.span.start <= fault.span.end && fault.span.end <= length);
                prop_assert!(fault.context.end <= length);
                prop_assert!(fault.fix().is_none_or(|fix| fix.span.end <= length));
            }
        }
    }
}
