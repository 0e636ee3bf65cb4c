//! Sequences of commands and gestures, made of bytes: whoever has other bytes has another sequence.

use forsyth::editor::storage::Log;
use forsyth::editor::{Command, Editor, Gesture, Input, Symmetry};
use forsyth::notation::{Form, read_lenient, write};
use forsyth::play::REFEREE;
use forsyth::position::{Bitboard, Piece, Role, Square};

use super::choices::Bytes;
use super::kept;

/// Longer sequences find nothing that shorter ones do not.
const MOST_ACTS: usize = 80;

/// What a person does.
#[derive(Debug)]
enum Act {
    Command(Command),
    Input(Input),
    /// Plays a legal move, if the editor plays.
    Play(usize),
    /// Takes the first fix that the text offers.
    FirstFix,
    /// Types the text of the board with another piece, or none, on one square.
    Retype(Square, Option<Piece>),
}

impl Act {
    fn of(bytes: &mut Bytes) -> Act {
        match bytes.below(18) {
            0..=7 => Act::Command(bytes.command()),
            8..=13 => Act::Input(bytes.input()),
            16 | 17 => Act::Play(usize::from(bytes.below(64))),
            14 => Act::Retype(bytes.square(), bytes.flag().then(|| bytes.piece())),
            _ => Act::FirstFix,
        }
    }

    fn perform(&self, editor: &mut Editor) -> bool {
        match self {
            Act::Command(command) => editor.apply(command.clone()),
            Act::Input(input) => editor.input(*input),
            Act::Play(index) => {
                let legal = editor.legal_moves().unwrap_or_default();
                let played = legal.get(index % legal.len().max(1));
                played.is_some_and(|played| editor.apply(Command::Play(*played)))
            }
            Act::FirstFix => {
                let fix = editor.reading().faults.into_iter().find_map(|fault| fault.fix().cloned());
                fix.is_some_and(|fix| editor.apply(Command::Fix(fix)))
            }
            Act::Retype(square, piece) => {
                let mut position = editor.document().written();
                position.set_piece(*square, *piece);
                editor.apply(Command::Type(write(&position)))
            }
        }
    }

    /// The squares whose pieces it may change at most.
    fn reach(&self, before: &Editor) -> Bitboard {
        let position = &before.document().position;
        // Of a king there is one: where another one is put, it leaves its square.
        let king = |piece: Piece| {
            if piece.role == Role::King { position.kings(piece.color) } else { Bitboard::EMPTY }
        };
        let symmetric = before.symmetry() == Symmetry::On;
        let placed = |square: Square, piece: Option<Piece>| match (symmetric, piece) {
            (true, _) => Bitboard::FULL,
            (false, piece) => Bitboard::from(square) | piece.map_or(Bitboard::EMPTY, king),
        };
        match self {
            Act::Command(command) => match command {
                Command::Move(from, to) => Bitboard::from(*from) | *to,
                Command::Copy(from, to) => {
                    Bitboard::from(*to) | position.piece_at(*from).map_or(Bitboard::EMPTY, king)
                }
                Command::TakeOff(square) => Bitboard::from(*square),
                Command::Place(square, piece) => placed(*square, Some(*piece)),
                Command::Remove(square) => placed(*square, None),
                Command::Paint(_)
                | Command::Type(_)
                | Command::PasteText(_)
                | Command::Fix(_)
                | Command::Load(_)
                | Command::LoadPosition(_)
                | Command::ReplaceDocument(..)
                | Command::Start
                | Command::Clear
                | Command::Transform(_)
                | Command::TakeBack
                | Command::Undo
                | Command::Redo => Bitboard::FULL,
                _ => Bitboard::EMPTY,
            },
            Act::Input(Input::Release(..) | Input::Lift(..) | Input::Promote(_))
            | Act::FirstFix
            | Act::Play(_) => Bitboard::FULL,
            Act::Input(_) => Bitboard::EMPTY,
            Act::Retype(square, _) => Bitboard::from(*square),
        }
    }
}

/// Edits as the bytes say. Whatever that is, the answer says whether it changed anything, no piece changes that it is not
/// about, what is written reads back, what is saved is restored, and undo of everything returns the beginning.
///
/// # Panics
/// When any of that does not hold.
pub(crate) fn sequence(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let mut editor = Editor::new(read_lenient(&bytes.text()).position);
    editor.set_referee(&REFEREE);
    let first = (editor.document().clone(), editor.text());
    let (mut log, storage) = (Log::default(), kept::Memory::default());
    for _ in 0..MOST_ACTS {
        if bytes.are_used_up() {
            break;
        }
        let act = Act::of(&mut bytes);
        let before = editor.clone();
        let changed = act.perform(&mut editor);
        assert_eq!(changed, seen(&before) != seen(&editor), "{act:?}");
        let touched = Square::ALL.into_iter().filter(|square| {
            let piece = |editor: &Editor| editor.document().position.piece_at(*square);
            piece(&before) != piece(&editor)
        });
        let strays: Bitboard = touched.filter(|square| !act.reach(&before).contains(*square)).collect();
        assert!(strays.is_empty(), "{act:?} changes {strays:?}");
        shows(&editor, &act);
        assert_eq!(log.save(&editor, &storage), Ok(()));
        let restored = kept::whole(&storage);
        assert_eq!(restored.history(), editor.history(), "{act:?}");
        assert_eq!(restored.draft(), editor.draft(), "{act:?}");
        assert_eq!(restored.orientation(), editor.orientation(), "{act:?}");
        assert_eq!(restored.mode(), editor.mode(), "{act:?}");
    }
    editor.apply(Command::EndTyping);
    editor.apply(Command::SetForm(Form::AsGiven));
    while editor.apply(Command::Redo) {}
    let last = (editor.document().clone(), editor.text());
    let (count, _) = editor.history().steps();
    for _ in 0..count {
        assert!(editor.apply(Command::Undo));
    }
    assert!(!editor.apply(Command::Undo));
    assert_eq!((editor.document().clone(), editor.text()), first);
    for _ in 0..count {
        assert!(editor.apply(Command::Redo));
    }
    assert!(!editor.apply(Command::Redo));
    assert_eq!((editor.document().clone(), editor.text()), last);
}

/// What is seen or kept: it has changed if, and only if, the answer says so.
fn seen(editor: &Editor) -> impl PartialEq + use<> {
    let tools = (editor.tool(), editor.pen(), editor.symmetry(), editor.gesture(), editor.form());
    let modes = (editor.mode(), editor.is_building(), editor.is_unfinished());
    (editor.history().clone(), editor.draft().cloned(), editor.orientation(), tools, modes)
}

/// What is written reads back, and the board shows it; the document survives storage and address.
fn shows(editor: &Editor, act: &Act) {
    let (fen, document) = (editor.fen(), editor.document());
    let reading = read_lenient(&fen);
    assert!(reading.is_well_formed(), "{act:?}: {fen}");
    assert_eq!(write(&reading.position), fen, "{act:?}");
    for square in Square::ALL {
        assert_eq!(editor.piece_at(square), reading.position.piece_at(square), "{act:?} {square}");
    }
    if !matches!(editor.gesture(), Gesture::Sweeping { .. }) {
        assert_eq!(reading.position, document.written(), "{act:?}");
        assert_eq!(editor.reading(), read_lenient(&editor.text()), "{act:?}");
    }
    kept::keeps(document);
    kept::returns(document, editor.orientation());
}
