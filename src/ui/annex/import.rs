//! What is pasted: found, said, and offered to step through. The original text stays one click away.

mod card;
mod trace;

use std::cell::{Cell, RefCell};

use js_sys::Promise;
use leptos_dom::helpers::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use trace::Outcome;

use super::{Scene, announce, become_document, request, scene, tell};
use crate::editor::pasted::{document_of, document_of_game, drawing_comment};
use crate::editor::{Command, Document, MAX_TEXT_LEN, Step};
use crate::import::arrivals::LARGEST;
use crate::import::{ChunkedImport, Found, Game, Import, Reason, Remark, RemarkKind};
use crate::locale;
use crate::marks::MarksReading;
use crate::notation::Language;
use crate::position::Color;
use crate::ui::dom;
use crate::wire::Request;

const PLACE: &str = "[data-annex=import]";

/// What was pasted last, as long as it is spoken of.
struct Pasted {
    text: String,
    import: Import,
    /// Which position or game of several.
    index: usize,
    /// After how many moves of the game.
    ply: usize,
    /// The moves of the game in standard algebraic notation.
    sans: Vec<String>,
}

thread_local! {
    static PASTED: RefCell<Option<Pasted>> = const { RefCell::new(None) };
    /// How many texts have come: one that comes while another is read takes its place.
    static COME: Cell<u32> = const { Cell::new(0) };
}

/// Listens to what the card offers.
pub(super) fn bind() {
    dom::on_element(PLACE, "click", |event| {
        if let Some((_, step)) = dom::closest(&event, "data-import-step") {
            walk(if step == "next" { 1 } else { -1 });
        } else if let Some((_, step)) = dom::closest(&event, "data-ply-step") {
            walk_game(&step);
        } else if let Some((_, choice)) = dom::closest(&event, "data-choice") {
            choose(choice.parse().unwrap_or(0));
        } else if let Some((_, name)) = dom::closest(&event, "data-import-action") {
            act(&name);
        }
    });
    dom::on_element(PLACE, "input", |event| {
        if dom::closest(&event, "data-ply").is_some() {
            let ply = dom::value_of(&event).parse().unwrap_or(0);
            go_to(|pasted| pasted.ply = ply);
        }
    });
    dom::on_element(PLACE, "change", |event| {
        if dom::closest(&event, "data-import-select").is_some() {
            let index = dom::value_of(&event).parse().unwrap_or(0);
            go_to(|pasted| pasted.turn_to(index));
        }
    });
}

/// Finds the positions in a text, shows the first one and says what was read how.
pub(super) fn paste(text: String, into_box: bool) {
    if text.len() > LARGEST {
        tell(locale::annex_words().text_too_large());
    } else {
        read(text, into_box, None);
    }
}

/// Reads a text: a short one now, of a long one a stretch now and then.
fn read(text: String, into_box: bool, language: Option<Language>) {
    let mut reader = ChunkedImport::new(text, language);
    let turn = COME.get().wrapping_add(1);
    COME.set(turn);
    if !reader.step() {
        return take(reader, into_box);
    }
    tell(locale::annex_words().text_being_read());
    spawn_local(async move {
        loop {
            pause().await;
            if COME.get() != turn {
                return;
            }
            if !reader.step() {
                break;
            }
        }
        pause().await;
        take(reader, into_box);
    });
}

/// Lets the page do what there is to do.
async fn pause() {
    let promise = Promise::new(&mut |done, _| {
        // No timer, no pause.
        if window().set_timeout_with_callback(&done).is_err() {
            let _ = done.call0(&wasm_bindgen::JsValue::UNDEFINED);
        }
    });
    let _ = JsFuture::from(promise).await;
}

