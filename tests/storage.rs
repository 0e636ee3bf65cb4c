//! The log of the work: what survives a reload, a full, blocked or damaged storage, and a tab that dies while it saves.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::ops::RangeInclusive;

use forsyth::editor::storage::{Log, Refused, Restored, Storage, restore};
use forsyth::editor::{Command, Editor, History, LONGEST_TEXT, Snapshot, Stroke, Tool};
use forsyth::notation::read_lenient;
use forsyth::position::{Bitboard, CastlingSide, Color, Direction, Piece, Position, Role, Square, Transform};
use proptest::prelude::*;
use proptest::sample::{Index, select};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const HEAD: &str = "forsyth.head";

fn step_name(number: usize) -> String {
    format!("forsyth.step.{number}")
}

/// A storage that fails as it is told to.
#[derive(Clone, Debug)]
struct Memory {
    strings: RefCell<BTreeMap<String, String>>,
    /// How many bytes it takes, names included.
    room: Cell<usize>,
    /// After so many more changes nothing changes any more: the tab is dead.
    changes_left: Cell<usize>,
    blocked_for_reading: Cell<bool>,
    blocked_for_writing: Cell<bool>,
    /// The names that have been set, in order.
    set: RefCell<Vec<String>>,
}

impl Memory {
    fn new() -> Memory {
        Memory {
            strings: RefCell::default(),
            room: Cell::new(usize::MAX),
            changes_left: Cell::new(usize::MAX),
            blocked_for_reading: Cell::new(false),
            blocked_for_writing: Cell::new(false),
            set: RefCell::default(),
        }
    }

    fn with_room(bytes: usize) -> Memory {
        let memory = Memory::new();
        memory.room.set(bytes);
        memory
    }

    fn holding(strings: &[(&str, &str)]) -> Memory {
        let memory = Memory::new();
        for (name, value) in strings {
            memory.put(name, value);
        }
        memory
    }

    /// Changes a string behind the log's back.
    fn put(&self, name: &str, value: &str) {
        self.strings.borrow_mut().insert(name.into(), value.into());
    }

    fn string(&self, name: &str) -> Option<String> {
        self.strings.borrow().get(name).cloned()
    }

    fn forget(&self, name: &str) {
        self.strings.borrow_mut().remove(name);
    }

    fn strings(&self) -> BTreeMap<String, String> {
        self.strings.borrow().clone()
    }

    /// The names that have been set since the last time.
    fn take_set(&self) -> Vec<String> {
        self.set.take()
    }

    fn dies(&self) -> bool {
        let left = self.changes_left.get();
        self.changes_left.set(left.saturating_sub(1));
        left == 0
    }
}

impl Storage for Memory {
    fn get(&self, name: &str) -> Result<Option<String>, Refused> {
        if self.blocked_for_reading.get() { Err(Refused) } else { Ok(self.string(name)) }
    }

    fn set(&self, name: &str, value: &str) -> Result<(), Refused> {
        let others = self.strings.borrow();
        let taken: usize = others.iter().filter(|(n, _)| *n != name).map(|(n, v)| n.len() + v.len()).sum();
        drop(others);
        if self.blocked_for_writing.get() || taken + name.len() + value.len() > self.room.get() || self.dies()
        {
            return Err(Refused);
        }
        self.set.borrow_mut().push(name.into());
        self.put(name, value);
        Ok(())
    }

    fn remove(&self, name: &str) {
        if !self.dies() {
            self.forget(name);
        }
    }
}

fn editor(fen: &str) -> Editor {
    Editor::new(read_lenient(fen).position)
}

/// An edit that is another one for each number and never nothing.
fn edit(number: u32) -> Command {
    Command::SetHalfmove(number + 1)
}

fn whole(storage: &Memory) -> Editor {
    match restore(storage) {
        Restored::Whole(editor) => *editor,
        other => panic!("not whole: {other:?}"),
    }
}

/// What could be restored, whole or not.
fn rescued(storage: &Memory) -> Option<Editor> {
    match restore(storage) {
        Restored::Whole(editor) | Restored::Damaged(Some(editor)) => Some(*editor),
        Restored::Damaged(None) | Restored::Nothing | Restored::Refused => None,
    }
}

/// The steps behind, the current one last.
fn past(editor: &Editor) -> Vec<Snapshot> {
    let (first, current, _) = editor.history().numbers();
    snapshots(editor, first..=current)
}

/// The steps ahead.
fn future(editor: &Editor) -> Vec<Snapshot> {
    let (_, current, last) = editor.history().numbers();
    snapshots(editor, current + 1..=last)
}

fn snapshots(editor: &Editor, numbers: RangeInclusive<usize>) -> Vec<Snapshot> {
    numbers.filter_map(|number| Snapshot::decode(editor.history().text(number)?)).collect()
}

fn assert_same(restored: &Editor, editor: &Editor) {
    assert_eq!(restored.document(), editor.document());
    assert_eq!(restored.draft(), editor.draft());
    assert_eq!(restored.text(), editor.text());
    assert_eq!(restored.orientation(), editor.orientation());
    assert_eq!((past(restored), future(restored)), (past(editor), future(editor)));
    assert_eq!(restored.history(), editor.history(), "the numbers too");
}

