//! The harness itself, on a page of its own: a test that cannot fail proves nothing.

use e2e::cases;
use e2e::engine::Engine;
use e2e::gesture::{Button, Step};
use e2e::page::{Fault, Page, Point};
use e2e::release::{CHUNK, Release};
use e2e::site::HOST;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::fs::{self, File};
use std::io::Read as _;
use std::sync::atomic::{AtomicBool, Ordering};

cases! {
    everywhere:
        the_probe_catches_every_complaint,
        the_probe_remembers_across_a_reload,
        an_image_that_is_asked_for_too_late_is_no_complaint,
        what_the_page_makes_too_late_is_no_complaint,
        no_complaint_is_lost_while_others_are_taken,
        a_page_that_is_opened_is_whole,
        a_script_waits_until_there_is_a_page,
        every_button_of_the_mouse_goes_down_and_up,
        what_the_mouse_has_done_has_been_heard,
        a_key_can_be_held_while_the_mouse_drags,
        a_finger_is_a_touch,
        two_fingers_are_two_touches,
        a_finger_can_be_cancelled,
        characters_are_typed_as_they_are_written,
        chords_reach_the_page,
        the_clipboard_goes_round,
        viewports_are_exact,
        the_system_can_be_dark,
        the_window_can_lose_the_keyboard,
        a_browser_that_dies_takes_no_test_with_it,
        a_memory_that_webkit_breaks_is_no_fault_of_the_page;
    chromium:
        a_new_build_changes_no_file_that_is_being_read,
        a_test_that_blames_its_browser_runs_again_in_another_one;
}

async fn heard(p: &Page, kind: &str) -> Vec<Value> {
    let script = "return window.heard.filter((one) => one.type === arguments[0])";
    p.script(script, vec![kind.into()]).await.as_array().cloned().unwrap_or_default()
}

async fn forget(p: &Page) {
    p.script("window.heard.length = 0", Vec::new()).await;
}

const HERE: Point = Point { x: 40.0, y: 40.0 };
const THERE: Point = Point { x: 240.0, y: 180.0 };

async fn the_probe_catches_every_complaint(p: &mut Page) {
    let complaints = [
        ("#warn", "console.warn: a warning"),
        ("#fail", "console.error: an error"),
        ("#throw", "error: "),
        ("#reject", "unhandledrejection: Error: rejected"),
        ("#fetch", "resource: img"),
    ];
    for (button, expected) in complaints {
        p.stub().await;
        assert_eq!(p.take_all_problems().await, Vec::<String>::new(), "before {button}");
        p.click(button).await;
        p.wait(expected, || async { p.problems().await.iter().any(|problem| problem.starts_with(expected)) })
            .await;
        p.take_all_problems().await;
    }
    p.stub().await;
    assert_eq!(p.take_all_problems().await, Vec::<String>::new(), "before #violate");
    p.click("#violate").await;
    p.violation(&["securitypolicyviolation: style-src", "policy report"]).await;
}

async fn the_probe_remembers_across_a_reload(p: &mut Page) {
    p.stub().await;
    p.click("#warn").await;
    p.reload().await;
    assert!(p.take_all_problems().await.contains(&"console.warn: a warning".to_owned()));
}

async fn an_image_that_is_asked_for_too_late_is_no_complaint(p: &mut Page) {
    p.stub().await;
    if p.engine() == Engine::WebKit {
        let draw = "
            const drawing = new Blob([`<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>`], { type: 'image/svg+xml' });
            const draw = () => document.body.append(Object.assign(new Image(), { src: URL.createObjectURL(drawing) }));
            addEventListener('beforeunload', draw);";
        p.script(draw, Vec::new()).await;
        p.blank().await;
        assert_eq!(p.problems().await, Vec::<String>::new());
    } else {
        // A real connection to what the page has made itself is told here.
        p.script("fetch(URL.createObjectURL(new Blob(['x']))).catch(() => {})", Vec::new()).await;
        p.violation(&["securitypolicyviolation: connect-src blob", "policy report"]).await;
    }
}

