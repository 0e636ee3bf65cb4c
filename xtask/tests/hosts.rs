//! nginx and Caddy serve a small page by the files in `hosting/`, as they are but for the port and the folder: the server of
//! this repository says what has to come.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashMap;
use std::io::{Read, Write, stderr};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};
use xtask::hosting::{CONTENT_SECURITY_POLICY, FRAMED_BY_ALL, FRAMED_BY_NOBODY, HEADERS};
use xtask::{copies, hosts, project, server};

/// How long a server may take to answer for the first time.
const PATIENCE: Duration = Duration::from_mins(1);

/// A kind of every file that the page has. All but the picture of pixels have compressed copies.
const FILES: [(&str, &str); 9] = [
    ("index.html", "text/html"),
    ("boot.js", "text/javascript"),
    ("forsyth-0123456789abcdef.css", "text/css"),
    ("forsyth-0123456789abcdef_bg.wasm", "application/wasm"),
    ("favicon.svg", "image/svg+xml"),
    ("words-de-page.json", "application/json"),
    ("manifest.webmanifest", "application/manifest+json"),
    ("sw.js", "text/javascript"),
    ("icon-180.png", "image/png"),
];

/// Whether a query asks for a board in somebody else's frame.
const QUERIES: [(&str, bool); 9] = [
    ("/", false),
    ("/?fen=embed", false),
    ("/?embedded", false),
    ("/?not=embed&embed-x=1", false),
    ("/boot.js?v=1", false),
    ("/nothing", false),
    ("/?embed", true),
    ("/?embed=fen&edit", true),
    ("/index.html?theme=dark&embed=board", true),
];

/// A server and its folder, both gone at the end of the test.
struct Host {
    process: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// What came.
struct Answer {
    code: String,
    fields: HashMap<String, String>,
    body: Vec<u8>,
}

impl Answer {
    fn field(&self, name: &str) -> Option<&str> {
        self.fields.get(&name.to_lowercase()).map(String::as_str)
    }
}

#[test]
fn nginx_serves_by_its_file() {
    let Some((program, types)) = hosts::nginx() else { return skip("nginx") };
    let folder = page("nginx");
    let port = free_port();
    let site = shipped(
        "nginx.conf",
        &[
            ("listen 8080;", &format!("listen 127.0.0.1:{port};")),
            ("/usr/share/nginx/html", &folder.join("dist").display().to_string()),
        ],
    );
    fs::create_dir(folder.join("conf.d")).unwrap();
    fs::write(folder.join("conf.d/forsyth.conf"), site).unwrap();
    fs::copy(types, folder.join("mime.types")).unwrap();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {};\n", folder.join(kind).display()))
        .concat();
    // What stands around it in a usual nginx.conf, and nothing that needs a right.
    let main = format!(
        "daemon off;\nmaster_process off;\npid {};\nerror_log stderr;\nevents {{}}\n\
         http {{\naccess_log off;\n{temporary}include conf.d/*.conf;\n}}\n",
        folder.join("pid").display()
    );
    fs::write(folder.join("nginx.conf"), main).unwrap();
    let mut nginx = Command::new(program);
    nginx.arg("-e").arg("stderr").arg("-p").arg(&folder).arg("-c").arg(folder.join("nginx.conf"));
    serves(&begin(nginx, port, folder), "gzip", "gz");
}

#[test]
fn caddy_serves_by_its_file() {
    let Some(program) = hosts::caddy() else { return skip("Caddy") };
    let folder = page("caddy");
    let port = free_port();
    let site = shipped(
        "Caddyfile",
        &[
            (":8080 {", &format!("http://127.0.0.1:{port} {{")),
            ("root * /srv", &format!("root * {}", folder.join("dist").display())),
        ],
    );
    fs::write(folder.join("Caddyfile"), site).unwrap();
    let mut caddy = Command::new(program);
    caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(folder.join("Caddyfile"));
    caddy.env("HOME", &folder);
    serves(&begin(caddy, port, folder), "br", "br");
}

/// Every file as it is, as its copy, and as one that is known; and the headers of all answers.
fn serves(host: &Host, coding: &str, ending: &str) {
    let dist = host.folder.join("dist");
    let usual = server::Site::new(&dist).start().unwrap();
    for (name, kind) in FILES {
        let path = format!("/{}", name.replace("index.html", ""));
        let plain = get(host.address, &path, "");
        assert_eq!(plain.code, "200", "{name}");
        assert_eq!(plain.body, fs::read(dist.join(name)).unwrap(), "{name}");
        assert_eq!(plain.field("content-encoding"), None, "{name}");
        // Both names of a script's type are good (RFC 9239, 6).
        let sent = plain.field("content-type").unwrap().replace("application/javascript", "text/javascript");
        assert_eq!(sent.split(';').next(), Some(kind), "{name}");
        let repository = get(usual.address(), &path, "");
        assert_eq!(repository.field("content-type").unwrap().split(';').next(), Some(kind), "{name}");
        let tag = plain.field("etag").unwrap();
        assert_eq!(get(host.address, &path, &format!("If-None-Match: {tag}\r\n")).code, "304", "{name}");
        let copy = dist.join(format!("{name}.{ending}"));
        let packed = get(host.address, &path, &format!("Accept-Encoding: {coding}\r\n"));
        if copy.is_file() {
            assert_eq!(packed.field("content-encoding"), Some(coding), "{name}");
            assert_eq!(packed.body, fs::read(copy).unwrap(), "{name}");
            assert!(packed.field("vary").unwrap().eq_ignore_ascii_case("accept-encoding"), "{name}");
            assert_eq!(packed.field("content-type"), plain.field("content-type"), "{name}");
        } else {
            assert_eq!(packed.body, plain.body, "{name}");
        }
    }
    for (path, is_framed) in QUERIES {
        let answer = get(host.address, path, "");
        assert_eq!(answer.code, if path == "/nothing" { "404" } else { "200" }, "{path}");
        for (name, value) in HEADERS {
            assert_eq!(answer.field(name), Some(value), "{path}");
        }
        let policy = answer.field("content-security-policy").unwrap();
        let framed = if is_framed { FRAMED_BY_ALL } else { FRAMED_BY_NOBODY };
        assert_eq!(policy, CONTENT_SECURITY_POLICY.replace(FRAMED_BY_NOBODY, framed), "{path}");
        let repository = get(usual.address(), path, "");
        assert_eq!(repository.field("content-security-policy"), Some(policy), "{path}");
    }
}

/// A page of small files in a new folder, with their copies.
fn page(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("forsyth-{name}-{}", std::process::id()));
    let dist = folder.join("dist");
    fs::create_dir_all(&dist).unwrap();
    for (file, kind) in FILES {
        fs::write(dist.join(file), format!("{kind} {}", file.repeat(40))).unwrap();
    }
    copies::write(&dist).unwrap();
    folder
}

