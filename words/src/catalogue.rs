//! A language: its messages, and whether they are of the same kind as those of English.

use crate::pattern::{self, Part};
use crate::{LANGUAGES, TABLES};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Arguments whose values are names that no reader should see: a message chooses by them, and says its own words.
const VOCABULARY: [(&[&str], &[&str]); 8] = [
    (&["color", "us", "them", "turn", "white-side", "black-side"], &["white", "black"]),
    (&["piece"], &["wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP"]),
    (&["role"], &["king", "queen", "rook", "bishop", "knight", "pawn"]),
    (&["field"], &["placement", "side", "castling", "ep", "halfmove", "fullmove", "count", "charset"]),
    (&["wing"], &["kingside", "queenside"]),
    (&["wings", "white-wings", "black-wings"], &["both", "king", "queen", "none"]),
    (&["mark-color"], &["green", "red", "blue", "yellow"]),
    (&["language"], &LETTERS),
];

/// The languages of piece letters.
const LETTERS: [&str; 21] = [
    "en", "de", "da", "no", "sv", "fr", "es", "it", "pt", "ro", "nl", "pl", "cs", "hu", "fi", "is", "et",
    "hr", "sl", "tr", "ru",
];

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its name, as it is written: `copy-fen`.
    pub name: String,
    /// What it says; other messages in it are spelt out.
    pub parts: Vec<Part>,
    /// What is known about it, for whoever translates it.
    pub comment: String,
}

/// Everything that is said in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    /// The language's tag.
    pub language: String,
    /// The messages of each of [`TABLES`].
    pub tables: Vec<Vec<Message>>,
}

impl Catalogue {
    /// Reads a language from its folder in `locale/`.
    ///
    /// # Errors
    ///
    /// A sentence that names the file and what is wrong in it.
    pub fn read(locale: &Path, language: &str) -> Result<Catalogue, String> {
        let mut texts = Vec::new();
        for table in TABLES {
            let file = locale.join(language).join(format!("{table}.ftl"));
            texts.push(fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?);
        }
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        Catalogue::parse(language, &texts)
    }

    /// Reads a language from the texts of its files.
    ///
    /// # Errors
    ///
    /// A sentence that names the table and what is wrong in it.
    pub fn parse(language: &str, texts: &[&str]) -> Result<Catalogue, String> {
        let mut tables = Vec::new();
        // What a message or a term says can be used in all tables behind its own.
        let mut known = BTreeMap::new();
        for (table, text) in TABLES.iter().zip(texts) {
            let wrong = |what: String| format!("{language}/{table}.ftl: {what}");
            tables.push(messages(text, &mut known).map_err(wrong)?);
        }
        Ok(Catalogue { language: language.to_owned(), tables })
    }

    /// The messages of a table.
    pub fn table(&self, name: &str) -> &[Message] {
        TABLES
            .iter()
            .position(|table| *table == name)
            .and_then(|index| self.tables.get(index))
            .map_or(&[], Vec::as_slice)
    }

    /// The numbers for which the language uses the form `one` (Unicode CLDR).
    pub(crate) fn one(&self) -> &'static [&'static str] {
        if self.language == "fr" { &["0", "1"] } else { &["1"] }
    }
}

fn messages(text: &str, known: &mut BTreeMap<String, Vec<Part>>) -> Result<Vec<Message>, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let error = errors.first().map(ToString::to_string).unwrap_or_default();
        let line = errors.first().map_or(0, |error| text[..error.pos.start].matches('\n').count() + 1);
        format!("line {line}: {error}")
    })?;
    let mut messages = Vec::new();
    for entry in &resource.body {
        let (name, pattern, comment) = match entry {
            Entry::Message(message) => {
                let value =
                    message.value.as_ref().ok_or_else(|| format!("{} says nothing", message.id.name))?;
                (message.id.name.to_owned(), value, message.comment.as_ref())
            }
            Entry::Term(term) => (format!("-{}", term.id.name), &term.value, term.comment.as_ref()),
            _ => continue,
        };
        let parts = pattern::parts(pattern).map_err(|error| format!("{name}: {error}"))?;
        let parts =
            spelt_out(parts, known).map_err(|other| format!("{name}: there is no {other} before it"))?;
        if known.insert(name.clone(), parts.clone()).is_some() {
            return Err(format!("{name} is there twice"));
        }
        let comment = comment.map(|comment| comment.content.join(" ")).unwrap_or_default();
        if !name.starts_with('-') {
            messages.push(Message { name, parts, comment });
        }
    }
    Ok(messages)
}

