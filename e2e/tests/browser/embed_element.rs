//! The embedded board in its frame, and the element that makes the frame.

use crate::host::{ENDGAME, Host, position, underscored};
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, Point, START};
use serde_json::{Value, json};

cases! {
    everywhere:
        the_board_fits_every_frame,
        the_element_is_set_and_tells_changes,
        the_element_works_in_a_page_without_an_address;
    chromium:
        what_is_set_before_the_script_has_run_counts,
        the_element_goes_on_where_it_was_when_it_is_moved,
        the_way_to_the_editor_takes_the_position_along;
}

async fn the_board_fits_every_frame(p: &mut Page) {
    // All that is seen of these lies inside.
    const MEASURE: &str = "
        const { scrollWidth, scrollHeight } = document.documentElement;
        const parts = '[data-board], #fen, #verdict, [data-action=copy-fen], [data-strip=white], [data-strip=black]';
        const seen = (css) => [...document.querySelectorAll(css)].filter((one) =>
            one.getClientRects().length && one.checkVisibility({ visibilityProperty: true }));
        const wrong = seen(parts).filter((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        }).map((one) => `${one.outerHTML.slice(0, 80)} does not lie inside`);
        if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push('it scrolls');
        const { width, height } = document.querySelector('[data-board]').getBoundingClientRect();
        if (Math.abs(width - height) >= 0.6) wrong.push(`a board of ${width}x${height}`);
        return [wrong, width, seen('[data-spare]').length > 0, seen('#fen').length > 0, innerWidth, innerHeight];";
    // A frame grows from one size to the next; a smaller one is another frame.
    const SIZES: [&[(u32, u32)]; 2] =
        [&[(200, 200), (320, 320), (480, 560), (800, 600)], &[(300, 150), (1200, 500)]];
    let host = Host::open(p).await;
    for (query, sizes) in ["embed", "embed&edit", "embed=fen", "embed=fen&edit"]
        .into_iter()
        .flat_map(|query| SIZES.map(|sizes| (query, sizes)))
    {
        let url = p.site().page(&format!("?{query}"));
        let frame = host.frame_silently(p, &url, sizes[0]).await;
        host.is_ready(p, frame).await;
        for &(width, height) in sizes {
            let resize = "
                const [width, height] = arguments;
                Object.assign(document.querySelector('iframe').style, { width: `${width}px`, height: `${height}px` });";
            p.script(resize, vec![json!(width), json!(height)]).await;
            p.enter(frame).await;
            p.wait("the style for frames", || async {
                p.script("return !document.documentElement.hidden", Vec::new()).await == Value::Bool(true)
            })
            .await;
            let found = p.settled(MEASURE).await;
            p.leave().await;
            let name = format!("{query} at {width}x{height}");
            assert_eq!([&found[4], &found[5]], [width, height], "the frame of {name}");
            assert_eq!(found[0], json!([]), "{name}");
            assert_eq!(found[2], query.contains("edit"), "spare pieces of {name}");
            assert_eq!(found[3], query.contains("fen"), "the box of {name}");
            let (board, whole) = (found[1].as_f64().unwrap_or_default(), f64::from(width.min(height)));
            let least = if query == "embed" { whole - 8.0 } else { whole * 0.4 };
            assert!(board > least, "{name} has a board of {board}");
        }
        p.script("document.querySelector('iframe').remove(); heard.length = 0;", Vec::new()).await;
    }
}

async fn the_way_to_the_editor_takes_the_position_along(p: &mut Page) {
    let host = Host::open(p).await;
    for query in ["embed", "embed&edit", "embed=fen"] {
        let frame = host.frame(p, &format!("?{query}#fen={}&orientation=black", underscored(KINGS))).await;
        p.enter(frame).await;
        let link = p.attribute(".embed-link", "href").await.unwrap_or_default();
        assert_eq!(link, format!("/#fen={}&orientation=black", underscored(KINGS)), "{query}");
        assert_eq!(p.attribute(".embed-link", "target").await.as_deref(), Some("_blank"));
        assert!(p.attribute(".embed-link", "aria-label").await.is_some_and(|name| !name.is_empty()));
        p.leave().await;
        host.set(p, frame, KIWIPETE).await;
        p.enter(frame).await;
        p.wait("the link follows", || async {
            p.attribute(".embed-link", "href").await.is_some_and(|link| link.contains(&underscored(KIWIPETE)))
        })
        .await;
        p.leave().await;
        p.script("document.querySelector('iframe').remove(); heard.length = 0;", Vec::new()).await;
    }
}

