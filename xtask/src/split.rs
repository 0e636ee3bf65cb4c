//! Takes the built program apart at its split points (`leptos::wasm_split`): the main program, and a chunk for what is
//! fetched later. Then `wasm-bindgen` and `wasm-opt` do with the parts what Trunk would have them do with the whole.

use crate::project;
use anyhow::{Context, Result, anyhow, ensure};
use std::fs;
use std::path::Path;
use wasm_split_cli_support::{Options, transform};
use xshell::cmd;

/// What the main program calls the script that loads its chunks; the name is in the program.
const LINK: &str = "__wasm_split.js";

const BIND: [&str; 5] = ["--target", "web", "--no-typescript", "--keep-lld-exports", "--no-demangle"];

/// How the names of a program's parts begin, as Trunk has named it: `forsyth-` and the hash.
///
/// # Errors
///
/// When there is none, or more than one program.
pub fn stem(folder: &Path) -> Result<String> {
    let names = fs::read_dir(folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut stems = names.filter_map(|name| Some(name.strip_suffix("_bg.wasm")?.to_owned()));
    let stem = stems.next().with_context(|| format!("{} holds no program", folder.display()))?;
    ensure!(stems.next().is_none(), "{} holds several programs", folder.display());
    Ok(stem)
}

/// Puts the parts of `program`, which cargo has built, into the place of the one that Trunk has made of it in `folder`. Every
/// part has a name that begins with `stem`.
///
/// # Errors
///
/// When the program cannot be read or taken apart, or when a tool fails.
pub fn split(program: &Path, folder: &Path, stem: &str, optimized: bool) -> Result<()> {
    let work = project::target().join("split");
    let _ = fs::remove_dir_all(&work);
    let bytes = fs::read(program).with_context(|| format!("{} cannot be read", program.display()))?;
    let main = work.join("main.wasm");
    let glue = format!("./{stem}.js");
    let mut options = Options::new(&bytes);
    options.output_dir = &work;
    options.main_out_path = &main;
    options.main_module = &glue;
    let chunks = transform(options).map_err(|error| anyhow!("{error:?}"))?.split_modules;
    // The names that the tool gives are in the module: only the files can be renamed.
    let sh = project::shell()?;
    cmd!(sh, "wasm-bindgen {BIND...} --out-dir {work} {main}").run()?;
    optimize(&work.join("main_bg.wasm"), &folder.join(format!("{stem}_bg.wasm")), optimized)?;
    let mut link = fs::read_to_string(work.join(LINK))?;
    for chunk in chunks {
        let name = chunk.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let new_name = format!("{stem}-{name}");
        link = link.replace(&format!("\"./{name}\""), &format!("\"./{new_name}\""));
        optimize(&chunk, &folder.join(new_name), optimized)?;
    }
    let link_name = format!("{stem}-link.js");
    fs::write(folder.join(&link_name), link)?;
    // Only the address changes: the program asks its glue for the script by the old name.
    let text = fs::read_to_string(work.join("main.js"))?;
    let import = format!("from \"./{LINK}\"");
    ensure!(text.contains(&import), "the glue does not import {LINK}");
    let text = text.replace(&import, &format!("from \"./{link_name}\""));
    fs::write(folder.join(format!("{stem}.js")), text)?;
    Ok(())
}

fn optimize(from: &Path, to: &Path, optimized: bool) -> Result<()> {
    if optimized {
        let sh = project::shell()?;
        Ok(cmd!(sh, "wasm-opt -Oz --strip-producers {from} --output {to}").run()?)
    } else {
        fs::copy(from, to).map(drop).with_context(|| format!("{} cannot be written", to.display()))
    }
}
