//! Playing: whatever is legal can be played, nothing else, and what comes of it is what shakmaty says.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod games;
mod obstacles;
mod records;

use forsyth::editor::{Command, Editor, Mode};
use forsyth::legality::{Rules, Variant};
use forsyth::notation::read_lenient;
use forsyth::play::{Move, REFEREE};
use forsyth::position::{CastlingMode, Position};

/// Numbers that look random and are the same each time (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % end as u64) as usize
    }
}

fn position(fen: &str) -> Position {
    let reading = read_lenient(fen);
    assert!(reading.is_well_formed(), "{fen}");
    reading.position
}

/// An editor that plays from a position.
fn playing(fen: &str) -> Editor {
    let mut editor = Editor::new(position(fen));
    editor.set_referee(&REFEREE);
    assert!(editor.apply(Command::SetMode(Mode::Play)), "{fen}");
    editor
}

fn legal(position: &Position, variant: Variant, mode: CastlingMode) -> Vec<Move> {
    (REFEREE.legal_moves)(position, Rules { mode, variant }).expect("a position that can be played")
}

/// Plays the legal move that is written like this.
fn plays(editor: &mut Editor, san: &str) {
    let rules = editor.document().rules();
    let position = editor.document().written();
    let found = editor
        .legal_moves()
        .unwrap()
        .into_iter()
        .find(|played| (REFEREE.play)(&position, rules, *played).is_some_and(|played| played.san == san));
    assert!(editor.apply(Command::Play(found.unwrap_or_else(|| panic!("{san} is not legal")))), "{san}");
}

fn moves(editor: &Editor) -> Vec<String> {
    editor.document().record.as_ref().map_or_else(Vec::new, |record| record.moves().to_vec())
}
