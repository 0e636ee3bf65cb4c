//! The servers that `hosting/` has files for. Tests have them read those files and serve by them.

use crate::debian;
use crate::project::{find_program, tools};
use anyhow::Result;
use std::path::{Path, PathBuf};

/// The packages of Debian that hold them, and what nginx knows of the types of files. They are unpacked, not installed: that
/// would begin servers which go on after the tests.
const PACKAGES: [&str; 3] = ["caddy", "nginx", "nginx-common"];

/// Where the packages are unpacked.
fn folder() -> PathBuf {
    tools().join("hosts")
}

/// nginx, and its file of types.
pub fn nginx() -> Option<(PathBuf, PathBuf)> {
    let program = unpacked("usr/sbin/nginx").or_else(|| find_program(&["nginx"]))?;
    let types = unpacked("etc/nginx/mime.types");
    let types = types.or_else(|| is_there(Path::new("/etc/nginx/mime.types")))?;
    Some((program, types))
}

/// Caddy.
pub fn caddy() -> Option<PathBuf> {
    unpacked("usr/bin/caddy").or_else(|| find_program(&["caddy"]))
}

/// Fetches what lacks where this program may; elsewhere the tests say that they were skipped.
///
/// # Errors
///
/// A sentence that names the packages, when they cannot be fetched.
pub(crate) fn need() -> Result<()> {
    if nginx().is_some() && caddy().is_some() || !debian::can_install() {
        return Ok(());
    }
    debian::unpack(&PACKAGES, "nginx and Caddy, for tests of their files", &folder())
}

fn unpacked(path: &str) -> Option<PathBuf> {
    is_there(&folder().join(path))
}

fn is_there(file: &Path) -> Option<PathBuf> {
    file.is_file().then(|| file.to_path_buf())
}
