//! The text formats by purpose.

use super::form::TextForm::{self, self as F};

/// A group of text formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextGroup {
    /// Diagrams.
    Diagrams,
    /// LaTeX.
    Books,
    /// The templates of Wikipedia.
    Wikipedia,
    /// Web pages and forums.
    Web,
    /// Formats for programs.
    Programs,
    /// Lists of pieces.
    Lists,
}

impl TextGroup {
    /// All groups, in the order in which the page offers them.
    pub const ALL: [TextGroup; 6] = [
        TextGroup::Diagrams,
        TextGroup::Books,
        TextGroup::Wikipedia,
        TextGroup::Web,
        TextGroup::Programs,
        TextGroup::Lists,
    ];

    /// The formats of the group, in the order in which the page offers them.
    pub fn forms(self) -> impl Iterator<Item = TextForm> {
        TextForm::ALL.into_iter().filter(move |form| TextGroup::of(*form) == self)
    }

    const fn of(form: TextForm) -> TextGroup {
        match form {
            F::Ascii | F::Unicode => TextGroup::Diagrams,
            F::LatexChessboard | F::LatexFenboard => TextGroup::Books,
            F::WikipediaEnglish | F::WikipediaGerman | F::WikipediaFrench => TextGroup::Wikipedia,
            F::Markdown | F::HtmlImage | F::HtmlTable | F::BbCode => TextGroup::Web,
            F::Pgn | F::Json => TextGroup::Programs,
            F::PiecesEnglish
            | F::PiecesGerman
            | F::PiecesFrench
            | F::PiecesSpanish
            | F::PiecesProblem
            | F::Popeye => TextGroup::Lists,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_groups_have_every_form_once_and_in_order() {
        let forms: Vec<TextForm> = TextGroup::ALL.into_iter().flat_map(TextGroup::forms).collect();
        assert_eq!(forms, TextForm::ALL);
    }
}
