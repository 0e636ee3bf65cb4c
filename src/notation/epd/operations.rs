//! The operations of an EPD record.

use super::opcodes::is_opcode;
use super::scan::{Quotation, Scan, is_space};
use crate::notation::fault::Span;
use crate::notation::source::slice;

/// The opcodes of comments, in the order in which they are used for text that is no operation.
const COMMENTS: [&str; 10] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];

/// One operation, such as `bm Nf3 Nc3;`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The opcode: a letter, then letters, digits and underscores.
    pub opcode: String,
    /// The operands as written, with single spaces between them. Strings keep their quotation marks.
    pub operands: String,
}

/// The operations of a record in their order, including those with unknown opcodes.
///
/// Repeated operations are all kept. If one value is asked for, the last one counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Operations(Vec<Operation>);

impl Operations {
    /// Reads the text after the four fields leniently. A final semicolon or quotation mark may be missing,
    /// operations may be empty, `name=value` is an operation, and other text becomes a comment (the first
    /// free one of `c0` to `c9`). Reading stops where another record begins.
    ///
    /// [`Operations::write`] gives a text that reads back the same.
    pub fn parse(tail: &str) -> Operations {
        let scan = Scan::of_one_record(tail);
        let mut operations: Vec<Operation> = scan.map(|words| operation(tail, &words)).collect();
        let is_free = |name: &&str| operations.iter().all(|known| known.opcode != **name);
        let free: Vec<&str> = COMMENTS.into_iter().filter(is_free).collect();
        let mut names = free.into_iter();
        for comment in operations.iter_mut().filter(|known| known.opcode.is_empty()) {
            comment.opcode = names.next().unwrap_or(COMMENTS[9]).into();
        }
        Operations(operations)
    }

    /// Whether there are no operations.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All operations, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Operation> {
        self.0.iter()
    }

    /// The operands of an operation, or none if it is not there; of repeated operations those of the last
    /// one.
    pub fn get(&self, opcode: &str) -> Option<&str> {
        self.0.iter().rev().find(|known| known.opcode == opcode).map(|known| known.operands.as_str())
    }

    /// The canonical text: `opcode operands;` with one space between two operations.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for Operation { opcode, operands } in &self.0 {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(opcode);
            if !operands.is_empty() {
                text.push(' ');
                text.push_str(operands);
            }
            text.push(';');
        }
        text
    }

    /// Replaces the operands of every operation with this opcode.
    pub(super) fn update(&mut self, opcode: &str, operands: impl Fn() -> String) {
        for operation in self.0.iter_mut().filter(|known| known.opcode == opcode) {
            operation.operands = operands();
        }
    }
}

/// Makes an operation of its words. It has no opcode if the first word cannot be one.
fn operation(tail: &str, words: &[Span]) -> Operation {
    let written = |word: &Span| slice(tail, word.start, word.end);
    let first = words.first().map_or("", written);
    let (opcode, value) = first.split_once('=').filter(|(_, value)| !value.is_empty()).unwrap_or((first, ""));
    if is_opcode(opcode) {
        let mut operands = String::new();
        push_word(value, &mut operands);
        words.iter().skip(1).for_each(|word| push_word(written(word), &mut operands));
        return Operation { opcode: opcode.into(), operands };
    }
    let mut operands = String::from('"');
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            operands.push(' ');
        }
        for character in written(word).chars() {
            if matches!(character, '"' | '\\') {
                operands.push('\\');
            }
            operands.push(if is_space(character) { ' ' } else { character });
        }
    }
    operands.push('"');
    Operation { opcode: String::new(), operands }
}

/// Appends an operand. An unclosed string is closed.
fn push_word(word: &str, operands: &mut String) {
    if word.is_empty() {
        return;
    }
    if !operands.is_empty() {
        operands.push(' ');
    }
    let mut string = Quotation::default();
    for character in word.chars() {
        string.closes_with(character);
        operands.push(if is_space(character) { ' ' } else { character });
    }
    if string.is_open {
        operands.push_str(if string.is_escaped { "\\\"" } else { "\"" });
    }
}
