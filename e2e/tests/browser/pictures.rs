//! The picture: what it shows, what can be chosen, and where it goes.

use crate::panels::open_panel;
use crate::{KINGS, KIWIPETE, looks};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START, strings};
use serde_json::{Value, json};

cases![
    the_picture_looks_like_the_board,
    the_picture_follows_the_board_its_marks_and_its_side,
    what_changes_nothing_in_the_picture_draws_none,
    choices_change_the_picture_and_survive_a_reload,
    the_picture_has_the_colours_of_the_theme,
    the_picture_has_the_looks_of_the_board,
    a_size_out_of_range_says_so_and_changes_nothing,
    a_picture_is_copied,
    a_picture_reaches_the_clipboard_of_the_system,
    a_refused_copy_saves_the_picture_and_says_so,
    where_no_picture_can_be_copied_it_is_saved,
    pictures_are_saved_under_names_that_say_what_they_show,
    a_picture_that_is_too_large_is_refused_with_a_way_out,
    other_pieces_come_when_they_are_chosen,
    pieces_that_do_not_come_are_told,
    the_share_sheet_gets_a_file,
    the_text_of_the_picture_is_copied,
];

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

/// Notes what the button that copies says.
const LISTEN: &str = "
    window.__answers = [];
    const button = document.querySelector('[data-action=copy-picture]');
    new MutationObserver(() => __answers.push(button.textContent))
        .observe(button, { childList: true, characterData: true, subtree: true });";

/// What a PNG says about itself: width, height, pixels to a metre.
const READ: &str = "
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

async fn open_picture(p: &Page) {
    p.script(WATCH, Vec::new()).await;
    open_panel(p, "picture").await;
    p.script(LISTEN, Vec::new()).await;
    p.wait("the preview", || async { shown_width(p).await > 0 }).await;
}

async fn shown_width(p: &Page) -> u64 {
    let script =
        "const one = document.querySelector('[data-picture]'); return one.complete ? one.naturalWidth : 0";
    p.script(script, Vec::new()).await.as_u64().unwrap_or_default()
}

async fn alt(p: &Page) -> String {
    p.attribute("[data-picture]", "alt").await.unwrap_or_default()
}

async fn alt_says(p: &Page, words: &str) {
    p.wait(&format!("the picture is said to be “{words}”"), || async { alt(p).await.contains(words) }).await;
    assert_eq!(p.text("[data-alt-text]").await, alt(p).await, "the text beside the picture");
}

