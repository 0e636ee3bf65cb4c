//! What the service worker keeps: the files of a finished build, each with a hash of its content.
//!
//! The hashes are taken at the very end, from the bytes that hosts send. Most names have none.

use crate::{copies, stamp};
use anyhow::{Context, Result};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The service worker, at the top of its scope.
const WORKER: &str = "sw.js";

/// How a line begins that is written before a script.
const LINE: &str = "const VERSION=";

/// The worker of a build that changes every minute: it ends the one that another build has left at this address.
const RETIRING: &str = "addEventListener(\"install\",()=>skipWaiting());\
    addEventListener(\"activate\",event=>event.waitUntil(registration.unregister()));\n";

/// Whether a file is only for whoever installs the page. The system keeps its own copy then, so nothing else needs to.
pub fn is_for_installing(name: &str) -> bool {
    name.starts_with("icon-")
}

/// Tells the service worker in `folder` what there is beside it. Doing it again after a change is fine.
///
/// # Errors
///
/// When a file cannot be read, or the worker not written.
pub fn list(folder: &Path) -> Result<()> {
    let path = folder.join(WORKER);
    let code = code(&path)?;
    let mut files = String::new();
    for file in copies::originals(folder)?.iter().filter(|file| **file != path) {
        let name = file.strip_prefix(folder).unwrap_or(file).to_string_lossy().replace('\\', "/");
        if is_for_installing(&name) {
            continue;
        }
        let bytes = fs::read(file).with_context(|| format!("{} cannot be read", file.display()))?;
        let comma = if files.is_empty() { "" } else { "," };
        write!(files, "{comma}{name:?}:\"{}\"", hash(&bytes))?;
    }
    let version = hash(format!("{files}{code}").as_bytes());
    stamp::write(&path, &format!("{LINE}\"{version}\",FILES={{{files}}};\n{code}"))
}

/// A script without the line that was written before it.
fn code(script: &Path) -> Result<String> {
    let text = fs::read_to_string(script).with_context(|| format!("{} cannot be read", script.display()))?;
    Ok(match text.split_once('\n') {
        Some((line, code)) if line.starts_with(LINE) => code.to_owned(),
        _ => text,
    })
}

/// Puts a worker in the place of the one in `folder` that keeps nothing, and ends whichever was at its address.
///
/// # Errors
///
/// When it cannot be written.
pub fn retire(folder: &Path) -> Result<()> {
    stamp::write(&folder.join(WORKER), RETIRING)
}

/// The beginning of the digest that the worker takes of what it fetches. Four bytes tell builds apart; who can forge the
/// files can forge the worker too.
fn hash(bytes: &[u8]) -> String {
    BASE64_STANDARD.encode(&Sha256::digest(bytes)[..4])
}

#[cfg(test)]
mod tests {
    use super::*;
    use forsyth::import::arrivals::ENDINGS;
    use std::env;

    #[test]
    fn the_worker_changes_when_and_only_when_a_file_does() {
        let folder = env::temp_dir().join(format!("forsyth-offline-{}", std::process::id()));
        fs::create_dir_all(folder.join("art")).unwrap();
        for (name, text) in
            [("sw.js", "code();\n"), ("index.html", "one"), ("art/a.svg", "<svg/>"), ("icon-1.png", "")]
        {
            fs::write(folder.join(name), text).unwrap();
        }
        let listed = || {
            list(&folder).unwrap();
            fs::read_to_string(folder.join("sw.js")).unwrap()
        };
        let first = listed();
        assert!(first.starts_with(LINE) && first.ends_with(";\ncode();\n"), "{first}");
        assert!(first.contains("\"art/a.svg\":\"") && !first.contains("\"sw.js\":"), "{first}");
        assert!(!first.contains("icon-1.png"), "{first}");
        assert_eq!(listed(), first, "doing it again");
        fs::write(folder.join("index.html"), "two").unwrap();
        let second = listed();
        assert_ne!(second, first);
        assert_eq!(second.lines().count(), 2, "{second}");
        let art = |script: &str| script.split("\"art/a.svg\":\"").nth(1).unwrap()[..8].to_owned();
        assert_eq!(art(&second), art(&first), "an unchanged file");
        fs::write(folder.join("index.html"), "one").unwrap();
        assert_eq!(listed(), first, "the same again");
        retire(&folder).unwrap();
        assert!(!fs::read_to_string(folder.join("sw.js")).unwrap().contains("VERSION"));
        fs::remove_dir_all(&folder).unwrap();
    }

    /// The values of a member of the manifest, wherever it stands.
    fn values<'a>(manifest: &'a str, name: &str) -> Vec<&'a str> {
        let name = format!("\"{name}\": \"");
        manifest.split(&name).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn the_manifest_names_what_there_is() {
        let root = crate::project::root();
        let read = |name: &str| fs::read_to_string(root.join(name)).unwrap();
        let manifest = read("public/manifest.webmanifest");
        for (icon, sizes) in values(&manifest, "src").into_iter().zip(values(&manifest, "sizes")) {
            let bytes = fs::read(root.join("public").join(icon)).unwrap();
            if sizes != "any" {
                // Width and height stand at the head of a PNG.
                let [width, height] =
                    [16, 20].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()));
                assert_eq!(format!("{width}x{height}"), sizes, "{icon}");
            }
        }
        // Under whatever path it lies. There is no `id`: it would be resolved by the origin, and two Forsyths under
        // paths of one host would be the same app.
        for name in ["start_url", "scope", "action", "url"] {
            let values = values(&manifest, name);
            assert!(!values.is_empty(), "{name}");
            assert!(values.iter().all(|url| url.starts_with("./") || *url == "url"), "{name}: {values:?}");
        }
        assert!(values(&manifest, "id").is_empty());
        let tokens = read("style/tokens.css");
        for (member, token) in [("background_color", "--paper"), ("theme_color", "--surface")] {
            let color = values(&manifest, member)[0];
            assert!(tokens.contains(&format!("{token}: {color};")), "{member}");
        }
        // What is opened with it, it reads when it is dropped.
        for ending in [".pgn", ".epd", ".fen"] {
            assert!(manifest.contains(&format!("[\"{ending}\"]")) && ENDINGS.contains(&ending), "{ending}");
        }
    }
}
