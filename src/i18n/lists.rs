//! Lists in sentences.

use super::messages;

/// "a1, b1 and c1".
pub(super) fn and_list<T: AsRef<str>>(items: &[T]) -> String {
    list(items, |first, last| messages().list_and(first, last))
}

/// "a1, b1 or c1".
pub(super) fn or_list<T: AsRef<str>>(items: &[T]) -> String {
    list(items, |first, last| messages().list_or(first, last))
}

/// Items with semicolons between them, because they contain commas themselves.
pub(crate) fn semicolon_list(items: &[String]) -> String {
    let mut items = items.iter().cloned();
    let first = items.next().unwrap_or_default();
    items.fold(first, |text, item| messages().list_semicolon(text, item))
}

/// Items with commas between them. `join` puts the last one after the others.
fn list<T: AsRef<str>>(items: &[T], join: impl Fn(&str, &str) -> String) -> String {
    let Some((last, others)) = items.split_last() else { return String::new() };
    if others.is_empty() {
        return last.as_ref().to_owned();
    }
    let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
    join(&others.join(", "), last.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_two_items_are_joined_by_a_word() {
        let squares = ["a1", "b1", "c1"];
        let lists: Vec<String> = (0..=3).map(|count| and_list(&squares[..count])).collect();
        assert_eq!(lists, ["", "a1", "a1 and b1", "a1, b1 and c1"]);
        assert_eq!(or_list(&squares), "a1, b1 or c1");
    }

    #[test]
    fn items_with_commas_are_separated_by_semicolons() {
        assert_eq!(
            semicolon_list(&["e2, empty".into(), "e4, white pawn".into()]),
            "e2, empty; e4, white pawn"
        );
        assert_eq!(semicolon_list(&[]), "");
    }
}
