//! `cargo xtask assets` and `cargo xtask minify`: what the build makes before Trunk puts the page together, and what it
//! does with the result. Trunk's hooks call both.

use crate::order::order;
use crate::run::{command, succeed};
use crate::{
    copies, glue, hosting, house, icons, integrity, looks, offline, pieces, project, silhouettes, stamp,
};
use anyhow::{Context, Error, Result};
use forsyth::locale::built;
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::{env, ffi::OsStr};
use words::Catalogue;

/// The files of the style; the first one names the layers in the order of their weight.
const STYLES: [&str; 7] = ["tokens", "layout", "board", "controls", "fen", "fields", "floats"];
/// The files of the style that comes with the annex.
const ANNEX: [&str; 8] = ["annex", "panels", "share", "picture", "help", "marks", "aloud", "appearance"];

/// The files of the style that nobody sees before the page has woken.
const AFTER: [&str; 4] = ["later", "print", "contrast", BROKEN];

/// The style of a page that is embedded in another one, which loads it beside the others.
const EMBED: &str = "embed";
/// Styles that are not part of the first load, and so are named without a hash.
const LATER: [&str; 6] = ["annex.css", "embed.css", "embed-page.css", "later.css", "looks.css", "tokens.css"];
/// The script and the style for when the page is broken, and the table of its words.
const BROKEN: &str = "broken";
/// The script of what the page does not wait for, and those that are bundled into it: a file less to ask for is a round trip
/// less.
const BUNDLE: &str = "after.js";
const BUNDLED: [&str; 5] = ["choices.js", "focus.js", "installed.js", "size.js", "touch.js"];
/// What others copy and read stays as it was written.
const READABLE: &str = "forsyth-board.js";

/// Writes the sprites, the style and the shell of the page to where index.html takes them from. What is so already is left
/// alone.
///
/// # Errors
///
/// A sentence that says what to do, when something is missing.
pub fn generate() -> Result<()> {
    let house = house::sprite()?;
    let mut sprite = house.clone();
    let end = sprite.rfind("</svg>").unwrap_or(sprite.len());
    sprite.insert_str(end, &icons::symbols()?);
    let layers = STYLES.into_iter().map(style).collect::<Result<Vec<_>>>()?;
    let annex = ANNEX.into_iter().map(style).collect::<Result<Vec<_>>>()?;
    let after = AFTER.into_iter().map(style).collect::<Result<Vec<_>>>()?;
    for (name, content) in [
        ("sprite.svg", sprite),
        ("house.svg", house),
        ("cburnett.svg", pieces::sprite()?),
        ("silhouettes.svg", silhouettes::sprite()?),
        ("forsyth.css", layers.concat()),
        ("annex.css", annex.concat()),
        ("later.css", after.concat()),
        ("looks.css", looks::colors() + &style("looks")?),
        ("embed.css", style(EMBED)?),
        ("tokens.css", style(STYLES[0])?),
        ("shell.html", forsyth::shell::html()),
    ] {
        generated(name, &content)?;
    }
    hosting::generate()?;
    words()
}

/// Writes a file for index.html to take, unless it is so already.
fn generated(name: &str, content: &str) -> Result<()> {
    let file = project::generated().join(name);
    if stamp::holds(&file, content) { Ok(()) } else { stamp::write(&file, content) }
}

/// What the page fetches of each language. Its own words in English are part of it, as are those for when it is broken.
fn words() -> Result<()> {
    for language in built::LANGUAGES {
        let text = |table| built::text(table, language);
        let mut files = vec![("annex", json!({ "annex": text("annex"), "help": text("help") }))];
        if language != built::LANGUAGES[0] {
            let shell: BTreeMap<_, _> = forsyth::shell::exchanges(language).into_iter().collect();
            files.push(("page", json!({ "shell": shell, "page": text("page") })));
            files.push((BROKEN, json!(named_words(BROKEN, language)?)));
        }
        for (part, content) in files {
            generated(&format!("words/words-{language}-{part}.json"), &content.to_string())?;
        }
    }
    Ok(())
}

/// The words of a table by their names, for a script.
fn named_words(table: &str, language: &str) -> Result<BTreeMap<String, &'static str>> {
    let english =
        Catalogue::read(&project::root().join("locale"), built::LANGUAGES[0]).map_err(Error::msg)?;
    let names = english.table(table).iter().map(|message| message.name.clone());
    Ok(names.zip(built::text(table, language).split('\n')).collect())
}

/// Tells what speaks when the page is broken its words in English, and of which version it is.
fn prepare_for_the_worst(folder: &Path) -> Result<()> {
    let words = json!(named_words(BROKEN, built::LANGUAGES[0])?);
    let line = format!("const VERSION={:?},WORDS={words};", forsyth::VERSION);
    offline::begin(&folder.join(format!("{BROKEN}.js")), &line)
}

fn style(name: &str) -> Result<String> {
    let path = project::root().join(format!("style/{name}.css"));
    fs::read_to_string(&path).with_context(|| format!("style/{name}.css cannot be read"))
}

/// Minifies what Trunk only copies: its own minifier does not know the syntax of the glue. The names that a module and its
/// glue share are made short first. In the end the page says the digests of what it loads, the service worker is told what
/// there is, and hosts get what they read: headers and compressed copies. A build that Trunk makes anew at every change keeps
/// nothing.
///
/// # Errors
///
/// When a file cannot be read or written, or when the minifier fails.
pub fn minify() -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR").map_or_else(project::dist, PathBuf::from);
    for file in copies::originals(&folder)? {
        let name = file.file_name().and_then(OsStr::to_str).unwrap_or_default();
        let script = name.strip_suffix(".js");
        if let Some(stem) = script {
            shorten(&file, &file.with_file_name(format!("{stem}_bg.wasm")))?;
        }
        if BUNDLED.contains(&name) {
            continue;
        }
        if LATER.contains(&name) || script.is_some() && name != READABLE {
            let path = file.to_string_lossy();
            let output = format!("--outfile={path}");
            let mut arguments = vec![
                &*path,
                "--minify",
                "--format=esm",
                "--tree-shaking=true",
                "--target=es2022",
                "--allow-overwrite",
                "--log-level=warning",
                &output,
            ];
            if name == BUNDLE {
                // What it asks for later stays a file of its own.
                arguments.extend(["--bundle", "--external:./broken.js"]);
            }
            succeed(command("esbuild", &arguments))?;
        }
    }
    for name in BUNDLED {
        fs::remove_file(folder.join(name)).with_context(|| format!("{name} is not there to be bundled"))?;
    }
    prepare_for_the_worst(&folder)?;
    if env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "debug") {
        return offline::retire(&folder);
    }
    integrity::seal(&folder)?;
    offline::list(&folder)?;
    stamp::write(&folder.join(copies::UNSENT), &hosting::headers_file())?;
    copies::write(&folder)
}

/// Shortens the names between a script and its module, if it has one, and puts the functions of that in order.
fn shorten(script: &Path, module: &Path) -> Result<()> {
    if module.is_file() {
        let text = fs::read_to_string(script)?;
        let (bytes, text) =
            glue::shorten(&fs::read(module)?, &text).with_context(|| module.display().to_string())?;
        let text = glue::endable(&text).with_context(|| script.display().to_string())?;
        let bytes = order(&bytes).with_context(|| module.display().to_string())?;
        fs::write(module, bytes)?;
        fs::write(script, text)?;
    }
    Ok(())
}
