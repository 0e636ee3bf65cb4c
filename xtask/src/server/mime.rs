//! The types of files.

pub(super) const HTML: &str = "text/html; charset=utf-8";
pub(super) const SCRIPT: &str = "text/javascript; charset=utf-8";
pub(super) const TEXT: &str = "text/plain; charset=utf-8";

/// The type that a browser must be told: with `nosniff` it believes nothing else.
pub(super) fn of(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => HTML,
        "js" | "mjs" => SCRIPT,
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "webmanifest" => "application/manifest+json",
        "json" | "map" => "application/json",
        "txt" | "md" => TEXT,
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
