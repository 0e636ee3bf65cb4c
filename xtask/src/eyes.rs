//! `cargo xtask eyes`: how well boards are read in pictures, into the table of model/README.md.
//!
//! The pictures are those that `training/evaluate.py` has drawn or, of `FORSYTH_PICTURES`, made grey. What is not there is not
//! measured, and the table says so.

use crate::{copies, project};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use xshell::cmd;

/// A board whose least certain square is less certain than this is shown with a doubt, as `DOUBTFUL` of the reader says.
const DOUBTFUL: f32 = forsyth::vision::DOUBTFUL;
/// A board is found if no edge of it is further off than this share of a square.
const NEAR: f32 = 0.3;
/// The parts of training that were held out by turns.
const FOLDS: usize = 5;
/// What the table stands between in the model card.
const MARKS: [&str; 2] = ["<!-- begin of the table of cargo xtask eyes -->", "<!-- end of the table -->"];
const UNMEASURED: &str = "not measured";

/// Measures, prints the table and writes it into the model card.
///
/// # Errors
///
/// When a picture cannot be read, or the card not written.
pub fn run() -> Result<()> {
    let table = table()?;
    print!("{table}");
    let card = project::root().join("model/README.md");
    let text = fs::read_to_string(&card)?;
    let [begin, end] = MARKS;
    let (before, rest) = text.split_once(begin).context("the model card has no place for the table")?;
    let (_, after) = rest.split_once(end).context("the table of the model card has no end")?;
    fs::write(&card, format!("{before}{begin}\n{table}{end}{after}"))
        .context("the model card cannot be written")
}

fn table() -> Result<String> {
    let root = project::root();
    let weights = root.join("model/eyes.bin");
    let mut rows = vec![["What".to_owned(), "Wanted".to_owned(), "Found".to_owned()]];
    let mut row = |what: &str, wanted: &str, found: Option<String>| {
        rows.push([what.to_owned(), wanted.to_owned(), found.unwrap_or_else(|| UNMEASURED.to_owned())]);
    };
    for (group, what) in
        [("hidden", "real pictures that were not looked at"), ("real", "real pictures that were")]
    {
        let tally = Tally::of(group, &weights)?;
        row(
            &format!("{what}: all 64 squares right"),
            "≥ 95 %",
            tally.as_ref().map(|tally| share(tally.boards_right, tally.boards)),
        );
        row(
            "… wrong without a doubt shown",
            "< 1 %",
            tally.as_ref().map(|tally| share(tally.unseen, tally.boards)),
        );
        row(
            "… right with a doubt shown",
            "≤ 10 %",
            tally.as_ref().map(|tally| share(tally.needless, tally.boards_right)),
        );
        row(
            "… side at the bottom right",
            "",
            tally.as_ref().map(|tally| share(tally.sides_right, tally.boards)),
        );
    }
    let pages = Tally::of("pages", &weights)?;
    row("drawn pages: boards found", "≥ 99 %", pages.as_ref().map(|tally| share(tally.found, tally.boards)));
    let negatives = Tally::of("negatives", &weights)?;
    row(
        "pictures without a board: taken for one",
        "≤ 1 %",
        negatives.as_ref().map(|tally| share(tally.pictures - tally.without, tally.pictures)),
    );
    let clean = Tally::of("clean", &weights)?;
    row("trained families, clean: squares", "≥ 99.9 %", clean.as_ref().map(Tally::squares));
    row("… boards", "≥ 98 %", clean.as_ref().map(|tally| share(tally.boards_right, tally.boards)));
    let folds = folds()?;
    row("families held out, worn: squares", "≥ 99 %", folds.as_ref().map(Tally::squares));
    row("… boards", "≥ 80 %", folds.as_ref().map(|tally| share(tally.boards_right, tally.boards)));
    row("weights, brotli", "", transferred(&["eyes.bin"])?);
    row("code and weights, brotli", "≤ 200 kB", transferred(&["eyes.bin", "-split_vision.wasm"])?);
    let time = pages.map(|mut tally| {
        tally.times.sort_unstable();
        format!("{} ms", tally.times[tally.times.len() / 2])
    });
    row("a drawn page, native, median", "", time);
    row("1440 x 900 in headless Chromium", "≤ 150 ms warm, ≤ 400 ms first", None);
    let mut text = String::new();
    for (number, [what, wanted, found]) in rows.iter().enumerate() {
        text += &format!("| {what} | {wanted} | {found} |\n");
        if number == 0 {
            text += "|---|---|---|\n";
        }
    }
    Ok(text)
}

