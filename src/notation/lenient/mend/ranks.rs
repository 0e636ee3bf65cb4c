//! A placement as characters, segment by segment, and the board that it stands for.

/// The squares of a board, rank 8 first; 0 is an empty square.
pub(super) type Squares = [[u8; 8]; 8];

/// A placement that is taken apart.
pub(super) struct Placement {
    /// Its characters, each with the byte at which it begins.
    pub(super) characters: Vec<(usize, char)>,
    /// The byte at which it ends.
    pub(super) end: usize,
    /// The segments between its slashes, as ranges of characters.
    pub(super) segments: Vec<(usize, usize)>,
}

impl Placement {
    /// Takes a placement apart that begins at a byte of the record.
    pub(super) fn new(text: &str, start: usize) -> Placement {
        let characters: Vec<(usize, char)> = text.char_indices().map(|(at, c)| (start + at, c)).collect();
        let mut segments = Vec::new();
        let mut from = 0;
        for (index, (_, character)) in characters.iter().enumerate() {
            if *character == '/' {
                segments.push((from, index));
                from = index + 1;
            }
        }
        segments.push((from, characters.len()));
        Placement { characters, end: start + text.len(), segments }
    }

    /// The byte at which a character begins, or the placement ends.
    pub(super) fn byte(&self, index: usize) -> usize {
        self.characters.get(index).map_or(self.end, |(at, _)| *at)
    }

    /// A part of the placement.
    pub(super) fn part(&self, from: usize, to: usize) -> String {
        self.characters.get(from..to).unwrap_or_default().iter().map(|(_, c)| *c).collect()
    }

    /// The number of squares of a segment.
    pub(super) fn width(&self, (from, to): (usize, usize)) -> i32 {
        self.characters.get(from..to).unwrap_or_default().iter().map(|(_, c)| width(*c)).sum()
    }

    /// Whether a segment has eight squares, and characters of a placement only.
    pub(super) fn is_rank(&self, segment: (usize, usize)) -> bool {
        let characters = self.characters.get(segment.0..segment.1).unwrap_or_default();
        self.width(segment) == 8 && characters.iter().all(|(_, c)| !is_stray(*c))
    }

    /// The characters of the placement with others in the place of some.
    pub(super) fn with(&self, from: usize, to: usize, text: &str) -> Vec<char> {
        let [before, after] = [self.characters.get(..from), self.characters.get(to..)]
            .map(|part| part.unwrap_or_default().iter().map(|(_, c)| *c));
        before.chain(text.chars()).chain(after).collect()
    }
}

/// The number of squares that a character stands for.
pub(super) fn width(character: char) -> i32 {
    match character {
        '1'..='8' => i32::from(character as u8 - b'0'),
        _ if is_man(character) => 1,
        _ => 0,
    }
}

/// Whether a character is the letter of a man.
pub(super) fn is_man(character: char) -> bool {
    u8::try_from(character).is_ok_and(crate::notation::shape::is_piece)
}

/// Whether a character has no meaning in a placement.
pub(super) fn is_stray(character: char) -> bool {
    width(character) == 0 && !matches!(character, '~' | '/')
}

/// The squares of a placement of eight segments, of which one (or all, if none is named) must have eight squares; others
/// are filled up or cut.
pub(super) fn squares_of(characters: &[char], exact: Option<usize>) -> Option<Squares> {
    let mut squares = [[0; 8]; 8];
    let mut count = 0;
    for (index, rank) in characters.split(|c| *c == '/').enumerate() {
        let row = squares.get_mut(index)?;
        let must_fit = exact.is_none_or(|exact| exact == index);
        let mut file = 0;
        for character in rank {
            if must_fit && is_stray(*character) {
                return None;
            }
            if is_man(*character)
                && let Some(square) = row.get_mut(file)
            {
                *square = *character as u8;
            }
            file += usize::try_from(width(*character)).unwrap_or(0);
        }
        if must_fit && file != 8 {
            return None;
        }
        count += 1;
    }
    (count == 8).then_some(squares)
}
