//! Every function that makes words of a value works in every language.

use super::*;
use crate::editor::Document;
use crate::editor::keys::Announcement;
use crate::export::text::TextForm;
use crate::i18n::*;
use crate::legality::{Rules, findings_with_last_move, verdict};
use crate::marks::{MarkColor, Marks};
use crate::notation::{Field, Form, Language, read_lenient};
use crate::position::{Color, File, Rank, Role, Square};

const FENS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/8/8/3pP3/8/8/7P/R3K2R w KQkq d6 0 1",
    "8/8/8/8/8/8/8/8 b - - 0 1",
    "4k1rr/8/8/8/8/8/8/4K1RR[QNNp] w KGkg - 3+1 150 1",
    "KKk5/pppppppp/Pp6/8/8/8/8/PPPPPPPP b KQkq e3 200 7",
    "rnbqkbnr/ppppxppp/8/7/8/8/PPPPPPPP/RNBQKBNR x KQkq z9 0 0",
    "8/8//8 W Qk \u{202E}",
    "",
];

fn in_every_language(check: impl Fn()) {
    for language in LANGUAGES {
        assert!(set_language(language) && current_language() == language);
        check();
    }
}

#[test]
fn a_position_is_described() {
    in_every_language(|| {
        for fen in FENS {
            let position = read_lenient(fen).position;
            let marks = Marks::read_link("Ga1a2,rb7,Bc3").0;
            assert!(picture_alt(&position, &marks, Color::Black).ends_with('.'));
            for rank in Rank::ALL {
                assert!(!help::rank_meaning(position.board(), rank).is_empty());
                assert!(rank_announcement(&position, rank).ends_with('.'));
            }
            for file in File::ALL {
                assert!(file_announcement(&position, file).ends_with('.'));
            }
            let document = Document::given(position.clone());
            for field in Field::RECORD {
                assert!(!help::meaning(&document, &position, field).is_empty());
                assert!(!field_sentence(field).is_empty());
            }
            for other in FENS {
                let other = read_lenient(other).position;
                assert_eq!(change_sentence(&position, &other).is_empty(), position == other);
            }
        }
    });
}

#[test]
fn faults_and_repairs_of_a_text_are_explained() {
    in_every_language(|| {
        for fen in FENS {
            let reading = read_lenient(fen);
            assert!(!text_announcement(fen, &reading).is_empty());
            assert!(!repairs_sentence(&reading, fen).is_empty());
            assert!(!new_faults_sentence(&reading, fen).is_empty());
            for fault in &reading.faults {
                assert!(numbered_fault_announcement(1, 2, fault, fen).len() > 20);
                assert!(fault.fixes.iter().all(|fix| !fix_label(fault, fix, fen).is_empty()));
            }
        }
    });
}

#[test]
fn findings_and_their_repairs_are_explained() {
    in_every_language(|| {
        for fen in FENS {
            let position = read_lenient(fen).position;
            let findings = findings_with_last_move(&position, &Rules::STANDARD);
            assert!(findings_announcement(verdict(&findings), &findings, &position).ends_with('.'));
            for repair in findings.iter().flat_map(|finding| &finding.repairs) {
                assert!(!repair_label(repair, &position).is_empty());
            }
        }
    });
}

#[test]
fn everything_that_can_be_chosen_has_a_name() {
    in_every_language(|| {
        for (color, role) in Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role))) {
            assert!(!piece_label(role.of(color)).is_empty());
            assert!(!square_sentence(Square::E4, Some(role.of(color))).is_empty());
            assert!(!in_hand_count(role.of(color), 2).is_empty());
        }
        let names = [
            Form::ALL.map(form_name).to_vec(),
            Announcement::ALL.map(read_aloud_label).to_vec(),
            TextForm::ALL.map(text_form_name).to_vec(),
            about_text().to_vec(),
        ];
        assert!(names.concat().iter().all(|name| !name.is_empty()));
        for color in MarkColor::ALL {
            assert!(!pen_color_label(color).is_empty());
        }
        assert!(Language::ALL.into_iter().all(|language| !language_name(language).is_empty()));
    });
}
