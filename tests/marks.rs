//! Marks: drawing, removing, PGN commands, links, transforms.

use forsyth::marks::{MAX_UNREAD, Mark, MarkColor, Marks, Shape, UnreadKind};
use forsyth::position::{Direction, Square, Transform};

fn marks(link: &str) -> Marks {
    let (marks, whole) = Marks::read_link(link);
    assert!(whole, "{link}");
    marks
}

#[test]
fn the_same_mark_again_removes_it_and_another_colour_replaces_it() {
    let mut set = Marks::NONE;
    let green = Mark::drawn(Square::E2, Square::E4, MarkColor::Green);
    let red = Mark { color: MarkColor::Red, ..green };
    assert!(set.toggle(green) && set.toggle(red));
    assert_eq!(set.iter().collect::<Vec<_>>(), [red]);
    assert!(!set.toggle(red) && set.is_empty());
    let circle = Mark::drawn(Square::D4, Square::D4, MarkColor::Blue);
    assert_eq!(circle.shape, Shape::Circle(Square::D4));
    let fill = Mark { shape: Shape::Fill(Square::D4), ..circle };
    assert!(set.toggle(circle) && set.toggle(fill));
    assert_eq!(set.iter().collect::<Vec<_>>(), [fill], "a square has one mark");
    assert!(set.toggle(Mark::drawn(Square::E4, Square::E2, MarkColor::Green)));
    assert_eq!(set.len(), 2);
}

#[test]
fn sets_are_equal_that_look_the_same() {
    let mut one = Marks::NONE;
    let mut other = Marks::NONE;
    let list: Vec<Mark> = marks("Ge2e4,Rd4,ba1,Yh8,Gd1d8").iter().collect();
    for mark in &list {
        one.draw(*mark);
    }
    for mark in list.iter().rev() {
        other.draw(*mark);
    }
    assert_eq!(one, other);
    assert_eq!(one.write_link(), "ba1,Rd4,Yh8,Gd1d8,Ge2e4");
    one.draw(Mark { shape: Shape::Arrow(Square::A1, Square::A1), color: MarkColor::Red });
    assert_eq!(one.write_link(), "Ra1,Rd4,Yh8,Gd1d8,Ge2e4");
}

#[test]
fn commands_of_pgn() {
    let set = marks("Ge2e4,Rd1d8,Gd4,Ra1,yh8");
    let text = set.write_commands();
    assert_eq!(text, "[%csl Ra1,Gd4,Yh8][%csf Yh8][%cal Rd1d8,Ge2e4]");
    assert_eq!(Marks::read_commands(&text).marks, set);
    assert_eq!(Marks::NONE.write_commands(), "");
    for (text, link) in [
        ("A comment [%csl Gd4,Ra1] and [%cal Ge2e4] more", "Ra1,Gd4,Ge2e4"),
        ("[%clk 0:05:00][%CAL ge2e4 , rD1D8 ;][%eval 0.3]", "Rd1d8,Ge2e4"),
        ("[%csf Rd4] before [%csl Rd4,Ge5]", "rd4,Ge5"),
        ("[%csl Rd4,Gd4]", "Gd4"),
        ("[%cal Ge4e4]", "Ge4"),
        ("[%csl\n Rd4\tGe5]", "Rd4,Ge5"),
        ("nothing here", ""),
        ("[%csl ]", ""),
        ("[%calm Ge2e4]", ""),
    ] {
        let reading = Marks::read_commands(text);
        assert!(reading.unread.is_empty(), "{text} {:?}", reading.unread);
        assert_eq!(reading.marks.write_link(), link, "{text}");
    }
}

#[test]
fn what_cannot_be_read_has_a_place_and_the_rest_is_read() {
    let text = "é [%cal Ge2e4,Xd1d8,Ge9e4,Ge2] [%csl Rd4,Ü,Ge2e4] [%cal Ra1a2";
    let reading = Marks::read_commands(text);
    assert_eq!(reading.marks.write_link(), "Rd4,Ge2e4");
    let unread: Vec<(&str, UnreadKind)> =
        reading.unread.iter().map(|unread| (unread.text.as_str(), unread.kind)).collect();
    assert_eq!(
        unread,
        [
            ("Xd1d8", UnreadKind::Color('X')),
            ("Ge9e4", UnreadKind::Square),
            ("Ge2", UnreadKind::Square),
            ("Ü", UnreadKind::Color('Ü')),
            ("Ge2e4", UnreadKind::Square),
            ("[%cal", UnreadKind::Unclosed),
        ]
    );
    for unread in &reading.unread {
        let there: String =
            text.chars().skip(unread.span.start).take(unread.span.end - unread.span.start).collect();
        assert_eq!(there, unread.text);
    }
    let hostile = "[%csl X".repeat(10_000) + &"[%csl x,x,x,x]".repeat(1_000);
    assert_eq!(Marks::read_commands(&hostile).unread.len(), MAX_UNREAD);
    for (link, read) in [("Gé4,é,,Ge4", "Ge4"), ("Gd44", "Gd4"), ("Ge2e9", "Ge2"), ("%2", ""), ("x", "")] {
        let (marks, whole) = Marks::read_link(link);
        assert_eq!((marks.write_link().as_str(), whole), (read, false), "{link}");
    }
    assert_eq!(Marks::read_link("Ga1h8, rd4"), (marks("Ga1h8,rd4"), true));
    assert_eq!(Marks::read_link("ga1h8%2Crd4"), (marks("Ga1h8,rd4"), true));
}

#[test]
fn marks_follow_the_board() {
    let set = marks("ba1,Gd4,Ra2a4,Yh1a8");
    for (transform, link) in [
        (Transform::MirrorFiles, "bh1,Ge4,Ya1h8,Rh2h4"),
        (Transform::MirrorRanks, "Gd5,ba8,Ra7a5,Yh8a1"),
        (Transform::FlipSides, "Gd5,ba8,Ra7a5,Yh8a1"),
        (Transform::Rotate, "Ge5,bh8,Rh7h5,Ya8h1"),
        (Transform::SwapColors, "ba1,Gd4,Yh1a8,Ra2a4"),
        (Transform::Shift(Direction::Right), "bb1,Ge4,Rb2b4"),
        (Transform::Shift(Direction::Left), "Gc4"),
        (Transform::Shift(Direction::Up), "ba2,Gd5,Ra3a5"),
        (Transform::Shift(Direction::Down), "Gd3,Ra1a3"),
    ] {
        assert_eq!(set.transformed(transform).write_link(), link, "{transform:?}");
    }
}

#[test]
fn letters_and_names_of_colours() {
    for color in MarkColor::ALL {
        assert_eq!(MarkColor::from_letter(color.letter()), Some(color));
        assert_eq!(MarkColor::from_letter(color.letter().to_ascii_lowercase()), Some(color));
        assert!(color.name().starts_with(color.letter().to_ascii_lowercase()));
    }
}
