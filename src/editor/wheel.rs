//! The wheel of the mouse over the board: it changes the brush.

use super::{Editor, Gesture, Tool};
use crate::export::description::ROLES;
use crate::position::Color;

/// The pixels of the least notch of a wheel. What moves the page by less at a time is a trackpad.
const NOTCH: f64 = 50.0;
/// The pixels of a line and of a page, for wheels that are measured so.
const LINE: f64 = 20.0;
const PAGE: f64 = 400.0;

/// The unit in which a browser measures how far a wheel was turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WheelUnit {
    /// Pixels.
    Pixels,
    /// Lines of text.
    Lines,
    /// Pages.
    Pages,
}

/// A step of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WheelStep {
    /// To the next piece: towards the user.
    Next,
    /// To the previous piece.
    Previous,
}

/// A wheel, and how far it was turned since its last step.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wheel {
    /// In pixels; downwards is positive.
    rest: f64,
}

impl Wheel {
    /// The wheel was turned by a distance. One notch is one step, however far a browser scrolls by it; the small movements
    /// of a trackpad add up to a step.
    pub fn turn(&mut self, distance: f64, unit: WheelUnit) -> Option<WheelStep> {
        let pixels = distance
            * match unit {
                WheelUnit::Pixels => 1.0,
                WheelUnit::Lines => LINE,
                WheelUnit::Pages => PAGE,
            };
        // Whoever turns back begins anew.
        let rest = if self.rest * pixels < 0.0 { pixels } else { self.rest + pixels };
        if rest.abs() < NOTCH {
            self.rest = rest;
            return None;
        }
        self.rest = 0.0;
        Some(if rest > 0.0 { WheelStep::Next } else { WheelStep::Previous })
    }
}

impl Editor {
    /// Whether the wheel changes the brush: not while the pen draws, while something is held, or while the editor plays.
    /// Then it scrolls the page.
    pub fn takes_wheel(&self) -> bool {
        self.tool != Tool::Pen
            && matches!(self.gesture, Gesture::Idle | Gesture::Selected(_))
            && !self.is_playing()
            && !self.is_locked()
    }

    /// The brush after a step of the wheel, in the order of the palettes: White's pieces, then Black's, then White's again. The
    /// hand and the eraser lie between the last piece and the first.
    pub fn brush_after(&self, step: WheelStep) -> Tool {
        let pieces = [Color::White, Color::Black].map(|color| ROLES.map(|role| role.of(color)));
        let (pieces, count) = (pieces.as_flattened(), pieces.as_flattened().len());
        let place = match self.tool {
            Tool::Brush(brush) => pieces.iter().position(|piece| *piece == brush),
            _ => None,
        };
        let place = match (place, step) {
            (Some(place), WheelStep::Next) => (place + 1) % count,
            (Some(place), WheelStep::Previous) => (place + count - 1) % count,
            (None, WheelStep::Next) => 0,
            (None, WheelStep::Previous) => count - 1,
        };
        Tool::Brush(pieces[place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Button, Command, Input, geometry::Point};
    use crate::position::{Position, Square, piece_name};

    /// The steps of a wheel that is turned by several distances.
    fn steps(distances: &[f64], unit: WheelUnit) -> Vec<WheelStep> {
        let mut wheel = Wheel::default();
        distances.iter().filter_map(|distance| wheel.turn(*distance, unit)).collect()
    }

    #[test]
    fn a_notch_is_one_step_in_every_browser() {
        use WheelStep::{Next, Previous};
        for notch in [53.0, 100.0, 120.0, 360.0] {
            assert_eq!(steps(&[notch, notch, -notch], WheelUnit::Pixels), [Next, Next, Previous], "{notch}");
        }
        assert_eq!(steps(&[3.0, -3.0], WheelUnit::Lines), [Next, Previous]);
        assert_eq!(steps(&[1.0], WheelUnit::Pages), [Next]);
        assert_eq!(steps(&[0.0, 0.0], WheelUnit::Pixels), []);
    }

    #[test]
    fn the_small_movements_of_a_trackpad_add_up_to_a_step() {
        use WheelStep::{Next, Previous};
        assert_eq!(steps(&[10.0; 4], WheelUnit::Pixels), []);
        assert_eq!(steps(&[10.0; 11], WheelUnit::Pixels), [Next, Next]);
        assert_eq!(steps(&[-4.0; 13], WheelUnit::Pixels), [Previous]);
        // Whoever turns back begins anew.
        assert_eq!(steps(&[40.0, -20.0, -20.0, -20.0], WheelUnit::Pixels), [Previous]);
    }

    #[test]
    fn the_wheel_goes_through_the_palettes_and_around() {
        let mut editor = Editor::new(Position::START);
        let mut names = Vec::new();
        for _ in 0..13 {
            let tool = editor.brush_after(WheelStep::Next);
            assert!(editor.apply(Command::ChooseTool(tool)));
            let Tool::Brush(piece) = editor.tool() else { panic!("{tool:?} is no brush") };
            names.push(piece_name(piece));
        }
        let all = ["wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP", "wK"];
        assert_eq!(names, all);
        for _ in 0..13 {
            let tool = editor.brush_after(WheelStep::Previous);
            editor.apply(Command::ChooseTool(tool));
        }
        assert_eq!(editor.tool(), Tool::Brush(Color::Black.pawn()));
        editor.apply(Command::ChooseTool(Tool::Eraser));
        assert_eq!(editor.brush_after(WheelStep::Next), Tool::Brush(Color::White.king()));
        assert_eq!(editor.brush_after(WheelStep::Previous), Tool::Brush(Color::Black.pawn()));
    }

    #[test]
    fn the_wheel_scrolls_the_page_where_it_changes_no_brush() {
        let mut editor = Editor::new(Position::START);
        assert!(editor.takes_wheel());
        editor.input(Input::Lift(Square::E2, crate::editor::Copying::No));
        assert!(editor.takes_wheel(), "a piece that waits is let go");
        editor.input(Input::Escape);
        editor.input(Input::Press(Point::new(4.5, 6.5), Button::Main));
        assert!(!editor.takes_wheel(), "something is held");
        editor.input(Input::Cancel);
        editor.apply(Command::ChooseTool(Tool::Pen));
        assert!(!editor.takes_wheel());
        editor.apply(Command::ChooseTool(Tool::Hand));
        editor.lock();
        assert!(!editor.takes_wheel());
    }
}
