//! The records of a pasted list: what has become of each, their verdicts, the repair of all of them, and the texts that have
//! them all.

use super::pasted::Pasted;
use super::record_edits::RecordEdits;
use super::{Document, Snapshot};
use crate::legality::{FindingKind, Verdict, findings_with_last_move, verdict};
use crate::notation::{Fault, Form, Operations, operations_in, read_lenient};
use crate::position::sort_short;

/// So many fixes and repairs one record needs at most; more of them would not end.
const MOST_FIXES: usize = 64;

impl RecordEdits {
    /// A record as it is now; `before` is the document before the paste.
    pub fn record(&self, pasted: &Pasted, index: usize, before: &Document) -> Option<Snapshot> {
        self.get(index).or_else(|| pasted.snapshot(pasted.beginning(index), before))
    }

    /// Keeps a record as it is shown.
    pub fn keep(&mut self, pasted: &Pasted, index: usize, shown: &Snapshot) {
        let given = pasted.snapshot(pasted.beginning(index), &shown.document);
        self.set(index, Some(shown).filter(|shown| given.as_ref() != Some(*shown)));
    }
}

/// What comes of the repair of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// There is nothing to repair.
    Good,
    /// The repair makes it good.
    Repaired(Box<Snapshot>),
    /// It is as before: what is offered does not make it good.
    Remains,
}

impl Outcome {
    /// The outcome for a record.
    pub fn of(record: &Snapshot) -> Outcome {
        if is_good(record) {
            return Outcome::Good;
        }
        repaired(record).map_or(Outcome::Remains, |repaired| Outcome::Repaired(Box::new(repaired)))
    }
}

/// The text of a record: its FEN, or the text with its faults, on one line.
pub fn record_text(record: &Snapshot) -> String {
    match &record.draft {
        Some(text) if is_faulty(record) => text.split_whitespace().collect::<Vec<_>>().join(" "),
        _ => record.document.fen(),
    }
}

/// Whether its text has faults.
fn is_faulty(record: &Snapshot) -> bool {
    record.draft.as_ref().is_some_and(|text| !read_lenient(text).is_well_formed())
}

/// The verdict on a record; none while its text has faults.
pub fn record_verdict(record: &Snapshot) -> Option<Verdict> {
    let judged = || verdict(&findings_with_last_move(&record.document.written(), &record.document.rules()));
    (!is_faulty(record)).then(judged)
}

/// Whether there is nothing to repair: its text has no faults, and a game can go on from its position.
pub fn is_good(record: &Snapshot) -> bool {
    record_verdict(record).is_some_and(|verdict| verdict <= Verdict::Playable)
}

/// The record after the first fix or repair that is offered for it and keeps all men, and so on until it is good; none if
/// that does not end so.
pub fn repaired(record: &Snapshot) -> Option<Snapshot> {
    let mut document = match &record.draft {
        Some(text) => fixed(text, &record.document)?,
        None => record.document.clone(),
    };
    for _ in 0..MOST_FIXES {
        let (position, rules) = (document.written(), document.rules());
        let mut findings = findings_with_last_move(&position, &rules);
        if verdict(&findings) <= Verdict::Playable {
            return Some(Snapshot { document, draft: None });
        }
        // Another position in the place of none is no repair.
        if findings.iter().any(|finding| finding.kind == FindingKind::EmptyBoard) {
            return None;
        }
        sort_short(&mut findings, |finding| std::cmp::Reverse(finding.severity));
        let mut repairs = findings.iter().flat_map(|finding| &finding.repairs);
        let repair = repairs.find(|repair| !repair.removes_men())?;
        document = document.with_repaired_position(repair.apply(&position));
    }
    None
}

/// The document of a text after the first fix of its first fault that keeps all men, and so on until it has no fault.
fn fixed(text: &str, before: &Document) -> Option<Document> {
    let mut text = text.to_owned();
    for _ in 0..MOST_FIXES {
        let reading = read_lenient(&text);
        if reading.is_well_formed() {
            let operations = operations_in(&text, &reading);
            return Some(before.with_loaded_position(reading.position, &operations));
        }
        let kept = |fault: &Fault| fault.fixes.iter().find(|fix| fault.keeps_men(fix, &text)).cloned();
        let fix = reading.faults.iter().find_map(kept)?;
        text = fix.apply(&text);
    }
    None
}

/// The format of a file of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListFormat {
    /// A FEN on each line.
    Fen,
    /// An EPD record on each line, with the title as its `id`.
    Epd,
}

