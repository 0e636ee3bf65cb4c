//! Assigns words to the fields of a record by their form.

use super::board::WholeBoard;
use super::clocks::clocks;
use super::words;
use crate::notation::checks::read_checks;
use crate::position::sort_short;

/// The maximum number of ways to take a text apart that are looked at.
const MOST_WAYS: usize = 4_096;
/// The maximum length of fields, in bytes.
const LONGEST_FIELDS: usize = 80;
/// The maximum number of records that are offered.
const MOST_RECORDS: usize = 3;

/// A word, or a part of one, by its form.
#[derive(Clone, Debug, PartialEq)]
enum Unit {
    Side(char),
    Rights(String),
    Square(String),
    Dash,
    Number(String),
    Checks(String),
    /// A letter of a file whose number was split off.
    File(char),
}

/// Assigns the words before and after a placement. Returns the fields after the placement, the most likely record first;
/// none if there is no way that uses all words.
///
/// `is_touching` says that the first word after the placement has no space before it: it could be a square too many.
pub(super) fn assign(
    before: &[&str],
    after: &[&str],
    is_touching: bool,
    board: &WholeBoard,
) -> Option<Vec<String>> {
    let rooks = [board.rook_files(true), board.rook_files(false)];
    let ways: Vec<Vec<Vec<Unit>>> = before.iter().chain(after).map(|word| parses(word, &rooks)).collect();
    if ways.iter().map(Vec::len).try_fold(1usize, usize::checked_mul)? > MOST_WAYS
        || ways.iter().any(Vec::is_empty)
    {
        return None;
    }
    let mut best: Option<(usize, Fields)> = None;
    let mut chosen = vec![0; ways.len()];
    loop {
        let units: Vec<Unit> =
            ways.iter().zip(&chosen).flat_map(|(ways, index)| ways[*index].iter().cloned()).collect();
        let cost = units.len();
        if best.as_ref().is_none_or(|(least, _)| cost < *least)
            && let Some(fields) = Fields::of(&units)
            && !(is_touching && fields.may_be_squares(parses_first(&ways, &chosen, before.len())))
        {
            best = Some((cost, fields));
        }
        // The next choice, counted like a number with one digit for each word.
        let mut word = 0;
        loop {
            if word == ways.len() {
                let (_, fields) = best?;
                let records = fields.records(board);
                return (!records.is_empty()).then_some(records);
            }
            chosen[word] += 1;
            if chosen[word] < ways[word].len() {
                break;
            }
            chosen[word] = 0;
            word += 1;
        }
    }
}

/// The first unit of a word as it was taken apart.
fn parses_first<'a>(ways: &'a [Vec<Vec<Unit>>], chosen: &[usize], word: usize) -> Option<&'a Unit> {
    ways.get(word)?.get(*chosen.get(word)?)?.first()
}

/// Whether a text consists of fields other than a placement, in whatever order.
pub(super) fn may_be_fields(text: &str) -> bool {
    field_words(text).is_some()
}

/// Whether a text consists of such fields, and not only of numbers and dashes, which stand before lines and in lists.
pub(super) fn are_fields(text: &str) -> bool {
    let is_certain = |word: &&str| {
        let is_side = matches!(*word, "b" | "B") || word.contains(['w', 'W']);
        is_side || word.len() > 1 && word.bytes().any(|byte| matches!(byte, b'K' | b'Q' | b'k' | b'q'))
    };
    field_words(text).is_some_and(|words| {
        words.iter().any(is_certain) || words.iter().filter(|word| **word == "-").count() > 1
    })
}

/// The words of a text if all of them are fields.
fn field_words(text: &str) -> Option<Vec<&str>> {
    let any_rooks = ["ABCDEFGH".to_owned(), "abcdefgh".to_owned()];
    let (end, words) = words::after(text, 0);
    let is_whole = text.len() <= LONGEST_FIELDS
        && !text.contains('/')
        && end == text.trim_end().len()
        && !words.is_empty();
    (is_whole && words.iter().all(|word| !parses(word, &any_rooks).is_empty())).then_some(words)
}

/// Every way to take a word apart, the one with the fewest parts first.
fn parses(word: &str, rooks: &[String; 2]) -> Vec<Vec<Unit>> {
    let mut found = Vec::new();
    if word.len() <= 16 {
        parse_from(word, rooks, &mut Vec::new(), &mut found);
    }
    found.sort_by_key(Vec::len);
    found.truncate(8);
    found
}

fn parse_from(rest: &str, rooks: &[String; 2], taken: &mut Vec<Unit>, found: &mut Vec<Vec<Unit>>) {
    if rest.is_empty() {
        return found.push(taken.clone());
    }
    if found.len() >= 64 {
        return;
    }
    for (length, unit) in units_at(rest, rooks, taken.is_empty()) {
        taken.push(unit);
        parse_from(rest.get(length..).unwrap_or_default(), rooks, taken, found);
        taken.pop();
    }
}