/// What is restored of a storage with room for some steps: the current state, and undo as far as it was kept.
fn assert_kept(restored: &Editor, editor: &Editor) {
    assert_eq!(restored.history().current(), editor.history().current());
    assert_eq!(restored.orientation(), editor.orientation());
    assert!(past(editor).ends_with(&past(restored)), "undo goes back over the same steps");
    assert!(future(editor).starts_with(&future(restored)), "redo goes on over the same steps");
}

/// Applies commands and saves after each.
fn work(commands: impl IntoIterator<Item = Command>, editor: &mut Editor, log: &mut Log, storage: &Memory) {
    for command in commands {
        editor.apply(command);
        assert_eq!(log.save(editor, storage), Ok(()), "there is room");
    }
}

// What survives

#[test]
fn nothing_saved_is_nothing_restored() {
    assert_eq!(restore(&Memory::new()), Restored::Nothing);
    assert_eq!(restore(&Memory::holding(&[("another.key", "1 0 0 0 w")])), Restored::Nothing);
}

#[test]
fn position_orientation_undo_redo_and_drafts_survive() {
    let mut editor = editor("1r2kr2/8/8/8/4P3/8/8/1R2KR2 b FBfb e3 5 9");
    let (mut log, storage) = (Log::default(), Memory::new());
    let commands = [
        Command::Move(Square::F1, Square::F3),
        Command::Type("4k3/8/8/8/8/8/8/4K2".into()),
        Command::Type("4k3/8/8/8/8/8/8/4K2 w KQ".into()),
        Command::Place(Square::A1, Color::White.rook()),
        Command::PasteText("rQ~6/8/8/8/8/8/8/8[NNpn] b - - 0 9".into()),
        Command::LeaveText,
        Command::Load("8/8/8/8/8/8/8/8 w - - 3+1 0 1".into()),
        Command::Flip,
        Command::SetFullmove(NonZeroU32::MAX),
        Command::Type("nonsense".into()),
        Command::Undo,
        Command::Undo,
        Command::Undo,
        Command::Undo,
        Command::Undo,
    ];
    for command in commands {
        editor.apply(command.clone());
        log.save(&editor, &storage).expect("there is room");
        let mut restored = whole(&storage);
        assert_same(&restored, &editor);
        // What is restored goes on as the other does.
        let mut live = editor.clone();
        while live.apply(Command::Undo) {
            assert!(restored.apply(Command::Undo), "{command:?}");
            assert_eq!((restored.text(), restored.fen()), (live.text(), live.fen()), "{command:?}");
        }
        while live.apply(Command::Redo) {
            assert!(restored.apply(Command::Redo), "{command:?}");
            assert_eq!((restored.text(), restored.fen()), (live.text(), live.fen()), "{command:?}");
        }
    }
    assert_eq!(editor.orientation(), Color::Black);
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/4K2 w KQ", "a draft is current in the end");
}

#[test]
fn a_gesture_under_way_and_the_tool_do_not_survive() {
    let mut editor = editor(START);
    editor.apply(Command::ChooseTool(Tool::Eraser));
    let (mut log, storage) = (Log::default(), Memory::new());
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(whole(&storage).tool(), Tool::Hand);
}

#[test]
fn any_text_of_a_draft_survives_to_the_letter() {
    for text in [
        "",
        "\n",
        "\n\n 8/8",
        "8/8\r\n8/8\r",
        "\u{0}",
        "a\u{0}b\u{1}\u{7f}",
        "\"'`\\\"{}[],:",
        "\u{2028}\u{2029}\u{85}\u{b}\u{c}",
        "\u{FEFF}\u{202E}♔\u{1F600}\u{10FFFF}\u{FFFD}",
        "re- rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n1 0 0 0 w",
        &"x\n".repeat(LONGEST_TEXT / 2),
    ] {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        work([Command::Type(text.into()), edit(0), Command::Undo], &mut editor, &mut log, &storage);
        let restored = whole(&storage);
        assert_eq!(restored.text(), text);
        assert_same(&restored, &editor);
    }
}

#[test]
fn the_whole_length_of_the_history_survives() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    for number in 0..History::LIMIT as u32 + 20 {
        editor.apply(edit(number));
    }
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(storage.strings().len(), History::LIMIT + 1);
    // Each further edit drops the oldest step here and there.
    for number in 0..20 {
        storage.take_set();
        editor.apply(edit(number));
        log.save(&editor, &storage).expect("there is room");
        assert_eq!(storage.take_set().len(), 2);
        assert_eq!(storage.strings().len(), History::LIMIT + 1);
    }
    assert_same(&whole(&storage), &editor);
}

// What it costs

#[test]
fn an_edit_writes_its_own_entry_and_the_head() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    log.save(&editor, &storage).expect("there is room");
    for number in 1..50 {
        storage.take_set();
        editor.apply(edit(number));
        log.save(&editor, &storage).expect("there is room");
        assert_eq!(storage.take_set(), [step_name(number as usize), HEAD.into()], "the head comes last");
    }
    // After undo the number of the step that is gone is taken again.
    work([Command::Undo], &mut editor, &mut log, &storage);
    storage.take_set();
    work([edit(99)], &mut editor, &mut log, &storage);
    assert_eq!(storage.take_set(), [step_name(49), HEAD.into()]);
}

