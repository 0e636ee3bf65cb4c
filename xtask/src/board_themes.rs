//! The colours of the boards as custom properties of CSS, made of the table that pictures have theirs from.

use forsyth::export::picture::ColorScheme;
use forsyth::export::svg::BoardColors;

/// A rule for each board; `[data-colors]` stands on the root, or on a sample of the board.
pub(crate) fn colors() -> String {
    let rules = |around: &str, colors: fn(ColorScheme) -> Option<BoardColors<'static>>| {
        ColorScheme::ALL
            .into_iter()
            .filter_map(|(scheme, name)| {
                let chosen = format!("[data-colors=\"{name}\"]");
                let selector =
                    if around.is_empty() { chosen } else { format!("{around}{chosen}, {around} {chosen}") };
                Some(rule(&selector, scheme, colors(scheme)?))
            })
            .collect::<String>()
    };
    let day = rules("", ColorScheme::colors);
    let night = rules(":root[data-theme=\"dark\"]", ColorScheme::dark_colors);
    let system = rules(":root:not([data-theme=\"light\"])", ColorScheme::dark_colors);
    format!("@layer theme {{\n{day}{night}@media (prefers-color-scheme: dark) {{\n{system}}}\n}}\n")
}

fn rule(selector: &str, scheme: ColorScheme, colors: BoardColors<'_>) -> String {
    let hatch = if scheme == ColorScheme::Print { "#000" } else { "transparent" };
    let BoardColors { light, dark, on_light, on_dark, .. } = colors;
    format!(
        "{selector} {{ --square-light: {light}; --square-dark: {dark}; --coordinate-on-light: {on_light}; \
         --coordinate-on-dark: {on_dark}; --hatch-ink: {hatch}; }}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    #[test]
    fn every_board_has_a_rule_for_day_and_night() {
        let css = colors();
        for (scheme, name) in ColorScheme::ALL {
            let count = css.matches(&format!("[data-colors=\"{name}\"] {{")).count();
            assert_eq!(count, if scheme == ColorScheme::Board { 0 } else { 3 }, "{name}");
        }
        assert_eq!(css.matches('{').count(), css.matches('}').count());
    }

    /// The first load has the board that everybody begins with, and takes it from nowhere else.
    #[test]
    fn the_usual_board_is_the_one_of_the_tokens() {
        let tokens = std::fs::read_to_string(project::root().join("style/tokens.css")).unwrap();
        for (colors, times) in [(ColorScheme::Brown.colors(), 1), (ColorScheme::Brown.dark_colors(), 2)] {
            let BoardColors { light, dark, on_light, on_dark, .. } = colors.unwrap();
            for declaration in [
                format!("--square-light: {light};"),
                format!("--square-dark: {dark};"),
                format!("--coordinate-on-light: {on_light};"),
                format!("--coordinate-on-dark: {on_dark};"),
            ] {
                assert_eq!(tokens.matches(&declaration).count(), times, "{declaration}");
            }
        }
    }
}
