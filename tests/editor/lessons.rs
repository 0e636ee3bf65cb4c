//! What the line beside the board teaches, and when it has been learnt.

use forsyth::editor::{Command, Editor, Mode, Tool};
use forsyth::play::REFEREE;
use forsyth::position::{Color, Square};
use forsyth::view::lesson::{Activity, Lesson, Lessons, Pointing, Under};

use crate::{START, editor, editor_with, input, piece, square};

/// The lessons that are followed by a script.
fn followed(editor: &mut Editor, pointing: Pointing, script: &str) -> Vec<Lesson> {
    let orientation = editor.orientation();
    script
        .split(", ")
        .flat_map(|words| {
            let before = Activity::of(editor);
            editor.input(input(words, orientation));
            Activity::of(editor).lessons_since(&before, pointing)
        })
        .copied()
        .collect()
}

#[test]
fn what_is_done_counts_for_the_lesson_that_teaches_it() {
    for (tool, script, lessons) in [
        ("hand", "press a1, move d4, release h8", &[Lesson::Move, Lesson::Drop][..]),
        ("hand", "press a1, move d4, release off", &[Lesson::Move, Lesson::Drop]),
        ("hand", "press a1, release a1, press h8, release h8", &[Lesson::Move]),
        ("hand", "spare N, move d4, release d4", &[Lesson::Spare]),
        ("hand", "spare N, release off", &[Lesson::Spare]),
        ("hand", "right d4, release d4", &[Lesson::Mark]),
        ("hand", "press a1, move d4, escape", &[]),
        ("hand", "press a1, release a1", &[]),
        ("N", "press d4, move d6, release d6", &[Lesson::Paint]),
        ("N", "right d4, release d4", &[Lesson::Paint]),
        ("N", "escape", &[]),
        ("eraser", "press a1, release a1", &[Lesson::Erase]),
        ("eraser", "press a2, release a2", &[]),
        ("pen", "press a1, move d4, release d4", &[Lesson::Draw]),
    ] {
        let mut editor = editor_with("Ra1", tool, Color::White);
        assert_eq!(followed(&mut editor, Pointing::Mouse, script), lessons, "{tool}: {script}");
    }
}

#[test]
fn symmetry_and_playing_are_lessons_of_their_own() {
    let mut mirrored = editor_with("", "N", Color::White);
    mirrored.apply(Command::ToggleSymmetry);
    assert_eq!(followed(&mut mirrored, Pointing::Mouse, "press b1, release b1"), [Lesson::Mirror]);
    let mut playing = editor(START);
    playing.set_referee(&REFEREE);
    playing.apply(Command::SetMode(Mode::Play));
    assert_eq!(followed(&mut playing, Pointing::Touch, "press e2, move e4, release e4"), [Lesson::Play]);
    assert_eq!(followed(&mut playing, Pointing::Touch, "press e4, move e5, release e5"), []);
}

#[test]
fn what_is_loaded_or_taken_back_teaches_nothing() {
    for command in [Command::Undo, Command::Redo, Command::Start, Command::Clear, Command::Type("8/8".into())]
    {
        let mut editor = editor_with("Ra1", "hand", Color::White);
        editor.apply(Command::Remove(Square::A1));
        let before = Activity::of(&editor);
        editor.apply(command.clone());
        assert_eq!(Activity::of(&editor).lessons_since(&before, Pointing::Mouse), [], "{command:?}");
    }
}

#[test]
fn keys_that_place_pieces_are_learnt_by_them() {
    let mut editor = editor_with("", "hand", Color::White);
    let before = Activity::of(&editor);
    editor.apply(Command::Place(square("d4"), piece("N")));
    assert_eq!(Activity::of(&editor).lessons_since(&before, Pointing::Keyboard), [Lesson::Keys]);
}

#[test]
fn the_line_names_what_is_useful_next_and_then_the_thing_after_it() {
    let editor = editor_with("Ra1", "hand", Color::White);
    let over_rook = Under::Square(square("a1"));
    let mut lessons = Lessons::default();
    for expected in [Some(Lesson::Move), Some(Lesson::Menu), Some(Lesson::Mark), None] {
        let next = lessons.next(&editor, Pointing::Mouse, over_rook);
        assert_eq!(next, expected);
        for _ in 0..3 {
            assert_eq!(lessons.next(&editor, Pointing::Mouse, over_rook), expected);
            lessons = next.map_or(lessons, |lesson| lessons.after(lesson));
        }
    }
    assert_eq!(lessons.next(&editor, Pointing::Mouse, Under::Nothing), Some(Lesson::Spare));
}

#[test]
fn the_line_follows_tool_pointer_and_mode() {
    let of = |tool, pointing, under| {
        Lessons::default().next(&editor_with("Ra1", tool, Color::White), pointing, under)
    };
    let knight = Under::Spare(piece("N"));
    assert_eq!(of("hand", Pointing::Mouse, Under::Nothing), Some(Lesson::Spare));
    assert_eq!(of("hand", Pointing::Mouse, knight), Some(Lesson::Spare));
    assert_eq!(of("hand", Pointing::Mouse, Under::Square(square("d4"))), Some(Lesson::Spare));
    assert_eq!(of("hand", Pointing::Keyboard, Under::Nothing), Some(Lesson::Keys));
    assert_eq!(of("n", Pointing::Touch, Under::Nothing), Some(Lesson::Paint));
    assert_eq!(of("eraser", Pointing::Mouse, Under::Square(square("a1"))), Some(Lesson::Erase));
    assert_eq!(of("pen", Pointing::Touch, Under::Nothing), Some(Lesson::Draw));
    let mut editor = editor_with("Ra1", "hand", Color::White);
    editor.input(input("press a1", Color::White));
    editor.input(input("move d4", Color::White));
    assert_eq!(Lessons::default().next(&editor, Pointing::Mouse, Under::Nothing), Some(Lesson::Drop));
    editor.input(input("escape", Color::White));
    editor.apply(Command::ToggleSymmetry);
    editor.apply(Command::ChooseTool(Tool::Brush(piece("N"))));
    assert_eq!(Lessons::default().next(&editor, Pointing::Mouse, Under::Nothing), Some(Lesson::Mirror));
}

#[test]
fn what_is_known_is_kept_and_a_damaged_record_does_no_harm() {
    let lessons = Lessons::default().after(Lesson::Paint).after(Lesson::Paint).after(Lesson::Keys);
    assert_eq!(lessons.record(), "paint=2 keys=1");
    assert_eq!(Lessons::decode(&lessons.record()), lessons);
    assert_eq!(Lessons::decode(""), Lessons::default());
    assert_eq!(Lessons::decode("paint=x nonsense =3 keys=-1 fly=2"), Lessons::default());
    assert!(Lessons::decode("paint=4000000000 paint=200").knows(Lesson::Paint));
}
