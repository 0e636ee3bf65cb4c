//! The text of the dialog "About".

use super::messages;

/// Its paragraphs.
pub fn about_text() -> [&'static str; 4] {
    let messages = messages();
    [messages.about_1(), messages.about_2(), messages.about_3(), messages.about_4()]
}
