//! The product of everything that is read: each form of `docs/reading.md` in each container, in two of them, beside each
//! neighbour. Neither a container nor a neighbour changes what a form says.

use std::collections::BTreeMap;

use forsyth::import::{Import, import};
use forsyth::notation::write;

use super::documented::rows;

/// A form with its name, and what it says when it stands alone.
pub(super) struct Form {
    name: String,
    pub(super) text: String,
    alone: Vec<String>,
    /// Whether it is a board. Beside moves without a board, other moves are more of the same.
    pub(super) is_board: bool,
}

/// The positions of a text: of games without a start position of their own also the moves.
pub(super) fn said(text: &str) -> Vec<String> {
    match import(text, None) {
        Import::Positions { found, .. } => found.iter().map(|found| write(&found.position)).collect(),
        Import::Games { games, .. } => {
            let of_game = |game: &forsyth::import::Game| {
                let start = write(&game.start);
                if game.from_fen_tag || game.is_empty() {
                    start
                } else {
                    format!("{start} {}", game.sans().join(" "))
                }
            };
            games.iter().map(of_game).collect()
        }
        Import::Unread(error) => vec![format!("unread: {}", error.reason.name())],
        Import::Ambiguous(_) => vec!["ambiguous".to_owned()],
    }
}

/// The forms of the tables, without those that are named only.
pub(super) fn forms() -> Vec<Form> {
    let form = |[name, text, expected]: [String; 3]| {
        let alone = said(&text);
        let is_board = alone.iter().all(|said| said.split(' ').count() < 9);
        (expected.contains('/') && !alone[0].starts_with("unread")).then_some(Form {
            name,
            text,
            alone,
            is_board,
        })
    };
    rows().into_iter().filter_map(form).collect()
}

type Wrap = fn(&str) -> String;

fn each_line(text: &str, sign: &str) -> String {
    text.lines().map(|line| format!("{sign}{line}\n")).collect()
}

fn quoted(text: &str) -> String {
    let mut quoted = String::new();
    for character in text.chars() {
        match character {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            other => quoted.push(other),
        }
    }
    quoted
}

fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// What a text may stand in.
pub(super) const CONTAINERS: [(&str, Wrap); 20] = [
    ("nothing", |text| text.to_owned()),
    ("prose", |text| format!("Look at this one from last week:\n\n{text}\n\nWhat do you think about it?\n")),
    ("fence", |text| format!("```\n{text}\n```\n")),
    ("json", |text| format!("{{\"id\": 12, \"text\": \"{}\"}}", quoted(text))),
    ("pre", |text| format!("<p>A board</p>\n<pre>{}</pre>\n", html(text))),
    ("paragraph", |text| format!("<p>{}</p>", html(text).replace('\n', "<br>\n"))),
    ("comment", |text| format!("<!--\n{text}\n-->\n")),
    ("block", |text| format!("/*\n{text}\n*/\nint main() {{}}\n")),
    ("mail", |text| format!("Somebody wrote:\n{}", each_line(text, "> "))),
    ("slashes", |text| each_line(text, "// ")),
    ("hashes", |text| each_line(text, "# ")),
    ("percents", |text| each_line(text, "% ")),
    ("semicolons", |text| each_line(text, "; ")),
    ("dashes", |text| each_line(text, "-- ")),
    ("yaml", |text| format!("id: 12\ntext: |\n{}", each_line(text, "  "))),
    ("bullet", |text| format!("- {}", text.replace('\n', "\n  "))),
    ("indented", |text| each_line(text, "    ")),
    ("code", |text| format!("[code]{text}[/code]")),
    ("python", |text| format!("board = \"\"\"\n{text}\n\"\"\"\n")),
    ("javascript", |text| format!("const text = \"{}\";\n", quoted(text))),
];

