//! One request, one answer.

use super::{REPORT_PATH, Site, mime};
use crate::hosting::{CONTENT_SECURITY_POLICY, FRAMED_BY_ALL, FRAMED_BY_NOBODY, HEADERS};
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::State;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, Request, Response, StatusCode};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;
use std::sync::{Arc, PoisonError};

/// Longer reports than this are no reports.
const REPORT_LIMIT: usize = 64 * 1024;

/// How bytes are packed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Encoding {
    AsTheyAre,
    Brotli,
}

enum Found {
    Content(String, Bytes, Encoding),
    Moved(String),
    Nothing,
}

pub(super) async fn reply(State(site): State<Arc<Site>>, request: Request<Body>) -> Response<Body> {
    let path = request.uri().path().to_owned();
    let embeds = request.uri().query().is_some_and(asks_to_embed);
    if site.collects {
        site.requests.lock().unwrap_or_else(PoisonError::into_inner).push(path.clone());
    }
    let mut response = match *request.method() {
        Method::POST if site.collects && path == REPORT_PATH => {
            if let Ok(bytes) = to_bytes(request.into_body(), REPORT_LIMIT).await {
                let report = String::from_utf8_lossy(&bytes).into_owned();
                site.reports.lock().unwrap_or_else(PoisonError::into_inner).push(report);
            }
            status(StatusCode::NO_CONTENT)
        }
        Method::GET | Method::HEAD => match find(&site, &path, takes_brotli(request.headers())) {
            Found::Content(mime, bytes, encoding) => content(&mime, bytes, encoding, request.headers()),
            Found::Moved(target) => moved(&target),
            Found::Nothing => text(StatusCode::NOT_FOUND, "Not found\n"),
        },
        _ => text(StatusCode::METHOD_NOT_ALLOWED, "Method not allowed\n"),
    };
    for (name, value) in HEADERS {
        if let Ok(name) = HeaderName::try_from(name) {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
    }
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy(&site, embeds));
    response
}

/// Whether a query has the parameter that asks for the board in somebody else's frame.
fn asks_to_embed(query: &str) -> bool {
    query.split('&').any(|pair| pair.split('=').next() == Some("embed"))
}

/// Everybody may frame an embedded board, which shows a position and holds no secret; nobody may frame the rest.
fn policy(site: &Site, embeds: bool) -> HeaderValue {
    let mut policy = site.policy.clone();
    if embeds {
        policy = policy.replace(FRAMED_BY_NOBODY, FRAMED_BY_ALL);
    }
    if site.collects {
        policy.push_str(&format!("; report-uri {REPORT_PATH}"));
    }
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static(CONTENT_SECURITY_POLICY))
}

fn takes_brotli(asked: &HeaderMap) -> bool {
    let taken = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    taken.is_some_and(|names| names.split(',').any(|name| name.trim() == "br"))
}

fn find(site: &Site, path: &str, takes_brotli: bool) -> Found {
    if let Some((mime, bytes)) = site.routes.get(path) {
        return Found::Content(mime.clone(), Bytes::copy_from_slice(bytes), Encoding::AsTheyAre);
    }
    if site.base.strip_suffix('/') == Some(path) && !path.is_empty() {
        return Found::Moved(site.base.clone());
    }
    let Some(file) = path.strip_prefix(&site.base).and_then(|path| resolve(site, path)) else {
        return Found::Nothing;
    };
    let mime = mime::of(&file.to_string_lossy());
    if site.compressed
        && takes_brotli
        && let Ok(bytes) = fs::read(format!("{}.br", file.display()))
    {
        return Found::Content(mime.to_owned(), Bytes::from(bytes), Encoding::Brotli);
    }
    // Read in place: the files are small and on this machine.
    let Ok(bytes) = fs::read(&file) else { return Found::Nothing };
    let bytes = if mime == mime::HTML { with_head_script(site, bytes) } else { bytes };
    Found::Content(mime.to_owned(), Bytes::from(bytes), Encoding::AsTheyAre)
}

/// The file for a path below the base: never one outside the folder, by dots or by links, and never a folder.
fn resolve(site: &Site, path: &str) -> Option<PathBuf> {
    let path = decode(path)?;
    let path = if path.is_empty() || path.ends_with('/') { path + "index.html" } else { path };
    let plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':', '\0']);
    if !path.split('/').all(plain) {
        return None;
    }
    let folder = site.folder.canonicalize().ok()?;
    let file = folder.join(path).canonicalize().ok()?;
    (file.starts_with(&folder) && file.is_file()).then_some(file)
}

/// Undoes `%20` and the like; nothing when what comes out is no text.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
                (digit(rest.next())? * 16 + digit(rest.next())?) as u8
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

fn with_head_script(site: &Site, html: Vec<u8>) -> Vec<u8> {
    let Some(script) = &site.head_script else { return html };
    let text = String::from_utf8_lossy(&html);
    // A page without a head tag has its head from the first element on.
    let at = text.find("<head>").map(|at| at + "<head>".len());
    let at = at.or_else(|| text.find("<meta")).unwrap_or(0);
    format!("{}<script src=\"{script}\"></script>{}", &text[..at], &text[at..]).into_bytes()
}

fn content(mime: &str, bytes: Bytes, encoding: Encoding, asked: &HeaderMap) -> Response<Body> {
    let mut hash = DefaultHasher::new();
    bytes.hash(&mut hash);
    let tag = format!("\"{:016x}\"", hash.finish());
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let known =
        known.is_some_and(|tags| tags.split(',').any(|known| known.trim().trim_start_matches("W/") == tag));
    let mut response =
        if known { status(StatusCode::NOT_MODIFIED) } else { Response::new(Body::from(bytes)) };
    if encoding == Encoding::Brotli {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    for (name, value) in [(header::CONTENT_TYPE, mime), (header::ETAG, &tag)] {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

fn moved(target: &str) -> Response<Body> {
    let mut response = status(StatusCode::PERMANENT_REDIRECT);
    if let Ok(target) = HeaderValue::from_str(target) {
        response.headers_mut().insert(header::LOCATION, target);
    }
    response
}

fn text(code: StatusCode, words: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(words));
    *response.status_mut() = code;
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(mime::TEXT));
    response
}

fn status(code: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = code;
    response
}