/// Puts the element into somebody else's page, and waits until its board is ready.
async fn element(p: &Page, attributes: Value) {
    let script = "
        const [src, attributes, done] = arguments;
        const script = document.createElement('script');
        script.src = src;
        script.onerror = () => done('no script');
        script.onload = () => {
            const board = document.createElement('forsyth-board');
            for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
            board.style.cssText = 'position: fixed; left: 0; top: 0; width: 400px';
            window.told = [];
            board.addEventListener('change', (event) => told.push(event.detail));
            board.addEventListener('error', (event) => told.push(event.detail.message));
            document.body.append(board);
            window.inner = () => board.shadowRoot.querySelector('iframe').contentWindow;
            addEventListener('message', ({ data, source }) => {
                if (data.type === 'forsyth:position' && source === inner()) done(null);
            });
        };
        document.head.append(script);";
    let source = p.site().page("forsyth-board.js");
    let failed = p.script_async(script, vec![json!(source), attributes]).await;
    assert_eq!(failed, Value::Null);
}

/// A property of the element.
async fn property(p: &Page, name: &str) -> String {
    let value =
        p.script("return document.querySelector('forsyth-board')[arguments[0]]", vec![json!(name)]).await;
    value.as_str().unwrap_or_default().to_owned()
}

async fn what_is_set_before_the_script_has_run_counts(p: &mut Page) {
    let _host = Host::open(p).await;
    let script = "
        const [src, fen, done] = arguments;
        const board = document.createElement('forsyth-board');
        board.fen = fen;
        document.body.append(board);
        const script = document.createElement('script');
        script.src = src;
        script.onload = () => done(null);
        script.onerror = () => done('no script');
        document.head.append(script);";
    let source = p.site().page("forsyth-board.js");
    assert_eq!(p.script_async(script, vec![json!(source), json!(KINGS)]).await, Value::Null);
    p.wait_for("the attribute", Some(KINGS.to_owned()), || p.attribute("forsyth-board", "fen")).await;
    p.script("document.querySelector('forsyth-board').fen = arguments[0]", vec![json!(ENDGAME)]).await;
    p.wait_for("the attribute", Some(ENDGAME.to_owned()), || p.attribute("forsyth-board", "fen")).await;
    p.wait_for("the property", ENDGAME.to_owned(), || property(p, "fen")).await;
}

async fn the_element_is_set_and_tells_changes(p: &mut Page) {
    let _host = Host::open(p).await;
    element(p, json!({ "fen": KINGS, "marks": "Ge1e8", "edit": "", "orientation": "black" })).await;
    assert_eq!(
        [property(p, "fen").await, property(p, "marks").await, property(p, "orientation").await],
        [KINGS, "Ge1e8", "black"]
    );
    let source = p.script(
        "return document.querySelector('forsyth-board').shadowRoot.querySelector('iframe').src",
        Vec::new(),
    );
    let source = source.await;
    // Attributes and properties are one thing, and neither loads the frame again.
    for (script, fen) in [
        ("document.querySelector('forsyth-board').setAttribute('fen', arguments[0])", KIWIPETE),
        ("document.querySelector('forsyth-board').fen = arguments[0]", ENDGAME),
        ("document.querySelector('forsyth-board').removeAttribute('fen')", START),
    ] {
        p.script(script, vec![json!(fen)]).await;
        p.wait_for("the property", fen.to_owned(), || property(p, "fen")).await;
    }
    p.script("document.querySelector('forsyth-board').marks = ''", Vec::new()).await;
    p.script("document.querySelector('forsyth-board').orientation = 'white'", Vec::new()).await;
    p.wait_for("the orientation", "white".to_owned(), || property(p, "orientation")).await;
    assert_eq!(p.script("return told", Vec::new()).await, json!([]), "the page itself has set it");
    // By the reader's hand.
    p.drag_points(square_of_400(4, 6), square_of_400(4, 4)).await;
    let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    p.wait_for("the event", json!([position(moved, "", "white")]), || p.script("return told", Vec::new()))
        .await;
    assert_eq!(property(p, "fen").await, moved);
    // What cannot be read is an error, and the board stays.
    p.script("told.length = 0; document.querySelector('forsyth-board').fen = '<b>'", Vec::new()).await;
    p.wait("the error", || async {
        p.script("return told.length === 1 && typeof told[0] === 'string'", Vec::new()).await
            == Value::Bool(true)
    })
    .await;
    assert_eq!(property(p, "fen").await, moved);
    let now = p.script(
        "return document.querySelector('forsyth-board').shadowRoot.querySelector('iframe').src",
        Vec::new(),
    );
    assert_eq!(now.await, source, "the frame was not loaded again");
}

