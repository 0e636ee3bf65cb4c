//! The address of the page: position, variant, marks and orientation in its fragment, with underscores for spaces.
//!
//! `#fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1&variant=atomic&marks=Ge2e4,Rd4&orientation=black`. A record
//! directly after `#`, and `?fen=` in the query, are read too.

use super::document::Document;
use super::limits::MAX_TEXT_LEN;
use super::variant;
use crate::legality::Variant;
use crate::marks::Marks;
use crate::notation::{read_lenient, read_plain};
use crate::position::{Color, Position};

/// The contents of an address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The position, or the text as it is if it cannot be read; none if the address has no text for a position.
    pub position: Option<Result<Position, String>>,
    /// The side at the bottom, if the address names it.
    pub orientation: Option<Color>,
    /// The variant, if the address names it.
    pub variant: Option<Variant>,
    /// The marks on the board.
    pub marks: Marks,
    /// Whether some of the marks could not be read.
    pub marks_damaged: bool,
}

impl Link {
    /// The variant of a position with this address. If neither names one it is standard chess, so that a link means the
    /// same for everybody.
    pub fn played(&self, position: &Position) -> Variant {
        self.variant.unwrap_or_else(|| variant::played(position, Variant::Chess))
    }

    /// Sets the variant and the marks of a document to those of the address. For Crazyhouse and Three-check, pockets or
    /// remaining checks are added if the position has none, because they show the variant in the text.
    pub fn complete(&self, document: &mut Document) {
        match self.variant {
            Some(variant @ (Variant::Crazyhouse | Variant::ThreeCheck)) => document.choose_variant(variant),
            _ => document.variant = self.played(&document.position),
        }
        document.marks.clone_from(&self.marks);
    }
}

/// The fragment for a document, with its `#`. The variant is named if the text of the position does not show it.
pub fn fragment(document: &Document, orientation: Color) -> String {
    let fen = document.fen();
    let mut text = String::with_capacity(fen.len() + 24);
    text.push_str("#fen=");
    for character in fen.chars() {
        match character {
            ' ' => text.push('_'),
            // A plus can be read as a space, and chat programs cut links at brackets.
            '+' => text.push_str("%2B"),
            '[' => text.push_str("%5B"),
            ']' => text.push_str("%5D"),
            other => text.push(other),
        }
    }
    if !matches!(document.variant, Variant::Chess | Variant::Crazyhouse | Variant::ThreeCheck) {
        text.push_str("&variant=");
        text.push_str(variant::name(document.variant));
    }
    if !document.marks.is_empty() {
        text.push_str("&marks=");
        document.marks.append_link(&mut text);
    }
    if orientation == Color::Black {
        text.push_str("&orientation=black");
    }
    text
}

/// Reads the query and the fragment of an address, each with or without its first character (`?`, `#`). The fragment
/// takes precedence.
///
/// The text for a position that cannot be read or is longer than [`MAX_TEXT_LEN`] is returned as it is, not decoded.
pub fn parse(query: &str, fragment: &str) -> Link {
    let parts = [fragment.trim_start_matches('#'), query.trim_start_matches('?')];
    let value = |part: &str, name: &str| {
        part.split('&').find_map(|pair| {
            let (key, value) = pair.split_once('=')?;
            key.eq_ignore_ascii_case(name).then(|| value.to_owned())
        })
    };
    let orientation =
        parts.iter().find_map(|part| value(part, "orientation").or_else(|| value(part, "color")));
    let bare = |part: &str| {
        let first = part.split('&').next().unwrap_or_default();
        (first.contains('/') || first.as_bytes().windows(3).any(|bytes| bytes.eq_ignore_ascii_case(b"%2f")))
            .then(|| first.to_owned())
    };
    let marks = parts.iter().find_map(|part| value(part, "marks")).unwrap_or_default();
    let (marks, whole) =
        if marks.len() > MAX_TEXT_LEN { (Marks::NONE, false) } else { Marks::read_link(&marks) };
    let text = value(parts[0], "fen").or_else(|| bare(parts[0])).or_else(|| value(parts[1], "fen"));
    Link {
        position: text.map(|text| read_value(&text)),
        orientation: orientation.and_then(|name| match name.to_ascii_lowercase().as_str() {
            "white" | "w" => Some(Color::White),
            "black" | "b" => Some(Color::Black),
            _ => None,
        }),
        variant: parts.iter().find_map(|part| variant::named(&value(part, "variant")?)),
        marks,
        marks_damaged: !whole,
    }
}

