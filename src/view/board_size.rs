//! The width of the board in CSS pixels, which its resize handle changes.

/// The minimum width of the board, if there is room for it.
const LEAST: i32 = 320;
/// The step of the width: a whole pixel for each file.
const STEP: i32 = 8;

/// The width of the board and its maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSize {
    /// The current width.
    pub now: i32,
    /// The maximum width, for which the page has room.
    pub most: i32,
}

impl BoardSize {
    /// The minimum width.
    pub fn least(self) -> i32 {
        LEAST.min(self.most)
    }

    /// The nearest valid width.
    pub fn fitting(self, pixels: i32) -> i32 {
        let whole = (pixels + STEP / 2).div_euclid(STEP) * STEP;
        whole.min(self.most).max(self.least())
    }

    /// The width as it is stored: none for the maximum, so that the board is as large as possible on every screen.
    pub fn kept(self, pixels: i32) -> String {
        if pixels < self.most { pixels.to_string() } else { String::new() }
    }

    /// The width after a key; none if the key is not one of a slider.
    pub fn after_key(self, key: &str) -> Option<i32> {
        let wanted = match key {
            "ArrowRight" | "ArrowUp" => self.now + STEP,
            "ArrowLeft" | "ArrowDown" => self.now - STEP,
            "PageUp" => self.now + 8 * STEP,
            "PageDown" => self.now - 8 * STEP,
            "Home" => 0,
            "End" => i32::from(i16::MAX),
            _ => return None,
        };
        Some(self.fitting(wanted))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_width_is_whole_files_and_fits() {
        let size = BoardSize { now: 400, most: 611 };
        assert_eq!([100, 403, 404, 700].map(|pixels| size.fitting(pixels)), [320, 400, 408, 611]);
        assert_eq!(BoardSize { now: 200, most: 250 }.fitting(0), 250);
    }

    #[test]
    fn keys_go_from_end_to_end() {
        let size = BoardSize { now: 400, most: 640 };
        let widths = ["ArrowUp", "ArrowLeft", "PageUp", "Home", "End"].map(|key| size.after_key(key));
        assert_eq!(widths, [Some(408), Some(392), Some(464), Some(320), Some(640)]);
        assert_eq!(size.after_key("a"), None);
    }

    #[test]
    fn all_the_room_is_kept_as_no_width() {
        let size = BoardSize { now: 400, most: 640 };
        assert_eq!((size.kept(400), size.kept(640)), ("400".into(), String::new()));
    }
}
