//! Somebody who does at random what people do, and a model of the page to which the same is done: after each action the two
//! have to agree.
//!
//! * [`action`]: what can be done, and random that choose
//! * [`model`]: what the page has to show then
//!
//! Actions go to the browser in batches, for each message to a driver takes its time; a script in the page
//! (`assets/recorder.js`) writes down what is shown after each of them.

pub mod action;
mod input;
pub mod model;

use crate::browser::{POLL_INTERVAL, TIMEOUT};
use crate::engine::Engine;
use crate::gesture::Button;
use crate::page::{Page, START};
use action::{Action, Random};
use forsyth::editor::actions::Action as PageAction;
use http::Method;
use input::{Places, Ticks};
use model::Model;
use serde_json::{Value, json};
use std::fmt::{self, Display, Formatter, Write as _};
use std::time::Instant;
use tokio::time::sleep;

/// How many actions go to the browser at once.
const BATCH: usize = 25;
/// Everything that is pressed lies in this window without scrolling.
const WINDOW: (u32, u32) = (1440, 1200);
/// What a round begins with: a whole game, a crowd, nothing, corners of the notation.
const BEGINNINGS: [&str; 6] = [
    START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 3",
    "rnkbbnqr/pppppppp/8/8/8/8/PPPPPPPP/RNKBBNQR w HAha - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
];

/// Where a page and its model have parted.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// The record that it began with.
    pub fen: String,
    /// What was done up to then.
    pub done: Vec<Action>,
    /// In what they differ.
    pub said: String,
}

impl Display for Mismatch {
    /// What differs, and the actions that lead there, as a test can take them.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "page and model have parted after {} actions from {}", self.done.len(), self.fen)?;
        writeln!(f, "{}", self.said.trim_end())?;
        self.done.iter().try_for_each(|action| writeln!(f, "    {action:?},"))
    }
}

/// A page, its model, and what has not been compared yet.
#[derive(Debug)]
pub struct RandomWalk<'a> {
    page: &'a Page,
    fen: String,
    places: Places,
    model: Model,
    done: Vec<Action>,
    ticks: Ticks,
    awaited: Vec<Value>,
    is_bare: bool,
}

impl<'a> RandomWalk<'a> {
    /// Opens the page with a record.
    pub async fn open(page: &'a Page, fen: &str) -> Self {
        page.viewport(WINDOW.0, WINDOW.1).await;
        let model = if fen == START {
            page.goto("").await;
            Model::new()
        } else {
            page.goto(&format!("#{}", fen.replace(' ', "_"))).await;
            Model::opened(fen)
        };
        page.settle().await;
        let places = record(page).await;
        Self {
            page,
            fen: fen.to_owned(),
            places,
            model,
            done: Vec::new(),
            ticks: Ticks::default(),
            awaited: Vec::new(),
            is_bare: false,
        }
    }

    /// Takes the driver out of the way, which leaves something behind in the page at each step: for whoever measures what
    /// the page itself leaves behind. What moves, and what moves it, is out of reach then, and nothing is awaited.
    #[must_use]
    pub fn bare(self) -> Self {
        Self { is_bare: true, ..self }
    }

    /// Whether an action may be done to this page.
    pub fn takes(&self, action: &Action) -> bool {
        let moves = matches!(
            action,
            Action::Press(PageAction::Flip | PageAction::Transform(_))
                | Action::Key("f")
                | Action::Take("pen")
                | Action::Turn(_)
                | Action::Castle(_)
                | Action::Clock(..)
        );
        !self.is_bare || !(moves || self.is_alone(action))
    }

    /// Does one thing to both, and compares them when there is a batch of them.
    ///
    /// # Errors
    /// Where they have parted.
    pub async fn act(&mut self, action: Action) -> Result<(), Mismatch> {
        let is_alone = self.is_alone(&action);
        if is_alone {
            self.compare().await?;
        } else if matches!(action, Action::Clock(..) | Action::Castle(_) | Action::Turn(_)) {
            // An edit shows and takes away the faults above the fields; drivers aim first and press later.
            self.compare().await?;
            self.page.settle().await;
        }
        self.model.perform(&action);
        self.awaited.push(self.model.shown());
        self.done.push(action.clone());
        if is_alone {
            self.act_alone(&action).await;
        } else {
            self.ticks.append(Ticks::of(&action));
        }
        if is_alone || self.awaited.len() == BATCH { self.compare().await } else { Ok(()) }
    }

    /// What the random say next.
    pub fn choose(&self, random: &mut Random) -> Action {
        random.action(&self.model)
    }

    /// Whether an action is more than a list of moves and keys for this driver.
    fn is_alone(&self, action: &Action) -> bool {
        match action {
            Action::Reload | Action::EnPassant(_) => true,
            // That driver never lets go of these buttons: see `crate::x11`.
            Action::Sweep(Button::Right | Button::Middle, _) => self.page.engine() == Engine::WebKit,
            _ => false,
        }
    }

    async fn act_alone(&mut self, action: &Action) {
        match action {
            Action::Reload => {
                self.page.reload().await;
                self.page.settle().await;
                self.places = record(self.page).await;
            }
            Action::EnPassant(choice) => {
                // No driver opens the list; it has the focus while it is open.
                self.page.focus("#en-passant").await;
                let values =
                    "return [...document.querySelector('#en-passant').options].map((one) => one.value)";
                let values = crate::page::strings(&self.page.script(values, Vec::new()).await);
                let chosen = self.page.value("#en-passant").await;
                // No person can choose what is chosen; Firefox's driver does, and tells the page of a change.
                if let Some(value) =
                    values.get(choice % values.len().max(1)).filter(|value| **value != chosen)
                {
                    self.page.choose("#en-passant", value).await;
                }
            }
            action => {
                let board = self.page.rect("[data-board]").await;
                self.page.mouse(&Ticks::of(action).steps(&board)).await;
            }
        }
        self.ticks.append(Ticks::mark());
    }