/// The SVG that was made last.
async fn svg(p: &Page) -> String {
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

async fn size(p: &Page, text: &str) {
    p.retype("#picture-size", text).await;
}

/// What was saved last: its name, and what it says about itself if it is a PNG.
async fn saved(p: &Page) -> (String, Value) {
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

async fn nothing_is_saved(p: &Page) {
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
    size(p, "356").await;
    p.wait_for("the size of the PNG", "PNG: 712 × 680 pixels".to_owned(), || p.text(".picture-pixels")).await;
    p.tick("[data-choice=transparent]").await;
    p.wait("nothing lies under the picture", || async { !svg(p).await.contains("forsyth-paper") }).await;
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

async fn the_picture_has_the_colours_of_the_theme(p: &mut Page) {
    p.open(KINGS).await;
    open_picture(p).await;
    let light_theme = dark_square(p).await;
    svg_has(p, &format!("fill=\"{light_theme}\"")).await;
    looks::choose(p, "theme", "dark").await;
    looks::close(p).await;
    let dark_theme = dark_square(p).await;
    assert_ne!(light_theme, dark_theme);
    svg_has(p, &format!("fill=\"{dark_theme}\"")).await;
    p.choose("#picture-colors", "blue").await;
    p.wait("a blue board", || async { !svg(p).await.contains(&dark_theme) }).await;
}

async fn the_picture_has_the_looks_of_the_board(p: &mut Page) {
    p.open(KINGS).await;
    open_picture(p).await;
    svg_has(p, "the authors of Forsyth").await;
    looks::choose(p, "pieces", "cburnett").await;
    looks::choose(p, "colors", "blue").await;
    looks::close(p).await;
    svg_has(p, "Cburnett").await;
    let blue = dark_square(p).await;
    svg_has(p, &format!("fill=\"{blue}\"")).await;
    // What the page has no more is had all the same.
    p.choose("#picture-pieces", "house").await;
    svg_has(p, "the authors of Forsyth").await;
    looks::choose(p, "colors", "print").await;
    looks::close(p).await;
    svg_has(p, "url(#forsyth-hatch)").await;
}

async fn a_size_out_of_range_says_so_and_changes_nothing(p: &mut Page) {
    p.open(KINGS).await;
    open_picture(p).await;
    // What is typed of them on the way is no size either.
    for bad in ["63", "abc", "5"] {
        size(p, bad).await;
        p.wait(&format!("{bad} is wrong"), || async {
            p.attribute("#picture-size", "aria-invalid").await.as_deref() == Some("true")
        })
        .await;
        assert!(p.text("#picture-size-error").await.contains("4096"));
        assert_eq!(p.text(".picture-pixels").await, "PNG: 960 × 960 pixels");
        size(p, "480").await;
        p.wait("480 is well", || async { p.attribute("#picture-size", "aria-invalid").await.is_none() })
            .await;
        assert_eq!(p.text("#picture-size-error").await, "");
    }
    size(p, "4097").await;
    p.says("#picture-size-error", "4096").await;
}

/// Waits until the button has said that the picture is copied; it does so for a moment only.
async fn answers(p: &Page) {
    let script = "return __answers.includes('Copied')";
    p.wait("the answer", || async { p.script(script, Vec::new()).await == json!(true) }).await;
}

async fn a_picture_is_copied(p: &mut Page) {
    p.arm(&["clipboard-memory"]).await;
    p.open(KIWIPETE).await;
    open_picture(p).await;
    p.action("copy-picture").await;
    answers(p).await;
    p.hears("Picture copied, 960 × 960 pixels").await;
    let script = format!(
        "{READ} const [item] = __e2e_clipboard();
        item.getType('image/png').then(read).then(arguments[0], (error) => arguments[0](String(error)));"
    );
    assert_eq!(p.script_async(&script, Vec::new()).await, json!(["image/png", 960, 960, 7559]));
    nothing_is_saved(p).await;
    p.wait("the answer goes", || async { p.text("[data-action=copy-picture]").await == "Copy picture" })
        .await;
}

async fn a_picture_reaches_the_clipboard_of_the_system(p: &mut Page) {
    if p.engine() != Engine::Chromium {
        // Firefox without a window keeps texts only; WebKit reads pictures only when the user presses its own bubble.
        return;
    }
    p.open(KINGS).await;
    open_picture(p).await;
    p.action("copy-picture").await;
    answers(p).await;
    let script = format!(
        "{READ} navigator.clipboard.read().then(async ([item]) => {{
            const picture = await createImageBitmap(await item.getType('image/png'));
            return [item.types.includes('image/png'), picture.width];
        }}).then(arguments[0], (error) => arguments[0](String(error)));"
    );
    assert_eq!(p.script_async(&script, Vec::new()).await, json!([true, 960]));
}

async fn saved_instead(p: &Page) {
    p.action("copy-picture").await;
    let (name, found) = saved(p).await;
    assert_eq!(name, "forsyth-white-to-move-4k3-8-8-8-8-8-8-4K3.png");
    assert_eq!(found, json!(["image/png", 960, 960, 7559]));
    p.appears("[data-notice]").await;
    assert!(p.text("[data-notice]").await.contains(&name));
    p.hears("downloaded instead").await;
}

async fn a_refused_copy_saves_the_picture_and_says_so(p: &mut Page) {
    p.arm(&["clipboard-refused"]).await;
    p.open(KINGS).await;
    open_picture(p).await;
    saved_instead(p).await;
}

async fn where_no_picture_can_be_copied_it_is_saved(p: &mut Page) {
    p.arm(&["clipboard-missing"]).await;
    p.open(KINGS).await;
    open_picture(p).await;
    saved_instead(p).await;
}

