//! Builds of the page that follow one another, at an address of their own: a copy of what is built, which a test may change,
//! publish and take away. The probe is among its files, for it must be there without the server too.

use crate::page::Page;
use crate::site::{self, Site};
use forsyth::embed::page as embed_page;
use forsyth::i18n::LANGUAGES;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, io};
use xtask::offline;

/// Under a path, so that the worker is not in charge of the harness's own pages.
const BASE: &str = "/app/";

const PROBE: &str = "probe.js";

/// How the name of the part of the program ends that is loaded first behind the main program.
pub const CHUNK: &str = "-split_deferred.wasm";

/// What the names have of all parts of the program that are loaded later.
pub const ANY_CHUNK: &str = "-split_";

/// A host of successive builds.
#[derive(Debug)]
pub struct Release {
    folder: PathBuf,
    usual: Option<Site>,
}

impl Release {
    /// Publishes the first build, and serves `page` from there until [`Release::end`].
    pub fn begin(page: &mut Page) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("forsyth-release-{}-{number}", std::process::id()));
        let mut release = Self { folder, usual: None };
        release.publish("1");
        let site =
            Site::with_own_probe(&release.folder, BASE).unwrap_or_else(|error| panic!("no server: {error}"));
        release.usual = Some(page.set_site(site));
        release
    }

    /// Puts a build in the place of the one before. Its page has `data-build`, and its chunk ends in `build NAME`.
    pub fn publish(&self, name: &str) {
        self.upload(name, |build| offline::list(build).map_err(io::Error::other))
            .unwrap_or_else(|error| panic!("build {name} cannot be made: {error}"));
    }

    /// The files of a build without its service worker: whoever has an older one hears nothing of it.
    pub fn publish_unlisted(&self, name: &str) {
        let keep_worker = |build: &Path| match fs::copy(self.folder.join("sw.js"), build.join("sw.js")) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        };
        self.upload(name, keep_worker).unwrap_or_else(|error| panic!("build {name} cannot be made: {error}"));
    }

    /// Makes a build beside what is served, has its service worker made, and puts each file in its place as a whole: a page may
    /// still be reading the one before.
    fn upload(&self, name: &str, worker: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
        let dist = site::dist().map_err(io::Error::other)?;
        let build = self.folder.with_extension("build");
        fs::create_dir_all(&build)?;
        for entry in fs::read_dir(dist)? {
            let entry = entry?;
            fs::copy(entry.path(), build.join(entry.file_name()))?;
        }
        fs::write(build.join(PROBE), include_str!("assets/probe.js"))?;
        // The minifier leaves the tag of the head out; its first element stays.
        let probe = format!("<script src=\"{PROBE}\" data-workers></script><meta");
        let page = format!("<html data-build=\"{name}\" ");
        for file in LANGUAGES.map(embed_page::address).into_iter().chain(["index.html".to_owned()]) {
            let text = fs::read_to_string(build.join(&file))?;
            let text = text.replacen("<meta", &probe, 1).replacen("<html ", &page, 1);
            fs::write(build.join(file), text)?;
        }
        let chunk = build.join(own(&build, CHUNK));
        let bytes = fs::read(&chunk)?;
        fs::write(chunk, [bytes, custom_section(&format!("build {name}"))].concat())?;
        worker(&build)?;
        fs::create_dir_all(&self.folder)?;
        for entry in fs::read_dir(&build)? {
            let entry = entry?;
            fs::rename(entry.path(), self.folder.join(entry.file_name()))?;
        }
        fs::remove_dir(build)
    }

    /// The name, made of what is in it, of the page's own style (`.css`), glue (`.js`), program (`_bg.wasm`) or [`CHUNK`].
    pub fn own(&self, ending: &str) -> String {
        own(&self.folder, ending)
    }

    /// Where a file is that is served.
    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file)
    }

    /// Removes all parts of the program that are loaded later from what is served.
    pub fn withdraw_chunks(&self) {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let names = files.filter_map(|file| file.file_name().into_string().ok());
        names.filter(|name| name.contains(ANY_CHUNK)).for_each(|name| self.withdraw(&name));
    }

    /// Removes a file from what is served.
    pub fn withdraw(&self, file: &str) {
        fs::remove_file(self.path(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    }

    /// Serves other bytes for a file. A style is to be spoilt before a page has taken it: Firefox takes it again from there,
    /// even where it has asked for it anew.
    pub fn spoil(&self, file: &str, how: impl FnOnce(&[u8]) -> Vec<u8>) {
        let path = self.path(file);
        let other = self.folder.with_extension("spoilt");
        fs::read(&path)
            .and_then(|bytes| fs::write(&other, how(&bytes)))
            .and_then(|()| fs::rename(other, path))
            .unwrap_or_else(|error| panic!("{file}: {error}"));
    }

    /// Leaves nothing behind, and serves `page` from where it was before. What there was to complain about is told now.
    pub async fn end(mut self, page: &mut Page) {
        page.site_mut().resume().unwrap_or_else(|error| panic!("the server does not come back: {error}"));
        if let Some(usual) = self.usual.take() {
            page.leave_site(usual).await;
        }
    }
}

impl Drop for Release {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A section of a WebAssembly module that no engine reads (WebAssembly core specification, 5.5.3).
fn custom_section(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).unwrap_or_default();
    // Its kind is 0, and its name is empty.
    [&[0, length + 1, 0], text.as_bytes()].concat()
}

/// See [`Release::own`].
fn own(folder: &Path, ending: &str) -> String {
    let files = fs::read_dir(folder).into_iter().flatten();
    let mut names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let is_own = |name: &String| {
        let hash = name.strip_prefix("forsyth-").and_then(|rest| rest.strip_suffix(ending));
        hash.is_some_and(|hash| hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
    };
    names.find(is_own).unwrap_or_else(|| panic!("the page has no {ending} of its own"))
}