/// What may stand beside a board: before and behind it.
const NEIGHBOURS: [(&str, &str, &str); 12] = [
    ("solution behind", "", "\n\nSolution: 1. e4 e5 2. Nf3"),
    ("solution below", "", "\nSolution: 1. e4 e5 2. Nf3"),
    ("moves behind", "", "\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5"),
    ("moves before", "1. e4 e5 2. Nf3 Nc6 3. Bb5\n\n", ""),
    ("a move in a sentence behind", "", "\n\nI would play Nf3 here, or 12. Rd1 at once."),
    ("a move in a sentence before", "I would play Nf3 here, or 12. Rd1 at once.\n\n", ""),
    ("moves in German behind", "", "\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5"),
    ("moves in French before", "1. e4 e5 2. Cf3 Cc6 3. Fb5\n\n", ""),
    ("bare moves behind", "", "\n\ne4 e5 Nf3 Nc6 Bb5 a6"),
    ("a heading before", "# Chapter two\n\n", ""),
    ("prose before", "This is from a book that I read.\n\n", ""),
    ("prose behind", "", "\n\nI do not know what to do next."),
];

/// The shares of the product that are right.
#[derive(Default)]
struct Shares {
    right: usize,
    all: usize,
    by: BTreeMap<String, (usize, usize)>,
    wrong: Vec<String>,
}

impl Shares {
    fn count(&mut self, form: &Form, part: &str, text: &str) {
        let read = said(text);
        let is_right = read == form.alone;
        self.all += 1;
        self.right += usize::from(is_right);
        for name in [format!("form      {}", form.name), format!("container {part}")] {
            let (right, all) = self.by.entry(name).or_default();
            (*right, *all) = (*right + usize::from(is_right), *all + 1);
        }
        if !is_right {
            self.wrong.push(format!("{} / {part}\n{text}\n  {read:?}\n  {:?}", form.name, form.alone));
        }
    }

    /// Prints the shares, and fails below a share in thousandths.
    fn demand(&self, name: &str, least: usize) {
        println!(
            "{name}: {} of {} ({:.1} %)",
            self.right,
            self.all,
            100.0 * self.right as f64 / self.all as f64
        );
        for (part, (right, all)) in self.by.iter().filter(|(_, (right, all))| right < all) {
            println!("  {part:<60} {right:>5} of {all}");
        }
        if let Ok(path) = std::env::var("FORSYTH_PRODUCT") {
            std::fs::write(format!("{path}/{name}.txt"), self.wrong.join("\n\n----\n")).unwrap();
        }
        let least = self.all * least / 1_000;
        assert!(
            self.right >= least,
            "{name}: {} of {}, {least} before:\n{}",
            self.right,
            self.all,
            self.wrong[0]
        );
    }
}

#[test]
fn a_container_changes_nothing() {
    let mut shares = Shares::default();
    for form in forms() {
        for (name, wrap) in CONTAINERS {
            shares.count(&form, name, &wrap(&form.text));
        }
    }
    shares.demand("wrapped", 1_000);
}

#[test]
fn two_containers_change_nothing() {
    let mut shares = Shares::default();
    for form in forms() {
        for (outer, wrap) in CONTAINERS.into_iter().skip(1) {
            for (inner, wrap_first) in CONTAINERS.into_iter().skip(1) {
                shares.count(&form, &format!("{inner} in {outer}"), &wrap(&wrap_first(&form.text)));
            }
        }
    }
    shares.demand("nested", 999);
}

#[test]
fn a_neighbour_changes_nothing() {
    let mut shares = Shares::default();
    for form in forms().iter().filter(|form| form.is_board) {
        for (name, before, behind) in NEIGHBOURS {
            for (container, wrap) in CONTAINERS {
                let text = wrap(&format!("{before}{}{behind}", form.text.trim_end_matches('\n')));
                shares.count(form, &format!("{name} in {container}"), &text);
            }
        }
    }
    shares.demand("neighbours", 995);
}

#[test]
fn two_texts_say_what_both_say() {
    let mut shares = Shares::default();
    let forms = forms();
    let boards = || forms.iter().filter(|form| form.is_board);
    for one in boards() {
        for other in boards() {
            // One board twice is one.
            let placement = |form: &Form| form.alone[0].split(' ').next().map(str::to_owned);
            if placement(one) == placement(other) {
                continue;
            }
            let alone = one.alone.iter().chain(&other.alone).cloned().collect();
            let both = Form { name: one.name.clone(), text: String::new(), alone, is_board: true };
            shares.count(&both, &other.name, &format!("{}\n\n{}", one.text, other.text));
        }
    }
    shares.demand("two texts", 997);
}
