//! What each tool does with a press, a movement, a release and a key.

use forsyth::editor::geometry::Point;
use forsyth::editor::{Button, Command, Copying, Input};
use forsyth::marks::MarkColor;
use forsyth::position::{Color, Square};

use crate::{at_rest, check, editor_with, kept, play, point, sorted, steps};

#[test]
fn the_hand_moves_copies_and_removes() {
    check(&[
        ("hand", "Ra1", "press a1, move d4, release h8", "Rh8", "hand", 1),
        ("hand", "rh8", "press h8, move d4, release a1", "ra1", "hand", 1),
        ("hand", "Ra1 qh8", "press a1, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1 Qh8", "press a1, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1", "press a1, move d4, copy h8", "Ra1 Rh8", "hand", 1),
        ("hand", "rh8 Pa1", "press h8, copy a1", "ra1 rh8", "hand", 1),
        ("hand", "Ra1 nh8", "press a1, move d4, release off", "nh8", "hand", 1),
        ("hand", "Ra1 nh8", "press h8, release off", "Ra1", "hand", 1),
        ("hand", "Ra1 nh8", "press h8, copy off", "Ra1", "hand", 1),
        ("hand", "Ra1", "press a1, move off, move h8, release h8", "Rh8", "hand", 1),
    ]);
}

