//! The picture: what it shows, what can be chosen, and where it goes.

use crate::panels::{listen_to, open_panel};
use crate::{KINGS, KIWIPETE, appearance};
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::{Value, json};

cases! {
    everywhere:
        the_picture_looks_like_the_board;
    chromium:
        the_picture_follows_the_board_its_marks_and_its_side,
        what_changes_nothing_in_the_picture_draws_none,
        choices_change_the_picture_and_survive_a_reload,
        the_picture_has_the_looks_of_the_board,
        other_pieces_come_when_they_are_chosen,
        pieces_that_do_not_come_are_told;
}

/// Edges are smoothed in one way where a picture is drawn as a whole and in another where each piece is: a pixel differs
/// if a colour is further off than a quarter of its range, and two pixels in a thousand may.
const STEPS: u8 = 64;

const SHARE: f64 = 0.002;

/// A position with an arrow and a circle.
const MARKED: &str = "#4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1&marks=Ge2e4,Rd4";

/// Notes what is made and what is saved, and saves nothing.
const WATCH: &str = "
    window.__blobs = [];
    window.__saved = [];
    const addresses = new Map();
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
        const address = create.call(URL, blob);
        __blobs.push(blob);
        addresses.set(address, blob);
        return address;
    };
    HTMLAnchorElement.prototype.click = function () {
        __saved.push([this.download, addresses.get(this.href)]);
    };";

/// What a PNG says about itself: width, height, pixels to a metre.
pub(crate) const READ: &str = "
    const read = async (blob) => {
        const view = new DataView(await blob.arrayBuffer());
        const name = (at) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + 4 + index)));
        let at = 8;
        const found = [blob.type, view.getUint32(16), view.getUint32(20), 0];
        while (at < view.byteLength) {
            if (name(at) === 'pHYs') found[3] = view.getUint32(at + 8);
            at += 12 + view.getUint32(at);
        }
        return found;
    };";

pub(crate) async fn open_picture(p: &Page) {
    p.script(WATCH, Vec::new()).await;
    open_panel(p, "picture").await;
    listen_to(p, "[data-action=copy-picture]").await;
    p.wait("the preview", || async { shown_width(p).await > 0 }).await;
}

async fn shown_width(p: &Page) -> u64 {
    let script =
        "const one = document.querySelector('[data-picture]'); return one.complete ? one.naturalWidth : 0";
    p.script(script, Vec::new()).await.as_u64().unwrap_or_default()
}

pub(crate) async fn alt(p: &Page) -> String {
    p.attribute("[data-picture]", "alt").await.unwrap_or_default()
}

pub(crate) async fn alt_says(p: &Page, words: &str) {
    p.wait(&format!("the picture is said to be “{words}”"), || async { alt(p).await.contains(words) }).await;
    assert_eq!(p.text("[data-alt-text]").await, alt(p).await, "the text beside the picture");
}

