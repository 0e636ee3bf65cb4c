//! Language tags.

use super::LANGUAGES;

/// The language of the page for a language tag such as `de-AT`; none if the page does not have it.
pub fn language_of_tag(tag: &str) -> Option<&'static str> {
    let tag = tag.get(..2)?;
    LANGUAGES.into_iter().find(|known| tag.eq_ignore_ascii_case(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_and_case_do_not_count() {
        assert_eq!(language_of_tag("DE-at"), Some("de"));
        assert_eq!(language_of_tag("en"), Some("en"));
        assert_eq!([language_of_tag("xx"), language_of_tag("d"), language_of_tag("éa")], [None; 3]);
    }
}
