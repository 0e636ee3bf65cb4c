//! What the page asks its annex, and gets an answer to at once: what is more than a plain record the annex reads.

use super::{SEPARATOR, join, number, part, squares};
use crate::notation::{Fault, FaultKind, Reader, Reading, Span, read_plain, write};

/// Something that the page wants to know before it goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// How does this text read?
    Read(String),
    /// Which operations stand at this place of the text?
    Operations(Span, String),
    /// What is the EPD record of this position (a FEN) and these operations?
    Epd(String, String),
}

impl Question {
    /// The message.
    pub fn encode(&self) -> String {
        match self {
            Question::Read(text) => join(&["read", text]),
            Question::Operations(tail, text) => join(&["operations", &span(*tail), text]),
            Question::Epd(fen, operations) => join(&["epd", fen, operations]),
        }
    }

    /// Reads the message; none if it is no such message.
    pub fn decode(message: &str) -> Option<Question> {
        let mut rest = message;
        match part(&mut rest)? {
            "read" => Some(Question::Read(rest.to_owned())),
            "operations" => Some(Question::Operations(parse_span(part(&mut rest)?)?, rest.to_owned())),
            "epd" => Some(Question::Epd(part(&mut rest)?.to_owned(), rest.to_owned())),
            _ => None,
        }
    }

    /// The answer of whoever reads everything.
    pub fn answer(&self) -> Option<String> {
        match self {
            Question::Read(text) => (Reader::HERE.read)(text).map(|reading| encode_reading(&reading)),
            Question::Operations(tail, text) => (Reader::HERE.operations)(text, *tail),
            Question::Epd(fen, operations) => (Reader::HERE.epd)(&read_plain(fen)?.position, operations),
        }
    }
}

/// A reading as an answer. Of the faults it says where they are, not what they are: whoever asks shows the places.
fn encode_reading(reading: &Reading) -> String {
    let place = |place: Option<Span>| place.map(span).unwrap_or_default();
    let mut message = write(&reading.position);
    for field in reading.fields {
        message.push(SEPARATOR);
        message.push_str(&place(field));
    }
    message.push(SEPARATOR);
    message.push_str(&place(reading.tail));
    message.push(SEPARATOR);
    message.push_str(if reading.has_position() { "" } else { "0" });
    for fault in &reading.faults {
        message.push(SEPARATOR);
        message.push_str(&span(fault.span));
        message.push('-');
        message.push_str(&number(fault.squares));
    }
    message
}

/// Reads such an answer; none if it is none.
pub fn decode_reading(message: &str) -> Option<Reading> {
    let mut parts = message.split(SEPARATOR);
    let position = read_plain(parts.next()?)?.position;
    let mut place = || parts.next().map(parse_span);
    let mut fields = [None; 6];
    for field in &mut fields {
        *field = place()?;
    }
    let tail = place()?;
    let kind = if parts.next()?.is_empty() { FaultKind::Untold } else { FaultKind::NoPosition };
    let fault = |text: &str| {
        let (place, doubtful) = text.rsplit_once('-')?;
        Some(Fault { kind, squares: squares(doubtful)?, ..Fault::untold(parse_span(place)?) })
    };
    let faults = parts.map(fault).collect::<Option<Vec<_>>>()?;
    Some(Reading { position, faults, repairs: Vec::new(), fields, tail })
}

fn span(span: Span) -> String {
    [&span.start.to_string(), "-", &span.end.to_string()].concat()
}

fn parse_span(text: &str) -> Option<Span> {
    let (start, end) = text.split_once('-')?;
    Some(Span::new(start.parse().ok()?, end.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;

    #[test]
    fn every_question_arrives_as_it_was() {
        for question in [
            Question::Read("8/8 \u{1F} w".into()),
            Question::Operations(Span::new(3, 12), "a\u{1F}b".into()),
            Question::Epd("8/8/8/8/8/8/8/8 w - - 0 1".into(), "id \"\u{1F}\";".into()),
        ] {
            assert_eq!(Question::decode(&question.encode()), Some(question));
        }
        for message in ["", "read", "operations\u{1F}3\u{1F}x", "epd\u{1F}8/8", "write\u{1F}x"] {
            assert_eq!(Question::decode(message), None, "{message:?}");
        }
    }

    #[test]
    fn an_answer_says_where_everything_is() {
        for text in [
            "",
            "nothing of the kind",
            "rnbqkbnr/ppp9ppp/8/8/8 w KQkx - 0",
            "fen: \"8/8/8/4k3/8/8/4K3/8 w - - 0 1\"",
            "8/8/8/4k3/8/8/4K3/8 w - - bm Kd3; id \"x\";",
            "8/8/8/4k3/8/8/4K3/8 w - - 3+1 0 1 moves",
            "♜7/8/8/8/8/8/8/K6k w - - 0 1",
        ] {
            let reading = read_lenient(text);
            let answer = Question::Read(text.to_owned()).answer().unwrap();
            let told = decode_reading(&answer).unwrap();
            assert_eq!(told.position, reading.position, "{text:?}");
            assert_eq!((told.fields, told.tail), (reading.fields, reading.tail), "{text:?}");
            assert_eq!(told.has_position(), reading.has_position(), "{text:?}");
            let places = |reading: &Reading| -> Vec<_> {
                reading.faults.iter().map(|fault| (fault.span, fault.squares)).collect()
            };
            assert_eq!(places(&told), places(&reading), "{text:?}");
        }
    }

    #[test]
    fn operations_and_records_are_answered_as_text() {
        let text = "8/8/8/4k3/8/8/4K3/8 w - - bm Kd3; id \"x\";";
        let tail = read_lenient(text).tail.unwrap();
        let operations = Question::Operations(tail, text.to_owned()).answer().unwrap();
        assert_eq!(operations, "bm Kd3; id \"x\";");
        let fen = write(&read_lenient(text).position);
        assert_eq!(Question::Epd(fen, operations).answer().as_deref(), Some(text));
        assert_eq!(Question::Epd("8/8".into(), String::new()).answer(), None);
    }

    #[test]
    fn what_is_no_answer_is_refused() {
        for message in ["", "8/8/8/8/8/8/8/8 w - - 0 1", "x\u{1F}\u{1F}\u{1F}\u{1F}\u{1F}\u{1F}\u{1F}\u{1F}"]
        {
            assert_eq!(decode_reading(message), None, "{message:?}");
        }
        let answer = Question::Read("8/9".into()).answer().unwrap();
        assert_eq!(decode_reading(&(answer + "\u{1F}1-2-x")), None);
    }
}
