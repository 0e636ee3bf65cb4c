//! What an import gives: positions, games, a question, or the place where it stopped.

use super::game::Game;
use crate::marks::Marks;
use crate::notation::{FaultKind, Language, LocalisedReading, RepairKind, Span};
use crate::position::{Color, Position, Square};
use shakmaty::variant::Variant;

/// What was found in a text.
#[derive(Clone, Debug)]
pub enum Import {
    /// Positions, in the order of the text; at least one.
    Positions {
        /// What the text was read as.
        source: SourceKind,
        /// The positions.
        found: Vec<Found>,
        /// What could not be read beside them.
        unread: Vec<ImportError>,
    },
    /// Games, in the order of the text; at least one.
    Games {
        /// The games.
        games: Vec<Game>,
        /// What could not be read beside them.
        unread: Vec<ImportError>,
    },
    /// Readings of local piece letters, at least two: the user must choose.
    Ambiguous(Vec<Choice>),
    /// No position.
    Unread(ImportError),
}

impl Import {
    /// The position that a board shows first: the first one, or the start of the first game.
    pub fn first(&self) -> Option<&Position> {
        match self {
            Import::Positions { found, .. } => found.first().map(|found| &found.position),
            Import::Games { games, .. } => games.first().map(|game| &game.start),
            Import::Ambiguous(_) | Import::Unread(_) => None,
        }
    }
}

/// One position of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The position.
    pub position: Position,
    /// Where it stands, in characters of the text.
    pub span: Span,
    /// The line in which it begins, from 1.
    pub line: usize,
    /// What was guessed, repaired or left out.
    pub remarks: Vec<Remark>,
    /// Where the operations of an EPD record stand, or whatever else follows a record.
    pub tail: Option<Span>,
    /// A name for it: the `id` of EPD, the caption of a diagram.
    pub title: Option<String>,
    /// The side at the bottom of the board, where the text says so.
    pub orientation: Option<Color>,
    /// The game it belongs to, where the text says so.
    pub variant: Option<Variant>,
    /// What is drawn on its board.
    pub marks: Marks,
}

/// One way to read local piece letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The languages in whose letters the text means this position.
    pub languages: Vec<Language>,
    /// The position.
    pub position: Position,
}

impl From<LocalisedReading> for Choice {
    fn from(read: LocalisedReading) -> Choice {
        Choice { languages: read.languages, position: read.reading.position }
    }
}

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

/// Something that was guessed, repaired or left out, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Remark {
    /// What.
    pub kind: RemarkKind,
    /// Where, in characters of the text.
    pub span: Span,
}

/// What was guessed, repaired or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemarkKind {
    /// The reader of records did this.
    Record(RepairKind),
    /// The side to move was taken from these words.
    SideFromWords(Color),
    /// The side to move is not given: White.
    SideNotGiven,
    /// Castling rights and the en passant square are not given: none.
    RightsNotGiven,
    /// The diagram has this side at the bottom, by its coordinates.
    BottomByCoordinates(Color),
    /// The diagram has this side at the bottom, by where its pawns stand.
    BottomByPawns(Color),
    /// The diagram has no coordinates: White was taken to be at the bottom.
    BottomNotGiven,
    /// The pieces have the letters of this language.
    Letters(Language),
    /// The diagram shows another board than the record beside it; the record was taken.
    DiagramDisagrees,
    /// These words were left out.
    Skipped,
    /// The operations of EPD were kept.
    OperationsKept,
    /// Comments, variations or annotation signs of a game were left out.
    CommentsLeftOut,
    /// This is none of the marks that can be drawn.
    MarkLeftOut,
}

impl RemarkKind {
    /// The kind's name in machine-readable output.
    pub const fn name(self) -> &'static str {
        match self {
            RemarkKind::Record(kind) => kind.name(),
            RemarkKind::SideFromWords(_) => "side-from-words",
            RemarkKind::SideNotGiven => "side-not-given",
            RemarkKind::RightsNotGiven => "rights-not-given",
            RemarkKind::BottomByCoordinates(_) => "bottom-by-coordinates",
            RemarkKind::BottomByPawns(_) => "bottom-by-pawns",
            RemarkKind::BottomNotGiven => "bottom-not-given",
            RemarkKind::Letters(_) => "letters",
            RemarkKind::DiagramDisagrees => "diagram-disagrees",
            RemarkKind::Skipped => "skipped",
            RemarkKind::OperationsKept => "operations-kept",
            RemarkKind::CommentsLeftOut => "comments-left-out",
            RemarkKind::MarkLeftOut => "mark-left-out",
        }
    }
}

/// Where a reader stopped, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    /// Where, in characters of the text.
    pub at: Span,
    /// The line in which that begins, from 1.
    pub line: usize,
    /// What stands there, the first 80 characters of it.
    pub text: String,
    /// Why.
    pub reason: Reason,
}

/// Why a reader stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A fault in a record.
    Record(FaultKind),
    /// A row of a diagram, counted from the top from 1, without eight squares.
    RowWidth {
        /// The row.
        row: u32,
        /// How many squares it has.
        squares: u32,
    },
    /// A diagram without eight rows; how many it has.
    RowCount(u32),
    /// A letter that stands for no piece.
    UnknownPiece(char),
    /// A square of a list, or of a template, that cannot be read.
    UnknownSquare,
    /// Two pieces on one square.
    SquareTwice(Square),
    /// A template without its 64 squares; how many it has.
    TemplateWidth(u32),
    /// A command or template without its end.
    Unclosed,
    /// A board command without a position.
    BareBoard,
    /// A move that cannot be played.
    IllegalMove,
    /// A move that several pieces can play.
    AmbiguousMove,
    /// A word that is no move.
    UnreadableMove,
    /// A start position from which no move can be played: it is not legal.
    IllegalStart,
    /// A variant that is not known here.
    UnknownVariant,
    /// A board of another game, such as Xiangqi: of another size, or with squares or pieces that chess has not.
    OtherGame {
        /// How many squares its ranks have.
        files: u32,
        /// How many ranks it has.
        ranks: u32,
    },
    /// A link that names a game: its position is not in it.
    GameLink,
    /// More than is kept.
    TooMuch,
}

impl Reason {
    /// The reason's name in machine-readable output.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Record(kind) => kind.name(),
            Reason::RowWidth { .. } => "row-width",
            Reason::RowCount(_) => "row-count",
            Reason::UnknownPiece(_) => "unknown-piece",
            Reason::UnknownSquare => "unknown-square",
            Reason::SquareTwice(_) => "square-twice",
            Reason::TemplateWidth(_) => "template-width",
            Reason::Unclosed => "unclosed",
            Reason::BareBoard => "bare-board",
            Reason::IllegalMove => "illegal-move",
            Reason::AmbiguousMove => "ambiguous-move",
            Reason::UnreadableMove => "unreadable-move",
            Reason::IllegalStart => "illegal-start",
            Reason::UnknownVariant => "unknown-variant",
            Reason::OtherGame { .. } => "other-game",
            Reason::GameLink => "game-link",
            Reason::TooMuch => "too-much",
        }
    }
}
