//! What the application is built with: Rust code, and the compiled messages of each language.

use crate::LANGUAGES;
use crate::catalogue::{Catalogue, Message};
use crate::pattern::{self, END, SELECT, VALUE, VARIABLE, VARIANT};
use std::fmt::Write as _;

/// The messages of a language, one a line, in the order of English. This is the file that the page fetches.
pub fn compile(english: &Catalogue, other: &Catalogue) -> String {
    let line = |message: &Message| {
        let mut line = String::new();
        if let Some(translated) = other.message(&message.id) {
            pattern::compile(&translated.pattern, &message.variables(), other.one(), &mut line);
        }
        line
    };
    english.messages.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The delimiters of compiled messages as Rust constants.
pub fn delimiters() -> String {
    [
        ("VARIABLE", VARIABLE, "Stands before the index of a variable that is filled in."),
        ("SELECT", SELECT, "Begins a select expression; the index of its variable follows."),
        ("VARIANT", VARIANT, "Stands before the key of a variant; the default variant has an empty key."),
        ("VALUE", VALUE, "Stands between the key of a variant and its pattern."),
        ("END", END, "Ends a select expression."),
    ]
    .map(|(name, delimiter, about)| {
        format!("/// {about}\npub(super) const {name}: u8 = {};\n", u32::from(delimiter))
    })
    .concat()
}

/// The languages as Rust: their tags, and the name that each has for itself (message `self-name`).
pub fn languages(catalogues: &[Catalogue]) -> String {
    let names: Vec<String> = catalogues.iter().map(|one| single_text(one, "self-name")).collect();
    let count = LANGUAGES.len();
    format!(
        "/// The tags of the languages (BCP 47), English first.\n\
         pub const LANGUAGES: [&str; {count}] = {LANGUAGES:?};\n\n\
         const SELF_NAMES: [&str; {count}] = {names:?};\n"
    )
}

fn single_text(catalogue: &Catalogue, id: &str) -> String {
    let mut text = String::new();
    if let Some(message) = catalogue.message(id) {
        pattern::compile(&message.pattern, &[], catalogue.one(), &mut text);
    }
    text
}

/// What only native code needs, as Rust: the identifiers of the messages of the program and of the documents in order, and
/// the texts of each language, which [`compile`] made and which lie beside this code in `messages-<tag>.txt` and
/// `documents-<tag>.txt`.
pub fn catalogues(program: &Catalogue, documents: &Catalogue) -> String {
    [("", "messages", program), ("DOCUMENT_", "documents", documents)].map(listed).concat()
}

fn listed((prefix, file, english): (&str, &str, &Catalogue)) -> String {
    let ids: Vec<&str> = english.messages.iter().map(|message| &*message.id).collect();
    let text = |language| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}-{language}.txt\")),\n");
    format!(
        "const {prefix}IDS: [&str; {}] = {ids:?};\n\nconst {prefix}TEXTS: [&str; {}] = [\n{}];\n\n",
        ids.len(),
        LANGUAGES.len(),
        LANGUAGES.map(text).concat()
    )
}

/// The type `Messages` as Rust: a function for each message, and the English texts in a table for each file, so that each
/// part of the program brings those of its own files alone.
pub fn rust(english: &Catalogue) -> String {
    let compiled = compile(english, english);
    let texts: Vec<&str> = compiled.split('\n').collect();
    let (mut tables, mut functions, mut begin) = (String::new(), String::new(), 0);
    for messages in english.messages.chunk_by(|one, next| one.file == next.file) {
        let end = begin + messages.len();
        let table = table_name(&messages[0].file);
        let lines: String = texts[begin..end].iter().map(|text| format!("{text:?},\n")).collect();
        let _ = write!(tables, "static {table}: [&str; {}] = [\n{lines}];\n\n", messages.len());
        for (place, message) in messages.iter().enumerate() {
            functions += &function(begin + place, &format!("{table}[{place}]"), message);
        }
        begin = end;
    }
    format!(
        "{tables}\
         /// The messages of a language: all lines of its text. None: English.\n\
         #[derive(Debug)]\n\
         pub struct Messages(Option<&'static [&'static str]>);\n\n\
         impl Messages {{\n\
         /// The English messages.\n\
         pub(super) const ENGLISH: Messages = Messages(None);\n\n\
         /// Takes the messages of a language from its text, one a line. None if there are too few or too many: then the\n\
         /// text belongs to another version of the page.\n\
         pub(super) fn parse(text: &'static str) -> Option<Messages> {{\n\
         let lines: Vec<&str> = text.split('\\n').collect();\n\
         (lines.len() == {begin}).then(|| Messages(Some(lines.leak())))\n}}\n\n\
         fn text(&self, line: usize, english: &'static &'static str) -> &'static str {{\n\
         self.0.map_or(*english, |lines| lines[line])\n}}\n\n\
         {functions}}}\n"
    )
}

/// The name of the table of a file: `EMBED_PAGE` for `en/embed-page.ftl`.
fn table_name(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or_default();
    snake_case(name.trim_end_matches(".ftl")).to_uppercase()
}

fn function(line: usize, english: &str, message: &Message) -> String {
    let parameters: Vec<String> = message.variables().iter().map(|name| snake_case(name)).collect();
    let name = snake_case(&message.id);
    let about =
        if message.comment.is_empty() { format!("`{}`.", message.id) } else { message.comment.clone() };
    let text = format!("self.text({line}, &{english})");
    if parameters.is_empty() {
        return format!("#[doc = {about:?}]\npub fn {name}(&self) -> &'static str {{ {text} }}\n\n");
    }
    let typed: String = parameters.iter().map(|name| format!(", {name}: impl Into<Value<'a>>")).collect();
    let given: Vec<String> = parameters.iter().map(|name| format!("{name}.into()")).collect();
    format!(
        "#[doc = {about:?}]\npub fn {name}<'a>(&self{typed}) -> String {{ format({text}, &[{}]) }}\n\n",
        given.join(", ")
    )
}

fn snake_case(name: &str) -> String {
    name.replace('-', "_")
}
