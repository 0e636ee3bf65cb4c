//! The lines of the caption below the board, and the sizes of their letters.

use super::options::SvgOptions;

/// The height of a line of the caption, and the size of its letters.
pub(super) const CAPTION: (i32, i32) = (1_700, 1_150);

/// What is left free beside a line of the caption, at both sides together.
const SPARE: i32 = 800;

/// The widths of letters in hundredths of their size, in words of wide fonts: usual letters and bold ones.
const LETTER: i32 = 64;
const BOLD: i32 = 70;

/// A line of the caption.
pub(super) struct Line<'o> {
    pub(super) text: &'o str,
    pub(super) is_title: bool,
}

impl Line<'_> {
    /// The size of its letters in a picture of this width: a line that is too long is written smaller.
    pub(super) fn size(&self, width: i32) -> i32 {
        let letters = self.text.chars().count().max(1) as i32;
        CAPTION.1.min((width - SPARE) * 100 / self.letter() / letters)
    }

    const fn letter(&self) -> i32 {
        if self.is_title { BOLD } else { LETTER }
    }
}

/// The lines in a picture of this width. A title breaks between its words.
pub(super) fn lines<'o>(options: &SvgOptions<'o>, width: i32) -> Vec<Line<'o>> {
    let [title, mover, fen] = options.caption;
    let longest = ((width - SPARE) * 100 / BOLD / CAPTION.1).max(1) as usize;
    let title = wrapped(title, longest).into_iter().map(|text| Line { text, is_title: true });
    let others = [mover, fen].into_iter().map(|text| Line { text, is_title: false });
    title.chain(others).filter(|line| !line.text.is_empty()).collect()
}

/// A text in lines of so many letters at most, unless a word is longer.
fn wrapped(text: &str, longest: usize) -> Vec<&str> {
    let text = text.trim();
    let mut lines = Vec::new();
    let (mut start, mut end) = (0, 0);
    for (at, word) in
        text.split_whitespace().map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
    {
        let line = text.get(start..at + word.len()).unwrap_or_default();
        if line.chars().count() > longest && end > start {
            lines.push(text.get(start..end).unwrap_or_default());
            start = at;
        }
        end = at + word.len();
    }
    lines.push(text.get(start..end).unwrap_or_default());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_breaks_between_words() {
        assert_eq!(wrapped("White mates in two", 11), ["White mates", "in two"]);
        assert_eq!(wrapped(" a  b ", 9), ["a  b"]);
        assert_eq!(wrapped("Überlebensgroß auf zwei", 4), ["Überlebensgroß", "auf", "zwei"]);
        assert_eq!(wrapped("", 4), [""]);
    }
}
