//! Drawings of pieces in a sprite.

/// The SVG of a piece with a name such as `wK` in a sprite with elements `<symbol id="wK" viewBox="0 0 40 40">…</symbol>`.
/// None if the sprite does not have it.
pub fn symbol<'a>(sprite: &'a str, name: &str) -> Option<&'a str> {
    let head = ["<symbol id=\"", name, "\" viewBox=\"0 0 40 40\">"].concat();
    let (_, behind) = sprite.split_once(&head)?;
    behind.split_once("</symbol>").map(|(drawing, _)| drawing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_found_in_its_sprite() {
        let sprite = "<svg><symbol id=\"wK\" viewBox=\"0 0 40 40\"><path d=\"M1\"/></symbol>\n<symbol id=\"bK\" viewBox=\"0 0 40 40\"><g/></symbol></svg>";
        assert_eq!(symbol(sprite, "wK"), Some("<path d=\"M1\"/>"));
        assert_eq!(symbol(sprite, "bK"), Some("<g/>"));
        assert_eq!(symbol(sprite, "wQ"), None);
        assert_eq!(symbol("<symbol id=\"wK\" viewBox=\"0 0 40 40\">", "wK"), None);
    }
}
