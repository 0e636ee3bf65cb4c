//! A library of positions: well-known ones, and those that the user keeps by a name.
//!
//! The catalogue holds facts only: positions, and where they are published. Their names are in [`i18n`](crate::i18n).

mod catalogue;
mod own;

pub use catalogue::{CATALOGUE, Entry, Group};
pub use own::{MAX_NAME_LEN, MAX_OWN, OwnPositions};

/// Whether a text that is searched for is in a name: each of its words, whatever their case and order.
pub fn matches(name: &str, searched: &str) -> bool {
    let name = name.to_lowercase();
    searched.to_lowercase().split_whitespace().all(|word| name.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_is_searched_in_any_order_and_case() {
        assert!(matches("Lucena position, rook endgame", "ROOK lucena"));
        assert!(matches("Läuferpaar", "läufer"));
        assert!(matches("anything", "  "));
        assert!(!matches("Lucena position", "lucena philidor"));
    }
}
