//! Pictures of boards that are pasted, dropped, or opened with the page.

use crate::offline::kept;
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::gesture::{Button, Step};
use e2e::page::{Page, Point, START};
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
        a_picture_can_be_turned,
        doubtful_squares_are_asked_about,
        several_boards_are_rows_of_a_list,
        corners_are_dragged_with_the_mouse,
        corners_are_dragged_with_a_finger,
        corners_are_moved_by_keys,
        a_file_that_is_no_picture_gets_a_sentence;
    chromium:
        the_button_pastes_a_picture,
        what_is_said_of_a_picture,
        squares_light_in_the_picture_and_on_the_board,
        what_was_mended_is_kept_when_a_picture_is_turned,
        a_picture_is_read_in_the_midst_of_a_drag,
        a_later_paste_wins_over_a_picture,
        a_picture_is_read_without_the_server,
        a_shared_picture_is_read,
        shared_texts_go_on_in_the_address;
}

const CARD: &str = "[data-pictured]";
/// What is not seen in a picture of these pieces.
const UNSEEN: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w - - 0 1";

fn position(fen: &str) -> Position {
    read_plain(fen).unwrap_or_else(|| panic!("{fen} is no record")).position
}

/// The picture that the page makes of a position.
fn drawn(fen: &str, bottom: Color) -> String {
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
async fn makes_file(p: &Page, drawing: &str, kind: &str) {
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

/// Drops or pastes `file`. Returns whether the page takes it.
async fn brings(p: &Page, event: &str) -> bool {
    p.step(format!("{event} a picture"));
    let script = "
        const data = new DataTransfer();
        data.items.add(window.file);
        const about = { bubbles: true, cancelable: true, clipboardData: data, dataTransfer: data };
        const event = arguments[0] === 'drop' ? new DragEvent('drop', about) : new ClipboardEvent('paste', about);
        return !document.querySelector('[data-board]').dispatchEvent(event);";
    p.script(script, vec![json!(event)]).await == true
}

async fn drops(p: &Page, drawing: &str) {
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

async fn a_picture_can_be_turned(p: &mut Page) {
    p.open(KINGS).await;
    let black = "3k4/pp6/8/8/8/8/6PP/4K3 w - - 0 1";
    drops(p, &drawn(black, Color::Black)).await;
    p.shows(black).await;
    assert_eq!(p.attribute("[data-board]", "data-orientation").await.as_deref(), Some("black"));
    p.click("[data-pictured-action=turn]").await;
    p.shows("3K4/PP6/8/8/8/8/6pp/4k3 w - - 0 1").await;
    p.action("undo").await;
    p.shows(black).await;
    p.appears(CARD).await;
}

/// A drawing with two pieces on top of each other.
fn ambiguous() -> String {
    let (one, other) =
        (drawn(KIWIPETE, Color::White), drawn(&KIWIPETE.replace("1p2P3", "1p2B3"), Color::White));
    // Both share all but one piece, which shines through.
    let inner = other.split_once('>').map_or("", |(_, inner)| inner.trim_end().trim_end_matches("</svg>"));
    one.replace("</svg>", &format!("<g opacity=\"0.5\">{inner}</g></svg>"))
}

async fn doubtful_squares_are_asked_about(p: &mut Page) {
    p.open(KINGS).await;
    drops(p, &ambiguous()).await;
    p.appears("[data-square=e4][data-doubt]").await;
    p.appears("[data-doubtful=e4]").await;
    p.appears("[data-pictured] svg .doubt").await;
    p.focus("[data-board]").await;
    p.press(&["F8"]).await;
    p.wait_for("the question with the focus", json!("e4"), || {
        p.script("return document.activeElement.closest('[data-doubtful]')?.dataset.doubtful", Vec::new())
    })
    .await;
    // What the press of one of the buttons says stands on the board.
    let chosen = |letter: &str| format!("[data-doubtful=e4] [data-choice={letter}]");
    p.click(&chosen("B")).await;
    p.vanishes("[data-doubtful=e4]").await;
    p.vanishes("[data-square=e4][data-doubt]").await;
    p.shows(&UNSEEN.replace("1p2P3", "1p2B3")).await;
}

async fn several_boards_are_rows_of_a_list(p: &mut Page) {
    p.open(START).await;
    let inner = |fen: &str, x: u32, y: u32| {
        let drawing = drawn(fen, Color::White);
        let drawing = drawing.trim_start_matches(|sign| sign != '<').to_owned();
        drawing.replacen("<svg", &format!("<svg x=\"{x}\" y=\"{y}\""), 1)
    };
    let endings = ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1"];
    let page = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1060\" height=\"1060\"><path d=\"M0 0h1060v1060H0z\" fill=\"#fff\"/>{}{}{}</svg>",
        inner(UNSEEN, 20, 20),
        inner(endings[0], 540, 22),
        inner(endings[1], 20, 540),
    );
    drops(p, &page).await;
    p.shows(UNSEEN).await;
    p.appears("[data-record=\"3\"]").await;
    p.wait_for("a picture in each row", json!(3), || {
        let script = "return [...document.querySelectorAll('.record-crop')].filter((image) => image.naturalWidth > 100).length";
        p.script(script, Vec::new())
    })
    .await;
    for (row, fen) in ["2", "3"].into_iter().zip(endings) {
        p.click(&format!("[data-record=\"{row}\"]")).await;
        p.shows(fen).await;
        p.appears(CARD).await;
    }
    p.action("undo").await;
    p.shows(START).await;
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

async fn squares_light_in_the_picture_and_on_the_board(p: &mut Page) {
    p.open(KINGS).await;
    drops(p, &drawn(START, Color::Black)).await;
    p.appears(CARD).await;
    p.vanishes("[data-pictured] svg .lit").await;
    p.mouse(&[Step::Move(p.square("e4").await)]).await;
    p.appears("[data-pictured] svg .lit").await;
    // The lowest square at the left edge, a little above the corner of the frame.
    let frame = p.rect("[data-pictured] svg .frame").await;
    let lowest = Point { x: frame.x + frame.width / 16.0, y: frame.bottom() - frame.height / 16.0 };
    p.mouse(&[Step::Move(lowest)]).await;
    let corner = if p.orientation().await == "white" { "a1" } else { "h8" };
    let square = p.rect(&format!("[data-square={corner}]")).await;
    let lit = p.rect(".mark.lit").await;
    assert!((lit.x - square.x).abs() < 3.0 && (lit.y - square.y).abs() < 3.0, "{lit:?} {square:?}");
    p.mouse(&[Step::Move(p.beside_the_board("e4").await)]).await;
    p.vanishes(".mark.lit").await;
}

async fn what_was_mended_is_kept_when_a_picture_is_turned(p: &mut Page) {
    p.open(KINGS).await;
    drops(p, &drawn("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White)).await;
    p.appears(CARD).await;
    p.take("wQ").await;
    p.click_square("a4").await;
    p.piece_is("a4", Some("wQ")).await;
    p.click("input[name=turn][value=b]").await;
    p.click("[data-pictured-action=turn]").await;
    p.piece_is("h5", Some("wQ")).await;
    p.piece_is("a4", None).await;
    assert!(p.is_checked("input[name=turn][value=b]").await, "the side to move");
    p.wait_for("the focus on the button that took its place", json!("turn"), || {
        p.script("return document.activeElement.dataset.picturedAction", Vec::new())
    })
    .await;
    p.action("undo").await;
    p.piece_is("a4", Some("wQ")).await;
}

/// Has the board read again by what `act` does, and waits for the card of what was read.
async fn is_read_again(p: &Page, act: impl Future<Output = ()>) {
    p.script("document.querySelector('[data-pictured]').dataset.before = ''", Vec::new()).await;
    act.await;
    p.appears("[data-pictured]:not([data-before])").await;
}

/// A picture with handles at its corners. Returns what was read.
async fn adjusted(p: &Page) -> String {
    p.open(KINGS).await;
    drops(p, &drawn(START, Color::White)).await;
    p.appears(CARD).await;
    p.click("[data-pictured-action=corners]").await;
    assert_eq!(p.count("[data-corner]").await, 4);
    p.fen().await
}

async fn frame(p: &Page) -> String {
    p.attribute("[data-pictured] svg .frame", "points").await.unwrap_or_default()
}

/// Undo brings back what was read before, with its frame.
async fn is_undone(p: &Page, before: &str, frame_before: &str) {
    assert_ne!(frame(p).await, frame_before);
    p.action("undo").await;
    p.shows(before).await;
    p.wait_for("the frame before", frame_before.to_owned(), || frame(p)).await;
}

const CORNER: &str = "[data-corner=\"0\"]";

async fn corners_are_dragged_with_the_mouse(p: &mut Page) {
    let before = adjusted(p).await;
    let frame_before = frame(p).await;
    let from = p.center(CORNER).await;
    let to = Point { x: from.x + 40.0, y: from.y + 30.0 };
    // What is broken off changes nothing.
    p.mouse(&[Step::Move(from), Step::Down(Button::Left), Step::Move(to)]).await;
    assert_ne!(frame(p).await, frame_before, "live");
    let lost = "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('lostpointercapture'))";
    p.script(lost, vec![json!(CORNER)]).await;
    assert_eq!(frame(p).await, frame_before);
    p.mouse(&[Step::Up(Button::Left)]).await;
    p.still_shows(&before).await;
    is_read_again(p, p.drag_points(from, to)).await;
    let now = p.center(CORNER).await;
    assert!((now.x - to.x).abs() < 3.0 && (now.y - to.y).abs() < 3.0, "{now:?} {to:?}");
    is_undone(p, &before, &frame_before).await;
}

async fn corners_are_dragged_with_a_finger(p: &mut Page) {
    let before = adjusted(p).await;
    let frame_before = frame(p).await;
    let from = p.center(CORNER).await;
    let drag = async {
        p.finger_down(0, from).await;
        for by in [10.0, 20.0, 30.0] {
            p.finger_move(0, Point { x: from.x + by, y: from.y + by }).await;
        }
        p.fingers_up().await;
    };
    is_read_again(p, drag).await;
    is_undone(p, &before, &frame_before).await;
}

async fn corners_are_moved_by_keys(p: &mut Page) {
    let before = adjusted(p).await;
    let frame_before = frame(p).await;
    p.focus(CORNER).await;
    p.press(&["Right", "Shift+Down"]).await;
    p.appears("[data-pictured-action=read]").await;
    assert_ne!(frame(p).await, frame_before);
    p.press(&["Escape"]).await;
    p.vanishes("[data-pictured-action=read]").await;
    assert_eq!(frame(p).await, frame_before);
    p.press(&["Right", "Shift+Down"]).await;
    is_read_again(p, p.press(&["Enter"])).await;
    p.wait_for("the focus on the same corner", json!("0"), || {
        p.script("return document.activeElement.dataset.corner", Vec::new())
    })
    .await;
    is_undone(p, &before, &frame_before).await;
    p.appears(CARD).await;
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
