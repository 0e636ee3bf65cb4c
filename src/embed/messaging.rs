//! Who may speak with an embedded board, and what the board and the page around it have said to each other.

use super::Shown;

/// The origin of a page that has none of its own: a file, a sandboxed frame. Nothing can be addressed to it.
const OPAQUE: &str = "null";

/// Who may speak with the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AllowedOrigin {
    /// The page around it, whatever its origin.
    Any,
    /// The page around it if it has this origin.
    Only(String),
    /// No page: the address names something that is no origin.
    None,
}

impl AllowedOrigin {
    /// What the address asks for. `origin` is none where it names nobody, and empty where what it names is no origin.
    pub fn of(origin: Option<String>) -> AllowedOrigin {
        match origin {
            None => AllowedOrigin::Any,
            Some(origin) if origin.is_empty() || origin == OPAQUE => AllowedOrigin::None,
            Some(origin) => AllowedOrigin::Only(origin),
        }
    }

    /// Whether a message from this origin is heard.
    pub fn hears(&self, origin: &str) -> bool {
        match self {
            AllowedOrigin::Any => !origin.is_empty() && origin != OPAQUE,
            AllowedOrigin::Only(only) => only == origin,
            AllowedOrigin::None => false,
        }
    }

    /// To whom the board says that it is there, which holds no content; none if to nobody.
    pub fn target_of_greeting(&self) -> Option<&str> {
        match self {
            AllowedOrigin::Any => Some("*"),
            AllowedOrigin::Only(only) => Some(only),
            AllowedOrigin::None => None,
        }
    }

    /// To whom changes are told, of which `last` is the origin that has spoken last; none if to nobody.
    pub fn target_of_changes<'a>(&'a self, last: Option<&'a str>) -> Option<&'a str> {
        match self {
            AllowedOrigin::Any => last,
            AllowedOrigin::Only(only) => Some(only),
            AllowedOrigin::None => None,
        }
    }
}

/// What is said of the board to the page around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// To which origin.
    pub origin: String,
    /// The `type` of the message.
    pub kind: &'static str,
    /// Its fields by name.
    pub fields: Vec<(&'static str, String)>,
}

/// What a board and the page around it know of each other.
#[derive(Clone, Debug)]
pub struct Messaging {
    /// Who is heard.
    pub allowed: AllowedOrigin,
    /// The origin that has spoken last.
    pub speaker: Option<String>,
    /// What the page around knows of the board.
    known: Option<Shown>,
    /// What a message has set and the board does not show yet.
    pub pending: Option<Shown>,
}

impl Messaging {
    /// Nothing has been said yet.
    pub fn new(allowed: AllowedOrigin) -> Messaging {
        Messaging { allowed, speaker: None, known: None, pending: None }
    }

    /// The board shows this: what is reported of it, if it is not what was set from outside.
    pub fn shows(&mut self, shown: &Shown) -> Option<Report> {
        if self.pending.is_some() {
            return None;
        }
        let (origin, kind, fields) = match self.known.replace(shown.clone()) {
            None => (self.allowed.target_of_greeting()?, "forsyth:ready", Vec::new()),
            Some(before) if before.fields() == shown.fields() => return None,
            Some(_) => (
                self.allowed.target_of_changes(self.speaker.as_deref())?,
                "forsyth:changed",
                shown.fields().to_vec(),
            ),
        };
        Some(Report { origin: origin.to_owned(), kind, fields })
    }

    /// A message has set this, which the board is to show. Returns whether it shows all that was set before.
    pub fn set(&mut self, shown: &Shown) -> bool {
        self.known = Some(shown.clone());
        self.pending.replace(shown.clone()).is_none()
    }
}
