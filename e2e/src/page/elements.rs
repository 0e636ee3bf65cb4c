//! The elements of the page: what they show, where they are, and what a user does to one.

use super::{Page, Point, Rect};
use crate::gesture::Button;
use fantoccini::Locator;
use serde_json::{Value, json};

impl Page {
    /// Whether anything matches.
    pub async fn exists(&self, css: &str) -> bool {
        self.count(css).await > 0
    }

    /// How many match.
    pub async fn count(&self, css: &str) -> usize {
        let count =
            self.script("return document.querySelectorAll(arguments[0]).length", vec![json!(css)]).await;
        count.as_u64().unwrap_or_default() as usize
    }

    /// Waits until something that matches is visible.
    pub async fn appears(&self, css: &str) {
        self.step(format!("{css} appears"));
        self.wait(&format!("{css} on the page"), || self.is_seen(css)).await;
    }

    /// Waits until nothing that matches is visible.
    pub async fn vanishes(&self, css: &str) {
        self.step(format!("{css} vanishes"));
        self.wait(&format!("{css} off the page"), || async { !self.is_seen(css).await }).await;
    }

    /// Waits until nothing matches. The browser tells the page later that a dialog was closed; what the page does then must not
    /// meet what a test does next.
    pub async fn is_removed(&self, css: &str) {
        self.step(format!("{css} is removed"));
        self.wait_for(css, 0, || self.count(css)).await;
    }

    /// Whether something that matches is visible.
    pub async fn is_seen(&self, css: &str) -> bool {
        let script = "
            return [...document.querySelectorAll(arguments[0])].some((one) => {
                const rect = one.getBoundingClientRect();
                return rect.width > 0 && rect.height > 0 && one.checkVisibility({ visibilityProperty: true });
            });";
        self.script(script, vec![json!(css)]).await == Value::Bool(true)
    }

