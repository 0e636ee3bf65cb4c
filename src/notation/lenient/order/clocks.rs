//! The two clocks among the numbers of a record.

use crate::position::sort_short;

/// The ways to read numbers as the halfmove clock and the fullmove number, the most likely one first; none if there are too
/// many numbers.
///
/// A number that stands there twice was repeated. Other numbers too many are parts of a number that was split. A record
/// with an en passant square has a halfmove clock of 0, so a single number is that of the move.
pub(super) fn clocks(numbers: &[String], has_square: bool) -> Vec<Vec<String>> {
    match numbers {
        [] => vec![Vec::new()],
        [number] if has_square && number != "0" => vec![vec!["0".into(), number.clone()]],
        [number] => vec![vec![number.clone()]],
        // Moves are counted from 1.
        [half, full] if full == "0" && half != "0" => vec![vec![full.clone(), half.clone()]],
        [_, _] => vec![numbers.to_vec()],
        _ => too_many(numbers),
    }
}

fn too_many(numbers: &[String]) -> Vec<Vec<String>> {
    let mut ways = Vec::new();
    let mut once = numbers.to_vec();
    once.dedup();
    if once.len() <= 2 {
        ways.extend(clocks(&once, false));
    }
    // With both clocks repeated as a pair.
    if let [half, full, same_half, same_full] = numbers
        && (half, full) == (same_half, same_full)
    {
        ways.push(vec![half.clone(), full.clone()]);
    }
    let mut joined = if numbers.len() <= 4 { joins(numbers) } else { Vec::new() };
    if once.len() > 2 && once.len() < numbers.len() {
        joined.extend(joins(&once));
    }
    // What a game can have: the clock counts no more half moves than there were. Games are short.
    sort_short(&mut joined, |pair| (!is_possible(pair), pair.last().map_or(0, String::len)));
    ways.extend(joined);
    ways.dedup();
    ways
}

/// Every way to make two numbers of parts that stand one after the other.
fn joins(numbers: &[String]) -> Vec<Vec<String>> {
    let join = |parts: &[String]| {
        let joined = parts.concat();
        let is_number = parts.len() == 1 || !joined.starts_with('0');
        (is_number && joined.len() <= 9).then_some(joined)
    };
    (1..numbers.len()).filter_map(|cut| Some(vec![join(&numbers[..cut])?, join(&numbers[cut..])?])).collect()
}

fn is_possible(pair: &[String]) -> bool {
    let [half, full] = pair else { return false };
    match (half.parse::<u64>(), full.parse::<u64>()) {
        (Ok(half), Ok(full)) => full > 0 && half < 2 * full,
        _ => false,
    }
}
