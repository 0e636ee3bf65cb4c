//! What Trunk's hooks do: before it puts the page together, and with the result.

use crate::release::OFFLINE;
use crate::run::{command, succeed};
use crate::{
    board_themes, copies, hosting, house, icons, offline, pieces, project, seal, silhouettes, split, stamp,
};
use anyhow::{Context, Result};
use forsyth::i18n::catalogues;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of the style in the order of their weight; the first one names the layers.
const STYLES: [&str; 29] = [
    "tokens",
    "base",
    "layout",
    "board",
    "controls",
    "fen",
    "fields",
    "waiting",
    "board-states",
    "menus",
    "notices",
    "print",
    "contrast",
    "crash",
    "faults",
    "dialogs",
    "findings",
    "import",
    "panels",
    "share",
    "picture",
    "help",
    "marks",
    "read-aloud",
    "appearance",
    "board-themes",
    "embed",
    "embed-frames",
    "embed-link",
];

/// What others copy and read stays as it was written.
const READABLE: &str = "forsyth-board.js";

/// Writes the sprite, the style and the first view of the page for index.html, and what `hosting/` holds. What is so already is left alone.
///
/// # Errors
///
/// A sentence that says what to do, when something is missing.
pub fn generate() -> Result<()> {
    let house = house::sprite()?;
    let mut sprite = house.clone();
    let end = sprite.rfind("</svg>").unwrap_or(sprite.len());
    sprite.insert_str(end, &icons::symbols()?);
    let styles = STYLES.into_iter().map(style).collect::<Result<Vec<_>>>()?;
    for (name, content) in [
        ("sprite.svg", sprite),
        ("forsyth.css", styles.concat()),
        ("files/tokens.css", style(STYLES[0])?),
        ("files/house.svg", house),
        ("files/cburnett.svg", pieces::sprite()?),
        ("files/silhouettes.svg", silhouettes::sprite()?),
    ] {
        generate_file(name, &content)?;
    }
    for (name, text) in catalogues::files() {
        generate_file(&format!("files/{name}"), text)?;
    }
    hosting::generate()?;
    prerender()
}

fn generate_file(name: &str, content: &str) -> Result<()> {
    let file = project::generated().join(name);
    if stamp::holds(&file, content) { Ok(()) } else { stamp::write(&file, content) }
}

fn style(name: &str) -> Result<String> {
    let path = project::root().join(format!("style/{name}.css"));
    let text = fs::read_to_string(&path).with_context(|| format!("style/{name}.css cannot be read"))?;
    Ok(if name == "board-themes" { board_themes::colors() + &text } else { text })
}

/// The first view of the page and what is said when it cannot start, as its components render them natively.
fn prerender() -> Result<()> {
    let mut prerender = command(
        "cargo",
        &["run", "--quiet", "--no-default-features", "--features", "ssr", "--bin", "prerender", "--"],
    );
    prerender.arg(project::generated());
    succeed(prerender)
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
    stamp::write(&folder.join(copies::UNSENT), &hosting::headers_file())?;
    if is_release { copies::write(&folder) } else { Ok(()) }
}

/// Minifies the scripts, which Trunk only copies.
fn minify(folder: &Path) -> Result<()> {
    let is_minified = |file: &PathBuf| {
        file.extension().is_some_and(|kind| kind == "js")
            && file.file_name().is_some_and(|name| name != READABLE)
    };
    let mut minify = command(
        "esbuild",
        &["--minify", "--format=esm", "--target=es2022", "--allow-overwrite", "--log-level=warning"],
    );
    minify.arg(format!("--outdir={}", folder.display()));
    minify.args(copies::originals(folder)?.into_iter().filter(is_minified));
    succeed(minify)
}

/// The program as cargo has built it.
fn program(is_release: bool) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(project::target, PathBuf::from);
    let profile = if is_release { "release" } else { "quick" };
    target.join("wasm32-unknown-unknown").join(profile).join("forsyth.wasm")
}
