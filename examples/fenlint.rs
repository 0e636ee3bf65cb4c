//! Reads positions from standard input, one a line, and writes a line of JSON for each:
//!
//! `{"ok":bool,"fen":str|null,"field":str|null,"start":int,"end":int,"message":str}`
//!
//! `field`, `start`, `end` (characters, end exclusive) and `message` are those of the first fault; `fen` is the
//! canonical text of a well-formed line. Lines are escaped: `\\`, `\t`, `\n`, `\r`, `\u{HEX}`.
//!
//! Options:
//!
//! - `--dialect NAME` (default `lenient`): as in `forsyth::notation::read_dialect`;
//! - `--raw`: lines are not escaped;
//! - `--findings` adds `"findings":[str]` and `"repaired":str`, the text without rights that the mode forbids and without
//!   an unsound en passant square; `--mode standard|chess960` says by which castling rules, else they are detected;
//! - `--forms` adds `"forms":{"fen_1993":str,"xfen":str,"lichess":str,"shredder":str,"epd":str}`.
//!
//! What is added is null for a line with a fault.

use std::error::Error;
use std::io::{self, BufRead, BufWriter, Write};

use forsyth::i18n::fault_sentence;
use forsyth::legality::{Rules, Variant, findings, repaired};
use forsyth::notation::{Form, Reading, operations_in, read_dialect, write, write_form};
use forsyth::position::{CastlingMode, Position};

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::parse(std::env::args().skip(1))?;
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        let text = String::from_utf8_lossy(&line);
        let text = if options.raw { text.into_owned() } else { unescape(&text) };
        let reading = read_dialect(&text, &options.dialect).ok_or("unknown dialect")?;
        match output.write_all(answer(&text, &reading, &options).as_bytes()) {
            // Whoever reads has seen enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            result => result?,
        }
    }
    output.flush()?;
    Ok(())
}

/// What the command line asks for.
struct Options {
    /// A name that [`read_dialect`] knows.
    dialect: String,
    /// By which castling rules positions are judged; none for those that fit.
    mode: Option<CastlingMode>,
    raw: bool,
    findings: bool,
    forms: bool,
}

impl Options {
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Options, Box<dyn Error>> {
        let mut options =
            Options { dialect: "lenient".into(), mode: None, raw: false, findings: false, forms: false };
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--raw" => options.raw = true,
                "--findings" => options.findings = true,
                "--forms" => options.forms = true,
                "--dialect" => {
                    options.dialect = arguments.next().ok_or("--dialect needs a name")?;
                    if read_dialect("", &options.dialect).is_none() {
                        return Err(format!("unknown dialect {}", options.dialect).into());
                    }
                }
                "--mode" => {
                    let mode = arguments.next().ok_or("--mode needs standard or chess960")?;
                    options.mode = Some(match mode.as_str() {
                        "standard" => CastlingMode::Standard,
                        "chess960" => CastlingMode::Chess960,
                        _ => return Err(format!("unknown mode {mode}: standard or chess960").into()),
                    });
                }
                other => return Err(format!("unknown option {other}").into()),
            }
        }
        Ok(options)
    }

    /// By which rules a position is judged.
    fn rules(&self, position: &Position) -> Rules {
        let variant = if self.dialect == "horde" {
            Variant::Horde
        } else if position.pockets().is_some() {
            Variant::Crazyhouse
        } else if position.remaining_checks.is_some() {
            Variant::ThreeCheck
        } else {
            Variant::Chess
        };
        Rules { mode: self.mode.unwrap_or_else(|| position.detect_castling_mode()), variant }
    }
}

/// The line of JSON for one text.
fn answer(text: &str, reading: &Reading, options: &Options) -> String {
    let mut line = String::from("{");
    match reading.faults.first() {
        None => {
            line.push_str("\"ok\":true,\"fen\":");
            quote(&write(&reading.position), &mut line);
            line.push_str(",\"field\":null,\"start\":0,\"end\":0,\"message\":\"\"");
        }
        Some(fault) => {
            line.push_str("\"ok\":false,\"fen\":null,\"field\":");
            quote(fault.kind.field().name(), &mut line);
            line.push_str(&format!(",\"start\":{},\"end\":{}", fault.span.start, fault.span.end));
            line.push_str(",\"message\":");
            quote(&fault_sentence(fault.kind), &mut line);
        }
    }
    if options.findings {
        add_findings(reading, options, &mut line);
    }
    if options.forms {
        add_forms(text, reading, &mut line);
    }
    line.push_str("}\n");
    line
}

fn add_findings(reading: &Reading, options: &Options, line: &mut String) {
    if !reading.is_well_formed() {
        line.push_str(",\"findings\":null,\"repaired\":null");
        return;
    }
    let rules = options.rules(&reading.position);
    line.push_str(",\"findings\":[");
    for (index, finding) in findings(&reading.position, &rules).iter().enumerate() {
        line.push_str(if index > 0 { "," } else { "" });
        quote(finding.kind.name(), line);
    }
    line.push_str("],\"repaired\":");
    quote(&write(&repaired(&reading.position, &rules)), line);
}

fn add_forms(text: &str, reading: &Reading, line: &mut String) {
    if !reading.is_well_formed() {
        line.push_str(",\"forms\":null");
        return;
    }
    let operations = operations_in(text, reading);
    let forms = [
        ("{\"fen_1993\":", Form::Fen1993),
        (",\"xfen\":", Form::XFen),
        (",\"lichess\":", Form::Lichess),
        (",\"shredder\":", Form::Shredder),
        (",\"epd\":", Form::Epd),
    ];
    line.push_str(",\"forms\":");
    for (key, form) in forms {
        line.push_str(key);
        quote(&write_form(&reading.position, &operations, form), line);
    }
    line.push('}');
}

fn quote(text: &str, line: &mut String) {
    line.push('"');
    for character in text.chars() {
        match character {
            '"' => line.push_str("\\\""),
            '\\' => line.push_str("\\\\"),
            control if control < ' ' => {
                let escape = format!("\\u{:04x}", u32::from(control));
                line.push_str(&escape);
            }
            other => line.push(other),
        }
    }
    line.push('"');
}

/// Resolves `\\ \t \n \r \u{HEX}`; anything else after a backslash stays as it is.
fn unescape(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        let escape = &rest[at + 1..];
        let (character, length) = match escape.chars().next() {
            Some('\\') => ('\\', 1),
            Some('t') => ('\t', 1),
            Some('n') => ('\n', 1),
            Some('r') => ('\r', 1),
            Some('u') => unicode(escape).unwrap_or(('\\', 0)),
            _ => ('\\', 0),
        };
        text.push(character);
        rest = &escape[length..];
    }
    text.push_str(rest);
    text
}

/// `u{HEX}`: the character, and the length of what was read.
fn unicode(escape: &str) -> Option<(char, usize)> {
    let digits = escape.strip_prefix("u{")?;
    let end = digits.find('}')?;
    let character = char::from_u32(u32::from_str_radix(&digits[..end], 16).ok()?)?;
    Some((character, end + 3))
}
