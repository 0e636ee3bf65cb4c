//! The markup, made when the page is built out of `shell.html` and the words. It is no part of the program.

use crate::editor::geometry::square_at;
use crate::locale::{self, built};
use crate::notation::write;
use crate::position::{Color, File, Piece, Position, Rank, Role, Square};

use super::{picture_place, piece_name};

/// The template: `{word}` is a word of the language, `{kind:name}` a part that is made here.
const TEMPLATE: &str = include_str!("shell.html");

/// The order of spare pieces in strips and menus.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The page's body in the language of [`locale::shell_words`], with the start position.
pub fn html() -> String {
    let mut html = String::with_capacity(32_000);
    let mut rest = TEMPLATE;
    while let Some((before, after)) = rest.split_once('{') {
        html.push_str(before);
        let Some((name, behind)) = after.split_once('}') else { break };
        html.push_str(&part(name));
        rest = behind;
    }
    html.push_str(rest);
    // Indentation is for people who read the template.
    html.lines().map(str::trim_start).collect::<Vec<_>>().join("\n")
}

fn part(name: &str) -> String {
    match name.split_once(':') {
        Some(("icon", name)) => icon(name),
        Some(("action", name)) => action(name),
        Some(("item", name)) => item(name),
        Some(("shift", name)) => shift(name),
        Some(("panel", name)) => panel(name),
        Some(("strip", color)) => strip(color_named(color)),
        Some(("right", letter)) => right(letter),
        _ => match name {
            "fen" => write(&Position::START),
            "squares" => squares(),
            "pieces" => pieces(),
            "languages" => languages(),
            word => escape(word_named(word)),
        },
    }
}

/// A word of any table; some stand in the page and are said by the app.
fn word_named(name: &str) -> &str {
    let word = locale::shell_words().named(name).or_else(|| locale::words().named(name));
    word.or_else(|| locale::annex_words().named(name)).unwrap_or(name)
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

fn action(name: &str) -> String {
    let label = escape(word_named(name));
    let short = escape(word_named(&format!("{name}_short")));
    let control = locale::annex_words().key_control();
    let key = match name {
        "undo" => format!(" ({control}+Z)"),
        "redo" => format!(" ({control}+Y)"),
        "flip" => " (F)".into(),
        _ => String::new(),
    };
    // Before the first edit there is nothing to undo.
    let disabled = if matches!(name, "undo" | "redo") { " aria-disabled=\"true\"" } else { "" };
    let icon = icon(name);
    format!(
        "<button type=\"button\" class=\"action\" data-action=\"{name}\" aria-label=\"{label}\" title=\"{label}{key}\"{disabled}>\
         {icon}<span class=\"action-label\" aria-hidden=\"true\">{short}</span></button>"
    )
}

fn item(name: &str) -> String {
    let label = escape(word_named(&name.replace('-', "_")));
    format!(
        "<button type=\"button\" class=\"menu-item\" data-action=\"{name}\">{}<span>{label}</span></button>",
        icon(name)
    )
}

fn shift(name: &str) -> String {
    let label = escape(word_named(&name.replace('-', "_")));
    format!(
        "<button type=\"button\" class=\"icon-button\" data-action=\"{name}\" aria-label=\"{label}\" title=\"{label}\">{}</button>",
        icon(name)
    )
}

/// A quiet disclosure that the annex fills.
fn panel(name: &str) -> String {
    let label = escape(word_named(name));
    format!(
        "<details class=\"panel\" data-panel=\"{name}\"><summary>{label}</summary><div class=\"panel-body\"></div></details>"
    )
}

/// A strip is one stop of the Tab key: the others of its buttons are reached by arrows (`public/focus.js`).
const fn no_stop(is_stop: bool) -> &'static str {
    if is_stop { "" } else { " tabindex=\"-1\"" }
}

/// A tool; the hand is the one that everybody begins with.
fn tool(name: &str) -> String {
    let label = escape(word_named(name));
    let pressed = if name == "hand" { "true" } else { "false" };
    let no_stop = no_stop(name == "hand");
    format!(
        "<button type=\"button\"{no_stop} class=\"tool\" data-tool=\"{name}\" aria-pressed=\"{pressed}\" aria-label=\"{label}\" title=\"{label}\">{}</button>",
        icon(name)
    )
}

/// The switch among the tools: it goes with each of them.
fn symmetry() -> String {
    let label = escape(word_named("symmetry"));
    format!(
        "<button type=\"button\" tabindex=\"-1\" class=\"tool\" data-action=\"symmetry\" aria-pressed=\"false\" aria-label=\"{label}\" title=\"{label} (S)\">{}</button>",
        icon("symmetry")
    )
}

/// Six spare pieces of a colour and its tools.
fn strip(color: Color) -> String {
    let tools: &[&str] = match color {
        Color::White => &["pen", "hand"],
        Color::Black => &["eraser"],
    };
    let mut tools: String = tools.iter().map(|name| tool(name)).collect();
    if color == Color::Black {
        tools.insert_str(0, &symmetry());
    }
    let spares: String = ROLES
        .iter()
        .map(|role| {
            let piece = role.of(color);
            let (name, words) = (piece_name(piece), escape(&locale::piece_words(piece)));
            let no_stop = no_stop(piece == Color::Black.king());
            format!(
                "<button type=\"button\"{no_stop} class=\"spare\" data-spare=\"{name}\" aria-pressed=\"false\" aria-label=\"{words}\" \
                 title=\"{words}\">{}</button>",
                art(piece)
            )
        })
        .collect();
    // Where the app will have it, or the board would jump when it wakes.
    let below = color.fold_wb(" data-below", "");
    format!(
        "<div class=\"strip\" role=\"toolbar\" data-strip=\"{}\"{below} aria-label=\"{}\">{spares}{tools}</div>",
        color.fold_wb("white", "black"),
        escape(word_named(color.fold_wb("spare_white", "spare_black"))),
    )
}