#[test]
fn a_typed_character_rewrites_the_entry_of_its_step_alone() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work([Command::Type("8".into())], &mut editor, &mut log, &storage);
    for text in ["8/", "8/8", "8/8/"] {
        storage.take_set();
        work([Command::Type(text.into())], &mut editor, &mut log, &storage);
        assert_eq!(storage.take_set(), [step_name(1)], "the head says the same");
    }
}

#[test]
fn a_head_that_somebody_has_removed_is_written_again() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work([Command::Type("8".into()), Command::Type("8/".into())], &mut editor, &mut log, &storage);
    storage.strings.borrow_mut().clear();
    work([Command::Type("8/8".into())], &mut editor, &mut log, &storage);
    // The steps before it are gone for good.
    assert!(matches!(restore(&storage), Restored::Damaged(Some(editor)) if editor.text() == "8/8"));
}

#[test]
fn undo_redo_and_flip_write_the_head_alone() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    for command in [Command::Undo, Command::Undo, Command::Redo, Command::Flip, Command::Orient(Color::White)]
    {
        storage.take_set();
        work([command.clone()], &mut editor, &mut log, &storage);
        assert_eq!(storage.take_set(), [HEAD], "{command:?}");
        assert_eq!(log.orientation(), Some(editor.orientation()));
    }
}

#[test]
fn steps_that_are_gone_leave_no_string_behind() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    work([Command::Undo, Command::Undo, Command::Undo, edit(50)], &mut editor, &mut log, &storage);
    assert_eq!(storage.strings().len(), 9, "eight steps and the head");
}

#[test]
fn the_first_edit_after_a_reload_costs_no_more_than_any_other() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    let (mut reloaded, mut log) = (whole(&storage), Log::default());
    storage.take_set();
    work([edit(99)], &mut reloaded, &mut log, &storage);
    assert_eq!(storage.take_set(), [step_name(10), HEAD.into()]);
    assert_same(&whole(&storage), &reloaded);
}

#[test]
fn steps_that_are_gone_after_a_reload_leave_no_string_behind() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    let (mut reloaded, mut log) = (whole(&storage), Log::default());
    for command in [Command::Undo, Command::Undo, Command::Undo, edit(99)] {
        reloaded.apply(command);
    }
    assert_eq!(log.save(&reloaded, &storage), Ok(()));
    assert_same(&whole(&storage), &reloaded);
    assert_eq!(storage.strings().len(), 9, "eight steps and the head");
}

// Saving step by step is saving the whole

#[test]
fn leaving_the_text_of_a_step_that_is_not_the_last_is_saved() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work(
        [Command::Type("  8/8/8/8/8/8/8/8 w".into()), edit(0), Command::Undo, Command::LeaveText],
        &mut editor,
        &mut log,
        &storage,
    );
    assert_eq!(editor.draft(), None);
    assert_same(&whole(&storage), &editor);
}

#[test]
fn several_commands_between_two_saves_are_all_saved() {
    let scripts: [&[Command]; 4] = [
        &[edit(50), edit(51), edit(52)],
        &[Command::Undo, Command::Undo, edit(50), edit(51)],
        &[Command::Undo, Command::Undo, Command::Undo, edit(50), edit(51)],
        &[Command::Undo, Command::Undo, Command::Undo, edit(50), edit(51), edit(52), edit(53)],
    ];
    for script in scripts {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        work((0..5).map(edit), &mut editor, &mut log, &storage);
        for command in script {
            editor.apply(command.clone());
        }
        log.save(&editor, &storage).expect("there is room");
        assert_same(&whole(&storage), &editor);
    }
}

fn any_square() -> impl Strategy<Value = Square> {
    (0u32..64).prop_map(Square::new)
}

fn any_piece() -> impl Strategy<Value = Piece> {
    (select(&Role::ALL[..]), any::<bool>()).prop_map(|(role, white)| role.of(Color::from_white(white)))
}

fn any_text() -> impl Strategy<Value = String> {
    let known = select(
        &[
            START,
            "8",
            "nonsense\n\n",
            "8/8/8/8/8/8/8/7 w - - 0 1",
            "  8/8/8/8/8/8/8/8 w",
            "4k3/8/8/8/8/8/8/4K3 w KQkq a1 4294967295 4294967295",
            "1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1",
            "4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1",
            "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9",
            "8/8/8/8/8/8/8/8 w - - 3+1 0 1",
        ][..],
    );
    prop_oneof![6 => known.prop_map(str::to_owned), 2 => any::<String>()]
}

fn any_command() -> impl Strategy<Value = Command> {
    let color = || select(&Color::ALL[..]);
    let side = select(&[CastlingSide::KingSide, CastlingSide::QueenSide][..]);
    let stroke = (proptest::option::of(any_piece()), any::<u64>(), any_square())
        .prop_map(|(piece, squares, last)| Stroke { piece, squares: Bitboard(squares) | last, last });
    let transform = select(
        &[Transform::MirrorFiles, Transform::Rotate, Transform::SwapColors, Transform::Shift(Direction::Up)]
            [..],
    );
    prop_oneof![
        (any_square(), any_square()).prop_map(|(from, to)| Command::Move(from, to)),
        (any_square(), any_piece()).prop_map(|(square, piece)| Command::Place(square, piece)),
        stroke.prop_map(Command::Paint),
        (color(), side, any::<bool>()).prop_map(|(color, side, on)| Command::SetRight(color, side, on)),
        proptest::option::of(any_square()).prop_map(Command::SetEnPassant),
        any::<u32>().prop_map(Command::SetHalfmove),
        any::<NonZeroU32>().prop_map(Command::SetFullmove),
        transform.prop_map(Command::Transform),
        color().prop_map(Command::Orient),
        select(&[Command::Start, Command::Clear, Command::Flip][..]),
        any_text().prop_map(Command::Load),
        any_text().prop_map(Command::PasteText),
        any_text().prop_map(Command::Type),
        any_text().prop_map(Command::Type),
        select(&[Command::LeaveText, Command::RevertText][..]),
        Just(Command::LeaveText),
        Just(Command::Undo),
        Just(Command::Undo),
        Just(Command::Redo),
    ]
}

