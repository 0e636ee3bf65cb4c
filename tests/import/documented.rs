//! `docs/reading.md` lists what is read, with an example each: this reads them out of its tables.

use forsyth::import::{Import, import};
use forsyth::notation::write;

/// The rows of all tables with three cells, without backticks: what it is, the example, the result.
pub(super) fn rows() -> Vec<[String; 3]> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/reading.md");
    let text = std::fs::read_to_string(path).unwrap();
    let plain = |cell: &str| {
        let cell = cell.trim();
        let cell = cell.strip_prefix('`').and_then(|cell| cell.strip_suffix('`')).unwrap_or(cell);
        cell.replace('⏎', "\n").replace('⇥', "\t").replace('¦', "|")
    };
    let cells = |line: &str| -> Option<[String; 3]> {
        let cells: Vec<String> = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(plain).collect();
        cells.try_into().ok()
    };
    text.lines()
        .filter_map(cells)
        .filter(|[what, example, _]| what != "what" && !example.starts_with("---"))
        .collect()
}

#[test]
fn each_example_is_read_as_it_says() {
    let rows = rows();
    assert!(rows.len() > 80, "{}", rows.len());
    let mut wrong = Vec::new();
    for [what, example, expected] in rows {
        let read = match import(&example, None) {
            Import::Positions { found, .. } => write(&found[0].position),
            Import::Games { games, .. } if games[0].from_fen_tag => write(&games[0].start),
            Import::Games { games, .. } => write(&games[0].position(games[0].len()).unwrap()),
            Import::Unread(stopped) => stopped.reason.name().to_owned(),
            Import::Ambiguous(_) => "ambiguous".to_owned(),
        };
        if read != expected {
            wrong.push(format!("{what}:\n{example}\n  {read}\n  {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
