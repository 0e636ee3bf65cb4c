//! The head of the log, and the names of its entries.

use super::Storage;
use crate::editor::history::History;
use crate::editor::mode::Mode;
use crate::editor::state::Editor;
use crate::position::Color;

/// The version of the log, which is the first word of the head.
const VERSION: usize = 1;

/// The place of a log in the storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Slot {
    #[default]
    Usual,
    /// Beside the log of a newer version, which stays unchanged for that version.
    Aside,
}

impl Slot {
    /// The place of the log of this version.
    pub(super) fn of(storage: &impl Storage) -> Slot {
        let head = storage.get(Slot::Usual.head()).ok().flatten();
        let version = head.and_then(|head| head.split(' ').next()?.parse::<usize>().ok());
        if version.is_some_and(|version| version > VERSION) { Slot::Aside } else { Slot::Usual }
    }

    /// The name of the head.
    pub(super) const fn head(self) -> &'static str {
        match self {
            Slot::Usual => "forsyth.head",
            Slot::Aside => "forsyth.aside.head",
        }
    }

    /// The name of the entry of a step.
    pub(super) fn step(self, number: usize) -> String {
        self.name("step.", &number.to_string())
    }

    /// The name of a part that steps share.
    pub(super) fn part(self, number: u32) -> String {
        self.name("part.", &number.to_string())
    }

    fn name(self, kind: &str, number: &str) -> String {
        let aside = if self == Slot::Aside { "aside." } else { "" };
        ["forsyth.", aside, kind, number].concat()
    }
}

/// What the head says.
pub(super) struct Head {
    pub(super) first: usize,
    pub(super) current: usize,
    pub(super) last: usize,
    pub(super) orientation: Color,
    pub(super) mode: Mode,
}

/// The head as text. The mode stands in it only if the editor plays: versions that do not know it ignore it.
pub(super) fn head(first: usize, current: usize, last: usize, editor: &Editor) -> String {
    let [version, first, current, last] = [VERSION, first, current, last].map(|number| number.to_string());
    let orientation = editor.orientation().fold_wb("w", "b");
    let mut head = [version.as_str(), &first, &current, &last, orientation].join(" ");
    if editor.is_playing() {
        head.push(' ');
        head.push_str(Mode::Play.name());
    }
    head
}

/// Reads a head.
pub(super) fn parse_head(head: &str) -> Option<Head> {
    let mut words = head.split(' ');
    if words.next()?.parse() != Ok(VERSION) {
        return None;
    }
    let mut number = || words.next()?.parse::<usize>().ok();
    let (first, current, last) = (number()?, number()?, number()?);
    let orientation = Color::from_char(words.next()?.chars().next()?)?;
    // Numbers near the largest one would overflow. No user makes so many edits.
    let sound =
        first <= current && current <= last && last - first < History::LIMIT && last <= usize::MAX / 2;
    let mode = if words.next() == Some(Mode::Play.name()) { Mode::Play } else { Mode::Edit };
    sound.then_some(Head { first, current, last, orientation, mode })
}
