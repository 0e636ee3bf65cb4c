//! Reads positions from standard input, one a line, and writes a line of JSON for each:
//!
//! `{"ok":bool,"fen":str|null,"field":str|null,"start":int,"end":int,"message":str}`
//!
//! `field`, `start`, `end` (characters, end exclusive) and `message` are those of the first fault; `fen` is the
//! canonical text of a well-formed line. Lines are escaped: `\\`, `\t`, `\n`, `\r`, `\u{HEX}`.
//!
//! Options: `--dialect NAME` (default `lenient`), `--mode standard|chess960`, `--raw` (lines are not escaped).

use std::error::Error;
use std::io::{self, BufRead, BufWriter, Write};

use forsyth::locale::fault_sentence;
use forsyth::notation::{Dialect, Reading, read, read_lenient, write};

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
        let reading = match options.dialect {
            Some(dialect) => read(&text, dialect),
            None => read_lenient(&text),
        };
        match output.write_all(json(&reading).as_bytes()) {
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
    /// A strict dialect; none for the lenient reader.
    dialect: Option<Dialect>,
    raw: bool,
}

impl Options {
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Options, Box<dyn Error>> {
        let mut options = Options { dialect: None, raw: false };
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--raw" => options.raw = true,
                "--dialect" => {
                    let name = arguments.next().ok_or("--dialect needs a name")?;
                    options.dialect = dialect(&name)?;
                }
                "--mode" => {
                    let mode = arguments.next().ok_or("--mode needs standard or chess960")?;
                    if mode != "standard" && mode != "chess960" {
                        return Err(format!("unknown mode {mode}: standard or chess960").into());
                    }
                }
                other => return Err(format!("unknown option {other}").into()),
            }
        }
        Ok(options)
    }
}

fn dialect(name: &str) -> Result<Option<Dialect>, Box<dyn Error>> {
    if matches!(name, "lenient" | "url" | "uci" | "pgn" | "figurine") {
        return Ok(None);
    }
    let known = Dialect::ALL.into_iter().find(|dialect| dialect.name() == name);
    known.map(Some).ok_or_else(|| format!("unknown dialect {name}").into())
}

fn json(reading: &Reading) -> String {
    let mut line = String::new();
    match reading.faults.first() {
        None => {
            line.push_str("{\"ok\":true,\"fen\":");
            quote(&write(&reading.position), &mut line);
            line.push_str(",\"field\":null,\"start\":0,\"end\":0,\"message\":\"\"}\n");
        }
        Some(fault) => {
            line.push_str("{\"ok\":false,\"fen\":null,\"field\":");
            quote(fault.kind.field().name(), &mut line);
            line.push_str(",\"start\":");
            line.push_str(&fault.span.start.to_string());
            line.push_str(",\"end\":");
            line.push_str(&fault.span.end.to_string());
            line.push_str(",\"message\":");
            quote(&fault_sentence(fault.kind), &mut line);
            line.push_str("}\n");
        }
    }
    line
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
