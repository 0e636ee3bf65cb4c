//! The boards of a picture as a text: a record for each. What steps through pasted texts, keeps them and lists their records
//! then does so for pictures.

use super::found::Found;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::source::SourceKind;
use crate::marks::Marks;
use crate::notation::{Span, write};
use crate::position::{Board, Color, Position};

/// A board of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PicturedRow {
    /// The pieces.
    pub board: Board,
    /// The side to move, White unless the user has said something else: a picture does not show it.
    pub turn: Color,
    /// The side at the bottom.
    pub bottom: Color,
    /// Whether that was guessed by the pieces, and not said by the user.
    pub is_guessed: bool,
    /// Whether the guess leaves little doubt.
    pub is_sure: bool,
}

/// Why no board of a picture could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// It has more pixels than are read.
    TooLarge,
    /// It is damaged, or no picture.
    Broken,
    /// There is no board in it.
    WithoutBoard,
    /// Its board is not upright.
    Askew,
}

/// A picture of which no board could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadPicture {
    /// Its place among the pictures that came with it, from 0.
    pub index: usize,
    /// The name of its file; empty if it has none.
    pub name: String,
    /// Why.
    pub error: PictureError,
}

impl PicturedRow {
    fn remarks(&self) -> impl Iterator<Item = RemarkKind> + use<> {
        let bottom = match self.bottom {
            Color::White if !self.is_sure => RemarkKind::BottomNotGiven,
            bottom => RemarkKind::BottomByPawns(bottom),
        };
        let is_turn_unseen = self.turn == Color::White;
        [
            self.is_guessed.then_some(bottom),
            is_turn_unseen.then_some(RemarkKind::SideNotGiven),
            Some(RemarkKind::RightsNotGiven),
        ]
        .into_iter()
        .flatten()
    }
}

/// The text of the boards of a picture, and what stands in it. A picture shows neither the side to move nor castling rights:
/// remarks say what is taken for them.
pub fn pictured(rows: &[PicturedRow]) -> (String, Import) {
    let mut text = String::new();
    let mut found = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let mut position = Position::EMPTY;
        position.set_board(row.board.clone());
        position.turn = row.turn;
        if index > 0 {
            text.push('\n');
        }
        // All of it is ASCII.
        let start = text.len();
        text.push_str(&write(&position));
        let span = Span::new(start, text.len());
        found.push(Found {
            position,
            span,
            line: index + 1,
            remarks: row.remarks().map(|kind| Remark { kind, span }).collect(),
            tail: None,
            title: None,
            orientation: Some(row.bottom),
            variant: None,
            marks: Marks::NONE,
            notes: Vec::new(),
            aside: Vec::new(),
        });
    }
    (text, Import::Positions { source: SourceKind::Picture, found, unread: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::import;
    use crate::position::Square;

    const ROW: PicturedRow = PicturedRow {
        board: Board::empty(),
        turn: Color::White,
        bottom: Color::White,
        is_guessed: true,
        is_sure: true,
    };

    #[test]
    fn the_text_of_a_picture_is_read_as_its_boards() {
        let mut kings = Board::empty();
        kings.set_piece_at(Square::E1, Color::White.king());
        kings.set_piece_at(Square::H8, Color::Black.king());
        let rows = [
            PicturedRow { board: Board::new(), bottom: Color::Black, ..ROW },
            PicturedRow { board: kings, turn: Color::Black, is_sure: false, ..ROW },
            ROW,
        ];
        let (text, read) = pictured(&rows);
        let Import::Positions { source: SourceKind::Picture, found, unread } = read else { unreachable!() };
        assert!(unread.is_empty());
        let places: Vec<&str> = found.iter().map(|found| &text[found.span.start..found.span.end]).collect();
        assert_eq!(places, text.lines().collect::<Vec<_>>());
        // After a reload nothing but the text is left.
        let Import::Positions { found: again, .. } = import(&text, None) else { unreachable!() };
        let positions =
            |found: &[Found]| found.iter().map(|found| found.position.clone()).collect::<Vec<_>>();
        assert_eq!(positions(&again), positions(&found));
        assert_eq!(found[0].orientation, Some(Color::Black));
    }

    #[test]
    fn what_a_picture_does_not_show_is_said() {
        let said = |row: PicturedRow| row.remarks().collect::<Vec<_>>();
        let (side, rights) = (RemarkKind::SideNotGiven, RemarkKind::RightsNotGiven);
        let by_pawns = RemarkKind::BottomByPawns;
        assert_eq!(said(ROW), [by_pawns(Color::White), side, rights]);
        assert_eq!(said(PicturedRow { is_sure: false, ..ROW }), [RemarkKind::BottomNotGiven, side, rights]);
        let black = PicturedRow { bottom: Color::Black, is_sure: false, ..ROW };
        assert_eq!(said(black), [by_pawns(Color::Black), side, rights]);
        // What the user has said is no guess.
        assert_eq!(said(PicturedRow { is_guessed: false, ..ROW }), [side, rights]);
        assert_eq!(said(PicturedRow { turn: Color::Black, ..ROW }), [by_pawns(Color::White), rights]);
    }
}
