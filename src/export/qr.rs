//! QR codes: a text that a camera reads, as self-contained SVG.

use super::out;
use qrcodegen::{QrCode, QrCodeEcc};

/// The empty modules that the standard wants around a code (ISO/IEC 18004, section 6.3.8).
const QUIET: i32 = 4;

/// How large a module is drawn where the picture is shown by itself, in CSS pixels.
const MODULE: u32 = 8;

/// The code of a text, black on white whatever is around it, with at least the error correction M: a seventh of it may
/// be unreadable. None if the text is too long for the largest code.
///
/// The text stands in it as bytes: a link has small letters, for which there is no narrower mode.
pub fn qr_svg(content: &str, title: &str) -> Option<String> {
    let code = QrCode::encode_binary(content.as_bytes(), QrCodeEcc::Medium).ok()?;
    let side = code.size().saturating_add(2 * QUIET).unsigned_abs();
    let mut text = String::with_capacity(8_192);
    text.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    out::number(&mut text, side);
    text.push(' ');
    out::number(&mut text, side);
    for name in ["\" width=\"", "\" height=\""] {
        text.push_str(name);
        out::number(&mut text, side * MODULE);
    }
    text.push_str("\" shape-rendering=\"crispEdges\">\n<title>");
    out::xml(&mut text, title);
    text.push_str("</title>\n<path fill=\"#fff\" d=\"M0 0h");
    out::number(&mut text, side);
    text.push('v');
    out::number(&mut text, side);
    text.push_str("H0z\"/>\n<path d=\"");
    modules(&mut text, &code);
    text.push_str("\"/>\n</svg>\n");
    Some(text)
}

/// The dark modules, each row as its runs: there are half as many of them.
fn modules(text: &mut String, code: &QrCode) {
    for row in 0..code.size() {
        let mut column = 0;
        while column < code.size() {
            let start = column;
            while code.get_module(column, row) {
                column += 1;
            }
            if column > start {
                text.push('M');
                out::number(text, (start + QUIET).unsigned_abs());
                text.push(' ');
                out::number(text, (row + QUIET).unsigned_abs());
                text.push('h');
                out::number(text, (column - start).unsigned_abs());
                text.push_str("v1h-");
                out::number(text, (column - start).unsigned_abs());
                text.push('z');
            }
            column += 1;
        }
    }
}
