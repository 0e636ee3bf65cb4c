//! The chess diagram templates of Wikipedia: 64 cells from a8 to h1, each with two letters for piece and colour.
//!
//! The parameters are those that each wiki documents: alignment, title, 64 cells, text below. The English and French
//! templates have `reverse` for Black at the bottom, the English one also `numbers` and `letters` for the coordinates,
//! which all three show by default. The German template has no such parameters. Its source has coordinates too, between
//! `|=` and the next bar, where they are ignored.

use super::options::TextOptions;
use super::wording::to_move;
use crate::notation::Language;
use crate::position::{Color, File, Position, Rank, Square};

/// `{{Chess diagram}}`
pub(super) fn english(position: &Position, options: &TextOptions) -> String {
    let names = if options.coordinates { "" } else { "| numbers = neither\n| letters = neither\n" };
    with_reverse("{{Chess diagram\n| tright\n|\n", names, position, Language::English, options)
}

/// `{{Diagramme d'échecs}}`
pub(super) fn french(position: &Position, options: &TextOptions) -> String {
    with_reverse("{{Diagramme d'échecs\n| tright\n|\n", "", position, Language::French, options)
}

/// `{{Schachbrett}}`
pub(super) fn german(position: &Position, options: &TextOptions) -> String {
    let mut text = String::from("{{Schachbrett|=\n| tright\n|\n|=\n");
    for rank in Rank::ALL.into_iter().rev() {
        text.push(rank.char());
        text.push(' ');
        cells(&mut text, position, rank);
        text.push_str("|=\n");
    }
    text.push_str("   a  b  c  d  e  f  g  h\n");
    footer(&mut text, position, Language::German, options);
    text.push_str("}}");
    text
}

/// A template with the parameter `reverse`. `names` are the parameters for the coordinates.
fn with_reverse(
    head: &str,
    names: &str,
    position: &Position,
    language: Language,
    options: &TextOptions,
) -> String {
    let mut text = String::from(head);
    for rank in Rank::ALL.into_iter().rev() {
        cells(&mut text, position, rank);
        text.push('\n');
    }
    footer(&mut text, position, language, options);
    text.push_str(names);
    if options.orientation == Color::Black {
        text.push_str("| reverse = true\n");
    }
    text.push_str("}}");
    text
}

/// Appends the cells of a rank.
fn cells(text: &mut String, position: &Position, rank: Rank) {
    for file in File::ALL {
        text.push('|');
        match position.piece_at(Square::from_coords(file, rank)) {
            Some(piece) => {
                text.push(piece.role.char());
                text.push(piece.color.fold_wb('l', 'd'));
            }
            None => text.push_str("  "),
        }
    }
}

/// Appends the text below the board, with the side to move.
fn footer(text: &mut String, position: &Position, language: Language, options: &TextOptions) {
    text.push('|');
    if options.mover {
        text.push(' ');
        text.push_str(to_move(position.turn, language));
    }
    text.push('\n');
}
