//! The set-up: what building the page needs beyond Rust and Node.js, at its pins, inside the checkout.

use crate::pins::{NODE_MAJOR, TRUNK, Tool, WASM_BINDGEN, WASM_TARGET};
use crate::run::{command, output, succeed};
use crate::{project, stamp};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// One thing to do, with the headline under which it is done.
pub struct Step {
    title: String,
    act: Box<dyn FnOnce() -> Result<()>>,
}

impl Step {
    /// A step that does `act` under the headline `title`.
    pub fn new(title: impl Into<String>, act: impl FnOnce() -> Result<()> + 'static) -> Self {
        Self { title: title.into(), act: Box::new(act) }
    }
}

/// Does the steps in order, each under its number and headline.
///
/// # Errors
///
/// The error of the first step that fails.
pub fn walk(steps: Vec<Step>) -> Result<()> {
    let count = steps.len();
    for (index, step) in steps.into_iter().enumerate() {
        let start = Instant::now();
        eprintln!("{}/{count} {}", index + 1, step.title);
        (step.act)()?;
        eprintln!("    done in {}", seconds(start.elapsed()));
    }
    Ok(())
}

/// A duration as people say it.
pub fn seconds(time: Duration) -> String {
    let whole = time.as_secs();
    if whole < 100 {
        format!("{:.1} s", time.as_secs_f32())
    } else {
        format!("{} min {} s", whole / 60, whole % 60)
    }
}

/// What is still to be done before the page can be built; nothing on a machine where it was done before.
pub fn missing() -> Vec<Step> {
    let mut steps = Vec::new();
    if !has_wasm_target() {
        steps.push(Step::new(format!("Rust's {WASM_TARGET} target (some seconds)"), add_wasm_target));
    }
    for tool in [TRUNK, WASM_BINDGEN] {
        if !is_installed(&tool) {
            steps.push(Step::new(headline(&tool), move || cargo_install(&tool)));
        }
    }
    if !has_packages() {
        steps.push(Step::new("The piece art and wasm-opt from npm (some seconds)", install_packages));
    }
    steps
}

/// Installs a program where it is not yet at its version.
///
/// # Errors
///
/// A sentence that says what to do, when it cannot be built.
pub fn need(tool: &Tool) -> Result<()> {
    if is_installed(tool) {
        return Ok(());
    }
    eprintln!("{}", headline(tool));
    cargo_install(tool)
}

fn headline(tool: &Tool) -> String {
    format!("{} {}, {} (once, 1 to 5 minutes)", tool.program, tool.version, tool.purpose)
}

/// Adds the components of Rust that the checks use and that this toolchain lacks.
///
/// # Errors
///
/// A sentence that says what to do, when rustup cannot add them.
pub fn need_components() -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if output(command("cargo", &[subcommand, "--version"])).is_none() {
            succeed(command("rustup", &["component", "add", component])).with_context(|| {
                format!("Rust's {component} is needed and rustup could not add it: install it, then run this command again")
            })?;
        }
    }
    Ok(())
}

/// Whether Node.js is there and new enough to build with.
///
/// # Errors
///
/// A sentence that says what to install.
pub fn need_node() -> Result<()> {
    let found = output(command("node", &["--version"]));
    let major = found.as_deref().and_then(major_version);
    if major.is_some_and(|major| major >= NODE_MAJOR) {
        return Ok(());
    }
    let here =
        found.map_or_else(|| "none is here".to_owned(), |version| format!("{} is here", version.trim()));
    bail!(
        "Node.js {NODE_MAJOR} or newer is needed for the piece art and for wasm-opt ({here}): \
         install it from your system's packages or nodejs.org, then run this command again."
    )
}

fn major_version(text: &str) -> Option<u32> {
    text.trim().trim_start_matches('v').split('.').next()?.parse().ok()
}

fn is_installed(tool: &Tool) -> bool {
    // What extends cargo tells its version to cargo.
    let version = match tool.program.strip_prefix("cargo-") {
        Some(subcommand) => command("cargo", &[subcommand, "--version"]),
        None => command(tool.program, &["--version"]),
    };
    output(version).is_some_and(|text| text.split_whitespace().any(|word| word == tool.version))
}

