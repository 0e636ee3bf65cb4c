//! What Trunk's hooks do: before it puts the page together, and with the result.

use crate::release::OFFLINE;
use crate::{board_themes, copies, offline, project, seal, split, sprite, stamp};
use anyhow::{Context, Result};
use forsyth::embed::page::document;
use forsyth::i18n::catalogues;
use std::env;
use std::path::{Path, PathBuf};
use xshell::cmd;

/// What others copy and read stays as it was written.
const READABLE: &str = "forsyth-board.js";

/// Writes the sprites, the style, the messages, the page about embedding and the first view of the page for index.html. What
/// is so already is left alone.
///
/// # Errors
///
/// A sentence that says what to do, when something is missing.
pub fn generate() -> Result<()> {
    let folder = project::generated();
    stamp::update(&folder.join("sprite.svg"), &sprite::page()?)?;
    stamp::update(&folder.join("files/house.svg"), &sprite::pieces()?)?;
    stamp::update(&folder.join("board-colors.css"), &board_themes::colors())?;
    for (name, text) in catalogues::files() {
        stamp::update(&folder.join("files").join(name), text)?;
    }
    for (name, text) in document::files() {
        stamp::update(&folder.join("files").join(name), &text)?;
    }
    let sh = project::shell()?;
    let styles = ["style/forsyth.css", "style/later.css"];
    cmd!(sh, "esbuild --bundle --log-level=warning {styles...} --outdir={folder}").run()?;
    // The first view, and what is said when the page cannot start, as its components render them natively.
    let prerender = ["--no-default-features", "--features", "ssr", "--bin", "prerender"];
    Ok(cmd!(sh, "cargo run --quiet {prerender...} -- {folder}").run()?)
}

/// Makes a finished page of what Trunk has put together: the program is taken apart, scripts are minified, names and digests
/// are those of what is sent, and the service worker and the hosts learn what there is.
///
/// # Errors
///
/// When a file cannot be read or written, or when a tool fails.
pub fn finish() -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).context("Trunk calls this by itself")?;
    let is_release = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let stem = split::stem(&folder)?;
    split::split(&program(is_release), &folder, &stem, is_release)?;
    if is_release {
        minify(&folder)?;
    }
    seal::seal(&folder, &stem)?;
    if is_release || env::var_os(OFFLINE).is_some() {
        offline::list(&folder)?;
    } else {
        offline::retire(&folder)?;
    }
    if is_release { copies::write(&folder) } else { Ok(()) }
}

/// Minifies the scripts, which Trunk only copies.
fn minify(folder: &Path) -> Result<()> {
    let is_minified = |file: &PathBuf| {
        file.extension().is_some_and(|kind| kind == "js")
            && file.file_name().is_some_and(|name| name != READABLE)
    };
    let scripts = copies::originals(folder)?.into_iter().filter(is_minified);
    let options = ["--minify", "--format=esm", "--target=es2022", "--allow-overwrite", "--log-level=warning"];
    let sh = project::shell()?;
    Ok(cmd!(sh, "esbuild {options...} --outdir={folder} {scripts...}").run()?)
}

/// The program as cargo has built it.
fn program(is_release: bool) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(project::target, PathBuf::from);
    let profile = if is_release { "release" } else { "quick" };
    target.join("wasm32-unknown-unknown").join(profile).join("forsyth.wasm")
}