impl ListFormat {
    /// The ending of the file's name.
    pub const fn extension(self) -> &'static str {
        match self {
            ListFormat::Fen => "fen",
            ListFormat::Epd => "epd",
        }
    }

    /// The line of a record. One with faults stands in it as it is.
    fn line(self, record: &Snapshot, title: Option<&str>) -> String {
        if self == ListFormat::Fen || is_faulty(record) {
            return record_text(record);
        }
        let mut document = record.document.clone();
        let has_id = Operations::parse(&document.operations).get("id").is_some();
        if let Some(title) = title.filter(|_| !has_id) {
            document.operations.push_str(&format!(" id \"{}\";", title.replace('"', "'")));
        }
        document.text(Form::Epd)
    }
}

/// All records of a list, each on a line; `before` is the document before the paste.
pub fn written_list(pasted: &Pasted, edits: &RecordEdits, before: &Document, format: ListFormat) -> String {
    let mut text = String::new();
    for index in 0..pasted.count() {
        if let Some(record) = edits.record(pasted, index, before) {
            text.push_str(&format.line(&record, pasted.title(index)));
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::import;
    use crate::position::{Position, Square};

    fn before() -> Document {
        Document::given(Position::START)
    }

    fn pasted(lines: &[&str]) -> Pasted {
        let text = lines.join("\n");
        let import = import(&text, None);
        Pasted::new(text, import)
    }

    fn record(list: &Pasted, index: usize) -> Snapshot {
        RecordEdits::default().record(list, index, &before()).unwrap()
    }

    const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

    #[test]
    fn what_becomes_of_a_record_is_kept_until_it_is_as_before() {
        let list = pasted(&[KINGS, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]);
        let mut edits = RecordEdits::default();
        let mut shown = record(&list, 1);
        edits.keep(&list, 1, &shown);
        assert_eq!(edits, RecordEdits::default());
        shown.document.erase(Square::H1.into());
        edits.keep(&list, 1, &shown);
        assert_eq!(edits.record(&list, 1, &before()), Some(shown));
        assert_eq!(edits.record(&list, 0, &before()), Some(record(&list, 0)));
        edits.keep(&list, 1, &record(&list, 1));
        assert_eq!(edits, RecordEdits::default());
    }

    #[test]
    fn the_first_fix_after_the_other_makes_a_record_good() {
        let list = pasted(&[
            KINGS,
            "4k3/8/8/8/8/8/8/4K2 w - - 0 0",
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "4k3/pppppppp/pppppppp/8/8/8/8/4K3 w - - 0 1",
        ]);
        let verdicts = [0, 1, 2, 3].map(|index| record_verdict(&record(&list, index)));
        assert_eq!(
            verdicts,
            [Some(Verdict::Legal), None, Some(Verdict::Impossible), Some(Verdict::Impossible)]
        );
        let mended = repaired(&record(&list, 1)).unwrap();
        assert_eq!((record_text(&mended).as_str(), is_good(&mended)), (KINGS, true));
        let passed = repaired(&record(&list, 2)).unwrap();
        assert_eq!(record_text(&passed), "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
        assert_eq!(Outcome::of(&record(&list, 0)), Outcome::Good);
        assert_eq!(Outcome::of(&record(&list, 1)), Outcome::Repaired(Box::new(mended)));
        assert_eq!(
            Outcome::of(&record(&list, 3)),
            Outcome::Remains,
            "which of sixteen pawns is the surplus one?"
        );
        assert_eq!(repaired(&Snapshot { document: Document::given(Position::EMPTY), draft: None }), None);
    }

    #[test]
    fn all_records_are_written_with_their_titles_and_faults() {
        let list = pasted(&[
            "Bare \"kings\"",
            KINGS,
            "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; id \"one\";",
            "4k3/8/8/8/8/8/8/4K3x w - - 0 1",
        ]);
        let text = |format| written_list(&list, &RecordEdits::default(), &before(), format);
        assert_eq!(text(ListFormat::Fen), format!("{KINGS}\n{KINGS}\n4k3/8/8/8/8/8/8/4K3x w - - 0 1\n"));
        let epd = text(ListFormat::Epd);
        let lines: Vec<&str> = epd.lines().collect();
        assert!(
            lines[0].starts_with("4k3/8/8/8/8/8/8/4K3 w - -") && lines[0].contains("id \"Bare 'kings\";"),
            "{epd}"
        );
        assert_eq!(lines[1], "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; id \"one\";");
        assert_eq!(lines[2], "4k3/8/8/8/8/8/8/4K3x w - - 0 1");
        assert_eq!(pasted(&lines).count(), 3);
    }
}
