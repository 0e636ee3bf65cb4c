//! Packages of Debian, where this program may install them.

use crate::project::find_program;
use crate::run::{command, output, succeed};
use crate::stamp;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

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
    announce(packages, what);
    let mut install = apt(&["install", "-y", "--no-install-recommends"]);
    install.args(packages);
    succeed(install).with_context(|| lacking(packages))
}

/// Unpacks packages into a folder: the system knows nothing of them, and nothing of theirs is begun.
pub(crate) fn unpack(packages: &[&str], what: &str, folder: &Path) -> Result<()> {
    announce(packages, what);
    let archives = folder.join("archives");
    fs::create_dir_all(&archives).with_context(|| format!("{} cannot be made", archives.display()))?;
    let mut download = apt(&["download"]);
    download.args(packages).current_dir(&archives);
    succeed(download).with_context(|| lacking(packages))?;
    for archive in stamp::files(&archives)? {
        let mut extract = command("dpkg-deb", &["--extract"]);
        extract.arg(archive).arg(folder);
        succeed(extract).with_context(|| lacking(packages))?;
    }
    fs::remove_dir_all(&archives).with_context(|| format!("{} cannot be removed", archives.display()))
}

/// Says what comes, and learns what there is.
fn announce(packages: &[&str], what: &str) {
    eprintln!("{what} from Debian: {} (once, 1 to 3 minutes)", packages.join(", "));
    // One source that does not answer must not keep the others from being used.
    let _ = succeed(apt(&["update"]));
}

fn lacking(packages: &[&str]) -> String {
    format!("Debian's packages {} are needed and could not be had", packages.join(" "))
}

fn apt(arguments: &[&str]) -> std::process::Command {
    let mut apt = command("apt-get", arguments);
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}
