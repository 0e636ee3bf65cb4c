//! The catalogue of a language: all its messages, read from its Fluent files.

use crate::pattern::{self, Element};
use crate::{DOCUMENT_FILES, LANGUAGES, differences};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its identifier as it is written: `copy-fen`.
    pub id: String,
    /// Its pattern. References to other messages and terms are replaced by their patterns.
    pub pattern: Vec<Element>,
    /// The comment before it, for translators.
    pub comment: String,
    /// The name of its file: `en/page.ftl`.
    pub file: String,
}

impl Message {
    /// The names of its variables in the order in which they first occur. Those of the English message are the parameters
    /// of its function.
    pub fn variables(&self) -> Vec<String> {
        let mut names = Vec::new();
        collect(&self.pattern, &mut names);
        names
    }
}

fn collect(pattern: &[Element], names: &mut Vec<String>) {
    for element in pattern {
        let (name, variants) = match element {
            Element::Variable(name) => (name, &[][..]),
            Element::Select(name, variants) => (name, &variants[..]),
            Element::Text(_) | Element::Reference(_) => continue,
        };
        if !names.contains(name) {
            names.push(name.clone());
        }
        for (_, value) in variants {
            collect(value, names);
        }
    }
}

/// All messages of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    /// The language's tag.
    pub language: String,
    /// The messages, file by file in the order of the files' names.
    pub messages: Vec<Message>,
}

impl Catalogue {
    /// Reads the files of a language from its folder in `locale/`.
    ///
    /// # Errors
    ///
    /// A sentence that names the file and what is wrong in it.
    pub fn read(locale: &Path, language: &str) -> Result<Catalogue, String> {
        let folder = locale.join(language);
        let unreadable = |error| format!("{}: {error}", folder.display());
        let mut files = Vec::new();
        for entry in fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                files.push((name, fs::read_to_string(&path).map_err(unreadable)?));
            }
        }
        files.sort();
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
        Catalogue::parse(language, &files)
    }

    /// Reads the names and texts of the files of a language.
    ///
    /// # Errors
    ///
    /// A sentence that names the file and what is wrong in it.
    pub fn parse(language: &str, files: &[(&str, &str)]) -> Result<Catalogue, String> {
        let mut entries = Vec::new();
        for (name, text) in files {
            let file = format!("{language}/{name}");
            parse_file(&file, text, &mut entries).map_err(|error| format!("{file}: {error}"))?;
        }
        let mut patterns = BTreeMap::new();
        for Message { id, pattern, file, .. } in &entries {
            if patterns.insert(id.clone(), pattern.clone()).is_some() {
                return Err(format!("{file}: {id} is defined twice"));
            }
        }
        let mut messages = Vec::new();
        for mut message in entries {
            if !message.id.starts_with('-') {
                let resolved = resolve(&message.pattern, &patterns, &[&message.id]);
                message.pattern =
                    resolved.map_err(|error| format!("{}: {}: {error}", message.file, message.id))?;
                messages.push(message);
            }
        }
        Ok(Catalogue { language: language.to_owned(), messages })
    }

    /// The messages of the program, and those of the documents that are written when the page is built.
    pub fn split(&self) -> (Catalogue, Catalogue) {
        let is_of_documents = |message: &Message| {
            DOCUMENT_FILES.iter().any(|name| message.file.rsplit('/').next() == Some(name))
        };
        let (documents, program) = self.messages.iter().cloned().partition(is_of_documents);
        let of = |messages| Catalogue { language: self.language.clone(), messages };
        (of(program), of(documents))
    }

    /// The message with this identifier.
    pub fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }

    /// The numbers of the plural category `one` (Unicode CLDR).
    pub(crate) fn one(&self) -> &'static [&'static str] {
        if self.language == "fr" { &["0", "1"] } else { &["1"] }
    }
}

/// Appends the messages and terms of a file; the identifier of a term begins with a hyphen.
fn parse_file(file: &str, text: &str, entries: &mut Vec<Message>) -> Result<(), String> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let error = errors.first().map(ToString::to_string).unwrap_or_default();
        let line = errors.first().map_or(0, |error| text[..error.pos.start].matches('\n').count() + 1);
        format!("line {line}: {error}")
    })?;
    for entry in &resource.body {
        let (id, pattern, comment) = match entry {
            Entry::Message(message) => {
                let value = message.value.as_ref().ok_or_else(|| format!("{} has no text", message.id.name));
                (message.id.name.to_owned(), value?, message.comment.as_ref())
            }
            Entry::Term(term) => (format!("-{}", term.id.name), &term.value, term.comment.as_ref()),
            _ => continue,
        };
        let pattern = pattern::elements(pattern).map_err(|error| format!("{id}: {error}"))?;
        let comment = comment.map(|comment| comment.content.join(" ")).unwrap_or_default();
        entries.push(Message { id, pattern, comment, file: file.to_owned() });
    }
    Ok(())
}

/// The pattern with every reference replaced by the pattern that it refers to. `path` are the messages that lead here.
fn resolve(
    pattern: &[Element],
    patterns: &BTreeMap<String, Vec<Element>>,
    path: &[&str],
) -> Result<Vec<Element>, String> {
    let mut resolved = Vec::new();
    for element in pattern {
        match element {
            Element::Reference(id) if path.contains(&id.as_str()) => {
                return Err(format!("{id} refers to itself"));
            }
            Element::Reference(id) => {
                let other = patterns.get(id).ok_or_else(|| format!("there is no {id}"))?;
                resolved.extend(resolve(other, patterns, &[path, &[id.as_str()]].concat())?);
            }
            Element::Select(name, variants) => {
                let variants = variants
                    .iter()
                    .map(|(key, value)| Ok((key.clone(), resolve(value, patterns, path)?)))
                    .collect::<Result<_, String>>()?;
                resolved.push(Element::Select(name.clone(), variants));
            }
            other => resolved.push(other.clone()),
        }
    }
    Ok(resolved)
}

/// The catalogues of all [`LANGUAGES`], English first.
///
/// # Errors
///
/// A sentence for each file that cannot be read, and for each difference from English.
pub fn read(locale: &Path) -> Result<Vec<Catalogue>, Vec<String>> {
    let (mut catalogues, mut errors) = (Vec::new(), Vec::new());
    for language in LANGUAGES {
        match Catalogue::read(locale, language) {
            Ok(catalogue) => catalogues.push(catalogue),
            Err(error) => errors.push(error),
        }
    }
    if let Some(english) = catalogues.first().filter(|_| errors.is_empty()) {
        errors.extend(catalogues.iter().flat_map(|other| differences(english, other)));
    }
    if errors.is_empty() { Ok(catalogues) } else { Err(errors) }
}
