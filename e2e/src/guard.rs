//! Processes that cannot outlive this one.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io, process};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

/// Waits for the end of its input, which comes when whoever started it closes the pipe or dies, however it
/// dies; then ends its whole process group and removes the folder it lived in.
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

/// A program with everything that it starts. Dropping it ends them all.
#[derive(Debug)]
pub struct Guard {
    // Held for what its drop does.
    _input: Option<ChildStdin>,
    child: Child,
    output: Option<ChildStdout>,
    log: PathBuf,
}

impl Guard {
    /// Starts `program` in a process group of its own with `scratch` as its only home: profiles, caches and
    /// temporary files end there, and go with it.
    ///
    /// # Errors
    /// A sentence, when the shell or the files cannot be had.
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
        command.args(["-c", SCRIPT, "guard"]).arg(scratch).arg(program).args(args);
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

    /// What the program prints, when it was started with a pipe; once.
    pub fn output(&mut self) -> Option<ChildStdout> {
        self.output.take()
    }

    /// Kills those of its processes whose command line has `word` in it.
    ///
    /// # Errors
    /// A sentence, when there are none.
    pub async fn kill(&self, word: &str) -> Result<(), String> {
        let group = self.child.id().ok_or("it has ended")?.to_string();
        let is_meant = |process: &str| {
            let about = |name: &str| fs::read(format!("/proc/{process}/{name}")).unwrap_or_default();
            let stat = String::from_utf8_lossy(&about("stat")).into_owned();
            // The name in parentheses may hold anything; behind it come state, parent, group.
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

    /// The last lines that the program wrote.
    pub fn last_words(&self) -> String {
        let text = fs::read(&self.log).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(12)..].join("\n")
    }
}

/// A new folder that nobody else uses.
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
