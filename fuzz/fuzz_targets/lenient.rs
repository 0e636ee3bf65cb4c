//! Records: the lenient reader and the strict ones.

#![no_main]

use forsyth::notation::{Dialect, Reading, read, read_lenient, write};
use libfuzzer_sys::fuzz_target;

fn is_sound(text: &str, reading: &Reading) {
    let length = text.chars().count();
    for fault in &reading.faults {
        let fix = fault.fix.as_ref().map(|fix| fix.span);
        for span in [Some(fault.span), Some(fault.context), fix].into_iter().flatten() {
            assert!(span.start <= span.end && span.end <= length, "{fault:?}");
        }
    }
    let repairs = reading.repairs.iter().map(|repair| repair.span);
    for span in repairs.chain(reading.fields.into_iter().flatten()).chain(reading.tail) {
        assert!(span.start <= span.end && span.end <= length, "{span:?}");
    }
    if reading.is_well_formed() {
        let written = write(&reading.position);
        let again = read_lenient(&written);
        assert!(again.is_well_formed(), "{written}");
        assert_eq!(again.position, reading.position, "{written}");
    }
}

fuzz_target!(|text: &str| {
    is_sound(text, &read_lenient(text));
    for dialect in Dialect::ALL {
        is_sound(text, &read(text, dialect));
    }
});
