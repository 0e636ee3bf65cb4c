//! The document as a line of text, as the history and the storage keep it.

use std::sync::Arc;

use super::document::Document;
use super::move_record::MoveRecord;
use super::variant;
use crate::legality::Variant;
use crate::marks::Marks;
use crate::notation::{read_lenient, write};
use crate::position::CastlingMode;

impl Document {
    /// The document as one line of text: three letters for what the FEN does not contain; a fourth letter and the name of
    /// the variant if they are not the default; marks after a comma; the moves that were played after a semicolon; a space
    /// and the FEN; EPD operations after a tab.
    pub fn encode(&self) -> String {
        let mut text = String::with_capacity(100);
        text.push(if self.rights_as_given { 'r' } else { '-' });
        text.push(if self.en_passant_as_given { 'e' } else { '-' });
        text.push(if self.mode == CastlingMode::Chess960 { '9' } else { '-' });
        if self.mode_is_chosen || self.variant != Variant::Chess {
            text.push(if self.mode_is_chosen { 'c' } else { '-' });
            text.push_str(variant::name(self.variant));
        }
        if !self.marks.is_empty() {
            text.push(',');
            self.marks.append_link(&mut text);
        }
        if let Some(record) = &self.record {
            text.push(';');
            text.push_str(&record.encode());
        }
        text.push(' ');
        text.push_str(&write(&self.position));
        if !self.operations.is_empty() {
            text.push('\t');
            text.push_str(&self.operations);
        }
        text
    }

    /// Reads such a line; none if it is something else.
    pub fn decode(line: &str) -> Option<Document> {
        let (letters, record) = line.split_once(' ')?;
        // What stands after a bar is the reference of the step to what was pasted (see `reference`).
        let letters = letters.split_once('|').map_or(letters, |(letters, _)| letters);
        let (flags, more) = letters.split_at_checked(3)?;
        let [rights, en_passant, rules] = flags.as_bytes() else { return None };
        let (more, moves) = more.split_once(';').unwrap_or((more, ""));
        let (more, marks) = more.split_once(',').unwrap_or((more, ""));
        let (mode_is_chosen, variant) = match more.split_at_checked(1) {
            Some((chosen, name)) => (chosen == "c", variant::named(name)?),
            None => (false, Variant::Chess),
        };
        let (fen, operations) = record.split_once('\t').unwrap_or((record, ""));
        let reading = read_lenient(fen);
        reading.is_well_formed().then(|| Document {
            position: reading.position,
            rights_as_given: *rights == b'r',
            en_passant_as_given: *en_passant == b'e',
            mode: CastlingMode::from_chess960(*rules == b'9'),
            mode_is_chosen,
            variant,
            operations: operations.to_owned(),
            marks: Marks::read_link(marks).0,
            // The position is worth more than how it came about: damaged moves are left out.
            record: MoveRecord::decode(moves).map(Arc::new),
        })
    }
}
