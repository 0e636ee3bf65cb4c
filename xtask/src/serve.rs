//! `cargo xtask serve`: from a fresh clone to the page in the browser.

use crate::project;
use crate::release::{self, Variant};
use crate::run::{output, succeed};
use crate::server::{Server, Site};
use anyhow::{Context, Result};
use clap::Args;
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};
use std::thread;

/// Where the page is served unless another program is there already.
pub const PORT: u16 = 8080;

/// What the command line says.
#[derive(Debug, Args)]
pub struct Options {
    /// Leaves the browser alone
    #[arg(long)]
    pub no_open: bool,
    /// This port or none; without it 8080 or the next one that is free
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    pub port: Option<u16>,
    /// Rebuilds and reloads at every change, by Trunk's own server, which sends no headers
    #[arg(long)]
    pub dev: bool,
}

/// Sets up, builds if needed, and serves until the program is ended.
///
/// # Errors
///
/// A sentence that says what is missing, or that the port is taken.
pub fn run(options: &Options) -> Result<()> {
    if options.dev {
        return develop(options);
    }
    release::build_if_stale(Variant::Shipped)?;
    let server = start(options.port)?;
    println!("Forsyth is at {} (Ctrl+C ends it)", server.url());
    if !options.no_open {
        open(&server.url());
    }
    server.wait();
    Ok(())
}

fn start(port: Option<u16>) -> Result<Server> {
    let site = Site::new(project::dist());
    match port {
        Some(port) => site.port(port).start().with_context(|| {
            format!(
                "Port {port} of this machine is not to be had: choose another with --port, or leave it out"
            )
        }),
        None => site.port(free_port()).start().context("No port of this machine is to be had"),
    }
}

fn free_port() -> u16 {
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    (PORT..PORT + 100).find(free).unwrap_or(0)
}

fn develop(options: &Options) -> Result<()> {
    release::prepare()?;
    let port = options.port.unwrap_or_else(free_port).to_string();
    // A folder of its own: `dist/` stays the release that the other commands know.
    let mut trunk = release::trunk(&["serve", "--dist", "target/dev-dist"]);
    trunk.args(["--address", "127.0.0.1", "--port", &port]);
    if !options.no_open {
        trunk.arg("--open");
    }
    succeed(trunk)
}

/// A browser that does not open is no error: the address is on the screen.
fn open(url: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new("xdg-open")
    };
    command.arg(url).stdout(Stdio::null());
    // Some openers stay for as long as the browser does.
    thread::spawn(move || output(command));
}
