//! The field for the width of a picture, which may have a text that is not a valid width.

use super::picture::{Choice, Choices};

/// The width of a text; none if it is not a valid width.
pub fn picture_width(text: &str) -> Option<u32> {
    let mut choices = Choices::default();
    choices.choose(Choice::Size, text).then_some(choices.size)
}

/// The text that the field shows: the text that was written there, unless another width was chosen elsewhere since.
pub fn shown_width(written: String, chosen: u32) -> String {
    if picture_width(&written).is_none_or(|width| width == chosen) { written } else { chosen.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_width_stays_in_the_field() {
        assert_eq!([picture_width("64"), picture_width("63"), picture_width("+64")], [Some(64), None, None]);
        assert_eq!(shown_width("6".into(), 480), "6");
        assert_eq!(shown_width("0480".into(), 480), "0480");
        assert_eq!(shown_width("100".into(), 480), "480");
    }
}
