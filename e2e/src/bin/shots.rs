//! Pictures of the built page, to be looked at: `cargo run -p e2e --bin shots -- FOLDER [--only REGEX]`.

#![allow(clippy::print_stderr)]

use e2e::browser::Browser;
use e2e::engine::Engine;
use e2e::page::Page;
use e2e::site::{self, Site};
use regex_lite::Regex;
use serde_json::{Value, json};
use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const SIZES: [(u32, u32); 6] = [(320, 568), (390, 844), (768, 1024), (844, 390), (1440, 900), (2560, 1440)];

/// What is shown, by name: a record in the address, then a text in the box.
const SCENES: [(&str, &str, Option<&str>); 3] = [
    ("crowded", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", None),
    ("empty", "8/8/8/8/8/8/8/8 w - - 0 1", None),
    (
        "faults",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        Some("rnbqkbnr/ppppxppp/8/7/8/8/PPPPPPPP/RNBQKBNR x KQkq z9 0 0"),
    ),
];

struct Arguments {
    folder: PathBuf,
    only: Option<Regex>,
}

fn arguments() -> Result<Arguments, String> {
    let mut folder = None;
    let mut only = None;
    let mut rest = env::args().skip(1);
    while let Some(argument) = rest.next() {
        if argument == "--only" {
            let pattern = rest.next().ok_or("--only needs a pattern")?;
            only = Some(Regex::new(&pattern).map_err(|error| format!("{pattern}: {error}"))?);
        } else {
            folder = Some(PathBuf::from(argument));
        }
    }
    let folder = folder.ok_or("usage: shots FOLDER [--only REGEX]")?;
    Ok(Arguments { folder, only })
}

async fn devtools(page: &Page, command: &str, parameters: Value) -> Result<(), String> {
    page.browser().devtools(command, parameters).await.map(drop)
}

async fn take(page: &Page, folder: &Path, only: Option<&Regex>) -> Result<usize, String> {
    let mut count = 0;
    for (scene, fen, text) in SCENES {
        for theme in ["light", "dark"] {
            let wanted = |width: u32, height: u32| {
                let name = format!("{scene}-{theme}-{width}x{height}");
                only.is_none_or(|only| only.is_match(&name)).then_some(name)
            };
            for (name, (width, height)) in SIZES
                .into_iter()
                .filter_map(|(width, height)| Some((wanted(width, height)?, (width, height))))
            {
                let features = json!([{ "name": "prefers-color-scheme", "value": theme }]);
                devtools(page, "Emulation.setEmulatedMedia", json!({ "features": features })).await?;
                let is_phone = width.min(height) < 500;
                // Phones have finer screens; the page must not be told so by its width alone.
                let scale = if is_phone { 2 } else { 1 };
                let metrics = json!({
                    "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone,
                });
                devtools(page, "Emulation.setDeviceMetricsOverride", metrics).await?;
                page.open(fen).await;
                if let Some(text) = text {
                    page.retype("#fen", text).await;
                }
                page.settle().await;
                page.screenshot(&folder.join(format!("{name}.png"))).await?;
                eprintln!("{name}");
                count += 1;
            }
        }
    }
    Ok(count)
}

async fn run() -> Result<(), String> {
    let Arguments { folder, only } = arguments()?;
    let site = Site::start(&site::dist()?, "/").map_err(|error| format!("no server: {error}"))?;
    let mut page = Page::new(Browser::start(Engine::Chromium).await?, site);
    page.reset().await?;
    let taken = take(&page, &folder, only.as_ref()).await;
    page.stop().await;
    let count = taken?;
    eprintln!("{count} pictures in {}", folder.display());
    Ok(())
}

fn main() -> ExitCode {
    e2e::finish(run())
}
