//! Pictures of boards that are pasted, dropped, or opened with the page.

use crate::offline::kept;
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::gesture::{Button, Step};
use e2e::page::{Page, START};
use e2e::release::Release;
use forsyth::export::svg::{SvgOptions, svg};
use forsyth::i18n::wording;
use forsyth::notation::read_plain;
use forsyth::position::{Color, Piece, Position};
use png::{BitDepth, ColorType, Encoder};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;

cases! {
    everywhere:
        a_dropped_picture_becomes_the_position,
        a_pasted_picture_becomes_the_position,
        pictures_of_any_format_are_read,
        a_file_that_is_no_picture_gets_a_sentence;
    chromium:
        the_button_pastes_a_picture,
        what_is_said_of_a_picture,
        a_picture_is_read_in_the_midst_of_a_drag,
        a_later_paste_wins_over_a_picture,
        a_picture_is_read_without_the_server,
        a_shared_picture_is_read,
        shared_texts_go_on_in_the_address;
}

pub(crate) const CARD: &str = "[data-pictured]";
/// What is not seen in a picture of these pieces.
pub(crate) const UNSEEN: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w - - 0 1";

fn position(fen: &str) -> Position {
    read_plain(fen).unwrap_or_else(|| panic!("{fen} is no record")).position
}

/// The picture that the page makes of a position.
pub(crate) fn drawn(fen: &str, bottom: Color) -> String {
    let art: HashMap<Piece, String> = Color::ALL
        .into_iter()
        .flat_map(|color| forsyth::position::Role::ALL.map(|role| Piece { color, role }))
        .map(|piece| (piece, art(piece)))
        .collect();
    let position = position(fen);
    let options = SvgOptions { orientation: bottom, ..SvgOptions::DEFAULT };
    svg(&position, &options, &wording(&position), &|piece| art[&piece].as_str())
}

fn art(piece: Piece) -> String {
    let name = format!("{}{}.svg", piece.color.fold_wb('w', 'b'), piece.role.upper_char());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../art/pieces").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    // The element around the drawing says how its lines end.
    text.replacen("<svg", "<g", 1).replace("</svg>", "</g>")
}

/// Makes a picture file of a drawing, in the page, and calls it `file`: as it is, or as a raster of a type.
pub(crate) async fn makes_file(p: &Page, drawing: &str, kind: &str) {
    let script = "
        const [drawing, type, done] = arguments;
        const keep = (blob) => {
            window.file = new File([blob], 'board', { type: blob.type });
            done(blob.type);
        };
        const vector = new Blob([drawing], { type: 'image/svg+xml' });
        if (type === vector.type) return keep(vector);
        const image = new Image();
        image.onload = () => {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
            canvas.getContext('2d').drawImage(image, 0, 0);
            canvas.toBlob(keep, type, 0.8);
        };
        image.onerror = () => done('undrawn');
        image.src = URL.createObjectURL(vector);";
    let made = p.script_async(script, vec![json!(drawing), json!(kind)]).await;
    assert!(made.as_str().is_some_and(|made| made.starts_with("image/")), "{made}");
}

/// Drops or pastes `file`, or `files` if there are several. Returns whether the page takes it.
pub(crate) async fn brings(p: &Page, event: &str) -> bool {
    p.step(format!("{event} a picture"));
    let script = "
        const data = new DataTransfer();
        for (const file of window.files ?? [window.file]) data.items.add(file);
        const about = { bubbles: true, cancelable: true, clipboardData: data, dataTransfer: data };
        const event = arguments[0] === 'drop' ? new DragEvent('drop', about) : new ClipboardEvent('paste', about);
        return !document.querySelector('[data-board]').dispatchEvent(event);";
    p.script(script, vec![json!(event)]).await == true
}

pub(crate) async fn drops(p: &Page, drawing: &str) {
    makes_file(p, drawing, "image/png").await;
    assert!(brings(p, "drop").await);
}

