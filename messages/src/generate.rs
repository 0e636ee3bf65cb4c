//! What the application is built with: Rust code, and the compiled messages of each language.

use crate::LANGUAGES;
use crate::catalogue::{Catalogue, Message};
use crate::pattern::{self, END, SELECT, VALUE, VARIABLE, VARIANT};

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

/// The type `Messages` as Rust: a function for each message, and the English catalogue.
pub fn rust(english: &Catalogue) -> String {
    let count = english.messages.len();
    let lines: String = compile(english, english).split('\n').map(|line| format!("{line:?},\n")).collect();
    let functions: String =
        english.messages.iter().enumerate().map(|(index, message)| function(index, message)).collect();
    format!(
        "/// The messages of a language.\n\
         #[derive(Debug)]\n\
         pub struct Messages([&'static str; {count}]);\n\n\
         impl Messages {{\n\
         /// The English messages.\n\
         pub(super) const ENGLISH: Messages = Messages([\n{lines}]);\n\n\
         /// Takes the messages of a language from its text, one a line. None if there are too few or too many: then the\n\
         /// text belongs to another version of the page.\n\
         pub(super) fn parse(text: &'static str) -> Option<Messages> {{\n\
         let mut lines = text.split('\\n');\n\
         let mut messages = Messages([\"\"; {count}]);\n\
         for message in &mut messages.0 {{ *message = lines.next()?; }}\n\
         lines.next().is_none().then_some(messages)\n}}\n\n\
         {functions}}}\n"
    )
}

fn function(index: usize, message: &Message) -> String {
    let parameters: Vec<String> = message.variables().iter().map(|name| snake_case(name)).collect();
    let name = snake_case(&message.id);
    let about =
        if message.comment.is_empty() { format!("`{}`.", message.id) } else { message.comment.clone() };
    if parameters.is_empty() {
        return format!(
            "#[doc = {about:?}]\npub const fn {name}(&self) -> &'static str {{ self.0[{index}] }}\n\n"
        );
    }
    let typed: String = parameters.iter().map(|name| format!(", {name}: impl Into<Value<'a>>")).collect();
    let given: Vec<String> = parameters.iter().map(|name| format!("{name}.into()")).collect();
    format!(
        "#[doc = {about:?}]\npub fn {name}<'a>(&self{typed}) -> String {{ format(self.0[{index}], &[{}]) }}\n\n",
        given.join(", ")
    )
}

fn snake_case(name: &str) -> String {
    name.replace('-', "_")
}