/// Reads a value by the rules for links: percent-encoding, pluses and underscores.
fn read_value(value: &str) -> Result<Position, String> {
    if value.len() > MAX_TEXT_LEN {
        return Err(value.to_owned());
    }
    let plain = decoded(value).and_then(|text| read_plain(&text));
    let reading = plain.unwrap_or_else(|| read_lenient(&["https://forsyth/?fen=", value].concat()));
    if reading.is_well_formed() { Ok(reading.position) } else { Err(value.to_owned()) }
}

/// The record of a link as programs write it: ASCII, with the same character for every space. None for other links.
fn decoded(value: &str) -> Option<String> {
    let mut text = String::with_capacity(value.len());
    let has_spaces = value.contains('_') || value.as_bytes().windows(3).any(|sign| sign == b"%20");
    let mut rest = value.chars();
    while let Some(character) = rest.next() {
        text.push(match character {
            '_' => ' ',
            '+' if !has_spaces => ' ',
            '%' => {
                let byte = rest.next()?.to_digit(16)? * 16 + rest.next()?.to_digit(16)?;
                char::from_u32(byte).filter(char::is_ascii)?
            }
            other => other,
        });
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::write;

    fn document(fen: &str, variant: Variant, marks: &str) -> Document {
        let mut document = Document::given(read_lenient(fen).position);
        document.variant = variant;
        document.marks = Marks::read_link(marks).0;
        document
    }

    fn position(query: &str, fragment: &str) -> Option<String> {
        parse(query, fragment).position?.ok().map(|position| write(&position))
    }

    #[test]
    fn the_side_at_the_bottom_has_its_words() {
        for (query, side) in [
            ("?orientation=white", Some(Color::White)),
            ("?color=W", Some(Color::White)),
            ("?color=black", Some(Color::Black)),
            ("?orientation=b", Some(Color::Black)),
            ("?orientation=up", None),
        ] {
            assert_eq!(parse(query, "").orientation, side, "{query}");
        }
    }

    #[test]
    fn what_is_longer_than_the_box_takes_is_not_read() {
        let fen = "4k3/8/8/8/8/8/8/4K3_w_-_-_0_1";
        for (length, is_read) in [(MAX_TEXT_LEN, true), (MAX_TEXT_LEN + 1, false), (MAX_TEXT_LEN + 2, false)]
        {
            let padded = format!("{fen}{}", "_".repeat(length - fen.len()));
            assert_eq!(position(&format!("?fen={padded}"), "").is_some(), is_read, "{length}");
        }
    }

    #[test]
    fn what_is_written_opens_again() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/8/8/8/8/8/8/4K1RR w G - 0 1",
            "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9",
            "8/8/8/8/8/8/8/8 w - - 3+1 0 1",
        ] {
            for orientation in Color::ALL {
                let fragment = fragment(&document(fen, Variant::Chess, ""), orientation);
                assert!(!fragment.contains([' ', '+', '[', '"']), "{fragment}");
                assert_eq!(position("", &fragment).as_deref(), Some(fen), "{fragment}");
                assert_eq!(parse("", &fragment).orientation.unwrap_or(Color::White), orientation);
            }
        }
    }

    #[test]
    fn a_game_that_is_named_gets_what_only_its_texts_have() {
        for (name, fen) in [
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"),
            ("three-check", "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1"),
            ("atomic", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ] {
            let link = parse("", &["#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&variant=", name].concat());
            let mut document = Document::given(link.position.clone().unwrap().unwrap());
            link.complete(&mut document);
            assert_eq!((document.fen().as_str(), document.variant), (fen, link.variant.unwrap()));
            let again = parse("", &fragment(&document, Color::White));
            assert_eq!(again.played(&again.position.clone().unwrap().unwrap()), document.variant, "{name}");
        }
    }

    #[test]
    fn a_game_that_the_text_does_not_say_is_named() {
        let fen = "8/8/8/8/8/8/8/8 w - - 0 1";
        let named = fragment(&document(fen, Variant::Atomic, ""), Color::White);
        assert_eq!(parse("", &named).variant, Some(Variant::Atomic));
        for silent in [Variant::Chess, Variant::Crazyhouse, Variant::ThreeCheck] {
            assert_eq!(parse("", &fragment(&document(fen, silent, ""), Color::White)).variant, None);
        }
        assert_eq!(parse("", "#fen=x&variant=shogi").variant, None);
    }

    #[test]
    fn marks_travel_and_what_is_none_is_told() {
        let drawn = document("8/8/8/8/8/8/8/8 w - - 0 1", Variant::Atomic, "Ge2e4,Rd4,bh8");
        let fragment = fragment(&drawn, Color::Black);
        assert_eq!(
            fragment,
            "#fen=8/8/8/8/8/8/8/8_w_-_-_0_1&variant=atomic&marks=Rd4,bh8,Ge2e4&orientation=black"
        );
        let link = parse("", &fragment);
        assert_eq!((link.marks, link.marks_damaged), (drawn.marks, false));
        assert_eq!(parse("", "#marks=Ge2e4%2CRd4").marks, Marks::read_link("Ge2e4,Rd4").0);
        let broken = parse("", "#marks=Ge2e4,Xe9,");
        assert_eq!((broken.marks.len(), broken.marks_damaged), (1, true));
    }

    #[test]
    fn bare_fragments_and_queries_are_read() {
        let fen = Some("8/8/8/8/8/5k2/8/4K2R w K - 3 40".to_owned());
        assert_eq!(position("", "#8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40"), fen);
        assert_eq!(position("", "#8/8/8/8/8/5k2/8/4K2R%20w%20K%20-%203%2040"), fen);
        assert_eq!(position("?fen=8/8/8/8/8/5k2/8/4K2R+w+K+-+3+40", ""), fen);
        assert_eq!(position("?fen=8%2F8%2F8%2F8%2F8%2F5k2%2F8%2F4K2R%20w%20K%20-%203%2040&x=1", ""), fen);
        let counted = Some("8/8/8/8/8/8/8/8 w - - 3+1 0 1".to_owned());
        assert_eq!(position("", "#fen=8/8/8/8/8/8/8/8_w_-_-_3+1_0_1"), counted);
        assert_eq!(position("?fen=8/8/8/8/8/8/8/8_b_-_-_0_1", "#8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40"), fen);
    }

    #[test]
    fn what_is_longer_than_any_position_is_not_read() {
        let long = "8/".repeat(MAX_TEXT_LEN);
        let link =
            parse(&format!("?fen={long}"), &format!("#fen={long}&marks={}", "Ge2e4,".repeat(MAX_TEXT_LEN)));
        assert_eq!(link.position, Some(Err(long)));
        assert!(link.marks.is_empty() && link.marks_damaged);
    }

    #[test]
    fn an_address_without_a_position_has_none_and_a_broken_one_keeps_its_text() {
        assert_eq!(parse("", "").position, None);
        assert_eq!(parse("?utm=1", "#top").position, None);
        assert_eq!(parse("", "#fen=xyz").position, Some(Err("xyz".into())));
        assert_eq!(parse("", "#%%%&&&==").position, None);
    }
}
