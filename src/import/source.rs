//! The formats that a text can be read as.

use crate::notation::Language;

/// What a text was read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SourceKind {
    /// FEN, EPD or one of their relatives.
    Record,
    /// EPD: records with operations.
    Epd,
    /// Records with other text around them: prose, pages, data, source code.
    InText,
    /// The `FEN` tag of a PGN.
    Tag,
    /// A link.
    Link,
    /// `[fen]…[/fen]` of a forum, `<fen>` of a page.
    Markup,
    /// A diagram with lines between its squares.
    BorderedDiagram,
    /// A diagram of letters.
    PlainDiagram,
    /// A diagram of chess figurines.
    FigurineDiagram,
    /// A diagram with its record beside it, as Stockfish prints them.
    DiagramWithRecord,
    /// A board in a line, as the Free Internet Chess Server sends it to programs (style 12).
    Style12,
    /// A list of pieces with their squares, in the letters of this language.
    PieceList(Language),
    /// A chess diagram template of Wikipedia.
    Wikipedia,
    /// Commands of the LaTeX packages skak, xskak, chessboard.
    Latex,
    /// A record with the piece letters of this language.
    Localised(Language),
}

impl SourceKind {
    /// The kind's name in machine-readable output.
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
            SourceKind::Localised(_) => "localised",
        }
    }
}