fn right(letter: &str) -> String {
    let name = if letter.eq_ignore_ascii_case("k") { "O-O" } else { "O-O-O" };
    format!(
        "<label class=\"right\" data-possible=\"true\"><input type=\"checkbox\" data-castling=\"{letter}\" data-possible=\"true\" \
         checked><span class=\"right-name\" aria-hidden=\"true\">{name}</span></label>"
    )
}

/// The choice of the language; each has the name that it gives itself.
fn languages() -> String {
    let item = |tag: &str| {
        let name = built::self_name(tag);
        format!(
            "<button type=\"button\" class=\"menu-item\" data-language=\"{tag}\" lang=\"{tag}\"><span>{name}</span></button>"
        )
    };
    built::LANGUAGES.into_iter().map(item).collect()
}

/// What the page shows in English before any code has run, and what it is in another language: the names of its controls
/// and its texts. `public/boot.js` exchanges them. Squares are left out, which the app names itself.
pub fn exchanges(language: &str) -> Vec<(String, String)> {
    let spoken = |language: &str| {
        built::speak_language(language);
        (html(), locale::shell_words().page_title().to_owned())
    };
    let (english, title) = spoken("en");
    let (other, other_title) = spoken(language);
    built::speak_language("en");
    // The markup is the same: only what stands between its signs can differ.
    let texts =
        |html: &str| -> Vec<String> { html.split(['<', '>', '"']).map(|text| plain(text.trim())).collect() };
    let mut pairs = vec![(title, other_title)];
    for pair in texts(&english).into_iter().zip(texts(&other)) {
        let of_square = pair.0.get(..2).is_some_and(|name| name.parse::<Square>().is_ok());
        if pair.0 != pair.1 && !of_square && !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    pairs
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
            let label = escape(&locale::square_sentence(square, piece));
            html.push_str(&format!(
                "<div class=\"square {shade}\" role=\"gridcell\" tabindex=\"-1\" data-square=\"{square}\"{held} aria-label=\"{label}\">"
            ));
            if file == File::A {
                html.push_str(&format!(
                    "<span class=\"coordinate rank\" data-name=\"{}\"></span>",
                    rank.char()
                ));
            }
            if rank == Rank::First {
                html.push_str(&format!(
                    "<span class=\"coordinate file\" data-name=\"{}\"></span>",
                    file.char()
                ));
            }
            html.push_str("</div>");
        }
        html.push_str("</div>\n");
    }
    html
}

/// The pieces of the board in the order of the squares: one drawing. A drawing in each square would be a box of its own,
/// which the browser lays out, layers and paints by itself: a sixth of the work for a typed FEN.
fn pieces() -> String {
    let mut svg = String::new();
    for place in 0..64 {
        if let Some(piece) = Position::START.piece_at(square_at(place, Color::White)) {
            let (name, place) = (piece_name(piece), picture_place(Some(place)));
            svg.push_str(&format!(
                "<use href=\"#{name}\" width=\"40\" height=\"40\" transform=\"{place}\"></use>"
            ));
        }
    }
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_template_has_no_word_that_the_language_lacks() {
        for name in TEMPLATE.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
            let made = name.contains(':') || matches!(name, "fen" | "languages" | "pieces" | "squares");
            assert!(made || word_named(name) != name, "{name}");
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
    fn each_text_of_the_page_has_one_translation() {
        for language in built::LANGUAGES {
            let pairs = exchanges(language);
            for (index, (english, _)) in pairs.iter().enumerate() {
                assert!(pairs[..index].iter().all(|(other, _)| other != english), "{language}: {english}");
            }
        }
    }

    #[test]
    fn what_is_read_on_a_button_is_part_of_its_name() {
        // WCAG 2.2, 2.5.3: who says what stands there presses it.
        for language in built::LANGUAGES {
            built::speak_language(language);
            for action in ["undo", "redo", "start", "clear", "flip", "transforms"] {
                let name = word_named(action).to_lowercase();
                let short = format!("{action}_short");
                let short = word_named(&short);
                let short = if short.ends_with("_short") { word_named(action) } else { short };
                let mut words = name.split(|letter: char| !letter.is_alphanumeric());
                assert!(words.any(|word| word == short.to_lowercase()), "{language}: {short:?} in {name:?}");
            }
        }
        built::speak_language("en");
    }

    #[test]
    fn each_strip_is_one_stop_of_the_tab_key() {
        let html = html();
        for color in Color::ALL {
            let strip = strip(color);
            assert!(html.contains(strip.trim_start()) && strip.contains("role=\"toolbar\""), "{strip}");
            let buttons = strip.matches("<button").count();
            assert_eq!(strip.matches("tabindex=\"-1\"").count(), buttons - 1, "{strip}");
        }
    }

    #[test]
    fn the_policy_finds_nothing_inline() {
        let html = html();
        for forbidden in ["style=", "onclick", "<script", "javascript:"] {
            assert!(!html.contains(forbidden), "{forbidden}");
        }
    }
}