    /// An attribute of the first match.
    pub async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            return one.getAttribute(arguments[1]);";
        self.script(script, vec![json!(css), json!(name)]).await.as_str().map(str::to_owned)
    }

    /// The value of a field.
    pub async fn value(&self, css: &str) -> String {
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            return one.value;";
        self.script(script, vec![json!(css)]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Whether a box is ticked or a radio button is chosen.
    pub async fn is_checked(&self, css: &str) -> bool {
        self.script("return document.querySelector(arguments[0]).checked", vec![json!(css)]).await
            == Value::Bool(true)
    }

    /// The text of everything that matches.
    pub async fn text(&self, css: &str) -> String {
        let script = "
            return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent).join('\\n');";
        self.script(script, vec![json!(css)]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the text of what matches contains these words.
    pub async fn says(&self, css: &str, words: &str) {
        self.step(format!("{css} says {words:?}"));
        self.wait(&format!("{words:?} in {css}"), || async { self.text(css).await.contains(words) }).await;
    }

    /// Waits until these words are announced to assistive technology.
    pub async fn announces(&self, words: &str) {
        self.says("#announcer", words).await;
    }

    /// The rectangle of the first match.
    pub async fn rect(&self, css: &str) -> Rect {
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            return __e2e.rect(one);";
        let value = self.script(script, vec![json!(css)]).await;
        Rect::read(&value).unwrap_or_else(|| panic!("{css} has no rectangle: {value}"))
    }

    /// The middle of the first match.
    pub async fn center(&self, css: &str) -> Point {
        self.rect(css).await.center()
    }

    /// The middle of a square.
    pub async fn square(&self, square: &str) -> Point {
        self.center(&format!("[data-square={square}]")).await
    }

    /// A place beside the board, at the height of a square.
    pub async fn beside_the_board(&self, square: &str) -> Point {
        let board = self.rect("[data-board]").await;
        let level = self.square(square).await;
        let (width, _) = self.viewport.get();
        let right = board.right() + 12.0;
        Point { x: if right < f64::from(width) { right } else { board.x - 12.0 }, y: level.y }
    }

    /// The middles of squares, in the given order.
    pub async fn squares(&self, squares: &[&str]) -> Vec<Point> {
        let script = "
            return arguments[0].map((name) => {
                const rect = __e2e.rect(document.querySelector(`[data-square=${name}]`));
                return [rect.x + rect.width / 2, rect.y + rect.height / 2];
            });";
        let value = self.script(script, vec![json!(squares)]).await;
        let number = |value: &Value| value.as_f64().unwrap_or_default();
        value.as_array().into_iter().flatten().map(|p| Point { x: number(&p[0]), y: number(&p[1]) }).collect()
    }

    /// Clicks the middle of the first match with the mouse, as a user does. Fails where something covers it.
    pub async fn click(&self, css: &str) {
        self.step(format!("click {css}"));
        let place = self.reach(css).await;
        self.click_at(Button::Left, place).await;
    }

    /// Scrolls the first match into view and returns its middle, if nothing covers it there.
    async fn reach(&self, css: &str) -> Point {
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const { x, y, width, height } = __e2e.rect(one);
            const place = { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
            const top = document.elementFromPoint(place.x, place.y);
            if (!top || !one.contains(top)) {
                throw new Error(`${arguments[0]} is covered by ${top ? top.outerHTML.slice(0, 80) : 'nothing'}`);
            }
            return place;";
        let value = self.script(script, vec![json!(css)]).await;
        Rect::read(&value).map_or_else(|| panic!("{css} has no place: {value}"), |rect| rect.center())
    }

    /// Clicks a checkbox or a radio button as a user does: on its label where it has one.
    pub async fn tick(&self, css: &str) {
        self.step(format!("tick {css}"));
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            const target = (one.labels && one.labels[0]) || one;
            target.scrollIntoView({ block: 'nearest' });
            return __e2e.rect(target);";
        let value = self.script(script, vec![json!(css)]).await;
        let Some(rect) = Rect::read(&value) else { panic!("{css} has no rectangle: {value}") };
        self.click_at(Button::Left, rect.center()).await;
    }

    /// Presses a button by its `data-action`.
    pub async fn action(&self, name: &str) {
        self.click(&format!("[data-action={name}]")).await;
    }

    /// Presses a button of the transforms menu.
    pub async fn transform(&self, name: &str) {
        let css = format!("[data-action={name}]");
        if !self.is_seen(&css).await {
            self.action("transforms").await;
            self.appears(&css).await;
        }
        self.click(&css).await;
    }

    /// Chooses an option of a `<select>`, as a user does.
    pub async fn choose(&self, css: &str, value: &str) {
        self.step(format!("choose {value} in {css}"));
        let element = self.check(css, self.browser.client().find(Locator::Css(css)).await);
        self.check(css, element.select_by_value(value).await);
    }

    /// Focuses an element.
    pub async fn focus(&self, css: &str) {
        self.step(format!("focus {css}"));
        self.script("document.querySelector(arguments[0]).focus()", vec![json!(css)]).await;
    }

    /// Replaces the text of a text area in one edit, as dictation or an input method does: by far the fastest way, for tests that
    /// are not about typing.
    pub async fn fill(&self, css: &str, text: &str) {
        self.step(format!("fill {css} with {text:.100?}"));
        let script = "
            const [css, text] = arguments;
            const area = document.querySelector(css);
            area.focus();
            area.select();
            document.execCommand(...(text ? ['insertText', false, text] : ['delete']));";
        self.script(script, vec![json!(css), json!(text)]).await;
    }

    /// Focuses a square of the board.
    pub async fn focus_square(&self, square: &str) {
        self.focus(&format!("[data-square={square}]")).await;
        self.focused_is(square).await;
    }

    /// Waits until a square has the focus.
    pub async fn focused_is(&self, square: &str) {
        self.wait_for("the square with the focus", square.to_owned(), || self.focused()).await;
    }

    /// The square that has the focus, or an empty string.
    pub async fn focused(&self) -> String {
        let script = "return document.activeElement ? document.activeElement.dataset.square || '' : ''";
        self.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    }

    /// Where the selection of a text field begins and ends.
    pub async fn selection(&self, css: &str) -> (u64, u64) {
        let script = "
            const one = document.querySelector(arguments[0]);
            return [one.selectionStart, one.selectionEnd];";
        let value = self.script(script, vec![json!(css)]).await;
        (value[0].as_u64().unwrap_or_default(), value[1].as_u64().unwrap_or_default())
    }

    /// Focuses a text field and moves its caret.
    pub async fn caret(&self, css: &str, at: usize) {
        self.focus(css).await;
        let script = "document.querySelector(arguments[0]).setSelectionRange(arguments[1], arguments[1])";
        self.script(script, vec![json!(css), json!(at)]).await;
    }

    /// The fragment of the address, decoded.
    pub async fn fragment(&self) -> String {
        let script = "try { return decodeURIComponent(location.hash) } catch { return location.hash }";
        self.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    }

    /// The selected spare piece or tool: `wK`, `eraser`, `hand`.
    pub async fn tool(&self) -> String {
        let script = "
            return [...document.querySelectorAll('[data-spare][aria-pressed=true], [data-tool][aria-pressed=true]')]
                .map((one) => one.dataset.spare || one.dataset.tool).join(' ');";
        self.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until a spare piece or a tool is the selected one.
    pub async fn tool_is(&self, expected: &str) {
        self.step(format!("the tool is {expected}"));
        self.wait_for("the selected tool", expected.to_owned(), || self.tool()).await;
    }

    /// Selects a spare piece (`wN`) or a tool (`eraser`) with the mouse.
    pub async fn take(&self, tool: &str) {
        let is_tool = matches!(tool, "hand" | "eraser" | "pen");
        let css = if is_tool { format!("[data-tool={tool}]") } else { format!("[data-spare={tool}]") };
        self.click(&css).await;
        self.tool_is(tool).await;
    }
}
