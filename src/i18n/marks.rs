//! Texts about marks: arrows, circles and coloured squares.

use super::lists::semicolon_list;
use super::messages;
use crate::editor::Pen;
use crate::marks::{Mark, MarkColor, Marks, Shape};
use crate::position::Square;

/// "green arrow from e2 to e4".
pub fn mark_description(mark: Mark) -> String {
    let messages = messages();
    match mark.shape {
        Shape::Fill(square) => messages.mark_square(mark.color, square),
        Shape::Circle(square) => messages.mark_circle(mark.color, square),
        Shape::Arrow(from, to) => messages.mark_arrow(mark.color, from, to),
    }
}

/// The label of a colour of the pen.
pub fn pen_color_label(color: MarkColor) -> String {
    messages().pen_color(color)
}

/// The announcement of what the pen draws.
pub fn pen_sentence(pen: Pen) -> String {
    if pen.fills { messages().pen_draws_squares(pen.color) } else { messages().pen_draws(pen.color) }
}

/// The announcement of the changes from one set of marks to another. None if nothing has changed.
pub fn marks_changed(before: &Marks, now: &Marks) -> Option<String> {
    let messages = messages();
    let mut added = now.iter().filter(|mark| before.iter().all(|other| other != *mark));
    let mut gone = before.iter().filter(|mark| now.iter().all(|other| other != *mark));
    match (added.next(), added.next(), gone.next(), gone.next()) {
        (None, _, None, _) => None,
        (Some(mark), None, ..) => Some(messages.mark_drawn(mark_description(mark))),
        (None, _, Some(mark), None) => Some(messages.mark_removed(mark_description(mark))),
        _ => marks_sentence(now).or_else(|| Some(messages.marks_none().into())),
    }
}

/// A list of all marks. None if there are no marks.
pub fn marks_sentence(marks: &Marks) -> Option<String> {
    let descriptions: Vec<String> = marks.iter().map(mark_description).collect();
    (!descriptions.is_empty()).then(|| messages().marks_all(semicolon_list(&descriptions)))
}

/// A list of the marks on a square and the arrows that begin or end there. None if there are none.
pub fn square_marks(marks: &Marks, square: Square) -> Option<String> {
    let descriptions: Vec<String> =
        marks.iter().filter(|mark| mark.touches(square)).map(mark_description).collect();
    (!descriptions.is_empty()).then(|| semicolon_list(&descriptions))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_has_a_colour_and_squares() {
        let mark = Mark::drawn(Square::E2, Square::E4, MarkColor::Green);
        assert_eq!(mark_description(mark), "green arrow from e2 to e4");
    }

    #[test]
    fn the_pen_draws_circles_or_squares() {
        let pen = Pen { color: MarkColor::Red, fills: true };
        assert_eq!(pen_sentence(pen), "The pen draws red squares and arrows.");
        assert_eq!(pen_sentence(Pen::default()), "The pen draws green circles and arrows.");
    }

    #[test]
    fn a_change_names_one_mark_or_all() {
        let marks = |link: &str| Marks::read_link(link).0;
        let changed = |before: &str, now: &str| marks_changed(&marks(before), &marks(now));
        assert_eq!(changed("Ge4", "Ge4"), None);
        assert_eq!(changed("Ge4", "Ge4,Rd1d8").as_deref(), Some("Drawn: red arrow from d1 to d8."));
        assert_eq!(changed("Ge4", "Re4").as_deref(), Some("Drawn: red circle on e4."));
        assert_eq!(changed("Ge4,bh1", "Ge4").as_deref(), Some("Removed: blue square h1."));
        assert_eq!(changed("Ge4,bh1", "").as_deref(), Some("No marks."));
        assert_eq!(marks_sentence(&marks("Ge4")).as_deref(), Some("Marks: green circle on e4."));
        assert_eq!(marks_sentence(&Marks::NONE), None);
        assert_eq!(changed("", "Ge4,bh1").as_deref(), Some("Marks: blue square h1; green circle on e4."));
    }
}
