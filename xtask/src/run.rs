//! Running other programs.

use crate::project;
use anyhow::{Context, Result, bail};
use std::process::{Command, Stdio};

/// A program to be run at the top of the checkout, under the project's own search path.
pub fn command(program: &str, arguments: &[&str]) -> Command {
    // Looked up here because a child's PATH is not where the system looks for the child itself.
    let found = project::find_program(&[program]);
    let mut command = found.map_or_else(|| Command::new(program), Command::new);
    command.args(arguments).current_dir(project::root()).env("PATH", project::search_path());
    command
}

/// Runs to the end with its output let through.
///
/// # Errors
///
/// A sentence with the command line, when it could not start or did not succeed.
pub fn succeed(mut command: Command) -> Result<()> {
    let line = describe(&command);
    eprintln!("$ {line}");
    let status = command.status().with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// What it prints, or nothing when it is not there or does not succeed.
pub fn output(mut command: Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

fn describe(command: &Command) -> String {
    let name = command.get_program().to_string_lossy();
    let name = name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(name).chain(words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_says_nothing() {
        assert_eq!(output(command("no-such-program-anywhere", &[])), None);
    }

    #[test]
    fn a_failure_names_the_command() {
        let mut command = command("cargo", &["--no-such-option"]);
        command.stderr(Stdio::null());
        let error = succeed(command).unwrap_err().to_string();
        assert!(error.starts_with("`cargo --no-such-option` failed"), "{error}");
    }
}
