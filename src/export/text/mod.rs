//! A position in the text forms of other programs: each as it is pasted there.
//!
//! What [`import`](crate::import::import) knows it reads back from here to the same position, as far as the form carries
//! it: forms with a FEN all of it (LaTeX has no pockets, promoted marks and check counters), the others the board and,
//! with [`TextOptions::mover`], the side to move. Of HTML and Markdown the FEN beside the picture is read.

mod choices;
mod data;
mod diagram;
mod group;
mod latex;
mod list;
mod markup;
mod wiki;

use super::description::Description;
use crate::legality::Rules;
use crate::marks::Marks;
use crate::notation::Language;
use crate::position::{Color, Position};

pub use choices::TextChoices;
pub use group::TextGroup;

/// A form of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TextForm {
    /// A diagram of letters.
    #[default]
    Ascii,
    /// A diagram of chess figurines.
    Unicode,
    /// `\chessboard[…]` of the LaTeX packages chessboard and xskak.
    LatexChessboard,
    /// `\fenboard{…}` of the LaTeX packages skak and xskak.
    LatexFenboard,
    /// The chess diagram template of the English Wikipedia.
    WikipediaEnglish,
    /// The one of the German Wikipedia.
    WikipediaGerman,
    /// The one of the French Wikipedia.
    WikipediaFrench,
    /// A picture with its alternative text, and the FEN as a code block.
    Markdown,
    /// A picture with its alternative text.
    HtmlImage,
    /// A table that screen readers can walk through.
    HtmlTable,
    /// `[fen]…[/fen]` of forums.
    BbCode,
    /// A game without moves that starts here.
    Pgn,
    /// The fields of the position by name.
    Json,
    /// A list of pieces in English.
    PiecesEnglish,
    /// A list of pieces in German.
    PiecesGerman,
    /// A list of pieces in French.
    PiecesFrench,
    /// A list of pieces in Spanish.
    PiecesSpanish,
}

use TextForm as F;

impl TextForm {
    /// Every form, in the order in which they are offered.
    pub const ALL: [TextForm; 17] = [
        F::Ascii,
        F::Unicode,
        F::LatexChessboard,
        F::LatexFenboard,
        F::WikipediaEnglish,
        F::WikipediaGerman,
        F::WikipediaFrench,
        F::Markdown,
        F::HtmlImage,
        F::HtmlTable,
        F::BbCode,
        F::Pgn,
        F::Json,
        F::PiecesEnglish,
        F::PiecesGerman,
        F::PiecesFrench,
        F::PiecesSpanish,
    ];

    /// The name by which settings know the form.
    pub const fn name(self) -> &'static str {
        match self {
            F::Ascii => "ascii",
            F::Unicode => "unicode",
            F::LatexChessboard => "latex-chessboard",
            F::LatexFenboard => "latex-fenboard",
            F::WikipediaEnglish => "wikipedia-en",
            F::WikipediaGerman => "wikipedia-de",
            F::WikipediaFrench => "wikipedia-fr",
            F::Markdown => "markdown",
            F::HtmlImage => "html-image",
            F::HtmlTable => "html-table",
            F::Pgn => "pgn",
            F::BbCode => "bbcode",
            F::Json => "json",
            F::PiecesEnglish => "pieces-en",
            F::PiecesGerman => "pieces-de",
            F::PiecesFrench => "pieces-fr",
            F::PiecesSpanish => "pieces-es",
        }
    }

    /// The form of a name.
    pub fn named(name: &str) -> Option<TextForm> {
        TextForm::ALL.into_iter().find(|form| form.name() == name)
    }
}

/// What a form may be told beside the position. Each form takes what it has a place for.
#[derive(Clone, Copy, Debug)]
pub struct TextOptions<'a> {
    /// The side at the bottom of a diagram. The template of the German Wikipedia always has White there.
    pub orientation: Color,
    /// Whether diagrams have the names of files and ranks. Without them nobody can tell which side is at the bottom.
    pub coordinates: bool,
    /// Whether diagrams and lists say whose move it is. Those of skak cannot.
    pub mover: bool,
    /// The marks on the board, for LaTeX, PGN and JSON.
    pub marks: &'a Marks,
    /// Which game is played, for the tag of PGN.
    pub rules: Rules,
    /// The position in words.
    pub wording: &'a Description,
    /// The address of the picture, for Markdown and HTML.
    pub image: &'a str,
}

/// Writes a position in a form. The text has no line end at its end.
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
    }
}

/// Whose move it is, in the words of a language that some form is written in.
fn to_move(color: Color, language: Language) -> &'static str {
    match (language, color) {
        (Language::German, Color::White) => "Weiß am Zug",
        (Language::German, Color::Black) => "Schwarz am Zug",
        (Language::French, Color::White) => "Trait aux Blancs",
        (Language::French, Color::Black) => "Trait aux Noirs",
        (Language::Spanish, Color::White) => "Juegan blancas",
        (Language::Spanish, Color::Black) => "Juegan negras",
        (_, Color::White) => "White to move",
        (_, Color::Black) => "Black to move",
    }
}
