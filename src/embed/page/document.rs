//! The page in each language, written when the editor's page is built: the template `page.html` with its placeholders filled.
//!
//! - `{{title}}` is the message `embed-page-title`;
//! - `{{attribute-mode|board|fen}}` is a message with variables, which are set in code: `board` and `fen`;
//! - `{{tag}}`, `{{editor}}`, `{{alternates}}` and `{{language-links}}` are what depends on the language and is no message.

use super::address;
use crate::i18n::catalogues::{message, parts};
use crate::i18n::{LANGUAGES, self_name};

const TEMPLATE: &str = include_str!("page.html");

/// The page in all languages: the name of each file and its content.
pub fn files() -> impl Iterator<Item = (String, String)> {
    LANGUAGES.into_iter().map(|tag| (address(tag), document(tag)))
}

fn document(tag: &str) -> String {
    let mut pieces = TEMPLATE.split("{{");
    let mut document = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (placeholder, text) = piece.split_once("}}").unwrap_or((piece, ""));
        document += &filled(placeholder, tag);
        document += text;
    }
    document
}

fn filled(placeholder: &str, tag: &str) -> String {
    match placeholder {
        "tag" => tag.to_owned(),
        "editor" => editor(tag),
        "alternates" => LANGUAGES.map(alternate).join("\n    "),
        "language-links" => LANGUAGES.map(|other| language_link(other, tag)).join("\n          "),
        sentence => words(sentence, tag),
    }
}

/// A message with its variables in code. A message that does not exist is empty.
fn words(sentence: &str, tag: &str) -> String {
    let mut fields = sentence.split('|').map(str::trim);
    let id = fields.next().unwrap_or_default();
    let codes: Vec<&str> = fields.collect();
    let mut words = String::new();
    for (variable, text) in parts(message(tag, &["embed-page-", id].concat()).unwrap_or_default()) {
        if let Some(code) = variable.and_then(|index| codes.get(index)) {
            words += &format!("<code>{code}</code>");
        }
        // The other characters of markup are delimiters, which no message contains.
        words += &text.replace('&', "&amp;").replace('"', "&quot;");
    }
    words
}

/// The editor opens in the language of the reader, or in one that he has chosen here. English is where every reader begins.
fn editor(tag: &str) -> String {
    if tag == LANGUAGES[0] { "./".to_owned() } else { format!("./?lang={tag}") }
}

fn alternate(tag: &str) -> String {
    format!("<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{}\">", address(tag))
}

fn language_link(other: &str, tag: &str) -> String {
    let (href, name) = (address(other), self_name(other));
    let current = if other == tag { " aria-current=\"page\"" } else { "" };
    format!("<li><a href=\"{href}\" hreflang=\"{other}\" lang=\"{other}\"{current}>{name}</a></li>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::catalogues::document_ids;

    fn ids() -> impl Iterator<Item = &'static str> {
        document_ids().iter().filter_map(|id| id.strip_prefix("embed-page-"))
    }

    /// The placeholders of the template.
    fn placeholders() -> Vec<&'static str> {
        TEMPLATE.split("{{").skip(1).filter_map(|piece| Some(piece.split_once("}}")?.0)).collect()
    }

    #[test]
    fn every_language_has_a_file_that_names_the_others() {
        let names: Vec<String> = files().map(|(name, _)| name).collect();
        assert_eq!(names, ["embed.html", "embed.de.html", "embed.fr.html", "embed.es.html"]);
        for (tag, (own, document)) in LANGUAGES.into_iter().zip(files()) {
            assert!(document.starts_with(&format!("<!doctype html>\n<html lang=\"{tag}\">")), "{own}");
            for (other, name) in LANGUAGES.into_iter().zip(&names) {
                let alternate = format!("<link rel=\"alternate\" hreflang=\"{other}\" href=\"{name}\">");
                let link = format!("<a href=\"{name}\" hreflang=\"{other}\" lang=\"{other}\"");
                assert!(document.contains(&alternate) && document.contains(&link), "{own}: {other}");
                let current = format!("{link} aria-current=\"page\"");
                assert_eq!(document.contains(&current), other == tag, "{own}: {other}");
            }
        }
    }

    #[test]
    fn every_message_of_the_page_has_its_place_and_every_placeholder_its_message() {
        let known = ["tag", "editor", "alternates", "language-links"];
        let used: Vec<&str> =
            placeholders().into_iter().filter_map(|placeholder| placeholder.split('|').next()).collect();
        for id in ids() {
            assert!(used.contains(&id), "{id} stands nowhere");
        }
        for id in used {
            assert!(known.contains(&id) || ids().any(|other| other == id), "{id} is no message");
        }
        for (name, document) in files() {
            assert!(!document.contains("{{") && !document.contains('^'), "{name}");
        }
    }

    #[test]
    fn a_sentence_has_as_many_codes_as_its_message_has_variables() {
        for placeholder in placeholders() {
            let mut fields = placeholder.split('|');
            let id = fields.next().unwrap_or_default();
            let codes = fields.count();
            for tag in LANGUAGES {
                let message = message(tag, &["embed-page-", id].concat()).unwrap_or_default();
                let mut variables: Vec<usize> = parts(message).filter_map(|(variable, _)| variable).collect();
                variables.sort_unstable();
                assert_eq!(variables, (0..codes).collect::<Vec<_>>(), "{tag}: {id}");
            }
        }
    }

    #[test]
    fn variables_are_set_in_code_wherever_a_language_has_them() {
        assert_eq!(
            words("attribute-mode|board|fen", "en"),
            "<code>board</code>, or <code>fen</code> for the board with the FEN box."
        );
        assert_eq!(
            words("set-answer|{ type: 1 } ", "de"),
            "Dasselbe; oder <code>{ type: 1 }</code>, und nichts hat sich geändert."
        );
    }

    #[test]
    fn the_editor_opens_in_the_language_that_was_chosen() {
        let documents: Vec<String> = files().map(|(_, document)| document).collect();
        assert!(documents[0].contains("class=\"brand\" href=\"./\""));
        assert!(documents[2].contains("class=\"brand\" href=\"./?lang=fr\""));
    }
}