async fn pictures_are_saved_under_names_that_say_what_they_show(p: &mut Page) {
    p.open(KINGS).await;
    open_picture(p).await;
    p.choose("#picture-density", "1").await;
    size(p, "64").await;
    p.action("download-png").await;
    let (name, found) = saved(p).await;
    assert_eq!(name, "forsyth-white-to-move-4k3-8-8-8-8-8-8-4K3.png");
    assert_eq!(found, json!(["image/png", 64, 64, 3780]));
    p.hears(&name).await;
    p.tick("input[name=turn][value=b]").await;
    alt_says(p, "Black to move").await;
    p.action("download-svg").await;
    p.wait_for("the saved drawing", "forsyth-black-to-move-4k3-8-8-8-8-8-8-4K3.svg".to_owned(), || async {
        saved(p).await.0
    })
    .await;
    let text = svg(p).await;
    let drawing = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let root = drawing.root_element();
    let text_of = |tag: &str| {
        root.children()
            .find(|one| one.tag_name().name() == tag)
            .and_then(|one| one.text())
            .unwrap_or_default()
    };
    assert_eq!(text_of("title"), "Chess position with 2 men, Black to move");
    assert_eq!(text_of("desc"), alt(p).await);
    assert!(text_of("metadata").contains("the authors of Forsyth"), "{text}");
    let names: Vec<&str> = root.children().filter_map(|one| one.attribute("id")).collect();
    assert_eq!(names, ["forsyth-squares", "forsyth-coordinates", "forsyth-pieces"]);
    assert!(text.len() < 16_384, "{} bytes", text.len());
}

async fn a_picture_that_is_too_large_is_refused_with_a_way_out(p: &mut Page) {
    p.open(KINGS).await;
    open_picture(p).await;
    let script = "
        const getContext = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (...given) {
            return this.width > window.__most ? null : getContext.apply(this, given);
        };
        window.__most = 2000;";
    p.script(script, Vec::new()).await;
    size(p, "1000").await;
    p.choose("#picture-density", "4").await;
    p.action("download-png").await;
    p.appears("[data-notice]").await;
    let sentence = p.text("[data-notice]").await;
    assert!(sentence.contains("4000 × 4000") && sentence.contains("density 2×"), "{sentence}");
    p.hears("density 2×").await;
    size(p, "4096").await;
    p.action("copy-picture").await;
    p.says("[data-notice]", "SVG").await;
    nothing_is_saved(p).await;
    p.wait("the buttons are free", || async { p.attribute(".picture-buttons", "aria-busy").await.is_none() })
        .await;
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
    p.hears("could not be loaded").await;
    assert_eq!(p.value("#picture-pieces").await, "board");
    svg_has(p, "the authors of Forsyth").await;
}

async fn the_share_sheet_gets_a_file(p: &mut Page) {
    p.open(KINGS).await;
    let script = "
        window.__shared = [];
        const replace = (name, value) => Object.defineProperty(navigator, name, { configurable: true, value });
        replace('canShare', (data) => Boolean(data.files && data.files.length));
        replace('share', (data) => { __shared.push(data); return Promise.resolve(); });";
    p.script(script, Vec::new()).await;
    open_picture(p).await;
    p.action("share-picture").await;
    p.hears("Picture shared").await;
    let script =
        "const [{ files: [file], text }] = __shared; return [file.name, file.type, file.size > 100, text]";
    let shared = p.script(script, Vec::new()).await;
    assert_eq!(
        shared,
        json!(["forsyth-white-to-move-4k3-8-8-8-8-8-8-4K3.png", "image/png", true, alt(p).await])
    );
    // Where files cannot be shared there is no button.
    p.script(
        "Object.defineProperty(Navigator.prototype, 'canShare', { configurable: true, value: () => false })",
        Vec::new(),
    )
    .await;
    p.reload().await;
    p.script(
        "Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => false })",
        Vec::new(),
    )
    .await;
    open_picture(p).await;
    assert!(!p.is_seen("[data-action=share-picture]").await);
}

async fn the_text_of_the_picture_is_copied(p: &mut Page) {
    p.arm(&["clipboard-memory"]).await;
    p.open(KINGS).await;
    open_picture(p).await;
    p.action("copy-alt").await;
    p.hears("Text copied").await;
    let copied = p.script("return __e2e_clipboard()", Vec::new()).await;
    assert_eq!(copied, json!("Chess position with 2 men, White to move. White: king e1. Black: king e8."));
    assert_eq!(copied, json!(alt(p).await));
}
