//! What an embedded board and the page around it say to each other, without a browser.
//!
//! `?embed` shows the board alone in somebody else's frame, `?embed=fen` the FEN box too; `edit` lets the reader edit,
//! `theme` chooses the colours, `origin` says who alone may speak. Messages are objects with a `type`:
//!
//! - from outside: `forsyth:get`, `forsyth:set` with any of `fen`, `marks`, `orientation`, both with an `id` if wanted;
//! - to the outside: `forsyth:ready` once, `forsyth:position` as the answer, `forsyth:changed` after a change by the reader,
//!   `forsyth:error` with a sentence for what cannot be set.

mod messaging;
pub mod page;
mod refusal;

pub use messaging::{AllowedOrigin, Messaging, Report};
pub use refusal::embed_refusal;

use crate::editor::Document;
use crate::marks::Marks;
use crate::notation::{FaultKind, read_lenient};
use crate::position::Color;

/// A longer text is not read; every mark that a board can have fits.
pub const LONGEST: usize = 30_000;

/// A field of a message as it came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum FieldValue {
    /// It is missing.
    #[default]
    Missing,
    /// A text.
    Text(String),
    /// Anything that is no text.
    NotText,
}

/// What a message wants set. What it does not name stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setting {
    /// The position.
    pub fen: FieldValue,
    /// What is drawn, as links have it.
    pub marks: FieldValue,
    /// `white` or `black`.
    pub orientation: FieldValue,
}

/// A field of [`Setting`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Part {
    Fen,
    Marks,
    Orientation,
}

/// Why something cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The field holds no text.
    NoText(Part),
    /// The text is longer than [`LONGEST`].
    TooLong(Part),
    /// The first fault of the FEN.
    Fen(FaultKind),
    /// Some mark is none.
    Marks,
    /// It is neither side.
    Orientation,
}

/// What the board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The document.
    pub document: Document,
    /// The side at the bottom.
    pub orientation: Color,
}

