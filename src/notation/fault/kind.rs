//! The kinds of faults, the fields that they are about, and what is expected instead.

use crate::position::{Color, Rank, Square};

/// What a fault is about: one of the six fields, the number of fields, or a character that FEN does not
/// allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// Piece placement.
    Placement,
    /// Side to move.
    Side,
    /// Castling availability.
    Castling,
    /// En passant target square.
    EnPassant,
    /// Halfmove clock.
    Halfmove,
    /// Fullmove number.
    Fullmove,
    /// The number of fields.
    Count,
    /// The characters of the text.
    Charset,
}

impl Field {
    /// The six fields of a record, in their order.
    pub const RECORD: [Field; 6] =
        [Field::Placement, Field::Side, Field::Castling, Field::EnPassant, Field::Halfmove, Field::Fullmove];

    /// The name of the field in machine-readable output.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Placement => "placement",
            Field::Side => "side",
            Field::Castling => "castling",
            Field::EnPassant => "ep",
            Field::Halfmove => "halfmove",
            Field::Fullmove => "fullmove",
            Field::Count => "count",
            Field::Charset => "charset",
        }
    }
}

/// What is wrong at a place of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// A character that FEN does not allow.
    ForeignCharacter(char),
    /// The text is empty.
    Nothing,
    /// The text ends before its sixth field; the first field that is missing.
    MissingFields(Field),
    /// More fields than a record has.
    ExtraFields,
    /// An extra space before, after or beside the one that separates two fields.
    ExtraSpace,
    /// An empty field.
    EmptyField(Field),
    /// Fields that are not in their order, run together, split or repeated; the first field that cannot be read so.
    FieldOrder(Field),
    /// No position was found in the text.
    NoPosition,
    /// A character that is neither a piece letter nor a digit.
    UnknownPiece(char),
    /// The digit 0 or 9.
    BadDigit(char),
    /// Two adjacent digits.
    AdjacentDigits,
    /// A rank with fewer than eight squares.
    RankTooShort(Rank, u32),
    /// A rank with more than eight squares.
    RankTooLong(Rank, u32),
    /// An empty rank.
    EmptyRank(Rank),
    /// Fewer than eight ranks; the number of ranks.
    MissingRanks(u32),
    /// More than eight ranks; the number of ranks.
    ExtraRanks(u32),
    /// A slash before the first rank.
    LeadingSlash,
    /// A slash after the last rank.
    TrailingSlash,
    /// A mark of a promoted piece where the notation has none, or with no piece before it.
    PromotedMark,
    /// Pieces in hand where the notation has none, or that cannot be read.
    Pocket,
    /// The side to move cannot be read.
    UnknownSide,
    /// A character that names no castling right.
    UnknownRight(char),
    /// Castling letters that are not in the order of the standard.
    RightsOrder,
    /// A castling right named twice.
    RightRepeated,
    /// More than two castling rights of one colour.
    TooManyRights(Color),
    /// The en passant square cannot be read.
    UnknownSquare,
    /// An en passant square on a rank where it cannot be with this side to move.
    EnPassantRank(Square),
    /// Not a number.
    NotANumber(Field),
    /// A number above 4294967295.
    NumberTooLarge(Field),
    /// A fullmove number that is 0 or begins with 0.
    LeadingZero,
    /// The check counter cannot be read.
    UnknownChecks,
    /// Text after the fields of an EPD record that is no operation.
    UnknownOperation,
    /// Piece letters that stand for different boards in different languages.
    AmbiguousLetters,
}

