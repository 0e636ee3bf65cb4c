//! Boards that are anything but chess: every repair of every finding must still help, in every variant.

use std::num::NonZeroU32;

use forsyth::legality::{FindingKind, Rules, Variant, findings, repaired};
use forsyth::position::{Board, CastlingMode, CastlingRights, Color, Position, Role, Square};

use super::{Numbers, every_repair_helps, kinds};

fn soup(numbers: &mut Numbers) -> Position {
    let mut position = Position::EMPTY;
    let mut board = Board::empty();
    // From an empty board to a full one, with as many kings as chance has it, or one of each.
    let fullness = [0, 1, 4, 12, 30, 63, 200][numbers.below(7)];
    let roles = 5 + numbers.below(2);
    for _ in 0..fullness {
        let color = if numbers.below(2) == 0 { Color::White } else { Color::Black };
        board.set_piece_at(square(numbers), Role::ALL[numbers.below(roles)].of(color));
    }
    if roles == 5 {
        for color in Color::ALL {
            board.set_piece_at(square(numbers), color.king());
        }
    }
    position.set_board(board);
    position.turn = if numbers.below(2) == 0 { Color::White } else { Color::Black };
    position.castling = if numbers.below(2) == 0 { CastlingRights::STANDARD } else { CastlingRights::NONE };
    for _ in 0..numbers.below(4) {
        position.castling.insert(square(numbers));
    }
    position.en_passant = match numbers.below(4) {
        0 => None,
        1 => Some(square(numbers)),
        _ => position.possible_en_passant().next(),
    };
    position.halfmove_clock = [0, 1, 7, 99, 100, 150, 1000][numbers.below(7)];
    position.fullmove_number = NonZeroU32::MIN.saturating_add(numbers.below(100) as u32);
    position
}

fn square(numbers: &mut Numbers) -> Square {
    Square::new(numbers.below(64) as u32)
}

#[test]
fn every_repair_helps_on_any_board() {
    let mut numbers = Numbers(0x2718_2818);
    let mut repairs = 0;
    for _ in 0..4000 {
        let position = soup(&mut numbers);
        let mode = CastlingMode::from_chess960(numbers.below(2) == 0);
        for variant in Variant::ALL {
            repairs += every_repair_helps(&position, Rules { mode, variant });
        }
    }
    assert!(repairs > 10_000, "{repairs}");
}

#[test]
fn repaired_positions_have_good_rights_and_a_sound_square() {
    let mut numbers = Numbers(0x3141_5926);
    for _ in 0..4000 {
        let position = soup(&mut numbers);
        for variant in Variant::ALL {
            let rules = Rules { mode: CastlingMode::Chess960, variant };
            let left = kinds(&repaired(&position, &rules), rules);
            let mends =
                |kind: &FindingKind| matches!(kind, FindingKind::BadCastling | FindingKind::BadEnPassant(_));
            assert!(!left.iter().any(mends), "{variant:?} {position:?}");
        }
    }
}

#[test]
fn findings_come_once_and_in_order() {
    let mut numbers = Numbers(0x1414_2135);
    for _ in 0..4000 {
        let position = soup(&mut numbers);
        for variant in Variant::ALL {
            let rules = Rules { mode: CastlingMode::Standard, variant };
            let found = findings(&position, &rules);
            let order = |kind: FindingKind| FindingKind::ALL.iter().position(|other| *other == kind).unwrap();
            assert!(found.is_sorted_by(|a, b| order(a.kind) < order(b.kind)), "{variant:?} {position:?}");
        }
    }
}