/// The families of each fold, read by the weights that were trained without it; none unless all folds are there.
fn folds() -> Result<Option<Tally>> {
    let mut all = Tally::default();
    for fold in 0..FOLDS {
        let weights = project::target().join(format!("training/fold-{fold}.bin"));
        let tally = if weights.exists() { Tally::of(&format!("fold-{fold}"), &weights)? } else { None };
        let Some(tally) = tally else { return Ok(None) };
        all.boards += tally.boards;
        all.boards_right += tally.boards_right;
        all.squares_right += tally.squares_right;
    }
    Ok(Some(all))
}

/// What files of the built page weigh together as they are sent, which have names that end so: known once it has been built.
fn transferred(endings: &[&str]) -> Result<Option<String>> {
    let Ok(dist) = fs::read_dir(project::dist()) else { return Ok(None) };
    let is_part = |name: &str| endings.iter().any(|ending| name.ends_with(ending));
    let parts: Vec<PathBuf> = dist
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(|name| is_part(&name.to_string_lossy())))
        .collect();
    let weights = parts.iter().map(|path| Ok(copies::weigh(path)?.2)).collect::<Result<Vec<_>>>()?;
    let bytes: usize = weights.iter().sum();
    Ok((weights.len() == endings.len()).then(|| format!("{} kB", bytes.div_ceil(1000))))
}

/// What was counted in the pictures of a group.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    pictures: usize,
    /// Pictures in which no board was read.
    without: usize,
    boards: usize,
    found: usize,
    squares_right: usize,
    boards_right: usize,
    sides_right: usize,
    /// Boards that are wrong, or not found, without a doubt.
    unseen: usize,
    /// Boards that are right with a doubt.
    needless: usize,
    times: Vec<u64>,
}

impl Tally {
    /// Reads the pictures of a group with some weights; none if there is no such group.
    fn of(group: &str, weights: &Path) -> Result<Option<Self>> {
        let folder = project::target().join("training/measure").join(group);
        let Ok(truth) = fs::read_to_string(folder.join("truth.txt")) else { return Ok(None) };
        let sh = project::shell()?;
        let read = ["--profile", "bench", "--no-default-features", "--example", "read_pictures"];
        let found = cmd!(sh, "cargo run --quiet {read...} -- {weights} {folder}").quiet().read()?;
        Ok(Some(Self::count(&truth, &found)?))
    }

