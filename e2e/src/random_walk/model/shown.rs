//! What the page has to show, in the words of `assets/recorder.js`.

use super::fields::right;
use super::{Focus, Model};
use forsyth::editor::address::fragment;
use forsyth::editor::{Gesture, Symmetry, Tool};
use forsyth::legality::{Finding, Severity};
use forsyth::position::{CastlingSide, Color, Square, piece_name};
use forsyth::view::{Scene, Shown};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

impl Model {
    /// What the page shows as soon as an action is over, in the words of `assets/recorder.js`.
    pub fn shown(&self) -> Value {
        let editor = &self.editor;
        let document = editor.document();
        let pieces: Map<String, Value> = Square::ALL
            .into_iter()
            .filter_map(|square| Some((square.to_string(), json!(piece_name(editor.piece_at(square)?)))))
            .collect();
        let selected: Vec<String> = match editor.gesture() {
            Gesture::Selected(square) => vec![square.to_string()],
            _ => Vec::new(),
        };
        let letters = ["K", "Q", "k", "q"].into_iter();
        let castling = |keep: &dyn Fn(Color, CastlingSide) -> bool| -> String {
            letters.clone().filter(|letter| keep(right(letter).0, right(letter).1)).collect()
        };
        let focus = match self.focus {
            Focus::Page => String::new(),
            Focus::Board => self.focused.to_string(),
            Focus::Text => "fen".to_owned(),
        };
        json!({
            "pieces": pieces,
            "isDrawn": true,
            "squares": 64,
            "selected": selected,
            "held": [],
            "orientation": editor.orientation().fold_wb("white", "black"),
            "fen": editor.text(),
            "faulty": !editor.reading().is_well_formed(),
            "turn": document.position.turn.char().to_string(),
            "castling": castling(&|color, side| document.right(color, side).is_some()),
            "possible": castling(&|color, side| document.right_is_possible(color, side)),
            "enPassant": self.en_passant(),
            "choices": self.choices(),
            "clocks": format!("{} {}", document.position.halfmove_clock, document.position.fullmove_number),
            "undo": editor.history().can_undo(),
            "redo": editor.history().can_redo(),
            "tool": match editor.tool() {
                Tool::Hand => "hand",
                Tool::Eraser => "eraser",
                Tool::Pen => "pen",
                Tool::Brush(piece) => piece_name(piece),
            },
            "symmetry": editor.symmetry() == Symmetry::On,
            "focus": focus,
            "carried": 0,
        })
    }

    /// What the page shows in the end: what follows an edit and the address take their time.
    pub fn settled(&self) -> Value {
        let document = self.editor.document();
        let reading = self.editor.reading();
        let text: Vec<char> = self.editor.text().chars().collect();
        let units =
            |place: usize| text.iter().take(place).map(|character| character.len_utf16()).sum::<usize>();
        let problems: Vec<Value> = reading
            .faults
            .iter()
            .take(20)
            .map(|fault| json!([fault.kind.name(), units(fault.span.start), units(fault.span.end)]))
            .collect();
        let scene = Scene::of(&self.editor, Shown::of(&self.editor), None);
        let findings = if reading.is_well_formed() { scene.findings } else { Vec::new() };
        let severity = |finding: &Finding| match finding.severity {
            // What is missing while a position is being set up may still come.
            _ if self.editor.is_building() && finding.kind.is_missing() => "note",
            Severity::BreaksRules | Severity::EnginesRefuse => "error",
            Severity::CannotArise => "warning",
            Severity::Odd => "note",
        };
        let mut marked = BTreeMap::new();
        for name in ["note", "warning", "error"] {
            for finding in findings.iter().filter(|finding| severity(finding) == name) {
                marked.extend(finding.squares.into_iter().map(|square| (square.to_string(), name)));
            }
        }
        for fault in &reading.faults {
            marked.extend(fault.squares.into_iter().map(|square| (square.to_string(), "error")));
        }
        let findings: Vec<Value> = findings
            .iter()
            .map(|finding| {
                let squares: Vec<String> =
                    finding.squares.into_iter().map(|square| square.to_string()).collect();
                json!([finding.kind.name(), severity(finding), squares.join(" ")])
            })
            .collect();
        json!({
            "problems": problems,
            "findings": findings,
            "marked": marked,
            "address": fragment(document, self.editor.orientation()),
        })
    }
}