async fn what_the_page_makes_too_late_is_no_complaint(p: &mut Page) {
    p.stub().await;
    let make = "try { document.body.innerHTML = '<p>late</p>'; } catch {}";
    match p.engine() {
        Engine::WebKit => {
            // It may be left before it is loaded whole: `pageshow` is told then, and the page goes on.
            let show = "dispatchEvent(new PageTransitionEvent('pageshow'));";
            let listen = format!("addEventListener('beforeunload', () => {{ {show} {make} }})");
            p.script(&listen, Vec::new()).await;
            p.blank().await;
            assert_eq!(p.problems().await, Vec::<String>::new());
        }
        // Where the page is not left, markup beside its policy is told.
        Engine::Chromium => {
            p.script(make, Vec::new()).await;
            p.violation(&["securitypolicyviolation: require-trusted-types-for", "policy report"]).await;
        }
        // It does not know Trusted Types yet.
        Engine::Firefox => {}
    }
}

async fn no_complaint_is_lost_while_others_are_taken(p: &mut Page) {
    const COUNT: usize = 300;
    p.stub().await;
    let script = "
        let said = 0;
        const timer = setInterval(() => {
            console.warn(said++);
            if (said === arguments[0]) clearInterval(timer);
        }, 1);";
    p.script(script, vec![COUNT.into()]).await;
    let taken = RefCell::new(Vec::new());
    let last = format!("console.warn: {}", COUNT - 1);
    p.wait(&last, || async {
        let more = p.take_all_problems().await;
        taken.borrow_mut().extend(more);
        taken.borrow().contains(&last)
    })
    .await;
    let said: Vec<String> = (0..COUNT).map(|number| format!("console.warn: {number}")).collect();
    let taken: Vec<String> =
        taken.into_inner().into_iter().filter(|one| !one.starts_with("browser log")).collect();
    assert_eq!(taken, said);
}

/// The driver's word alone would not do: with the processor busy, one visit in sixty came back before its end.
async fn a_page_that_is_opened_is_whole(p: &mut Page) {
    for round in 0..30 {
        p.blank().await;
        p.open_url(&p.site().own(HOST)).await;
        let script = "return [location.pathname, document.readyState, document.body?.localName]";
        assert_eq!(p.script(script, Vec::new()).await, json!([HOST, "complete", "body"]), "round {round}");
    }
}

async fn every_button_of_the_mouse_goes_down_and_up(p: &mut Page) {
    p.stub().await;
    for (button, number, mask) in [(Button::Left, 0, 1), (Button::Right, 2, 2), (Button::Middle, 1, 4)] {
        forget(p).await;
        p.mouse(&[Step::Move(HERE), Step::Down(button), Step::Move(THERE), Step::Up(button)]).await;
        p.wait("a pointerup", || async { heard(p, "pointerup").await.len() == 1 }).await;
        let down = &heard(p, "pointerdown").await[0];
        assert_eq!((&down["button"], &down["buttons"]), (&number.into(), &mask.into()), "{button:?}: {down}");
        let up = &heard(p, "pointerup").await[0];
        assert_eq!((&up["button"], &up["buttons"]), (&number.into(), &0.into()), "{button:?}: {up}");
        assert_eq!((&up["x"], &up["y"]), (&240.into(), &180.into()), "{button:?}: {up}");
    }
}

/// Nothing has to be waited for behind a gesture, by whichever way it comes.
async fn what_the_mouse_has_done_has_been_heard(p: &mut Page) {
    p.stub().await;
    for round in 0..10 {
        for button in [Button::Left, Button::Right, Button::Middle] {
            forget(p).await;
            p.mouse(&[Step::Move(HERE), Step::Down(button), Step::Up(button)]).await;
            for kind in ["pointerdown", "pointerup"] {
                assert_eq!(heard(p, kind).await.len(), 1, "{kind} of {button:?} in round {round}");
            }
        }
    }
}