/// A file of `hosting/` with another port and another folder.
fn shipped(name: &str, changes: &[(&str, &str)]) -> String {
    let mut text = fs::read_to_string(project::root().join("hosting").join(name)).unwrap();
    for (from, to) in changes {
        assert_eq!(text.matches(from).count(), 1, "{from} in {name}");
        text = text.replace(from, to);
    }
    text
}

fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

/// Starts a server, and waits until it answers.
fn begin(mut command: Command, port: u16, folder: PathBuf) -> Host {
    let said = folder.join("said");
    let process = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(fs::File::create(&said).unwrap());
    let process = process.spawn().unwrap();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut host = Host { process, address, folder };
    let begun = Instant::now();
    while TcpStream::connect(address).is_err() {
        let ended = host.process.try_wait().unwrap();
        let is_awaited = ended.is_none() && begun.elapsed() < PATIENCE;
        assert!(is_awaited, "no answer, {ended:?}: {}", fs::read_to_string(&said).unwrap_or_default());
        thread::sleep(Duration::from_millis(20));
    }
    host
}

fn get(address: SocketAddr, path: &str, headers: &str) -> Answer {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\r\n").unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    let mut lines = head.lines();
    let code = lines.next().and_then(|line| line.split(' ').nth(1)).unwrap().to_owned();
    let fields = lines.filter_map(|line| line.split_once(": "));
    Answer {
        code,
        fields: fields.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect(),
        body: bytes[end + 4..].to_vec(),
    }
}

fn skip(program: &str) {
    assert!(env::var("CI").as_deref() != Ok("true"), "{program} is missing, and CI has to have it");
    // The runner of the tests keeps what a test that passes prints, but not this.
    let _ = writeln!(stderr(), "skipped: {program} is missing, so its file in hosting/ is not tried");
}
