//! The lines on which a record stands: it may break behind a `/` or a space, never inside a rank.

/// How wide a record is, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordWidths {
    /// All of it on one line.
    pub one: usize,
    /// The least width at which it stands on two, when a line takes as many characters as fit.
    pub two: usize,
    /// The longest word, which in a record is that of the ranks.
    pub word: usize,
}

/// No ranks of a record are longer, pockets and promoted pieces included.
const LONGEST_WORD: usize = 128;

impl RecordWidths {
    /// The widths of a text; none where it cannot be a record, or has nowhere to break.
    pub fn of(text: &str) -> Option<RecordWidths> {
        if !text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ') {
            return None;
        }
        let one = text.len();
        let word = text.split(' ').map(str::len).max().filter(|word| *word <= LONGEST_WORD)?;
        let least = one.div_ceil(2);
        let breaks = text.bytes().enumerate().filter(|(_, byte)| matches!(byte, b'/' | b' '));
        let two = breaks.map(|(index, _)| index + 1).find(|width| *width >= least)?;
        Some(RecordWidths { one, two, word })
    }

    /// Whether two lines hold it where the longest word has a line of its own: so it is where the ranks are the longer part, but
    /// not where much follows them, as in EPD.
    pub fn is_on_two_lines(self) -> bool {
        self.two <= self.word + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Option<(&str, &str)> {
        let widths = RecordWidths::of(text)?;
        assert_eq!(widths.one, text.len());
        Some(text.split_at(widths.two))
    }

    #[test]
    fn a_record_breaks_behind_a_rank_or_a_field() {
        assert_eq!(
            lines("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            Some(("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/", "RNBQKBNR w KQkq - 0 1"))
        );
        assert_eq!(lines("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Some(("4k3/8/8/8/8/8/8/", "4K3 w - - 0 1")));
        assert_eq!(
            lines("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
            Some(("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/", "2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"))
        );
    }

    #[test]
    fn the_second_line_is_no_longer_than_the_first() {
        for text in ["8/8/ 8/8/", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "pppp/pppp", "p/pppp/p"] {
            let widths = RecordWidths::of(text).unwrap();
            assert!(widths.one - widths.two <= widths.two, "{text}");
        }
    }

    #[test]
    fn the_longest_word_is_that_of_the_ranks() {
        let widths =
            RecordWidths::of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").unwrap();
        assert_eq!(widths.word, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R".len());
        assert!(widths.is_on_two_lines());
    }

    #[test]
    fn what_follows_the_ranks_may_need_more_lines() {
        for text in
            ["4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; id \"one of many\";", "white king on e1, black king on e8"]
        {
            assert!(!RecordWidths::of(text).unwrap().is_on_two_lines(), "{text}");
        }
    }

    #[test]
    fn what_is_no_record_breaks_as_any_text() {
        for text in ["", "rnbqkbnr", "8/8/8\n8/8", "König e1, Turm a1", &"8/".repeat(65)] {
            assert_eq!(RecordWidths::of(text), None, "{text}");
        }
    }
}
