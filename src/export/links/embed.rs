//! The HTML that embeds the position in another page.

use crate::export::out;

/// The width and the height of the frame, in CSS pixels.
const SIZE: &str = "480";

/// An `<iframe>` with the position. `page` is the address of the editor, `fragment` the fragment of the position with its
/// `#`, `title` the accessible name of the frame.
pub fn embed_code(page: &str, fragment: &str, title: &str) -> String {
    let mut text = String::from("<iframe src=\"");
    out::xml(&mut text, page);
    text.push_str("?embed");
    out::xml(&mut text, fragment);
    out::all(&mut text, &["\" width=\"", SIZE, "\" height=\"", SIZE, "\" title=\""]);
    out::xml(&mut text, title);
    text.push_str("\"></iframe>");
    text
}
