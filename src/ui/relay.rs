//! The page's end of the wire: it has the annex loaded when something needs it, tells it what is shown, leaves errands to
//! it, and carries out what it wants done.

use std::cell::{Cell, RefCell};

use leptos_dom::helpers::document;

use super::browser::address;
use super::dom;
use super::fen_box;
use super::frame;
use super::store::{Notice, Store, words};
use crate::editor::{Command, Symmetry, Tool};
use crate::notation::{Reader, START_FEN, read_plain, write};
use crate::wire::{Errand, Question, Request, View, decode_reading};

/// Whether the annex is here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Annex {
    Away,
    Coming,
    Here,
    /// It could not be loaded; what needs it tries again.
    Absent,
}

thread_local! {
    static ANNEX: Cell<Annex> = const { Cell::new(Annex::Away) };
    /// Errands that wait for it.
    static WAITING: RefCell<Vec<Errand>> = const { RefCell::new(Vec::new()) };
    /// Its answer to the question that has just been asked.
    static ANSWER: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What is more than a plain record the annex reads, if it is here.
pub(super) const READER: Reader = Reader {
    read: |text| decode_reading(&ask(&Question::Read(text.to_owned()))?),
    operations: |text, tail| ask(&Question::Operations(tail, text.to_owned())),
    epd: |position, operations| ask(&Question::Epd(write(position), operations.to_owned())),
};

/// The annex answers before this returns.
fn ask(question: &Question) -> Option<String> {
    if is_here() {
        dom::tell("forsyth:question", &question.encode());
    }
    ANSWER.take()
}

/// Binds the wire.
pub(super) fn bind(store: Store) {
    dom::on(&document(), "forsyth:answer", |event| ANSWER.set(dom::told(&event)));
    dom::on(&document(), "forsyth:here", move |_| {
        ANNEX.set(Annex::Here);
        store.read_again();
        dom::tell("forsyth:view", &view(store).encode());
        for errand in WAITING.take() {
            dom::tell("forsyth:errand", &errand.encode());
        }
    });
    dom::on(&document(), "forsyth:absent", move |_| {
        ANNEX.set(Annex::Absent);
        for errand in WAITING.take() {
            do_without(store, errand);
        }
    });
    dom::on(&document(), "forsyth:request", move |event| {
        if let Some(request) = dom::told(&event).as_deref().and_then(Request::decode) {
            carry_out(store, request);
        }
    });
    // A link that is no plain record: the annex may well read it.
    if address::is_unread() {
        call();
    }
    dom::watch(
        move || view(store),
        |view| {
            if is_here() {
                dom::tell("forsyth:view", &view.encode());
            } else if ANNEX.get() == Annex::Away
                && (view.text != START_FEN
                    || view.pointed.is_some()
                    || view.drawing
                    || view.symmetry == Symmetry::On
                    || is_drawn_on(view)
                    || frame::is_embedded())
            {
                // The page as it comes needs no explanation; whatever differs from it does. In an embed it is the annex
                // that speaks with the page around it.
                call();
            }
        },
    );
}

/// Whether there are marks, finished or not.
fn is_drawn_on(view: &View) -> bool {
    view.sketch.is_some() || !view.document.marks.is_empty()
}

/// Has the annex loaded.
pub(super) fn call() {
    if matches!(ANNEX.get(), Annex::Away | Annex::Absent) {
        ANNEX.set(Annex::Coming);
        dom::tell("forsyth:annex", "");
    }
}

/// Whether the annex is here.
pub(super) fn is_here() -> bool {
    ANNEX.get() == Annex::Here
}

/// Leaves an errand to the annex.
pub(super) fn send(errand: Errand) {
    if is_here() {
        dom::tell("forsyth:errand", &errand.encode());
    } else {
        WAITING.with_borrow_mut(|waiting| {
            // What is pressed again because it has not opened yet is not to close.
            if matches!(errand, Errand::Open(_)) {
                waiting.retain(|other| !matches!(other, Errand::Open(_)));
            }
            waiting.push(errand);
        });
        call();
    }
}

/// What was pasted and still waits is overtaken by something else.
pub(super) fn drop_pastes() {
    WAITING.with_borrow_mut(|waiting| waiting.retain(|errand| !matches!(errand, Errand::Paste { .. })));
}

/// The annex cannot be loaded: the page does what it can by itself.
fn do_without(store: Store, errand: Errand) {
    match errand {
        Errand::Paste { text, .. } => {
            // What clipboards and files put around a record.
            let record = text.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{FEFF}');
            if read_plain(record).is_some() {
                return store.load_pasted(record.to_owned());
            }
            store.notify(Some(Notice { text: words().annex_absent().into(), unread: Some(text) }));
        }
        Errand::Open(_) | Errand::ChoosePiece(_) | Errand::Read(..) => store.tell(words().annex_absent()),
    }
}

fn view(store: Store) -> View {
    let page = store.page();
    let editor = &page.editor;
    let (behind, ahead) = editor.history().steps();
    View {
        text: store.shown().text.clone(),
        document: editor.document().clone(),
        building: editor.is_building(),
        orientation: editor.orientation(),
        pen: editor.pen(),
        drawing: editor.tool() == Tool::Pen,
        symmetry: editor.symmetry(),
        sketch: editor.mark_preview(page.focused),
        form: editor.form(),
        pointed: fen_box::field(store),
        loads: editor.loads(),
        behind,
        ahead,
    }
}

fn carry_out(store: Store, request: Request) {
    match request {
        Request::Do(Command::SetForm(form)) => store.choose_form(form),
        Request::Do(command) => {
            store.dispatch(command);
        }
        Request::Light(squares) => store.light(squares),
        Request::Mark(squares) => store.set(|page| std::mem::replace(&mut page.found, squares) != squares),
        Request::Announce(sentence) => store.announce(sentence),
        Request::Notify(text, unread) => store.notify((!text.is_empty()).then_some(Notice { text, unread })),
    }
}
