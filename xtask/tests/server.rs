//! What the server of this repository does beyond serving the files of a folder.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use xtask::hosting::{CONTENT_SECURITY_POLICY, FRAMED_BY_ALL, FRAMED_BY_NOBODY};
use xtask::server::{Server, Site};

/// A folder with a small page in it, and a secret beside it.
struct Pages(TempDir);

impl Pages {
    fn new() -> Self {
        let pages = Self(TempDir::new().unwrap());
        fs::create_dir_all(pages.path("dist/art")).unwrap();
        for (name, text) in [
            ("dist/index.html", "<!doctype html><html><head><meta charset=utf-8></head>page</html>"),
            ("dist/app-0123456789abcdef_bg.wasm", "\0asm"),
            ("dist/boot.js", "1"),
            ("dist/app.webmanifest", "{}"),
            ("dist/art/a b.svg", "<svg/>"),
            ("dist/.hidden", "hidden"),
            ("secret.txt", "secret"),
        ] {
            fs::write(pages.path(name), text).unwrap();
        }
        pages
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn site(&self) -> Site {
        Site::new(self.path("dist"))
    }
}

/// Head and body of the answer.
fn ask(server: &Server, request: &str, headers: &str, body: &str) -> (String, String) {
    let mut stream = TcpStream::connect(server.address()).unwrap();
    let length = body.len();
    write!(
        stream,
        "{request} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
    )
    .unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_lowercase(), body.to_owned())
}

fn get(server: &Server, path: &str) -> (String, String) {
    ask(server, &format!("GET {path}"), "", "")
}

fn field<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[test]
fn a_compressed_site_sends_brotli_to_whoever_takes_it() {
    let pages = Pages::new();
    fs::write(pages.path("dist/boot.js.br"), "packed").unwrap();
    let answer = |site: Site, path: &str, accepted: &str| {
        let server = site.start().unwrap();
        let (head, body) =
            ask(&server, &format!("GET {path}"), &format!("accept-encoding: {accepted}\r\n"), "");
        (field(&head, "content-encoding").map(str::to_owned), body)
    };
    let brotli = Some("br".to_owned());
    assert_eq!(answer(pages.site().compressed(), "/boot.js", "gzip, br"), (brotli, "packed".to_owned()));
    for (site, path, accepted) in [
        (pages.site().compressed(), "/boot.js", "gzip"),
        (pages.site(), "/boot.js", "gzip, br"),
        (pages.site().compressed(), "/app.webmanifest", "br"),
    ] {
        let plain = fs::read_to_string(pages.path("dist").join(&path[1..])).unwrap();
        assert_eq!(answer(site, path, accepted), (None, plain), "{path} {accepted}");
    }
}

