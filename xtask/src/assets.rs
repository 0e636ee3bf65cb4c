//! `cargo xtask assets` and `cargo xtask minify`: what the build makes before Trunk puts the page together, and what it
//! does with the result. Trunk's hooks call both.

use crate::run::{command, succeed};
use crate::{icons, pieces, project, stamp};
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;
use std::{env, ffi::OsStr};

/// The files of the style; the first one names the layers in the order of their weight.
const STYLES: [&str; 4] = ["tokens", "layout", "board", "controls"];

/// Writes the sprite, the style and the shell of the page to where index.html takes them from. What is so already is left
/// alone.
///
/// # Errors
///
/// A sentence that says what to do, when something is missing.
pub fn generate() -> Result<()> {
    let mut sprite = pieces::sprite()?;
    let end = sprite.rfind("</svg>").unwrap_or(sprite.len());
    sprite.insert_str(end, &icons::symbols()?);
    let mut style = String::new();
    for layer in STYLES {
        let path = project::root().join(format!("style/{layer}.css"));
        style += &fs::read_to_string(&path).with_context(|| format!("style/{layer}.css cannot be read"))?;
    }
    for (name, content) in
        [("sprite.svg", sprite), ("forsyth.css", style), ("shell.html", forsyth::shell::html())]
    {
        let file = project::generated().join(name);
        if !stamp::holds(&file, &content) {
            stamp::write(&file, &content)?;
        }
    }
    Ok(())
}

/// Minifies the scripts of a build, the glue first of all: Trunk's own minifier does not know its syntax.
///
/// # Errors
///
/// When the minifier fails.
pub fn minify() -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR").map_or_else(project::dist, PathBuf::from);
    for file in stamp::files(&folder)? {
        if file.extension() == Some(OsStr::new("js")) {
            let path = file.to_string_lossy();
            let output = format!("--outfile={path}");
            succeed(command(
                "esbuild",
                &[
                    &path,
                    "--minify",
                    "--format=esm",
                    "--target=es2022",
                    "--allow-overwrite",
                    "--log-level=warning",
                    &output,
                ],
            ))?;
        }
    }
    Ok(())
}
