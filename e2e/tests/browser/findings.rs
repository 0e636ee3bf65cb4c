//! What is wrong with a position: the verdict, the findings, their squares and their repairs.

use crate::EMPTY;
use crate::announcements::{heard, listen};
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::json;
use std::collections::BTreeMap;

cases! {
    chromium:
        a_finding_lights_its_squares_under_the_pointer_and_in_focus,
        a_repair_is_said_and_keeps_the_focus,
        every_finding_is_shown_with_its_severity_and_its_squares,
        a_broken_text_is_not_judged_until_it_is_mended,
        an_edit_of_the_board_is_judged_again;
}

const LEGAL: (&str, &str) = ("legal", "Legal position");

const CANNOT_ARISE: (&str, &str) = ("playable", "Playable, but cannot arise in a game");

const REFUSED: (&str, &str) = ("impossible", "Illegal position");

pub(crate) const NOT_YET: (&str, &str) = ("incomplete", "Incomplete position");

const PAWNS_ON_2_AND_A3: &str = "a2 b2 c2 d2 e2 f2 g2 h2 a3";

const PAWNS_ON_7_AND_A6: &str = "a6 a7 b7 c7 d7 e7 f7 g7 h7";

/// A kind with its severity and the squares to look at.
type Expected = (&'static str, &'static str, &'static str);

/// A position, its verdict, and all its findings; the first one that no earlier position has is what it is there for.
type Case = (&'static str, (&'static str, &'static str), &'static [Expected]);

/// Every kind of finding, one for each cause.
pub(crate) const CASES: &[Case] = &[
    (EMPTY, NOT_YET, &[("empty-board", "note", "")]),
    ("4k3/8/8/8/8/8/8/8 w - - 0 1", NOT_YET, &[("no-white-king", "error", "")]),
    ("8/8/8/8/8/8/8/4K3 b - - 0 1", NOT_YET, &[("no-black-king", "error", "")]),
    ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", REFUSED, &[("many-white-kings", "error", "a1 e1")]),
    ("k2kk3/8/8/8/8/8/8/4K3 w - - 0 1", REFUSED, &[("many-black-kings", "error", "a8 d8 e8")]),
    ("4k2P/8/8/8/8/8/8/4K3 b - - 0 1", REFUSED, &[("pawn-on-back-rank", "error", "h8")]),
    (
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
        REFUSED,
        &[("too-many-white-pawns", "error", PAWNS_ON_2_AND_A3)],
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        REFUSED,
        &[("too-many-white-pieces", "error", "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3")],
    ),
    (
        // Two bishops on dark squares: only who looks at the colour of their squares sees it.
        "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1",
        CANNOT_ARISE,
        &[("too-much-white-material", "warning", "a1 c1 a2 b2 c2 d2 e2 f2 g2 h2")],
    ),
    (
        "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
        REFUSED,
        &[("too-many-black-pawns", "error", PAWNS_ON_7_AND_A6)],
    ),
    (
        "rnbqkbnr/pppppppp/8/8/q7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        REFUSED,
        &[("too-many-black-pieces", "error", "a4 a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8 d8 e8 f8 g8 h8")],
    ),
    (
        "rrr1k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1",
        REFUSED,
        &[("too-much-black-material", "error", "a7 b7 c7 d7 e7 f7 g7 h7 a8 b8 c8")],
    ),
    ("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", CANNOT_ARISE, &[("bad-castling", "warning", "a1 e1")]),
    ("4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", REFUSED, &[("bad-ep-rank", "error", "e3")]),
    ("4k3/8/8/8/4N3/8/8/4K3 b - e3 0 1", CANNOT_ARISE, &[("bad-ep-no-pawn", "warning", "e3 e4")]),
    ("4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", CANNOT_ARISE, &[("bad-ep-occupied", "warning", "e3 e4")]),
    ("4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1", CANNOT_ARISE, &[("bad-ep-origin", "warning", "e2 e3 e4")]),
    ("8/8/8/3kK3/8/8/8/8 w - - 0 1", REFUSED, &[("adjacent-kings", "error", "d5 e5")]),
    ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", REFUSED, &[("opposite-check", "error", "e1 e8")]),
    ("4k3/8/3N4/7B/8/8/8/4RK2 b - - 0 1", CANNOT_ARISE, &[("too-many-checkers", "warning", "e1 h5 d6 e8")]),
    ("4k3/2N5/3N4/8/8/8/8/4K3 b - - 0 1", CANNOT_ARISE, &[("impossible-check", "warning", "d6 c7 e8")]),
    ("4k3/8/8/8/4P3/8/8/4K3 b - e3 1 5", CANNOT_ARISE, &[("ep-clock", "warning", "e3 e4")]),
    ("4k3/8/8/8/8/8/8/4K3 w - - 9 5", CANNOT_ARISE, &[("clock-too-high", "warning", "")]),
    ("4k3/8/8/8/8/8/8/4K3 w - - 100 90", LEGAL, &[("fifty-moves", "note", "")]),
    ("4k3/8/8/8/8/8/8/4K3 w - - 150 90", LEGAL, &[("seventy-five-moves", "note", "")]),
    ("4k3/8/8/1B5B/8/8/8/4K3 b - - 0 1", CANNOT_ARISE, &[("no-last-move", "warning", "b5 h5 e8")]),
    // Notes.
    ("4k3/8/8/8/8/8/8/2K4R w K - 3 20", LEGAL, &[("chess960-by-rights", "note", "c1 h1")]),
    (
        "R3R1K1/5PPP/8/8/8/8/ppp5/1k1r3r w - - 5 20",
        LEGAL,
        &[("armies-turned", "note", "b1 a2 b2 c2 f7 g7 h7 g8")],
    ),
    ("r3k3/8/8/8/8/8/8/4K2R w - - 0 1", LEGAL, &[("rights-not-given", "note", "h1 a8")]),
];

fn severities() -> [&'static str; 3] {
    ["error", "warning", "note"]
}

/// What the list says: kind, severity and squares of each finding.
async fn listed(p: &Page) -> Vec<Vec<String>> {
    let script = "
        return [...document.querySelectorAll('[data-finding-kind]')].map((one) =>
            [one.dataset.findingKind, one.dataset.severity, one.dataset.squares]);";
    let list = p.script(script, Vec::new()).await;
    list.as_array().into_iter().flatten().map(strings).collect()
}

/// The marked squares of the board, each with its severity.
async fn marked(p: &Page) -> BTreeMap<String, String> {
    let script = "
        return [...document.querySelectorAll('[data-board] [data-square][data-finding]')]
            .map((square) => `${square.dataset.square} ${square.dataset.finding}`);";
    let pair = |text: String| text.split_once(' ').map(|(square, mark)| (square.to_owned(), mark.to_owned()));
    strings(&p.script(script, Vec::new()).await).into_iter().filter_map(pair).collect()
}

/// Which marks these findings make: the graver one wins a square.
fn marks(findings: &[Expected]) -> BTreeMap<String, String> {
    let mut marks = BTreeMap::new();
    for severity in severities().into_iter().rev() {
        for (_, _, squares) in findings.iter().filter(|(_, of, _)| *of == severity) {
            for square in squares.split_whitespace() {
                marks.insert(square.to_owned(), severity.to_owned());
            }
        }
    }
    marks
}

/// The squares that are lit, in the order of their names.
async fn lit(p: &Page) -> String {
    let script = "
        const squares = [...document.querySelectorAll('[data-board] [data-square]')];
        const names = [...document.querySelectorAll('[data-board] .mark.lit')].map((mark) => {
            const { x, y, width, height } = __e2e.rect(mark);
            const [cx, cy] = [x + width / 2, y + height / 2];
            const under = squares.find((square) => {
                const rect = __e2e.rect(square);
                return rect.x < cx && cx < rect.x + rect.width && rect.y < cy && cy < rect.y + rect.height;
            });
            return under ? under.dataset.square : 'none';
        });
        return names.sort().join(' ');";
    p.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
}

async fn lit_are(p: &Page, squares: &str) {
    let mut names: Vec<&str> = squares.split_whitespace().collect();
    names.sort_unstable();
    p.wait_for("the squares that are lit", names.join(" "), || lit(p)).await;
}

pub(crate) async fn verdict_is(p: &Page, expected: (&str, &str)) {
    let expected = (expected.0.to_owned(), expected.1.to_owned());
    p.wait_for("the verdict", expected, || async {
        let name = p.attribute("#verdict", "data-verdict").await.unwrap_or_default();
        (name, p.text("#verdict .verdict-words").await.trim().to_owned())
    })
    .await;
}

pub(crate) async fn findings_are(p: &Page, expected: &[Expected]) {
    let list: Vec<Vec<String>> = expected
        .iter()
        .map(|(kind, severity, squares)| [kind, severity, squares].map(|&word| word.to_owned()).to_vec())
        .collect();
    p.wait_for("the findings", list, || listed(p)).await;
    p.wait_for("the marked squares", marks(expected), || marked(p)).await;
}

/// Types a record.
pub(crate) async fn judge(p: &Page, fen: &str) {
    p.fill("#fen", fen).await;
    p.shows(fen).await;
}

async fn is_quiet(p: &Page) {
    p.settle().await;
    assert_eq!(listed(p).await, Vec::<Vec<String>>::new(), "findings");
    assert_eq!(marked(p).await, BTreeMap::new(), "marked squares");
}

async fn every_finding_is_shown_with_its_severity_and_its_squares(p: &mut Page) {
    p.open(START).await;
    let mut seen = std::collections::BTreeSet::new();
    for (fen, verdict, findings) in CASES {
        judge(p, fen).await;
        findings_are(p, findings).await;
        verdict_is(p, *verdict).await;
        for (kind, severity, _) in *findings {
            seen.insert(*kind);
            let css = format!("[data-finding-kind={kind}]");
            assert!(p.is_seen(&css).await, "{kind} can be seen");
            let sentence = p.text(&format!("{css} .finding-sentence")).await;
            assert!(sentence.ends_with('.') && sentence.len() > 15, "{kind} is said in words: {sentence}");
            let grade = p.text(&format!("{css} .card-severity")).await;
            let grades: &[&str] = match *severity {
                "error" => &["Breaks the rules", "Chess programs refuse it"],
                "warning" => &["Cannot arise in a game"],
                _ => &["Odd", "Still missing"],
            };
            assert!(grades.contains(&grade.as_str()), "{kind} is called {grade:?}");
        }
    }
    assert_eq!(seen.len(), 29, "kinds that were seen: {seen:?}");
}

async fn a_finding_lights_its_squares_under_the_pointer_and_in_focus(p: &mut Page) {
    p.open(START).await;
    judge(p, "4k3/8/8/8/4r3/8/8/4K3 b Q - 0 1").await;
    let sentence = |kind: &str| format!("[data-finding-kind={kind}] .finding-sentence");
    p.appears(&sentence("bad-castling")).await;
    lit_are(p, "").await;
    for (kind, squares) in [("bad-castling", "a1 e1"), ("opposite-check", "e1 e4")] {
        p.script(
            "document.querySelector(arguments[0]).scrollIntoView({ block: 'nearest' })",
            vec![json!(sentence(kind))],
        )
        .await;
        p.move_to(p.center(&sentence(kind)).await).await;
        lit_are(p, squares).await;
    }
    let bar = p.center(".brand").await;
    p.move_to(bar).await;
    lit_are(p, "").await;
    for (kind, squares) in [("opposite-check", "e1 e4"), ("bad-castling", "a1 e1")] {
        p.focus(&sentence(kind)).await;
        lit_are(p, squares).await;
    }
    // The repairs belong to their finding.
    p.focus("[data-finding-kind=opposite-check] [data-fix='0']").await;
    lit_are(p, "e1 e4").await;
    p.focus("[data-action=flip]").await;
    lit_are(p, "").await;
    // From the other side they are where the squares are now.
    p.action("flip").await;
    p.focus(&sentence("opposite-check")).await;
    lit_are(p, "e1 e4").await;
    // What is gone lights nothing.
    p.focus("[data-finding-kind=opposite-check] [data-fix='0']").await;
    p.press(&["Enter"]).await;
    p.vanishes("[data-finding-kind=opposite-check]").await;
    p.focus("[data-action=flip]").await;
    lit_are(p, "").await;
}

async fn a_repair_is_said_and_keeps_the_focus(p: &mut Page) {
    p.open(START).await;
    let focus_is_kept = async |p: &Page| {
        p.wait("the focus somewhere", || async {
            p.script("return document.activeElement !== document.body", Vec::new()).await == json!(true)
        })
        .await;
    };
    judge(p, "4k3/8/8/8/4r3/8/8/4K3 b Q - 0 1").await;
    p.appears("[data-finding-kind=bad-castling] [data-fix]").await;
    p.focus("[data-finding-kind=bad-castling] [data-fix]").await;
    // What is found then is told soon after.
    listen(p).await;
    p.press(&["Enter"]).await;
    let mended = "4k3/8/8/8/4r3/8/8/4K3 b - - 0 1";
    p.shows(mended).await;
    let words = "Repaired: No castling rights.";
    p.wait(words, || async { heard(p).await.iter().any(|told| told.contains(words)) }).await;
    focus_is_kept(p).await;
    p.appears("[data-finding-kind=opposite-check] [data-fix]").await;
    p.focus("[data-finding-kind=opposite-check] [data-fix]").await;
    p.press(&["Enter"]).await;
    p.vanishes("[data-finding-kind]").await;
    focus_is_kept(p).await;
    p.press(&["Control+z"]).await;
    p.shows(mended).await;
}

async fn a_broken_text_is_not_judged_until_it_is_mended(p: &mut Page) {
    let two_kings = "4k3/8/8/8/8/8/8/K3K3 w - - 0";
    p.open(START).await;
    p.fill("#fen", &format!("{two_kings} x")).await;
    p.appears("[data-problem]").await;
    verdict_is(p, ("unread", "Faulty text")).await;
    is_quiet(p).await;
    p.press(&["Backspace"]).await;
    p.type_text("1").await;
    findings_are(p, &[("many-white-kings", "error", "a1 e1")]).await;
    verdict_is(p, REFUSED).await;
}

async fn an_edit_of_the_board_is_judged_again(p: &mut Page) {
    p.open("4k3/8/8/8/8/8/8/4RK2 w - - 0 1").await;
    findings_are(p, &[("opposite-check", "error", "e1 e8")]).await;
    verdict_is(p, REFUSED).await;
    p.drag("e1", "a1").await;
    findings_are(p, &[]).await;
    verdict_is(p, LEGAL).await;
    p.drag("a1", "a8").await;
    findings_are(p, &[("opposite-check", "error", "a8 e8")]).await;
    p.tick("input[name=turn][value=b]").await;
    findings_are(p, &[]).await;
    verdict_is(p, LEGAL).await;
}
