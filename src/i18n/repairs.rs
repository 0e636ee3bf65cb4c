//! Texts about the repairs of the lenient reader.

use super::lists::and_list;
use super::messages;
use crate::notation::{Reading, Repair, RepairKind, Span, write};

/// A repair: the end of the sentence "The editor …".
pub fn repair_sentence(kind: RepairKind) -> &'static str {
    let messages = messages();
    match kind {
        RepairKind::Invisible => messages.repair_invisible(),
        RepairKind::Spaces => messages.repair_spaces(),
        RepairKind::Typography => messages.repair_typography(),
        RepairKind::Figurines => messages.repair_figurines(),
        RepairKind::Wrapper => messages.repair_wrapper(),
        RepairKind::Link => messages.repair_link(),
        RepairKind::Percent => messages.repair_percent(),
        RepairKind::Underscores => messages.repair_underscores(),
        RepairKind::RanksJoined => messages.repair_ranks_joined(),
        RepairKind::Slashes => messages.repair_slashes(),
        RepairKind::OuterSlash => messages.repair_outer_slash(),
        RepairKind::DigitsAdded => messages.repair_digits_added(),
        RepairKind::Dots => messages.repair_dots(),
        RepairKind::Side => messages.repair_side(),
        RepairKind::Rights => messages.repair_rights(),
        RepairKind::Files => messages.repair_files(),
        RepairKind::Square => messages.repair_square(),
        RepairKind::Clock => messages.repair_clock(),
        RepairKind::Filled => messages.repair_filled(),
        RepairKind::Tail => messages.repair_tail(),
    }
}

/// "To read this, the editor read “W” as “w” and filled in the missing fields."
pub fn repairs_sentence(reading: &Reading, text: &str) -> String {
    let done = |repair: &Repair| match rewritten(reading, text, *repair) {
        Some((given, meant)) => messages().repair_read_as(&given, &meant),
        None if repair.kind == RepairKind::Filled => messages().repair_filled_with(assumed(reading)),
        None => repair_sentence(repair.kind).into(),
    };
    let done: Vec<String> = reading.repairs.iter().map(done).collect();
    messages().repairs(and_list(&done))
}

/// The values that were assumed for the missing fields.
fn assumed(reading: &Reading) -> String {
    let mut position = reading.position.clone();
    position.remaining_checks = None;
    let record = write(&position);
    let missing = record.split(' ').zip(&reading.fields).filter(|(_, field)| field.is_none());
    missing.map(|(value, _)| value).collect::<Vec<_>>().join(" ")
}

/// The text of a field and what it was read as, if a repair changed the value of a field.
fn rewritten(reading: &Reading, text: &str, repair: Repair) -> Option<(String, String)> {
    let is_value = matches!(
        repair.kind,
        RepairKind::Side | RepairKind::Rights | RepairKind::Files | RepairKind::Square | RepairKind::Clock
    );
    if !is_value {
        return None;
    }
    let within = |span: &Span| span.start <= repair.span.start && repair.span.end <= span.end;
    let field = reading.fields.iter().position(|span| span.as_ref().is_some_and(within))?;
    let span = reading.fields[field]?;
    let given: String = text.chars().skip(span.start).take(span.end - span.start).collect();
    let record = write(&reading.position);
    // The remaining checks of Three-check are before the clocks.
    let behind = field + usize::from(field > 3 && reading.position.remaining_checks.is_some());
    let meant = record.split(' ').nth(behind)?;
    (given != meant).then(|| (given, meant.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;

    #[test]
    fn a_repaired_value_is_shown_beside_the_one_that_was_given() {
        let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W";
        assert_eq!(
            repairs_sentence(&read_lenient(text), text),
            "To read this, the editor read “W” as “w” and filled in the missing fields: - - 0 1."
        );
    }
}