fn take(reader: ChunkedImport, into_box: bool) {
    let Some(scene) = scene() else { return };
    let (text, found) = reader.finish();
    if let Import::Unread(stopped) = &found {
        let is_long = text.len() > MAX_TEXT_LEN;
        if !is_long && draw_comment(&scene, &text) {
            return;
        }
        if !into_box || is_long {
            let sentence = locale::unread_sentence(stopped);
            announce(sentence.clone());
            let unread = (!is_long && !text.trim().is_empty()).then_some(text);
            request(&Request::Notify(sentence, unread));
            return;
        }
        // The box shows the faults of a record at their places; what was no record is said.
        let is_record = matches!(stopped.reason, Reason::Record(_));
        let sentence = if is_record {
            locale::reason_sentence(stopped.reason)
        } else {
            locale::stopped_sentence(stopped)
        };
        // Of a record's faults the first is told with its place, once they stand in the box.
        if !is_record {
            announce(sentence.clone());
        }
        request(&Request::Do(Command::PasteText(text)));
        request(&Request::Notify(if is_record { String::new() } else { sentence }, None));
        return;
    }
    request(&Request::Notify(String::new(), None));
    trace::begin(&scene);
    let mut pasted = Pasted { text, import: found, index: 0, ply: 0, sans: Vec::new() };
    pasted.turn_to(0);
    announce(pasted.sentence());
    pasted.load(Step::Load);
    card::show(&pasted);
    PASTED.set(Some(pasted));
}

/// A comment with nothing but commands draws on the position that is there. Returns whether the text was one.
fn draw_comment(scene: &Scene, text: &str) -> bool {
    let Some(MarksReading { marks, unread }) = drawing_comment(text) else { return false };
    let sentence =
        if unread.is_empty() { String::new() } else { locale::remark_sentence(RemarkKind::MarkLeftOut) };
    request(&Request::Notify(sentence, None));
    become_document(Document { marks, ..scene.view.document.clone() }, Step::Edit);
    true
}

impl Pasted {
    /// How many positions or games there are.
    fn count(&self) -> usize {
        match &self.import {
            Import::Positions { found, .. } => found.len(),
            Import::Games { games, .. } => games.len(),
            Import::Ambiguous(_) | Import::Unread(_) => 0,
        }
    }

    fn game(&self) -> Option<&Game> {
        match &self.import {
            Import::Games { games, .. } => games.get(self.index),
            _ => None,
        }
    }

    fn found(&self) -> Option<&Found> {
        match &self.import {
            Import::Positions { found, .. } => found.get(self.index),
            _ => None,
        }
    }

    /// What was guessed, repaired or left out of the position or game that is spoken of.
    fn remarks(&self) -> &[Remark] {
        match (self.found(), self.game()) {
            (Some(found), _) => &found.remarks,
            (None, Some(game)) => &game.remarks,
            (None, None) => &[],
        }
    }

    /// Goes to another position or game. A game whose text sets up a position begins there; of any other the last
    /// position is the one that is new.
    fn turn_to(&mut self, index: usize) {
        self.index = index.min(self.count().saturating_sub(1));
        self.sans = self.game().map(|game| game.plies().map(|ply| ply.san).collect()).unwrap_or_default();
        self.ply = self.game().map_or(0, |game| if game.from_fen_tag { 0 } else { self.sans.len() });
    }

    /// What is spoken of, and how the document was before it.
    fn document(&self, before: &Document) -> Option<Document> {
        if let Some(game) = self.game() {
            return document_of_game(game, self.ply, before);
        }
        self.found().map(|found| document_of(found, &self.text, before))
    }

    /// Has the page show it.
    fn load(&self, step: Step) {
        let Some(scene) = scene() else { return };
        let Some(document) = self.document(&scene.view.document) else { return };
        let turned = self.found().and_then(|found| found.orientation);
        let before = turned.is_some().then_some(scene.view.orientation);
        trace::make(document.clone(), self.index, self.ply, before);
        // The board turns after it: what the address says of the position before is to stay as it was.
        become_document(document, step);
        if let Some(orientation) = turned {
            request(&Request::Do(Command::Orient(orientation)));
        }
    }

