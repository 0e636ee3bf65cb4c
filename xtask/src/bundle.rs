//! What Trunk's hooks do: before it puts the page together, and with the result.

use crate::run::{command, output, succeed};
use crate::{house, icons, looks, project, split, stamp};
use anyhow::{Context, Result};
use forsyth::i18n::catalogues;
use std::fs;
use std::path::{Path, PathBuf};
use std::{env, iter};

/// The files of the style in the order of their weight; the first one names the layers.
const STYLES: [&str; 20] = [
    "tokens",
    "layout",
    "board",
    "controls",
    "fen",
    "fields",
    "floats",
    "later",
    "contrast",
    "broken",
    "annex",
    "panels",
    "share",
    "picture",
    "help",
    "marks",
    "aloud",
    "appearance",
    "looks",
    "print",
];

/// Where app.html takes from what is made here.
fn generated() -> PathBuf {
    project::generated().join("app")
}

/// Writes the sprite, the style and the first view of the page for app.html. What is so already is left alone.
///
/// # Errors
///
/// A sentence that says what to do, when something is missing.
pub fn generate() -> Result<()> {
    let mut sprite = house::sprite()?;
    let end = sprite.rfind("</svg>").unwrap_or(sprite.len());
    sprite.insert_str(end, &icons::symbols()?);
    let styles = STYLES.into_iter().map(style).collect::<Result<Vec<_>>>()?;
    let styles = styles.into_iter().chain(iter::once(looks::colors()));
    for (name, content) in [
        ("sprite.svg", sprite),
        ("forsyth.css", styles.collect()),
        ("body.html", prerendered()?),
        ("files/tokens.css", style(STYLES[0])?),
    ] {
        generate_file(name, &content)?;
    }
    for (name, text) in catalogues::files() {
        generate_file(&format!("files/{name}"), text)?;
    }
    Ok(())
}

fn generate_file(name: &str, content: &str) -> Result<()> {
    let file = generated().join(name);
    if stamp::holds(&file, content) { Ok(()) } else { stamp::write(&file, content) }
}

fn style(name: &str) -> Result<String> {
    let path = project::root().join(format!("style/{name}.css"));
    fs::read_to_string(&path).with_context(|| format!("style/{name}.css cannot be read"))
}

/// The page as its components render it natively.
fn prerendered() -> Result<String> {
    let build = ["--quiet", "--no-default-features", "--features", "ssr", "--bin", "prerender"];
    succeed(command("cargo", &[&["build"][..], &build].concat()))?;
    output(command("cargo", &[&["run"][..], &build].concat())).context("the page could not be rendered")
}

/// Takes the program apart and makes a finished page of what Trunk has put together.
///
/// # Errors
///
/// When a file cannot be read or written, or when a tool fails.
pub fn finish() -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).context("Trunk calls this by itself")?;
    let is_release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let stem = split::stem(&folder)?;
    split::split(&program(is_release), &folder, &stem, is_release)
}

/// The program as cargo has built it.
fn program(is_release: bool) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(project::target, PathBuf::from);
    let profile = if is_release { "release" } else { "quick" };
    target.join(Path::new("wasm32-unknown-unknown")).join(profile).join("app.wasm")
}
