//! The forms for LaTeX, compiled by LaTeX: every one is accepted, and shows the position, the colours and the side that it was
//! made for.
//!
//! Where LaTeX is missing nothing can be shown, and a line says so; where `CI` is `true` that is a failure.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what cannot be compiled is a failed test")]

use std::io::{Read, Write, stderr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use std::{env, fs, thread};

use forsyth::export::text::{TextForm, TextOptions, write_text};
use forsyth::i18n::wording;
use forsyth::legality::Rules;
use forsyth::marks::Marks;
use forsyth::notation::read_lenient;
use forsyth::position::{Color, File, Piece, Position, Rank, Square};

const POSITIONS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 12 40",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "8/5k2/8/8/4pP2/8/1K6/7R b - f3 0 40",
    "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9",
];

/// Every shape in every colour, one upon the other.
const MARKS: &str = "Ge2e4,Rd8d1,Ba1h8,Yg1f3,Ga3,Rb3,Bc3,Yd3,ga5,rb5,bc5,yd5,Gh1,Yh1h2";

/// A compilation takes a second; one that takes this long has stopped to ask something.
const LONGEST: Duration = Duration::from_mins(5);

/// What a document has to show on one of its pages.
struct Page {
    source: String,
    position: Position,
    bottom: Color,
}

/// A form with every choice that changes it.
fn pages(form: TextForm) -> Vec<Page> {
    let marks = Marks::read_link(MARKS).0;
    let mut pages = Vec::new();
    for (index, fen) in POSITIONS.into_iter().enumerate() {
        for bottom in Color::ALL {
            let position = read_lenient(fen).position;
            let words = wording(&position);
            let options = TextOptions {
                orientation: bottom,
                coordinates: index % 2 == 0,
                mover: index != 1,
                marks: if index % 3 == 1 { &Marks::NONE } else { &marks },
                rules: Rules::STANDARD,
                wording: &words,
                image: "",
            };
            let source = write_text(&position, form, &options);
            pages.push(Page { source, position, bottom });
        }
    }
    pages
}

#[test]
fn boards_of_the_package_chessboard() {
    let pages = pages(TextForm::LatexChessboard);
    let Some(pdf) = compiled("chessboard", "chessboard", &pages) else { return };
    // Stroked and filled in each colour of a mark, as the package mixes them: yellow out of inks, the others out of light.
    for color in [
        "0 0.65 0 RG",
        "0.9 0 0 RG",
        "0 0 0.9 RG",
        "0 0.1 1 0 K",
        "0.5 1 0.5 rg",
        "1 0.5 0.5 rg",
        "0.6 0.6 1 rg",
        "0 0 0.8 0 k",
    ] {
        let is_there = pdf.windows(color.len()).any(|bytes| bytes == color.as_bytes());
        assert!(is_there, "nothing is drawn in {color}");
    }
}

#[test]
fn boards_of_the_package_xskak() {
    let mut all = pages(TextForm::LatexFenboard);
    all.extend(pages(TextForm::LatexChessboard));
    compiled("xskak", "xskak", &all);
}

#[test]
fn boards_of_the_package_skak() {
    compiled("skak", "skak", &pages(TextForm::LatexFenboard));
}

