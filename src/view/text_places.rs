//! Places in a text. Readers count characters, the text area counts UTF-16 code units.

use crate::notation::Span;

/// Converts a span from characters to UTF-16 code units.
pub fn units(text: &str, span: Span) -> Span {
    let mut passed = 0;
    let mut place = Span::default();
    for (index, character) in text.chars().chain(['\0']).enumerate() {
        if index == span.start {
            place.start = passed;
        }
        if index == span.end {
            place.end = passed;
            break;
        }
        passed += character.len_utf16();
    }
    place
}

/// The number of whole characters in the first UTF-16 code units of a text.
pub fn characters_before(text: &str, units: usize) -> usize {
    let mut passed = 0;
    let is_within = |character: &char| {
        passed += character.len_utf16();
        passed <= units
    };
    text.chars().take_while(is_within).count()
}

/// The index of the place that follows the selection in the order of the text, or precedes it. After the last place, the
/// first one follows. None if there are no places.
pub fn following(places: &[Span], selected: Option<Span>, backwards: bool) -> Option<usize> {
    // Places on the other side of the selection come after all others.
    let is_behind =
        |place: Span| selected.is_some_and(|here| if backwards { place >= here } else { place <= here });
    let mut found: Option<usize> = None;
    for (index, place) in places.iter().enumerate() {
        let is_nearer = found.is_none_or(|found| {
            let other = places[found];
            match (is_behind(*place), is_behind(other)) {
                (false, true) => true,
                (true, false) => false,
                _ if backwards => *place > other,
                _ => *place < other,
            }
        });
        if is_nearer {
            found = Some(index);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_beyond_the_first_plane_are_two_units() {
        assert_eq!(units("a♔𝔹b", Span::new(2, 3)), Span::new(2, 4));
        assert_eq!(units("a♔𝔹b", Span::new(3, 4)), Span::new(4, 5));
        assert_eq!(units("ab", Span::at(2)), Span::at(2));
        assert_eq!(characters_before("a♔𝔹b", 4), 3);
        assert_eq!(characters_before("a♔𝔹b", 3), 2);
        assert_eq!(characters_before("ab", 9), 2);
    }

    #[test]
    fn the_way_through_the_places_goes_around_the_end() {
        let places = [Span::new(5, 6), Span::new(1, 2), Span::new(3, 4)];
        assert_eq!(following(&places, None, false), Some(1));
        assert_eq!(following(&places, None, true), Some(0));
        assert_eq!(following(&places, Some(Span::new(1, 2)), false), Some(2));
        assert_eq!(following(&places, Some(Span::new(5, 6)), false), Some(1));
        assert_eq!(following(&places, Some(Span::new(1, 2)), true), Some(0));
        assert_eq!(following(&[], Some(Span::at(0)), false), None);
    }
}
