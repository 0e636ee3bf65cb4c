//! The code by which a page shows the position in a frame.

use crate::export::out;

/// How wide and how high the frame is, in CSS pixels.
const SIZE: &str = "480";

/// `<iframe>` with the position: `page` is the address of the editor, `fragment` that of the position with its `#`, `title`
/// what the frame is called.
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