/// Compiles a document of these pages, sees that each shows its position, and gives the result; none where LaTeX is
/// missing.
fn compiled(name: &str, package: &str, pages: &[Page]) -> Option<Vec<u8>> {
    let lacking = ["pdflatex", "kpsewhich", "pdftotext"].into_iter().find(|program| !is_there(program));
    let lacking = lacking.or_else(|| {
        let files = ["chessboard.sty", "xskak.sty", "skak.sty", "lambda.sty", "xifthen.sty"];
        files.into_iter().find(|file| !succeeds(Command::new("kpsewhich").arg(file)))
    });
    if let Some(lacking) = lacking {
        assert!(env::var("CI").as_deref() != Ok("true"), "{lacking} is missing, and CI has to have it");
        // The runner of the tests keeps what a test that passes prints, but not this.
        let _ = writeln!(stderr(), "skipped: {lacking} is missing, so the forms for LaTeX are not compiled");
        return None;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("latex").join(name);
    fs::create_dir_all(&folder).unwrap();
    let sources: Vec<&str> = pages.iter().map(|page| page.source.as_str()).collect();
    let document = format!(
        "\\documentclass{{article}}\n\\pdfcompresslevel=0\n\\usepackage{{{package}}}\n\\pagestyle{{empty}}\n\
         \\begin{{document}}\n{}\n\\end{{document}}\n",
        sources.join("\n\\newpage\n")
    );
    fs::write(folder.join("boards.tex"), document).unwrap();
    compile(&folder);
    let text = Command::new("pdftotext").args(["-layout", "boards.pdf", "-"]).current_dir(&folder).output();
    let text = String::from_utf8(text.unwrap().stdout).unwrap();
    let shown: Vec<&str> = text.split('\u{C}').take(pages.len()).collect();
    assert_eq!(shown.len(), pages.len(), "{text}");
    for (page, shown) in pages.iter().zip(shown) {
        assert_eq!(rows(shown), expected(page), "{}\n{shown}", page.source);
    }
    Some(fs::read(folder.join("boards.pdf")).unwrap())
}

fn is_there(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Runs LaTeX to its end, or to the end of patience.
fn compile(folder: &Path) {
    let mut latex = Command::new("pdflatex")
        .args(["-interaction=batchmode", "-halt-on-error", "-no-shell-escape", "boards.tex"])
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut output = latex.stdout.take().unwrap();
    let (ended, end) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut text = Vec::new();
        // It ends when LaTeX does.
        let _ = output.read_to_end(&mut text);
        let _ = ended.send(());
    });
    let in_time = end.recv_timeout(LONGEST).is_ok();
    if !in_time {
        latex.kill().unwrap();
    }
    let status = latex.wait().unwrap();
    reader.join().unwrap();
    let log = String::from_utf8_lossy(&fs::read(folder.join("boards.log")).unwrap_or_default()).into_owned();
    let mut faults: Vec<&str> = Vec::new();
    for (index, line) in log.lines().enumerate() {
        if line.starts_with('!') {
            faults.extend(log.lines().skip(index).take(8));
        }
    }
    assert!(in_time, "LaTeX has not come to an end in {LONGEST:?}");
    assert!(status.success() && faults.is_empty(), "{}: {}", folder.display(), faults.join("\n"));
}

/// The board of a page as letters of FEN, row by row, out of the letters of the chess font: it has one sign for a piece
/// on a light square and another for it on a dark one.
fn rows(page: &str) -> Vec<String> {
    let letter = |sign: char| {
        let letter = match sign.to_ascii_uppercase() {
            '0' | 'Z' => '.',
            'J' => 'K',
            'L' => 'Q',
            'S' => 'R',
            'A' => 'B',
            'M' => 'N',
            'O' => 'P',
            other @ ('K' | 'Q' | 'R' | 'B' | 'N' | 'P') => other,
            _ => return None,
        };
        Some(if sign.is_ascii_lowercase() { letter.to_ascii_lowercase() } else { letter })
    };
    let words = page.split_whitespace().filter(|word| word.len() == 8);
    words.filter_map(|word| word.chars().map(letter).collect()).collect()
}

fn expected(page: &Page) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for rank in Rank::ALL.into_iter().rev() {
        let sign = |file| page.position.piece_at(Square::from_coords(file, rank)).map_or('.', Piece::char);
        rows.push(File::ALL.into_iter().map(sign).collect());
    }
    if page.bottom == Color::Black {
        rows = rows.iter().rev().map(|row| row.chars().rev().collect()).collect();
    }
    rows
}
