//! Cburnett's pieces from the npm package as a sprite of its own, which is fetched when it is chosen.
//!
//! It has the shape of the page's sprite: a `<symbol>` for each piece (`wK` … `bP`), 40 units wide and high.

use crate::project;
use anyhow::{Context, Result, anyhow};
use roxmltree::{Document, Node};
use std::fmt::Write;
use std::fs;

const SOURCE: &str = "node_modules/cm-chessboard/assets/pieces/standard.svg";

/// The licence wants the authors named, and a comment would not outlive the minifier.
const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" display=\"none\">\n\
    <desc>Chess pieces by Cburnett and Rfc1394, CC BY-SA 3.0, via cm-chessboard</desc>\n";

/// The sprite of the installed package.
///
/// # Errors
///
/// A sentence that says what to do, when the art is missing or is not what it was.
pub fn sprite() -> Result<String> {
    let source = fs::read_to_string(project::root().join(SOURCE)).with_context(|| {
        format!("The piece art {SOURCE} is missing: `cargo xtask serve` installs it, so does `npm ci`")
    })?;
    sprite_of(&source)
}

/// The sprite that is made from the package's one.
///
/// # Errors
///
/// When the source is not SVG, or lacks a piece.
fn sprite_of(source: &str) -> Result<String> {
    let document = Document::parse(source).context("The piece art is not well-formed SVG")?;
    let mut out = HEAD.to_owned();
    for color in ["w", "b"] {
        for role in ["K", "Q", "R", "B", "N", "P"] {
            let id = format!("{color}{}", role.to_lowercase());
            let group = document.descendants().find(|node| node.attribute("id") == Some(&id));
            let group = group.with_context(|| format!("The piece art has no group `{id}`"))?;
            write!(out, "<symbol id=\"{color}{role}\" viewBox=\"0 0 40 40\">")?;
            element(&mut out, group)?;
            out += "</symbol>\n";
        }
    }
    out += "</svg>\n";
    Ok(out)
}

fn element(out: &mut String, node: Node<'_, '_>) -> Result<()> {
    let name = node.tag_name().name();
    if !node.is_element() || ["title", "desc"].contains(&name) {
        return Ok(());
    }
    write!(out, "<{name}")?;
    // It is not seen, so it need not be painted.
    let unfilled = node.attribute("fill-opacity") == Some("0");
    for attribute in node.attributes() {
        let value = attribute.value();
        match attribute.name() {
            // The ids are all the same and name nothing; the policy of the page forbids styles in attributes.
            "id" | "style" | "fill-opacity" => {}
            "fill" if unfilled => out.push_str(" fill=\"none\""),
            "d" | "points" | "transform" => write!(out, " {}=\"{}\"", attribute.name(), shorten(value)?)?,
            key => match value.parse::<f64>() {
                Ok(number) => write!(out, " {key}=\"{}\"", round(number))?,
                Err(_) => write!(out, " {key}=\"{}\"", color(value))?,
            },
        }
    }
    if !node.children().any(|child| child.is_element()) {
        out.push_str("/>");
        return Ok(());
    }
    out.push('>');
    node.children().try_for_each(|child| element(out, child))?;
    write!(out, "</{name}>")?;
    Ok(())
}

fn color(value: &str) -> &str {
    match value {
        "#000000" => "#000",
        "#FFFFFF" => "#fff",
        other => other,
    }
}

/// A path, a list of points or of transforms with no more digits and blanks than it takes.
fn shorten(data: &str) -> Result<String> {
    let mut out = String::new();
    let mut rest = data;
    while let Some(first) = rest.chars().next() {
        let is_number = first.is_ascii_digit() || "+-.".contains(first);
        let length = if is_number { number_length(rest) } else { first.len_utf8() };
        let (token, after) = rest.split_at(length);
        rest = after;
        if is_number {
            let number = token.parse().map_err(|_| anyhow!("`{token}` in the piece art is no number"))?;
            if out.ends_with(|c: char| c.is_ascii_digit()) {
                out.push(' ');
            }
            out += &round(number);
        } else if !first.is_whitespace() && first != ',' {
            if out.ends_with(')') {
                out.push(' ');
            }
            out.push(first);
        }
    }
    Ok(out)
}

fn number_length(text: &str) -> usize {
    let mut before = ' ';
    let end = text.char_indices().find(|&(at, c)| {
        let sign = "+-".contains(c) && (at == 0 || "eE".contains(before));
        before = c;
        !(c.is_ascii_digit() || sign || ".eE".contains(c))
    });
    end.map_or(text.len(), |(at, _)| at)
}

/// To a tenth of a unit: off by an eighth of a pixel at most on a square of 100.
fn round(number: f64) -> String {
    let text = format!("{number:.1}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "-0" | "" => "0".to_owned(),
        _ => text.replacen("0.", ".", usize::from(text.starts_with("0.") || text.starts_with("-0."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source() -> String {
        let mut groups = String::new();
        for id in ["wk", "wq", "wr", "wb", "wn", "wp", "bk", "bq", "br", "bb", "bn", "bp"] {
            write!(
                groups,
                "<g id=\"{id}\" stroke=\"#000000\" transform=\"translate(5.000000, -5.5) rotate(1)\">
                <title>t</title><!-- c --><g id=\"Group\" fill=\"#FFFFFF\"><line x1=\"1.004\" x2=\"-0.001\" id=\"Shape\"/></g>
                <path d=\"M17.5714286,7.5 C-1.9e-06,0.5\n Z\" id=\"Shape\" style=\"fill:red\" fill-opacity=\"0\" fill=\"#000000\"/></g>"
            )
            .unwrap();
        }
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{groups}<g id=\"marker\"/></svg>")
    }

    #[test]
    fn a_group_becomes_a_symbol_without_what_nobody_sees() {
        let sprite = sprite_of(&source()).unwrap();
        let expected = "<symbol id=\"wK\" viewBox=\"0 0 40 40\"><g stroke=\"#000\" transform=\"translate(5 -5.5) rotate(1)\">\
            <g fill=\"#fff\"><line x1=\"1\" x2=\"0\"/></g><path d=\"M17.6 7.5C0 .5Z\" fill=\"none\"/></g></symbol>\n";
        assert!(sprite.contains(expected), "{sprite}");
        assert_eq!(sprite.matches("<symbol").count(), 12);
        for unwanted in ["Shape", "style", "title", "marker", "<!--"] {
            assert!(!sprite.contains(unwanted), "{unwanted}");
        }
        assert!(Document::parse(&sprite).is_ok());
    }

    #[test]
    fn art_that_lacks_a_piece_is_refused() {
        let error = sprite_of(&source().replace("\"bn\"", "\"xx\"")).unwrap_err().to_string();
        assert!(error.contains("`bn`"), "{error}");
        assert!(sprite_of("<svg").is_err());
    }

    #[test]
    fn numbers_keep_one_decimal() {
        let cases = [(1.0, "1"), (0.5, ".5"), (-0.5, "-.5"), (10.0, "10"), (-0.001, "0"), (100.126, "100.1")];
        for (number, text) in cases {
            assert_eq!(round(number), text);
        }
    }
}
