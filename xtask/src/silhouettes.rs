//! A set of silhouettes: the solid chess icons of the npm package Font Awesome Free as a sprite of its own, which is
//! fetched when it is chosen.
//!
//! It has the shape of the page's sprite: a `<symbol>` for each piece (`wK` … `bP`), 40 units wide and high.

use crate::project;
use anyhow::{Context, Result};
use roxmltree::Document;
use std::fmt::Write;
use std::fs;

const SOURCE: &str = "node_modules/@fortawesome/fontawesome-free/svgs/solid";

/// The roles by their letters and by the names of the icons.
const ROLES: [(char, &str); 6] =
    [('K', "king"), ('Q', "queen"), ('R', "rook"), ('B', "bishop"), ('N', "knight"), ('P', "pawn")];

/// The licence wants the authors named and changes told.
const HEAD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" display=\"none\">\n\
    <desc>Chess pieces from Font Awesome Free by Fonticons, Inc., CC BY 4.0, with outlines added</desc>\n";

/// The sprite of the installed package.
///
/// # Errors
///
/// A sentence that says what to do, when an icon is missing or is not what it was.
pub fn sprite() -> Result<String> {
    sprite_of(|name| {
        let file = format!("{SOURCE}/chess-{name}.svg");
        fs::read_to_string(project::root().join(&file)).with_context(|| {
            format!("The piece art {file} is missing: `cargo xtask serve` installs it, so does `npm ci`")
        })
    })
}

fn sprite_of(source: impl Fn(&str) -> Result<String>) -> Result<String> {
    let mut out = HEAD.to_owned();
    for (color, fill) in [('w', "#fff"), ('b', "#000")] {
        for (letter, name) in ROLES {
            let source = source(name)?;
            let document = Document::parse(&source)
                .with_context(|| format!("The icon {name} is not well-formed SVG"))?;
            let (left, path) = icon(&document).with_context(|| {
                format!("The icon {name} is no longer one path in a box of 512 units of height")
            })?;
            writeln!(
                out,
                "<symbol id=\"{color}{letter}\" viewBox=\"0 0 40 40\"><path fill=\"{fill}\" stroke=\"#000\" \
                 stroke-width=\"20\" stroke-linejoin=\"round\" transform=\"translate({left} 5)scale(.0625)\" d=\"{path}\"/></symbol>"
            )?;
        }
    }
    out += "</svg>\n";
    Ok(out)
}

/// Where the icon begins on the square, and its path. A sixteenth as large it stands from 3 to 37 units, for its drawing
/// begins 32 units above its box.
fn icon<'a>(document: &'a Document<'_>) -> Option<(f64, &'a str)> {
    let view_box = document.root_element().attribute("viewBox")?;
    let numbers: Vec<f64> = view_box.split(' ').map_while(|number| number.parse().ok()).collect();
    let [_, _, width, 512.0] = numbers[..] else { return None };
    let mut paths = document.descendants().filter(|node| node.has_tag_name("path"));
    let path = paths.next()?.attribute("d")?;
    paths.next().is_none().then_some((20.0 - width / 32.0, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(view_box: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view_box}\"><!-- c --><path fill=\"currentColor\" d=\"M1 2z\"/></svg>"
        )
    }

    #[test]
    fn an_icon_becomes_a_piece_of_each_colour_in_the_middle_of_its_square() {
        let sprite = sprite_of(|_| Ok(source("0 0 448 512"))).unwrap();
        let expected = "<symbol id=\"bN\" viewBox=\"0 0 40 40\"><path fill=\"#000\" stroke=\"#000\" stroke-width=\"20\" \
            stroke-linejoin=\"round\" transform=\"translate(6 5)scale(.0625)\" d=\"M1 2z\"/></symbol>\n";
        assert!(sprite.contains(expected), "{sprite}");
        assert!(sprite.contains("<symbol id=\"wK\"") && sprite.contains("fill=\"#fff\""));
        assert_eq!(sprite.matches("<symbol").count(), 12);
        assert!(Document::parse(&sprite).is_ok());
    }

    #[test]
    fn an_icon_of_another_shape_is_refused() {
        let error = sprite_of(|_| Ok(source("0 0 24 24"))).unwrap_err().to_string();
        assert!(error.contains("king"), "{error}");
        assert!(sprite_of(|_| Ok("<svg".to_owned())).is_err());
    }
}
