//! From which positions a game goes on: the findings and the rules agree.

use forsyth::legality::{Rules, Variant, findings, obstacle};
use forsyth::notation::write;
use forsyth::play::REFEREE;
use forsyth::position::{Board, CastlingMode, Color, Position, Role, Square};

use crate::Numbers;

fn random(numbers: &mut Numbers) -> Position {
    let mut board = Board::empty();
    let kings = numbers.below(8) > 0;
    for _ in 0..[0, 1, 4, 12, 24, 50][numbers.below(6)] {
        let color = Color::from_white(numbers.below(2) == 0);
        board.set_piece_at(Square::new(numbers.below(64) as u32), Role::ALL[numbers.below(5)].of(color));
    }
    for color in Color::ALL.into_iter().filter(|_| kings) {
        board.set_piece_at(Square::new(numbers.below(64) as u32), color.king());
    }
    let mut position = Position::EMPTY;
    position.set_board(board);
    position.turn = Color::from_white(numbers.below(2) == 0);
    position
}

#[test]
fn a_position_can_be_played_unless_a_finding_says_why_not() {
    let mut numbers = Numbers(0x0B57);
    let mut counts = [0; 2];
    for _ in 0..6000 {
        let position = random(&mut numbers);
        for variant in Variant::ALL {
            let rules = Rules { mode: CastlingMode::Standard, variant };
            let findings = findings(&position, &rules);
            let found = obstacle(&findings);
            let can_play = (REFEREE.legal_moves)(&position, rules).is_some();
            // What shakmaty refuses beside the findings: too much material in Crazyhouse, whose legal moves could be too
            // many, and both kings at the goal of Racing Kings before Black's move.
            let is_exact = !matches!(variant, Variant::Crazyhouse | Variant::RacingKings);
            if is_exact || found.is_some() {
                assert_eq!(can_play, found.is_none(), "{variant:?} {found:?} {}", write(&position));
            }
            counts[usize::from(can_play)] += 1;
        }
    }
    assert!(counts.iter().all(|count| *count > 1000), "{counts:?}");
}
