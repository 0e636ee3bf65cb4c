//! The sprites that are put together at each build: a `<symbol>` for each drawing.
//!
//! A set of pieces names them by colour and role (`wK` … `bP`) and draws them on 40 by 40 units, so that any set can take
//! the place of another. Those that were not drawn for this page are in `art/pieces` as they are sent.

use crate::project;
use anyhow::{Context, Result};
use roxmltree::Document;
use std::fs;

const PIECES: &str = "art/pieces";
const PACKAGE: &str = "node_modules/lucide-static/icons";
const MARK: &str = "public/favicon.svg";

/// What the root of each piece says about all of its lines. Those of icons have the style of the page.
const LINES: [&str; 3] = ["stroke-width", "stroke-linecap", "stroke-linejoin"];

/// The icons by the names that the page gives them, and what the package calls them.
const ICONS: [(&str, &str); 38] = [
    ("alert", "triangle-alert"),
    ("appearance", "eclipse"),
    ("check", "check"),
    ("clear", "trash-2"),
    ("close", "x"),
    ("copy", "copy"),
    ("dice", "dices"),
    ("down", "chevron-down"),
    ("edit", "pencil"),
    ("eraser", "eraser"),
    ("first", "chevron-first"),
    ("flip", "arrow-up-down"),
    ("flip-sides", "arrow-left-right"),
    ("hand", "hand"),
    ("help", "circle-help"),
    ("info", "info"),
    ("keys", "keyboard"),
    ("language", "languages"),
    ("last", "chevron-last"),
    ("link", "link-2"),
    ("mirror-horizontal", "flip-vertical-2"),
    ("mirror-vertical", "flip-horizontal-2"),
    ("paste", "clipboard-paste"),
    ("pen", "pen"),
    ("picture", "image"),
    ("play", "play"),
    ("redo", "redo-2"),
    ("rotate", "rotate-cw"),
    ("share", "share-2"),
    ("shift-down", "arrow-down"),
    ("shift-left", "arrow-left"),
    ("shift-right", "arrow-right"),
    ("shift-up", "arrow-up"),
    ("start", "layout-grid"),
    ("swap-colors", "contrast"),
    ("symmetry", "grid-2x2"),
    ("transforms", "scaling"),
    ("undo", "undo-2"),
];

/// The pieces that were drawn for this page.
///
/// # Errors
///
/// A sentence that names the drawing which is missing or is no SVG.
pub fn pieces() -> Result<String> {
    Ok(sprite(&piece_symbols()?))
}

/// The same with the icons, and the page's own mark as `brand`: what the page carries.
///
/// # Errors
///
/// As [`pieces`].
pub fn page() -> Result<String> {
    let mut symbols = piece_symbols()?;
    for (name, file) in ICONS {
        symbols += &symbol(&format!("i-{name}"), &read(&format!("{PACKAGE}/{file}.svg"))?, &[])?;
    }
    symbols += &symbol("brand", &read(MARK)?, &[])?;
    Ok(sprite(&symbols))
}

fn sprite(symbols: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" display=\"none\">\n\
         <desc>Chess pieces by the authors of Forsyth, GPL-3.0-or-later</desc>\n{symbols}</svg>\n"
    )
}

fn piece_symbols() -> Result<String> {
    let mut symbols = String::new();
    for color in ["w", "b"] {
        for role in ["K", "Q", "R", "B", "N", "P"] {
            let name = format!("{color}{role}");
            symbols += &symbol(&name, &read(&format!("{PIECES}/{name}.svg"))?, &LINES)?;
        }
    }
    Ok(symbols)
}

fn read(file: &str) -> Result<String> {
    fs::read_to_string(project::root().join(file)).with_context(|| {
        format!("{file} is missing: `cargo xtask serve` installs what comes from npm, so does `npm ci`")
    })
}

/// The drawing of an SVG file as a symbol: its view box, its shapes, and of the attributes of its root those in `kept`.
fn symbol(id: &str, source: &str, kept: &[&str]) -> Result<String> {
    let document =
        Document::parse(source).with_context(|| format!("The drawing of {id} is not well-formed SVG"))?;
    let root = document.root_element();
    let view_box =
        root.attribute("viewBox").with_context(|| format!("The drawing of {id} has no viewBox"))?;
    let write = |name: &str, value: &str| format!(" {name}=\"{value}\"");
    let mut group = String::new();
    for name in kept {
        let value = root.attribute(*name).with_context(|| format!("The drawing of {id} has no {name}"))?;
        group += &write(name, value);
    }
    let mut shapes = String::new();
    for shape in root.children().filter(roxmltree::Node::is_element) {
        let attributes: String =
            shape.attributes().map(|attribute| write(attribute.name(), attribute.value())).collect();
        shapes += &format!("<{}{attributes}/>", shape.tag_name().name());
    }
    if !group.is_empty() {
        shapes = format!("<g{group}>{shapes}</g>");
    }
    Ok(format!("<symbol id=\"{id}\" viewBox=\"{view_box}\">{shapes}</symbol>\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_each_piece_once_on_the_same_square() {
        let sent = ["cburnett", "silhouettes"].map(|set| read(&format!("{PIECES}/{set}.svg")).unwrap());
        for sprite in [vec![pieces().unwrap()], sent.to_vec()].concat() {
            let document = Document::parse(&sprite).unwrap();
            let symbols: Vec<_> = document.descendants().filter(|node| node.has_tag_name("symbol")).collect();
            let names: Vec<_> = symbols.iter().filter_map(|symbol| symbol.attribute("id")).collect();
            assert_eq!(names.join(" "), "wK wQ wR wB wN wP bK bQ bR bB bN bP");
            assert!(symbols.iter().all(|symbol| symbol.attribute("viewBox") == Some("0 0 40 40")));
            // The policy of the page forbids styles in attributes, and the licences want the authors named.
            assert!(!sprite.contains("style=") && sprite.contains("<desc>Chess pieces "));
        }
    }

    #[test]
    fn white_and_black_have_the_same_outlines() {
        let sprite = pieces().unwrap();
        let document = Document::parse(&sprite).unwrap();
        let outline = |name: &str| {
            let symbol = document.descendants().find(|node| node.attribute("id") == Some(name)).unwrap();
            symbol.descendants().find_map(|node| node.attribute("d")).unwrap()
        };
        for role in ["K", "Q", "R", "B", "N", "P"] {
            assert_eq!(outline(&format!("w{role}")), outline(&format!("b{role}")), "{role}");
        }
    }

    #[test]
    fn a_drawing_becomes_a_symbol_with_what_is_kept_of_its_root() {
        let source = "<!-- licence --><svg class=\"x\" stroke-width=\"2\" viewBox=\"0 0 24 24\"><path d=\"M4 9\" /></svg>";
        let expected = "<symbol id=\"i-x\" viewBox=\"0 0 24 24\"><path d=\"M4 9\"/></symbol>\n";
        assert_eq!(symbol("i-x", source, &[]).unwrap(), expected);
        let kept = symbol("wK", source, &LINES[..1]).unwrap();
        assert!(kept.contains("\"><g stroke-width=\"2\"><path d=\"M4 9\"/></g></symbol>"), "{kept}");
        assert!(symbol("wK", source, &LINES).is_err(), "a drawing that lacks what the others have");
    }

    #[test]
    fn a_file_that_is_no_drawing_is_refused() {
        assert!(symbol("i-x", "<svg/>", &[]).is_err());
        assert!(symbol("i-x", "none", &[]).is_err());
    }
}
