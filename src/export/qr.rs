//! QR codes as self-contained SVG.

use super::out;
use qrcodegen::{QrCode, QrCodeEcc};

/// The width of the quiet zone around a code, in modules (ISO/IEC 18004, section 6.3.8).
const QUIET: i32 = 4;

/// The size of a module if the picture is shown by itself, in CSS pixels.
const MODULE: u32 = 8;

/// The QR code of a text, black on white, with an error correction of level M or higher (about 15 % of the code may be
/// unreadable). None if the text is too long for the largest code.
///
/// The text is encoded in byte mode, because links have lower-case letters, which the shorter alphanumeric mode lacks.
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

/// Appends the dark modules as runs in rows, which needs about half as much text as single modules.
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