async fn a_key_can_be_held_while_the_mouse_drags(p: &mut Page) {
    p.stub().await;
    for (key, name) in [(Key::Alt, "altKey"), (Key::Control, "ctrlKey")] {
        forget(p).await;
        p.mouse(&[
            Step::Move(HERE),
            Step::Down(Button::Left),
            Step::Move(THERE),
            Step::Hold(key),
            Step::Up(Button::Left),
            Step::Release(key),
        ])
        .await;
        assert_eq!(heard(p, "pointerdown").await[0][name], false, "{name}");
        assert_eq!(heard(p, "pointerup").await[0][name], true, "{name}");
    }
}

async fn a_finger_is_a_touch(p: &mut Page) {
    p.stub().await;
    p.finger_down(0, HERE).await;
    p.finger_move(0, THERE).await;
    p.fingers_up().await;
    for kind in ["pointerdown", "pointermove", "pointerup"] {
        let events = heard(p, kind).await;
        assert!(!events.is_empty(), "{kind}");
        assert_eq!(events[0]["pointerType"], "touch", "{kind}");
    }
    p.tap_on("#warn").await;
    p.wait("a click by tap", || async { !p.problems().await.is_empty() }).await;
    p.take_all_problems().await;
}

async fn two_fingers_are_two_touches(p: &mut Page) {
    p.stub().await;
    p.finger_down(0, HERE).await;
    p.finger_down(1, THERE).await;
    assert_eq!(heard(p, "pointerdown").await.len(), 2);
    p.fingers_up().await;
    assert_eq!(heard(p, "pointerup").await.len(), 2);
}

async fn a_finger_can_be_cancelled(p: &mut Page) {
    p.stub().await;
    p.finger_down(0, HERE).await;
    p.finger_move(0, THERE).await;
    p.fingers_cancelled().await;
    p.wait("a pointercancel", || async { heard(p, "pointercancel").await.len() == 1 }).await;
}

async fn characters_are_typed_as_they_are_written(p: &mut Page) {
    p.stub().await;
    let text = "rnbqkbnr/PPPPPPPP/8 w KQkq - 0 1 ?_=&#+%:,.;";
    p.retype("#field", text).await;
    assert_eq!(p.value("#field").await, text);
}

async fn chords_reach_the_page(p: &mut Page) {
    p.stub().await;
    p.focus("#pad").await;
    p.press(&["K", "k", "?", "ArrowLeft", "Space", "Control+z", "Control+Shift+z"]).await;
    let keys: Vec<String> = heard(p, "keydown")
        .await
        .iter()
        .map(|event| event["key"].as_str().unwrap_or_default().to_owned())
        .filter(|key| !matches!(key.as_str(), "Shift" | "Control"))
        .collect();
    assert_eq!(keys, ["K", "k", "?", "ArrowLeft", " ", "z", "Z"]);
}

async fn the_clipboard_goes_round(p: &mut Page) {
    p.fill_clipboard("8/8/8/8/8/8/8/8 w - - 0 1").await;
    p.stub().await;
    p.focus("#pad").await;
    p.press(&["Control+v"]).await;
    p.wait("a paste event", || async { heard(p, "paste").await.len() == 1 }).await;
    assert_eq!(heard(p, "paste").await[0]["text"], "8/8/8/8/8/8/8/8 w - - 0 1");
    p.retype("#field", "copied").await;
    p.press(&["Control+a", "Control+c"]).await;
    assert_eq!(p.read_clipboard().await, "copied");
}

