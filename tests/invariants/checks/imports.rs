//! Imports: games, diagrams, templates, lists, data.

use forsyth::import::{Import, ImportError, coverage, import as read};

use super::{reads_back, within};

/// Reads the text as it stands, and as what follows a tag, a start position, a move.
pub(crate) fn games(text: &str) {
    for beginning in [
        "",
        "[White \"A\"]\n\n",
        "1. e4 ",
        "[Variant \"Crazyhouse\"]\n[FEN \"",
        "[Variant \"Antichess\"]\n\n1. e3 ",
        "position startpos moves ",
    ] {
        import(&format!("{beginning}{text}"));
    }
}

/// Reads the text in containers of several kinds, and in two of them.
pub(crate) fn contained(text: &str) {
    let quoted = |text: &str| text.lines().map(|line| format!("> {line}\n")).collect::<String>();
    let string = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    let page = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;");
    for contained in [
        quoted(text),
        format!("```\n{text}\n```"),
        format!("{{\"id\": 1, \"text\": \"{}\", \"moves\": \"{}\"}}", string(text), string(text)),
        format!("<p>{}</p><!-- {text} -->", page(text)),
        format!("text: |\n  {}", text.replace('\n', "\n  ")),
        format!("[code]{text}[/code]\n\\pieces{{{text}}}"),
        quoted(&format!("```\n{text}\n```")),
    ] {
        import(&contained);
    }
}

/// Whether at least two records have faults: such a list may have no position.
fn has_faulty_records(unread: &[ImportError]) -> bool {
    unread.iter().filter(|error| error.record.is_some()).count() > 1
}

/// Reads a text; every place lies within it, and every position can be written and read back.
pub(crate) fn import(text: &str) {
    let length = text.chars().count();
    let stop = |stopped: &ImportError| {
        within(stopped.at, length);
        assert!(stopped.line >= 1);
        assert!(!stopped.reason.name().is_empty());
    };
    let import = read(text, None);
    let mut end = 0;
    for stretch in coverage(text, &import) {
        assert!(stretch.span.start == end && stretch.span.end > end, "{stretch:?} behind {end}");
        end = stretch.span.end;
    }
    assert_eq!(end, length, "each character has a part");
    match import {
        Import::Positions { found, unread, source } => {
            assert!((!found.is_empty() || has_faulty_records(&unread)) && !source.name().is_empty());
            for found in &found {
                reads_back(&found.position);
                within(found.span, length);
                found.tail.into_iter().for_each(|tail| within(tail, length));
                for remark in &found.remarks {
                    within(remark.span, length);
                    assert!(!remark.kind.name().is_empty());
                }
            }
            unread.iter().for_each(stop);
        }
        Import::Games { games, unread } => {
            assert!(!games.is_empty());
            for game in games.iter().take(4) {
                within(game.span, length);
                game.stopped.iter().for_each(stop);
                reads_back(&game.start);
                let plies = game.plies().inspect(|ply| {
                    assert!(!ply.san.is_empty());
                    reads_back(&ply.position);
                });
                assert_eq!(plies.count(), game.len());
            }
            unread.iter().for_each(stop);
        }
        Import::Ambiguous(choices) => {
            assert!(choices.len() > 1);
            for choice in &choices {
                reads_back(&choice.position);
            }
        }
        Import::Unread(stopped) => stop(&stopped),
    }
}
