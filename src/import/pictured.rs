//! The boards of a picture as a text: a record for each. What steps through pasted texts, keeps them and lists their records
//! then does so for pictures.

use super::found::Found;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::source::SourceKind;
use crate::marks::Marks;
use crate::notation::{Span, write};
use crate::position::{Board, Color, Position};

/// The text of the boards of a picture, each with the side at its bottom and whether the picture leaves little doubt of that,
/// and what stands in the text. A picture shows neither the side to move nor castling rights: White moves, nobody castles,
/// and remarks say so.
pub fn pictured(boards: &[(Board, Color, bool)]) -> (String, Import) {
    let mut text = String::new();
    let mut found = Vec::new();
    for (index, (board, bottom, is_sure)) in boards.iter().enumerate() {
        let mut position = Position::EMPTY;
        position.set_board(board.clone());
        if index > 0 {
            text.push('\n');
        }
        // All of it is ASCII.
        let start = text.len();
        text.push_str(&write(&position));
        let span = Span::new(start, text.len());
        let bottom_remark = match (bottom, is_sure) {
            (Color::White, false) => RemarkKind::BottomNotGiven,
            _ => RemarkKind::BottomByPawns(*bottom),
        };
        let kinds = [bottom_remark, RemarkKind::SideNotGiven, RemarkKind::RightsNotGiven];
        found.push(Found {
            position,
            span,
            line: index + 1,
            remarks: kinds.into_iter().map(|kind| Remark { kind, span }).collect(),
            tail: None,
            title: None,
            orientation: Some(*bottom),
            variant: None,
            marks: Marks::NONE,
        });
    }
    (text, Import::Positions { source: SourceKind::Picture, found, unread: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::import;
    use crate::position::Square;

    #[test]
    fn the_text_of_a_picture_is_read_as_its_boards() {
        let mut kings = Board::empty();
        kings.set_piece_at(Square::E1, Color::White.king());
        kings.set_piece_at(Square::H8, Color::Black.king());
        let boards = [
            (Board::new(), Color::Black, true),
            (kings, Color::White, false),
            (Board::empty(), Color::White, true),
        ];
        let (text, read) = pictured(&boards);
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
        let kinds: Vec<RemarkKind> = found.iter().map(|found| found.remarks[0].kind).collect();
        assert_eq!(
            kinds,
            [
                RemarkKind::BottomByPawns(Color::Black),
                RemarkKind::BottomNotGiven,
                RemarkKind::BottomByPawns(Color::White)
            ]
        );
    }
}
