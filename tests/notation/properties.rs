//! Properties of all positions and texts.

use std::num::NonZeroU32;

use forsyth::notation::{Dialect, read, read_lenient, read_plain, write};
use forsyth::position::{
    CastlingRights, Color, File, Pockets, Position, RemainingChecks, Role, Square, Transform,
};
use proptest::prelude::*;

fn any_square() -> impl Strategy<Value = Square> {
    (0u32..64).prop_map(Square::new)
}

prop_compose! {
    pub(crate) fn any_position()(
        squares in proptest::collection::vec(proptest::option::weighted(0.4, (0usize..6, any::<bool>(), any::<bool>())), 64),
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
        position.remaining_checks = checks.map(|(white, black)| shakmaty::ByColor {
            white: RemainingChecks::new(white),
            black: RemainingChecks::new(black),
        });
        for (square, piece) in Square::ALL.into_iter().zip(&squares) {
            if let Some((role, white, promoted)) = piece {
                position.set_piece(square, Some(Role::ALL[*role].of(Color::from_white(*white))));
                position.set_promoted(square, *promoted);
            }
        }
        for (file, white) in rooks {
            position.castling.insert(Square::from_coords(File::new(file), Color::from_white(white).backrank()));
        }
        if let Some(counts) = pocket {
            let mut hands = Pockets::default();
            for (index, count) in counts.into_iter().enumerate() {
                let piece = Role::ALL[index % 5].of(Color::from_white(index < 5));
                *hands.piece_mut(piece) = count;
            }
            position.set_pockets(Some(hands));
        }
        position
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// A record alone and one within other text are read by different functions.
    #[test]
    fn what_is_written_is_a_plain_record(position in any_position()) {
        let text = write(&position);
        prop_assert_eq!(read_plain(&text).map(|reading| reading.position), Some(position.clone()));
        let within = read_lenient(&format!("fen: {text}"));
        prop_assert_eq!((within.position, within.faults), (position, Vec::new()));
    }

    #[test]
    fn what_is_written_reads_back(position in any_position()) {
        let text = write(&position);
        let reading = read_lenient(&text);
        prop_assert!(reading.is_well_formed(), "{text} {:?}", reading.faults);
        prop_assert_eq!(&reading.position, &position, "{}", text);
        prop_assert!(reading.repairs.is_empty(), "{text} {:?}", reading.repairs);
    }

    #[test]
    fn transforms_of_any_position_undo_themselves(position in any_position()) {
        for transform in [Transform::MirrorFiles, Transform::MirrorRanks, Transform::Rotate, Transform::SwapColors, Transform::FlipSides] {
            let there = position.transformed(transform).unwrap();
            prop_assert_eq!(&there.transformed(transform).unwrap(), &position);
        }
    }

    #[test]
    fn damaged_text_is_read_with_places_inside_it(
        position in any_position(),
        damage in proptest::collection::vec((any::<prop::sample::Index>(), prop_oneof![any::<char>(), Just('/'), Just(' '), Just('8')]), 1..4),
    ) {
        let mut characters: Vec<char> = write(&position).chars().collect();
        for (index, character) in damage {
            let at = index.index(characters.len());
            characters[at] = character;
        }
        let text: String = characters.into_iter().collect();
        let length = text.chars().count();
        for reading in [read_lenient(&text), read(&text, Dialect::Fen), read(&text, Dialect::XFen)] {
            for fault in &reading.faults {
                prop_assert!(fault.span.start <= fault.span.end && fault.span.end <= length);
                prop_assert!(fault.context.end <= length);
                for fix in &fault.fixes {
                    prop_assert!(fix.span.end <= length);
                    read_lenient(&fix.apply(&text));
                }
            }
            let rights = reading.position.castling;
            prop_assert!(rights.of(Color::White).count() <= CastlingRights::LIMIT);
        }
    }
}

#[test]
fn the_longest_record_reads_back() {
    let mut position = Position::EMPTY;
    for square in Square::ALL {
        position.set_piece(square, Some(Color::White.queen()));
        position.set_promoted(square, true);
    }
    for rook in [Square::B1, Square::G1, Square::B8, Square::G8] {
        assert!(position.castling.insert(rook));
    }
    let mut hands = Pockets::default();
    hands.white.queen = 32;
    hands.black.queen = 32;
    assert!(position.set_pockets(Some(hands)));
    position.en_passant = Some(Square::E6);
    position.remaining_checks =
        Some(shakmaty::ByColor { white: RemainingChecks::new(3), black: RemainingChecks::new(3) });
    position.halfmove_clock = u32::MAX;
    position.fullmove_number = NonZeroU32::MAX;
    let text = write(&position);
    assert_eq!(text.len(), 237);
    assert_eq!(read_lenient(&text).position, position, "{text}");
}
