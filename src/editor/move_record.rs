//! The moves that were played, as each undo step keeps them.

use crate::notation::{read_lenient, write};
use crate::position::Position;

/// The maximum number of moves that are read from a storage.
const MOST_MOVES: usize = 5_000;
/// The maximum length of a move in standard algebraic notation, in bytes: `Qa1xb2=Q#` has nine.
const LONGEST_SAN: usize = 10;

/// The moves that led to a position, and the position before them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    start: String,
    moves: Vec<String>,
}

impl MoveRecord {
    /// A record that begins with a position and has no moves yet.
    pub fn from(start: &Position) -> MoveRecord {
        MoveRecord { start: write(start), moves: Vec::new() }
    }

    /// Adds a move in standard algebraic notation.
    pub fn push(&mut self, san: String) {
        self.moves.push(san);
    }

    /// The FEN of the position before the first move.
    pub fn start(&self) -> &str {
        &self.start
    }

    /// The moves in standard algebraic notation.
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// The record as text without spaces: the FEN with underscores, and the moves, all separated by commas.
    pub fn encode(&self) -> String {
        let start = self.start.replace(' ', "_");
        [start].iter().chain(&self.moves).map(String::as_str).collect::<Vec<_>>().join(",")
    }

    /// Reads such a text; none if it is something else.
    pub fn decode(text: &str) -> Option<MoveRecord> {
        let mut words = text.split(',');
        let reading = read_lenient(&words.next()?.replace('_', " "));
        let moves: Vec<String> = words.map(str::to_owned).collect();
        let is_sound = reading.is_well_formed()
            && (1..=MOST_MOVES).contains(&moves.len())
            && moves.iter().all(|san| is_san(san));
        is_sound.then(|| MoveRecord { start: write(&reading.position), moves })
    }
}

/// Whether a text has only signs that standard algebraic notation has.
fn is_san(text: &str) -> bool {
    (2..=LONGEST_SAN).contains(&text.len())
        && text.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"+#=@-".contains(&sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_as_it_was_written() {
        let mut record = MoveRecord::from(&Position::START);
        for san in ["e4", "c5", "Nf3", "O-O-O+", "Qa1xb2+", "N@f3", "bxa8=Q#"] {
            record.push(san.into());
        }
        let text = record.encode();
        assert!(!text.contains([' ', ';', '\t', '\n']), "{text}");
        assert_eq!(MoveRecord::decode(&text), Some(record));
    }

    #[test]
    fn what_is_no_record_is_not_read() {
        let start = write(&Position::START).replace(' ', "_");
        for text in [
            String::new(),
            start.clone(),
            format!("{start},"),
            format!("{start},e4,<b>"),
            format!("{start},e4,,e5"),
            format!("{start},{}", "e4".repeat(100)),
            format!("8/8,{start}"),
            "8/8/8/8/8/8/8/9_w_-_-_0_1,e4".into(),
            format!("{start}{}", ",e4".repeat(MOST_MOVES + 1)),
        ] {
            assert_eq!(MoveRecord::decode(&text), None, "{}", &text[..text.len().min(80)]);
        }
    }
}
