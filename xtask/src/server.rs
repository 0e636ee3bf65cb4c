//! The built page over HTTP on this machine, with the headers that a careful host sends.
//!
//! A server has a thread of its own, so that it needs nothing of whoever starts it and ends when it is dropped.

mod reply;

use crate::hosting::CONTENT_SECURITY_POLICY;
use axum::Router;
use axum::body::Bytes;
use std::collections::HashMap;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use tokio::sync::{Notify, oneshot};

/// Where the browser sends its reports when [`Site::collect_reports`] asks for them.
pub const REPORT_PATH: &str = "/__csp";

/// What is to be served, and where.
#[derive(Clone, Debug)]
pub struct Site {
    folder: PathBuf,
    base: String,
    port: u16,
    head_script: Option<String>,
    routes: HashMap<String, (String, Bytes)>,
    /// The paths whose answers wait.
    held: HashMap<String, Arc<Notify>>,
    /// The paths that let them go.
    releasing: HashMap<String, Arc<Notify>>,
    policy: String,
    collects: bool,
    reports: Arc<Mutex<Vec<String>>>,
    requests: Arc<Mutex<Vec<String>>>,
    compressed: bool,
}

impl Site {
    /// The files of `folder` at the root of a port of the system's choice.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
            base: "/".to_owned(),
            port: 0,
            head_script: None,
            routes: HashMap::new(),
            held: HashMap::new(),
            releasing: HashMap::new(),
            policy: CONTENT_SECURITY_POLICY.to_owned(),
            collects: false,
            reports: Arc::default(),
            requests: Arc::default(),
            compressed: false,
        }
    }

    /// Sends the brotli (`boot.js.br`) that lies beside a file to whoever takes it, as a host does.
    #[must_use]
    pub fn compressed(mut self) -> Self {
        self.compressed = true;
        self
    }

    /// Serves them under this path instead, which begins and ends with a slash (`/sub/path/`).
    #[must_use]
    pub fn base(mut self, base: &str) -> Self {
        let inner = base.trim_matches('/');
        self.base = if inner.is_empty() { "/".to_owned() } else { format!("/{inner}/") };
        self
    }

    /// At this port of 127.0.0.1; 0 is any.
    #[must_use]
    pub fn port(mut self, port: u16) -> Self {
        self.port = port;
        self
    }

    /// Answers `path` (from the root of the port, whatever the base) with these bytes.
    #[must_use]
    pub fn route(mut self, path: &str, mime: &str, bytes: impl Into<Vec<u8>>) -> Self {
        self.routes.insert(path.to_owned(), (mime.to_owned(), Bytes::from(bytes.into())));
        self
    }

    /// Serves a script at `path` and makes every HTML file load it before anything else in its head.
    #[must_use]
    pub fn head_script(mut self, path: &str, script: impl Into<Vec<u8>>) -> Self {
        self.head_script = Some(path.to_owned());
        self.route(path, "text/javascript", script)
    }

    /// Holds each answer to `path` back until `other` is asked for.
    #[must_use]
    pub fn held(mut self, path: &str, other: &str) -> Self {
        let gate = Arc::<Notify>::default();
        self.held.insert(path.to_owned(), Arc::clone(&gate));
        self.releasing.insert(other.to_owned(), gate);
        self
    }

    /// Sends another policy than the page's own: for the pages of somebody else's host.
    #[must_use]
    pub fn policy(mut self, policy: &str) -> Self {
        policy.clone_into(&mut self.policy);
        self
    }

    /// Asks the browser to report what the policy refuses, and keeps the reports and the paths that are asked for.
    #[must_use]
    pub fn collect_reports(mut self) -> Self {
        self.collects = true;
        self
    }

    /// Starts to serve. The port is open when this returns.
    ///
    /// # Errors
    ///
    /// When the port cannot be had.
    pub fn start(self) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let (base, reports) = (self.base.clone(), Arc::clone(&self.reports));
        let requests = Arc::clone(&self.requests);
        let (stop, stopped) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
        let thread = thread::Builder::new().name("server".to_owned()).spawn(move || {
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener)?;
                let router = Router::new().fallback(reply::reply).with_state(Arc::new(self));
                tokio::select! {
                    served = axum::serve(listener, router) => served,
                    // Connections that a browser keeps open must not keep the server.
                    _ = stopped => Ok(()),
                }
            })
        })?;
        Ok(Server { address, base, reports, requests, stop: Some(stop), thread: Some(thread) })
    }
}

/// A site that is being served, until this is dropped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    base: String,
    reports: Arc<Mutex<Vec<String>>>,
    requests: Arc<Mutex<Vec<String>>>,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

impl Server {
    /// The address and port to which it is bound.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the page, with its base.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.base)
    }

    /// The policy violations that browsers reported since the last call, as the JSON that they sent.
    pub fn take_reports(&self) -> Vec<String> {
        std::mem::take(&mut *self.reports.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The paths that were asked for since the last call, where reports are collected.
    pub fn take_requests(&self) -> Vec<String> {
        std::mem::take(&mut *self.requests.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Serves until the program is ended.
    pub fn wait(mut self) {
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
