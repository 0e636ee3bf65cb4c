//! Records: the lenient reader, the strict ones, that of EPD, and those of the piece letters of each language.

use forsyth::legality::{Rules, findings_with_last_move};
use forsyth::notation::{
    Dialect, Form, Language, Localised, Reading, read, read_epd, read_lenient, read_localised, write_epd,
    write_form,
};

use super::{reads_back, within};

/// Reads a text in every dialect that has English letters.
pub(crate) fn record(text: &str) {
    let lenient = read_lenient(text);
    is_sound(text, &lenient);
    for fault in &lenient.faults {
        for fix in &fault.fixes {
            let _ = read_lenient(&fix.apply(text));
        }
    }
    for dialect in Dialect::ALL {
        is_sound(text, &read(text, dialect));
    }
    let epd = read_epd(text);
    is_sound(text, &epd.reading);
    if epd.reading.is_well_formed() {
        let written = write_epd(&epd.reading.position, &epd.operations);
        assert_eq!(write_epd(&read_epd(&written).reading.position, &read_epd(&written).operations), written);
    }
    // Without operations: of those, one whose name is a single letter would be read as a field that was forgotten.
    for form in Form::ALL {
        let written = write_form(&lenient.position, "", form);
        assert!(read_lenient(&written).is_well_formed(), "{form:?}: {written}");
    }
    let rules = Rules { mode: lenient.position.detect_castling_mode(), ..Rules::STANDARD };
    for repair in findings_with_last_move(&lenient.position, &rules).iter().flat_map(|found| &found.repairs) {
        let repaired = repair.apply(&lenient.position);
        assert_ne!(repaired, lenient.position, "{repair:?} changes nothing");
        reads_back(&repaired);
    }
}

/// Reads a text with the letters of every language, and with those that it seems to have.
pub(crate) fn localised(text: &str) {
    for language in Language::ALL.map(Some).into_iter().chain([None]) {
        match read_localised(text, language) {
            Localised::Read(board) => {
                assert!(!board.languages.is_empty());
                assert!(board.reading.is_well_formed());
                is_sound(text, &board.reading);
            }
            Localised::Ambiguous(boards) => {
                assert!(boards.len() > 1 && language.is_none());
                for board in &boards {
                    is_sound(text, &board.reading);
                }
            }
            Localised::Unread(reading) => {
                assert!(!reading.is_well_formed());
                is_sound(text, &reading);
            }
        }
    }
}

/// Every place lies in the text, and a text without a fault has a position that reads back.
fn is_sound(text: &str, reading: &Reading) {
    let length = text.chars().count();
    for fault in &reading.faults {
        let fix = fault.fix().map(|fix| fix.span);
        [Some(fault.span), Some(fault.context), fix]
            .into_iter()
            .flatten()
            .for_each(|span| within(span, length));
    }
    let repairs = reading.repairs.iter().map(|repair| repair.span);
    repairs
        .chain(reading.fields.into_iter().flatten())
        .chain(reading.tail)
        .for_each(|span| within(span, length));
    reads_back(&reading.position);
}
