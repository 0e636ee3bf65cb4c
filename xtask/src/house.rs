//! The pieces that were drawn for this page (`art/pieces`) as one small sprite, which the page carries.
//!
//! Each piece is a `<symbol>` named by colour and role (`wK` … `bP`), 40 units wide and high. The sprites of the other sets
//! have the same shape, so that any of them can take the place of this one.

use crate::project;
use anyhow::{Context, Result};
use roxmltree::Document;
use std::fmt::Write;
use std::fs;

const SOURCE: &str = "art/pieces";

/// What the root of each file says about all of its lines.
const LINES: [&str; 3] = ["stroke-width", "stroke-linecap", "stroke-linejoin"];

/// The sprite of the twelve files.
///
/// # Errors
///
/// A sentence that names the file which is missing, or is not drawn as the others.
pub fn sprite() -> Result<String> {
    let mut out = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" display=\"none\">\n<desc>Chess pieces by the authors of Forsyth, GPL-3.0-or-later</desc>\n",
    );
    for color in ["w", "b"] {
        for role in ["K", "Q", "R", "B", "N", "P"] {
            let file = format!("{SOURCE}/{color}{role}.svg");
            let source = fs::read_to_string(project::root().join(&file))
                .with_context(|| format!("{file} is missing"))?;
            symbol(&mut out, &format!("{color}{role}"), &source).with_context(|| file)?;
        }
    }
    out += "</svg>\n";
    Ok(out)
}

fn symbol(out: &mut String, name: &str, source: &str) -> Result<()> {
    let document = Document::parse(source)?;
    let root = document.root_element();
    let is_square = root.attribute("viewBox") == Some("0 0 40 40");
    is_square.then_some(()).context("it is not drawn on 40 by 40 units")?;
    write!(out, "<symbol id=\"{name}\" viewBox=\"0 0 40 40\"><g")?;
    for attribute in LINES {
        let value = root.attribute(attribute).with_context(|| format!("its root has no {attribute}"))?;
        write!(out, " {attribute}=\"{value}\"")?;
    }
    out.push('>');
    for path in root.children().filter(roxmltree::Node::is_element) {
        path.has_tag_name("path").then_some(()).context("something in it is no path")?;
        write!(out, "<path")?;
        for attribute in path.attributes() {
            write!(out, " {}=\"{}\"", attribute.name(), attribute.value())?;
        }
        out.push_str("/>");
    }
    out.push_str("</g></symbol>\n");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sprite_has_each_piece_once() {
        let sprite = sprite().unwrap();
        let document = Document::parse(&sprite).unwrap();
        let names: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        assert_eq!(names.join(" "), "wK wQ wR wB wN wP bK bQ bR bB bN bP");
        assert!(sprite.contains("<g stroke-width=\"1.4\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path fill=\"#fffaf0\""));
    }

    #[test]
    fn white_and_black_have_the_same_outlines() {
        let sprite = sprite().unwrap();
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
    fn what_is_drawn_otherwise_is_refused() {
        let refused = |source: &str| symbol(&mut String::new(), "wK", source).unwrap_err().to_string();
        assert!(refused("<svg viewBox='0 0 45 45'/>").contains("40 by 40"));
        assert!(refused("<svg viewBox='0 0 40 40'/>").contains("stroke-width"));
        let lines = "stroke-width='1' stroke-linecap='round' stroke-linejoin='round'";
        assert!(refused(&format!("<svg viewBox='0 0 40 40' {lines}><script/></svg>")).contains("no path"));
    }
}
