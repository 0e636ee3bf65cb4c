//! Subresource integrity (W3C Subresource Integrity, 3.5): the elements of the page that load its style and its glue say the
//! digest of the file, and a browser takes no other.
//!
//! A digest goes only where the name goes with it. Trunk takes the names from what it read; the minifiers change that
//! later, so two builds could give one name to different bytes, and a cache on the way that holds the one while the page is of
//! the other would make a page that does not start. Here the names are taken anew, from what is sent.

use crate::copies;
use anyhow::{Context, Result, ensure};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// How the names of the files begin that Trunk has named by a hash, and how they may end.
const BEGINNING: &str = "forsyth-";
const ENDINGS: [&str; 3] = ["_bg.wasm", ".css", ".js"];

/// The number of digits of such a hash.
const DIGITS: usize = 16;

/// Names the files of a finished build by their content, and has `index.html` say the digests of those that an element of its
/// own loads. The module has none: one that is fetched with a digest is not compiled while it comes.
///
/// # Errors
///
/// When a file cannot be read or written, or when the page does not load it as it should.
pub fn seal(folder: &Path) -> Result<()> {
    let page_file = folder.join("index.html");
    let mut page = fs::read_to_string(&page_file).context("there is no index.html to seal")?;
    for file in copies::originals(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some(ending) = ending(&name) else { continue };
        let digest = Sha256::digest(fs::read(&file).with_context(|| format!("{name} cannot be read"))?);
        let mut new_name = BEGINNING.to_owned();
        for byte in &digest[..DIGITS / 2] {
            write!(new_name, "{byte:02x}")?;
        }
        new_name.push_str(ending);
        fs::rename(&file, folder.join(&new_name)).with_context(|| format!("{name} cannot be renamed"))?;
        page = page.replace(&name, &new_name);
        if ending != ENDINGS[0] {
            let link = format!("href=./{new_name} ");
            ensure!(page.matches(&link).count() == 1, "{name} is not loaded by one link of index.html");
            let sealed = format!("{link}integrity=\"sha256-{}\" ", BASE64_STANDARD.encode(digest));
            page = page.replace(&link, &sealed);
        }
    }
    fs::write(&page_file, page).context("index.html cannot be written")
}

/// How a name ends that is made with a hash: `_bg.wasm`, `.css` or `.js`. Nothing for any other name.
pub fn ending(name: &str) -> Option<&str> {
    let (hash, ending) = name.strip_prefix(BEGINNING)?.split_at_checked(DIGITS)?;
    (hash.bytes().all(|byte| byte.is_ascii_hexdigit()) && ENDINGS.contains(&ending)).then_some(ending)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    const PAGE: &str = "<link href=./forsyth-0123456789abcdef.css rel=stylesheet>\
        <link href=./forsyth-fedcba9876543210_bg.wasm rel=preload><link href=./forsyth-fedcba9876543210.js rel=modulepreload>\
        <script data-js=./forsyth-fedcba9876543210.js data-wasm=./forsyth-fedcba9876543210_bg.wasm src=./boot.js></script>";

    #[test]
    fn names_and_digests_are_those_of_what_is_sent() {
        let folder = env::temp_dir().join(format!("forsyth-integrity-{}", std::process::id()));
        let write = |page: &str| {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).unwrap();
            for (name, text) in [
                ("index.html", page),
                ("forsyth-0123456789abcdef.css", "abc"),
                ("forsyth-fedcba9876543210.js", "abc"),
                ("forsyth-fedcba9876543210_bg.wasm", "abc"),
                ("forsyth-board.js", "abc"),
            ] {
                fs::write(folder.join(name), text).unwrap();
            }
        };
        write(PAGE);
        seal(&folder).unwrap();
        // The digest of "abc" (FIPS 180-4; NIST's examples).
        let digest = "integrity=\"sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\"";
        let name = "forsyth-ba7816bf8f01cfea";
        assert_eq!(
            fs::read_to_string(folder.join("index.html")).unwrap(),
            format!(
                "<link href=./{name}.css {digest} rel=stylesheet><link href=./{name}_bg.wasm rel=preload>\
                 <link href=./{name}.js {digest} rel=modulepreload>\
                 <script data-js=./{name}.js data-wasm=./{name}_bg.wasm src=./boot.js></script>"
            )
        );
        for file in ["forsyth-board.js".to_owned(), format!("{name}.css"), format!("{name}.js")] {
            assert!(folder.join(&file).is_file(), "{file}");
        }
        assert_eq!(copies::originals(&folder).unwrap().len(), 5, "and nothing under the old names");
        write(&PAGE.replace("rel=modulepreload", "").replace(" rel=stylesheet", ""));
        assert!(seal(&folder).is_err(), "a page that does not load its style in the way that is looked for");
        fs::remove_dir_all(&folder).unwrap();
    }
}