/// The middle of a cell of a board to edit that fills a square of 400 pixels: its strips take 44 each, its gaps 4.
fn square_of_400(column: u32, row: u32) -> Point {
    let cell = |index: u32| 38.0 * f64::from(index) + 19.0;
    Point { x: 48.0 + cell(column), y: 48.0 + cell(row) }
}

async fn the_element_goes_on_where_it_was_when_it_is_moved(p: &mut Page) {
    let _host = Host::open(p).await;
    element(p, json!({ "fen": KINGS, "edit": "" })).await;
    p.script("document.querySelector('forsyth-board').fen = arguments[0]", vec![json!(ENDGAME)]).await;
    p.wait_for("the property", ENDGAME.to_owned(), || property(p, "fen")).await;
    let script = "
        const done = arguments[0];
        const board = document.querySelector('forsyth-board');
        addEventListener('message', ({ data, source }) => {
            if (data.type === 'forsyth:position' && source === inner()) done(data.fen);
        });
        const place = document.createElement('div');
        document.body.append(place);
        place.append(board);";
    assert_eq!(p.script_async(script, Vec::new()).await, json!(ENDGAME));
    // Out of the page, nothing is heard of it and nothing breaks.
    p.script(
        "const board = document.querySelector('forsyth-board'); board.remove(); board.fen = arguments[0];",
        vec![json!(KINGS)],
    )
    .await;
    p.settle().await;
}

/// In a page that another one has written.
async fn the_element_works_in_a_page_without_an_address(p: &mut Page) {
    let host = Host::open(p).await;
    let script = "
        const [src, fen, done] = arguments;
        const written = document.createElement('iframe');
        written.srcdoc = `<script src='${src}'></script><forsyth-board fen='${fen}' style='width: 300px'></forsyth-board>`;
        written.onload = () => done(null);
        document.body.append(written);";
    p.script_async(script, vec![json!(p.site().page("forsyth-board.js")), json!(KINGS)]).await;
    p.enter(0).await;
    let script = "
        const [fen, done] = arguments;
        const board = document.querySelector('forsyth-board');
        addEventListener('message', ({ data, source }) => {
            const { contentWindow } = board.shadowRoot.querySelector('iframe');
            if (source === contentWindow && data.type === 'forsyth:position' && data.fen === fen) done(null);
        });
        board.fen = fen;";
    assert_eq!(p.script_async(script, vec![json!(ENDGAME)]).await, Value::Null);
    p.leave().await;
    // Moved into another window it is there as it was, with its style.
    let script = "
        const done = arguments[0];
        const board = document.querySelector('iframe').contentDocument.querySelector('forsyth-board');
        const other = document.createElement('iframe');
        other.srcdoc = '<body>';
        other.onload = () => {
            other.contentWindow.addEventListener('message', ({ data, source }) => {
                const { contentWindow, offsetWidth } = board.shadowRoot.querySelector('iframe');
                if (source === contentWindow && data.type === 'forsyth:ready') done(offsetWidth);
            });
            other.contentDocument.body.append(board);
        };
        document.body.append(other);";
    assert_eq!(p.script_async(script, Vec::new()).await, json!(300));
    host.is_calm(p).await;
}
