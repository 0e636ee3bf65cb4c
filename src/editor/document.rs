//! The document: the position that is edited, with everything that belongs to it.
//!
//! Castling rights and the en passant square are what the user intends. What is written is the part of it that the board
//! allows, so a right returns when its rook returns.

use std::sync::Arc;

use super::move_record::MoveRecord;
use super::variant;
use crate::legality::{Rules, Variant};
use crate::marks::Marks;
use crate::notation::{Form, write, write_form};
use crate::position::{
    Bitboard, ByColor, CastlingMode, Color, Piece, Pockets, Position, RemainingChecks, Square,
};

/// The document, one for each undo step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The position with the castling rights and the en passant square that the user intends.
    pub position: Position,
    /// Whether castling rights are written even if the board does not allow them. This is so for rights that were typed or
    /// loaded, until the board changes.
    pub rights_as_given: bool,
    /// The same for the en passant square.
    pub en_passant_as_given: bool,
    /// The castling rules.
    pub mode: CastlingMode,
    /// Whether the user has chosen the castling rules; otherwise they were detected.
    pub mode_is_chosen: bool,
    /// The chess variant.
    pub variant: Variant,
    /// The operations of an EPD record as they were written. Edits on the board do not change them.
    pub operations: String,
    /// The marks on the board.
    pub marks: Marks,
    /// The moves that were played to this position; none if it was set up.
    pub record: Option<Arc<MoveRecord>>,
}

impl Document {
    /// The document of a text or a link. Castling rights and the en passant square are written as given.
    pub fn given(position: Position) -> Document {
        Document {
            rights_as_given: true,
            en_passant_as_given: true,
            mode: position.detect_castling_mode(),
            mode_is_chosen: false,
            variant: variant::played(&position, Variant::Chess),
            operations: String::new(),
            marks: Marks::NONE,
            record: None,
            position,
        }
    }

    /// The document of another text. The chosen castling rules and the variant stay if the text does not say otherwise. Marks
    /// do not, because they belong to the position on which they were drawn.
    #[must_use]
    pub fn with_loaded_position(&self, position: Position, operations: &str) -> Document {
        let mut document = Document::given(position);
        document.variant = variant::played(&document.position, self.variant);
        operations.clone_into(&mut document.operations);
        if self.mode_is_chosen {
            (document.mode, document.mode_is_chosen) = (self.mode, true);
        }
        document
    }

    /// The document with a repaired position. Operations, marks, and castling rights and the en passant square that the board
    /// does not allow stay.
    #[must_use]
    pub fn with_repaired_position(&self, position: Position) -> Document {
        let written = self.written();
        let mut document =
            Document { marks: self.marks.clone(), ..self.with_loaded_position(position, &self.operations) };
        for rook in self.position.castling.squares() & !written.castling.squares() {
            document.position.castling.insert(rook);
            document.rights_as_given = false;
        }
        if written.en_passant.is_none() && document.position.en_passant.is_none() {
            document.position.en_passant = self.position.en_passant;
            document.en_passant_as_given = false;
        }
        document
    }

    /// The rules by which the position is judged.
    pub fn rules(&self) -> Rules {
        Rules { mode: self.mode, variant: self.variant }
    }

    /// Sets the castling rules; none to detect them.
    pub fn choose_mode(&mut self, mode: Option<CastlingMode>) {
        self.mode_is_chosen = mode.is_some();
        self.mode = mode.unwrap_or_else(|| self.position.detect_castling_mode());
    }

    /// Sets the variant. Pockets and remaining checks are added or removed as it needs.
    pub fn choose_variant(&mut self, variant: Variant) {
        self.variant = variant;
        // These variants have no castling, so rights from a text are not written.
        self.rights_as_given &= !matches!(variant, Variant::Antichess | Variant::RacingKings);
        let hands =
            (variant == Variant::Crazyhouse).then(|| self.position.pockets().copied().unwrap_or_default());
        if hands.is_none() {
            for square in self.position.promoted() {
                self.position.set_promoted(square, false);
            }
        }
        // This cannot fail, because the pockets are empty or were set before.
        self.position.set_pockets(hands);
        self.position.remaining_checks = (variant == Variant::ThreeCheck).then(|| {
            self.position.remaining_checks.unwrap_or(ByColor::new_with(|_| RemainingChecks::default()))
        });
    }

    /// Sets the pockets and the variant Crazyhouse. Changes nothing if the pockets are not valid (see
    /// [`Position::set_pockets`]).
    pub fn set_pockets(&mut self, hands: Pockets) {
        if self.position.set_pockets(Some(hands)) {
            self.variant = Variant::Crazyhouse;
        }
    }

    /// Sets the remaining checks and the variant Three-check.
    pub fn set_checks(&mut self, checks: ByColor<RemainingChecks>) {
        self.position.remaining_checks = Some(checks);
        self.variant = Variant::ThreeCheck;
    }

