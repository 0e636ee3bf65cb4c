//! The tags of a game (PGN standard, section 8.1).

use shakmaty::variant::Variant;

use crate::import::error::Reason;
use crate::import::game::Builder;
use crate::import::run::Run;
use crate::import::{record, variant};
use crate::position::Color;

/// The maximum length of each part of a title, in characters.
const LONGEST_NAME: usize = 60;

/// The tags that are read; the others are ignored. Values are byte ranges of the text.
#[derive(Default)]
pub(super) struct Tags {
    /// The byte at which the first tag begins; none if there are no tags.
    pub(super) start: Option<usize>,
    fen: Option<(usize, usize)>,
    variant: Option<(usize, usize)>,
    white: Option<(usize, usize)>,
    black: Option<(usize, usize)>,
    event: Option<(usize, usize)>,
    date: Option<(usize, usize)>,
    orientation: Option<(usize, usize)>,
}

impl Tags {
    /// Adds a tag that begins at `start`. Of several tags with the same name, the first one counts.
    pub(super) fn add(&mut self, name: &str, value: (usize, usize), start: usize) {
        self.start.get_or_insert(start);
        let known = [
            ("FEN", &mut self.fen),
            ("Variant", &mut self.variant),
            ("White", &mut self.white),
            ("Black", &mut self.black),
            ("Event", &mut self.event),
            ("Date", &mut self.date),
            ("Orientation", &mut self.orientation),
        ];
        for (known, place) in known {
            if name.eq_ignore_ascii_case(known) && value.0 < value.1 {
                place.get_or_insert(value);
            }
        }
    }

    /// The game that the tags describe, before its first move.
    pub(super) fn game(&self, run: &Run) -> Builder {
        let text = |place: Option<(usize, usize)>| place.map(|(from, to)| run.slice(from, to).trim());
        let name = text(self.variant).unwrap_or_default();
        let variant = variant::named(name);
        let small = name.to_ascii_lowercase();
        let chess960 = small.contains("960") || small.starts_with("fischer");
        let rules = variant.unwrap_or(Variant::Chess);
        let mut stopped = match (variant, self.variant) {
            (None, Some((from, to))) => Some(run.error(from, to, Reason::UnknownVariant)),
            _ => None,
        };
        let mut game = Builder::from_start(rules, chess960);
        if let Some((from, to)) = self.fen {
            match record::read(run, from, to) {
                Ok(found) => {
                    game = Builder::new(found.position, rules, chess960);
                    game.from_tag = true;
                    game.remarks = found.remarks;
                    game.remarks.retain(|remark| !remark.kind.is_of_missing_field());
                }
                Err(fault) => stopped = Some(fault),
            }
        }
        game.title = title([self.white, self.black, self.event, self.date].map(text));
        game.stopped = stopped;
        game.orientation = text(self.orientation).and_then(|side| match side.to_ascii_lowercase().as_str() {
            "white" | "w" => Some(Color::White),
            "black" | "b" => Some(Color::Black),
            _ => None,
        });
        game
    }
}

/// The title `White – Black, Event, Year`, of those parts that are known; none if no part is.
pub(super) fn title([white, black, event, date]: [Option<&str>; 4]) -> Option<String> {
    let known = |value: Option<&str>| {
        let value = value.filter(|value| !value.is_empty() && !value.starts_with('?'))?;
        // Quotation marks and backslashes in a value are escaped.
        Some(value.replace("\\\"", "\"").replace("\\\\", "\\").chars().take(LONGEST_NAME).collect::<String>())
    };
    let mut title = match (known(white), known(black)) {
        (None, None) => String::new(),
        (white, black) => {
            let name = |name: Option<String>| name.unwrap_or_else(|| "?".into());
            name(white) + " – " + &name(black)
        }
    };
    let year = known(date).map(|date| date.chars().take_while(char::is_ascii_digit).collect());
    for part in [known(event), year].into_iter().flatten().filter(|part: &String| !part.is_empty()) {
        if !title.is_empty() {
            title.push_str(", ");
        }
        title.push_str(&part);
    }
    (!title.is_empty()).then_some(title)
}