async fn a_dropped_picture_becomes_the_position(p: &mut Page) {
    p.open(KINGS).await;
    drops(p, &drawn(KIWIPETE, Color::White)).await;
    p.shows(UNSEEN).await;
    p.appears(CARD).await;
    p.says(".import-title", "Read from a picture").await;
    p.says(".import-remarks", "It does not say whose move it is: taken to be White’s.").await;
    // The part that is shown is as wide as it says, with a frame around the board.
    let script = "
        const image = document.querySelector('[data-pictured] img');
        const frame = document.querySelector('[data-pictured] .frame');
        return [image.complete && image.naturalWidth > 100, frame.getBoundingClientRect().width > 50];";
    p.wait_for("the picture", json!([true, true]), || p.script(script, Vec::new())).await;
    // One step.
    p.action("undo").await;
    p.shows(KINGS).await;
    p.vanishes(CARD).await;
    p.action("redo").await;
    p.shows(UNSEEN).await;
    p.appears(CARD).await;
    // Rights that the pieces allow are one press away.
    p.click("[data-pictured-action=castling]").await;
    p.shows(KIWIPETE).await;
    p.vanishes("[data-pictured-action=castling]").await;
    p.click("[data-import-action=close]").await;
    p.vanishes(CARD).await;
    p.still_shows(KIWIPETE).await;
}

async fn a_pasted_picture_becomes_the_position(p: &mut Page) {
    p.open(KINGS).await;
    makes_file(p, &drawn(START, Color::White), "image/png").await;
    // Firefox lets no script fill the clipboard of an event.
    if p.engine() == Engine::Firefox {
        assert!(brings(p, "drop").await);
    } else {
        assert!(brings(p, "paste").await);
    }
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1").await;
    p.appears(CARD).await;
}

async fn pictures_of_any_format_are_read(p: &mut Page) {
    p.open(KINGS).await;
    for kind in ["image/svg+xml", "image/jpeg", "image/webp"] {
        makes_file(p, &drawn(KIWIPETE, Color::White), kind).await;
        assert!(brings(p, "drop").await, "{kind}");
        p.shows(UNSEEN).await;
        p.action("undo").await;
        p.shows(KINGS).await;
    }
}

/// A file of some kilobytes that says it has 30,000 by 30,000 pixels, and has them.
fn bomb() -> Vec<u8> {
    const SIDE: u32 = 30_000;
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, SIDE, SIDE);
    encoder.set_color(ColorType::Grayscale);
    encoder.set_depth(BitDepth::One);
    let mut writer = encoder.write_header().unwrap_or_else(|error| panic!("{error}"));
    let mut rows = writer.stream_writer().unwrap_or_else(|error| panic!("{error}"));
    let row = vec![0_u8; SIDE.div_ceil(8) as usize];
    for _ in 0..SIDE {
        rows.write_all(&row).unwrap_or_else(|error| panic!("{error}"));
    }
    rows.finish().unwrap_or_else(|error| panic!("{error}"));
    drop(writer);
    bytes
}

async fn a_file_that_is_no_picture_gets_a_sentence(p: &mut Page) {
    p.open(KINGS).await;
    let board = "window.file";
    makes_file(p, &drawn(START, Color::White), "image/png").await;
    p.script("window.board = window.file", Vec::new()).await;
    let broken = "This picture could not be read.";
    for (fill, sentence) in [
        ("new File(['no picture'], 'a.png', { type: 'image/png' })", broken),
        ("new File([], 'a.png', { type: 'image/png' })", broken),
        (
            "new File([new Uint8Array([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])], 'a.png', { type: 'image/png' })",
            broken,
        ),
        ("new File(['<svg'], 'a.svg', { type: 'image/svg+xml' })", broken),
    ] {
        p.script(&format!("{board} = {fill}"), Vec::new()).await;
        assert!(brings(p, "drop").await, "{fill}");
        p.says(".notice-text", sentence).await;
        p.action("dismiss").await;
        p.still_shows(KINGS).await;
    }
    // One pixel, and nothing but paper.
    for side in [1, 600] {
        let paper = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\"/>");
        makes_file(p, &paper, "image/png").await;
        assert!(brings(p, "drop").await, "{side}");
        p.says(".notice-text", "No board was found in this picture.").await;
        p.action("dismiss").await;
        p.still_shows(KINGS).await;
    }
    let bomb: Vec<Value> = bomb().into_iter().map(Value::from).collect();
    let script = "window.file = new File([new Uint8Array(arguments[0])], 'a.png', { type: 'image/png' })";
    p.script(script, vec![Value::Array(bomb)]).await;
    assert!(brings(p, "drop").await);
    p.wait("a sentence about the bomb", || async {
        let said = p.text(".notice-text").await;
        said.contains("too large") || said.contains("could not be read")
    })
    .await;
    p.still_shows(KINGS).await;
    // The page goes on.
    p.script("window.file = window.board", Vec::new()).await;
    assert!(brings(p, "drop").await);
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1").await;
}

