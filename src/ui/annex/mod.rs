//! The annex: explains, converts and imports, while the page edits.
//!
//! A program of its own with its own memory. It makes the elements that it shows, inside the places that the shell
//! keeps for it (`[data-annex]`, `[data-panel]`), and touches nothing else. It hears of each change as a [`View`],
//! derives a `Scene` from it, and gives that to each panel, which touches the page only where something differs.

mod aloud;
mod appearance;
mod changes;
mod copying;
mod dialogs;
mod drop;
mod embed;
mod extras;
mod findings;
mod forms;
mod games;
mod help;
mod import;
mod links;
mod marks;
mod picture;
mod piece_menu;
mod problems;
mod texts;
mod verdict;
mod version;

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Reflect;
use leptos_dom::helpers::{document, window};

use super::browser::storage::Shared;
use super::{dom, fetched, frame, report_panics, speak};
use crate::editor::storage::Storage;
use crate::editor::{Command, Document, Step};
use crate::legality::{Finding, Verdict, findings_with_last_move, verdict as judge};
use crate::locale;
use crate::notation::{Reader, Reading, read_by, read_lenient};
use crate::position::Position;
use crate::wire::{Errand, Question, Request, View};

/// What the page shows, and what there is to say about it.
pub(super) struct Scene {
    view: View,
    /// The position that is written.
    position: Position,
    /// The reading of the text in the box.
    reading: Reading,
    findings: Vec<Finding>,
    verdict: Verdict,
}

impl Scene {
    fn of(view: View) -> Scene {
        let reading = read_lenient(&view.text);
        let position = view.document.written();
        let findings = findings_with_last_move(&position, &view.document.rules());
        let verdict = judge(&findings);
        Scene { view, position, reading, findings, verdict }
    }

    /// Whether the findings are to be shown: not while the text is broken, which leaves the position in doubt, and not
    /// while the position is being set up.
    fn is_judged(&self) -> bool {
        self.reading.is_well_formed() && !self.view.building
    }
}

thread_local! {
    static SCENE: RefCell<Option<Rc<Scene>>> = const { RefCell::new(None) };
}

/// What the page showed last.
fn scene() -> Option<Rc<Scene>> {
    SCENE.with_borrow(Clone::clone)
}

/// Moves in.
pub fn run() {
    report_panics();
    read_by(Reader::HERE);
    speak();
    let words = fetched("annex").zip(fetched("help"));
    if !words.is_some_and(|(annex, help)| locale::speak_annex(annex, help)) {
        // No words, or those of another version: better no annex than a mute one.
        return;
    }
    dialogs::bind();
    problems::bind();
    marks::bind();
    aloud::bind();
    if frame::is_embedded() {
        embed::bind();
    } else {
        appearance::bind();
        findings::bind();
        forms::bind();
        texts::bind();
        links::bind();
        games::bind();
        picture::bind();
        extras::bind();
        help::bind();
        drop::bind();
        import::bind();
        version::bind();
    }
    dom::on(&document(), "forsyth:view", |event| {
        if let Some(view) = dom::told(&event).as_deref().and_then(View::decode) {
            let scene = Rc::new(Scene::of(view));
            SCENE.set(Some(Rc::clone(&scene)));
            show(&scene);
        }
    });
    dom::on(&document(), "forsyth:errand", |event| {
        match dom::told(&event).as_deref().and_then(Errand::decode) {
            Some(Errand::Read(aloud)) => aloud::read(aloud),
            Some(Errand::ChoosePiece(square)) if !frame::is_read_only() => piece_menu::open(square),
            // What an embed does not show cannot be asked of it.
            Some(Errand::Paste { text, .. }) if frame::is_embedded() => embed::paste(text),
            Some(_) if frame::is_embedded() => {}
            Some(Errand::Paste { text, into_box }) => import::paste(text, into_box),
            Some(Errand::Open(name)) => dialogs::open(&name),
            Some(Errand::ChoosePiece(_)) | None => {}
        }
    });
    dom::on(&document(), "forsyth:question", |event| {
        let question = dom::told(&event).as_deref().and_then(Question::decode);
        if let Some(answer) = question.and_then(|question| question.answer()) {
            dom::tell("forsyth:answer", &answer);
        }
    });
    dom::tell("forsyth:here", "");
}

/// Shows what is to say: faults, verdict and marks first, what is said of them, then the panels.
fn show(scene: &Rc<Scene>) {
    problems::show(scene);
    verdict::show(scene);
    marks::show(scene);
    changes::show(scene);
    if frame::is_embedded() {
        return embed::show(scene);
    }
    aloud::show(scene);
    import::show(scene);
    findings::show(scene);
    forms::show(scene);
    texts::show(scene);
    links::show(scene);
    games::show(scene);
    picture::show(scene);
    extras::show(scene);
    help::show(scene);
}

/// Has something done by the page.
fn request(request: &Request) {
    dom::tell("forsyth:request", &request.encode());
}

/// The document becomes another one.
fn become_document(document: Document, step: Step) {
    request(&Request::Do(Command::ReplaceDocument(Box::new(document), step)));
}

/// Has a sentence said to assistive technology.
fn announce(sentence: String) {
    request(&Request::Announce(sentence));
}

/// A setting as it was kept; where nothing can be read everything is as usual.
fn kept(setting: &str) -> String {
    Shared.get(setting).ok().flatten().unwrap_or_default()
}

/// Keeps a setting for the next visit; a browser that refuses is told of.
fn keep(setting: &str, amended: &dyn Fn(&str) -> String) {
    if Shared.set(setting, &amended(&kept(setting))).is_err() {
        tell(locale::words().settings_refused());
    }
}

/// Hears of a setting that another tab has kept, or forgotten.
fn on_kept_elsewhere(setting: &'static str, changed: impl Fn() + 'static) {
    dom::on(&window(), "storage", move |event| {
        let key = Reflect::get(&event, &"key".into()).ok().and_then(|key| key.as_string());
        if key.is_none_or(|key| key == setting) {
            changed();
        }
    });
}

/// Shows a sentence, and has it said.
fn tell(sentence: &str) {
    request(&Request::Notify(sentence.to_owned(), None));
    announce(sentence.to_owned());
}
