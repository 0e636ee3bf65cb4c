//! Any picture ends in an answer.

use forsyth::vision::{Hint, Network, Picture, read};
use proptest::prelude::*;

use crate::drawing::Random;

/// A network whose weights mean nothing: what it says is wild, and every answer to it must be sound all the same.
fn network() -> Network {
    let mut random = Random(11);
    let mut bytes = b"EYES1\n".to_vec();
    for (weights, outputs) in [
        (9 * 16, 16),
        (9 * 16 * 32, 32),
        (9 * 32 * 32, 32),
        (9 * 32 * 64, 64),
        (9 * 64 * 64, 64),
        (1024 * 64, 64),
        (64 * 13, 13),
    ] {
        bytes.extend((0..outputs).flat_map(|_| 0.002_f32.to_le_bytes()));
        bytes.extend((0..outputs).flat_map(|_| 0.05_f32.to_le_bytes()));
        bytes.extend((0..weights).map(|_| (random.next() * 255.0) as u8));
    }
    Network::from_bytes(&bytes).unwrap()
}

#[test]
fn a_picture_has_pixels_as_many_as_its_size_says() {
    assert_eq!(Picture::from_rgba(0, 0, &[]), None);
    assert_eq!(Picture::from_rgba(0, 9, &[]), None);
    assert_eq!(Picture::from_rgba(1, 2, &[1, 2, 3, 4]), None);
    assert_eq!(Picture::from_rgba(usize::MAX, 2, &[0; 8]), None);
    assert_eq!(Picture::from_luminances(1, 1, vec![f32::NAN]), None);
    assert!(Picture::from_rgba(1, 1, &[1, 2, 3, 4]).is_some());
}

#[test]
fn what_is_transparent_is_white_paper() {
    let clear = Picture::from_rgba(2, 1, &[0, 0, 0, 0, 0, 0, 0, 255]);
    assert_eq!(clear, Picture::from_luminances(2, 1, vec![255.0, 0.0]));
}

#[test]
fn flat_and_transparent_pictures_of_any_size_have_no_board() {
    let network = network();
    for (width, height) in [(1, 1), (1, 8000), (8000, 1), (3, 3), (79, 80), (640, 480), (8000, 2000)] {
        for rgba in [[0, 0, 0, 0], [255, 255, 255, 255], [120, 0, 200, 90]] {
            let picture = Picture::from_rgba(width, height, &rgba.repeat(width * height)).unwrap();
            let found = read(&picture, &network);
            assert_eq!((found.boards.len(), found.hint), (0, None), "{width}x{height} {rgba:?}");
        }
    }
}

#[test]
fn the_largest_picture_is_read() {
    // A checker over all of 8,000 x 8,000 pixels: the most lattices there can be.
    let side = 8000;
    let checker = |cell: usize| {
        let luminances = (0..side * side)
            .map(
                |pixel| {
                    if (pixel % side / cell + pixel / side / cell).is_multiple_of(2) { 240.0 } else { 90.0 }
                },
            )
            .collect();
        Picture::from_luminances(side, side, luminances).unwrap()
    };
    let found = read(&checker(250), &network());
    assert!(found.boards.iter().all(|board| board.shares.len() == 64));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn noise_of_any_size_ends_in_an_answer(
        width in 1_usize..180, height in 1_usize..180, cell in 1_usize..40, bytes in prop::collection::vec(any::<u8>(), 64..1024),
    ) {
        let rgba: Vec<u8> = (0..width * height)
            .flat_map(|pixel| {
                let at = (pixel % width / cell + (pixel / width / cell) * 31) * 4;
                [0, 1, 2, 3].map(|channel| bytes[(at + channel) % bytes.len()])
            })
            .collect();
        let found = read(&Picture::from_rgba(width, height, &rgba).unwrap(), &network());
        for board in &found.boards {
            prop_assert_eq!(board.shares.len(), 64);
            prop_assert!(board.shares.iter().flatten().all(|share| share.is_finite()));
            prop_assert!(board.corners.0.iter().all(|corner| corner.x.is_finite() && corner.y.is_finite()));
        }
        if found.boards.is_empty() {
            prop_assert!(matches!(found.hint, None | Some(Hint::Askew)));
        }
    }
}
