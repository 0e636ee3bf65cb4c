//! The text formats.

/// A text format.
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
    /// The chess diagram template of the German Wikipedia.
    WikipediaGerman,
    /// The chess diagram template of the French Wikipedia.
    WikipediaFrench,
    /// Markdown: a picture with alternative text, and the FEN as a code block.
    Markdown,
    /// HTML: a picture with alternative text.
    HtmlImage,
    /// HTML: a table that screen readers can read cell by cell.
    HtmlTable,
    /// `[fen]…[/fen]`, the markup of forums.
    BbCode,
    /// A PGN game without moves with this start position.
    Pgn,
    /// A JSON object with the fields of the position.
    Json,
    /// A list of pieces in English.
    PiecesEnglish,
    /// A list of pieces in German.
    PiecesGerman,
    /// A list of pieces in French.
    PiecesFrench,
    /// A list of pieces in Spanish.
    PiecesSpanish,
    /// A list of pieces as chess problems have it: S for the knight, and the number of pieces.
    PiecesProblem,
    /// The input of Popeye, which solves chess problems.
    Popeye,
}

use TextForm as F;

impl TextForm {
    /// All formats, in the order in which the page offers them.
    pub const ALL: [TextForm; 19] = [
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
        F::PiecesProblem,
        F::Popeye,
    ];

    /// The stable name of the format in settings.
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
            F::PiecesProblem => "pieces-problem",
            F::Popeye => "popeye",
        }
    }

    /// The format of a name.
    pub fn named(name: &str) -> Option<TextForm> {
        TextForm::ALL.into_iter().find(|form| form.name() == name)
    }
}
