//! The options of the text formats.

use crate::export::description::Description;
use crate::legality::Rules;
use crate::marks::Marks;
use crate::position::Color;

/// The options of the text formats. A format ignores those that do not apply to it.
#[derive(Clone, Copy, Debug)]
pub struct TextOptions<'a> {
    /// The side at the bottom of a diagram. (The template of the German Wikipedia always has White at the bottom.)
    pub orientation: Color,
    /// Whether diagrams have coordinates. Without them, a diagram does not show which side is at the bottom.
    pub coordinates: bool,
    /// Whether diagrams and lists name the side to move. (The diagrams of skak cannot.)
    pub mover: bool,
    /// The marks on the board, for LaTeX, HTML, PGN and JSON.
    pub marks: &'a Marks,
    /// The variant, for the tag of PGN.
    pub rules: Rules,
    /// The description of the position.
    pub wording: &'a Description,
    /// The address of the picture, for Markdown and HTML.
    pub image: &'a str,
}