    /// The number of the move that has led here, and whose it was.
    fn last_move(&self) -> Option<(u32, Color)> {
        let position = self.game()?.position(self.ply)?;
        let number = position.fullmove_number.get();
        Some(match position.turn {
            Color::White => (number.saturating_sub(1), Color::Black),
            Color::Black => (number, Color::White),
        })
    }

    /// Where in the game the board stands.
    fn ply_sentence(&self) -> String {
        let (number, color) = self.last_move().unwrap_or((1, Color::White));
        let san = self.ply.checked_sub(1).and_then(|last| self.sans.get(last));
        locale::ply_sentence(san.map(String::as_str), number, color)
    }

    /// What was read, for the ear.
    fn sentence(&self) -> String {
        let words = locale::annex_words();
        let mut sentences = vec![words.pasted_briefly().to_owned()];
        match &self.import {
            Import::Positions { source, .. } => {
                sentences.push(format!("{}.", locale::source_sentence(*source)));
            }
            Import::Games { games, .. } => {
                sentences.extend(games.first().map(|game| format!("{}.", locale::game_title(game, 0))));
                sentences.push(format!("{}.", self.ply_sentence()));
            }
            Import::Ambiguous(_) => return format!("{} {}", words.letters_title(), words.letters_question()),
            Import::Unread(_) => {}
        }
        sentences.extend(self.remarks().iter().map(|remark| locale::remark_sentence(remark.kind)));
        if self.count() > 1 {
            sentences.push(format!("{}.", locale::place_of(0, self.count())));
        }
        sentences.join(" ")
    }
}

/// Changes what is spoken of, and shows it.
fn go_to(change: impl FnOnce(&mut Pasted)) {
    // Taken out meanwhile: the page answers at once, and its answer comes here.
    let Some(mut pasted) = PASTED.take() else { return };
    change(&mut pasted);
    pasted.load(Step::ReplaceLoad);
    card::update(&pasted);
    announce(if pasted.game().is_some() {
        pasted.ply_sentence()
    } else {
        locale::place_of(pasted.index, pasted.count())
    });
    PASTED.set(Some(pasted));
}

fn walk(by: isize) {
    go_to(|pasted| {
        if let Some(index) = pasted.index.checked_add_signed(by).filter(|index| *index < pasted.count()) {
            pasted.turn_to(index);
        }
    });
}

fn walk_game(step: &str) {
    go_to(|pasted| {
        let last = pasted.sans.len();
        pasted.ply = match step {
            "first" => 0,
            "previous" => pasted.ply.saturating_sub(1),
            "next" => (pasted.ply + 1).min(last),
            _ => last,
        };
    });
}

/// The user says whose letters they are.
fn choose(choice: usize) {
    let Some(pasted) = PASTED.take() else { return };
    let language = match &pasted.import {
        Import::Ambiguous(choices) => {
            choices.get(choice).and_then(|choice| choice.languages.first()).copied()
        }
        _ => None,
    };
    match language {
        Some(language) => read(pasted.text, false, Some(language)),
        None => PASTED.set(Some(pasted)),
    }
}

fn act(name: &str) {
    match name {
        "close" => close(),
        "edit" => {
            if let Some(text) = PASTED.with_borrow(|pasted| pasted.as_ref().map(|pasted| pasted.text.clone()))
            {
                close();
                request(&Request::Do(Command::PasteText(text)));
                dom::focus("#fen");
            }
        }
        _ => {}
    }
}

fn close() {
    PASTED.set(None);
    card::hide();
}

/// A paste that has been undone, or after which something else was loaded, is spoken of no longer. Undoing it turns the
/// board back too.
pub(super) fn show(scene: &Scene) {
    match trace::follow(scene) {
        Outcome::Same => {}
        Outcome::Over(turned) => {
            close();
            if let Some(orientation) = turned {
                request(&Request::Do(Command::Orient(orientation)));
            }
        }
        Outcome::At { index, ply } => PASTED.with_borrow_mut(|pasted| {
            if let Some(pasted) = pasted {
                pasted.turn_to(index);
                pasted.ply = ply;
                card::update(pasted);
            }
        }),
    }
}
