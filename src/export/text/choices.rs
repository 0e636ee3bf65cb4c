//! What a person has chosen for all forms, as a setting keeps it.

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

    /// The setting: a word for each choice that is not the usual one.
    pub fn encode(self) -> String {
        let mut words = Vec::new();
        words.extend((!self.coordinates).then_some("bare"));
        words.extend((!self.mover).then_some("silent"));
        words.extend(self.bottom.map(side_name));
        words.join(" ")
    }

    /// Reads the setting; what it does not say is as usual.
    pub fn decode(setting: &str) -> TextChoices {
        let has = |word| setting.split(' ').any(|other| other == word);
        TextChoices {
            coordinates: !has("bare"),
            mover: !has("silent"),
            bottom: Color::ALL.into_iter().find(|color| has(side_name(*color))),
        }
    }
}

/// The name by which settings know a side.
fn side_name(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_kept_and_anything_else_reads_as_the_usual_ones() {
        for coordinates in [true, false] {
            for mover in [true, false] {
                for bottom in [None, Some(Color::White), Some(Color::Black)] {
                    let choices = TextChoices { coordinates, mover, bottom };
                    assert_eq!(TextChoices::decode(&choices.encode()), choices);
                }
            }
        }
        assert_eq!(TextChoices::DEFAULT.encode(), "");
        for odd in ["", "  ", "{}", "BARE", "whiteblack"] {
            assert_eq!(TextChoices::decode(odd), TextChoices::DEFAULT, "{odd:?}");
        }
    }
}
