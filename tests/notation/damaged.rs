//! Records of games that are damaged by one edit: the undamaged one is among the first two offers.
//!
//! The share is printed for each kind of edit.

use std::collections::BTreeMap;

use forsyth::legality::{Rules, Verdict, findings_with_last_move, one_for_each_cause, verdict};
use forsyth::notation::{read_lenient, write};
use forsyth::position::Position;
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Move, Position as _, Role};

/// Numbers that look random and are the same each time (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % end as u64) as usize
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// How much a move is like one that people play: captures of what is worth it, castling, and pieces that come out;
/// kings stay at home.
fn appeal(position: &Chess, played: Move) -> usize {
    let value = |role: Role| [1usize, 3, 3, 5, 9, 0][usize::from(role) - 1];
    let mut appeal = 12;
    if let Some(taken) = played.capture() {
        let covered = position.board().attacks_to(played.to(), !position.turn(), position.board().occupied());
        let lost = if covered.any() { value(played.role()) } else { 0 };
        appeal += (8 * value(taken)).saturating_sub(4 * lost);
    } else {
        let covered = position.board().attacks_to(played.to(), !position.turn(), position.board().occupied());
        if covered.any() && played.role() != Role::Pawn {
            appeal = 3;
        }
    }
    if played.is_castle() {
        return 80;
    }
    match played.role() {
        Role::King => appeal / 4 + 1,
        Role::Knight | Role::Bishop
            if played.from().is_some_and(|from| from.rank() == position.turn().backrank()) =>
        {
            appeal * 3
        }
        Role::Rook | Role::Queen if position.fullmoves().get() < 10 => appeal / 2 + 1,
        _ => appeal,
    }
}

/// Records from games like those of people, one of each game.
fn record(numbers: &mut Numbers) -> String {
    let mut position = Chess::default();
    for _ in 0..numbers.below(90) {
        let moves = position.legal_moves();
        let appeals: Vec<usize> = moves.iter().map(|played| appeal(&position, *played)).collect();
        let sum: usize = appeals.iter().sum();
        if sum == 0 {
            break;
        }
        let mut at = numbers.below(sum);
        let Some(chosen) = appeals.iter().position(|appeal| {
            let is_here = at < *appeal;
            at = at.saturating_sub(*appeal);
            is_here
        }) else {
            break;
        };
        position.play_unchecked(moves[chosen]);
    }
    Fen::from_position(&position, EnPassantMode::Legal).to_string()
}

/// The kinds of edits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Edit {
    DigitLost,
    DigitWrong,
    DigitTwice,
    SlashLost,
    SlashTwice,
    SlashWrong,
    Exchanged,
    SpaceLost,
    RankLost,
    RankTwice,
    FieldLost,
    FieldTwice,
    FieldsExchanged,
    Stray,
    SideWrong,
    RightWrong,
    SquareCut,
    ManTwice,
    ManLost,
    ManWrong,
}

/// The edits that take no man away. They are what is asked for: which man was lost, nobody can know.
const HARMLESS: [Edit; 18] = [
    Edit::DigitLost,
    Edit::DigitWrong,
    Edit::DigitTwice,
    Edit::SlashLost,
    Edit::SlashTwice,
    Edit::SlashWrong,
    Edit::Exchanged,
    Edit::SpaceLost,
    Edit::RankLost,
    Edit::RankTwice,
    Edit::FieldLost,
    Edit::FieldTwice,
    Edit::FieldsExchanged,
    Edit::Stray,
    Edit::SideWrong,
    Edit::RightWrong,
    Edit::SquareCut,
    Edit::ManTwice,
];

const HARMFUL: [Edit; 2] = [Edit::ManLost, Edit::ManWrong];

