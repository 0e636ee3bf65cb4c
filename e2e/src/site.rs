//! Serves the built files with the production headers, with the probe script first in the head of each page.

use std::path::{Path, PathBuf};
use std::{env, io};
use tokio::net::TcpSocket;
use xtask::project;
use xtask::server::{self, Server};

/// An empty page of the same origin, where storage is cleared and prepared, with a text area for the clipboard.
pub const BLANK: &str = "/__e2e/blank.html";
/// A page that records events and misbehaves on demand, for the tests of this harness itself.
pub const STUB: &str = "/__e2e/stub.html";
/// A page that embeds boards in frames; of another origin if it is served by [`Site::host`].
pub const HOST: &str = "/__e2e/host.html";
/// A script without content that comes when the probe asks for it (`page-late`): what stands below it in a page comes late.
pub const LATE: &str = "/__e2e/late.js";
const COME: &str = "/__e2e/come";
// Browsers ask for an icon; without one, each page would log a missing file.
const ICON: &str = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>";
const PROBE: &str = "/__e2e/probe.js";

/// A server that can be stopped and started again at the same address.
#[derive(Debug)]
pub struct Site {
    served: server::Site,
    server: Option<Server>,
    /// Reserves the port while the server is stopped: no other program gets it, and connections are refused.
    reserved: Option<TcpSocket>,
    origin: String,
    page: String,
}

/// The folder of the built files: `FORSYTH_DIST`, or else where the build puts them.
///
/// # Errors
/// A sentence, when nothing is built there.
pub fn dist() -> Result<PathBuf, String> {
    let folder = env::var_os("FORSYTH_DIST").map_or_else(project::dist, PathBuf::from);
    if folder.join("index.html").is_file() {
        Ok(folder)
    } else {
        Err(format!("there is no built page in {}: `cargo xtask build` makes it", folder.display()))
    }
}

impl Site {
    /// Serves `dist` under `base`, which begins and ends with a slash.
    ///
    /// # Errors
    /// When no port is free.
    pub fn start(dist: &Path, base: &str) -> io::Result<Self> {
        Self::serve(server::Site::new(dist).base(base))
    }

    /// Serves pages of another origin (another port), without the production policy.
    ///
    /// # Errors
    /// When no port is free.
    pub fn host(dist: &Path) -> io::Result<Self> {
        Self::serve(server::Site::new(dist).policy("object-src 'none'"))
    }

    /// Serves files that contain the probe already: see [`crate::release`].
    ///
    /// # Errors
    /// When no port is free.
    pub fn with_own_probe(folder: &Path, base: &str) -> io::Result<Self> {
        Self::serve_unchanged(server::Site::new(folder).base(base))
    }

    fn serve(site: server::Site) -> io::Result<Self> {
        Self::serve_unchanged(site.head_script(PROBE, include_str!("assets/probe.js")))
    }

    fn serve_unchanged(site: server::Site) -> io::Result<Self> {
        let site = site
            .route(BLANK, "text/html; charset=utf-8", include_str!("assets/blank.html"))
            .route(STUB, "text/html; charset=utf-8", include_str!("assets/stub.html"))
            .route("/__e2e/stub.js", "text/javascript; charset=utf-8", include_str!("assets/stub.js"))
            .route("/__e2e/stub.css", "text/css; charset=utf-8", include_str!("assets/stub.css"))
            .route(HOST, "text/html; charset=utf-8", include_str!("assets/host.html"))
            .route("/__e2e/host.js", "text/javascript; charset=utf-8", include_str!("assets/host.js"))
            .route("/__e2e/icon.svg", "image/svg+xml", ICON)
            .route(LATE, "text/javascript; charset=utf-8", "")
            .route(COME, "text/plain; charset=utf-8", "")
            .held(LATE, COME)
            .collect_reports();
        let server = site.clone().start()?;
        let (address, page) = (server.address(), server.url());
        let site = site.port(address.port());
        let origin = format!("http://{address}");
        Ok(Self { served: site, server: Some(server), reserved: None, origin, page })
    }

    /// Stops the server: connections to its address are refused.
    ///
    /// # Errors
    /// When its port cannot be reserved meanwhile.
    pub fn stop(&mut self) -> io::Result<()> {
        let Some(server) = self.server.take() else { return Ok(()) };
        let address = server.address();
        drop(server);
        let socket = TcpSocket::new_v4()?;
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        self.reserved = Some(socket);
        Ok(())
    }

    /// Starts it again, at the same address.
    ///
    /// # Errors
    /// When another program has taken its port meanwhile.
    pub fn resume(&mut self) -> io::Result<()> {
        if self.server.is_none() {
            self.server = Some(self.served.clone().start()?);
            self.reserved = None;
        }
        Ok(())
    }

    /// The address of the page, with `tail` (a query, a fragment or nothing) behind it.
    pub fn page(&self, tail: &str) -> String {
        format!("{}{tail}", self.page)
    }

    /// The origin of its pages.
    pub fn origin(&self) -> String {
        self.origin.clone()
    }

    /// The address of a file of the harness itself, like [`BLANK`].
    pub fn own(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// The reports of policy violations that browsers have sent since the last call.
    pub fn take_reports(&self) -> Vec<String> {
        self.server.as_ref().map(Server::take_reports).unwrap_or_default()
    }

    /// The paths that browsers have requested since the last call.
    pub fn take_requests(&self) -> Vec<String> {
        self.server.as_ref().map(Server::take_requests).unwrap_or_default()
    }
}
