//! Pictures beside those that were looked at and found good.
//!
//! `tests/export/references` holds a few pictures by the renderer itself, with the simplest drawings that tell the pieces
//! apart. A change of how pictures look is seen here as a difference between texts. Where it is meant,
//! `UPDATE_REFERENCES=1 cargo test --no-default-features --test export references` writes them anew; open the files in a
//! browser, then commit them.

use std::env;
use std::fs;
use std::path::Path;

use forsyth::export::picture::Choices;
use forsyth::export::svg::{BoardColors, SvgOptions, svg};
use forsyth::i18n::wording;
use forsyth::marks::Marks;
use forsyth::position::{Color, Piece, Role};

use super::{ENDING, KIWIPETE, position};

/// The name of a picture, the choices for it, the side at the bottom of the board, the position, and its marks.
const PICTURES: [(&str, &str, Color, &str, &str); 5] = [
    ("board", "size=480", Color::White, KIWIPETE, "Ge2a6,Ye5g6,Rd5,bh3"),
    (
        "print",
        "colors=print coordinates=outside border=on mover=on size=320",
        Color::White,
        ENDING,
        "Rf4f3,gb2,Yh1",
    ),
    ("flipped", "colors=contrast bottom=black mover=on size=1600", Color::White, ENDING, "Bh1h8"),
    (
        "lines",
        "colors=print coordinates=outside border=on mover=on margin=on caption-mover=on caption-fen=on size=480",
        Color::White,
        ENDING,
        "Ga1d4,Rh8d4,Bd8d4,Yd7d4,Gh2h7,Rf1f5,Bb8b3,Yc1g1,Ra5,Bb5,Yc5,Gd6,Ga7c8,Ra6c8",
    ),
    (
        "bare",
        "colors=grey coordinates=none marks=off transparent=on border=on",
        Color::Black,
        ENDING,
        "Ba1a8",
    ),
];

/// A shape for each piece: as many corners as the piece is worth, more or less.
fn drawing(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::Pawn) => "<circle cx=\"20\" cy=\"26\" r=\"7\" fill=\"#fff\" stroke=\"#000\"/>",
        (Color::White, Role::Knight) => "<path d=\"M10 35L20 6L30 35z\" fill=\"#fff\" stroke=\"#000\"/>",
        (Color::White, Role::Bishop) => {
            "<path d=\"M20 5L30 20L20 35L10 20z\" fill=\"#fff\" stroke=\"#000\"/>"
        }
        (Color::White, Role::Rook) => "<path d=\"M10 10h20v25h-20z\" fill=\"#fff\" stroke=\"#000\"/>",
        (Color::White, Role::Queen) => {
            "<path d=\"M8 35L5 10L20 20L35 10L32 35z\" fill=\"#fff\" stroke=\"#000\"/>"
        }
        (Color::White, Role::King) => {
            "<path d=\"M17 5h6v7h7v6h-7v17h-6v-17h-7v-6h7z\" fill=\"#fff\" stroke=\"#000\"/>"
        }
        (Color::Black, Role::Pawn) => "<circle cx=\"20\" cy=\"26\" r=\"7\"/>",
        (Color::Black, Role::Knight) => "<path d=\"M10 35L20 6L30 35z\"/>",
        (Color::Black, Role::Bishop) => "<path d=\"M20 5L30 20L20 35L10 20z\"/>",
        (Color::Black, Role::Rook) => "<path d=\"M10 10h20v25h-20z\"/>",
        (Color::Black, Role::Queen) => "<path d=\"M8 35L5 10L20 20L35 10L32 35z\"/>",
        (Color::Black, Role::King) => "<path d=\"M17 5h6v7h7v6h-7v17h-6v-17h-7v-6h7z\"/>",
    }
}

#[test]
fn pictures_look_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/export/references");
    let update = env::var_os("UPDATE_REFERENCES").is_some();
    for (name, choices, board, fen, marks) in PICTURES {
        let position = position(fen);
        let (marks, whole) = Marks::read_link(marks);
        assert!(whole, "{name}");
        let choices = Choices::decode(choices);
        let options = choices.options(BoardColors::PAGE, board, &marks, "Drawn by nobody");
        let caption = if choices.caption_fen { ["An ending", "Black to move", fen] } else { [""; 3] };
        let options = SvgOptions { caption, ..options };
        let text = svg(&position, &options, &wording(&position), &drawing);
        let file = folder.join(name).with_extension("svg");
        if update {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &text).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        let differing = kept.lines().zip(text.lines()).find(|(kept, drawn)| kept != drawn);
        assert!(kept == text, "{name}.svg has changed; UPDATE_REFERENCES=1 writes it anew\n{differing:#?}");
    }
}
