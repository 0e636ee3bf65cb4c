//! The servers that `hosting/` has files for. Tests have them read those files and serve by them.

use crate::debian;
use crate::project::{find_program, tools};
use anyhow::Result;
use std::path::PathBuf;

/// The packages of Debian that hold them, and what nginx knows of the types of files. They are unpacked, not installed: that
/// would begin servers which go on after the tests.
const PACKAGES: [&str; 3] = ["caddy", "nginx", "nginx-common"];

/// Where the packages are unpacked.
fn folder() -> PathBuf {
    tools().join("hosts")
}

/// nginx, and its file of types.
pub fn nginx() -> Option<(PathBuf, PathBuf)> {
    let types = [folder().join("etc/nginx/mime.types"), "/etc/nginx/mime.types".into()];
    Some((program("usr/sbin/nginx", "nginx")?, types.into_iter().find(|file| file.is_file())?))
}

/// Caddy.
pub fn caddy() -> Option<PathBuf> {
    program("usr/bin/caddy", "caddy")
}

fn program(unpacked: &str, name: &str) -> Option<PathBuf> {
    Some(folder().join(unpacked)).filter(|file| file.is_file()).or_else(|| find_program(&[name]))
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