    /// Has done what waits, and compares.
    ///
    /// # Errors
    /// Where page and model have parted.
    pub async fn compare(&mut self) -> Result<(), Mismatch> {
        if self.ticks.is_empty() {
            return Ok(());
        }
        let ticks = std::mem::take(&mut self.ticks);
        let awaited = std::mem::take(&mut self.awaited);
        let first = self.done.len() - awaited.len();
        if let Err(sentence) = self.play(&ticks).await {
            return Err(self.mismatch(self.done.len(), sentence));
        }
        let mut states: Vec<Value> = Vec::new();
        let began = Instant::now();
        while states.len() < awaited.len() && began.elapsed() < TIMEOUT {
            match self.read("__recorder.take()").await {
                Value::Array(more) if !more.is_empty() => states.extend(more),
                _ => sleep(POLL_INTERVAL).await,
            }
        }
        for (index, (expected, found)) in awaited.iter().zip(&states).enumerate() {
            let said = differences(expected, found);
            if !said.is_empty() {
                return Err(self.mismatch(first + index + 1, said));
            }
        }
        if states.len() != awaited.len() {
            let said = format!("{} states of {}\n", states.len(), awaited.len());
            return Err(self.mismatch(self.done.len(), said));
        }
        if self.is_bare { Ok(()) } else { self.compare_settled().await }
    }

    /// What an expression of the recorder gives. Of what its scripts give the driver keeps a copy in the page.
    pub async fn read(&self, expression: &str) -> Value {
        if !self.is_bare {
            return self.page.script(&format!("return {expression}"), Vec::new()).await;
        }
        let parameters = json!({ "expression": expression, "returnByValue": true });
        let evaluated = self.page.browser().devtools("Runtime.evaluate", parameters).await;
        evaluated.map(|mut evaluated| evaluated["result"]["value"].take()).unwrap_or_default()
    }

    async fn play(&self, ticks: &Ticks) -> Result<(), String> {
        let browser = self.page.browser();
        if self.is_bare {
            for (command, parameters) in ticks.commands(&self.places) {
                browser.devtools(command, parameters).await?;
            }
            return Ok(());
        }
        browser.command(Method::POST, "actions", Some(ticks.message(&self.places))).await.map(|_| ())
    }

    /// What comes a moment later: findings, faults, the address.
    async fn compare_settled(&self) -> Result<(), Mismatch> {
        let expected = self.model.settled();
        let began = Instant::now();
        loop {
            let found = self.read("__recorder.settled()").await;
            let said = differences(&expected, &found);
            if said.is_empty() {
                return Ok(());
            }
            if began.elapsed() > TIMEOUT {
                return Err(self.mismatch(self.done.len(), said));
            }
            sleep(POLL_INTERVAL).await;
        }
    }

    fn mismatch(&self, done: usize, said: String) -> Mismatch {
        Mismatch { fen: self.fen.clone(), done: self.done[..done].to_vec(), said }
    }
}

/// Sets the recorder up in a page that has just been loaded.
async fn record(page: &Page) -> Places {
    Places::read(&page.script(include_str!("../assets/recorder.js"), Vec::new()).await)
}

fn differences(expected: &Value, found: &Value) -> String {
    let mut said = String::new();
    for (name, expected) in expected.as_object().into_iter().flatten() {
        if !expected.is_null() && found[name] != *expected {
            let _ = writeln!(said, "{name}\n    expected {expected}\n    found    {}", found[name]);
        }
    }
    said
}

/// Does one thing after the other, from a record on.
///
/// # Errors
/// Where page and model have parted.
pub async fn play(page: &Page, fen: &str, actions: &[Action]) -> Result<(), Mismatch> {
    let mut random_walk = RandomWalk::open(page, fen).await;
    for action in actions {
        // What another action has made possible may have been left out.
        if random_walk.model.allows(action) {
            random_walk.act(action.clone()).await?;
        }
    }
    random_walk.compare().await
}

/// What a round of a seed begins with.
fn beginning(seed: u64) -> &'static str {
    BEGINNINGS[(seed % BEGINNINGS.len() as u64) as usize]
}

/// One round: as many actions as wanted, as the seed says.
///
/// # Errors
/// Where page and model have parted.
pub async fn round(page: &Page, seed: u64, count: usize) -> Result<(), Mismatch> {
    let mut random = Random::new(seed);
    let mut random_walk = RandomWalk::open(page, beginning(seed)).await;
    for _ in 0..count {
        let action = random_walk.choose(&mut random);
        random_walk.act(action).await?;
    }
    random_walk.compare().await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(seed: u64, model: &mut Model) -> Vec<Action> {
        let mut random = Random::new(seed);
        let act = |_| {
            let action = random.action(model);
            model.perform(&action);
            action
        };
        (0..300).map(act).collect()
    }

    #[test]
    fn a_seed_gives_the_same_actions_every_time() {
        for seed in 0..BEGINNINGS.len() as u64 {
            let model = || Model::opened(beginning(seed));
            let (mut one, mut other) = (model(), model());
            assert_eq!(actions(seed, &mut one), actions(seed, &mut other));
            assert_eq!(one.shown(), other.shown());
            assert!(actions(seed + 1, &mut one) != actions(seed, &mut other));
        }
    }
}
