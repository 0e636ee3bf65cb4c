//! The colour schemes, piece sets, orientations and coordinates among which a user chooses.

use crate::export::svg::{BoardColors, Coordinates};
use crate::position::Color;

/// The colours of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ColorScheme {
    /// The colours of the board on the page in its current theme.
    #[default]
    Board,
    /// Browns.
    Brown,
    /// Blues.
    Blue,
    /// Greens.
    Green,
    /// Greys.
    Grey,
    /// High contrast, for people with low vision and for projectors.
    Contrast,
    /// Black on white with hatched dark squares, as in books.
    Print,
}

impl ColorScheme {
    /// All values with their stable names, in the order in which the page offers them.
    pub const ALL: [(ColorScheme, &'static str); 7] = [
        (ColorScheme::Board, "board"),
        (ColorScheme::Brown, "brown"),
        (ColorScheme::Blue, "blue"),
        (ColorScheme::Green, "green"),
        (ColorScheme::Grey, "grey"),
        (ColorScheme::Contrast, "contrast"),
        (ColorScheme::Print, "print"),
    ];

    /// The colours; none for [`ColorScheme::Board`], which are those of the page.
    pub const fn colors(self) -> Option<BoardColors<'static>> {
        let (light, dark, on_light, on_dark) = match self {
            ColorScheme::Board => return None,
            ColorScheme::Print => return Some(BoardColors::PRINT),
            ColorScheme::Brown => return Some(BoardColors::PAGE),
            ColorScheme::Blue => ("#dee7ee", "#4a7096", "#355878", "#fff"),
            ColorScheme::Green => ("#ebecd0", "#55793f", "#466634", "#fff"),
            ColorScheme::Grey => ("#e4e4e4", "#707070", "#565656", "#fff"),
            ColorScheme::Contrast => ("#fff", "#2a6cb0", "#000", "#fff"),
        };
        Some(BoardColors { light, dark, on_light, on_dark, ..BoardColors::PAGE })
    }

    /// The colours of the board in the dark theme. They are a little darker, but still have enough contrast to black pieces.
    pub const fn dark_colors(self) -> Option<BoardColors<'static>> {
        let (light, dark, on_light, on_dark) = match self {
            ColorScheme::Board => return None,
            ColorScheme::Brown => ("#d8c3a0", "#7d573c", "#5f3d26", "#f6e6cc"),
            ColorScheme::Blue => ("#c3d0db", "#436688", "#2a4a66", "#f2f7fb"),
            ColorScheme::Green => ("#cfd1b3", "#4d6e39", "#38522a", "#f7f9ea"),
            ColorScheme::Grey => ("#d2d2d2", "#656565", "#454545", "#fafafa"),
            ColorScheme::Contrast => ("#f0f0f0", "#2767a9", "#000", "#fff"),
            ColorScheme::Print => ("#dedcd8", "#dedcd8", "#000", "#000"),
        };
        Some(BoardColors { light, dark, on_light, on_dark, ..BoardColors::PAGE })
    }
}

/// A set of drawings of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceSet {
    /// The set of the board on the page.
    #[default]
    Board,
    /// The set that was drawn for Forsyth.
    Forsyth,
    /// The set by Colin M. L. Burnett, which Wikipedia and Lichess use.
    Cburnett,
    /// Filled outlines.
    Silhouettes,
}

impl PieceSet {
    /// All values with their stable names, in the order in which the page offers them.
    pub const ALL: [(PieceSet, &'static str); 4] = [
        (PieceSet::Board, PieceSet::Board.name()),
        (PieceSet::Forsyth, PieceSet::Forsyth.name()),
        (PieceSet::Cburnett, PieceSet::Cburnett.name()),
        (PieceSet::Silhouettes, PieceSet::Silhouettes.name()),
    ];

    /// The stable name.
    pub const fn name(self) -> &'static str {
        match self {
            PieceSet::Board => "board",
            PieceSet::Forsyth => "house",
            PieceSet::Cburnett => "cburnett",
            PieceSet::Silhouettes => "silhouettes",
        }
    }

    /// The set with a name.
    pub fn named(name: &str) -> Option<PieceSet> {
        PieceSet::ALL.into_iter().find(|(_, other)| *other == name).map(|(set, _)| set)
    }
}

/// The side at the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bottom {
    /// The same side as on the board of the page.
    #[default]
    Board,
    /// White.
    White,
    /// Black.
    Black,
}

impl Bottom {
    /// All values with their stable names, in the order in which the page offers them.
    pub const ALL: [(Bottom, &'static str); 3] =
        [(Bottom::Board, "board"), (Bottom::White, "white"), (Bottom::Black, "black")];

    /// The side at the bottom of the picture. `board` is the side at the bottom of the board on the page.
    pub const fn side(self, board: Color) -> Color {
        match self {
            Bottom::Board => board,
            Bottom::White => Color::White,
            Bottom::Black => Color::Black,
        }
    }
}

/// The places of coordinates with their stable names, in the order in which the page offers them.
pub const COORDINATES: [(Coordinates, &str); 3] =
    [(Coordinates::Inside, "inside"), (Coordinates::Outside, "outside"), (Coordinates::None, "none")];

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of a colour (WCAG 2.2).
    fn luminance(color: &str) -> f64 {
        let digits = color.trim_start_matches('#');
        let step = digits.len() / 3;
        let part = |index: usize| {
            let text = digits[index * step..(index + 1) * step].repeat(3 - step);
            let value = f64::from(u8::from_str_radix(&text, 16).expect("two digits")) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn coordinates_and_pieces_have_enough_contrast_in_every_scheme() {
        assert!((contrast("#000", "#ffffff") - 21.0).abs() < 0.01);
        for (scheme, name) in ColorScheme::ALL {
            for colors in [scheme.colors(), scheme.dark_colors()].into_iter().flatten() {
                for (on, under) in [
                    (colors.on_light, colors.light),
                    (colors.on_dark, colors.dark),
                    (colors.ink, colors.paper),
                ] {
                    let ratio = contrast(on, under);
                    assert!(ratio >= 4.5, "{name}: {on} on {under} has {ratio:.2}");
                }
                // The outline of every piece of ours; the other sets have a darker one.
                for under in [colors.light, colors.dark] {
                    let ratio = contrast("#100e0c", under);
                    assert!(ratio >= 3.0, "{name}: pieces on {under} have {ratio:.2}");
                }
            }
        }
        let [most, next] = [ColorScheme::Contrast, ColorScheme::Blue].map(|scheme| {
            let colors = scheme.colors().expect("its own colours");
            contrast(colors.light, colors.dark)
        });
        assert!(most > next, "{most:.2} {next:.2}");
    }
}
