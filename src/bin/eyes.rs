//! Reads pictures and compares with what is known of them: the program behind `cargo xtask eyes`, which hands over the file
//! of the weights and folders. `training/evaluate.py` makes the folders and says what is in them. Prints a line of
//! `name=number` for each folder; with `--each` also what was wrong.

#![allow(clippy::print_stderr)]

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use forsyth::vision::{Corners, Network, Picture, Read, ReadBoard, read};
use shakmaty::{Color, Piece};

/// Corners further off than this share of a square belong to another board.
const NEAR: f32 = 0.25;

#[derive(Default)]
struct Counts {
    pictures: usize,
    negatives: usize,
    false_boards: usize,
    boards: usize,
    found: usize,
    exact: usize,
    right_squares: usize,
    doubted_right: usize,
    undoubted_wrong: usize,
    bottoms: usize,
    time: Duration,
}

struct Truth {
    corners: Option<[f32; 4]>,
    pieces: Vec<Option<Piece>>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let (flags, arguments): (Vec<_>, Vec<_>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let [weights, folders @ ..] = arguments.as_slice() else {
        return Err("eyes WEIGHTS FOLDER… [--each]".into());
    };
    let network = Network::from_bytes(&fs::read(weights)?)?;
    for folder in folders {
        measure(&network, Path::new(folder), flags.iter().any(|flag| flag == "--each"))?;
    }
    Ok(())
}

fn measure(network: &Network, folder: &Path, each: bool) -> Result<(), Box<dyn Error>> {
    let truth = fs::read_to_string(folder.join("truth.txt"))?;
    let lines: Vec<Vec<&str>> = truth.lines().map(|line| line.split_whitespace().collect()).collect();
    let mut counts = Counts::default();
    for group in lines.chunk_by(|one, other| one.first() == other.first()) {
        let Some(&name) = group[0].first() else { continue };
        let picture = pgm(&fs::read(folder.join(name))?).ok_or_else(|| format!("{name} is no PGM"))?;
        let known: Vec<Truth> = group.iter().filter_map(|words| board(words)).collect();
        let started = Instant::now();
        let found = read(&picture, network);
        counts.time += started.elapsed();
        counts.pictures += 1;
        let wrong = compare(&found, &known, &mut counts);
        if each && !wrong.is_empty() {
            println!("  {name} {}x{} {wrong} {:?}", picture.width(), picture.height(), found.hint);
        }
    }
    let Counts { pictures, negatives, false_boards, boards, found, exact, .. } = counts;
    println!(
        "folder={} pictures={pictures} negatives={negatives} false={false_boards} boards={boards} found={found} \
         exact={exact} squares={} doubted_right={} undoubted_wrong={} bottoms={} milliseconds={}",
        folder.file_name().unwrap_or_default().display(),
        counts.right_squares,
        counts.doubted_right,
        counts.undoubted_wrong,
        counts.bottoms,
        counts.time.as_millis() / pictures.max(1) as u128,
    );
    Ok(())
}

/// Adds one picture to the counts; says what is wrong with it.
fn compare(read: &Read, known: &[Truth], counts: &mut Counts) -> String {
    let mut wrong = String::new();
    if known.is_empty() {
        counts.negatives += 1;
        if let Some(board) = read.boards.first() {
            counts.false_boards += 1;
            wrong = format!("a board in {:?}, lattice {}", board.corners.bounds(), board.lattice);
        }
    }
    for truth in known {
        counts.boards += 1;
        // The label of a real picture has white at the bottom, the picture may be turned.
        let best = read
            .boards
            .iter()
            .filter(|board| truth.corners.is_none_or(|corners| near(&board.corners, corners)))
            .flat_map(|board| [(board, false), (board, true)])
            .filter(|(_, turned)| truth.corners.is_none() || !turned)
            .map(|(board, turned)| (board, turned, right_squares(board, truth, turned)))
            .max_by_key(|(_, _, right)| *right);
        let Some((board, turned, right)) = best else {
            wrong += "no board ";
            continue;
        };
        let doubts = board.doubtful().len();
        counts.found += 1;
        counts.right_squares += right;
        counts.exact += usize::from(right == 64);
        counts.doubted_right += usize::from(right == 64 && doubts > 0);
        counts.undoubted_wrong += usize::from(right < 64 && doubts == 0);
        counts.bottoms += usize::from((board.bottom.color == Color::Black) == turned);
        if right < 64 {
            wrong += &format!(
                "{} wrong, {doubts} in doubt, lattice {:.2}: {} ",
                64 - right,
                board.lattice,
                list(board, truth, turned)
            );
        }
    }
    wrong
}

fn list(board: &ReadBoard, truth: &Truth, turned: bool) -> String {
    let letter = |piece: Option<Piece>| piece.map_or('.', Piece::char);
    let pieces = board.pieces();
    let wanted = |square: usize| truth.pieces[if turned { 63 - square } else { square }];
    (0..64)
        .filter(|&square| pieces[square] != wanted(square))
        .take(8)
        .map(|square| {
            format!("{}>{}({:.2}) ", letter(wanted(square)), letter(pieces[square]), board.certainty(square))
        })
        .collect()
}

fn near(corners: &Corners, truth: [f32; 4]) -> bool {
    let square = (truth[2] - truth[0]) / 8.0;
    corners.bounds().iter().zip(truth).all(|(one, other)| (one - other).abs() < NEAR * square)
}

fn right_squares(board: &ReadBoard, truth: &Truth, turned: bool) -> usize {
    let pieces = board.pieces();
    (0..64)
        .filter(|&square| pieces[square] == truth.pieces[if turned { 63 - square } else { square }])
        .count()
}

/// The board of a line of the truth; nothing if the line has none.
fn board(words: &[&str]) -> Option<Truth> {
    let [_, corners @ .., pieces] = words else { return None };
    let corners: Vec<f32> = corners.iter().filter_map(|word| word.parse().ok()).collect();
    let pieces = pieces.chars().map(Piece::from_char).collect::<Vec<_>>();
    (pieces.len() == 64).then_some(Truth { corners: corners.try_into().ok(), pieces })
}

/// A grey picture in the format PGM (P5).
fn pgm(bytes: &[u8]) -> Option<Picture> {
    let mut parts = bytes.splitn(4, |byte| byte.is_ascii_whitespace());
    let magic = parts.next()?;
    let mut number = || str::from_utf8(parts.next()?).ok()?.parse::<usize>().ok();
    let (width, height) = (number()?, number()?);
    let pixels = parts.next()?.strip_prefix(b"255\n")?;
    (magic == b"P5").then_some(())?;
    Picture::from_luminances(width, height, pixels.iter().map(|&pixel| f32::from(pixel)).collect())
}
