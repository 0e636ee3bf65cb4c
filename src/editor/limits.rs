//! The limit of the text box.

/// The maximum length of the text in the box, in bytes.
///
/// A record has some hundred. At each key, the page reads and draws the text in the box, which must not take noticeably
/// long.
pub const MAX_TEXT_LEN: usize = 20_000;
