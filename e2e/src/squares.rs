//! Which pieces a FEN puts on which squares, worked out independently of the program's own code.

use std::collections::BTreeMap;

/// The names of all squares, a1 to h1, a2 to h2, and so on.
pub fn all() -> Vec<String> {
    (1..=8).flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}"))).collect()
}

/// All squares in one path where each is next to the one before: a1 to h1, h2 to a2, and so on.
pub fn path() -> Vec<String> {
    let mut squares = all();
    for row in squares.chunks_mut(8).skip(1).step_by(2) {
        row.reverse();
    }
    squares
}

/// The pieces of a FEN, or of its first field, by their squares.
pub fn pieces(fen: &str) -> BTreeMap<String, String> {
    let placement = fen.split([' ', '_']).next().unwrap_or_default();
    let mut pieces = BTreeMap::new();
    for (row, rank) in placement.split('/').enumerate() {
        let mut file = 0_usize;
        for character in rank.chars() {
            if let Some(empty) = character.to_digit(10) {
                file += empty as usize;
                continue;
            }
            let square = format!("{}{}", char::from(b'a' + file as u8), 8 - row);
            pieces.insert(square, piece(character));
            file += 1;
        }
    }
    pieces
}

/// The page's name of a piece letter: `n` is `bN`.
pub fn piece(letter: char) -> String {
    let color = if letter.is_ascii_uppercase() { 'w' } else { 'b' };
    format!("{color}{}", letter.to_ascii_uppercase())
}

/// The FEN of a position with these pieces, White to move, and no rights.
pub fn fen(pieces: &BTreeMap<String, String>) -> String {
    let ranks: Vec<String> = (1..=8_u8).rev().map(|rank| rank_of(pieces, rank)).collect();
    format!("{} w - - 0 1", ranks.join("/"))
}

fn rank_of(pieces: &BTreeMap<String, String>, rank: u8) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for file in 'a'..='h' {
        match pieces.get(&format!("{file}{rank}")) {
            None => empty += 1,
            Some(name) => {
                if empty > 0 {
                    text += &empty.to_string();
                    empty = 0;
                }
                let letter = &name[1..];
                text += &if name.starts_with('w') { letter.to_owned() } else { letter.to_lowercase() };
            }
        }
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fen_and_its_pieces_agree() {
        for placement in ["8/8/8/8/8/8/8/8", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR"] {
            assert_eq!(fen(&pieces(placement)), format!("{placement} w - - 0 1"));
        }
        let start = pieces("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR");
        assert_eq!(start.get("a8").map(String::as_str), Some("bR"));
        assert_eq!(start.get("d1").map(String::as_str), Some("wQ"));
        assert_eq!(start.len(), 16);
    }

    #[test]
    fn the_path_goes_through_every_square_once() {
        let mut path = path();
        assert_eq!((path[7].as_str(), path[8].as_str(), path[63].as_str()), ("h1", "h2", "a8"));
        path.sort();
        let mut all = all();
        all.sort();
        assert_eq!(path, all);
    }
}
