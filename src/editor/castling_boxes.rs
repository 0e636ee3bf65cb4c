//! The castling rights of a document as four check boxes.

use super::document::Document;
use crate::position::{CastlingMode, CastlingRights, CastlingSide, Color, File, Square};

impl Document {
    /// The castling right of a side in one direction, as the square of its rook, whether or not the board allows it.
    pub fn right(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let rights = self.position.castling.of(color);
        let king = self.position.kings(color).single_square().filter(|king| king.rank() == color.backrank());
        let kingside = |rook: &Square| match (self.mode, king) {
            // A right with the square of the king itself is in the direction of the corner on that file.
            (CastlingMode::Chess960, Some(king)) if *rook != king => *rook > king,
            _ => rook.file() >= File::E,
        };
        rights.into_iter().find(|rook| kingside(rook) == (side == CastlingSide::KingSide))
    }

    /// Whether the board allows castling in one direction, whether or not the right is set.
    pub fn right_is_possible(&self, color: Color, side: CastlingSide) -> bool {
        let rook = self.right(color, side).unwrap_or_else(|| self.position.castling_square(color, side));
        self.position.castling_is_possible(rook, self.mode) || self.outermost(color, side).is_some()
    }

    /// The outermost rook in one direction, with which Chess960 castles if the one of the right has gone elsewhere.
    fn outermost(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let rook = self.position.castling_square(color, side);
        let is_there = self.mode == CastlingMode::Chess960
            && self.position.castling_is_possible(rook, self.mode)
            && beyond(self.position.kings(color).single_square(), rook, side);
        is_there.then_some(rook)
    }

    /// The castling rights that the board allows. In Chess960 a right whose rook has left its square goes with the outermost
    /// rook in its direction.
    pub(super) fn rights_on_board(&self) -> CastlingRights {
        let mut position = self.position.clone();
        for (color, side) in all_rights() {
            if let Some(right) =
                self.right(color, side).filter(|right| !position.castling_is_possible(*right, self.mode))
                && let Some(rook) = self.outermost(color, side)
            {
                position.castling.remove(right);
                position.castling.insert(rook);
            }
        }
        self.rules().allowed_castling(&position)
    }

    /// The castling rights that the board allows and that are not set.
    pub fn possible_rights(&self) -> Vec<(Color, CastlingSide)> {
        all_rights()
            .filter(|(color, side)| {
                self.right(*color, *side).is_none() && self.right_is_possible(*color, *side)
            })
            .collect()
    }

    /// The first castling right that is set and that the board does not allow.
    pub fn impossible_right(&self) -> Option<(Color, CastlingSide)> {
        all_rights().find(|(color, side)| {
            self.right(*color, *side).is_some() && !self.right_is_possible(*color, *side)
        })
    }

    /// Sets or removes the castling right of a side in one direction.
    ///
    /// A right that only Chess960 allows switches to the rules of Chess960, unless the user has chosen the mode. A right that
    /// the board does not allow stays a tick, and is written once king and rook stand on their rank.
    pub fn set_right(&mut self, color: Color, side: CastlingSide, on: bool) {
        let rook = self.position.castling_square(color, side);
        let possible = |mode| self.position.castling_is_possible(rook, mode);
        if on
            && !self.mode_is_chosen
            && !possible(CastlingMode::Standard)
            && possible(CastlingMode::Chess960)
            && beyond(self.position.kings(color).single_square(), rook, side)
        {
            self.mode = CastlingMode::Chess960;
        }
        match self.right(color, side) {
            None if on => {
                if !self.right_is_possible(color, side) {
                    self.rights_as_given = false;
                }
                let rook = match self.mode {
                    CastlingMode::Chess960 => self.position.castling_square(color, side),
                    CastlingMode::Standard => {
                        let corner = if side == CastlingSide::KingSide { File::H } else { File::A };
                        Square::from_coords(corner, color.backrank())
                    }
                };
                if !self.position.castling.insert(rook) {
                    // Both rights are in the other direction. If one of them is the one that the board allows, it stays.
                    let good = self.position.castling_square(color, !side);
                    let rights = self.position.castling.of(color);
                    if let Some(twin) = rights.into_iter().find(|twin| *twin != good) {
                        self.position.castling.remove(twin);
                        self.position.castling.insert(rook);
                    }
                }
            }
            Some(rook) if !on => {
                self.position.castling.remove(rook);
                // A text can have two rights in one direction.
                self.set_right(color, side, false);
            }
            _ => {}
        }
    }
}

/// Whether a rook is on one side of its king.
fn beyond(king: Option<Square>, rook: Square, side: CastlingSide) -> bool {
    king.is_some_and(|king| (rook > king) == (side == CastlingSide::KingSide))
}

/// The four check boxes.
fn all_rights() -> impl Iterator<Item = (Color, CastlingSide)> {
    Color::ALL.into_iter().flat_map(|color| CastlingSide::ALL.map(|side| (color, side)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;
    use crate::position::Position;

    #[test]
    fn chess960_rights_belong_to_the_sides_of_the_king() {
        let given = read_lenient("1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1").position;
        let mut document = Document::given(given);
        assert_eq!(document.mode, CastlingMode::Chess960);
        assert_eq!(document.right(Color::White, CastlingSide::KingSide), Some(Square::F1));
        document.set_right(Color::White, CastlingSide::KingSide, false);
        assert!(document.fen().contains(" w Qkq "));
        document.set_right(Color::White, CastlingSide::KingSide, true);
        assert!(document.fen().contains(" w KQkq "));
    }

    #[test]
    fn a_chess960_right_goes_with_the_outermost_rook() {
        let mut document = Document::given(Position::START);
        document.choose_mode(Some(CastlingMode::Chess960));
        for (from, to, rights) in [
            (Square::H1, Square::G1, "KQkq"),
            (Square::G1, Square::G4, "Qkq"),
            (Square::G4, Square::H1, "KQkq"),
            (Square::A8, Square::C8, "KQkq"),
            (Square::E1, Square::E2, "kq"),
        ] {
            document.move_piece(from, to);
            assert_eq!(document.fen().split(' ').nth(2), Some(rights), "{from}{to}");
        }
    }

    #[test]
    fn no_box_writes_a_right_without_king_and_rook_on_their_rank() {
        for fen in [
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "8/4k3/8/8/8/8/4K3/R6R w - - 0 1",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "rn2k1nr/8/8/8/8/8/8/1R2K1R1 w kq - 0 1",
        ] {
            for mode in [None, Some(CastlingMode::Standard), Some(CastlingMode::Chess960)] {
                let mut document = Document::given(read_lenient(fen).position);
                document.choose_mode(mode);
                for (color, side) in all_rights() {
                    document.set_right(color, side, true);
                    let written = document.written();
                    let is_good = |rook| written.castling_is_possible(rook, CastlingMode::Chess960);
                    assert!(written.castling.squares().into_iter().all(is_good), "{fen} {color} {side:?}");
                }
            }
        }
    }
}
