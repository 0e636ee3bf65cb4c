//! How many records a second are read and written, beside shakmaty's own reader and writer.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use forsyth::notation::{Dialect, read, read_lenient, write};
use shakmaty::fen::Fen;

/// Openings, middle games and endings; each is a valid record of the standard.
const RECORDS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN1PN2/P4PPP/R1BQKB1R w KQ - 1 8",
    "2r2rk1/1bqnbppp/p2ppn2/1p6/3NP3/1BN1B3/PPPQ1PPP/2KR3R w - - 4 14",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 12 34",
    "8/8/8/8/8/5k2/8/4K2R w K - 3 40",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39",
];

fn main() {
    divan::main();
}

#[divan::bench(name = "read, strict")]
fn read_strict(bencher: Bencher) {
    bencher.counter(ItemsCount::new(RECORDS.len())).bench(|| {
        for text in RECORDS {
            black_box(read(black_box(text), Dialect::Fen));
        }
    });
}

#[divan::bench(name = "read, lenient")]
fn read_leniently(bencher: Bencher) {
    bencher.counter(ItemsCount::new(RECORDS.len())).bench(|| {
        for text in RECORDS {
            black_box(read_lenient(black_box(text)));
        }
    });
}

#[divan::bench(name = "read, shakmaty")]
fn read_shakmaty(bencher: Bencher) {
    bencher.counter(ItemsCount::new(RECORDS.len())).bench(|| {
        for text in RECORDS {
            black_box(Fen::from_ascii(black_box(text).as_bytes()).ok());
        }
    });
}

#[divan::bench(name = "write")]
fn write_canonical(bencher: Bencher) {
    let positions = RECORDS.map(|text| read_lenient(text).position);
    bencher.counter(ItemsCount::new(RECORDS.len())).bench(|| {
        for position in &positions {
            black_box(write(black_box(position)));
        }
    });
}

#[divan::bench(name = "write, shakmaty")]
fn write_shakmaty(bencher: Bencher) {
    let setups: Vec<Fen> = RECORDS.iter().filter_map(|text| text.parse().ok()).collect();
    bencher.counter(ItemsCount::new(RECORDS.len())).bench(|| {
        for fen in &setups {
            black_box(black_box(fen).to_string());
        }
    });
}