async fn viewports_are_exact(p: &mut Page) {
    p.stub().await;
    for (width, height) in [(320, 568), (3840, 2160), (390, 844), (1024, 768), (844, 390)] {
        p.viewport(width, height).await;
        forget(p).await;
        p.click_at(Button::Left, HERE).await;
        let up = &heard(p, "pointerup").await[0];
        assert_eq!((&up["x"], &up["y"]), (&40.into(), &40.into()));
    }
}

async fn the_system_can_be_dark(p: &mut Page) {
    let is_dark = "return matchMedia('(prefers-color-scheme: dark)').matches";
    for dark in [false, true, false] {
        p.emulate_dark(dark).await;
        p.stub().await;
        assert_eq!(p.script(is_dark, Vec::new()).await, Value::Bool(dark));
    }
}

async fn the_window_can_lose_the_keyboard(p: &mut Page) {
    p.stub().await;
    p.blur_window().await;
    p.wait("a blur", || async { heard(p, "blur").await.len() == 1 }).await;
    p.focus_window();
}

/// Of each engine, whether something has happened.
type InEngines = [AtomicBool; 3];

async fn a_browser_that_dies_takes_no_test_with_it(p: &mut Page) {
    static DIED: InEngines = [const { AtomicBool::new(false) }; 3];
    let engine = p.engine();
    p.stub().await;
    if !DIED[engine as usize].swap(true, Ordering::Relaxed) {
        p.browser().kill_pages().await.unwrap_or_else(|sentence| panic!("{sentence}"));
        p.click("#warn").await;
        unreachable!("nobody is there to click");
    }
    assert_eq!(p.problems().await, Vec::<String>::new());
}

async fn a_new_build_changes_no_file_that_is_being_read(p: &mut Page) {
    let release = Release::begin(p);
    let chunk = release.path(&release.own(CHUNK));
    let bytes = || fs::read(&chunk).unwrap_or_else(|error| panic!("{error}"));
    let before = bytes();
    let mut read = File::open(&chunk).unwrap_or_else(|error| panic!("{error}"));
    release.publish("2");
    let mut found = Vec::new();
    read.read_to_end(&mut found).unwrap_or_else(|error| panic!("{error}"));
    assert!(found == before, "who reads the first build has got {} of {} bytes", found.len(), before.len());
    assert!(bytes() != before, "the second one is served");
    release.end(p).await;
}

async fn a_test_that_blames_its_browser_runs_again_in_another_one(p: &mut Page) {
    static BLAMED: InEngines = [const { AtomicBool::new(false) }; 3];
    let is_first = !BLAMED[p.engine() as usize].swap(true, Ordering::Relaxed);
    assert_eq!(p.fault(), None, "it is another one");
    if is_first {
        p.blame(Fault::Unfit);
        panic!("by the test");
    }
}

async fn a_memory_that_webkit_breaks_is_no_fault_of_the_page(p: &mut Page) {
    static BROKEN: AtomicBool = AtomicBool::new(false);
    p.stub().await;
    let say =
        "console.error('panicked at /rust/deps/dlmalloc-0.2.11/src/dlmalloc.rs:1201:9:\\nassertion failed')";
    if p.engine() != Engine::WebKit {
        p.script(say, Vec::new()).await;
        assert_ne!(p.take_all_problems().await, Vec::<String>::new(), "another engine is not excused");
    } else if !BROKEN.swap(true, Ordering::Relaxed) {
        // Fails this test when it has ended, and has it run once more.
        p.script(say, Vec::new()).await;
    }
}

async fn a_script_waits_until_there_is_a_page(p: &mut Page) {
    p.stub().await;
    let away = "
        document.documentElement.remove();
        setTimeout(() => document.append(document.createElement('html')), 300);";
    let name = "document.documentElement.localName";
    p.script(away, Vec::new()).await;
    assert_eq!(p.script(&format!("return {name}"), Vec::new()).await, "html");
    p.script(away, Vec::new()).await;
    assert_eq!(p.script_async(&format!("arguments[0]({name})"), Vec::new()).await, "html");
}
