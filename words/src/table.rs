//! What the program is built with.

use crate::catalogue::{Catalogue, Message};
use crate::pattern::{ARGUMENT, CASE, END, SELECT, TEXT, compile};
use crate::{LANGUAGES, TABLES};

/// The messages of a table in a language, a line each, in the order of English.
pub fn data(english: &Catalogue, other: &Catalogue, table: &str) -> String {
    let mut text = String::new();
    for message in english.table(table) {
        if !text.is_empty() {
            text.push('\n');
        }
        if let Some(translated) = other.table(table).iter().find(|one| one.name == message.name) {
            compile(&translated.parts, &message.arguments(), other.one(), &mut text);
        }
    }
    text
}

/// The marks of patterns as Rust, for what fills patterns in.
pub fn marks() -> String {
    [
        ("ARGUMENT", ARGUMENT, "Stands before the number of an argument that is filled in."),
        ("SELECT", SELECT, "Stands before the number of an argument that chooses among cases."),
        ("CASE", CASE, "Stands before a case: its key."),
        ("TEXT", TEXT, "Stands between the key of a case and what is said then."),
        ("END", END, "Stands after the last case."),
    ]
    .map(|(name, mark, about)| format!("/// {about}\nconst {name}: u8 = {};\n", u32::from(mark)))
    .concat()
}

/// The list of the languages as Rust, and the texts that [`data`] made, which lie beside it.
pub fn list() -> String {
    let text = |table: &str, language: &str| {
        format!(
            "({table:?}, {language:?}, include_str!(concat!(env!(\"OUT_DIR\"), \"/{table}.{language}.txt\"))),\n"
        )
    };
    let texts: Vec<String> =
        TABLES.iter().flat_map(|table| LANGUAGES.map(|language| text(table, language))).collect();
    format!(
        "/// The languages by their tags, English first.\n\
         pub const LANGUAGES: [&str; {}] = {LANGUAGES:?};\n\n\
         const TEXTS: [(&str, &str, &str); {}] = [\n{}];\n",
        LANGUAGES.len(),
        texts.len(),
        texts.concat()
    )
}

/// The table as Rust: a type with a function for each message, and its value in English.
pub fn rust(english: &Catalogue, table: &str) -> String {
    let messages = english.table(table);
    let (name, count) = (type_name(table), messages.len());
    let mut code = format!(
        "/// The words of `locale/*/{table}.ftl`.\n\
         #[derive(Debug)]\n\
         pub struct {name}([&'static str; {count}]);\n\n\
         impl {name} {{\n\
         /// The words in English.\n\
         pub(super) const ENGLISH: {name} = {name}([\n"
    );
    let english = data(english, english, table);
    for text in english.split('\n').take(count) {
        code.push_str(&format!("{text:?},\n"));
    }
    code.push_str("]);\n\n");
    code.push_str(&format!(
        "/// No words yet.\n\
         pub(super) const UNSPOKEN: {name} = {name}([\"\"; {count}]);\n\n\
         /// The words of a language, a line each in the order of English; none if there are too few or too many.\n\
         pub fn read(text: &'static str) -> Option<{name}> {{\n\
         let mut lines = text.split('\\n');\n\
         let mut words = {name}::UNSPOKEN;\n\
         for word in &mut words.0 {{ *word = lines.next()?; }}\n\
         lines.next().is_none().then_some(words)\n}}\n\n"
    ));
    let names: Vec<String> = messages
        .iter()
        .enumerate()
        .filter(|(_, message)| message.arguments().is_empty())
        .map(|(index, message)| format!("({:?}, {index}),\n", snake_case(&message.name)))
        .collect();
    code.push_str(&format!(
        "#[cfg(not(target_family = \"wasm\"))]\n\
         const NAMES: [(&str, usize); {}] = [\n{}];\n\n\
         /// A word that needs nothing filled in, by its name: for templates.\n\
         #[cfg(not(target_family = \"wasm\"))]\n\
         pub fn named(&self, name: &str) -> Option<&'static str> {{\n\
         Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, index)| self.0[*index])\n}}\n\n",
        names.len(),
        names.concat()
    ));
    for (index, message) in messages.iter().enumerate() {
        code.push_str(&function(index, message));
    }
    code.push_str("}\n");
    code
}

fn function(index: usize, message: &Message) -> String {
    let parameters: Vec<String> = message.arguments().iter().map(|name| snake_case(name)).collect();
    let name = snake_case(&message.name);
    let about =
        if message.comment.is_empty() { format!("`{}`.", message.name) } else { message.comment.clone() };
    if parameters.is_empty() {
        return format!(
            "#[doc = {about:?}]\npub const fn {name}(&self) -> &'static str {{ self.0[{index}] }}\n\n"
        );
    }
    let typed: String = parameters.iter().map(|name| format!(", {name}: impl Into<Value<'a>>")).collect();
    let given: Vec<String> = parameters.iter().map(|name| format!("{name}.into()")).collect();
    format!(
        "#[doc = {about:?}]\npub fn {name}<'a>(&self{typed}) -> String {{ fill(self.0[{index}], &[{}]) }}\n\n",
        given.join(", ")
    )
}

/// `help` has `HelpWords`; what the page itself says is `Words`.
fn type_name(table: &str) -> String {
    let mut name = table.replace("page", "");
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name + "Words"
}

fn snake_case(name: &str) -> String {
    name.replace('-', "_")
}
