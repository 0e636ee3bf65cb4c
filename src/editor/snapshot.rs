//! What board and box show.

use super::document::Document;

/// The document, and the draft if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The document.
    pub document: Document,
    /// The text in the box if it was not the text of the document.
    pub draft: Option<String>,
}

impl Snapshot {
    /// The snapshot as text: the line of the document, and the draft on the lines after it.
    pub fn encode(&self) -> String {
        let mut text = self.document.encode();
        if let Some(draft) = &self.draft {
            text.push('\n');
            text.push_str(draft);
        }
        text
    }

    /// Reads such a text; none if it is something else.
    pub fn decode(text: &str) -> Option<Snapshot> {
        let (line, draft) = match text.split_once('\n') {
            Some((line, draft)) => (line, Some(draft.to_owned())),
            None => (text, None),
        };
        Some(Snapshot { document: Document::decode(line)?, draft })
    }
}