fn any_commands() -> impl Strategy<Value = Vec<Command>> {
    proptest::collection::vec(any_command(), 1..40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn saving_after_each_command_is_saving_the_whole(commands in any_commands()) {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        for command in commands {
            let described = format!("{command:?}");
            editor.apply(command);
            prop_assert_eq!(log.save(&editor, &storage), Ok(()));
            let restored = whole(&storage);
            prop_assert_eq!(restored.history(), editor.history(), "{}", described);
            prop_assert_eq!(restored.draft(), editor.draft(), "{}", described);
            prop_assert_eq!(restored.orientation(), editor.orientation(), "{}", described);
            let at_once = Memory::new();
            prop_assert_eq!(Log::default().save(&editor, &at_once), Ok(()));
            prop_assert_eq!(storage.strings(), at_once.strings(), "{}", described);
        }
    }

    #[test]
    fn saving_now_and_then_is_saving_the_whole(
        commands in proptest::collection::vec((any_command(), proptest::bool::weighted(0.3)), 1..40),
    ) {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        for (command, saves) in commands {
            editor.apply(command);
            if saves {
                prop_assert_eq!(log.save(&editor, &storage), Ok(()));
                let restored = whole(&storage);
                prop_assert_eq!(restored.history(), editor.history());
            }
        }
    }

    #[test]
    fn a_tab_that_dies_while_it_saves_loses_nothing_that_was_saved(
        commands in any_commands(),
        last in any_command(),
        changes in 0usize..4,
    ) {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        prop_assert_eq!(log.save(&editor, &storage), Ok(()));
        for command in commands {
            editor.apply(command);
            prop_assert_eq!(log.save(&editor, &storage), Ok(()));
        }
        let before = whole(&storage);
        editor.apply(last);
        storage.changes_left.set(changes);
        let saved = log.save(&editor, &storage);
        let restored = rescued(&storage);
        let current = restored.as_ref().map(|restored| restored.history().current());
        let possible = [Some(before.history().current()), Some(editor.history().current())];
        prop_assert!(possible.contains(&current), "{:?}", current);
        if saved.is_ok() {
            prop_assert_eq!(current, possible[1]);
        }
    }

    #[test]
    fn a_storage_with_little_room_keeps_the_current_step(
        commands in any_commands(),
        room in 2_000usize..4_000,
    ) {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::with_room(room));
        let mut saved = None;
        for command in commands {
            let described = format!("{command:?}");
            editor.apply(command);
            if log.save(&editor, &storage).is_ok() {
                saved = Some(editor.history().current().clone());
            }
            let restored = rescued(&storage);
            let current = restored.as_ref().map(|restored| restored.history().current().clone());
            prop_assert_eq!(&current, &saved, "{}", described);
        }
    }

    #[test]
    fn no_content_of_the_storage_panics(
        first in 0usize..20,
        behind in 0usize..5,
        ahead in 0usize..5,
        far in proptest::option::of(any::<usize>()),
        words in "[12]? ?[0-9]{0,4} ?[0-9]{0,4} ?[0-9]{0,4} ?[wbx]?",
        sound in proptest::bool::weighted(0.8),
        entries in proptest::collection::vec(
            prop_oneof![
                4 => Just(format!("re- {START}")),
                2 => any_text().prop_map(|text| format!("--9 {START}\n{text}")),
                1 => any_text().prop_map(|text| format!("re- {text}")),
                1 => any::<String>(),
            ],
            0..12,
        ),
        missing in any::<Index>(),
        commands in any_commands(),
    ) {
        let first = far.unwrap_or(first);
        let number = |offset: usize| first.saturating_add(offset);
        let head = format!("1 {first} {} {} b", number(behind), number(behind + ahead));
        let storage = Memory::holding(&[(HEAD, if sound { &head } else { &words })]);
        for (offset, entry) in entries.iter().enumerate() {
            storage.put(&step_name(number(offset)), entry);
        }
        if !entries.is_empty() {
            storage.forget(&step_name(number(missing.index(entries.len()))));
        }
        let mut editor = rescued(&storage).unwrap_or_else(|| Editor::new(Position::START));
        let mut log = Log::default();
        for command in commands {
            editor.apply(command);
            prop_assert_eq!(log.save(&editor, &storage), Ok(()));
            let restored = whole(&storage);
            prop_assert_eq!(restored.history(), editor.history());
        }
    }
}

// A tab that dies

