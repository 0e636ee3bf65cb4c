//! A picture that is copied, saved and shared.

use crate::panels::answers;
use crate::pictures::{READ, alt, alt_says, nothing_is_saved, open_picture, saved, size, svg};
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::Page;
use serde_json::json;

cases! {
    everywhere:
        a_picture_is_copied,
        pictures_are_saved_under_names_that_say_what_they_show;
    chromium:
        a_refused_copy_saves_the_picture_and_says_so,
        where_no_picture_can_be_copied_it_is_saved,
        a_picture_reaches_the_clipboard_of_the_system,
        a_picture_that_is_too_large_is_refused_with_a_way_out,
        the_share_sheet_gets_a_file,
        the_text_of_the_picture_is_copied;
}

async fn a_picture_is_copied(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(KIWIPETE).await;
    open_picture(p).await;
    p.action("copy-picture").await;
    answers(p).await;
    p.announces("Picture copied, 960 × 960 pixels").await;
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
    p.announces("downloaded instead").await;
}

async fn a_refused_copy_saves_the_picture_and_says_so(p: &mut Page) {
    p.simulate(&["clipboard-refused"]).await;
    p.open(KINGS).await;
    open_picture(p).await;
    saved_instead(p).await;
}

async fn where_no_picture_can_be_copied_it_is_saved(p: &mut Page) {
    p.simulate(&["clipboard-missing"]).await;
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
    p.announces(&name).await;
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
    assert_eq!(names, ["forsyth-squares", "forsyth-pieces", "forsyth-coordinates"]);
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
    p.announces("density 2×").await;
    size(p, "4096").await;
    p.action("copy-picture").await;
    p.says("[data-notice]", "SVG").await;
    nothing_is_saved(p).await;
    p.wait("the buttons are free", || async { p.attribute(".picture-buttons", "aria-busy").await.is_none() })
        .await;
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
    p.announces("Picture shared").await;
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
    p.simulate(&["clipboard-memory"]).await;
    p.open(KINGS).await;
    open_picture(p).await;
    p.action("copy-alt").await;
    p.announces("Text copied").await;
    let copied = p.script("return __e2e_clipboard()", Vec::new()).await;
    assert_eq!(copied, json!("Chess position with 2 men, White to move. White: king e1. Black: king e8."));
    assert_eq!(copied, json!(alt(p).await));
}
