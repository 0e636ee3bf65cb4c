//! The forms that the copy button gives.

use super::text::TextForm::{self, self as F};

/// A form of the position for the clipboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CopyForm {
    /// What the text box shows.
    #[default]
    Fen,
    /// The link to the position.
    Link,
    /// The picture.
    Picture,
    /// A text form.
    Text(TextForm),
}

impl CopyForm {
    /// All forms, in the order of the menu.
    pub fn all() -> impl Iterator<Item = CopyForm> {
        let texts = TextForm::ALL.into_iter().map(CopyForm::Text);
        [CopyForm::Fen, CopyForm::Link, CopyForm::Picture].into_iter().chain(texts)
    }

    /// The stable name in the page (`data-copy`) and in the setting.
    pub const fn name(self) -> &'static str {
        match self {
            CopyForm::Fen => "fen",
            CopyForm::Link => "link",
            CopyForm::Picture => "picture",
            CopyForm::Text(F::LatexChessboard) => "latex",
            CopyForm::Text(form) => form.name(),
        }
    }

    /// The form with a name.
    pub fn named(name: &str) -> Option<CopyForm> {
        CopyForm::all().find(|form| form.name() == name)
    }

    /// The key of the form while the menu is open.
    pub const fn key(self) -> char {
        match self {
            CopyForm::Fen => 'f',
            CopyForm::Link => 'l',
            CopyForm::Picture => 'p',
            CopyForm::Text(form) => match form {
                F::Ascii => 'a',
                F::Unicode => 'u',
                F::LatexChessboard => 'x',
                F::LatexFenboard => 's',
                F::WikipediaEnglish => 'w',
                F::WikipediaGerman => 'd',
                F::WikipediaFrench => 'r',
                F::Markdown => 'm',
                F::HtmlImage => 'h',
                F::HtmlTable => 't',
                F::BbCode => 'b',
                F::Pgn => 'g',
                F::Json => 'j',
                F::PiecesEnglish => '1',
                F::PiecesGerman => '2',
                F::PiecesFrench => '3',
                F::PiecesSpanish => '4',
                F::PiecesProblem => '5',
                F::Popeye => 'o',
            },
        }
    }

    /// The form of a key, whatever its case.
    pub fn of_key(key: &str) -> Option<CopyForm> {
        CopyForm::all()
            .find(|form| key.chars().eq([form.key()]) || key.chars().eq([form.key().to_ascii_uppercase()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_keys_are_of_one_form_each() {
        for form in CopyForm::all() {
            assert_eq!(CopyForm::named(form.name()), Some(form));
            assert_eq!(CopyForm::of_key(&form.key().to_string()), Some(form));
            assert_eq!(CopyForm::of_key(&form.key().to_ascii_uppercase().to_string()), Some(form));
        }
        assert_eq!(CopyForm::all().count(), TextForm::ALL.len() + 3);
        for other in ["", "Escape", "ff", "é", "z"] {
            assert_eq!(CopyForm::of_key(other), None);
        }
        assert_eq!(CopyForm::named("word"), None);
    }
}
