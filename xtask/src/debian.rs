//! Packages of Debian, where this program may install them.

use crate::project::find_program;
use crate::run::{command, output, succeed};
use anyhow::{Context, Result};
use std::fs;

/// Whether this machine has Debian's packages.
pub(crate) fn is_here() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian") && find_program(&["apt-get"]).is_some()
}

/// Whether they may be installed by whoever runs this.
pub(crate) fn can_install() -> bool {
    is_here() && output(command("id", &["-u"])).is_some_and(|user| user.trim() == "0")
}

/// Installs packages; `what` says what they bring.
pub(crate) fn install(packages: &[&str], what: &str) -> Result<()> {
    eprintln!("{what} from Debian: {} (once, 1 to 3 minutes)", packages.join(", "));
    // One source that does not answer must not keep the others from being used.
    let _ = succeed(apt(&["update"]));
    let mut install = apt(&["install", "-y", "--no-install-recommends"]);
    install.args(packages);
    succeed(install).with_context(|| {
        format!("Debian's packages {} are needed and could not be installed", packages.join(" "))
    })
}

fn apt(arguments: &[&str]) -> std::process::Command {
    let mut apt = command("apt-get", arguments);
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}
