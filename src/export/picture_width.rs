//! The field with the width of a picture, in which something may stand that is no width.

use super::picture::Choices;

/// The width that a text is; none if no picture can be so wide.
pub fn picture_width(text: &str) -> Option<u32> {
    let mut choices = Choices::default();
    choices.choose("size", text).then_some(choices.size)
}

/// What the field shows: what was written there, unless another width has been chosen elsewhere since.
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