impl Shown {
    /// What messages tell of it: their fields by name.
    pub fn fields(&self) -> [(&'static str, String); 3] {
        [
            ("fen", self.document.fen()),
            ("marks", self.document.marks.write_link()),
            ("orientation", self.orientation.fold_wb("white", "black").to_owned()),
        ]
    }

    /// What the board is to show after a setting.
    ///
    /// # Errors
    /// The first thing that cannot be set; nothing of the rest is to be done either.
    pub fn with(&self, setting: &Setting) -> Result<Shown, Refusal> {
        let mut shown = self.clone();
        if let Some(fen) = text(&setting.fen, Part::Fen)? {
            let reading = read_lenient(fen);
            if let Some(fault) = reading.faults.first() {
                return Err(Refusal::Fen(fault.kind));
            }
            if reading.position != shown.document.written() {
                let marks = std::mem::take(&mut shown.document.marks);
                shown.document =
                    Document { marks, ..shown.document.with_loaded_position(reading.position, "") };
            }
        }
        if let Some(marks) = text(&setting.marks, Part::Marks)? {
            let (marks, true) = Marks::read_link(marks) else { return Err(Refusal::Marks) };
            shown.document.marks = marks;
        }
        if let Some(side) = text(&setting.orientation, Part::Orientation)? {
            shown.orientation = match side {
                "white" => Color::White,
                "black" => Color::Black,
                _ => return Err(Refusal::Orientation),
            };
        }
        Ok(shown)
    }
}

fn text(given: &FieldValue, part: Part) -> Result<Option<&str>, Refusal> {
    match given {
        FieldValue::Missing => Ok(None),
        FieldValue::NotText => Err(Refusal::NoText(part)),
        FieldValue::Text(text) if text.len() > LONGEST => Err(Refusal::TooLong(part)),
        FieldValue::Text(text) => Ok(Some(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::Variant;
    use crate::notation::START_FEN;
    use crate::position::Position;

    const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

    fn start() -> Shown {
        let mut document = Document::given(Position::START);
        document.marks = Marks::read_link("Ge2e4,Rd4").0;
        Shown { document, orientation: Color::White }
    }

    fn given(text: &str) -> FieldValue {
        FieldValue::Text(text.to_owned())
    }

    fn values(shown: &Shown) -> [String; 3] {
        shown.fields().map(|(_, value)| value)
    }

    #[test]
    fn what_is_not_named_stays() {
        assert_eq!(start().with(&Setting::default()), Ok(start()));
        let shown = start().with(&Setting { fen: given(KINGS), ..Setting::default() }).unwrap();
        assert_eq!(values(&shown), [KINGS, "Rd4,Ge2e4", "white"]);
        let shown = shown.with(&Setting { marks: given(""), ..Setting::default() }).unwrap();
        assert_eq!(values(&shown), [KINGS, "", "white"]);
        let shown = shown.with(&Setting { orientation: given("black"), ..Setting::default() }).unwrap();
        assert_eq!(values(&shown), [KINGS, "", "black"]);
    }

    #[test]
    fn a_position_is_read_as_leniently_as_everywhere() {
        let setting = Setting { fen: given("4k3/8/8/8/8/8/8/4K3_w_-_-"), ..Setting::default() };
        assert_eq!(values(&start().with(&setting).unwrap())[0], KINGS);
    }

    #[test]
    fn the_game_stays_and_so_does_what_was_meant_where_the_position_is_the_same() {
        let mut shown = start();
        shown.document.choose_variant(Variant::Atomic);
        let set = |fen| shown.with(&Setting { fen: given(fen), ..Setting::default() }).unwrap();
        assert_eq!(set(KINGS).document.variant, Variant::Atomic);
        assert_eq!(set(START_FEN), shown);
    }

    #[test]
    fn what_cannot_be_set_changes_nothing_and_says_why() {
        let refused = |setting| start().with(&setting).unwrap_err();
        let rest = || Setting { orientation: given("black"), ..Setting::default() };
        assert!(matches!(refused(Setting { fen: given("8/8/x w"), ..rest() }), Refusal::Fen(_)));
        assert!(matches!(refused(Setting { fen: given(""), ..rest() }), Refusal::Fen(FaultKind::Nothing)));
        assert_eq!(refused(Setting { fen: FieldValue::NotText, ..rest() }), Refusal::NoText(Part::Fen));
        assert_eq!(refused(Setting { marks: given("Ge2e4,Xe9"), ..rest() }), Refusal::Marks);
        assert_eq!(refused(Setting { marks: FieldValue::NotText, ..rest() }), Refusal::NoText(Part::Marks));
        let sideways = Setting { orientation: given("sideways"), ..Setting::default() };
        assert_eq!(refused(sideways), Refusal::Orientation);
        let long = Setting { fen: FieldValue::Text("8/".repeat(LONGEST)), ..Setting::default() };
        assert_eq!(refused(long), Refusal::TooLong(Part::Fen));
    }

    #[test]
    fn hostile_texts_are_refused_or_read_and_never_more() {
        for text in
            ["<img src=x onerror=alert(1)>", "\0", "__proto__", "🂡", "8/8/8/8/8/8/8/8 w - - 0 1\n<b>", "%"]
        {
            for part in 0..3 {
                let mut setting = Setting::default();
                *[&mut setting.fen, &mut setting.marks, &mut setting.orientation][part] = given(text);
                if let Ok(shown) = start().with(&setting) {
                    assert!(values(&shown).iter().all(|value| !value.contains(['<', '\0', '\n'])), "{text}");
                }
            }
        }
    }

    #[test]
    fn only_the_origin_that_the_address_names_is_heard_and_told() {
        let host = "https://host.example";
        let only = AllowedOrigin::of(Some(host.to_owned()));
        assert!(only.hears(host));
        for other in
            ["https://host.example.evil", "http://host.example", "https://host.example:8443", "null", ""]
        {
            assert!(!only.hears(other), "{other}");
        }
        assert_eq!((only.target_of_greeting(), only.target_of_changes(None)), (Some(host), Some(host)));
    }

    #[test]
    fn without_a_name_whoever_has_an_origin_is_heard_and_the_last_one_told() {
        let anyone = AllowedOrigin::of(None);
        assert!(anyone.hears("http://a.example") && !anyone.hears("null") && !anyone.hears(""));
        assert_eq!((anyone.target_of_greeting(), anyone.target_of_changes(None)), (Some("*"), None));
        assert_eq!(anyone.target_of_changes(Some("http://a.example")), Some("http://a.example"));
    }

    #[test]
    fn changes_by_the_reader_are_reported_and_those_from_outside_are_not() {
        let host = "https://host.example".to_owned();
        let mut messaging = Messaging::new(AllowedOrigin::of(Some(host.clone())));
        let ready = messaging.shows(&start()).unwrap();
        assert_eq!((ready.origin, ready.kind, ready.fields), (host, "forsyth:ready", Vec::new()));
        let turned = Shown { orientation: Color::Black, ..start() };
        let report = messaging.shows(&turned).unwrap();
        assert_eq!((report.kind, report.fields), ("forsyth:changed", turned.fields().to_vec()));
        assert!(messaging.set(&start()) && !messaging.set(&start()));
        assert_eq!(messaging.shows(&turned), None);
    }

    #[test]
    fn a_name_that_is_no_origin_is_nobody() {
        for name in ["", "null"] {
            let nobody = AllowedOrigin::of(Some(name.to_owned()));
            assert!(!nobody.hears(name) && !nobody.hears("http://a.example"));
            assert_eq!(
                (nobody.target_of_greeting(), nobody.target_of_changes(Some("http://a.example"))),
                (None, None)
            );
        }
    }
}
