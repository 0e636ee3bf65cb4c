//! The page before the app: markup that the browser paints at once and that the app takes over.
//!
//! It is made when the page is built, out of `shell.html` and the words. What is on the page from
//! the beginning costs no code: the app only binds to it.

use crate::locale::{self, ShellWords};
use crate::notation::write;
use crate::position::{Color, File, Piece, Position, Rank, Role, Square};

/// The template: `{word}` is a word of the language, `{kind:name}` a part that is made here.
const TEMPLATE: &str = include_str!("shell.html");

/// The order of spare pieces in strips and menus.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The page's body in the language of [`locale::words`], with the start position.
pub fn html() -> String {
    let words = locale::shell_words();
    let mut html = String::with_capacity(32_000);
    let mut rest = TEMPLATE;
    while let Some((before, after)) = rest.split_once('{') {
        html.push_str(before);
        let Some((name, behind)) = after.split_once('}') else { break };
        html.push_str(&part(name, words));
        rest = behind;
    }
    html.push_str(rest);
    // Indentation is for people who read the template.
    html.lines().map(str::trim_start).collect::<Vec<_>>().join("\n")
}

fn part(name: &str, words: &ShellWords) -> String {
    match name.split_once(':') {
        Some(("icon", name)) => icon(name),
        Some(("action", name)) => action(name, words),
        Some(("item", name)) => item(name, words),
        Some(("shift", name)) => shift(name, words),
        Some(("panel", name)) => panel(name, words),
        Some(("strip", color)) => strip(color_named(color), words),
        Some(("right", letter)) => right(letter),
        _ => match name {
            "fen" => write(&Position::START),
            "squares" => squares(),
            word => escape(word_named(word, words)),
        },
    }
}

/// A word of either table; some stand in the page and are said by the app.
fn word_named<'a>(name: &'a str, words: &ShellWords) -> &'a str {
    words.named(name).or_else(|| locale::words().named(name)).unwrap_or(name)
}

fn color_named(name: &str) -> Color {
    Color::from_white(name == "white")
}

fn icon(name: &str) -> String {
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><use href=\"#i-{name}\"></use></svg>"
    )
}

fn art(piece: Piece) -> String {
    format!(
        "<svg class=\"piece\" viewBox=\"0 0 40 40\" aria-hidden=\"true\"><use href=\"#{}\"></use></svg>",
        piece_name(piece)
    )
}

fn action(name: &str, words: &ShellWords) -> String {
    let label = escape(word_named(name, words));
    let short = escape(word_named(&format!("{name}_short"), words));
    let key = match name {
        "undo" => " (Ctrl+Z)",
        "redo" => " (Ctrl+Y)",
        "flip" => " (F)",
        _ => "",
    };
    // Before the first edit there is nothing to undo.
    let disabled = if matches!(name, "undo" | "redo") { " aria-disabled=\"true\"" } else { "" };
    let icon = icon(name);
    format!(
        "<button type=\"button\" class=\"action\" data-action=\"{name}\" aria-label=\"{label}\" title=\"{label}{key}\"{disabled}>\
         {icon}<span class=\"action-label\" aria-hidden=\"true\">{short}</span></button>"
    )
}

fn item(name: &str, words: &ShellWords) -> String {
    let label = escape(word_named(&name.replace('-', "_"), words));
    format!(
        "<button type=\"button\" class=\"menu-item\" data-action=\"{name}\">{}<span>{label}</span></button>",
        icon(name)
    )
}

fn shift(name: &str, words: &ShellWords) -> String {
    let label = escape(word_named(&name.replace('-', "_"), words));
    format!(
        "<button type=\"button\" class=\"icon-button\" data-action=\"{name}\" aria-label=\"{label}\" title=\"{label}\">{}</button>",
        icon(name)
    )
}

/// A quiet disclosure that the annex fills.
fn panel(name: &str, words: &ShellWords) -> String {
    let label = escape(word_named(name, words));
    format!(
        "<details class=\"panel\" data-panel=\"{name}\"><summary>{label}</summary><div class=\"panel-body\"></div></details>"
    )
}

/// A tool; the hand is the one that everybody begins with.
fn tool(name: &str, words: &ShellWords) -> String {
    let label = escape(word_named(name, words));
    let pressed = if name == "hand" { "true" } else { "false" };
    format!(
        "<button type=\"button\" class=\"tool\" data-tool=\"{name}\" aria-pressed=\"{pressed}\" aria-label=\"{label}\" title=\"{label}\">{}</button>",
        icon(name)
    )
}

