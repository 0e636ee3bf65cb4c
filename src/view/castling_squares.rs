//! The squares from which king and rooks castle.

use crate::i18n::castling_squares;
use crate::position::{CastlingMode, Color};
use crate::view::Scene;

/// The squares from which king and rooks castle, a line for each side. Empty unless the rules are those of Chess960.
pub fn castling_squares_of(scene: &Scene) -> String {
    let rules = scene.document.rules();
    if rules.mode == CastlingMode::Standard {
        return String::new();
    }
    let position = &scene.position;
    let rights = rules.allowed_castling(position);
    let [white, black] = Color::ALL
        .map(|color| castling_squares(color, position.kings(color).single_square(), rights.of(color)));
    [white, black].join("\n")
}
