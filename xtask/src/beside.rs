//! Stages of the check in a process of their own, beside the others.

use crate::browsers::Browser;
use crate::project;
use anyhow::{Context, Result, ensure};
use std::env;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};

/// Stages that run beside the others. What they print is kept, and comes as a whole where they are waited for.
#[derive(Debug)]
pub(crate) struct Beside {
    child: Child,
    output: PathBuf,
    is_done: bool,
}

impl Beside {
    /// Starts them.
    ///
    /// # Errors
    ///
    /// When the process cannot be started.
    pub(crate) fn start(stages: &[&str], browsers: &[Browser]) -> Result<Self> {
        let output = project::target().join("xtask/beside.log");
        fs::create_dir_all(project::target().join("xtask"))?;
        let file = File::create(&output)?;
        eprintln!("beside what follows, into {}: {}", output.display(), stages.join(", "));
        let child = Command::new(env::current_exe()?)
            .arg("test")
            .args(stages.iter().flat_map(|stage| ["--only", stage]))
            .args(browsers.iter().flat_map(|browser| ["--browser", browser.name()]))
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .context("a second process could not be started")?;
        Ok(Self { child, output, is_done: false })
    }

    /// Waits for their end, and prints what they said.
    ///
    /// # Errors
    ///
    /// When one of them has failed.
    pub(crate) fn finish(&mut self) -> Result<()> {
        if self.is_done {
            return Ok(());
        }
        let status = self.child.wait()?;
        self.is_done = true;
        eprint!("{}", fs::read_to_string(&self.output).unwrap_or_default());
        ensure!(status.success(), "what ran beside the other stages has failed");
        Ok(())
    }
}

impl Drop for Beside {
    /// When another stage has failed nobody waits for them.
    fn drop(&mut self) {
        if !self.is_done {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
