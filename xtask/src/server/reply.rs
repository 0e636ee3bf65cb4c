//! One request, one answer.

use super::{REPORT_PATH, Site};
use crate::hosting::{CONTENT_SECURITY_POLICY, FRAMED_BY_ALL, FRAMED_BY_NOBODY, HEADERS};
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_LENGTH, CONTENT_SECURITY_POLICY as POLICY, CONTENT_TYPE, ETAG, LAST_MODIFIED,
};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use percent_encoding::percent_decode_str;
use std::path::Path;
use std::sync::{Arc, PoisonError};
use tower_http::services::ServeDir;

/// Longer bodies than this are neither reports nor pages.
const BODY_LIMIT: usize = 1024 * 1024;

/// Answers with a file, a route or a redirection, and the headers of a careful host.
pub(super) async fn reply(State(site): State<Arc<Site>>, request: Request) -> Response {
    let path = request.uri().path().to_owned();
    let embeds = request.uri().query().is_some_and(asks_to_embed);
    if site.collects {
        site.requests.lock().unwrap_or_else(PoisonError::into_inner).push(path.clone());
    }
    if let Some(gate) = site.releasing.get(&path) {
        gate.notify_one();
    }
    if let Some(gate) = site.held.get(&path) {
        gate.notified().await;
    }
    let mut response = if let Some((mime, bytes)) = site.routes.get(&path) {
        ([(CONTENT_TYPE, mime.clone())], bytes.clone()).into_response()
    } else if site.collects && path == REPORT_PATH && request.method() == Method::POST {
        keep_report(&site, request.into_body()).await.into_response()
    } else if site.base.strip_suffix('/') == Some(&path) && !path.is_empty() {
        Redirect::permanent(&site.base).into_response()
    } else {
        file(&site, &path, request).await.unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        if let Ok(name) = HeaderName::try_from(name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    }
    headers.insert(POLICY, policy(&site, embeds));
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

async fn keep_report(site: &Site, body: Body) -> StatusCode {
    if let Ok(bytes) = to_bytes(body, BODY_LIMIT).await {
        let report = String::from_utf8_lossy(&bytes).into_owned();
        site.reports.lock().unwrap_or_else(PoisonError::into_inner).push(report);
    }
    StatusCode::NO_CONTENT
}

/// The file for a path below the base, if there is one that everybody may see.
async fn file(site: &Site, path: &str, mut request: Request) -> Option<Response> {
    let path = path.strip_prefix(&site.base)?;
    if !is_public(&site.folder, path) {
        return None;
    }
    *request.uri_mut() = Uri::try_from(format!("/{path}")).ok()?;
    let mut folder = ServeDir::new(&site.folder).redirect_to_trailing_slash(false);
    if site.compressed {
        folder = folder.precompressed_br();
    }
    let response = folder.try_call(request).await.ok()?.map(Body::new);
    match &site.head_script {
        Some(script) if response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "text/html") => {
            Some(with_head_script(response, script).await)
        }
        _ => Some(response),
    }
}

/// Whether a path leads to something in the folder, not by a link out of it, and not hidden.
fn is_public(folder: &Path, path: &str) -> bool {
    let found = || {
        let path = percent_decode_str(path).decode_utf8().ok()?;
        let folder = folder.canonicalize().ok()?;
        let file = folder.join(path.trim_start_matches('/')).canonicalize().ok()?;
        Some(file.strip_prefix(&folder).ok()?.to_path_buf())
    };
    found().is_some_and(|file| file.iter().all(|part| !part.as_encoded_bytes().starts_with(b".")))
}

async fn with_head_script(response: Response, script: &str) -> Response {
    let (mut parts, body) = response.into_parts();
    let html = to_bytes(body, BODY_LIMIT).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&html);
    // A page without a head tag has its head from the first element on.
    let at = text.find("<head>").map(|at| at + "<head>".len());
    let at = at.or_else(|| text.find("<meta")).unwrap_or(0);
    // They are those of the file.
    for name in [CONTENT_LENGTH, ETAG, LAST_MODIFIED] {
        parts.headers.remove(name);
    }
    let page = format!("{}<script src=\"{script}\"></script>{}", &text[..at], &text[at..]);
    Response::from_parts(parts, Body::from(page))
}
