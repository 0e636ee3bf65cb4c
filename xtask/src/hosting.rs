//! What a careful host sends with the files: for the server of this repository, and for tests of the files in which other
//! hosts have it, `public/_headers` and those in `hosting/`.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;
    use std::fs;

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
    fn every_host_has_all_of_it_and_nothing_else() {
        let framed = CONTENT_SECURITY_POLICY.replace(FRAMED_BY_NOBODY, FRAMED_BY_ALL);
        let either = CONTENT_SECURITY_POLICY.replace(FRAMED_BY_NOBODY, "$forsyth_framing");
        // Hosts that read `_headers` choose by the path, and what is embedded differs from the rest by its query alone.
        let plain = HEADERS.map(|(name, value)| format!("  {name}: {value}"));
        let nginx = HEADERS.map(|(name, value)| format!("    add_header {name} \"{value}\" always;"));
        let caddy = HEADERS.map(|(name, value)| format!("\t\t{name} \"{value}\""));
        let policy =
            |rule: &str, policy: &str| format!("\theader {rule} Content-Security-Policy \"{policy}\"");
        for (file, policies, headers, sign) in [
            ("public/_headers", vec![format!("  Content-Security-Policy: {framed}")], plain, ": "),
            (
                "hosting/nginx.conf",
                vec![format!("    add_header Content-Security-Policy \"{either}\" always;")],
                nginx,
                "add_header ",
            ),
            (
                "hosting/Caddyfile",
                vec![policy("@embedded", &framed), policy("@alone", CONTENT_SECURITY_POLICY)],
                caddy,
                " \"",
            ),
        ] {
            let text = fs::read_to_string(project::root().join(file)).unwrap();
            let found: Vec<&str> = text.lines().filter(|line| line.contains(sign)).collect();
            let expected: Vec<String> = policies.into_iter().chain(headers).collect();
            assert_eq!(found, expected, "{file}");
        }
    }
}
