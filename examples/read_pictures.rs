//! Reads the boards of the grey pictures (binary PGM) of a folder with some weights, and writes a line for each board:
//!
//! `NAME MILLISECONDS LEFT TOP RIGHT BOTTOM SIDE CERTAINTY LETTERS`
//!
//! Corners are pixels, `SIDE` is `w` or `b` for the side that is taken to be at the bottom, `CERTAINTY` is that of the least
//! certain square, and `LETTERS` are the 64 squares row by row from the top left one of the picture, `.` for an empty one. A
//! picture without a board has its name and its time alone.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Instant;

use forsyth::vision::{Network, Picture, ReadBoard, read};
use shakmaty::Piece;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(weights), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err("which weights, and which folder?".into());
    };
    let network = Network::from_bytes(&fs::read(weights)?)?;
    let mut files: Vec<_> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "pgm"));
    files.sort();
    for file in files {
        let picture = picture(&file).ok_or_else(|| format!("{} is no PGM", file.display()))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let begun = Instant::now();
        let found = read(&picture, &network);
        let time = begun.elapsed().as_millis();
        if found.boards.is_empty() {
            println!("{name} {time}");
        }
        for board in &found.boards {
            println!("{name} {time} {}", line(board));
        }
    }
    Ok(())
}

fn line(board: &ReadBoard) -> String {
    let [left, top, right, bottom] = board.corners.bounds();
    let certainty = (0..64).map(|square| board.certainty(square)).fold(1.0, f32::min);
    let letters: String = board.pieces().into_iter().map(|piece| piece.map_or('.', Piece::char)).collect();
    let side = board.bottom.color.char();
    format!("{left:.1} {top:.1} {right:.1} {bottom:.1} {side} {certainty:.4} {letters}")
}

/// A picture of the form `P5 WIDTH HEIGHT 255`, without comments.
fn picture(file: &Path) -> Option<Picture> {
    let bytes = fs::read(file).ok()?;
    let mut rest = bytes.as_slice();
    let mut word = || {
        let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        let length = rest.get(start..)?.iter().position(u8::is_ascii_whitespace)?;
        let word = std::str::from_utf8(rest.get(start..start + length)?).ok()?;
        rest = rest.get(start + length + 1..)?;
        Some(word)
    };
    let ["P5", width, height, "255"] = [word()?, word()?, word()?, word()?] else { return None };
    let luminances = rest.iter().map(|byte| f32::from(*byte)).collect();
    Picture::from_luminances(width.parse().ok()?, height.parse().ok()?, luminances)
}
