//! The pages that are measured side by side, each behind the same server and in brotli.

use crate::hosting::CONTENT_SECURITY_POLICY;
use crate::project;
use crate::release::{self, Variant};
use crate::server::{Server, Site};
use crate::{copies, sprite, stamp, tools};
use anyhow::{Context, Result};
use forsyth::position::{Color, File, Position, Rank, Role, Square, piece_name};
use std::path::{Path, PathBuf};
use xshell::cmd;

/// What people would build such an editor of. Moves with nothing here.
const LIBRARIES: [&str; 2] = ["chessground@9.2.1", "chessops@0.15.1"];

/// For pages that write markup from texts.
const LOOSE_POLICY: &str = "default-src 'self' data:; style-src 'self' 'unsafe-inline'";

/// One of the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The page as it is shipped.
    Ours,
    /// A bare board and a box, with the least script that keeps them together.
    Floor,
    /// The same made of a library.
    Library,
}

/// The pages while they are served.
pub(super) struct Pages {
    shipped: PathBuf,
    servers: [Server; 3],
    bench: Server,
}

impl Pages {
    /// Builds what is not built yet, and serves it.
    pub(super) fn make() -> Result<Self> {
        release::build_if_stale(Variant::Shipped)?;
        release::build_if_stale(Variant::Bench)?;
        let (floor, library) = (floor()?, library()?);
        let serve = |name: &str, made: &Path, policy: &str| {
            let folder = packed(name, made)?;
            Site::new(&folder)
                .compressed()
                .policy(policy)
                .start()
                .with_context(|| format!("{} cannot be served", folder.display()))
        };
        let shipped = Variant::Shipped.folder();
        let strict = CONTENT_SECURITY_POLICY;
        Ok(Self {
            servers: [
                serve("ours", &shipped, strict)?,
                serve("floor", &floor, LOOSE_POLICY)?,
                serve("library", &library, LOOSE_POLICY)?,
            ],
            bench: serve("bench", &Variant::Bench.folder(), strict)?,
            shipped,
        })
    }

    /// The folder of the page as it is shipped.
    pub(super) fn shipped(&self) -> &Path {
        &self.shipped
    }

    /// The address of a page.
    pub(super) fn url(&self, kind: Kind) -> String {
        self.servers[kind as usize].url()
    }

    /// The address of the page that can be told to read and write many positions at once.
    pub(super) fn bench_url(&self) -> String {
        self.bench.url()
    }
}

fn folder(name: &str) -> PathBuf {
    project::target().join("bench").join(name)
}

/// A copy of a page that nobody changes while it is measured, each file with its brotli beside it.
fn packed(name: &str, made: &Path) -> Result<PathBuf> {
    let folder = folder("served").join(name);
    let (mark_file, mark) = (folder.with_extension("mark"), stamp::of(made, &[""])?);
    if stamp::holds(&mark_file, &mark) {
        return Ok(folder);
    }
    copies::remake(made, &folder, |_, bytes| Ok(Some(bytes)))?;
    copies::write(&folder)?;
    stamp::write(&mark_file, &mark)?;
    Ok(folder)
}

fn floor() -> Result<PathBuf> {
    let picture = |name: &str| format!("<svg viewBox=\"0 0 40 40\"><use href=\"#{name}\"></use></svg>");
    let mut squares = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        for file in File::ALL {
            let square = Square::from_coords(file, rank);
            let shade = if square.is_light() { "light" } else { "dark" };
            let piece = Position::START.piece_at(square).map(piece_name);
            let held = piece.map(|name| format!(" data-piece=\"{name}\"")).unwrap_or_default();
            let art = piece.map(picture).unwrap_or_default();
            squares += &format!("<div class=\"square {shade}\" data-square=\"{square}\"{held}>{art}</div>\n");
        }
    }
    let spare = |piece| {
        format!("<button data-spare=\"{0}\">{1}</button>\n", piece_name(piece), picture(piece_name(piece)))
    };
    let spares: String =
        Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| spare(role.of(color)))).collect();
    let html = include_str!("floor/index.html")
        .replace("{sprite}", &sprite::pieces()?)
        .replace("{squares}", &squares)
        .replace("{spares}", &spares);
    let folder = folder("floor");
    stamp::write(&folder.join("index.html"), &html)?;
    stamp::write(&folder.join("floor.css"), include_str!("floor/floor.css"))?;
    stamp::write(&folder.join("floor.js"), include_str!("floor/floor.js"))?;
    Ok(folder)
}

/// Installs the library beside the page that is made of it, where it is not yet, and puts the page together as its
/// authors would: one script, one style.
fn library() -> Result<PathBuf> {
    let (source, folder) = (folder("chessground"), folder("chessground/dist"));
    tools::need_npm(&source, &LIBRARIES)?;
    let [script, style] = ["page.js", "page.css"].map(|name| source.join(name));
    stamp::write(&script, include_str!("chessground/page.js"))?;
    let mut css = String::new();
    for name in ["base", "brown", "cburnett"] {
        css += &format!("@import \"./node_modules/chessground/assets/chessground.{name}.css\";\n");
    }
    stamp::write(&style, &(css + include_str!("chessground/page.css")))?;
    stamp::write(&folder.join("index.html"), include_str!("chessground/index.html"))?;
    let options = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--log-level=warning"];
    let sh = project::shell()?;
    cmd!(sh, "esbuild {options...} {script} {style} --outdir={folder}").run()?;
    Ok(folder)
}
