//! What a person has chosen for all forms, as a setting keeps it.

use crate::export::setting::amended;
use crate::position::Color;

/// The choices that hold for every form with a place for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TextChoices {
    /// Diagrams have the names of files and ranks.
    pub coordinates: bool,
    /// Diagrams and lists say whose move it is.
    pub mover: bool,
    /// The side at the bottom; none for the one that is there on the board.
    pub bottom: Option<Color>,
}

impl TextChoices {
    /// Everything is shown, seen as on the board.
    pub const DEFAULT: TextChoices = TextChoices { coordinates: true, mover: true, bottom: None };

    /// The setting, a word for each choice that is not the usual one, with what is chosen otherwise than `before`. Whatever
    /// else it says stays, what only a newer page understands too.
    pub fn amend(self, setting: &str, before: TextChoices) -> String {
        let mut words = TextChoices::decode(setting).words();
        for (index, (now, before)) in self.words().into_iter().zip(before.words()).enumerate() {
            if now != before {
                words[index] = now;
            }
        }
        amended(setting, &|word| KNOWN.contains(&word), &words)
    }

    /// A word for each choice, empty for the usual one.
    fn words(self) -> [&'static str; 3] {
        [
            if self.coordinates { "" } else { KNOWN[0] },
            if self.mover { "" } else { KNOWN[1] },
            self.bottom.map_or("", side_name),
        ]
    }

    /// Reads the setting; what it does not say is as usual.
    pub fn decode(setting: &str) -> TextChoices {
        let has = |word| setting.split_whitespace().any(|other| other == word);
        TextChoices {
            coordinates: !has(KNOWN[0]),
            mover: !has(KNOWN[1]),
            bottom: Color::ALL.into_iter().find(|color| has(side_name(*color))),
        }
    }
}

/// The words of the setting: no coordinates, no side to move, the side at the bottom.
const KNOWN: [&str; 4] = ["bare", "silent", "white", "black"];

fn side_name(color: Color) -> &'static str {
    color.fold_wb(KNOWN[2], KNOWN[3])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_page_has_kept_stays() {
        let before = TextChoices::DEFAULT;
        let silent = TextChoices { mover: false, ..before };
        // Another tab has turned the board and left the coordinates out; a newer page has a word of its own.
        assert_eq!(silent.amend("black bare tiny=1", before), "tiny=1 bare silent black");
        let white = TextChoices { bottom: Some(Color::White), ..silent };
        assert_eq!(white.amend("tiny=1 bare silent black", silent), "tiny=1 bare silent white");
        assert_eq!(before.amend("tiny=1 bare silent white", white), "tiny=1 bare");
    }

    #[test]
    fn choices_are_kept_and_anything_else_reads_as_the_usual_ones() {
        for coordinates in [true, false] {
            for mover in [true, false] {
                for bottom in [None, Some(Color::White), Some(Color::Black)] {
                    let choices = TextChoices { coordinates, mover, bottom };
                    assert_eq!(TextChoices::decode(&choices.amend("", TextChoices::DEFAULT)), choices);
                }
            }
        }
        assert_eq!(TextChoices::DEFAULT.amend("", TextChoices::DEFAULT), "");
        for odd in ["", "  ", "{}", "BARE", "whiteblack"] {
            assert_eq!(TextChoices::decode(odd), TextChoices::DEFAULT, "{odd:?}");
        }
    }
}
