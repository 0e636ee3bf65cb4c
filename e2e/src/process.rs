//! Child processes that end with this one, however it ends.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io, process};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

/// Starts the program, then waits until its standard input is closed: when the `ProcessGroup` is dropped, or when the process
/// that holds it has died. Then it ends the whole process group and removes its folder.
const SCRIPT: &str = r#"
scratch=$1; shift
"$@" </dev/null &
trap '' TERM HUP INT
read -r _
kill -TERM 0
sleep 1
rm -rf -- "$scratch"
kill -KILL 0
"#;

/// A program with all processes that it starts. Dropping it ends them.
#[derive(Debug)]
pub struct ProcessGroup {
    // Closed by being dropped, which ends the processes: see `SCRIPT`.
    _input: Option<ChildStdin>,
    child: Child,
    output: Option<ChildStdout>,
    log: PathBuf,
}

impl ProcessGroup {
    /// Starts `program` in a process group of its own, with `scratch` as its home folder: profiles, caches and temporary files
    /// are written there, and removed with it.
    ///
    /// # Errors
    /// A sentence, when the shell cannot be started or the files cannot be written.
    pub fn start(
        program: &Path,
        args: &[String],
        env: &[(String, String)],
        scratch: &Path,
        piped: bool,
    ) -> Result<Self, String> {
        let sentence = |error: io::Error| format!("{} cannot be started: {error}", program.display());
        let log = scratch.join("log.txt");
        let file = fs::File::create(&log).map_err(sentence)?;
        let mut command = Command::new("sh");
        command.args(["-c", SCRIPT, "process-group"]).arg(scratch).arg(program).args(args);
        for name in
            ["TMPDIR", "HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"]
        {
            command.env(name, scratch);
        }
        command.envs(env.iter().map(|(name, value)| (name, value)));
        command.stdin(Stdio::piped()).stderr(file.try_clone().map_err(sentence)?);
        command.stdout(if piped { Stdio::piped() } else { Stdio::from(file) });
        command.process_group(0);
        let mut child = command.spawn().map_err(sentence)?;
        Ok(Self { _input: child.stdin.take(), output: child.stdout.take(), child, log })
    }

    /// The standard output of the program if it was started with `piped`. Only the first call gets it.
    pub fn output(&mut self) -> Option<ChildStdout> {
        self.output.take()
    }

    /// Kills the processes of the group whose command line contains `word`.
    ///
    /// # Errors
    /// A sentence, when there are none.
    pub async fn kill(&self, word: &str) -> Result<(), String> {
        let group = self.child.id().ok_or("it has ended")?.to_string();
        let is_meant = |process: &str| {
            let about = |name: &str| fs::read(format!("/proc/{process}/{name}")).unwrap_or_default();
            let stat = String::from_utf8_lossy(&about("stat")).into_owned();
            // The name in parentheses may contain anything; after it come state, parent and process group.
            let of = stat.rsplit(')').next().and_then(|fields| fields.split_whitespace().nth(2));
            of == Some(group.as_str()) && String::from_utf8_lossy(&about("cmdline")).contains(word)
        };
        let all = fs::read_dir("/proc").map_err(|error| format!("no list of processes: {error}"))?;
        let all = all.flatten().filter_map(|entry| entry.file_name().into_string().ok());
        let meant: Vec<String> = all.filter(|process| is_meant(process)).collect();
        if meant.is_empty() {
            return Err(format!("no process is a {word}"));
        }
        let kill = Command::new("sh").args(["-c", "kill -KILL \"$@\"", "kill"]).args(meant).status().await;
        kill.map(|_| ()).map_err(|error| format!("kill: {error}"))
    }

    /// The last lines that the program has written.
    pub fn log_tail(&self) -> String {
        let text = fs::read(&self.log).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(12)..].join("\n")
    }
}

/// Makes a new temporary folder.
///
/// # Errors
/// A sentence, when it cannot be made.
pub fn scratch() -> Result<PathBuf, String> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("forsyth-e2e-{}-{number}", process::id()));
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    Ok(folder)
}
