//! The choices of the user for all text formats, and their setting.

use crate::export::setting::amended;
use crate::position::Color;

/// The choices for all text formats. A format ignores those that do not apply to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TextChoices {
    /// Whether diagrams have coordinates.
    pub coordinates: bool,
    /// Whether diagrams and lists name the side to move.
    pub mover: bool,
    /// The side at the bottom; none for the same one as on the board.
    pub bottom: Option<Color>,
}

impl TextChoices {
    /// Everything is shown, with the same side at the bottom as on the board.
    pub const DEFAULT: TextChoices = TextChoices { coordinates: true, mover: true, bottom: None };

    /// The setting with those choices changed that differ from `before`. It has a word for each choice that is not the
    /// default. Everything else in it stays, even what only a newer version of the page understands.
    pub fn amend(self, setting: &str, before: TextChoices) -> String {
        let mut words = TextChoices::decode(setting).words();
        for (index, (now, before)) in self.words().into_iter().zip(before.words()).enumerate() {
            if now != before {
                words[index] = now;
            }
        }
        amended(setting, &|word| KNOWN.contains(&word), &words)
    }

    /// A word for each choice, empty for the default.
    fn words(self) -> [&'static str; 3] {
        [
            if self.coordinates { "" } else { KNOWN[0] },
            if self.mover { "" } else { KNOWN[1] },
            self.bottom.map_or("", side_name),
        ]
    }

    /// Reads the setting. Choices without a word have their default.
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