/// Six spare pieces of a colour and its tools.
fn strip(color: Color, words: &ShellWords) -> String {
    let tools: &[&str] = match color {
        Color::White => &["pen", "hand"],
        Color::Black => &["eraser"],
    };
    let tools: String = tools.iter().map(|name| tool(name, words)).collect();
    let spares: String = ROLES
        .iter()
        .map(|role| {
            let piece = role.of(color);
            let (name, words) = (piece_name(piece), locale::piece_words(piece));
            format!(
                "<button type=\"button\" class=\"spare\" data-spare=\"{name}\" aria-pressed=\"false\" aria-label=\"{words}\" \
                 title=\"{words}\">{}</button>",
                art(piece)
            )
        })
        .collect();
    format!(
        "<div class=\"strip\" role=\"group\" data-strip=\"{}\" aria-label=\"{}\">{spares}{tools}</div>",
        color.fold_wb("white", "black"),
        escape(words.spare_pieces(color)),
    )
}

fn right(letter: &str) -> String {
    let name = if letter.eq_ignore_ascii_case("k") { "O-O" } else { "O-O-O" };
    format!(
        "<label class=\"right\" data-possible=\"true\"><input type=\"checkbox\" data-castling=\"{letter}\" data-possible=\"true\" \
         checked><span class=\"right-name\" aria-hidden=\"true\">{name}</span></label>"
    )
}

/// The 64 squares of the start position, White at the bottom.
fn squares() -> String {
    let mut html = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        html.push_str("<div class=\"row\" role=\"row\">");
        for file in File::ALL {
            let square = Square::from_coords(file, rank);
            let piece = Position::START.piece_at(square);
            let shade = if square.is_light() { "light" } else { "dark" };
            let held =
                piece.map(|piece| format!(" data-piece=\"{}\"", piece_name(piece))).unwrap_or_default();
            let label = locale::square_sentence(square, piece);
            html.push_str(&format!(
                "<div class=\"square {shade}\" role=\"gridcell\" tabindex=\"-1\" data-square=\"{square}\"{held} aria-label=\"{label}\">"
            ));
            if file == File::A {
                html.push_str(&format!(
                    "<span class=\"coordinate rank\" aria-hidden=\"true\">{}</span>",
                    rank.char()
                ));
            }
            if rank == Rank::First {
                html.push_str(&format!(
                    "<span class=\"coordinate file\" aria-hidden=\"true\">{}</span>",
                    file.char()
                ));
            }
            html.push_str(&piece.map(art).unwrap_or_default());
            html.push_str("</div>");
        }
        html.push_str("</div>\n");
    }
    html
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The colour and letter by which the page names a piece (`wK`).
pub const fn piece_name(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::Pawn) => "wP",
        (Color::White, Role::Knight) => "wN",
        (Color::White, Role::Bishop) => "wB",
        (Color::White, Role::Rook) => "wR",
        (Color::White, Role::Queen) => "wQ",
        (Color::White, Role::King) => "wK",
        (Color::Black, Role::Pawn) => "bP",
        (Color::Black, Role::Knight) => "bN",
        (Color::Black, Role::Bishop) => "bB",
        (Color::Black, Role::Rook) => "bR",
        (Color::Black, Role::Queen) => "bQ",
        (Color::Black, Role::King) => "bK",
    }
}

/// The piece that the page names so.
pub fn piece_named(name: &str) -> Option<Piece> {
    let [color @ (b'w' | b'b'), letter @ b'A'..=b'Z'] = name.as_bytes() else { return None };
    Some(Role::from_char(char::from(*letter))?.of(Color::from_white(*color == b'w')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_template_has_no_word_that_the_language_lacks() {
        for name in TEMPLATE.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
            let made = name.contains(':') || matches!(name, "fen" | "squares");
            assert!(made || word_named(name, locale::shell_words()) != name, "{name}");
        }
    }

    #[test]
    fn each_promised_element_is_there_once() {
        let html = html();
        let promised = Square::ALL
            .iter()
            .map(|square| format!("data-square=\"{square}\""))
            .chain(Color::ALL.iter().flat_map(|color| {
                ROLES.map(|role| format!("data-spare=\"{}\"", piece_name(role.of(*color))))
            }))
            .chain(
                ["copy-fen", "paste", "start", "clear", "flip", "undo", "redo"]
                    .map(|name| format!("data-action=\"{name}\"")),
            )
            .chain(["K", "Q", "k", "q"].map(|letter| format!("data-castling=\"{letter}\"")))
            .chain(
                ["fen", "en-passant", "halfmove-clock", "fullmove-number", "announcer"]
                    .map(|id| format!(" id=\"{id}\"")),
            );
        for attribute in promised {
            assert_eq!(html.matches(&attribute).count(), 1, "{attribute}");
        }
    }

    #[test]
    fn the_policy_finds_nothing_inline() {
        let html = html();
        for forbidden in ["style=", "onclick", "<script", "javascript:"] {
            assert!(!html.contains(forbidden), "{forbidden}");
        }
    }

    #[test]
    fn names_of_pieces_go_both_ways() {
        for color in Color::ALL {
            for role in Role::ALL {
                assert_eq!(piece_named(piece_name(role.of(color))), Some(role.of(color)));
            }
        }
        assert_eq!(piece_named("wX"), None);
        assert_eq!(piece_named("wk"), None);
    }
}
