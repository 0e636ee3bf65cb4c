//! Every row of the corpus that is about findings, the last move, repairs, en passant and start positions.

use forsyth::legality::{FindingKind, LastMove, Rules, Verdict, findings, last_move, repaired, verdict};
use forsyth::position::{CastlingMode, Position};

use super::support::Table;
use super::{every_repair_helps, position, rules};

fn rules_of(mode: &str) -> Rules {
    rules(CastlingMode::from_chess960(mode == "chess960"))
}

#[test]
fn findings_repaired_text_and_last_move_of_every_row() {
    let Some(table) = Table::open("legality.tsv") else { return };
    let (mut count, mut decided, mut repairs) = (0, 0, 0);
    for row in table.rows() {
        let (record, rules) = (position(row.get("fen")), rules_of(row.get("mode")));
        let found: Vec<&str> = findings(&record, &rules).iter().map(|finding| finding.kind.name()).collect();
        let found = if found.is_empty() { "none".to_owned() } else { found.join(",") };
        assert_eq!(found, row.get("findings"), "{} {}", row.get("id"), row.get("fen"));
        assert_eq!(
            repaired(&record, &rules),
            position(row.get("repaired")),
            "{} {}",
            row.get("id"),
            row.get("fen")
        );
        let expected = match row.get("last_move") {
            "yes" => Some(LastMove::Possible),
            "no" => Some(LastMove::Impossible),
            _ => None,
        };
        if let Some(expected) = expected {
            assert_eq!(last_move(&record, &rules), expected, "{} {}", row.get("id"), row.get("fen"));
            decided += 1;
        }
        repairs += every_repair_helps(&record, rules);
        count += 1;
    }
    assert!(
        count > 1000 && decided > 500 && repairs > 1000,
        "{count} rows, {decided} decided, {repairs} repairs"
    );
}

#[test]
fn an_impossible_check_has_no_last_move_where_that_is_decided() {
    let Some(table) = Table::open("legality.tsv") else { return };
    for row in table.rows() {
        let (record, rules) = (position(row.get("fen")), rules_of(row.get("mode")));
        let is_impossible =
            |finding: &forsyth::legality::Finding| finding.kind == FindingKind::ImpossibleCheck;
        if findings(&record, &rules).iter().any(is_impossible) {
            assert_ne!(
                last_move(&record, &rules),
                LastMove::Possible,
                "{} {}",
                row.get("id"),
                row.get("fen")
            );
        }
    }
}

#[test]
fn what_a_game_has_led_to_is_legal_and_has_a_last_move() {
    let Some(table) = Table::open("differential.tsv.gz") else { return };
    for row in table.rows().filter(|row| matches!(row.get("kind"), "std" | "960" | "dfrc")) {
        let record = position(row.get("fen"));
        let rules = rules(record.detect_castling_mode());
        assert_eq!(verdict(&findings(&record, &rules)), Verdict::Legal, "{}", row.get("fen"));
        assert_eq!(last_move(&record, &rules), LastMove::Possible, "{}", row.get("fen"));
    }
}

#[test]
fn start_positions_have_their_numbers() {
    let Some(table) = Table::open("chess960.tsv") else { return };
    for row in table.rows() {
        let number: u16 = row.get("number").parse().unwrap();
        let start = Position::start_position(number, number).unwrap();
        for column in ["xfen", "shredder"] {
            assert_eq!(start, position(row.get(column)), "{number}");
        }
        assert_eq!(start.start_numbers(), Some((number, number)));
        assert_eq!(findings(&start, &Rules::CHESS960), []);
        assert_eq!(last_move(&start, &Rules::CHESS960), LastMove::Possible);
    }
}

#[test]
fn double_fischer_random_positions_have_two_numbers() {
    let Some(table) = Table::open("dfrc.tsv") else { return };
    for row in table.rows() {
        let numbers = (row.get("white").parse().unwrap(), row.get("black").parse().unwrap());
        for column in ["xfen", "shredder"] {
            assert_eq!(position(row.get(column)).start_numbers(), Some(numbers), "{}", row.get(column));
        }
        assert_eq!(Position::start_position(numbers.0, numbers.1), Some(position(row.get("xfen"))));
    }
}