/// The work before a save, and the one command that is to be saved.
fn unfinished_work() -> Vec<(&'static str, Vec<Command>, Command)> {
    let typed = |text: &str| Command::Type(text.into());
    let edits = || (0..6).map(edit).collect::<Vec<_>>();
    let after = |more: &[Command]| [edits(), more.to_vec()].concat();
    vec![
        ("an edit", edits(), edit(99)),
        ("the first edit", vec![], edit(99)),
        ("the first character", edits(), typed("8/8")),
        ("another character", after(&[typed("8/8")]), typed("8/8/")),
        ("leaving the box", after(&[typed("8/8/8/8/8/8/8/8")]), Command::LeaveText),
        ("undo", edits(), Command::Undo),
        ("redo", after(&[Command::Undo, Command::Undo]), Command::Redo),
        ("an edit after undo", after(&[Command::Undo]), edit(99)),
        (
            "an edit after much undo",
            after(&[Command::Undo, Command::Undo, Command::Undo, Command::Undo]),
            edit(99),
        ),
        ("typing after undo", after(&[Command::Undo]), typed("8/8")),
        ("a flip", edits(), Command::Flip),
        ("a large text", edits(), typed(&"8/".repeat(5_000))),
    ]
}

fn assert_one_of(restored: &Editor, before: &Editor, after: &Editor, what: &str) {
    let matches = |state: &Editor| {
        restored.history().current() == state.history().current()
            && past(state).ends_with(&past(restored))
            && restored.orientation() == state.orientation()
    };
    assert!(matches(before) || matches(after), "{what}: {:?}", restored.history().current());
}

#[test]
fn a_save_that_is_cut_short_anywhere_leaves_the_work_before_or_after_it() {
    for room in [usize::MAX, 640, 800] {
        for (what, commands, last) in unfinished_work() {
            let mut editor = editor(START);
            let (mut log, storage) = (Log::default(), Memory::with_room(room));
            log.save(&editor, &storage).expect("there is room");
            work(commands, &mut editor, &mut log, &storage);
            let before = editor.clone();
            editor.apply(last);
            for changes in 0.. {
                let (mut log, storage) = (log.clone(), storage.clone());
                storage.changes_left.set(changes);
                let saved = log.save(&editor, &storage);
                let alive = storage.changes_left.get() > 0;
                let what = format!("{what}, dead after {changes} changes, room for {room}");
                let restored = rescued(&storage).unwrap_or_else(|| panic!("{what}: nothing is left"));
                assert_one_of(&restored, &before, &editor, &what);
                if saved.is_ok() {
                    assert_kept(&restored, &editor);
                }
                if alive {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_save_that_is_cut_short_at_the_limit_of_the_history_leaves_the_work_before_or_after_it() {
    let mut editor = editor(START);
    for number in 0..History::LIMIT as u32 {
        editor.apply(edit(number));
    }
    let (mut log, storage) = (Log::default(), Memory::new());
    log.save(&editor, &storage).expect("there is room");
    let before = editor.clone();
    editor.apply(Command::Clear);
    for changes in 0..4 {
        let (mut log, storage) = (log.clone(), storage.clone());
        storage.changes_left.set(changes);
        let _ = log.save(&editor, &storage);
        let restored = rescued(&storage).expect("the work");
        assert_one_of(&restored, &before, &editor, &format!("dead after {changes} changes"));
        assert!(past(&restored).len() >= History::LIMIT - 1);
    }
}

#[test]
fn the_first_save_after_a_reload_may_be_cut_short_anywhere() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..8).map(edit), &mut editor, &mut log, &storage);
    work([Command::Undo, Command::Undo], &mut editor, &mut log, &storage);
    for command in [edit(99), Command::Undo, Command::Redo, Command::Type("8".into())] {
        for changes in 0..14 {
            let storage = storage.clone();
            let mut reloaded = whole(&storage);
            let before = reloaded.clone();
            reloaded.apply(command.clone());
            storage.changes_left.set(changes);
            let _ = Log::default().save(&reloaded, &storage);
            let restored = rescued(&storage).expect("the work");
            let what = format!("{command:?}, dead after {changes} changes");
            assert_one_of(&restored, &before, &reloaded, &what);
            assert_eq!(past(&restored).first(), past(&before).first(), "{what}: undo reaches the beginning");
        }
    }
}

#[test]
fn the_very_first_save_is_nothing_until_it_is_whole() {
    let mut editor = editor(START);
    for number in 0..5 {
        editor.apply(edit(number));
    }
    for changes in 0..7 {
        let storage = Memory::new();
        storage.changes_left.set(changes);
        assert_eq!(Log::default().save(&editor, &storage), Err(Refused));
        if changes < 6 {
            assert_eq!(restore(&storage), Restored::Nothing);
        }
    }
}

// A storage that is full or blocked

/// Edits whose entries are all of one size, and that size with its name.
fn edits_of_one_size() -> (impl Iterator<Item = Command>, usize) {
    let numbers = (0..).map(|number| Command::SetHalfmove(1_000 + number));
    (numbers, "forsyth.step.100".len() + "re- ".len() + START.len() + 3)
}

#[test]
fn a_full_storage_drops_the_oldest_steps_but_never_the_current_one() {
    let (_, size) = edits_of_one_size();
    for steps in [3, 4, 5, 7, 10, 33] {
        let (commands, _) = edits_of_one_size();
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::with_room(steps * size + 50));
        for command in commands.take(120) {
            editor.apply(command);
            assert_eq!(log.save(&editor, &storage), Ok(()), "room for {steps}");
            let restored = whole(&storage);
            assert_kept(&restored, &editor);
            let kept = past(&restored).len();
            assert!(kept >= steps / 3 || kept == past(&editor).len(), "{kept} of {steps}");
        }
        assert!(past(&whole(&storage)).len() < 120);
        editor.apply(Command::Flip);
        log.save(&editor, &storage).expect("a head is no longer than another");
        assert_kept(&whole(&storage), &editor);
    }
}

#[test]
fn undo_beyond_the_steps_that_a_full_storage_has_dropped_is_saved_too() {
    let (commands, size) = edits_of_one_size();
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::with_room(8 * size + 50));
    work(commands.take(40), &mut editor, &mut log, &storage);
    for number in 0..30 {
        editor.apply(Command::Undo);
        assert_eq!(log.save(&editor, &storage), Ok(()), "after {number}");
        let restored = rescued(&storage).unwrap_or_else(|| panic!("nothing is left after {number}"));
        assert_eq!(restored.history().current(), editor.history().current(), "after {number}");
    }
    editor.apply(Command::Clear);
    log.save(&editor, &storage).expect("there is room");
    assert_kept(&rescued(&storage).expect("the work"), &editor);
}

