//! The icons of the npm package `lucide-static`, and the page's own mark, as symbols of the sprite.

use crate::project;
use anyhow::{Context, Result};
use roxmltree::Document;
use std::fmt::Write;
use std::fs;

const SOURCE: &str = "node_modules/lucide-static/icons";

/// The icons by the names that the page gives them, and what the package calls them.
const ICONS: [(&str, &str); 32] = [
    ("alert", "triangle-alert"),
    ("appearance", "eclipse"),
    ("check", "check"),
    ("clear", "trash-2"),
    ("close", "x"),
    ("copy", "copy"),
    ("dice", "dices"),
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
    ("mirror-horizontal", "flip-vertical-2"),
    ("mirror-vertical", "flip-horizontal-2"),
    ("paste", "clipboard-paste"),
    ("pen", "pen"),
    ("redo", "redo-2"),
    ("rotate", "rotate-cw"),
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

/// Every icon as a `<symbol id="i-NAME">`, and the page's mark as `<symbol id="brand">`.
///
/// # Errors
///
/// A sentence that says what to do, when a drawing is missing or is no SVG.
pub fn symbols() -> Result<String> {
    let mut out = String::new();
    for (name, file) in ICONS {
        let path = project::root().join(SOURCE).join(format!("{file}.svg"));
        let source = fs::read_to_string(&path).with_context(|| {
            format!(
                "The icon {SOURCE}/{file}.svg is missing: `cargo xtask serve` installs it, so does `npm ci`"
            )
        })?;
        symbol(&mut out, &format!("i-{name}"), &source)?;
    }
    let mark = fs::read_to_string(project::root().join("public/favicon.svg"))
        .context("public/favicon.svg is missing")?;
    symbol(&mut out, "brand", &mark)?;
    Ok(out)
}

/// The drawing of an SVG file as a symbol: its view box and its shapes, nothing else.
fn symbol(out: &mut String, id: &str, source: &str) -> Result<()> {
    let document =
        Document::parse(source).with_context(|| format!("The drawing of {id} is not well-formed SVG"))?;
    let root = document.root_element();
    let view_box =
        root.attribute("viewBox").with_context(|| format!("The drawing of {id} has no viewBox"))?;
    write!(out, "<symbol id=\"{id}\" viewBox=\"{view_box}\">")?;
    for shape in root.children().filter(roxmltree::Node::is_element) {
        write!(out, "<{}", shape.tag_name().name())?;
        for attribute in shape.attributes() {
            write!(out, " {}=\"{}\"", attribute.name(), attribute.value())?;
        }
        out.push_str("/>");
    }
    out.push_str("</symbol>\n");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_becomes_a_symbol_without_its_dress() {
        let mut out = String::new();
        let source =
            "<!-- licence --><svg class=\"x\" width=\"24\" viewBox=\"0 0 24 24\"><path d=\"M4 9\" /></svg>";
        symbol(&mut out, "i-x", source).unwrap();
        assert_eq!(out, "<symbol id=\"i-x\" viewBox=\"0 0 24 24\"><path d=\"M4 9\"/></symbol>\n");
    }

    #[test]
    fn a_file_that_is_no_drawing_is_refused() {
        assert!(symbol(&mut String::new(), "i-x", "<svg/>").is_err());
        assert!(symbol(&mut String::new(), "i-x", "none").is_err());
    }
}