    /// Keeps the moves that were played to the document before, if the position and its rules are the same.
    pub(super) fn keep_record_of(&mut self, before: &Document) {
        let is_same = self.position == before.position && self.rules() == before.rules();
        self.record = before.record.clone().filter(|_| is_same);
    }

    /// Whether a king is missing that the variant needs.
    pub fn lacks_a_king(&self) -> bool {
        let missing = |color| self.position.kings(color).is_empty();
        match self.variant {
            Variant::Horde => missing(Color::White) && missing(Color::Black),
            Variant::Antichess => self.position.board().occupied().is_empty(),
            _ => missing(Color::White) || missing(Color::Black),
        }
    }

    /// The position that is written: with those castling rights and that en passant square that the board allows or a text
    /// has given.
    pub fn written(&self) -> Position {
        let mut position = self.position.clone();
        if !self.rights_as_given {
            position.castling = self.rights_on_board();
        }
        if !self.en_passant_as_given {
            position.en_passant = position.valid_en_passant();
        }
        position
    }

    /// The FEN of the position.
    pub fn fen(&self) -> String {
        write(&self.written())
    }

    /// The position in a form, with the operations if the form has them.
    pub fn text(&self, form: Form) -> String {
        write_form(&self.written(), &self.operations, form)
    }

    /// Notes that the board has changed: only what the board allows is written from now on.
    pub fn board_edited(&mut self) {
        self.rights_as_given = false;
        self.en_passant_as_given = false;
    }

    /// Places a piece on a square. A second king of a colour replaces the first one; several kings from a text stay.
    pub fn put(&mut self, square: Square, piece: Piece) {
        if piece == piece.color.king()
            && let Some(king) = self.position.kings(piece.color).single_square()
        {
            self.position.set_piece(king, None);
        }
        self.position.set_piece(square, Some(piece));
        self.board_edited();
    }

    /// Moves a piece to another square, where it replaces the piece.
    pub fn move_piece(&mut self, from: Square, to: Square) {
        if let Some(piece) = self.position.piece_at(from) {
            let promoted = self.position.promoted().contains(from);
            self.position.set_piece(from, None);
            self.position.set_piece(to, Some(piece));
            self.position.set_promoted(to, promoted);
            self.board_edited();
        }
    }

    /// Empties squares.
    pub fn erase(&mut self, squares: Bitboard) {
        for square in squares & self.position.board().occupied() {
            self.position.set_piece(square, None);
            self.board_edited();
        }
    }

    /// The en passant squares to choose from: those that the board allows, and the current one.
    pub fn en_passant_choices(&self) -> Vec<Square> {
        let mut choices: Vec<Square> = self.position.possible_en_passant().collect();
        if let Some(given) = self.position.en_passant.filter(|square| !choices.contains(square)) {
            choices.push(given);
        }
        choices
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;
    use crate::position::CastlingSide;

    fn document(fen: &str) -> Document {
        Document::given(read_lenient(fen).position)
    }

    #[test]
    fn a_typed_right_stays_until_the_board_changes_and_its_tick_stays_after() {
        let mut document = document("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1");
        assert_eq!(document.fen(), "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1");
        document.put(Square::H1, Color::White.rook());
        assert_eq!(document.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assert!(document.right(Color::Black, CastlingSide::QueenSide).is_some());
        assert!(!document.right_is_possible(Color::Black, CastlingSide::QueenSide));
    }

    #[test]
    fn a_right_returns_with_its_rook() {
        let mut document = Document::given(Position::START);
        document.move_piece(Square::H1, Square::H4);
        assert!(document.fen().contains(" w Qkq "));
        document.move_piece(Square::H4, Square::H1);
        assert!(document.fen().contains(" w KQkq "));
    }

    #[test]
    fn an_en_passant_square_returns_with_its_pawn() {
        let mut document = document("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
        document.move_piece(Square::E4, Square::E5);
        assert!(document.fen().contains(" b KQkq - 0 1"));
        document.move_piece(Square::E5, Square::E4);
        assert!(document.fen().contains(" b KQkq e3 0 1"));
    }

    #[test]
    fn a_second_king_moves_the_first_but_several_given_ones_are_meant() {
        let mut one = document("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        one.put(Square::A1, Color::White.king());
        assert_eq!(one.fen(), "4k3/8/8/8/8/8/8/K7 w - - 0 1");
        let mut two = document("8/8/8/8/8/8/8/K2KK3 w - - 0 1");
        two.put(Square::H8, Color::White.king());
        assert_eq!(two.fen(), "7K/8/8/8/8/8/8/K2KK3 w - - 0 1");
    }

    #[test]
    fn the_choices_are_the_sound_squares_and_the_given_one() {
        let document = document("rnbqkbnr/pp1p1ppp/8/2pPp3/8/8/PPP1PPPP/RNBQKBNR w KQkq a3 0 3");
        assert_eq!(document.en_passant_choices(), [Square::C6, Square::E6, Square::A3]);
    }
}
