//! LaTeX, which compiles the forms for books in the native tests.

use crate::debian;
use crate::project::{answer, find_program, shell};
use anyhow::Result;
use xshell::cmd;

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
    let sh = shell()?;
    let has_programs =
        ["pdflatex", "pdftotext"].into_iter().all(|program| find_program(&[program]).is_some());
    let has_files = || FILES.into_iter().all(|file| answer(cmd!(sh, "kpsewhich {file}")).is_some());
    if has_programs && has_files() || !debian::can_install() {
        return Ok(());
    }
    debian::install(&PACKAGES, "LaTeX")
}
