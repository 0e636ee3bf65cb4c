//! Every language has every message.

use super::catalogues::{document_ids, message, parts, text};
use super::*;

#[test]
fn every_language_has_the_same_messages() {
    let english = text("en").split('\n').count();
    for language in LANGUAGES {
        assert_eq!(text(language).split('\n').count(), english);
        assert!(text(language).split('\n').all(|message| !message.is_empty()), "{language}");
        assert_eq!(message(language, "self-name"), Some(self_name(language)));
        set_language(language);
        assert_eq!(messages().self_name(), self_name(language));
        assert_eq!(message(language, "copy-fen"), Some(messages().copy_fen()));
        for id in document_ids() {
            assert!(message(language, id).is_some_and(|text| !text.is_empty()), "{language}: {id}");
        }
    }
    assert_eq!(message("de", "crash-report"), Some("Bericht"));
    assert_eq!(message("de", "crash"), None);
    assert_eq!(catalogues::files().count(), LANGUAGES.len() - 1);
}

/// Who never sees them does not fetch them.
#[test]
fn the_program_has_no_messages_of_documents() {
    for language in LANGUAGES {
        for id in ["crash-title", "embed-page-title"] {
            let document = message(language, id).unwrap();
            assert!(document_ids().contains(&id) && !text(language).contains(document), "{language}: {id}");
        }
    }
}

#[test]
fn a_message_is_taken_apart_at_its_variables() {
    let of = |id| parts(message("en", id).unwrap()).collect::<Vec<_>>();
    assert_eq!(of("copied"), [(None, "Copied")]);
    assert_eq!(of("list-and"), [(None, ""), (Some(0), " and "), (Some(1), "")]);
}

#[test]
fn a_text_of_another_version_or_language_is_not_installed() {
    assert!(!install("xx", text("de").to_owned()) && !set_language("xx"));
    assert!(Messages::parse("one line").is_none());
    assert!(Messages::parse(Box::leak(format!("{}\n", text("de")).into_boxed_str())).is_none());
    assert!(Messages::parse(text("de")).is_some());
}