impl FaultKind {
    /// The kind's name in machine-readable output and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            FaultKind::ForeignCharacter(_) => "foreign-character",
            FaultKind::Nothing => "nothing",
            FaultKind::MissingFields(_) => "missing-fields",
            FaultKind::ExtraFields => "extra-fields",
            FaultKind::ExtraSpace => "extra-space",
            FaultKind::EmptyField(_) => "empty-field",
            FaultKind::FieldOrder(_) => "field-order",
            FaultKind::NoPosition => "no-position",
            FaultKind::UnknownPiece(_) => "unknown-piece",
            FaultKind::BadDigit(_) => "bad-digit",
            FaultKind::AdjacentDigits => "adjacent-digits",
            FaultKind::RankTooShort(..) => "rank-too-short",
            FaultKind::RankTooLong(..) => "rank-too-long",
            FaultKind::EmptyRank(_) => "empty-rank",
            FaultKind::MissingRanks(_) => "missing-ranks",
            FaultKind::ExtraRanks(_) => "extra-ranks",
            FaultKind::LeadingSlash => "leading-slash",
            FaultKind::TrailingSlash => "trailing-slash",
            FaultKind::PromotedMark => "promoted-mark",
            FaultKind::Pocket => "pocket",
            FaultKind::UnknownSide => "unknown-side",
            FaultKind::UnknownRight(_) => "unknown-right",
            FaultKind::RightsOrder => "rights-order",
            FaultKind::RightRepeated => "right-repeated",
            FaultKind::TooManyRights(_) => "too-many-rights",
            FaultKind::UnknownSquare => "unknown-square",
            FaultKind::EnPassantRank(_) => "en-passant-rank",
            FaultKind::NotANumber(_) => "not-a-number",
            FaultKind::NumberTooLarge(_) => "number-too-large",
            FaultKind::LeadingZero => "leading-zero",
            FaultKind::UnknownChecks => "unknown-checks",
            FaultKind::UnknownOperation => "unknown-operation",
            FaultKind::AmbiguousLetters => "ambiguous-letters",
        }
    }

    /// The field that the fault is about.
    pub const fn field(self) -> Field {
        match self {
            FaultKind::ForeignCharacter(_) => Field::Charset,
            FaultKind::Nothing
            | FaultKind::MissingFields(_)
            | FaultKind::ExtraFields
            | FaultKind::ExtraSpace
            | FaultKind::UnknownChecks
            | FaultKind::UnknownOperation => Field::Count,
            FaultKind::NoPosition
            | FaultKind::UnknownPiece(_)
            | FaultKind::BadDigit(_)
            | FaultKind::AdjacentDigits
            | FaultKind::RankTooShort(..)
            | FaultKind::RankTooLong(..)
            | FaultKind::EmptyRank(_)
            | FaultKind::MissingRanks(_)
            | FaultKind::ExtraRanks(_)
            | FaultKind::LeadingSlash
            | FaultKind::TrailingSlash
            | FaultKind::PromotedMark
            | FaultKind::Pocket
            | FaultKind::AmbiguousLetters => Field::Placement,
            FaultKind::UnknownSide => Field::Side,
            FaultKind::UnknownRight(_)
            | FaultKind::RightsOrder
            | FaultKind::RightRepeated
            | FaultKind::TooManyRights(_) => Field::Castling,
            FaultKind::UnknownSquare | FaultKind::EnPassantRank(_) => Field::EnPassant,
            FaultKind::EmptyField(field)
            | FaultKind::FieldOrder(field)
            | FaultKind::NotANumber(field)
            | FaultKind::NumberTooLarge(field) => field,
            FaultKind::LeadingZero => Field::Fullmove,
        }
    }

    /// What is expected instead.
    pub const fn expected(self) -> Expected {
        match self {
            FaultKind::ForeignCharacter(_) => Expected::Ascii,
            FaultKind::Nothing | FaultKind::NoPosition => Expected::Position,
            FaultKind::MissingFields(_) | FaultKind::ExtraFields | FaultKind::FieldOrder(_) => {
                Expected::SixFields
            }
            FaultKind::ExtraSpace => Expected::OneSpace,
            FaultKind::UnknownPiece(_)
            | FaultKind::PromotedMark
            | FaultKind::Pocket
            | FaultKind::AmbiguousLetters => Expected::PieceOrDigit,
            FaultKind::BadDigit(_) => Expected::Digit,
            FaultKind::AdjacentDigits => Expected::OneDigit,
            FaultKind::RankTooShort(..) | FaultKind::RankTooLong(..) | FaultKind::EmptyRank(_) => {
                Expected::EightSquares
            }
            FaultKind::MissingRanks(_)
            | FaultKind::ExtraRanks(_)
            | FaultKind::LeadingSlash
            | FaultKind::TrailingSlash => Expected::EightRanks,
            FaultKind::UnknownSide => Expected::Side,
            FaultKind::UnknownRight(_)
            | FaultKind::RightsOrder
            | FaultKind::RightRepeated
            | FaultKind::TooManyRights(_) => Expected::Rights,
            FaultKind::UnknownSquare => Expected::Square,
            FaultKind::EnPassantRank(_) => Expected::EnPassantRank,
            FaultKind::EmptyField(field) => match field {
                Field::Side => Expected::Side,
                Field::Castling => Expected::Rights,
                Field::EnPassant => Expected::Square,
                Field::Halfmove => Expected::Number,
                Field::Fullmove => Expected::PositiveNumber,
                Field::Placement | Field::Count | Field::Charset => Expected::Position,
            },
            FaultKind::NotANumber(Field::Fullmove)
            | FaultKind::NumberTooLarge(Field::Fullmove)
            | FaultKind::LeadingZero => Expected::PositiveNumber,
            FaultKind::NotANumber(_) | FaultKind::NumberTooLarge(_) => Expected::Number,
            FaultKind::UnknownChecks => Expected::Checks,
            FaultKind::UnknownOperation => Expected::Operation,
        }
    }
}

/// What is expected at a place of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// Printable ASCII characters.
    Ascii,
    /// A position.
    Position,
    /// Placement, side, castling, en passant, halfmove clock, fullmove number.
    SixFields,
    /// Single spaces between the fields and nowhere else.
    OneSpace,
    /// A letter of `PNBRQKpnbrqk` or a digit from 1 to 8.
    PieceOrDigit,
    /// A digit from 1 to 8.
    Digit,
    /// One digit for a run of empty squares.
    OneDigit,
    /// Eight squares in the rank.
    EightSquares,
    /// Eight ranks with seven slashes between them.
    EightRanks,
    /// `w` or `b`.
    Side,
    /// `-`, or letters of `KQkq` in this order.
    Rights,
    /// `-` or a square.
    Square,
    /// Rank 6 with White to move, rank 3 with Black to move.
    EnPassantRank,
    /// A whole number from 0 to 4294967295.
    Number,
    /// A whole number from 1 to 4294967295.
    PositiveNumber,
    /// The checks that each side still has to give, such as `3+3`.
    Checks,
    /// An opcode, its operands and a semicolon, such as `bm Nf3;`.
    Operation,
}
