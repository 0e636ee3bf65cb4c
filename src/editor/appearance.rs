//! The appearance of page and board: the choices of the user as one setting (`theme=dark colors=blue size=480`).
//!
//! The setting is stored in the browser. `public/boot.js` reads it too, before the first paint. Entries of a newer version
//! stay in it, and damaged ones are ignored.

/// A choice, in the order of the setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The theme, `light` or `dark`; by default that of the system.
    Theme,
    /// The colours of the board.
    Colors,
    /// The set of pieces.
    Pieces,
    /// The places of the coordinates.
    Coordinates,
    /// The width of the board in CSS pixels; by default as wide as there is room.
    Size,
}

impl Choice {
    /// All choices.
    pub const ALL: [Choice; 5] =
        [Choice::Theme, Choice::Colors, Choice::Pieces, Choice::Coordinates, Choice::Size];

    /// The stable name in the setting and in attributes of the page (`data-theme`).
    pub const fn name(self) -> &'static str {
        match self {
            Choice::Theme => "theme",
            Choice::Colors => "colors",
            Choice::Pieces => "pieces",
            Choice::Coordinates => "coordinates",
            Choice::Size => "size",
        }
    }

    /// The default.
    pub const fn default_value(self) -> &'static str {
        match self {
            Choice::Theme => "system",
            Choice::Colors => "brown",
            Choice::Pieces => "house",
            Choice::Coordinates => "inside",
            Choice::Size => "",
        }
    }

    /// Whether a value is valid and not the default.
    fn accepts(self, value: &str) -> bool {
        match self {
            Choice::Theme => matches!(value, "light" | "dark"),
            Choice::Colors => matches!(value, "blue" | "green" | "grey" | "contrast" | "print"),
            Choice::Pieces => matches!(value, "cburnett" | "silhouettes"),
            Choice::Coordinates => matches!(value, "outside" | "none"),
            Choice::Size => matches!(value.len(), 3 | 4) && value.bytes().all(|byte| byte.is_ascii_digit()),
        }
    }
}

/// The choices as a setting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Appearance(String);

impl Appearance {
    /// A setting as it was stored.
    pub fn new(record: String) -> Appearance {
        Appearance(record)
    }

    /// The setting as it is stored.
    pub fn record(&self) -> &str {
        &self.0
    }

    /// The value of a choice; none if it is the default or not valid.
    pub fn chosen(&self, choice: Choice) -> Option<&str> {
        let value = self.entries().filter(|(name, _)| *name == choice.name()).last()?.1;
        choice.accepts(value).then_some(value)
    }

    /// The value of a choice, or its default.
    pub fn value(&self, choice: Choice) -> &str {
        self.chosen(choice).unwrap_or(choice.default_value())
    }

    /// The setting with another value of a choice. Unknown entries stay in it.
    #[must_use]
    pub fn with(&self, choice: Choice, value: &str) -> Appearance {
        let mut record: Vec<String> = self
            .0
            .split(' ')
            .filter(|entry| !entry.is_empty() && entry.split('=').next() != Some(choice.name()))
            .map(str::to_owned)
            .collect();
        record.push([choice.name(), "=", value].concat());
        Appearance(record.join(" "))
    }

    /// The names and values in the setting.
    fn entries(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.split(' ').filter_map(|entry| entry.split_once('='))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_is_applied_and_the_rest_is_kept() {
        let record = Appearance::new("theme=dark font=large colors=pink size=480".into());
        assert_eq!(record.chosen(Choice::Theme), Some("dark"));
        assert_eq!((record.chosen(Choice::Colors), record.value(Choice::Colors)), (None, "brown"));
        assert_eq!(record.chosen(Choice::Size), Some("480"));
        let other = record.with(Choice::Theme, "light");
        assert_eq!(other.record(), "font=large colors=pink size=480 theme=light");
    }

    #[test]
    fn the_usual_value_is_no_choice() {
        let record = Appearance::default().with(Choice::Theme, "system").with(Choice::Size, "");
        assert!(Choice::ALL.into_iter().all(|choice| record.chosen(choice).is_none()), "{record:?}");
        assert_eq!(record.value(Choice::Theme), "system");
    }

    #[test]
    fn a_damaged_record_is_no_choice() {
        for damaged in ["", "theme", "=dark", "theme=dark;", "size=12", "size=12345", "size=1e3", "\u{0} = "]
        {
            let record = Appearance::new(damaged.into());
            assert!(Choice::ALL.into_iter().all(|choice| record.chosen(choice).is_none()), "{damaged:?}");
        }
    }
}