/// The record after an edit of this kind at some place; none if it has no such place.
fn damaged(record: &str, edit: Edit, numbers: &mut Numbers) -> Option<String> {
    let mut text: Vec<char> = record.chars().collect();
    let board = record.find(' ')?;
    let places = |is: &dyn Fn(usize, char) -> bool| -> Vec<usize> {
        text.iter().enumerate().filter(|(at, c)| is(*at, **c)).map(|(at, _)| at).collect()
    };
    let digits = places(&|at, c| at < board && c.is_ascii_digit());
    let men = places(&|at, c| at < board && c.is_ascii_alphabetic());
    let slashes = places(&|_, c| c == '/');
    let some = |places: &[usize], numbers: &mut Numbers| (!places.is_empty()).then(|| numbers.one(places));
    match edit {
        Edit::DigitLost => {
            text.remove(some(&digits, numbers)?);
        }
        Edit::DigitWrong => {
            let at = some(&digits, numbers)?;
            text[at] = numbers.one(&['1', '2', '3', '4', '5', '6', '7', '8', '9']);
        }
        Edit::DigitTwice => {
            let at = some(&digits, numbers)?;
            text.insert(at, text[at]);
        }
        Edit::SlashLost => {
            text.remove(some(&slashes, numbers)?);
        }
        Edit::SlashTwice => {
            let at = some(&slashes, numbers)?;
            text.insert(at, '/');
        }
        Edit::SlashWrong => {
            let at = some(&slashes, numbers)?;
            text[at] = numbers.one(&[' ', '.', '-', ',', '7', '?']);
        }
        Edit::Exchanged => {
            let at = numbers.below(text.len() - 1);
            text.swap(at, at + 1);
        }
        Edit::SpaceLost => {
            let spaces = places(&|_, c| c == ' ');
            text.remove(some(&spaces, numbers)?);
        }
        Edit::RankLost | Edit::RankTwice => return with_other_ranks(record, edit, numbers),
        Edit::FieldLost | Edit::FieldTwice | Edit::FieldsExchanged => {
            return Some(with_other_fields(record, edit, numbers));
        }
        Edit::Stray => {
            let at = numbers.below(text.len() + 1);
            text.insert(
                at,
                numbers
                    .one(&['x', ',', '.', ';', 's', '#', '*', 'ö', '=', '0', '9', 'z', 'i', 'l', '\'', '`']),
            );
        }
        Edit::SideWrong => text[board + 1] = numbers.one(&['e', 'v', 'n', 'W', 'B', 's', 'x', '2', 'q']),
        Edit::RightWrong => {
            let end = board + 3 + text[board + 3..].iter().position(|c| *c == ' ')?;
            text[board + 3 + numbers.below(end - board - 3)] =
                numbers.one(&['x', 'w', 'l', 'j', '1', 'p', '=', 'O', '0', 'L']);
        }
        Edit::SquareCut => {
            let fields: Vec<&str> = record.split(' ').collect();
            let at = fields[..3].iter().map(|field| field.len() + 1).sum::<usize>();
            if fields[3] == "-" {
                text[at] = numbers.one(&['=', '_', '.', '0', 'x', '–']);
            } else {
                text.remove(at + numbers.below(2));
            }
        }
        Edit::ManTwice => {
            let at = some(&men, numbers)?;
            text.insert(at, text[at]);
        }
        Edit::ManLost => {
            text.remove(some(&men, numbers)?);
        }
        Edit::ManWrong => {
            let at = some(&men, numbers)?;
            text[at] = numbers
                .one(&['p', 'n', 'b', 'r', 'q', 'k', 'P', 'N', 'B', 'R', 'Q', 'K', 's', 'x', 'o', 'm']);
        }
    }
    Some(text.into_iter().collect())
}

/// The record without one of its empty ranks, or with a rank twice.
fn with_other_ranks(record: &str, edit: Edit, numbers: &mut Numbers) -> Option<String> {
    let (ranks, rest) = record.split_once(' ')?;
    let mut ranks: Vec<&str> = ranks.split('/').collect();
    let at = if edit == Edit::RankLost {
        let empty: Vec<usize> = (0..8).filter(|rank| ranks[*rank] == "8").collect();
        (!empty.is_empty()).then(|| numbers.one(&empty))?
    } else {
        numbers.below(8)
    };
    if edit == Edit::RankLost {
        ranks.remove(at);
    } else {
        ranks.insert(at, ranks[at]);
    }
    Some(format!("{} {rest}", ranks.join("/")))
}

