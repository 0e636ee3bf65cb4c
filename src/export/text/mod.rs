//! Writes positions in the text formats of other programs.
//!
//! [`import`](crate::import::import) reads these formats back to the same position, as far as a format contains it: formats
//! with a FEN contain all of it (LaTeX without pockets, marks of promoted pieces and remaining checks), the others contain
//! the board and, with [`TextOptions::mover`], the side to move. From HTML and Markdown, the FEN beside the picture is read.
//! The side at the bottom and the marks come back from the formats that can say them: HTML, PGN, JSON and `\chessboard` both,
//! diagrams, `\fenboard` and the English and French templates the side.

mod choices;
mod data;
mod diagram;
mod form;
mod game;
mod group;
mod latex;
mod list;
mod markup;
mod options;
mod problem;
mod wiki;
mod wording;

use crate::notation::Language;
use crate::position::Position;
use form::TextForm as F;

pub use choices::TextChoices;
pub use form::TextForm;
pub use game::game;
pub use group::TextGroup;
pub use options::TextOptions;

/// Writes a position in a format. The text does not end with a line end.
pub fn write_text(position: &Position, form: TextForm, options: &TextOptions) -> String {
    match form {
        F::Ascii => diagram::ascii(position, options),
        F::Unicode => diagram::unicode(position, options),
        F::LatexChessboard => latex::chessboard(position, options),
        F::LatexFenboard => latex::fenboard(position, options),
        F::WikipediaEnglish => wiki::english(position, options),
        F::WikipediaGerman => wiki::german(position, options),
        F::WikipediaFrench => wiki::french(position, options),
        F::Markdown => markup::markdown(position, options),
        F::HtmlImage => markup::image(position, options),
        F::HtmlTable => markup::table(position, options),
        F::Pgn => data::pgn(position, options),
        F::BbCode => markup::bbcode(position),
        F::Json => data::json(position, options),
        F::PiecesEnglish => list::pieces(position, Language::English, options),
        F::PiecesGerman => list::pieces(position, Language::German, options),
        F::PiecesFrench => list::pieces(position, Language::French, options),
        F::PiecesSpanish => list::pieces(position, Language::Spanish, options),
        F::PiecesProblem => problem::pieces(position, options),
        F::Popeye => problem::popeye(position, options),
    }
}
