//! The built files behind the production headers, with the probe in front of them.

use std::path::{Path, PathBuf};
use std::{env, io};
use tokio::net::TcpSocket;
use xtask::project;
use xtask::server::{self, Server};

/// The empty page of the same origin on which storage is cleared and prepared, with a box for the clipboard.
pub const BLANK: &str = "/__e2e/blank.html";
/// A page that has what a chess board has not, for the tests of this harness itself.
pub const STUB: &str = "/__e2e/stub.html";
/// A page that frames boards, of another origin if it is served by [`Site::host`].
pub const HOST: &str = "/__e2e/host.html";
// So that no browser asks for an icon that is not there.
const ICON: &str = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>";
const PROBE: &str = "/__e2e/probe.js";

/// One server, which can go away and come back.
#[derive(Debug)]
pub struct Site {
    served: server::Site,
    server: Option<Server>,
    /// Holds its port while there is no server: nobody else may draw it, and nobody answers at it.
    held: Option<TcpSocket>,
    origin: String,
    page: String,
}

/// Where the built files are: `FORSYTH_DIST`, else where the build puts them.
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
    /// When no port can be had.
    pub fn start(dist: &Path, base: &str) -> io::Result<Self> {
        Self::serve(server::Site::new(dist).base(base))
    }

    /// Serves somebody else's pages: at another port, which is another origin, and without a policy that matters here.
    ///
    /// # Errors
    /// When no port can be had.
    pub fn host(dist: &Path) -> io::Result<Self> {
        Self::serve(server::Site::new(dist).policy("object-src 'none'"))
    }

    /// Serves files that bring the probe along: see [`crate::release`].
    ///
    /// # Errors
    /// When no port can be had.
    pub fn complete(folder: &Path, base: &str) -> io::Result<Self> {
        Self::serve_as_they_are(server::Site::new(folder).base(base))
    }

    fn serve(site: server::Site) -> io::Result<Self> {
        Self::serve_as_they_are(site.head_script(PROBE, include_str!("assets/probe.js")))
    }

    fn serve_as_they_are(site: server::Site) -> io::Result<Self> {
        let site = site
            .route(BLANK, "text/html; charset=utf-8", include_str!("assets/blank.html"))
            .route(STUB, "text/html; charset=utf-8", include_str!("assets/stub.html"))
            .route("/__e2e/stub.js", "text/javascript; charset=utf-8", include_str!("assets/stub.js"))
            .route("/__e2e/stub.css", "text/css; charset=utf-8", include_str!("assets/stub.css"))
            .route(HOST, "text/html; charset=utf-8", include_str!("assets/host.html"))
            .route("/__e2e/host.js", "text/javascript; charset=utf-8", include_str!("assets/host.js"))
            .route("/__e2e/icon.svg", "image/svg+xml", ICON)
            .collect_reports();
        let server = site.clone().start()?;
        let (address, page) = (server.address(), server.url());
        let site = site.port(address.port());
        Ok(Self { served: site, server: Some(server), held: None, origin: format!("http://{address}"), page })
    }

    /// Takes the server away: nothing answers at its addresses.
    ///
    /// # Errors
    /// When its port cannot be held meanwhile.
    pub fn stop(&mut self) -> io::Result<()> {
        let Some(server) = self.server.take() else { return Ok(()) };
        let address = server.address();
        drop(server);
        let socket = TcpSocket::new_v4()?;
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        self.held = Some(socket);
        Ok(())
    }

    /// Brings it back, at the same address.
    ///
    /// # Errors
    /// When somebody else has taken its port meanwhile.
    pub fn resume(&mut self) -> io::Result<()> {
        if self.server.is_none() {
            self.server = Some(self.served.clone().start()?);
            self.held = None;
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

    /// The address of something that the harness brings along.
    pub fn own(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// The reports that browsers sent of violations of the policy, since the last call.
    pub fn take_reports(&self) -> Vec<String> {
        self.server.as_ref().map(Server::take_reports).unwrap_or_default()
    }

    /// The paths that browsers asked for, since the last call.
    pub fn take_requests(&self) -> Vec<String> {
        self.server.as_ref().map(Server::take_requests).unwrap_or_default()
    }
}
