//! Writes the page as it stands before the program comes, for the build to put into the document: `body.html` and
//! `templates.html`, into the folder that the command line names.

use std::io::Error;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Error> {
    let folder = env::args_os().nth(1).map(PathBuf::from).unwrap_or_default();
    fs::write(folder.join("body.html"), forsyth::app::render())?;
    fs::write(folder.join("templates.html"), forsyth::app::crash::render())
}
