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

/// How the new names begin, and how many hexadecimal digits of a hash follow.
const NAME: &str = "forsyth-";
const DIGITS: usize = 16;
/// How Trunk names the style that comes with the first chunk.
const LATER: &str = "later-";

/// How the names of the parts end that are loaded before the page works.
const FIRST: [&str; 4] = ["_bg.wasm", ".css", ".js", "-link.js"];

/// What follows the hash in a name that is made here: `_bg.wasm` (the main program), `.css`, `.js` (the glue), `-link.js`
/// (what loads chunks), `-later.css`, or the rest of a chunk's name. None for any other name.
pub fn ending(name: &str) -> Option<&str> {
    let (hash, ending) = name.strip_prefix(NAME)?.split_at_checked(DIGITS)?;
    hash.bytes().all(|byte| byte.is_ascii_hexdigit()).then_some(ending)
}

/// Whether a file is part of the program or of the style, and comes neither with a chunk nor as one.
pub fn is_first_loaded(name: &str) -> bool {
    ending(name).is_some_and(|ending| FIRST.contains(&ending))
}

/// Names the program whose parts begin with `program`, and the styles, by their content, and has `index.html` say digests.
///
/// # Errors
///
/// When a file cannot be read or written, or when the page does not load it as it should.
pub fn seal(folder: &Path, program: &str) -> Result<()> {
    let styles = [(style_of(folder, NAME)?, ""), (style_of(folder, LATER)?, "-later")];
    let mut names = vec![rename(folder, program, "")? + ".js"];
    for (style, suffix) in styles {
        names.push(rename(folder, style.trim_end_matches(".css"), suffix)? + ".css");
    }
    let file = folder.join("index.html");
    let mut page = fs::read_to_string(&file)?;
    for name in names {
        let digest = BASE64_STANDARD.encode(Sha256::digest(fs::read(folder.join(&name))?));
        page = with_digest(&page, &name, &digest)?;
    }
    fs::write(file, page).context("index.html cannot be written")
}

/// A style of the page, as Trunk has named it.
fn style_of(folder: &Path, beginning: &str) -> Result<String> {
    let mut names = fs::read_dir(folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let is_style = |name: &String| name.starts_with(beginning) && is_of_kind(name, "css");
    names.find(is_style).context("the build lacks its style")
}

/// Gives all files whose names begin with `stem` a name that is made of what is in them and a suffix, also where others name
/// them. Returns how the new names begin.
fn rename(folder: &Path, stem: &str, suffix: &str) -> Result<String> {
    let files = copies::originals(folder)?;
    let name = |file: &Path| file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut hash = Sha256::new();
    for file in files.iter().filter(|file| name(file).starts_with(stem)) {
        hash.update(fs::read(file)?);
    }
    let mut new_stem = NAME.to_owned();
    for byte in &hash.finalize()[..DIGITS / 2] {
        write!(new_stem, "{byte:02x}")?;
    }
    new_stem.push_str(suffix);
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
    Ok(new_stem)
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    const PAGE: &str = "<link href=./forsyth-fedcba9876543210.js rel=modulepreload>\
        <script data-js=./forsyth-fedcba9876543210.js data-wasm=./forsyth-fedcba9876543210_bg.wasm src=./boot.js></script>\
        <link rel=\"stylesheet\" href=\"./forsyth-0123456789abcde.css\">\
        <link rel=\"stylesheet\" href=\"./later-0123456789abcde.css\" disabled>";

    #[test]
    fn names_and_digests_are_those_of_what_is_sent() {
        let folder = env::temp_dir().join(format!("forsyth-seal-{}", std::process::id()));
        let write = |page: &str| {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).unwrap();
            for (name, text) in [
                ("index.html", page),
                ("forsyth-0123456789abcde.css", "abc"),
                ("later-0123456789abcde.css", "d"),
                ("forsyth-fedcba9876543210-chunk.wasm", "a"),
                ("forsyth-fedcba9876543210.js", "b"),
                ("forsyth-fedcba9876543210_bg.wasm", "c"),
                ("forsyth-board.js", "abc"),
            ] {
                fs::write(folder.join(name), text).unwrap();
            }
        };
        write(PAGE);
        seal(&folder, "forsyth-fedcba9876543210").unwrap();
        // The digest of "abc" (FIPS 180-4; NIST's examples); what belongs together is hashed together.
        let name = "forsyth-ba7816bf8f01cfea";
        let page = fs::read_to_string(folder.join("index.html")).unwrap();
        for part in [
            format!(
                "href=\"./{name}.css\" integrity=\"sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\""
            ),
            format!("href=./{name}.js integrity=\"sha256-"),
            format!("data-js=./{name}.js data-wasm=./{name}_bg.wasm"),
        ] {
            assert!(page.contains(&part), "{part}: {page}");
        }
        for ending in ["-chunk.wasm", ".css", ".js", "_bg.wasm"] {
            assert!(folder.join(format!("{name}{ending}")).is_file(), "{ending}");
        }
        assert_eq!(copies::originals(&folder).unwrap().len(), 7, "and nothing under the old names");
        assert!(page.contains("-later.css\" integrity=\"sha256-"), "{page}");
        write(&PAGE.replace("href=\"./forsyth-0123", "href=\"./other-0123"));
        assert!(seal(&folder, "forsyth-fedcba9876543210").is_err(), "a page that does not load its style");
        fs::remove_dir_all(&folder).unwrap();
    }
}
