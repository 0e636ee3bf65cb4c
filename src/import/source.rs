//! The formats that a text can be read as.

use crate::notation::Language;

/// The format of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SourceKind {
    /// Records: FEN, EPD without operations, or one of their dialects.
    Record,
    /// EPD: records with operations.
    Epd,
    /// Records within other text: prose, web pages, JSON, tables, source code.
    InText,
    /// The `FEN` tag of PGN.
    Tag,
    /// Links.
    Link,
    /// `[fen]…[/fen]` or `<fen>…</fen>`, as forums and web pages have them.
    Markup,
    /// A text diagram with lines between the squares.
    BorderedDiagram,
    /// A text diagram of letters.
    PlainDiagram,
    /// A text diagram of chess figurines.
    FigurineDiagram,
    /// A text diagram together with a record of the same position, as Stockfish prints them.
    DiagramWithRecord,
    /// Style 12: boards in single lines, as the Free Internet Chess Server sends them to programs.
    Style12,
    /// A list of pieces and their squares, in the piece letters of this language.
    PieceList(Language),
    /// Chess diagram templates of Wikipedia.
    Wikipedia,
    /// Commands of the LaTeX packages skak, xskak, chessboard.
    Latex,
    /// The board of a program: an object of squares and pieces, or eight lists of eight pieces.
    PieceMap,
    /// The number of a start position of Chess960.
    StartNumber,
    /// Records with the piece letters of this language.
    Localised(Language),
    /// A picture of boards.
    Picture,
}

impl SourceKind {
    /// The stable name of the format in machine-readable output.
    pub const fn name(self) -> &'static str {
        match self {
            SourceKind::Record => "record",
            SourceKind::Epd => "epd",
            SourceKind::InText => "in-text",
            SourceKind::Style12 => "style-12",
            SourceKind::Tag => "tag",
            SourceKind::Link => "link",
            SourceKind::Markup => "markup",
            SourceKind::BorderedDiagram => "bordered-diagram",
            SourceKind::PlainDiagram => "plain-diagram",
            SourceKind::FigurineDiagram => "figurine-diagram",
            SourceKind::DiagramWithRecord => "diagram-with-record",
            SourceKind::PieceList(_) => "piece-list",
            SourceKind::Wikipedia => "wikipedia",
            SourceKind::Latex => "latex",
            SourceKind::PieceMap => "piece-map",
            SourceKind::StartNumber => "start-number",
            SourceKind::Localised(_) => "localised",
            SourceKind::Picture => "picture",
        }
    }
}

/// Words for a record or a diagram, which say nothing of their own.
const KINDS: [&str; 8] = ["fen", "epd", "position", "diagram", "chess", "chessboard", "board", "forsyth"];

/// Whether a word says that a record or a diagram follows.
pub(super) fn is_kind(word: &str) -> bool {
    KINDS.iter().any(|known| word.eq_ignore_ascii_case(known))
}
