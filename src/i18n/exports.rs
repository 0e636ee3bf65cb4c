//! Texts about exports: the names of text formats and sites, and the reasons why a site would refuse the position.

use super::{finding_sentence, messages, variant_name};
use crate::export::copy_form::CopyForm;
use crate::export::links::{Refusal, Refused, Site};
use crate::export::text::{TextForm, TextGroup};
use crate::legality::Variant;
use crate::position::Position;

/// The name of a text format.
pub fn text_form_name(form: TextForm) -> &'static str {
    let messages = messages();
    match form {
        TextForm::Ascii => messages.text_ascii(),
        TextForm::Unicode => messages.text_unicode(),
        TextForm::LatexChessboard => "LaTeX: chessboard",
        TextForm::LatexFenboard => "LaTeX: skak",
        TextForm::WikipediaEnglish => messages.text_wikipedia_english(),
        TextForm::WikipediaGerman => messages.text_wikipedia_german(),
        TextForm::WikipediaFrench => messages.text_wikipedia_french(),
        TextForm::Markdown => "Markdown",
        TextForm::HtmlImage => messages.text_html_image(),
        TextForm::HtmlTable => messages.text_html_table(),
        TextForm::Pgn => "PGN",
        TextForm::BbCode => messages.text_forum(),
        TextForm::Json => "JSON",
        TextForm::PiecesEnglish => messages.text_pieces_english(),
        TextForm::PiecesGerman => messages.text_pieces_german(),
        TextForm::PiecesFrench => messages.text_pieces_french(),
        TextForm::PiecesSpanish => messages.text_pieces_spanish(),
        TextForm::PiecesProblem => messages.text_pieces_problem(),
        TextForm::Popeye => "Popeye",
    }
}

/// The requirements of a text format where it is pasted, in a few words after its name. Empty for most formats.
pub fn text_form_note(form: TextForm) -> &'static str {
    let messages = messages();
    match form {
        TextForm::Ascii | TextForm::Unicode => messages.note_monospaced(),
        TextForm::LatexChessboard => messages.note_chessboard(),
        TextForm::LatexFenboard => messages.note_skak(),
        TextForm::Markdown | TextForm::HtmlImage => messages.note_picture_beside(),
        TextForm::HtmlTable => messages.note_table(),
        TextForm::Pgn => messages.note_pgn(),
        _ => "",
    }
}

/// The name of a form that the copy button gives.
pub fn copy_form_name(form: CopyForm) -> &'static str {
    let messages = messages();
    match form {
        CopyForm::Fen => "FEN",
        CopyForm::Link => messages.copy_form_link(),
        CopyForm::Picture => messages.picture(),
        CopyForm::Text(form) => text_form_name(form),
    }
}

/// What stands on the copy button for a form.
pub fn copy_form_words(form: CopyForm) -> String {
    match form {
        CopyForm::Fen => messages().copy_fen().into(),
        CopyForm::Link => messages().copy_link().into(),
        CopyForm::Picture => messages().copy_picture().into(),
        CopyForm::Text(form) => copy_text_label(form),
    }
}

/// The announcement that a form was copied.
pub fn copy_form_copied(form: CopyForm) -> String {
    match form {
        CopyForm::Link => messages().link_copied().into(),
        form => messages().form_copied(copy_form_name(form)),
    }
}

/// The name of a group of text formats.
pub fn text_group_name(group: TextGroup) -> &'static str {
    let messages = messages();
    match group {
        TextGroup::Diagrams => messages.group_diagrams(),
        TextGroup::Books => messages.group_books(),
        TextGroup::Wikipedia => messages.group_wikipedia(),
        TextGroup::Web => messages.group_web(),
        TextGroup::Programs => messages.group_programs(),
        TextGroup::Lists => messages.group_lists(),
    }
}

/// The label of the button that copies a text format.
pub fn copy_text_label(form: TextForm) -> String {
    messages().copy_form(text_form_name(form))
}

/// The announcement that a text format was copied.
pub fn text_copied(form: TextForm) -> String {
    messages().form_copied(text_form_name(form))
}

/// The label of the link to a site.
pub fn open_site_label(site: Site) -> String {
    messages().open_site(site_name(site))
}

/// The name of a site.
pub fn site_name(site: Site) -> &'static str {
    let messages = messages();
    match site {
        Site::LichessAnalysis => messages.site_lichess_analysis(),
        Site::LichessEditor => messages.site_lichess_editor(),
        Site::ChessCom => messages.site_chess_com(),
        Site::Syzygy => messages.site_syzygy(),
        Site::ChessDb => "ChessDB",
    }
}

/// The reason why a site would refuse the position, as a sentence.
pub fn refusal_sentence(refused: Refused, position: &Position) -> String {
    let messages = messages();
    match refused.reason {
        Refusal::Variant(Variant::Chess) => messages.refused_game(messages.refused_chess()),
        Refusal::Variant(Variant::Atomic) => messages.refused_game(messages.refused_atomic()),
        Refusal::Variant(variant) => messages.refused_game(variant_name(variant)),
        Refusal::TooManyMen { most, count } => messages.refused_men(count, most),
        Refusal::Castling => messages.refused_castling().into(),
        Refusal::Chess960 => messages.refused_chess960().into(),
        Refusal::Finding(finding) => finding_sentence(&finding, position),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::{Rules, findings};
    use crate::notation::read_lenient;

    #[test]
    fn every_form_and_site_has_a_name_of_its_own() {
        for (index, form) in TextForm::ALL.into_iter().enumerate() {
            assert!(
                TextForm::ALL[..index].iter().all(|other| text_form_name(*other) != text_form_name(form))
            );
            assert_eq!(copy_text_label(form), format!("Copy {}", text_form_name(form)));
        }
        for (index, site) in Site::ALL.into_iter().enumerate() {
            assert!(Site::ALL[..index].iter().all(|other| site_name(*other) != site_name(site)));
        }
    }

    #[test]
    fn a_refusal_is_a_sentence() {
        let position = read_lenient("4k3/8/8/8/8/8/8/K3K3 w - - 0 1").position;
        let refused = |reason| refusal_sentence(Refused { reason }, &position);
        let found = findings(&position, &Rules::STANDARD).remove(0);
        assert_eq!(refused(Refusal::Finding(found)), "White has 2 kings (a1 and e1). Each side has one.");
        assert_eq!(refused(Refusal::Variant(Variant::Horde)), "This site does not have Horde.");
        for reason in [Refusal::Castling, Refusal::Chess960, Refusal::TooManyMen { most: 7, count: 8 }] {
            assert!(refused(reason).ends_with('.'));
        }
    }
}
