//! LaTeX, which compiles the forms for books in the native tests.

use crate::debian;
use crate::project::find_program;
use crate::run::{command, output};
use anyhow::Result;

/// The Debian packages that bring it. `chessboard`, `skak` and `xskak` are in the games; they want `xifthen` (extra) and
/// `lambda` (generic), and what those packages bring along. Poppler reads the result.
const PACKAGES: [&str; 4] =
    ["texlive-games", "texlive-latex-extra", "texlive-plain-generic", "poppler-utils"];

/// Files of each of the packages.
const FILES: [&str; 5] = ["chessboard.sty", "xskak.sty", "skak.sty", "xifthen.sty", "lambda.sty"];

/// Installs what lacks where this program may; elsewhere the tests say that they were skipped.
///
/// # Errors
///
/// A sentence that names the packages, when they cannot be installed.
pub(crate) fn need() -> Result<()> {
    if is_here() || !debian::can_install() {
        return Ok(());
    }
    debian::install(&PACKAGES, "LaTeX")
}

fn is_here() -> bool {
    ["pdflatex", "pdftotext"].into_iter().all(|program| find_program(&[program]).is_some())
        && FILES.into_iter().all(|file| output(command("kpsewhich", &[file])).is_some())
}