#[test]
fn the_first_save_into_a_small_storage_keeps_the_current_step() {
    let (commands, size) = edits_of_one_size();
    let mut editor = editor(START);
    for command in commands.take(40) {
        editor.apply(command);
    }
    for undone in [0, 1, 20, 40] {
        let mut editor = editor.clone();
        for _ in 0..undone {
            editor.apply(Command::Undo);
        }
        let (mut log, storage) = (Log::default(), Memory::with_room(6 * size + 50));
        assert_eq!(log.save(&editor, &storage), Ok(()), "{undone} undone");
        assert_kept(&rescued(&storage).expect("the work"), &editor);
    }
}

#[test]
fn a_text_that_does_not_fit_leaves_what_was_saved_before_it() {
    let (commands, size) = edits_of_one_size();
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::with_room(8 * size + 50));
    work(commands.take(5), &mut editor, &mut log, &storage);
    let before = editor.clone();
    editor.apply(Command::PasteText("x".repeat(20 * size)));
    assert_eq!(log.save(&editor, &storage), Err(Refused));
    assert_kept(&rescued(&storage).expect("the work before the paste"), &before);
    // And after it there is room again.
    editor.apply(Command::Undo);
    assert_eq!(log.save(&editor, &storage), Ok(()));
    assert_kept(&rescued(&storage).expect("the work"), &editor);
    editor.apply(Command::Clear);
    assert_eq!(log.save(&editor, &storage), Ok(()));
    assert_kept(&whole(&storage), &editor);
}

#[test]
fn a_storage_too_small_for_two_steps_keeps_one() {
    let (_, size) = edits_of_one_size();
    for room in 0..3 * size {
        let (commands, _) = edits_of_one_size();
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::with_room(room));
        let mut saved: Option<Editor> = None;
        for command in commands.take(4) {
            editor.apply(command);
            if log.save(&editor, &storage).is_ok() {
                saved = Some(editor.clone());
            }
            let restored = rescued(&storage);
            assert_eq!(restored.is_some(), saved.is_some(), "room for {room}");
            if let (Some(restored), Some(saved)) = (restored, &saved) {
                assert_kept(&restored, saved);
            }
        }
    }
}

#[test]
fn a_storage_that_is_blocked_for_writing_keeps_what_it_has() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    storage.blocked_for_writing.set(true);
    assert_eq!(log.save(&editor, &storage), Err(Refused));
    assert_eq!(restore(&storage), Restored::Nothing);
    storage.blocked_for_writing.set(false);
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    let before = editor.clone();
    storage.blocked_for_writing.set(true);
    for number in 50..53 {
        editor.apply(edit(number));
        assert_eq!(log.save(&editor, &storage), Err(Refused));
        let restored = rescued(&storage).expect("the work before");
        assert_eq!(restored.history().current(), before.history().current());
    }
}

#[test]
fn a_storage_that_is_free_again_gets_all_that_it_missed() {
    let scripts: [&[Command]; 3] = [
        &[edit(50), edit(51)],
        &[Command::Undo, Command::Undo, edit(50), edit(51)],
        &[Command::Undo, Command::Undo, Command::Undo, edit(50), Command::Flip, edit(51), edit(52), edit(53)],
    ];
    for script in scripts {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        work((0..5).map(edit), &mut editor, &mut log, &storage);
        storage.blocked_for_writing.set(true);
        for command in script {
            editor.apply(command.clone());
            assert_eq!(log.save(&editor, &storage), Err(Refused));
        }
        storage.blocked_for_writing.set(false);
        assert_eq!(log.save(&editor, &storage), Ok(()));
        // Of what was dropped to make room some may be gone, but what there is fits together.
        assert_kept(&whole(&storage), &editor);
    }
}

#[test]
fn a_storage_that_is_blocked_for_reading_says_so() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..3).map(edit), &mut editor, &mut log, &storage);
    storage.blocked_for_reading.set(true);
    assert_eq!(restore(&storage), Restored::Refused);
    let empty = Memory::new();
    empty.blocked_for_reading.set(true);
    assert_eq!(restore(&empty), Restored::Refused);
    storage.blocked_for_reading.set(false);
    assert_same(&whole(&storage), &editor);
}

// A storage whose content is damaged

