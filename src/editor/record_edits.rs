//! What has become of the records of a pasted list, as texts in blocks, so that each step of the history can have its own: steps
//! share the blocks in which they do not differ, and each block is saved once.

use std::sync::Arc;

use super::Snapshot;

/// The number of rows of a list whose records stand in one block.
const ROWS: usize = 64;

/// What has become of the records of a list. A record that is as its text has it is not among them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordEdits(Vec<Block>);

/// The edited records of some rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Block {
    /// Its place among the blocks of the list.
    pub(super) index: usize,
    /// The number under which it is saved; 0 if no step of the history has had it.
    pub(super) number: u32,
    /// For each edited record a line with the index of its row and the length of its text in bytes, and its text.
    pub(super) records: Arc<str>,
}

impl RecordEdits {
    /// Edits as they were saved.
    pub(super) fn of(blocks: Vec<Block>) -> RecordEdits {
        RecordEdits(blocks)
    }

    /// The blocks.
    pub(super) fn blocks(&self) -> &[Block] {
        &self.0
    }

    /// The blocks, to be numbered.
    pub(super) fn blocks_mut(&mut self) -> &mut [Block] {
        &mut self.0
    }

    /// What has become of the record of a row; none if it is as its text has it.
    pub fn get(&self, row: usize) -> Option<Snapshot> {
        let block = self.0.iter().find(|block| block.index == row / ROWS)?;
        let (_, record) = entries(&block.records).find(|(other, _)| *other == row)?;
        Snapshot::decode(record)
    }

    /// Sets what has become of the record of a row.
    pub fn set(&mut self, row: usize, record: Option<&Snapshot>) {
        if self.get(row).as_ref() == record {
            return;
        }
        let index = row / ROWS;
        let place = self.0.iter().position(|block| block.index == index);
        let before = place.map_or_else(|| Arc::from(""), |place| self.0.swap_remove(place).records);
        let mut records = String::new();
        let mut add = |row: usize, record: &str| {
            records.push_str(&[&*row.to_string(), " ", &*record.len().to_string(), "\n", record].concat());
        };
        for (other, record) in entries(&before).filter(|(other, _)| *other != row) {
            add(other, record);
        }
        if let Some(record) = record {
            add(row, &record.encode());
        }
        if !records.is_empty() {
            self.0.push(Block { index, number: 0, records: records.into() });
        }
    }
}

/// The records of a block with the indices of their rows, up to the first one that is damaged.
fn entries(mut rest: &str) -> impl Iterator<Item = (usize, &str)> {
    std::iter::from_fn(move || {
        let (head, behind) = rest.split_once('\n')?;
        let (row, length) = head.split_once(' ')?;
        let record = behind.get(..length.parse().ok()?)?;
        rest = behind.get(record.len()..)?;
        Some((row.parse().ok()?, record))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::Document;
    use crate::position::Position;

    fn record(clock: u32, draft: Option<&str>) -> Snapshot {
        let mut position = Position::START;
        position.halfmove_clock = clock;
        Snapshot { document: Document::given(position), draft: draft.map(str::to_owned) }
    }

    #[test]
    fn each_row_has_its_record_whatever_stands_in_it() {
        let mut edits = RecordEdits::default();
        let records = [(0, None), (63, Some("8/8\n7 3\nä")), (64, Some("")), (9_999, None)];
        for (row, draft) in records {
            edits.set(row, Some(&record(row as u32, draft)));
        }
        for (row, draft) in records {
            assert_eq!(edits.get(row), Some(record(row as u32, draft)), "{row}");
        }
        assert_eq!((edits.get(1), edits.blocks().len()), (None, 3));
        edits.set(63, Some(&record(1, None)));
        assert_eq!((edits.get(63), edits.get(0)), (Some(record(1, None)), Some(record(0, None))));
        for (row, _) in records {
            edits.set(row, None);
        }
        assert_eq!(edits, RecordEdits::default());
    }

    #[test]
    fn an_edit_leaves_the_other_blocks_as_they_are() {
        let mut edits = RecordEdits::default();
        edits.set(0, Some(&record(1, None)));
        edits.set(64, Some(&record(2, None)));
        let mut later = edits.clone();
        later.set(64, Some(&record(3, None)));
        let shared = |edits: &RecordEdits, index: usize| {
            Arc::clone(&edits.blocks().iter().find(|block| block.index == index).unwrap().records)
        };
        assert!(Arc::ptr_eq(&shared(&edits, 0), &shared(&later, 0)));
        assert!(!Arc::ptr_eq(&shared(&edits, 1), &shared(&later, 1)));
    }

    #[test]
    fn a_damaged_block_has_the_records_before_the_damage() {
        let line = record(1, None).encode();
        let sound = format!("5 {}\n{line}", line.len());
        for damage in [
            "",
            "x",
            "6",
            "6 1",
            "6 9\nx",
            "6 -1\nx",
            "x 1\nx",
            "6 1\nä",
            "\n\n",
            "18446744073709551616 1\nx",
        ] {
            let records = [&*sound, damage].concat().into();
            let edits = RecordEdits::of(vec![Block { index: 0, number: 1, records }]);
            assert_eq!(edits.get(5), Some(record(1, None)), "{damage:?}");
            assert_eq!(edits.get(6), None, "{damage:?}");
        }
    }
}
