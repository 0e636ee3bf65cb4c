//! Squares with capital letters for their files: `KE1`, `E7`.

use crate::import::side;

/// The text with small letters for the files, if all its squares have capital ones. It is as long as before.
pub(super) fn with_small_squares(text: &str) -> Option<String> {
    let is_square = |word: &str, first: u8| match word.as_bytes() {
        [head @ .., file, b'1'..=b'8'] => (first..first + 8).contains(file) && head.len() <= 2,
        _ => false,
    };
    let words = || side::words(text);
    let is_capital =
        words().any(|(_, word)| is_square(word, b'A')) && !words().any(|(_, word)| is_square(word, b'a'));
    is_capital.then(|| {
        let mut small = String::with_capacity(text.len());
        let mut done = 0;
        for (start, word) in words().filter(|(_, word)| is_square(word, b'A')) {
            let file = start + word.len() - 2;
            small.push_str(text.get(done..file).unwrap_or_default());
            small.extend(text.get(file..=file).map(str::to_ascii_lowercase));
            done = file + 1;
        }
        small.push_str(text.get(done..).unwrap_or_default());
        small
    })
}
