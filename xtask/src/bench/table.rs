//! One table of all that was measured.

use std::fmt;

/// The middle one; of an even number the mean of the middle two. None of nothing.
pub(super) fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let half = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        count if count % 2 == 1 => Some(sorted[half]),
        _ => Some(f64::midpoint(sorted[half - 1], sorted[half])),
    }
}

/// What is wanted of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Aim {
    /// This and no more.
    AtMost(f64),
    /// This and no less.
    AtLeast(f64),
    /// So many times that of the library.
    OfLibrary(f64),
    /// More than the library's.
    AboveLibrary,
}

/// One thing that was measured.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) unit: &'static str,
    /// Here.
    pub(super) ours: f64,
    /// In a bare board and a box without a library.
    pub(super) floor: Option<f64>,
    /// In what people would use instead.
    pub(super) library: Option<f64>,
    pub(super) aim: Option<Aim>,
}

impl Row {
    pub(super) const fn new(name: &'static str, unit: &'static str, ours: f64) -> Self {
        Self { name, unit, ours, floor: None, library: None, aim: None }
    }

    pub(super) const fn beside(mut self, floor: Option<f64>, library: Option<f64>) -> Self {
        (self.floor, self.library) = (floor, library);
        self
    }

    pub(super) const fn aim(mut self, aim: Aim) -> Self {
        self.aim = Some(aim);
        self
    }

    fn label(&self) -> String {
        format!("{}, {}", self.name, self.unit)
    }

    /// The number behind the aim; none where what it depends on was not measured.
    fn limit(&self) -> Option<f64> {
        match self.aim? {
            Aim::AtMost(limit) | Aim::AtLeast(limit) => Some(limit),
            Aim::OfLibrary(times) => self.library.map(|library| library * times),
            Aim::AboveLibrary => self.library,
        }
    }

    fn is_missed(&self) -> bool {
        self.limit().is_some_and(|limit| match self.aim {
            Some(Aim::AtLeast(_) | Aim::AboveLibrary) => self.ours < limit,
            _ => self.ours > limit,
        })
    }
}

/// Rows in the order in which they were measured.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Table(pub(super) Vec<Row>);

impl fmt::Display for Table {
    /// As a table of Markdown, which is read on a screen as well.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.0.iter().map(|row| row.label().chars().count()).max().unwrap_or_default();
        let heads =
            ["no library", "library", "Forsyth", "of library", "aim"].map(|head| format!("{head:>12}"));
        writeln!(f, "| {:<width$} | {} |", "", heads.join(" | "))?;
        writeln!(f, "|{:-<1$}|{2}", "", width + 2, format!("{:->13}:|", "").repeat(heads.len()))?;
        for row in &self.0 {
            let other = |value: Option<f64>| value.map(said).unwrap_or_default();
            let times = row.library.filter(|library| *library > 0.0).map(|library| row.ours / library);
            let sign = match row.aim {
                Some(Aim::AtLeast(_) | Aim::AboveLibrary) => '≥',
                _ => '≤',
            };
            let mark = if row.is_missed() { "missed " } else { "" };
            let aim = row.limit().map(|limit| format!("{mark}{sign} {}", said(limit))).unwrap_or_default();
            let times = times.map(|times| format!("{times:.2} x")).unwrap_or_default();
            let cells = [other(row.floor), other(row.library), said(row.ours), times, aim];
            let cells = cells.map(|cell| format!("{cell:>12}"));
            writeln!(f, "| {:<width$} | {} |", row.label(), cells.join(" | "))?;
        }
        Ok(())
    }
}

/// A number as people read it: three digits that mean something, large ones in groups.
fn said(number: f64) -> String {
    if number < 10.0 {
        return format!("{number:.2}");
    }
    if number < 100.0 {
        return format!("{number:.1}");
    }
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_and_not_the_mean() {
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[3.0]), Some(3.0));
        assert_eq!(median(&[100.0, 1.0, 3.0]), Some(3.0));
        assert_eq!(median(&[4.0, 1.0, 2.0, 90.0]), Some(3.0));
    }

    #[test]
    fn numbers_are_short() {
        for (number, text) in
            [(0.0, "0.00"), (0.283, "0.28"), (14.84, "14.8"), (758.2, "758"), (1_234_567.8, "1,234,568")]
        {
            assert_eq!(said(number), text);
        }
    }

    #[test]
    fn an_aim_is_missed_on_its_own_side() {
        let row = |aim| Row::new("x", "ms", 10.0).beside(Some(8.0), Some(12.0)).aim(aim);
        for missed in [Aim::AtMost(9.0), Aim::AtLeast(11.0), Aim::OfLibrary(0.8), Aim::AboveLibrary] {
            assert!(row(missed).is_missed(), "{missed:?}");
        }
        for kept in [Aim::AtMost(10.0), Aim::AtLeast(10.0), Aim::OfLibrary(1.0)] {
            assert!(!row(kept).is_missed(), "{kept:?}");
        }
        // What was not measured misses nothing.
        assert!(!Row::new("x", "ms", 10.0).aim(Aim::OfLibrary(1.1)).is_missed());
    }

    #[test]
    fn a_table_has_a_line_a_row_and_marks_what_is_missed() {
        let rows = vec![
            Row::new("painted", "ms", 120.0).beside(Some(100.0), Some(80.0)).aim(Aim::OfLibrary(1.0)),
            Row::new("memory", "MB", 2.5).aim(Aim::AtMost(3.0)),
        ];
        let text = Table(rows).to_string();
        let cells = |line: &str| line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
        let lines: Vec<Vec<String>> = text.lines().map(cells).collect();
        assert_eq!(lines.len(), 4, "{text}");
        assert_eq!(lines[2], ["", "painted, ms", "100", "80.0", "120", "1.50 x", "missed ≤ 80.0", ""]);
        assert_eq!(lines[3], ["", "memory, MB", "", "", "2.50", "", "≤ 3.00", ""]);
    }
}
