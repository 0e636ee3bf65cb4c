//! The positions that the user keeps by a name.

/// The most positions that are kept.
pub const MAX_OWN: usize = 500;
/// The most characters of a name.
pub const MAX_NAME_LEN: usize = 80;

/// Positions with names, as they are kept: a line for each, its name, a tab, its record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPositions(Vec<(String, String)>);

impl OwnPositions {
    /// Reads what [`OwnPositions::encode`] has written. Lines that are none of it are left out.
    pub fn decode(text: &str) -> OwnPositions {
        let mut own = OwnPositions::default();
        for line in text.lines() {
            if let Some((name, fen)) = line.split_once('\t') {
                own.keep(name, fen);
            }
        }
        own
    }

    /// The text that is kept.
    pub fn encode(&self) -> String {
        self.0.iter().map(|(name, fen)| [name, "\t", fen, "\n"].concat()).collect()
    }

    /// Keeps a record by a name, in the place of the one that had the name. Returns whether it is kept: not without a name
    /// or a record, nor when there are too many.
    pub fn keep(&mut self, name: &str, fen: &str) -> bool {
        let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let name: String = name.chars().take(MAX_NAME_LEN).collect();
        let fen: String = fen.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() || fen.is_empty() {
            return false;
        }
        if let Some((_, kept)) = self.0.iter_mut().find(|(other, _)| *other == name) {
            *kept = fen;
        } else if self.0.len() < MAX_OWN {
            self.0.push((name, fen));
        } else {
            return false;
        }
        true
    }

    /// Removes the record with a name.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(other, _)| other != name);
    }

    /// The names with their records, in the order in which they were first kept.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, fen)| (name.as_str(), fen.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

    #[test]
    fn what_is_kept_is_read_again() {
        let mut own = OwnPositions::default();
        assert!(own.keep("  My\tending \n", KINGS) && own.keep("another", KINGS));
        assert_eq!(OwnPositions::decode(&own.encode()), own);
        assert_eq!(own.iter().next(), Some(("My ending", KINGS)));
        own.remove("My ending");
        assert_eq!(own.iter().count(), 1);
    }

    #[test]
    fn a_name_stands_for_one_position() {
        let mut own = OwnPositions::default();
        own.keep("mine", KINGS);
        assert!(own.keep("mine", "8/8/8/8/8/8/8/8 w - - 0 1"));
        assert_eq!(own.iter().collect::<Vec<_>>(), [("mine", "8/8/8/8/8/8/8/8 w - - 0 1")]);
        assert!(!own.keep(" ", KINGS) && !own.keep("empty", ""));
    }

    #[test]
    fn anything_may_be_kept_under_the_key() {
        for text in ["", "\n\n", "no tab", "\t\t\t", "name\t", "\u{0}\t\u{7f}\n", "é\tk\r\n"] {
            let own = OwnPositions::decode(text);
            assert_eq!(OwnPositions::decode(&own.encode()), own, "{text:?}");
        }
        let many: String = (0..2 * MAX_OWN).map(|number| format!("{number}\t{KINGS}\n")).collect();
        assert_eq!(OwnPositions::decode(&many).iter().count(), MAX_OWN);
        let long = OwnPositions::decode(&format!("{}\t{KINGS}", "x".repeat(10_000)));
        assert_eq!(long.iter().next().map(|(name, _)| name.len()), Some(MAX_NAME_LEN));
    }
}
