//! `cargo xtask serve`: from a fresh clone to the page in the browser.

use crate::project;
use crate::release::{self, Variant};
use crate::server::Site;
use anyhow::{Context, Result};
use clap::Args;
use std::net::{Ipv4Addr, TcpListener};

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
    let port = options.port.unwrap_or_else(free_port);
    let server = Site::new(project::dist()).port(port).start().with_context(|| {
        format!("Port {port} of this machine is not to be had: choose another with --port, or leave it out")
    })?;
    println!("Forsyth is at {} (Ctrl+C ends it)", server.url());
    if !options.no_open {
        // A browser that does not open is no error: the address is on the screen.
        let _ = open::that_detached(server.url());
    }
    server.wait();
    Ok(())
}

fn free_port() -> u16 {
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    (PORT..PORT + 100).find(free).unwrap_or(0)
}

fn develop(options: &Options) -> Result<()> {
    release::prepare()?;
    let port = options.port.unwrap_or_else(free_port).to_string();
    let sh = project::shell()?;
    // A folder of its own: `dist/` stays the release that the other commands know.
    let trunk = release::trunk(&sh, &["serve", "--dist", "target/dev-dist", "--address", "127.0.0.1"]);
    Ok(trunk.args(["--port", &port]).args((!options.no_open).then_some("--open")).run()?)
}
