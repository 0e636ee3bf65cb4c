//! The page for hosts that send no headers of ours, such as GitHub Pages: the policy stands in its documents.

use crate::hosting::{CONTENT_SECURITY_POLICY, FRAMED_BY_NOBODY};
use crate::{copies, offline, project};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

/// How the first element of each document begins. The policy holds for what comes behind it.
const FIRST: &str = "<meta charset";

/// Where the files for such a host are made.
pub fn folder() -> PathBuf {
    project::target().join("pages")
}

/// Makes them of a built page.
///
/// # Errors
///
/// When a file cannot be read or written, or when a document does not begin as it should.
pub fn make(dist: &Path, folder: &Path) -> Result<()> {
    make_uncompressed(dist, folder)?;
    copies::write(folder)
}

/// The same without the compressed copies, which take most of the time.
///
/// # Errors
///
/// As above.
pub fn make_uncompressed(dist: &Path, folder: &Path) -> Result<()> {
    copies::remake(dist, folder, |name, bytes| {
        let is_document = name.extension().is_some_and(|kind| kind == "html");
        Ok(Some(if is_document { guarded(&String::from_utf8(bytes)?)?.into_bytes() } else { bytes }))
    })?;
    offline::list(folder)
}

/// A document with the policy in it. Who may frame it only a header can say.
fn guarded(document: &str) -> Result<String> {
    let (before, behind) =
        document.split_once(FIRST).context("the document does not say how it is encoded")?;
    let (encoding, rest) = behind.split_once('>').context("its first element has no end")?;
    let policy = CONTENT_SECURITY_POLICY.replace(FRAMED_BY_NOBODY, "");
    let policy = policy.trim_end_matches([';', ' ']);
    Ok(format!(
        "{before}{FIRST}{encoding}><meta http-equiv=Content-Security-Policy content=\"{policy}\">{rest}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_stands_before_everything_that_it_is_about() {
        let document =
            guarded("<!doctype html><html lang=en><meta charset=utf-8><script src=a.js></script>").unwrap();
        let (before, policy) = document.split_once(" content=\"").unwrap();
        assert_eq!(
            before,
            "<!doctype html><html lang=en><meta charset=utf-8><meta http-equiv=Content-Security-Policy"
        );
        assert!(policy.ends_with("trusted-types default\"><script src=a.js></script>"), "{policy}");
        assert!(guarded("<html><script src=a.js></script>").is_err());
    }
}