/// The SVG that was made last.
pub(crate) async fn svg(p: &Page) -> String {
    let script = "__blobs.filter((blob) => blob.type === 'image/svg+xml').at(-1).text().then(arguments[0])";
    p.script_async(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
}

async fn svg_has(p: &Page, part: &str) {
    p.wait(&format!("a picture with {part}"), || async { svg(p).await.contains(part) }).await;
}

/// How many SVGs were made.
async fn made(p: &Page) -> u64 {
    let script = "return __blobs.filter((blob) => blob.type === 'image/svg+xml').length";
    p.script(script, Vec::new()).await.as_u64().unwrap_or_default()
}

pub(crate) async fn size(p: &Page, text: &str) {
    p.retype("#picture-size", text).await;
}

/// What was saved last: its name, and what it says about itself if it is a PNG.
pub(crate) async fn saved(p: &Page) -> (String, Value) {
    p.wait("a saved picture", || async {
        p.script("return __saved.length", Vec::new()).await.as_u64() > Some(0)
    })
    .await;
    let script = format!(
        "{READ} const [name, blob] = __saved.at(-1);
        if (blob.type !== 'image/png') arguments[0]([name, [blob.type]]);
        else read(blob).then((found) => arguments[0]([name, found]));"
    );
    let found = p.script_async(&script, Vec::new()).await;
    (found[0].as_str().unwrap_or_default().to_owned(), found[1].clone())
}

pub(crate) async fn nothing_is_saved(p: &Page) {
    p.settle().await;
    assert_eq!(p.script("return __saved.length", Vec::new()).await, json!(0), "saved pictures");
}

async fn the_picture_looks_like_the_board(p: &mut Page) {
    p.goto(&format!("#fen={}&marks=Ge2e4,Rd4,ba1,Yh8", KIWIPETE.replace(' ', "_"))).await;
    p.appears("[data-mark=Ge2e4]").await;
    open_picture(p).await;
    // Neither a washed square under the pointer nor a ring around what has the focus.
    p.move_to(e2e::page::Point { x: 1.0, y: 1.0 }).await;
    p.script("document.activeElement.blur()", Vec::new()).await;
    for (width, height) in [(1280, 900), (1024, 640)] {
        p.viewport(width, height).await;
        p.settle().await;
        let board = p.rect("[data-board]").await;
        size(p, &board.width.to_string()).await;
        svg_has(p, &format!(" width=\"{}\" ", board.width)).await;
        p.script("document.activeElement.blur()", Vec::new()).await;
        p.settle().await;
        let seen = p.pixels().await.part(&board);
        let script = "
            const [{ x, y, width, height }, done] = arguments;
            const copy = document.querySelector('[data-picture]').cloneNode();
            copy.className = '';
            copy.id = 'copy';
            for (const [name, value] of Object.entries({
                position: 'fixed', zIndex: 99, left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
            })) copy.style[name] = value;
            document.body.append(copy);
            copy.decode().then(() => done(null), (error) => done(String(error)));";
        let rect = json!({ "x": board.x, "y": board.y, "width": board.width, "height": board.height });
        assert_eq!(p.script_async(script, vec![rect]).await, Value::Null);
        p.settle().await;
        let drawn = p.pixels().await.part(&board);
        p.script("document.getElementById('copy').remove()", Vec::new()).await;
        let share = drawn.difference(&seen, STEPS);
        assert!(share < SHARE, "{share} of the pixels differ on a board of {} pixels", board.width);
    }
}

async fn the_picture_follows_the_board_its_marks_and_its_side(p: &mut Page) {
    p.goto(MARKED).await;
    open_picture(p).await;
    alt_says(p, "White: king e1; pawn e2.").await;
    alt_says(p, "Marked: red circle on d4 and green arrow from e2 to e4.").await;
    svg_has(p, "id=\"forsyth-marks\"").await;
    p.drag("e2", "e3").await;
    alt_says(p, "pawn e3.").await;
    p.action("flip").await;
    alt_says(p, "Black is at the bottom.").await;
    p.tick("[data-choice=marks]").await;
    p.wait("no marks", || async { !alt(p).await.contains("Marked") }).await;
    assert!(!svg(p).await.contains("forsyth-marks"));
    p.choose("#picture-bottom", "white").await;
    p.wait("White at the bottom", || async { !alt(p).await.contains("Black is at") }).await;
    // What is closed is not drawn.
    p.click("[data-panel=picture] summary").await;
    let before = made(p).await;
    p.drag("e3", "e4").await;
    p.settle().await;
    assert_eq!(made(p).await, before, "pictures behind a closed panel");
    p.click("[data-panel=picture] summary").await;
    p.appears("[data-picture]").await;
    alt_says(p, "pawn e4.").await;
}

async fn what_changes_nothing_in_the_picture_draws_none(p: &mut Page) {
    p.open(START).await;
    open_picture(p).await;
    let before = made(p).await;
    p.caret("#fen", 3).await;
    p.press(&["ArrowRight"]).await;
    p.take("eraser").await;
    p.focus_square("e4").await;
    p.choose("#picture-density", "4").await;
    p.wait_for("the size of the PNG", "PNG: 1920 × 1920 pixels".to_owned(), || p.text(".picture-pixels"))
        .await;
    p.settle().await;
    assert_eq!(made(p).await, before, "new pictures");
    p.drag("e2", "e4").await;
    p.take("hand").await;
    p.settle().await;
}

async fn choices_change_the_picture_and_survive_a_reload(p: &mut Page) {
    p.open(START).await;
    open_picture(p).await;
    p.choose("#picture-colors", "print").await;
    svg_has(p, "url(#forsyth-hatch)").await;
    p.choose("#picture-coordinates", "outside").await;
    svg_has(p, "text-anchor=\"middle\"").await;
    p.tick("[data-choice=border]").await;
    svg_has(p, "forsyth-border").await;
    p.tick("[data-choice=mover]").await;
    svg_has(p, "forsyth-mover").await;
    size(p, "63").await;
    p.wait("63 is no size", || async {
        p.attribute("#picture-size", "aria-invalid").await.as_deref() == Some("true")
    })
    .await;
    assert!(p.text("#picture-size-error").await.contains("4096"), "it is said what a size must be");
    assert!(!svg(p).await.contains(" width=\"63\" "), "and it changes nothing");
    size(p, "356").await;
    p.wait("356 is one", || async { p.attribute("#picture-size", "aria-invalid").await.is_none() }).await;
    p.wait_for("the size of the PNG", "PNG: 712 × 680 pixels".to_owned(), || p.text(".picture-pixels")).await;
    p.tick("[data-choice=transparent]").await;
    p.wait("nothing lies under the picture", || async { !svg(p).await.contains("forsyth-paper") }).await;
    // A panel that is open when the page comes has drawn its picture before anybody watches.
    p.click("[data-panel=picture] summary").await;
    p.wait("what is closed is kept", || async { !p.exists("[data-panel=picture] .panel-body > *").await })
        .await;
    p.reload().await;
    open_picture(p).await;
    for (name, value) in [("colors", "print"), ("coordinates", "outside"), ("size", "356"), ("density", "2")]
    {
        assert_eq!(p.value(&format!("[data-choice={name}]")).await, value);
    }
    for (name, on) in [("border", true), ("mover", true), ("marks", true), ("transparent", true)] {
        assert_eq!(p.is_checked(&format!("[data-choice={name}]")).await, on, "{name}");
    }
    svg_has(p, "url(#forsyth-hatch)").await;
}

/// The colour of dark squares in the theme.
async fn dark_square(p: &Page) -> String {
    let script = "return getComputedStyle(document.documentElement).getPropertyValue('--square-dark').trim()";
    p.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
}

async fn the_picture_has_the_looks_of_the_board(p: &mut Page) {
    p.open(KINGS).await;
    open_picture(p).await;
    svg_has(p, "the authors of Forsyth").await;
    appearance::choose(p, "pieces", "cburnett").await;
    appearance::choose(p, "colors", "blue").await;
    appearance::close(p).await;
    svg_has(p, "Cburnett").await;
    let blue = dark_square(p).await;
    svg_has(p, &format!("fill=\"{blue}\"")).await;
    appearance::choose(p, "theme", "dark").await;
    appearance::close(p).await;
    let by_night = dark_square(p).await;
    assert_ne!(by_night, blue);
    svg_has(p, &format!("fill=\"{by_night}\"")).await;
    // What the page has no more is had all the same.
    p.choose("#picture-pieces", "house").await;
    svg_has(p, "the authors of Forsyth").await;
    appearance::choose(p, "colors", "print").await;
    appearance::close(p).await;
    svg_has(p, "url(#forsyth-hatch)").await;
}

/// How often the other pieces were asked for.
async fn fetched(p: &Page) -> usize {
    let script = "return performance.getEntriesByType('resource').map((one) => one.name)";
    strings(&p.script(script, Vec::new()).await).iter().filter(|name| name.contains("silhouettes")).count()
}

async fn other_pieces_come_when_they_are_chosen(p: &mut Page) {
    p.open(KINGS).await;
    open_picture(p).await;
    assert_eq!(fetched(p).await, 0);
    p.choose("#picture-pieces", "silhouettes").await;
    svg_has(p, "Font Awesome Free").await;
    svg_has(p, "<g id=\"forsyth-wK\"><path fill=\"#fff\"").await;
    p.choose("#picture-pieces", "house").await;
    svg_has(p, "the authors of Forsyth").await;
    svg_has(p, "<g id=\"forsyth-wK\"><g ").await;
    p.choose("#picture-pieces", "cburnett").await;
    svg_has(p, "Cburnett").await;
    p.choose("#picture-pieces", "silhouettes").await;
    svg_has(p, "Font Awesome Free").await;
    assert_eq!(fetched(p).await, 1);
}

async fn pieces_that_do_not_come_are_told(p: &mut Page) {
    p.open(KINGS).await;
    open_picture(p).await;
    p.script("window.fetch = () => Promise.reject(new TypeError('offline, by the test'))", Vec::new()).await;
    p.choose("#picture-pieces", "silhouettes").await;
    p.appears("[data-notice]").await;
    p.announces("could not be loaded").await;
    assert_eq!(p.value("#picture-pieces").await, "board");
    svg_has(p, "the authors of Forsyth").await;
}