async fn the_button_pastes_a_picture(p: &mut Page) {
    p.open(KINGS).await;
    makes_file(p, &drawn(KIWIPETE, Color::White), "image/png").await;
    // As if the user had copied a picture: no driver can.
    let script = "
        const item = new ClipboardItem({ 'image/png': window.file });
        navigator.clipboard.readText = async () => '';
        navigator.clipboard.read = async () => [item];";
    p.script(script, Vec::new()).await;
    p.action("paste").await;
    p.shows(UNSEEN).await;
    p.appears(CARD).await;
}

async fn what_is_said_of_a_picture(p: &mut Page) {
    p.open(KINGS).await;
    drops(p, &drawn(KIWIPETE, Color::White)).await;
    p.announces("Read from a picture.").await;
    p.shows(UNSEEN).await;
    assert_eq!(
        p.attribute("[data-pictured] img", "alt").await.as_deref(),
        Some("The part of the picture with the board")
    );
}

async fn a_picture_is_read_in_the_midst_of_a_drag(p: &mut Page) {
    p.open(START).await;
    makes_file(p, &drawn(KIWIPETE, Color::White), "image/png").await;
    let (from, to) = (p.square("e2").await, p.square("e5").await);
    p.mouse(&[Step::Move(from), Step::Down(Button::Left), Step::Move(to)]).await;
    assert!(brings(p, "drop").await);
    p.shows(UNSEEN).await;
    // The hand is empty: the release does nothing.
    p.mouse(&[Step::Up(Button::Left)]).await;
    p.still_shows(UNSEEN).await;
    p.action("undo").await;
    p.shows(START).await;
}

async fn a_later_paste_wins_over_a_picture(p: &mut Page) {
    p.open(START).await;
    makes_file(p, &drawn(KIWIPETE, Color::White), "image/png").await;
    // In one task: the picture cannot have been read in between.
    let script = "
        const board = document.querySelector('[data-board]');
        const picture = new DataTransfer();
        picture.items.add(window.file);
        const text = new DataTransfer();
        text.setData('text/plain', arguments[0]);
        for (const dataTransfer of [picture, text]) {
            board.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
        }";
    p.script(script, vec![json!(KINGS)]).await;
    p.shows(KINGS).await;
    p.still_shows(KINGS).await;
    assert!(!p.exists(CARD).await);
}

async fn a_picture_is_read_without_the_server(p: &mut Page) {
    let release = Release::begin(p);
    p.goto("").await;
    kept(p).await;
    p.site_mut().stop().unwrap_or_else(|error| panic!("{error}"));
    drops(p, &drawn(KIWIPETE, Color::White)).await;
    p.shows(UNSEEN).await;
    p.appears(CARD).await;
    release.end(p).await;
}

/// Shares what `fill` puts into the form of the share target, as the system does, and returns where that leads. No driver has
/// a sheet to share from.
async fn shares(p: &Page, fill: &str) -> String {
    let script = format!(
        "const done = arguments[0];
        const form = new FormData();
        {fill};
        fetch('./', {{ method: 'POST', body: form }}).then(({{ url }}) => done(new URL(url).search), (error) => done(String(error)));"
    );
    p.script_async(&script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
}

async fn a_shared_picture_is_read(p: &mut Page) {
    let release = Release::begin(p);
    p.goto("").await;
    kept(p).await;
    makes_file(p, &drawn(KIWIPETE, Color::White), "image/png").await;
    let fill = "form.append('title', 'board.png'); form.append('picture', window.file, 'board.png')";
    let tail = shares(p, fill).await;
    assert_eq!(tail, "?shared");
    p.goto(&tail).await;
    p.shows(UNSEEN).await;
    p.appears(CARD).await;
    // It is given once.
    p.goto("").await;
    p.goto(&tail).await;
    p.says(".notice-text", "This file could not be read.").await;
    p.still_shows(UNSEEN).await;
    release.end(p).await;
}

async fn shared_texts_go_on_in_the_address(p: &mut Page) {
    let release = Release::begin(p);
    p.goto("").await;
    kept(p).await;
    let fill = "form.append('title', 'A study'); form.append('text', '8/8 w'); form.append('picture', new File([], ''))";
    assert_eq!(shares(p, fill).await, "?title=A+study&text=8%2F8+w");
    release.end(p).await;
}
