//! How many positions are judged in a second, beside shakmaty's validation of the same positions.
//!
//! `games` are positions of random play, all legal; `broken` are the same with one man moved to a random square, most
//! of them with something to find (and repairs to offer, which shakmaty has none of).

use divan::{Bencher, counter::ItemsCount};
use forsyth::legality::{Rules, findings, findings_with_last_move, repaired};
use forsyth::notation::{read_lenient, write};
use forsyth::position::Position;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Position as _, Setup, Square};

/// How many positions each run goes through.
const COUNT: usize = 2000;

fn main() {
    divan::main();
}

/// A small generator of numbers: the same ones at each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % limit
    }
}

fn games() -> Vec<Setup> {
    let mut numbers = Numbers(0x1883);
    let mut setups = Vec::new();
    while setups.len() < COUNT {
        let mut game = Chess::default();
        for _ in 0..120 {
            let moves = game.legal_moves();
            if moves.is_empty() || setups.len() == COUNT {
                break;
            }
            game.play_unchecked(moves[numbers.below(moves.len())]);
            setups.push(game.to_setup(EnPassantMode::Always));
        }
    }
    setups
}

fn broken() -> Vec<Setup> {
    let mut numbers = Numbers(0x1993);
    let mut setups = games();
    for setup in &mut setups {
        let men: Vec<Square> = setup.board.occupied().into_iter().collect();
        if let Some(man) = setup.board.remove_piece_at(men[numbers.below(men.len())]) {
            setup.board.set_piece_at(Square::new(numbers.below(64) as u32), man);
        }
    }
    setups
}

fn positions(setups: &[Setup]) -> Vec<Position> {
    let of = |setup: &Setup| {
        let mut position = Position::EMPTY;
        position.set_board(setup.board.clone());
        position.turn = setup.turn;
        for rook in setup.castling_rights {
            position.castling.insert(rook);
        }
        position.en_passant = setup.ep_square;
        position.halfmove_clock = setup.halfmoves;
        position.fullmove_number = setup.fullmoves;
        position
    };
    setups.iter().map(of).collect()
}

fn records() -> Vec<String> {
    positions(&games()).iter().map(write).collect()
}

fn each<T, R>(bencher: Bencher<'_, '_>, items: &[T], judge: impl Fn(&T) -> R) {
    bencher.counter(ItemsCount::new(items.len())).bench_local(|| {
        for item in items {
            divan::black_box(judge(divan::black_box(item)));
        }
    });
}

fn validate(setup: &Setup) -> bool {
    Chess::from_setup(setup.clone(), CastlingMode::Standard).is_ok()
}

/// A record as text, read and judged: what the page does with every character that is typed.
#[divan::bench]
fn records_read_with_findings(bencher: Bencher<'_, '_>) {
    each(bencher, &records(), |text| findings(&read_lenient(text).position, &Rules::STANDARD));
}

#[divan::bench]
fn records_read_with_shakmaty(bencher: Bencher<'_, '_>) {
    each(bencher, &records(), |text| {
        let fen: Option<Fen> = text.parse().ok();
        fen.and_then(|fen| fen.into_position::<Chess>(CastlingMode::Standard).ok())
    });
}

#[divan::bench]
fn games_findings(bencher: Bencher<'_, '_>) {
    each(bencher, &positions(&games()), |position| findings(position, &Rules::STANDARD));
}

#[divan::bench]
fn games_shakmaty(bencher: Bencher<'_, '_>) {
    each(bencher, &games(), validate);
}

#[divan::bench]
fn games_findings_and_last_move(bencher: Bencher<'_, '_>) {
    each(bencher, &positions(&games()), |position| findings_with_last_move(position, &Rules::STANDARD));
}

#[divan::bench]
fn games_repaired(bencher: Bencher<'_, '_>) {
    each(bencher, &positions(&games()), |position| repaired(position, &Rules::STANDARD));
}

#[divan::bench]
fn broken_findings(bencher: Bencher<'_, '_>) {
    each(bencher, &positions(&broken()), |position| findings(position, &Rules::STANDARD));
}

#[divan::bench]
fn broken_shakmaty(bencher: Bencher<'_, '_>) {
    each(bencher, &broken(), validate);
}

#[divan::bench]
fn broken_findings_and_last_move(bencher: Bencher<'_, '_>) {
    each(bencher, &positions(&broken()), |position| findings_with_last_move(position, &Rules::STANDARD));
}
