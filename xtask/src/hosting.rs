//! What a careful host sends with the files: said here once, for the server of this repository and for the hosts that most
//! people have. `cargo xtask build` writes it as `_headers` into `dist/`, and for nginx and Caddy into `hosting/`.

use crate::{project, stamp};
use anyhow::Result;

/// The policy under which the page runs: its own files and nothing else, no inline script, no inline style, no text that
/// becomes code, and no markup but what the Trusted Types policy of `public/boot.js` lets through. The page that shows how to
/// embed a board frames this site's own; who may frame what is here depends on the query.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; connect-src 'self'; img-src 'self' blob:; worker-src 'self'; manifest-src 'self'; \
    frame-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
    trusted-types default; frame-ancestors 'none'";

/// How the policy ends that lets nobody frame the page, and the one that lets everybody.
pub const FRAMED_BY_NOBODY: &str = "frame-ancestors 'none'";
/// See [`FRAMED_BY_NOBODY`].
pub const FRAMED_BY_ALL: &str = "frame-ancestors *";

/// The other headers of every answer.
pub const HEADERS: [(&str, &str); 5] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    // What the page never asks for. The clipboard is not among it: the page copies and pastes.
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    // Most names have no hash. Every use is validated by the ETag instead, which costs no body.
    ("Cache-Control", "no-cache"),
];

/// The type of the manifest, which hosts do not know by themselves.
const MANIFEST: (&str, &str) = ("webmanifest", "application/manifest+json");

/// Writes what the folder `hosting` holds, where it is not so already.
///
/// # Errors
///
/// When a file cannot be written.
pub fn generate() -> Result<()> {
    for (name, content) in files() {
        let file = project::root().join("hosting").join(name);
        if !stamp::holds(&file, &content) {
            stamp::write(&file, &content)?;
        }
    }
    Ok(())
}

fn files() -> [(&'static str, String); 2] {
    [("Caddyfile", caddy()), ("nginx.conf", nginx())]
}

/// The file that Netlify, Cloudflare Pages and others read from the folder that they publish.
pub fn headers_file() -> String {
    // These hosts choose headers by the path, and what is embedded differs from the rest by its query alone.
    let policy = CONTENT_SECURITY_POLICY.replace(FRAMED_BY_NOBODY, FRAMED_BY_ALL);
    let lines = HEADERS.iter().map(|(name, value)| format!("  {name}: {value}\n"));
    format!(
        "# Whoever wants no board in other pages writes {FRAMED_BY_NOBODY} at the end of the policy.\n\
         /*\n  Content-Security-Policy: {policy}\n{}",
        lines.collect::<String>()
    )
}

fn nginx() -> String {
    let before = CONTENT_SECURITY_POLICY.replace(FRAMED_BY_NOBODY, "");
    let headers = HEADERS.iter().map(|(name, value)| format!("    add_header {name} \"{value}\" always;\n"));
    let (ending, kind) = MANIFEST;
    format!(
        r#"# Made by `cargo xtask build` out of xtask/src/hosting.rs. For the folder conf.d of nginx, beside its mime.types.

# An embedded board shows a position and holds no secret: everybody may frame it. Nobody may frame the rest.
map $args $forsyth_framing {{
    default "{FRAMED_BY_NOBODY}";
    "~(^|&)embed(=|&|$)" "{FRAMED_BY_ALL}";
}}

server {{
    listen 8080;
    root /usr/share/nginx/html;

    # The build lays compressed copies beside the files. The module of brotli is not in every nginx:
    # brotli_static on;
    gzip_static on;
    gzip_vary on;

    include mime.types;
    types {{
        {kind} {ending};
    }}

    add_header Content-Security-Policy "{before}$forsyth_framing" always;
{}}}
"#,
        headers.collect::<String>()
    )
}

fn caddy() -> String {
    let framed = CONTENT_SECURITY_POLICY.replace(FRAMED_BY_NOBODY, FRAMED_BY_ALL);
    let headers = HEADERS.iter().map(|(name, value)| format!("\t\t{name} \"{value}\"\n"));
    let (ending, kind) = MANIFEST;
    format!(
        "# Made by `cargo xtask build` out of xtask/src/hosting.rs.\n\
         {{\n\tadmin off\n}}\n\n\
         :8080 {{\n\troot * /srv\n\n\
         \t# An embedded board shows a position and holds no secret: everybody may frame it. Nobody may frame the rest.\n\
         \t@embedded query embed=*\n\
         \t@alone not query embed=*\n\
         \theader @embedded Content-Security-Policy \"{framed}\"\n\
         \theader @alone Content-Security-Policy \"{CONTENT_SECURITY_POLICY}\"\n\
         \theader {{\n{}\t}}\n\n\
         \t@manifest path *.{ending}\n\
         \theader @manifest Content-Type {kind}\n\n\
         \t# The build lays compressed copies beside the files.\n\
         \tfile_server {{\n\t\tprecompressed br gzip\n\t}}\n}}\n",
        headers.collect::<String>()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn what_lies_in_the_repository_is_what_is_made() {
        for (name, content) in files() {
            let file = project::root().join("hosting").join(name);
            assert_eq!(
                fs::read_to_string(file).unwrap(),
                content,
                "`cargo xtask build` writes hosting/{name}"
            );
        }
    }

    #[test]
    fn the_policy_lets_nothing_in_but_the_pages_own_files() {
        let parts: Vec<Vec<&str>> =
            CONTENT_SECURITY_POLICY.split("; ").map(|part| part.split(' ').collect()).collect();
        let of = |name: &str| parts.iter().find(|part| part[0] == name).map(|part| part[1..].to_vec());
        for source in parts.iter().filter(|part| part[0].ends_with("-src")).flat_map(|part| &part[1..]) {
            assert!(["'none'", "'self'", "'wasm-unsafe-eval'", "blob:"].contains(source), "{source}");
        }
        assert_eq!(of("default-src"), Some(vec!["'none'"]));
        assert_eq!(of("script-src"), Some(vec!["'self'", "'wasm-unsafe-eval'"]));
        assert_eq!(of("img-src"), Some(vec!["'self'", "blob:"]));
        for name in ["style-src", "connect-src", "worker-src"] {
            assert_eq!(of(name), Some(vec!["'self'"]), "{name}");
        }
        for name in ["base-uri", "form-action", "frame-ancestors"] {
            assert_eq!(of(name), Some(vec!["'none'"]), "{name}");
        }
        assert_eq!(of("require-trusted-types-for"), Some(vec!["'script'"]));
    }

    #[test]
    fn every_form_says_everything() {
        for text in [headers_file(), nginx(), caddy()] {
            for (name, value) in HEADERS {
                assert!(text.contains(name) && text.contains(value), "{name} is not in {text}");
            }
            for part in CONTENT_SECURITY_POLICY.split("; ").filter(|part| *part != FRAMED_BY_NOBODY) {
                assert!(text.contains(part), "{part} is not in {text}");
            }
        }
        // Only where they depend on the query can they be two.
        for text in [nginx(), caddy()] {
            assert!(text.contains(FRAMED_BY_NOBODY) && text.contains(FRAMED_BY_ALL), "{text}");
        }
        let headers = headers_file();
        let policy = headers.lines().find(|line| line.contains("Content-Security-Policy")).unwrap();
        assert!(policy.ends_with(FRAMED_BY_ALL), "{policy}");
    }
}
