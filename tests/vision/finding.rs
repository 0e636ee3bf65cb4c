//! The finder places boards to a fraction of a square, and takes nothing else for one.

use forsyth::vision::{Corners, locate};

use crate::drawing::{Drawing, ENDING, MIDDLE, Random, START, Sheet};

/// Of a square.
const NEAR: f32 = 0.06;

fn expected(drawing: &Drawing) -> Corners {
    Corners::upright(drawing.left, drawing.top, drawing.square, drawing.square)
}

#[track_caller]
fn assert_near(found: &Corners, drawing: &Drawing) {
    for (one, other) in found.bounds().iter().zip(expected(drawing).bounds()) {
        assert!((one - other).abs() < NEAR * drawing.square, "{:?} for {drawing:?}", found.bounds());
    }
}

#[test]
fn boards_of_all_sizes_are_placed_within_a_fraction_of_a_square() {
    for square in [12.0, 13.7, 16.0, 21.5, 32.0, 45.3, 60.0, 88.0] {
        for (left, top) in [(0.0, 0.0), (37.0, 11.4)] {
            let drawing = Drawing { placement: MIDDLE, left, top, square, ..Drawing::default() };
            let (width, height) = ((left + 8.0 * square) as usize + 90, (top + 8.0 * square) as usize + 33);
            let found = locate(&Sheet::new(width, height, 250.0).with(&drawing).noisy(3.0, 9).picture());
            assert_eq!(found.len(), 1, "{drawing:?}: {found:?}");
            assert_near(&found[0].corners, &drawing);
            assert!(found[0].lattice > 0.8, "{drawing:?}: {}", found[0].lattice);
        }
    }
}

#[test]
fn faint_and_dark_and_noisy_boards_are_found() {
    for (light, dark, noise) in
        [(255.0, 235.0, 4.0), (70.0, 45.0, 4.0), (220.0, 120.0, 60.0), (160.0, 130.0, 16.0)]
    {
        let drawing = Drawing { placement: ENDING, light, dark, square: 40.0, ..Drawing::default() };
        let found = locate(&Sheet::new(420, 400, 128.0).with(&drawing).noisy(noise, 3).picture());
        assert_eq!(found.len(), 1, "{drawing:?}: {found:?}");
        assert_near(&found[0].corners, &drawing);
    }
}

#[test]
fn the_boards_of_a_page_are_found_each_once() {
    let mut sheet = Sheet::new(900, 640, 245.0);
    let mut drawings = Vec::new();
    for row in 0..2_u8 {
        for column in 0..3_u8 {
            let placement = [START, MIDDLE, ENDING][usize::from(column)];
            let (left, top) = (40.0 + 290.0 * f32::from(column), 30.0 + 310.0 * f32::from(row));
            drawings.push(Drawing { placement, left, top, square: 30.0, ..Drawing::default() });
        }
    }
    for drawing in &drawings {
        sheet = sheet.with(drawing);
    }
    let found = locate(&sheet.picture());
    assert_eq!(found.len(), drawings.len(), "{found:?}");
    for drawing in &drawings {
        let own = found.iter().find(|board| board.corners.overlap(&expected(drawing)) > 0.9).unwrap();
        assert_near(&own.corners, drawing);
    }
}

#[test]
fn boards_whose_dark_squares_are_hatched_coarsely_are_placed() {
    for (square, gap, phase) in [(32.0, 5.3, 3.0), (45.0, 8.1, 4.5)] {
        for upright in [false, true] {
            let shades = Drawing { light: 232.0, dark: 232.0, ..Drawing::default() };
            let drawing = Drawing { placement: ENDING, square, ..shades };
            let size = (8.0 * square) as usize + 40;
            let mut sheet = Sheet::new(size, size, 250.0).with(&drawing);
            for y in 20..size - 20 {
                for x in 20..size - 20 {
                    let (across, down) = (x as f32 + 0.5 - drawing.left, y as f32 + 0.5 - drawing.top);
                    let is_dark = (across / square) as usize % 2 != (down / square) as usize % 2;
                    let along = if upright { across } else { down };
                    // Thin lines that are in step with no border.
                    if is_dark && (along + phase) % gap < 0.2 * gap {
                        sheet.luminances[y * size + x] = 40.0;
                    }
                }
            }
            let found = locate(&sheet.picture());
            assert_eq!(found.len(), 1, "{upright} {gap}: {found:?}");
            // The lines of a square do not begin at its border.
            for (one, other) in found[0].corners.bounds().iter().zip(expected(&drawing).bounds()) {
                assert!((one - other).abs() < 0.15 * square, "{upright} {gap}: {found:?}");
            }
        }
    }
}

#[test]
fn the_boards_of_a_crowded_page_are_all_found() {
    let mut sheet = Sheet::new(880, 880, 245.0);
    let mut drawings = Vec::new();
    for index in 0..25_u8 {
        let (left, top) = (25.0 + 170.0 * f32::from(index % 5), 25.0 + 170.0 * f32::from(index / 5));
        drawings.push(Drawing { placement: ENDING, left, top, square: 18.0, ..Drawing::default() });
    }
    for drawing in &drawings {
        sheet = sheet.with(drawing);
    }
    let found = locate(&sheet.picture());
    assert_eq!(found.len(), drawings.len());
    for drawing in &drawings {
        assert!(found.iter().any(|board| board.corners.overlap(&expected(drawing)) > 0.9), "{drawing:?}");
    }
}

#[test]
fn a_board_in_a_huge_picture_is_found() {
    let drawing = Drawing { left: 700.0, top: 300.0, square: 200.0, ..Drawing::default() };
    let found = locate(&Sheet::new(3200, 2000, 30.0).with(&drawing).picture());
    assert_eq!(found.len(), 1, "{found:?}");
    assert_near(&found[0].corners, &drawing);
}

#[test]
fn text_lines_tables_and_noise_are_no_boards() {
    let mut random = Random(77);
    let size = 480;
    let sheet = |paint: &mut dyn FnMut(usize, usize) -> f32| {
        let mut sheet = Sheet::new(size, size, 255.0);
        for y in 0..size {
            for x in 0..size {
                sheet.luminances[y * size + x] = paint(x, y);
            }
        }
        locate(&sheet.picture())
    };
    let stripes = sheet(&mut |_, y| if (y / 30).is_multiple_of(2) { 230.0 } else { 120.0 });
    let grid = sheet(&mut |x, y| if x % 30 == 0 || y % 30 == 0 { 0.0 } else { 255.0 });
    let noise = sheet(&mut |_, _| 255.0 * random.next());
    for (name, found) in [("stripes", stripes), ("a grid", grid), ("noise", noise)] {
        assert!(found.is_empty(), "{name}: {found:?}");
    }
}
