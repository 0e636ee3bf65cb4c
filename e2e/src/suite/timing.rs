//! Where the time of a run went: by file and engine, and the slowest tests.

use crate::engine::Engine;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How many of the slowest tests are named.
const SLOWEST: usize = 10;

/// What a browser spends its time on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Work {
    /// A test, by its `module::behaviour`.
    Test(String),
    /// The start of a browser.
    Start,
    /// The reset before a test.
    Reset,
}

impl Work {
    /// The row of the table that it belongs to.
    fn row(&self) -> &str {
        match self {
            Self::Test(name) => name.split("::").next().unwrap_or_default(),
            Self::Start => "(starting browsers)",
            Self::Reset => "(resetting pages)",
        }
    }
}

/// What was done for how long, in all engines.
#[derive(Debug, Default)]
pub(super) struct Timing(Mutex<Vec<(Engine, Work, Duration)>>);

impl Timing {
    /// Notes that something took so long.
    pub(super) fn note(&self, engine: Engine, work: Work, time: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((engine, work, time));
    }

    /// A table of seconds by file and engine, then the slowest tests. Empty where no test has run.
    pub(super) fn report(&self, engines: &[Engine]) -> String {
        let done = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut rows: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
        for (engine, work, time) in done.iter() {
            let Some(column) = engines.iter().position(|one| one == engine) else { continue };
            rows.entry(work.row()).or_insert_with(|| vec![Duration::ZERO; engines.len()])[column] += *time;
        }
        if rows.is_empty() {
            return String::new();
        }
        let mut rows: Vec<(&str, Vec<Duration>)> = rows.into_iter().collect();
        rows.sort_by_key(|(_, times)| std::cmp::Reverse(times.iter().sum::<Duration>()));
        let total = (0..engines.len()).map(|column| rows.iter().map(|(_, times)| times[column]).sum());
        rows.push(("in all", total.collect()));
        let mut text = format!("{:<24}", "seconds by file");
        for engine in engines {
            let _ = write!(text, "{:>10}", engine.name());
        }
        text.push('\n');
        for (name, times) in rows {
            let _ = write!(text, "{name:<24}");
            for time in times {
                let _ = write!(text, "{:>10.1}", time.as_secs_f64());
            }
            text.push('\n');
        }
        let mut tests: Vec<(Duration, String)> = done
            .iter()
            .filter_map(|(engine, work, time)| match work {
                Work::Test(name) => Some((*time, format!("{engine}::{name}"))),
                Work::Start | Work::Reset => None,
            })
            .collect();
        tests.sort_by(|one, other| other.cmp(one));
        text.push_str("the slowest tests\n");
        for (time, name) in tests.iter().take(SLOWEST) {
            let _ = writeln!(text, "{:>8.1} s  {name}", time.as_secs_f64());
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_summed_by_file_and_the_slowest_tests_come_first() {
        let timing = Timing::default();
        assert_eq!(timing.report(&Engine::ALL), "");
        let test = |name: &str| Work::Test(name.to_owned());
        timing.note(Engine::Chromium, test("drag::moves"), Duration::from_millis(1500));
        timing.note(Engine::Chromium, test("drag::copies"), Duration::from_millis(500));
        timing.note(Engine::WebKit, test("touch::taps"), Duration::from_secs(3));
        timing.note(Engine::WebKit, Work::Start, Duration::from_secs(1));
        let expected = "\
seconds by file           chromium    webkit
touch                          0.0       3.0
drag                           2.0       0.0
(starting browsers)            0.0       1.0
in all                         2.0       4.0
the slowest tests
     3.0 s  webkit::touch::taps
     1.5 s  chromium::drag::moves
     0.5 s  chromium::drag::copies
";
        assert_eq!(timing.report(&[Engine::Chromium, Engine::WebKit]), expected);
    }
}
