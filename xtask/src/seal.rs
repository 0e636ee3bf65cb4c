//! Names and digests of the files that belong together. Trunk names files by what it has read; what is sent is another thing
//! after the splitter and the minifiers, and a cache on the way that holds other bytes under a name would make a page that
//! does not start. So the names are taken anew, from what is sent.
//!
//! All parts of the program have one name: a chunk fits exactly one main program. The elements of the page that load its style
//! and its glue say the digest of the file (W3C Subresource Integrity, 3.5), and a browser takes no other. The module has
//! none: one that is fetched with a digest is not compiled while it comes.

use crate::copies;
use anyhow::{Context, Result, ensure};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// How the new names begin.
const NAME: &str = "forsyth-";

/// Names the program whose parts begin with `program`, and the style, by their content, and has `index.html` say digests.
///
/// # Errors
///
/// When a file cannot be read or written, or when the page does not load it as it should.
pub fn seal(folder: &Path, program: &str) -> Result<()> {
    let style = name_of(folder, |name| name.starts_with(NAME) && is_of_kind(name, "css"))?;
    for stem in [program, style.trim_end_matches(".css")] {
        rename(folder, stem)?;
    }
    let glue = name_of(folder, |name| name.starts_with(NAME) && name.ends_with("_bg.wasm"))?
        .replace("_bg.wasm", ".js");
    let style = name_of(folder, |name| name.starts_with(NAME) && is_of_kind(name, "css"))?;
    let file = folder.join("index.html");
    let mut page = fs::read_to_string(&file)?;
    for name in [glue, style] {
        let digest = BASE64_STANDARD.encode(Sha256::digest(fs::read(folder.join(&name))?));
        page = with_digest(&page, &name, &digest)?;
    }
    fs::write(file, page).context("index.html cannot be written")
}

fn name_of(folder: &Path, is_it: impl Fn(&str) -> bool) -> Result<String> {
    let mut names = fs::read_dir(folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names.find(|name| is_it(name)).context("the build lacks its style or its program")
}

/// Gives all files whose names begin with `stem` a name that is made of what is in them, also where others name them.
fn rename(folder: &Path, stem: &str) -> Result<()> {
    let files = copies::originals(folder)?;
    let name = |file: &Path| file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut hash = Sha256::new();
    for file in files.iter().filter(|file| name(file).starts_with(stem)) {
        hash.update(fs::read(file)?);
    }
    let mut new_stem = NAME.to_owned();
    for byte in &hash.finalize()[..8] {
        write!(new_stem, "{byte:02x}")?;
    }
    for file in &files {
        let old_name = name(file);
        let is_part = old_name.starts_with(stem);
        if old_name == "index.html" || is_part && is_of_kind(&old_name, "js") {
            fs::write(file, fs::read_to_string(file)?.replace(stem, &new_stem))?;
        }
        if is_part {
            fs::rename(file, file.with_file_name(old_name.replace(stem, &new_stem)))?;
        }
    }
    Ok(())
}

/// The page with the digest of a file in the one link that loads it.
fn with_digest(page: &str, name: &str, digest: &str) -> Result<String> {
    // The minifier takes the quotes away.
    let forms = [format!("href=\"./{name}\""), format!("href=./{name}")];
    let link = forms
        .iter()
        .find(|form| page.contains(*form))
        .with_context(|| format!("index.html does not load {name}"))?;
    ensure!(page.matches(link).count() == 1, "index.html loads {name} more than once");
    Ok(page.replace(link, &format!("{link} integrity=\"sha256-{digest}\"")))
}

/// Whether the name of a file has this extension.
fn is_of_kind(name: &str, extension: &str) -> bool {
    Path::new(name).extension().is_some_and(|found| found == extension)
}
