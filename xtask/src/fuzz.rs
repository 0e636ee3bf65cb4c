//! `cargo xtask fuzz`: random texts for every reader and random sequences of commands, guided by what they reach.

use crate::{pins, project, tools};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::fs;
use xshell::cmd;

/// What the command line says.
#[derive(Debug, Args)]
pub struct Options {
    /// The target; all of them where none is named
    #[arg(value_parser = target)]
    pub target: Option<String>,
    /// How long each one runs
    #[arg(default_value_t = 60)]
    pub seconds: u32,
}

fn target(name: &str) -> Result<String> {
    let targets = targets()?;
    if targets.iter().any(|known| known == name) {
        return Ok(name.to_owned());
    }
    bail!("there is no target of this name; these there are: {}", targets.join(", "))
}

/// Runs the targets, one after the other.
///
/// # Errors
///
/// What lacks, or the first target that found something: cargo-fuzz says where it keeps it.
pub fn run(options: &Options) -> Result<()> {
    let sh = project::shell()?;
    if project::answer(cmd!(sh, "rustup run nightly rustc --version")).is_none() {
        bail!(
            "Fuzzing needs a nightly compiler: run `rustup toolchain install nightly --profile minimal`, then this command again. \
             The same checks run over their seeds and over random texts without one: cargo test --no-default-features --test invariants"
        );
    }
    tools::need(&pins::CARGO_FUZZ)?;
    let targets = if let Some(target) = &options.target { vec![target.clone()] } else { targets()? };
    let seconds = options.seconds.to_string();
    for target in targets {
        let corpus = format!("fuzz/corpus/{target}");
        sh.create_dir(&corpus)?;
        let seeds = Some(format!("fuzz/seeds/{target}")).filter(|seeds| sh.path_exists(seeds));
        // There is no unsafe code in which the address sanitizer could find anything, and it takes half of the speed.
        let options = ["--sanitizer", "none", "--target-dir", "target/fuzz"];
        let limits = ["-dict=fuzz/words.dict", "-max_len=4096"];
        cmd!(sh, "rustup run nightly cargo fuzz run {options...} {target} {corpus} {seeds...} -- {limits...} -max_total_time={seconds}")
            .run()
            .with_context(|| {
                format!("{target} found something: mend it, and keep its text in fuzz/seeds/{target}, which the native tests read")
            })?;
    }
    Ok(())
}

/// The targets by their names, in the order of the alphabet.
fn targets() -> Result<Vec<String>> {
    let folder = project::root().join("fuzz/fuzz_targets");
    let files = fs::read_dir(&folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut names: Vec<String> =
        files.filter_map(|file| Some(file.ok()?.path().file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    Ok(names)
}