/// Eight steps, of which the fifth is current and the third a draft.
fn saved_work() -> (Editor, Memory) {
    let mut editor = editor("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let (mut log, storage) = (Log::default(), Memory::new());
    work(
        [
            Command::Move(Square::A1, Square::A3),
            Command::Type("r3k2r/8/8/8/8/8/8/R3K2x w KQkq - 0 1\nwith a second line".into()),
            Command::Place(Square::D4, Color::White.queen()),
            Command::SetTurn(Color::Black),
            Command::SetHalfmove(12),
            Command::Clear,
            Command::Start,
            Command::Flip,
            Command::Undo,
            Command::Undo,
            Command::Undo,
        ],
        &mut editor,
        &mut log,
        &storage,
    );
    assert_eq!(editor.history().numbers(), (0, 4, 7));
    (editor, storage)
}

/// What may stand in place of an entry. None of these is one.
const NO_ENTRY: [&str; 14] = [
    "",
    " ",
    "\n",
    "\u{0}",
    "re-",
    "re- ",
    "re-rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "é rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "re- rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1",
    "re- rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99999999999 1",
    "re- nonsense\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "\nre- rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "{\"fen\":null}",
];

/// Each damage to each entry: its number, what was done, and the storage afterwards.
fn damages() -> Vec<(usize, String, Memory)> {
    let mut damaged = Vec::new();
    let (_, storage) = saved_work();
    for number in 0..8 {
        let missing = storage.clone();
        missing.forget(&step_name(number));
        damaged.push((number, format!("{number} is missing"), missing));
        for content in NO_ENTRY {
            let storage = storage.clone();
            storage.put(&step_name(number), content);
            damaged.push((number, format!("{number} is {content:?}"), storage));
        }
    }
    damaged
}

#[test]
fn a_damaged_entry_costs_what_lies_beyond_it_and_never_the_current_step() {
    let (editor, _) = saved_work();
    let (_, current, _) = editor.history().numbers();
    for (number, what, storage) in damages() {
        if number == current {
            continue;
        }
        let Restored::Damaged(Some(restored)) = restore(&storage) else {
            panic!("{what}: {:?}", restore(&storage))
        };
        assert_kept(&restored, &editor);
        let (behind, ahead) = if number < current { (current - number, 3) } else { (5, number - 5) };
        assert_eq!((past(&restored).len(), future(&restored).len()), (behind, ahead), "{what}");
    }
}

#[test]
fn an_unreadable_current_step_costs_no_other() {
    for (number, what, storage) in damages() {
        if number == 4 {
            let Restored::Damaged(Some(restored)) = restore(&storage) else { panic!("{what}") };
            assert_eq!(restored.orientation(), Color::Black, "{what}");
        }
        // The same with nothing ahead.
        if number == 7 {
            storage.put(HEAD, "1 0 7 7 w");
            let Restored::Damaged(Some(restored)) = restore(&storage) else {
                panic!("{what}: the steps before it")
            };
            let (editor, _) = saved_work();
            assert_eq!(past(&restored), snapshots(&editor, 0..=6), "{what}");
        }
    }
}

#[test]
fn when_no_entry_can_be_read_nothing_is_restored() {
    let (_, storage) = saved_work();
    for number in 0..8 {
        storage.forget(&step_name(number));
    }
    assert_eq!(restore(&storage), Restored::Damaged(None));
}

#[test]
fn an_entry_that_is_cut_off_anywhere_leaves_the_rest_as_it_is() {
    let (editor, storage) = saved_work();
    for number in [0, 2, 3, 5, 7] {
        let entry = storage.string(&step_name(number)).expect("an entry");
        for (end, _) in entry.char_indices() {
            let storage = storage.clone();
            storage.put(&step_name(number), &entry[..end]);
            let restored = rescued(&storage).expect("the work");
            assert_eq!(restored.history().current(), editor.history().current(), "{number} cut off at {end}");
            let read = past(&restored).len() + future(&restored).len();
            assert!(read == 8 || end < entry.find('\n').unwrap_or(entry.len()), "{number} cut off at {end}");
        }
    }
}

#[test]
fn a_damaged_head_restores_nothing_and_changes_nothing() {
    for head in [
        "",
        " ",
        "\n",
        "\u{0}",
        "1",
        "1 0",
        "1 0 4",
        "1 0 4 7",
        "1 0 4 7 ",
        "1 0 4 7 x",
        "1 0 4 7 \u{0}",
        "1  0 4 7 w",
        "1\t0\t4\t7\tw",
        "1 0 4 seven w",
        "1 -1 4 7 w",
        "1 0.0 4 7 w",
        "1 4 0 7 w",
        "1 0 7 4 w",
        "1 7 4 0 w",
        "1 0 4 5000 w",
        "1 0 4 4294967295 w",
        "1 0 4 4294967296 w",
        "1 0 4 18446744073709551615 w",
        "1 0 4 18446744073709551616 w",
        "1 0 4 99999999999999999999999999999999999999 w",
        // An older version.
        "0 0 4 7 w",
        "{\"version\":1}",
        "é 0 4 7 w",
    ] {
        let (_, storage) = saved_work();
        storage.put(HEAD, head);
        let before = storage.strings();
        storage.take_set();
        assert_eq!(restore(&storage), Restored::Damaged(None), "{head:?}");
        assert_eq!((storage.strings(), storage.take_set()), (before, vec![]), "{head:?}");
    }
}

#[test]
fn a_head_that_is_cut_off_anywhere_panics_nowhere() {
    let (editor, storage) = saved_work();
    let head = storage.string(HEAD).expect("a head");
    for end in 0..head.len() {
        storage.put(HEAD, &head[..end]);
        assert_eq!(restore(&storage), Restored::Damaged(None), "{:?}", &head[..end]);
    }
    storage.put(HEAD, &head);
    assert_same(&whole(&storage), &editor);
}

#[test]
fn a_head_that_names_other_steps_restores_those_that_there_are() {
    let (editor, storage) = saved_work();
    storage.put(HEAD, "1 0 4 4999 b");
    let Restored::Damaged(Some(restored)) = restore(&storage) else { panic!("the steps that there are") };
    assert_kept(&restored, &editor);
    assert_eq!(future(&restored).len(), 3);
    storage.put(HEAD, "1 3 4 5 b");
    assert_kept(&whole(&storage), &editor);
    storage.put(HEAD, "1 100 104 107 b");
    assert_eq!(restore(&storage), Restored::Damaged(None));
}

#[test]
fn the_largest_numbers_panic_nowhere() {
    let top = usize::MAX;
    for (first, current, last) in [
        (top, top, top),
        (top - 1, top - 1, top),
        (top - 1, top, top),
        (top - 4_999, top - 10, top),
        (top - 5_000, top - 5_000, top - 1),
        (u32::MAX as usize, u32::MAX as usize, u32::MAX as usize),
    ] {
        for entry in [None, Some(format!("re- {START}")), Some("nonsense".into())] {
            let storage = Memory::holding(&[(HEAD, &format!("1 {first} {current} {last} w"))]);
            for number in [first, current, last] {
                if let Some(entry) = &entry {
                    storage.put(&step_name(number), entry);
                }
            }
            let mut editor = rescued(&storage).unwrap_or_else(|| Editor::new(Position::START));
            let mut log = Log::default();
            for command in [edit(1), edit(2), Command::Undo, edit(3), Command::Undo, Command::Undo] {
                editor.apply(command);
                assert_eq!(log.save(&editor, &storage), Ok(()));
            }
            assert_same(&whole(&storage), &editor);
        }
    }
}

#[test]
fn work_on_a_damaged_log_is_saved_whole() {
    for (_, what, storage) in damages() {
        let mut editor = rescued(&storage).unwrap_or_else(|| Editor::new(Position::START));
        let mut log = Log::default();
        for command in [edit(1), Command::Undo, Command::Undo, edit(2), Command::Type("8/".into())] {
            editor.apply(command);
            assert_eq!(log.save(&editor, &storage), Ok(()), "{what}");
            assert_same(&whole(&storage), &editor);
        }
    }
}

// --- a newer version ---

/// What a newer version keeps, in a shape that is its own business.
fn newer(head: &str) -> Memory {
    Memory::holding(&[
        (HEAD, head),
        (&step_name(0), "{\"of\":\"a newer version\"}"),
        (&step_name(7), "7"),
        ("forsyth.step.index", "7 0"),
    ])
}

#[test]
fn the_work_of_a_newer_version_is_told_and_left_as_it_is() {
    for head in ["2 0 4 7 w", "2", "10 {\"steps\":[7,0]}", "4294967295 x"] {
        let storage = newer(head);
        let before = storage.strings();
        assert_eq!(restore(&storage), Restored::Damaged(None), "{head}");
        let mut editor = editor(START);
        let mut log = Log::default();
        for command in [edit(1), edit(2), Command::Undo, edit(3), Command::Type("8/".into())] {
            editor.apply(command);
            assert_eq!(log.save(&editor, &storage), Ok(()), "{head}");
            // This version's own work survives too, and is told of no more.
            assert_same(&whole(&storage), &editor);
        }
        let mut editor = whole(&storage);
        let mut log = Log::default();
        editor.apply(Command::Undo);
        assert_eq!(log.save(&editor, &storage), Ok(()), "{head}");
        assert_same(&whole(&storage), &editor);
        let now = storage.strings();
        assert!(before.iter().all(|(name, value)| now.get(name) == Some(value)), "{head}: {now:?}");
    }
}

#[test]
fn the_work_of_a_newer_version_is_left_as_it_is_in_a_full_storage() {
    for room in [40, 200, 400, 1_000] {
        let storage = newer("2 0 4 7 w");
        storage.room.set(room);
        let before = storage.strings();
        let mut editor = editor(START);
        let mut log = Log::default();
        for number in 0..40 {
            editor.apply(edit(number));
            // Where there is no room there is none.
            let _ = log.save(&editor, &storage);
        }
        let now = storage.strings();
        assert!(before.iter().all(|(name, value)| now.get(name) == Some(value)), "{room}: {now:?}");
    }
}

#[test]
fn a_draft_that_no_box_has_held_is_left_out() {
    let (editor, storage) = saved_work();
    let entry = storage.string(&step_name(4)).expect("an entry");
    let line = entry.split('\n').next().unwrap_or_default();
    storage.put(&step_name(4), &format!("{line}\n{}", "x".repeat(5_000_000)));
    let restored = whole(&storage);
    assert_eq!(restored.document(), editor.document());
    assert_eq!(restored.draft(), None);
}
