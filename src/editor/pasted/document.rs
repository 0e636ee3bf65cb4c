//! The document of a position or game that was found in a text.

use crate::editor::Document;
use crate::import::{Found, Game};
use crate::legality::Variant;
use crate::marks::Marks;
use crate::notation::operations_at;

/// The document of a position that was found in a text.
pub fn document_of(found: &Found, text: &str, before: &Document) -> Document {
    let operations = found.tail.map_or_else(String::new, |tail| operations_at(text, tail));
    document_with(found, &operations, before)
}

/// The document of a position with the operations of EPD behind it.
pub(super) fn document_with(found: &Found, operations: &str, before: &Document) -> Document {
    let document = before.with_loaded_position(found.position.clone(), operations);
    completed(document, found.marks.clone(), found.variant)
}

/// The document of a game after so many of its moves; none if it has fewer.
pub fn document_of_game(game: &Game, ply: usize, before: &Document) -> Option<Document> {
    let document = before.with_loaded_position(game.position(ply)?, "");
    Some(completed(document, game.marks(ply), Some(game.variant)))
}

/// A document with the variant and the marks of a text.
fn completed(mut document: Document, marks: Marks, variant: Option<Variant>) -> Document {
    if let Some(variant) = variant.filter(|variant| *variant != document.variant) {
        document.choose_variant(variant);
    }
    document.marks = marks;
    document
}
