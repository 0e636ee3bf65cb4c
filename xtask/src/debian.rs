//! Packages of Debian, where this program may install them.

use crate::project::{self, answer, find_program, shell};
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::path::Path;
use xshell::{Shell, cmd};

/// Whether this machine has Debian's packages.
pub(crate) fn is_here() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian") && find_program(&["apt-get"]).is_some()
}

/// Whether they may be installed by whoever runs this.
pub(crate) fn can_install() -> bool {
    is_here() && shell().ok().and_then(|sh| answer(cmd!(sh, "id -u"))).is_some_and(|user| user == "0")
}

/// Installs packages; `what` says what they bring.
pub(crate) fn install(packages: &[&str], what: &str) -> Result<()> {
    let (sh, _turn) = prepare(packages, what)?;
    let install = cmd!(sh, "apt-get install -y --no-install-recommends {packages...}");
    install.run().with_context(|| lacking(packages))
}

/// Unpacks packages into a folder: the system knows nothing of them, and nothing of theirs is begun.
pub(crate) fn unpack(packages: &[&str], what: &str, folder: &Path) -> Result<()> {
    let (sh, _turn) = prepare(packages, what)?;
    let archives = sh.create_dir(folder.join("archives"))?;
    sh.change_dir(&archives);
    cmd!(sh, "apt-get download {packages...}").run().with_context(|| lacking(packages))?;
    for archive in sh.read_dir(&archives)? {
        cmd!(sh, "dpkg-deb --extract {archive} {folder}").run()?;
    }
    Ok(sh.remove_path(&archives)?)
}

/// Says what comes, and learns what there is. As long as the file is open no other process of this checkout installs
/// packages: Debian lets one at a time.
fn prepare(packages: &[&str], what: &str) -> Result<(Shell, File)> {
    fs::create_dir_all(project::target())?;
    let turn = File::create(project::target().join("packages.lock"))?;
    turn.lock()?;
    eprintln!("{what} from Debian: {} (once, 1 to 3 minutes)", packages.join(", "));
    let sh = shell()?;
    sh.set_var("DEBIAN_FRONTEND", "noninteractive");
    // One source that does not answer must not keep the others from being used.
    let _ = cmd!(sh, "apt-get update").run();
    Ok((sh, turn))
}

fn lacking(packages: &[&str]) -> String {
    format!("Debian's packages {} are needed and could not be had", packages.join(" "))
}