/// The record with a field lost, twice, or exchanged with the one before it.
fn with_other_fields(record: &str, edit: Edit, numbers: &mut Numbers) -> String {
    let mut fields: Vec<&str> = record.split(' ').collect();
    let at = 1 + numbers.below(5);
    match edit {
        Edit::FieldLost => {
            fields.remove(at);
        }
        Edit::FieldTwice => fields.insert(at, fields[at]),
        _ => fields.swap(at - 1, at),
    }
    fields.join(" ")
}

/// The records that the first two offers for a text lead to; none if nothing is wrong with it.
fn offers(text: &str) -> Option<Vec<String>> {
    let reading = read_lenient(text);
    let after_text = |text: &str| {
        let reading = read_lenient(text);
        reading.is_well_formed().then(|| write(&reading.position))
    };
    if !reading.is_well_formed() {
        let fixes = reading.faults.iter().flat_map(|fault| &fault.fixes).take(2);
        return Some(fixes.filter_map(|fix| after_text(&fix.apply(text))).collect());
    }
    let position = reading.position;
    (!is_good(&position)).then(|| {
        let findings = listed(&position);
        let repairs = findings.iter().flat_map(|finding| &finding.repairs).take(2);
        repairs.map(|repair| write(&repair.apply(&position))).collect()
    })
}

fn listed(position: &Position) -> Vec<forsyth::legality::Finding> {
    one_for_each_cause(findings_with_last_move(position, &Rules::STANDARD))
}

fn is_good(position: &Position) -> bool {
    verdict(&findings_with_last_move(position, &Rules::STANDARD)) <= Verdict::Playable
}

/// For each edit, how often the undamaged record was among the first two offers, and how often anything was wrong.
fn shares(edits: &[Edit], count: usize) -> BTreeMap<Edit, (usize, usize)> {
    let mut numbers = Numbers(34);
    let mut shares = BTreeMap::new();
    let mut tried = 0;
    while tried < count {
        let record = record(&mut numbers);
        for _ in 0..4 {
            let edit = numbers.one(edits);
            let Some(text) = damaged(&record, edit, &mut numbers).filter(|text| *text != record) else {
                continue;
            };
            let Some(offers) = offers(&text) else { continue };
            tried += 1;
            let (right, all) = shares.entry(edit).or_insert((0, 0));
            *all += 1;
            if offers.contains(&record) {
                *right += 1;
            } else if std::env::var_os("DAMAGED").is_some_and(|name| name == *format!("{edit:?}")) {
                println!("{text}\n   {record}\n   {offers:?}");
            }
        }
    }
    shares
}

fn print(shares: &BTreeMap<Edit, (usize, usize)>) -> f64 {
    let share = |right: usize, all: usize| 100.0 * right as f64 / all.max(1) as f64;
    for (edit, (right, all)) in shares {
        println!("{edit:?}: {right} of {all} ({:.1} %)", share(*right, *all));
    }
    let (right, all) = shares.values().fold((0, 0), |sum, share| (sum.0 + share.0, sum.1 + share.1));
    let whole = share(right, all);
    println!("all: {right} of {all} ({whole:.2} %)");
    whole
}

#[test]
fn the_undamaged_record_is_among_the_first_two_offers() {
    let share = print(&shares(&HARMLESS, 10_000));
    assert!(share >= 95.0, "{share:.2} %");
}

#[test]
fn which_man_was_lost_is_a_guess() {
    let share = print(&shares(&HARMFUL, 2_000));
    assert!(share >= 20.0, "{share:.2} %");
}

#[test]
fn the_first_offer_takes_nothing_that_could_stay() {
    for (text, meant) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1K2NR w KQkq - 0 1", "RNB1K1NR"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1K2NR", "RNB1K1NR"),
        ("rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8/8/8/8/PPPPPPPP/RNBQKBNR"),
        ("r4rk1/pp3ppp/8/8/3P4/PP3PPP/R4RK1 w - - 0 20", "R4RK1"),
    ] {
        let reading = read_lenient(text);
        let fix = reading.faults.iter().find_map(|fault| fault.fix()).unwrap_or_else(|| panic!("{text}"));
        let mended = read_lenient(&fix.apply(text));
        assert!(mended.is_well_formed(), "{text}: {fix:?}");
        let placement = write(&mended.position);
        assert!(
            placement.split(' ').next().is_some_and(|ranks| ranks.ends_with(meant)),
            "{text}: {placement}"
        );
    }
}