    fn count(truth: &str, found: &str) -> Result<Self> {
        let mut tally = Self::default();
        let mut read: BTreeMap<&str, Vec<Board<'_>>> = BTreeMap::new();
        for line in found.lines() {
            let (name, rest) = line.split_once(' ').context("a picture without a time")?;
            let (time, board) = rest.split_once(' ').unwrap_or((rest, ""));
            let boards = read.entry(name).or_insert_with(|| {
                tally.times.extend(time.parse::<u64>());
                Vec::new()
            });
            boards.extend(Board::read(board));
        }
        (tally.pictures, tally.without) =
            (read.len(), read.values().filter(|boards| boards.is_empty()).count());
        for line in truth.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let [name, corners @ .., letters] = words.as_slice() else { continue };
            if corners.is_empty() {
                continue;
            }
            ensure!(letters.len() == 64, "{name} has {} squares", letters.len());
            let boards = read.get(name).map(Vec::as_slice).unwrap_or_default();
            tally.compare(
                &corners.iter().map_while(|word| word.parse().ok()).collect::<Vec<f32>>(),
                letters,
                boards,
            );
        }
        Ok(tally)
    }

    fn compare(&mut self, corners: &[f32], letters: &str, boards: &[Board<'_>]) {
        self.boards += 1;
        // Where nobody has measured the corners, there is one board.
        let board = boards.iter().find(|board| board.is_at(corners));
        let Some(board) = board else { return };
        self.found += 1;
        // The placement of a real picture is that of the position, whichever side is at the bottom.
        let turned: String = letters.chars().rev().collect();
        let right = |letters: &str| {
            board.letters.bytes().zip(letters.bytes()).filter(|(one, other)| one == other).count()
        };
        let (upright, reversed) = (right(letters), if corners.is_empty() { right(&turned) } else { 0 });
        let squares = upright.max(reversed);
        self.squares_right += squares;
        let has_doubt = board.certainty < DOUBTFUL;
        if squares == 64 {
            self.boards_right += 1;
            self.needless += usize::from(has_doubt);
            self.sides_right += usize::from((upright == 64) == board.is_white_below);
        } else {
            self.unseen += usize::from(!has_doubt);
        }
    }

    fn squares(&self) -> String {
        share(self.squares_right, 64 * self.boards)
    }
}

/// A board as `examples/read_pictures.rs` writes it.
struct Board<'a> {
    corners: [f32; 4],
    is_white_below: bool,
    certainty: f32,
    letters: &'a str,
}

impl<'a> Board<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let [left, top, right, bottom, side, certainty, letters] = words.try_into().ok()?;
        let number = |word: &str| word.parse::<f32>().ok();
        Some(Self {
            corners: [number(left)?, number(top)?, number(right)?, number(bottom)?],
            is_white_below: side == "w",
            certainty: number(certainty)?,
            letters,
        })
    }

    /// Whether it is the board with these corners; every board is where there are none.
    fn is_at(&self, corners: &[f32]) -> bool {
        let near = NEAR * (self.corners[2] - self.corners[0]) / 8.0;
        self.corners.iter().zip(corners).all(|(one, other)| (one - other).abs() < near)
    }
}

fn share(part: usize, of: usize) -> String {
    if of == 0 {
        return UNMEASURED.to_owned();
    }
    format!("{:.1} % ({part} of {of})", 100.0 * part as f64 / of as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_is_compared_with_the_truth() {
        let (empty, king) = (".".repeat(64), format!("K{}", ".".repeat(63)));
        let turned = format!("{}K", ".".repeat(63));
        let truth = format!(
            "a.pgm 0 0 80 80 {king}\nb.pgm - - - - {king}\nc.pgm\nd.pgm 0 0 80 80 {king}\ne.pgm 0 0 80 80 {king}\nf.pgm"
        );
        let found = format!(
            "a.pgm 5 1 0 80 80 w 0.95 {king}\nb.pgm 7 9 9 90 90 b 0.5 {turned}\nc.pgm 1\nd.pgm 9 0 1 80 81 w 0.99 {empty}\n\
             e.pgm 3\nf.pgm 8 0 0 80 80 w 0.9 {empty}"
        );
        let tally = Tally::count(&truth, &found).unwrap();
        let expected = Tally {
            pictures: 6,
            without: 2,
            boards: 4,
            found: 3,
            squares_right: 64 + 64 + 63,
            boards_right: 2,
            sides_right: 2,
            unseen: 1,
            needless: 1,
            times: vec![5, 7, 1, 9, 3, 8],
        };
        assert_eq!(tally, expected);
        assert!(Tally::count("a.pgm 0 0 1 1 short", "").is_err());
        assert_eq!(share(1, 3), "33.3 % (1 of 3)");
        assert_eq!(share(0, 0), UNMEASURED);
    }

    #[test]
    fn the_model_card_has_a_place_for_the_table() {
        let card = fs::read_to_string(project::root().join("model/README.md")).unwrap();
        assert!(MARKS.iter().all(|mark| card.matches(mark).count() == 1));
    }
}
