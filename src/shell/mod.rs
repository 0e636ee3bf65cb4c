//! The page before the app: markup that the browser paints at once and that the app takes over. What is on the page from
//! the beginning costs no code: the app only binds to it, by the names that stand here.

#[cfg(not(target_family = "wasm"))]
mod page;

pub use crate::position::{piece_name, piece_named};

#[cfg(not(target_family = "wasm"))]
pub use page::{exchanges, html};

/// Where the picture of a piece lies in the drawing of the board: in one of the 64 places from the top left corner on, or
/// beside it, where it is not seen.
pub fn picture_place(place: Option<u32>) -> String {
    let [x, y] = place.map_or([-1, 0], |place| [(place % 8) as i32, (place / 8) as i32]);
    ["translate(", &(x * 40).to_string(), " ", &(y * 40).to_string(), ")"].concat()
}