fn has_wasm_target() -> bool {
    let folder = output(command("rustc", &["--print", "target-libdir", "--target", WASM_TARGET]));
    folder.is_some_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Adds the target to which the page compiles, where it lacks.
///
/// # Errors
///
/// A sentence that says what to do, when rustup cannot add it.
pub fn need_wasm_target() -> Result<()> {
    if has_wasm_target() { Ok(()) } else { add_wasm_target() }
}

fn add_wasm_target() -> Result<()> {
    succeed(command("rustup", &["target", "add", WASM_TARGET])).with_context(|| {
        format!(
            "Rust's {WASM_TARGET} target is needed and rustup could not add it: \
             see that Rust was installed by rustup and that the network is there, then run this command again"
        )
    })
}

fn cargo_install(tool: &Tool) -> Result<()> {
    let Tool { package, version, .. } = tool;
    let (tools, spec) = (project::tools(), format!("{package}@{version}"));
    // A build folder of its own outlives an interruption, so that the next run goes on where this one stopped.
    let build = tools.join("build");
    let mut install = command("cargo", &["install", "--locked", "--force", &spec]);
    install.arg("--root").arg(&tools).env("CARGO_TARGET_DIR", &build);
    // Optimized through and through these take three times as long to build, and save a second in each run.
    for (setting, value) in [("OPT_LEVEL", "0"), ("LTO", "off"), ("CODEGEN_UNITS", "16")] {
        install.env(format!("CARGO_PROFILE_RELEASE_{setting}"), value);
    }
    succeed(install).with_context(|| {
        format!(
            "{package} {version} could not be built from crates.io: \
             see that the network and a C compiler are there, then run this command again"
        )
    })?;
    // It is only disk space: the program is installed whether or not this succeeds.
    let _ = fs::remove_dir_all(build);
    Ok(())
}

const LOCK: [&str; 2] = ["package.json", "package-lock.json"];

/// Inside the folder, so that the mark goes when the packages go.
const LOCK_MARK: &str = "node_modules/.forsyth-lock";

fn has_packages() -> bool {
    let root = project::root();
    stamp::of(&root, &LOCK).is_ok_and(|mark| stamp::holds(&root.join(LOCK_MARK), &mark))
}

/// Installs packages of npm at their pins into a folder of their own, where they are not yet there: what only some of the
/// commands need.
///
/// # Errors
///
/// A sentence that says what to do, when they cannot be installed.
pub fn need_npm(folder: &Path, packages: &[&str]) -> Result<()> {
    let mark = folder.join("node_modules/.forsyth-packages");
    if stamp::holds(&mark, &packages.join(" ")) {
        return Ok(());
    }
    eprintln!("{} from npm", packages.join(" and "));
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let mut install =
        command(NPM, &["install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-save", "--prefix"]);
    install.arg(folder).args(packages);
    succeed(install).context(
        "See that npm (it belongs to Node.js) and the network are there, then run this command again",
    )?;
    stamp::write(&mark, &packages.join(" "))
}

/// Its name, as the system starts it.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

fn install_packages() -> Result<()> {
    let root = project::root();
    succeed(command(NPM, &["ci", "--no-audit", "--no-fund", "--ignore-scripts"])).context(
        "The npm packages of package-lock.json are needed and could not be installed: \
         see that npm (it belongs to Node.js) and the network are there, then run this command again",
    )?;
    stamp::write(&root.join(LOCK_MARK), &stamp::of(&root, &LOCK)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_read_from_what_node_prints() {
        assert_eq!(major_version("v20.20.2\n"), Some(20));
        assert_eq!(major_version("v8"), Some(8));
        assert_eq!(major_version("nothing"), None);
    }

    #[test]
    fn times_are_said_in_seconds_then_in_minutes() {
        assert_eq!(seconds(Duration::from_millis(1234)), "1.2 s");
        assert_eq!(seconds(Duration::from_secs(125)), "2 min 5 s");
    }

    #[test]
    fn the_first_failing_step_ends_the_walk() {
        let steps = vec![
            Step::new("one", || Ok(())),
            Step::new("two", || bail!("no")),
            Step::new("three", || panic!("is never done")),
        ];
        assert_eq!(walk(steps).unwrap_err().to_string(), "no");
    }
}