/// The units with which a text can begin, with their lengths.
fn units_at(text: &str, rooks: &[String; 2], is_whole: bool) -> Vec<(usize, Unit)> {
    let bytes = text.as_bytes();
    let mut units = Vec::new();
    let lower = text.to_ascii_lowercase();
    if read_checks(text).is_some() {
        units.push((text.len(), Unit::Checks(text.to_owned())));
    }
    if matches!(bytes[0], b'w' | b'b' | b'W' | b'B') {
        units.push((1, Unit::Side(char::from(bytes[0].to_ascii_lowercase()))));
    }
    if let [b'a'..=b'h', b'1'..=b'8', ..] = lower.as_bytes() {
        units.push((2, Unit::Square(lower[..2].to_owned())));
    }
    if bytes[0] == b'-' {
        units.push((1, Unit::Dash));
    }
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if (1..=9).contains(&digits) {
        units.push((digits, Unit::Number(text[..digits].to_owned())));
        // `015` is 0 and 15 run together.
        if digits > 1 && bytes[0] == b'0' {
            units.push((1, Unit::Number("0".into())));
        }
    }
    let is_right = |byte: &u8| {
        matches!(byte, b'K' | b'Q' | b'k' | b'q') || rooks.iter().any(|files| files.as_bytes().contains(byte))
    };
    let letters = bytes.iter().take_while(|byte| is_right(byte)).count();
    for length in (1..=letters).rev() {
        units.push((length, Unit::Rights(text[..length].to_owned())));
    }
    if is_whole && bytes.len() == 1 && matches!(bytes[0], b'a'..=b'h') {
        units.push((1, Unit::File(char::from(bytes[0]))));
    }
    units
}

/// The fields that units stand for.
#[derive(Default)]
struct Fields {
    side: Option<char>,
    rights: String,
    square: Option<String>,
    checks: Option<String>,
    numbers: Vec<String>,
    dashes: usize,
}

impl Fields {
    /// The fields; none if two units contradict each other.
    fn of(units: &[Unit]) -> Option<Fields> {
        let mut fields = Fields::default();
        let mut file = None;
        for unit in units {
            if let Some(letter) = file.take() {
                let Unit::Number(digit) = unit else { return None };
                if digit.len() > 1 || !matches!(digit.as_bytes()[0], b'1'..=b'8') {
                    return None;
                }
                set(&mut fields.square, format!("{letter}{digit}"))?;
                continue;
            }
            match unit {
                Unit::Side(side) => set(&mut fields.side, *side)?,
                Unit::Square(square) => set(&mut fields.square, square.clone())?,
                Unit::Checks(checks) => set(&mut fields.checks, checks.clone())?,
                Unit::Rights(letters) => fields.rights.push_str(letters),
                Unit::Number(number) => fields.numbers.push(number.clone()),
                Unit::File(letter) => file = Some(*letter),
                // A dash says that something is not given; what is missing gets one anyway.
                Unit::Dash => fields.dashes += 1,
            }
        }
        let is_record = fields.side.is_some() || !fields.rights.is_empty() || fields.numbers.len() > 1;
        (file.is_none() && is_record).then_some(fields)
    }

    /// Whether a unit that touches the placement is more likely a square too many, because the field that it would be is
    /// there as well.
    fn may_be_squares(&self, unit: Option<&Unit>) -> bool {
        match unit {
            Some(Unit::Rights(letters)) => *letters != self.rights || self.dashes > 1,
            Some(Unit::Number(_)) => self.numbers.len() > 2,
            _ => false,
        }
    }

    /// The records that the fields make: one for each side if it is not known, and for each way to read the clocks.
    fn records(&self, board: &WholeBoard) -> Vec<String> {
        let sides = match self.side {
            Some(side) => vec![side],
            None => sides(board, self.square.as_deref()),
        };
        let mut records = Vec::new();
        for clocks in clocks(&self.numbers, self.square.is_some()) {
            for side in &sides {
                records.push(self.record(*side, &self.rights, &clocks));
            }
        }
        records.truncate(MOST_RECORDS.max(sides.len()));
        let given = self.dashes + usize::from(self.square.is_some());
        if self.side.is_some() && self.rights.is_empty() && given < 2 {
            // The rights may be what is missing.
            let allowed = board.rights();
            let with_rights = clocks(&self.numbers, self.square.is_some()).into_iter().next();
            if let Some(clocks) = with_rights.filter(|_| !allowed.is_empty()) {
                records.insert(1.min(records.len()), self.record(sides[0], &allowed, &clocks));
            }
        }
        records
    }

    fn record(&self, side: char, rights: &str, clocks: &[String]) -> String {
        let mut fields = vec![side.to_string(), ordered(rights)];
        fields.push(self.square.clone().unwrap_or_else(|| "-".into()));
        fields.extend(self.checks.clone());
        fields.extend_from_slice(clocks);
        fields.join(" ")
    }
}

/// Sets a field; none if it has another value already.
fn set<T: PartialEq>(field: &mut Option<T>, value: T) -> Option<()> {
    match field {
        Some(known) if *known != value => None,
        _ => {
            *field = Some(value);
            Some(())
        }
    }
}

/// Both sides, the more likely one first: the one that the en passant square names, else the one in check.
fn sides(board: &WholeBoard, square: Option<&str>) -> Vec<char> {
    let is_black = match square {
        Some(square) => square.ends_with('3'),
        None => crate::notation::fields::likely_side(&board.position()).is_black(),
    };
    if is_black { vec!['b', 'w'] } else { vec!['w', 'b'] }
}

/// Castling letters in the order of the standard, each once; a dash for none.
fn ordered(letters: &str) -> String {
    let mut once: Vec<char> = Vec::new();
    for letter in letters.chars().filter(|letter| *letter != '-') {
        if !once.contains(&letter) {
            once.push(letter);
        }
    }
    let rank = |letter: &char| match letter.to_ascii_lowercase() {
        'k' => 0,
        'q' => 1,
        // From the h-file to the a-file.
        file => u32::MAX - u32::from(file),
    };
    sort_short(&mut once, |letter| (letter.is_ascii_lowercase(), rank(letter)));
    if once.is_empty() { "-".into() } else { once.into_iter().collect() }
}