#[test]
fn every_answer_carries_the_headers() {
    let pages = Pages::new();
    let server = pages.site().start().unwrap();
    for path in ["/", "/boot.js", "/nothing"] {
        let (head, _) = get(&server, path);
        let policy = CONTENT_SECURITY_POLICY.to_lowercase();
        assert_eq!(field(&head, "content-security-policy"), Some(policy.as_str()), "{path}");
        assert_eq!(field(&head, "x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(field(&head, "referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(field(&head, "cross-origin-opener-policy"), Some("same-origin"), "{path}");
        assert_eq!(field(&head, "cache-control"), Some("no-cache"), "{path}");
        assert!(!field(&head, "permissions-policy").unwrap().contains("clipboard"), "{path}");
    }
}

#[test]
fn only_an_embedded_board_may_be_framed() {
    let pages = Pages::new();
    let server = pages.site().start().unwrap();
    for (path, framed) in [
        ("/", false),
        ("/?fen=embed", false),
        ("/?embedded", false),
        ("/?not=embed&embed-x=1", false),
        ("/boot.js?v=1", false),
        ("/?embed", true),
        ("/?embed=fen&edit", true),
        ("/index.html?theme=dark&embed=board", true),
    ] {
        let (head, _) = get(&server, path);
        let policy = field(&head, "content-security-policy").unwrap();
        let (strict, open) = (FRAMED_BY_NOBODY, FRAMED_BY_ALL);
        assert_eq!((policy.contains(strict), policy.contains(open)), (!framed, framed), "{path}: {policy}");
        assert_eq!(policy.replace(open, strict), CONTENT_SECURITY_POLICY.to_lowercase(), "{path}");
    }
}

#[test]
fn another_policy_takes_the_place_of_the_usual_one() {
    let pages = Pages::new();
    let server = pages.site().policy("script-src 'self'").start().unwrap();
    assert_eq!(field(&get(&server, "/").0, "content-security-policy"), Some("script-src 'self'"));
}

#[test]
fn files_have_their_types() {
    let pages = Pages::new();
    let server = pages.site().start().unwrap();
    for (path, mime, body) in [
        ("/", "text/html", "<!doctype"),
        ("/index.html?a=b", "text/html", "<!doctype"),
        ("/app-0123456789abcdef_bg.wasm", "application/wasm", "\0asm"),
        ("/boot.js", "text/javascript", "1"),
        ("/app.webmanifest", "application/manifest+json", "{}"),
        ("/art/a%20b.svg", "image/svg+xml", "<svg/>"),
    ] {
        let (head, text) = get(&server, path);
        assert!(head.starts_with("http/1.1 200"), "{path}: {head}");
        assert_eq!(field(&head, "content-type"), Some(mime), "{path}");
        assert!(text.starts_with(body), "{path}: {text}");
    }
}

#[test]
fn nothing_outside_the_folder_and_no_folder_is_served() {
    let pages = Pages::new();
    #[cfg(unix)]
    std::os::unix::fs::symlink(pages.path("secret.txt"), pages.path("dist/link.txt")).unwrap();
    let server = pages.site().start().unwrap();
    let secret = pages.path("secret.txt");
    let absolute = format!("/{}", Path::new("/").join(&secret).display());
    for path in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/art/../../secret.txt",
        "/art/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "/link.txt",
        "/.hidden",
        "/art",
        "/art/",
        "//secret.txt",
        "/boot.js/",
        "/boot.js%00",
        "/%",
        "/%ff",
        "/nothing",
        &absolute,
    ] {
        let (head, text) = get(&server, path);
        assert!(head.starts_with("http/1.1 404"), "{path}: {head}");
        assert!(!text.contains("secret"), "{path}");
    }
}

#[test]
fn a_sub_path_holds_the_page_and_the_root_does_not() {
    let pages = Pages::new();
    let server = pages.site().base("/sub/path").start().unwrap();
    assert_eq!(server.url(), format!("http://{}/sub/path/", server.address()));
    assert!(get(&server, "/sub/path/").1.contains("page"));
    assert!(get(&server, "/sub/path/boot.js").0.starts_with("http/1.1 200"));
    let (head, _) = get(&server, "/sub/path");
    assert!(head.starts_with("http/1.1 308"));
    assert_eq!(field(&head, "location"), Some("/sub/path/"));
    for path in ["/", "/boot.js", "/sub/", "/sub/pathboot.js"] {
        assert!(get(&server, path).0.starts_with("http/1.1 404"), "{path}");
    }
}

#[test]
fn a_page_that_was_changed_on_the_way_is_never_taken_for_the_file() {
    let pages = Pages::new();
    for (site, has_tag) in [(pages.site(), true), (pages.site().head_script("/probe.js", ""), false)] {
        let (head, _) = get(&site.start().unwrap(), "/");
        assert_eq!(field(&head, "etag").is_some(), has_tag, "{head}");
    }
}

#[test]
fn nothing_can_be_sent_to_it_but_reports_where_they_are_collected() {
    let pages = Pages::new();
    let server = pages.site().start().unwrap();
    for request in ["POST /boot.js", "DELETE /boot.js", "POST /__csp"] {
        assert!(ask(&server, request, "", "").0.starts_with("http/1.1 40"), "{request}");
    }
}

#[test]
fn a_script_comes_first_in_the_head() {
    let pages = Pages::new();
    let server = pages.site().base("/sub/").head_script("/__probe.js", "probe").start().unwrap();
    let (_, page) = get(&server, "/sub/");
    assert!(page.contains("<head><script src=\"/__probe.js\"></script><meta"), "{page}");
    let (head, script) = get(&server, "/__probe.js");
    assert_eq!(field(&head, "content-type"), Some("text/javascript"));
    assert_eq!(script, "probe");
    // The minifier leaves optional tags out.
    fs::write(pages.path("dist/index.html"), "<!doctypehtml><html lang=en><meta charset=utf-8>").unwrap();
    let (_, page) = get(&server, "/sub/");
    assert_eq!(page, "<!doctypehtml><html lang=en><script src=\"/__probe.js\"></script><meta charset=utf-8>");
}

#[test]
fn routes_from_memory_and_reports_are_kept() {
    let pages = Pages::new();
    let server = pages.site().route("/x/y.json", "application/json", "[]").collect_reports().start().unwrap();
    assert_eq!(get(&server, "/x/y.json").1, "[]");
    assert!(field(&get(&server, "/").0, "content-security-policy").unwrap().ends_with("; report-uri /__csp"));
    assert!(ask(&server, "POST /__csp", "", "{\"csp-report\":{}}").0.starts_with("http/1.1 204"));
    assert_eq!(server.take_reports(), ["{\"csp-report\":{}}"]);
    assert!(server.take_reports().is_empty());
}

#[test]
fn the_end_of_a_server_does_not_wait_for_open_connections() {
    let pages = Pages::new();
    let server = pages.site().start().unwrap();
    let address = server.address();
    let open = TcpStream::connect(address).unwrap();
    drop(server);
    assert!(TcpStream::connect(address).is_err());
    drop(open);
}
