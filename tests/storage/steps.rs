//! Saving step by step is saving the whole, whatever is done and however often it is saved.

use std::num::NonZeroU32;

use forsyth::editor::storage::Log;
use forsyth::editor::{Command, Editor, Stroke};
use forsyth::position::{Bitboard, CastlingSide, Color, Direction, Piece, Position, Role, Square, Transform};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::{HEAD, Memory, START, assert_same, edit, editor, rescued, step_name, whole, work};

#[test]
fn leaving_the_text_of_a_step_that_is_not_the_last_is_saved() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work(
        [Command::Type("  8/8/8/8/8/8/8/8 w".into()), edit(0), Command::Undo, Command::EndTyping],
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
        select(&[Command::EndTyping, Command::RevertText][..]),
        Just(Command::EndTyping),
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