/// The parts with what other messages say in the place of their names.
fn spelt_out(parts: Vec<Part>, known: &BTreeMap<String, Vec<Part>>) -> Result<Vec<Part>, String> {
    let mut out = Vec::new();
    for part in parts {
        match part {
            Part::Message(name) => out.extend(known.get(&name).ok_or(name)?.iter().cloned()),
            Part::Select(name, cases) => {
                let cases = cases
                    .into_iter()
                    .map(|(key, case)| Ok((key, spelt_out(case, known)?)))
                    .collect::<Result<_, String>>()?;
                out.push(Part::Select(name, cases));
            }
            other => out.push(other),
        }
    }
    Ok(out)
}

impl Message {
    /// The names of its arguments: those of English, in their order, are the parameters of its function.
    pub fn arguments(&self) -> Vec<String> {
        let mut names = Vec::new();
        collect(&self.parts, &mut names);
        names
    }

    /// What is wrong with it by itself.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        check(&self.parts, &mut faults);
        faults
    }
}

fn collect(parts: &[Part], names: &mut Vec<String>) {
    for part in parts {
        let name = match part {
            Part::Argument(name) | Part::Select(name, _) => name,
            Part::Text(_) | Part::Message(_) => continue,
        };
        if !names.contains(name) {
            names.push(name.clone());
        }
        if let Part::Select(_, cases) = part {
            for (_, case) in cases {
                collect(case, names);
            }
        }
    }
}

fn check(parts: &[Part], faults: &mut Vec<String>) {
    for part in parts {
        match part {
            Part::Text(text) if text.contains('\n') => faults.push("it has several lines".into()),
            Part::Argument(name) if vocabulary(name).is_some() => {
                faults.push(format!("${name} is a name; choose words by it"));
            }
            Part::Select(name, cases) => {
                let keys: BTreeSet<&str> = cases.iter().map(|(key, _)| key.as_str()).collect();
                if keys.len() < cases.len() {
                    faults.push(format!("${name} has a case twice"));
                }
                for (key, case) in cases {
                    let fits = match vocabulary(name) {
                        Some(names) => names.contains(&key.as_str()) || key == "other",
                        None => {
                            key == "one" || key == "other" || key.bytes().all(|byte| byte.is_ascii_digit())
                        }
                    };
                    if !fits {
                        faults.push(format!("${name} is never {key}"));
                    }
                    check(case, faults);
                }
                // A forgotten case would be said as the last one, which is about something else.
                let forgotten = vocabulary(name).into_iter().flatten().find(|key| !keys.contains(**key));
                if let Some(key) = forgotten.filter(|_| !keys.contains("other")) {
                    faults.push(format!("${name} has no case for {key}, and none for every other"));
                }
            }
            Part::Text(_) | Part::Argument(_) | Part::Message(_) => {}
        }
    }
}

fn vocabulary(name: &str) -> Option<&'static [&'static str]> {
    VOCABULARY.iter().find(|(names, _)| names.contains(&name)).map(|(_, values)| *values)
}

/// Where a language is not the same in kind as English: a message too few or too many, other arguments, a choice that can
/// never be made.
pub fn differences(english: &Catalogue, other: &Catalogue) -> Vec<String> {
    let mut list = Vec::new();
    for (index, table) in TABLES.iter().enumerate() {
        let place = format!("{}/{table}.ftl", other.language);
        let (here, there) = (&english.tables[index], &other.tables[index]);
        for message in here {
            let Some(translated) = there.iter().find(|one| one.name == message.name) else {
                list.push(format!("{place}: {} is missing", message.name));
                continue;
            };
            let sorted = |message: &Message| message.arguments().into_iter().collect::<BTreeSet<_>>();
            let (given, wanted) = (sorted(translated), sorted(message));
            if given != wanted {
                list.push(format!("{place}: {} has {given:?} where English has {wanted:?}", message.name));
            }
            list.extend(
                translated.faults().into_iter().map(|fault| format!("{place}: {}: {fault}", message.name)),
            );
        }
        for message in there {
            if here.iter().all(|one| one.name != message.name) {
                list.push(format!("{place}: English has no {}", message.name));
            }
        }
    }
    list
}

/// Every language, English first.
///
/// # Errors
///
/// A sentence for each thing for which the program cannot be built with them.
pub fn read(locale: &Path) -> Result<Vec<Catalogue>, Vec<String>> {
    let (mut catalogues, mut faults) = (Vec::new(), Vec::new());
    for language in LANGUAGES {
        match Catalogue::read(locale, language) {
            Ok(catalogue) => catalogues.push(catalogue),
            Err(fault) => faults.push(fault),
        }
    }
    if let Some(english) = catalogues.first().filter(|_| faults.is_empty()) {
        faults.extend(catalogues.iter().flat_map(|other| differences(english, other)));
    }
    if faults.is_empty() { Ok(catalogues) } else { Err(faults) }
}
