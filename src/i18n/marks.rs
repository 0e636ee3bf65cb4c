//! What is said about marks while they are drawn.

use super::sentences::semicolon_list;
use super::{mark_description, messages};
use crate::editor::Pen;
use crate::marks::{MarkColor, Marks};

/// The name of a choice of the pen.
pub fn pen_color_label(color: MarkColor) -> String {
    messages().pen_color(color)
}

/// What the pen draws from now on.
pub fn pen_sentence(pen: Pen) -> String {
    if pen.fills { messages().pen_draws_squares(pen.color) } else { messages().pen_draws(pen.color) }
}

/// What has changed from one set of marks to another; none if nothing has.
pub fn marks_changed(before: &Marks, now: &Marks) -> Option<String> {
    let words = messages();
    let mut added = now.iter().filter(|mark| before.iter().all(|other| other != *mark));
    let mut gone = before.iter().filter(|mark| now.iter().all(|other| other != *mark));
    match (added.next(), added.next(), gone.next(), gone.next()) {
        (None, _, None, _) => None,
        (Some(mark), None, ..) => Some(words.mark_drawn(mark_description(mark))),
        (None, _, Some(mark), None) => Some(words.mark_removed(mark_description(mark))),
        _ => marks_sentence(now).or_else(|| Some(words.marks_none().into())),
    }
}

/// All marks; none if there are none.
pub fn marks_sentence(marks: &Marks) -> Option<String> {
    let words: Vec<String> = marks.iter().map(mark_description).collect();
    (!words.is_empty()).then(|| messages().marks_all(semicolon_list(&words)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_pen_draws_is_said() {
        let pen = Pen { color: MarkColor::Red, fills: true };
        assert_eq!(pen_sentence(pen), "The pen draws red squares and arrows.");
        assert_eq!(pen_sentence(Pen::default()), "The pen draws green circles and arrows.");
    }

    #[test]
    fn what_has_changed_is_said() {
        let marks = |link: &str| Marks::read_link(link).0;
        let said = |before: &str, now: &str| marks_changed(&marks(before), &marks(now));
        assert_eq!(said("Ge4", "Ge4"), None);
        assert_eq!(said("Ge4", "Ge4,Rd1d8").as_deref(), Some("Drawn: red arrow from d1 to d8."));
        assert_eq!(said("Ge4", "Re4").as_deref(), Some("Drawn: red circle on e4."));
        assert_eq!(said("Ge4,bh1", "Ge4").as_deref(), Some("Removed: blue square h1."));
        assert_eq!(said("Ge4,bh1", "").as_deref(), Some("No marks."));
        assert_eq!(marks_sentence(&marks("Ge4")).as_deref(), Some("Marks: green circle on e4."));
        assert_eq!(marks_sentence(&Marks::NONE), None);
        assert_eq!(said("", "Ge4,bh1").as_deref(), Some("Marks: blue square h1; green circle on e4."));
    }
}
