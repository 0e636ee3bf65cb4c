//! The network does what the one did that was trained, and takes no other weights.

use forsyth::vision::{CLASSES, Network, Shares, TILE, Tiles, WeightsError, class_piece};
use shakmaty::{Color, Piece, Role};

use crate::network;

const TILES: usize = 16;
/// Both add in another order: the shares differ by less.
const DIFFERENCE: f32 = 1e-3;

/// What `training/export.py` has written: tiles, and the shares that `PyTorch` gives for them.
fn golden() -> (Vec<Vec<f32>>, Vec<Shares>) {
    let (tiles, shares) = include_bytes!("golden.bin").split_at(TILES * TILE * TILE);
    let tiles = tiles
        .chunks_exact(TILE * TILE)
        .map(|tile| tile.iter().map(|value| f32::from(*value) / 255.0 - 0.5).collect());
    let shares: Vec<f32> = shares.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    (tiles.collect(), shares.as_chunks::<CLASSES>().0.to_vec())
}

#[test]
fn the_shares_are_those_of_the_trained_network() {
    let (tiles, expected) = golden();
    assert_eq!((tiles.len(), expected.len()), (TILES, TILES));
    let found = network().shares(tiles.iter().map(Vec::as_slice));
    for (tile, (found, expected)) in found.iter().zip(&expected).enumerate() {
        for (class, (one, other)) in found.iter().zip(expected).enumerate() {
            assert!((one - other).abs() < DIFFERENCE, "tile {tile}, class {class}: {one}, not {other}");
        }
    }
    // They tell tiles apart: a network that says the same of all would pass above only if its training had failed.
    let likeliest = |shares: &Shares| (0..CLASSES).max_by(|&a, &b| shares[a].total_cmp(&shares[b])).unwrap();
    let kinds: std::collections::BTreeSet<usize> = expected.iter().map(likeliest).collect();
    assert!(kinds.len() >= 4, "{kinds:?}");
}

#[test]
fn other_bytes_are_no_weights() {
    let weights = include_bytes!("../../model/eyes.bin");
    assert!(Network::from_bytes(weights).is_ok());
    let is_refused = |bytes: &[u8]| Network::from_bytes(bytes).err() == Some(WeightsError);
    assert!(is_refused(b""));
    assert!(is_refused(&weights[1..]));
    assert!(is_refused(&[weights.as_slice(), b"\0"].concat()));
    // Cut off in each part of each layer.
    for length in (0..weights.len()).step_by(997) {
        assert!(is_refused(&weights[..length]), "{length}");
    }
    let mut not_finite = weights.to_vec();
    not_finite[6..10].copy_from_slice(&f32::NAN.to_le_bytes());
    assert!(is_refused(&not_finite));
}

#[test]
fn tiles_have_one_size() {
    assert!(Tiles::new(vec![0.0; 64 * TILE * TILE]).is_some_and(|tiles| tiles.iter().count() == 64));
    assert_eq!(Tiles::new(vec![0.0; 64 * TILE * TILE - 1]), None);
    let short = vec![0.0; TILE];
    assert_eq!(network().shares([short.as_slice()]), Vec::<Shares>::new());
}

#[test]
fn classes_are_the_empty_square_and_the_twelve_pieces() {
    let letters: String = (0..CLASSES).map(|class| class_piece(class).map_or('.', Piece::char)).collect();
    assert_eq!(letters, ".PNBRQKpnbrqk");
    assert_eq!(class_piece(12), Some(Piece { color: Color::Black, role: Role::King }));
    assert_eq!(class_piece(CLASSES), None);
    assert_eq!(class_piece(usize::MAX), None);
}
