//! The piece in the air. It has a signal of its own, for it moves with each move of the pointer, when nothing else does.

use leptos::prelude::*;

use crate::app::icons::PieceIcon;
use crate::app::store::Store;
use crate::editor::geometry::Point;
use crate::position::piece_name;

/// The piece, while one is carried.
#[component]
pub(super) fn CarriedPiece() -> impl IntoView {
    let store = Store::here();
    let carried = Memo::new(move |_| store.carried.get().map(|(piece, _)| piece));
    let translate = move || store.carried.get().map(|(_, at)| translation(at));
    move || {
        carried.get().map(|piece| {
            view! {
                <div class="carried" data-dragged=piece_name(piece) style:translate=translate>
                    <PieceIcon piece/>
                </div>
            }
        })
    }
}

fn translation(at: Point) -> String {
    [percent(at.x), percent(at.y)].join(" ")
}

/// A distance in squares as a part of what is carried, which is as large as a square, to a hundredth of a percent. By whole
/// numbers: what formats fractions is several kilobytes of code.
fn percent(squares: f32) -> String {
    let hundredths = (squares * 10_000.0) as i32;
    let sign = if hundredths < 0 { "-" } else { "" };
    let [whole, tenth, hundredth] =
        [hundredths / 100, hundredths / 10 % 10, hundredths % 10].map(|part| part.unsigned_abs().to_string());
    [sign, &whole, ".", &tenth, &hundredth, "%"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_in_parts_of_a_square() {
        assert_eq!(translation(Point::new(0.0, 7.5)), "0.00% 750.00%");
        assert_eq!(translation(Point::new(-0.0125, 1.0 / 3.0)), "-1.25% 33.33%");
    }
}
