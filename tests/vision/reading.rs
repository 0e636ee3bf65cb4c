//! The boards of pictures are read.

use forsyth::vision::{ChunkedRead, Corners, Hint, Picture, Point, Read, ReadBoard, read, read_at};
use shakmaty::{Color, Piece, Square};

use crate::drawing::{Drawing, ENDING, MIDDLE, START, Sheet, squares};
use crate::network;

fn letters(board: &ReadBoard) -> Vec<char> {
    board.pieces().into_iter().map(|piece| piece.map_or('.', Piece::char)).collect()
}

fn read_sheet(sheet: Sheet) -> Read {
    read(&sheet.picture(), &network())
}

#[test]
fn the_shares_of_a_square_are_ranked() {
    let found = read_sheet(Sheet::new(300, 300, 250.0).with(&Drawing::default()));
    let board = &found.boards[0];
    assert_eq!(board.shares.len(), 64);
    for square in 0..64 {
        let ranked = board.ranked(square);
        assert!((ranked.iter().map(|(_, share)| share).sum::<f32>() - 1.0).abs() < 1e-4);
        assert!(ranked.is_sorted_by(|one, other| one.1 >= other.1), "{ranked:?}");
        assert_eq!(ranked[0].0, board.pieces()[square]);
        assert!((ranked[0].1 - board.certainty(square)).abs() < 1e-6);
    }
    assert!(board.ranked(64).iter().all(|(_, share)| *share == 0.0));
    assert!(board.certainty(64).abs() < f32::EPSILON);
}

#[test]
fn the_side_at_the_bottom_is_told_from_the_pieces() {
    let turned = "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr";
    let found =
        read_sheet(Sheet::new(300, 300, 250.0).with(&Drawing { placement: turned, ..Drawing::default() }));
    let board = &found.boards[0];
    assert_eq!(board.bottom.color, Color::Black);
    assert!(board.bottom.sure);
    let start = shakmaty::Board::new();
    assert_eq!(board.board(Color::Black), start);
    assert_ne!(board.board(Color::White), start);
}

#[test]
fn squares_of_the_picture_are_squares_of_the_board() {
    let named = |index, bottom| ReadBoard::square(index, bottom);
    assert_eq!(named(0, Color::White), Some(Square::A8));
    assert_eq!(named(63, Color::White), Some(Square::H1));
    assert_eq!(named(0, Color::Black), Some(Square::H1));
    assert_eq!(named(60, Color::Black), Some(Square::D8));
    assert_eq!(named(64, Color::White), None);
    assert_eq!(named(usize::MAX, Color::Black), None);
}

#[test]
fn several_boards_come_in_reading_order() {
    let places = [(START, 10.0, 20.0), (MIDDLE, 300.0, 12.0), (ENDING, 12.0, 300.0)];
    // Drawn in another order than that of reading.
    let sheet = places.iter().rev().fold(Sheet::new(580, 580, 240.0), |sheet, &(placement, left, top)| {
        sheet.with(&Drawing { placement, left, top, square: 30.0, ..Drawing::default() })
    });
    let found = read_sheet(sheet);
    let read: Vec<Vec<char>> = found.boards.iter().map(letters).collect();
    assert_eq!(read, places.map(|(placement, ..)| squares(placement)));
}

#[test]
fn named_corners_are_read_where_they_are() {
    let drawing = Drawing { left: 33.0, top: 21.0, square: 26.5, placement: MIDDLE, ..Drawing::default() };
    let picture = Sheet::new(300, 270, 255.0).with(&drawing).picture();
    let network = network();
    let corners = Corners::upright(drawing.left, drawing.top, drawing.square, drawing.square);
    assert_eq!(letters(&read_at(&picture, &network, corners)), squares(MIDDLE));
    let mut in_parts = ChunkedRead::between(&picture, &network, corners);
    while in_parts.step() {}
    let found = in_parts.finish();
    assert_eq!(found.boards, [read_at(&picture, &network, corners)]);
    // A board that is named from another corner is read turned.
    let [a, b, c, d] = corners.0;
    let turned = letters(&read_at(&picture, &network, Corners([c, d, a, b])));
    assert_eq!(turned.len(), 64);
    // Nonsense is read as something.
    for corners in
        [[a; 4], [a, c, b, d], [Point { x: f32::NAN, y: f32::INFINITY }; 4], [Point { x: -1e30, y: 1e30 }; 4]]
    {
        assert_eq!(read_at(&picture, &network, Corners(corners)).shares.len(), 64);
    }
}

#[test]
fn between_named_corners_is_a_board_whatever_it_looks_like() {
    let paper = Sheet::new(200, 200, 250.0).picture();
    let network = network();
    let mut in_parts = ChunkedRead::between(&paper, &network, Corners::upright(20.0, 20.0, 20.0, 20.0));
    while in_parts.step() {}
    assert_eq!(in_parts.finish().boards.len(), 1);
}

#[test]
fn a_place_is_on_the_square_around_it() {
    let upright = Corners::upright(10.0, 20.0, 5.0, 4.0);
    // Wider below than above, as seen from the near side.
    let [top_left, top_right, ..] = upright.0;
    let tilted = Corners([top_left, top_right, Point { x: 70.0, y: 60.0 }, Point { x: -10.0, y: 60.0 }]);
    for corners in [upright, tilted] {
        for square in 0..64 {
            let middle = corners.at((square % 8) as f32 + 0.5, (square / 8) as f32 + 0.5);
            assert_eq!(corners.square_at(middle), Some(square));
        }
        for (across, down) in [(-0.1, 1.0), (8.1, 1.0), (4.0, -0.1), (4.0, 8.1)] {
            assert_eq!(corners.square_at(corners.at(across, down)), None);
        }
    }
    assert_eq!(upright.square_at(Point { x: f32::NAN, y: 30.0 }), None);
}

#[test]
fn what_is_amiss_is_told() {
    let size = 400;
    let drawing = Drawing { left: -18.0, top: 40.0, square: 40.0, ..Drawing::default() };
    let cut = read_sheet(Sheet::new(size, size, 250.0).with(&drawing));
    assert_eq!(cut.hint, Some(Hint::CutOff), "{:?}", cut.boards.first().map(|board| board.corners));
    let small = Drawing { square: 11.0, placement: ENDING, ..Drawing::default() };
    let found = read_sheet(Sheet::new(140, 140, 250.0).with(&small));
    assert_eq!(found.hint, Some(Hint::Small));

    let picture = askew(5.0);
    let found = read(&picture, &network());
    assert!(
        found.boards.is_empty(),
        "{:?}",
        found.boards.first().map(|board| (board.corners, board.lattice))
    );
    assert_eq!(found.hint, Some(Hint::Askew));
}

/// A board that is turned by some degrees.
fn askew(degrees: f32) -> Picture {
    let flat = Sheet::new(400, 400, 250.0).with(&Drawing { left: 70.0, top: 70.0, ..Drawing::default() });
    let (sin, cos) = degrees.to_radians().sin_cos();
    let mut turned = Sheet::new(400, 400, 250.0);
    for y in 0..400 {
        for x in 0..400 {
            let (dx, dy) = (x as f32 - 200.0, y as f32 - 200.0);
            let (from_x, from_y) = (200.0 + dx * cos + dy * sin, 200.0 - dx * sin + dy * cos);
            if (0.0..400.0).contains(&from_x) && (0.0..400.0).contains(&from_y) {
                turned.luminances[y * 400 + x] = flat.luminances[from_y as usize * 400 + from_x as usize];
            }
        }
    }
    turned.picture()
}