#[test]
fn a_release_where_it_started_is_a_click_with_the_hand() {
    check(&[
        ("hand", "Ra1", "press a1, release a1", "Ra1", "hand a1", 0),
        ("hand", "rh8", "press h8, release h8", "rh8", "hand h8", 0),
        ("hand", "Ra1", "press a1, move h8, move a1, release a1", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, move off, release a1", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, copy a1", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press h8, release h8", "Ra1", "hand", 0),
    ]);
}

#[test]
fn two_clicks_move_a_piece() {
    check(&[
        ("hand", "Ra1", "press a1, release a1, press h8, release h8", "Rh8", "hand", 1),
        ("hand", "rh8", "press h8, release h8, press a1, release a1", "ra1", "hand", 1),
        ("hand", "Ra1", "press a1, release a1, press h8, copy h8", "Ra1 Rh8", "hand", 1),
        // A capture, of a piece of the own colour too.
        ("hand", "Ra1 qh8", "press a1, release a1, press h8, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1 Bh8", "press a1, release a1, press h8, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1 qh8", "press a1, release a1, press h8, copy h8", "Ra1 Rh8", "hand", 1),
        // The second click on the same piece lets go of it.
        ("hand", "Ra1", "press a1, release a1, press a1, release a1", "Ra1", "hand", 0),
        ("hand", "Ra1", "press a1, release a1, escape", "Ra1", "hand", 0),
        // A second press that is dragged is a drag of its own.
        ("hand", "Ra1 nh8", "press a1, release a1, press h8, release c3", "Ra1 nc3", "hand", 1),
        ("hand", "Ra1", "press a1, release a1, press a1, release c3", "Rc3", "hand", 1),
        ("hand", "Ra1 nh8", "press a1, release a1, press h8, release off", "Ra1", "hand", 1),
        // A target that is slipped off is none; the piece goes on waiting.
        ("hand", "Ra1", "press a1, release a1, press h8, release g8", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, release a1, press h8, release off", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, release a1, press off, release off", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, release a1, move d4", "Ra1", "hand a1", 0),
    ]);
}

#[test]
fn a_brush_paints_what_it_is_pressed_on_and_swept_over() {
    check(&[
        ("N", "", "press a1, release a1", "Na1", "N", 1),
        ("n", "", "press h8, release h8", "nh8", "n", 1),
        ("N", "Ra1", "press a1, release a1", "Na1", "N", 1),
        ("N", "na1", "press a1, release a1", "Na1", "N", 1),
        ("N", "Rb1", "press a1, move b1, release c1", "Na1 Nb1 Nc1", "N", 1),
        ("N", "Rb1 qc1", "press a1, move b1, copy c1", "Na1 Nb1 Nc1", "N", 1),
        ("p", "", "press h8, move g8, move g7, release h7", "pg7 pg8 ph7 ph8", "p", 1),
        ("N", "", "press b1, move a1, release beyond a1", "Na1 Nb1", "N", 1),
        ("N", "", "press off, move a1, release b1", "", "N", 0),
        // Over a piece of its own kind it goes on painting, if it did not begin there.
        ("N", "Nb1", "press a1, move b1, release c1", "Na1 Nb1 Nc1", "N", 1),
        // To and fro is once.
        ("N", "", "press a1, move c1, move a1, release b1", "Na1 Nb1 Nc1", "N", 1),
    ]);
}

#[test]
fn a_brush_pressed_on_the_very_same_piece_only_erases() {
    check(&[
        ("N", "Na1", "press a1, release a1", "", "N", 1),
        ("n", "nh8", "press h8, release h8", "", "n", 1),
        ("N", "Na1 qb1 Nd1", "press a1, move b1, release c1", "Nd1", "N", 1),
        ("N", "Na1 nh8", "press a1, move a8, release h8", "", "N", 1),
        ("K", "Ka1 kc1", "press a1, release c1", "", "K", 1),
        ("n", "Na1", "press a1, release a1", "na1", "n", 1),
    ]);
}

#[test]
fn a_brush_moves_a_piece_that_it_drags_and_replaces_one_that_it_clicks() {
    check(&[
        ("N", "Ra1", "press a1, move b1, release c1", "Rc1", "N", 1),
        ("N", "ra1 Qc1", "press a1, move b1, release c1", "rc1", "N", 1),
        ("N", "na1", "press a1, release h8", "nh8", "N", 1),
        ("K", "Ra1 Ke1", "press a1, release h8", "Ke1 Rh8", "K", 1),
        ("K", "Ra1 Ke1", "press a1, release a1", "Ka1", "K", 1),
        ("N", "Ra1 qc1", "press a1, move b1, copy c1", "Ra1 Rc1", "N", 1),
        ("N", "Ra1", "press a1, copy a1", "Na1", "N", 1),
        ("N", "Ra1 kh8", "press a1, release off", "kh8", "N", 1),
        ("N", "Ra1", "press a1, move h8, escape", "Ra1", "N", 0),
        // Whoever has left the square and comes back has changed his mind.
        ("N", "Ra1", "press a1, move b1, release a1", "Ra1", "N", 0),
        ("N", "Ra1", "press a1, move off, move a1, release a1", "Ra1", "N", 0),
    ]);
}

#[test]
fn a_right_click_places_the_other_colour() {
    check(&[
        ("N", "", "right a1, release a1", "na1", "N", 1),
        ("N", "", "right a1, move a1, release a1", "na1", "N", 1),
        ("n", "Nh8", "right h8, release h8", "", "n", 1),
        ("N", "Na1", "right a1, release a1", "na1", "N", 1),
        ("N", "Ra1", "right a1, release a1", "na1", "N", 1),
        ("K", "kh8", "right a1, release a1", "ka1", "K", 1),
        ("N", "", "right a1, release off", "", "N", 0),
        ("N", "", "right a1, cancel", "", "N", 0),
    ]);
}

/// The marks that a script draws on a board with a tool in hand.
fn drawn(tool: &str, script: &str) -> String {
    let mut editor = editor_with("Ra1 nh8", tool, Color::White);
    play(&mut editor, script);
    assert_eq!(kept(&editor), "Ra1 nh8", "{tool}: {script}");
    editor.document().marks.write_link()
}

#[test]
fn a_right_drag_is_an_arrow_whatever_is_in_hand() {
    for tool in ["hand", "N", "n", "R", "K", "eraser", "pen"] {
        assert_eq!(drawn(tool, "right a1, move b1, release c3"), "Ga1c3", "{tool}");
        assert_eq!(drawn(tool, "right d4, release h8"), "Gd4h8", "{tool}");
        assert_eq!(drawn(tool, "right a1, move b1, release off"), "", "{tool}");
        assert_eq!(drawn(tool, "right a1, move b1, release a1"), "Ga1", "{tool}: a circle");
    }
    for tool in ["hand", "eraser", "pen"] {
        assert_eq!(drawn(tool, "right d4, release d4"), "Gd4", "{tool}: a circle");
    }
    for tool in ["hand", "N", "eraser", "pen"] {
        let mut editor = editor_with("Ra1 nh8", tool, Color::White);
        for (from, to) in [("a1", "c3"), ("d4", "d4")] {
            let at = |name| point(name, Color::White);
            editor.input(Input::Press(at(from), Button::Second(Some(MarkColor::Red))));
            editor.input(Input::Release(at(to), Copying::No));
        }
        assert_eq!(kept(&editor), "Ra1 nh8", "{tool}");
        assert_eq!(editor.document().marks.write_link(), "Rd4,Ra1c3", "{tool}: the key of a colour");
    }
}

#[test]
fn the_eraser_erases_what_it_is_pressed_on_and_swept_over() {
    check(&[
        ("eraser", "Ra1", "press a1, release a1", "", "eraser", 1),
        ("eraser", "rh8 Ka1", "press h8, copy h8", "Ka1", "eraser", 1),
        ("eraser", "Ra1 Rb1 Rc1 kh8", "press a1, move b1, release c1", "kh8", "eraser", 1),
        ("eraser", "Ra1 Rb1 kh8", "press b1, release beyond a1", "kh8", "eraser", 1),
        ("eraser", "Ka1 kh8", "press d1, move a1, move a8, release h8", "", "eraser", 1),
        ("eraser", "Ra1", "press b1, release h8", "Ra1", "eraser", 0),
        ("eraser", "Ra1 nh8", "right a1, move b1, release off", "Ra1 nh8", "eraser", 0),
    ]);
}

#[test]
fn a_middle_click_takes_the_piece_as_the_brush() {
    check(&[
        ("hand", "Ra1", "middle a1, release a1", "Ra1", "R", 0),
        ("hand", "nh8", "middle h8, move g8, release g8", "nh8", "n", 0),
        ("Q", "Ra1", "middle a1, release a1", "Ra1", "R", 0),
        ("eraser", "nh8", "middle h8, release h8", "nh8", "n", 0),
        ("hand", "Ra1", "middle h8, release h8", "Ra1", "hand", 0),
        ("Q", "Ra1", "middle h8, release h8", "Ra1", "Q", 0),
        ("eraser", "Ra1", "middle off, release off", "Ra1", "eraser", 0),
        ("hand", "Ra1", "middle a1, release a1, press h8, release h8", "Ra1 Rh8", "R", 1),
    ]);
}

#[test]
fn a_middle_click_on_the_piece_of_the_brush_keeps_the_brush() {
    check(&[
        ("R", "Ra1", "middle a1, release a1", "Ra1", "R", 0),
        ("n", "nh8", "middle h8, release h8, middle h8, release h8", "nh8", "n", 0),
    ]);
}

#[test]
fn a_piece_that_waits_is_let_go_when_another_becomes_the_brush() {
    check(&[
        ("hand", "Ra1 nh8", "lift a1, middle h8, release h8", "Ra1 nh8", "n", 0),
        // The brush is used where a key presses it; the piece that had waited is not moved.
        ("hand", "Ra1 nh8", "lift a1, middle h8, release h8, lift c3", "Ra1 nc3 nh8", "n", 1),
    ]);
}

#[test]
fn escape_drops_what_is_held_and_then_goes_back_to_the_hand() {
    check(&[
        ("hand", "Ra1", "press a1, move h8, escape", "Ra1", "hand", 0),
        ("hand", "Ra1", "press a1, move h8, escape, move h8, release h8", "Ra1", "hand", 0),
        ("hand", "Ra1", "press a1, move off, escape, release off", "Ra1", "hand", 0),
        ("hand", "Ra1", "press a1, release a1, press h8, escape, release h8", "Ra1", "hand", 0),
        ("hand", "Ra1", "escape", "Ra1", "hand", 0),
        ("N", "Ra1", "escape", "Ra1", "hand", 0),
        ("eraser", "Ra1", "escape", "Ra1", "hand", 0),
        ("N", "Ra1", "press a1, move h8, escape, escape", "Ra1", "hand", 0),
        ("eraser", "Ra1", "press a1, move h8, escape, escape", "Ra1", "hand", 0),
        ("hand", "Ra1", "spare Q, move h8, escape, release h8", "Ra1", "hand", 0),
    ]);
}

#[test]
fn delete_removes_with_every_tool() {
    for name in ["hand", "N", "eraser"] {
        for target in [Square::A1, Square::H8] {
            let mut editor = editor_with("Ra1 nh8", name, Color::White);
            assert!(editor.apply(Command::Remove(target)));
            assert_eq!(editor.piece_at(target), None);
            assert_eq!(kept(&editor).len(), 3, "the other piece stands");
            assert_eq!((at_rest(&editor), steps(&editor)), (name.to_owned(), 1));
        }
    }
}

#[test]
fn a_spare_piece_is_placed_once_or_becomes_the_brush() {
    check(&[
        ("hand", "", "spare Q, move d4, release a1", "Qa1", "hand", 1),
        ("hand", "Ra1 nh8", "spare q, release h8", "Ra1 qh8", "hand", 1),
        ("eraser", "", "spare Q, release h8", "Qh8", "eraser", 1),
        ("n", "", "spare Q, release h8", "Qh8", "n", 1),
        ("Q", "", "spare Q, release h8", "Qh8", "Q", 1),
        ("hand", "Qa1", "spare Q, release a1", "Qa1", "hand", 0),
        ("hand", "", "spare Q, release off", "", "Q", 0),
        ("hand", "", "spare Q, move h8, release off", "", "Q", 0),
        ("eraser", "", "spare q, release off", "", "q", 0),
        ("n", "", "spare Q, release off", "", "Q", 0),
        ("Q", "", "spare Q, release off", "", "hand", 0),
        ("hand", "", "spare Q, release off, spare Q, release off", "", "hand", 0),
        ("hand", "Ra1", "press a1, release a1, spare Q, release h8", "Qh8 Ra1", "hand", 1),
    ]);
}

#[test]
fn a_second_king_moves_the_first() {
    check(&[
        ("hand", "Ka1 kd5", "spare K, release h8", "Kh8 kd5", "hand", 1),
        ("hand", "Kd4 kh8", "spare k, release a1", "Kd4 ka1", "hand", 1),
        ("K", "Ka1 kd5", "press h8, release h8", "Kh8 kd5", "K", 1),
        ("hand", "Ka1", "press a1, copy h8", "Kh8", "hand", 1),
        ("hand", "Ka1 Qh8", "press a1, release h8", "Kh8", "hand", 1),
        // Where a text has given several, they are meant.
        ("hand", "Ka1 Kb1", "spare K, release h8", "Ka1 Kb1 Kh8", "hand", 1),
        ("hand", "Ka1 Kb1", "press a1, release h8", "Kb1 Kh8", "hand", 1),
    ]);
}

#[test]
fn a_sweep_with_a_king_leaves_one_king_where_it_ends() {
    check(&[
        ("K", "", "press a1, move d4, release h8", "Kh8", "K", 1),
        ("K", "Ke1", "press a1, move d4, release h8", "Kh8", "K", 1),
        ("K", "Ke1 Qd4", "press a1, move d4, release h8", "Kh8 Qd4", "K", 1),
        ("k", "ke8", "press a1, move h1, move h8, release beyond h8", "kh8", "k", 1),
        ("K", "Ke1", "press a1, release e1", "Ke1", "K", 0),
        ("K", "Ke1", "press e1, release a1", "", "K", 1),
        ("K", "Ke1 Ke2", "press a1, release h1", "Ke1 Ke2 Kh1", "K", 1),
    ]);
}

#[test]
fn a_fast_pointer_skips_no_square() {
    check(&[
        ("P", "", "press a1, release h1", "Pa1 Pb1 Pc1 Pd1 Pe1 Pf1 Pg1 Ph1", "P", 1),
        ("P", "", "press h8, release h1", "Ph1 Ph2 Ph3 Ph4 Ph5 Ph6 Ph7 Ph8", "P", 1),
        ("P", "", "press a1, release h8", "Pa1 Pb2 Pc3 Pd4 Pe5 Pf6 Pg7 Ph8", "P", 1),
        ("P", "", "press a1, move a3, release c3", "Pa1 Pa2 Pa3 Pb3 Pc3", "P", 1),
        ("eraser", "ra1 rb1 rc1 rd1 re1 rf1 rg1 rh1 Kh8", "press h1, release a1", "Kh8", "eraser", 1),
        ("P", "Pa1 rb1 nd1 qh1 Kh8", "press a1, release h1", "Kh8", "P", 1),
    ]);
}

#[test]
fn a_sweep_that_leaves_the_board_paints_only_what_it_crosses() {
    for orientation in Color::ALL {
        let mut editor = editor_with("", "P", orientation);
        editor.input(Input::Press(Point::new(0.5, 0.5), Button::Main));
        for (x, y) in [(-400.0, 0.5), (-400.0, 7.5), (0.5, 7.5), (0.5, 900.0), (-900.0, 900.0)] {
            editor.input(Input::Move(Point::new(x, y)));
        }
        editor.input(Input::Release(Point::new(-900.0, -900.0), Copying::No));
        let corners = if orientation == Color::White { "Pa1 Pa8" } else { "Ph1 Ph8" };
        assert_eq!((kept(&editor), steps(&editor)), (corners.to_owned(), 1));
    }
}

#[test]
fn a_sweep_ends_on_the_square_under_the_pointer() {
    // Every pixel of a rank of boards of several sizes, borders between squares included.
    for size in [31u8, 45, 60, 97] {
        let pixel = |number: u16| f32::from(number) / f32::from(size);
        let width = u16::from(size) * 8;
        let mut editor = editor_with("", "K", Color::White);
        for from in (0..width).step_by(7) {
            for to in 0..width {
                editor.input(Input::Press(Point::new(pixel(from), 0.5), Button::Main));
                editor.input(Input::Move(Point::new(pixel(to), 0.5)));
                let under = Square::new(56 + u32::from(to / u16::from(size)));
                assert_eq!(editor.piece_at(under), Some(Color::White.king()), "{from} to {to} of {size}");
                editor.input(Input::Cancel);
            }
        }
    }
}

#[test]
fn a_drop_beyond_each_edge_removes() {
    for orientation in Color::ALL {
        for (x, y) in [(-0.01, 4.0), (8.0, 4.0), (4.0, -0.01), (4.0, 8.0), (-9e9, 9e9), (f32::NAN, 4.0)] {
            let mut editor = editor_with("Ra1 nh8", "hand", orientation);
            play(&mut editor, "press a1");
            assert!(editor.input(Input::Release(Point::new(x, y), Copying::No)));
            assert_eq!(kept(&editor), "nh8", "{x} {y}");
        }
    }
}

#[test]
fn every_square_works_like_every_other_in_both_orientations() {
    for orientation in Color::ALL {
        for here in Square::ALL {
            let there = here.rotate_180();
            for (tool, before, script, after) in [
                ("hand", "Q@", "press @, move #, release #", "Q#"),
                ("hand", "Q@", "press @, release @, press #, release #", "Q#"),
                ("hand", "Q@ r#", "press @, copy #", "Q@ Q#"),
                ("hand", "Q@ r#", "press @, release off", "r#"),
                ("hand", "Q@", "lift @, lift #", "Q#"),
                ("hand", "r#", "spare q, release @", "q@ r#"),
                ("n", "", "press @, release @", "n@"),
                ("n", "", "right @, release @", "N@"),
                ("n", "n@", "press @, release @", ""),
                ("eraser", "Q@ r#", "press @, release @", "r#"),
                ("eraser", "Q@ r#", "lift @", "r#"),
            ] {
                let named =
                    |text: &str| text.replace('@', &here.to_string()).replace('#', &there.to_string());
                let mut editor = editor_with(&named(before), tool, orientation);
                play(&mut editor, &named(script));
                assert_eq!(kept(&editor), sorted(&named(after)), "{tool}: {} {orientation}", named(script));
                assert_eq!(steps(&editor), 1, "{tool}: {}", named(script));
            }
        }
    }
}

#[test]
fn a_key_lifts_drops_and_uses_the_tool() {
    check(&[
        ("hand", "Ra1", "lift a1", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "lift h8", "Ra1", "hand", 0),
        ("hand", "Ra1", "lift a1, lift h8", "Rh8", "hand", 1),
        ("hand", "Ra1 qh8", "lift h8, lift a1", "qa1", "hand", 1),
        ("hand", "Ra1 qh8", "lift a1, lift-copy h8", "Ra1 Rh8", "hand", 1),
        ("hand", "Ra1", "lift a1, lift a1", "Ra1", "hand", 0),
        ("hand", "Ra1", "lift a1, escape", "Ra1", "hand", 0),
        ("hand", "Ra1", "lift a1, escape, lift h8", "Ra1", "hand", 0),
        // Keys and clicks go on with each other's work.
        ("hand", "Ra1", "lift a1, press h8, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1", "press a1, release a1, lift h8", "Rh8", "hand", 1),
        ("N", "", "lift a1", "Na1", "N", 1),
        ("N", "Rh8", "lift h8", "Nh8", "N", 1),
        ("N", "Na1", "lift a1", "", "N", 1),
        ("K", "Ka1", "lift h8", "Kh8", "K", 1),
        ("eraser", "Ra1", "lift a1", "", "eraser", 1),
        ("eraser", "Ra1", "lift h8", "Ra1", "eraser", 0),
    ]);
}

#[test]
fn a_key_does_not_disturb_what_the_pointer_holds() {
    for (tool, script) in [("hand", "press a1, move d4"), ("N", "press h8, move h7"), ("eraser", "press b2")]
    {
        let mut editor = editor_with("Ra1", tool, Color::White);
        play(&mut editor, script);
        let gesture = editor.gesture();
        assert!(!play(&mut editor, "lift a1"));
        assert_eq!((editor.gesture(), steps(&editor)), (gesture, 0));
    }
}
