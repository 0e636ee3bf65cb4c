//! How fast the pure parts are, as divan measures them.

use super::table::{Aim, Row};
use crate::project;
use anyhow::Result;
use xshell::cmd;

/// Runs the benchmarks whose names contain one of `filters`, or all of them, and shows what divan says of them.
pub(super) fn measure(filters: &[String], rows: &mut Vec<Row>) -> Result<()> {
    let sh = project::shell()?;
    let text =
        cmd!(sh, "cargo bench --package forsyth --no-default-features --bench * -- {filters...}").read()?;
    println!("{text}");
    let pairs = [
        ("FENs read natively", "read, lenient", "read, shakmaty"),
        ("FENs written natively", "write", "write, shakmaty"),
    ];
    let row = |(name, ours, theirs)| {
        let ours = rate(&text, ours)?;
        Some(Row::new(name, "a second", ours).beside(None, rate(&text, theirs)).aim(Aim::AboveLibrary))
    };
    rows.extend(pairs.into_iter().filter_map(row));
    Ok(())
}

/// The median of a benchmark in items a second: on the line below its name in the third column.
fn rate(text: &str, name: &str) -> Option<f64> {
    let mut lines = text.lines().skip_while(|line| {
        let label = line.trim_start_matches(['│', '├', '╰', '─', ' ']);
        !label.strip_prefix(name).is_some_and(|rest| rest.starts_with("  "))
    });
    let median = lines.nth(1)?.split('│').filter(|cell| !cell.trim().is_empty()).nth(2)?;
    let (number, unit) = median.trim().split_once(' ')?;
    let scale = match unit.strip_suffix("item/s")? {
        "" => 1.0,
        "K" => 1e3,
        "M" => 1e6,
        "G" => 1e9,
        _ => return None,
    };
    Some(number.parse::<f64>().ok()? * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_read_from_what_divan_prints() {
        let text = "\
notation            fastest       │ slowest       │ median        │ mean          │ samples │ iters
├─ read, lenient    960.7 ns      │ 13.13 µs      │ 981.7 ns      │ 1.116 µs      │ 100     │ 100
│                   12.49 Mitem/s │ 913.2 Kitem/s │ 12.22 Mitem/s │ 10.74 Mitem/s │         │
├─ write            790.7 ns      │ 4.346 µs      │ 830.7 ns      │ 886.4 ns      │ 100     │ 100
│                   15.17 Mitem/s │ 2.76 Mitem/s  │ 14.44 Mitem/s │ 13.53 Mitem/s │         │
╰─ write, shakmaty  1.301 µs      │ 10.18 µs      │ 1.341 µs      │ 1.489 µs      │ 100     │ 100
                    9.218 Mitem/s │ 1.178 Mitem/s │ 894.3 Kitem/s │ 8.053 Mitem/s │         │
";
        let read = |name| rate(text, name).map(f64::round);
        assert_eq!(read("read, lenient"), Some(12_220_000.0));
        assert_eq!(read("write"), Some(14_440_000.0));
        assert_eq!(read("write, shakmaty"), Some(894_300.0));
        assert_eq!(read("read"), None);
    }
}
