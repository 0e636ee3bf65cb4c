//! What is being edited: a position as the user means it, and how much of it is written.

use super::variant;
use crate::legality::{Rules, Variant};
use crate::marks::Marks;
use crate::notation::{Form, write, write_form};
use crate::position::{
    Bitboard, ByColor, CastlingMode, Color, Piece, Pockets, Position, RemainingChecks, Square,
};

/// One state of the work. Undo steps from one to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The position with all rights and the en passant square that the user means.
    pub position: Position,
    /// Rights that the board does not allow are written too: they were typed or loaded, and nothing on the board has
    /// changed since.
    pub rights_as_given: bool,
    /// The same for the en passant square.
    pub en_passant_as_given: bool,
    /// Whose castling rules say what the board allows.
    pub mode: CastlingMode,
    /// The user has said so; else it was detected.
    pub mode_is_chosen: bool,
    /// Which game is played.
    pub variant: Variant,
    /// The operations of an EPD record, as they were written. They are kept whatever happens on the board.
    pub operations: String,
    /// What is drawn on the board.
    pub marks: Marks,
}

impl Document {
    /// A document made of a text or a link: everything stands as it was given.
    pub fn given(position: Position) -> Document {
        Document {
            rights_as_given: true,
            en_passant_as_given: true,
            mode: position.detect_castling_mode(),
            mode_is_chosen: false,
            variant: variant::played(&position, Variant::Chess),
            operations: String::new(),
            marks: Marks::NONE,
            position,
        }
    }

    /// A document made of another text: what the user has chosen and the text does not say stays. Marks belong to the
    /// position that they were drawn on.
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

    /// The document with its position repaired: it is still the same one, with its operations and marks, and with what is
    /// meant though the board does not allow it now.
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

    /// By which rules the position is judged.
    pub fn rules(&self) -> Rules {
        Rules { mode: self.mode, variant: self.variant }
    }

    /// Chooses the castling rules, or lets them be detected again.
    pub fn choose_mode(&mut self, mode: Option<CastlingMode>) {
        self.mode_is_chosen = mode.is_some();
        self.mode = mode.unwrap_or_else(|| self.position.detect_castling_mode());
    }

    /// Chooses the game. What only another game has in its texts (pockets, counters) goes, and what this one has comes.
    pub fn choose_variant(&mut self, variant: Variant) {
        self.variant = variant;
        // Rights that were given in another game are none in these.
        self.rights_as_given &= !matches!(variant, Variant::Antichess | Variant::RacingKings);
        let hands =
            (variant == Variant::Crazyhouse).then(|| self.position.pockets().copied().unwrap_or_default());
        if hands.is_none() {
            for square in self.position.promoted() {
                self.position.set_promoted(square, false);
            }
        }
        // Nobody has a king in hand, and these hands were there before.
        self.position.set_pockets(hands);
        self.position.remaining_checks = (variant == Variant::ThreeCheck).then(|| {
            self.position.remaining_checks.unwrap_or(ByColor::new_with(|_| RemainingChecks::default()))
        });
    }

    /// Sets what is in hand. Nothing changes if nobody can hold that.
    pub fn set_pockets(&mut self, hands: Pockets) {
        if self.position.set_pockets(Some(hands)) {
            self.variant = Variant::Crazyhouse;
        }
    }

    /// Sets the checks that each side still has to give.
    pub fn set_checks(&mut self, checks: ByColor<RemainingChecks>) {
        self.position.remaining_checks = Some(checks);
        self.variant = Variant::ThreeCheck;
    }

    /// Whether a king is missing that the game needs: the position is being built.
    pub fn lacks_a_king(&self) -> bool {
        let missing = |color| self.position.kings(color).is_empty();
        match self.variant {
            Variant::Horde => missing(Color::White) && missing(Color::Black),
            Variant::Antichess => self.position.board().occupied().is_empty(),
            _ => missing(Color::White) || missing(Color::Black),
        }
    }

    /// The position that is written: what is meant, as far as the board allows it or the text said so.
    pub fn written(&self) -> Position {
        let mut position = self.position.clone();
        if !self.rights_as_given {
            position.castling = self.rules().allowed_castling(&position);
        }
        if !self.en_passant_as_given {
            position.en_passant = position.valid_en_passant();
        }
        position
    }

    /// The text of the position.
    pub fn fen(&self) -> String {
        write(&self.written())
    }

    /// The position in a form, with the operations where that has any.
    pub fn text(&self, form: Form) -> String {
        write_form(&self.written(), &self.operations, form)
    }

    /// Something on the board has changed: from now on only what it allows is written.
    pub fn board_edited(&mut self) {
        self.rights_as_given = false;
        self.en_passant_as_given = false;
    }

    /// Puts a piece on a square. A second king of a colour moves the first one there; where a text has given several,
    /// they are meant.
    pub fn put(&mut self, square: Square, piece: Piece) {
        if piece == piece.color.king()
            && let Some(king) = self.position.kings(piece.color).single_square()
        {
            self.position.set_piece(king, None);
        }
        self.position.set_piece(square, Some(piece));
        self.board_edited();
    }

    /// Moves what stands on a square to another one, where it replaces what stands there.
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

    /// The en passant squares to choose from: those that can be on this board, and the one that a text has given.
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
