//! Compressed copies beside the files of a finished build, for hosts that send what lies there instead of compressing at
//! each request: `boot.js.br` and `boot.js.gz` beside `boot.js`. Pictures of pixels, which are compressed already, have none.

use crate::stamp;
use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// How the names of copies end: brotli, gzip.
const ENDINGS: [&str; 2] = ["br", "gz"];

/// How a WebAssembly module begins.
const MODULE: &[u8] = b"\0asm";

/// What hosts read themselves and never send.
pub const UNSENT: &str = "_headers";

/// Every file of a build that a page can ask for: without the copies and without what is for the host alone.
///
/// # Errors
///
/// When a folder cannot be read.
pub fn originals(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = stamp::files(folder)?;
    files.retain(|file| !is_copy(file) && file.file_name().is_none_or(|name| name != UNSENT));
    Ok(files)
}

/// Puts the originals of one folder into another, which holds nothing else then: each as `remade` makes it of its name and
/// its bytes, and none that it leaves out.
///
/// # Errors
///
/// When a file cannot be read, remade or written.
pub fn remake(
    from: &Path,
    to: &Path,
    remade: impl Fn(&Path, Vec<u8>) -> Result<Option<Vec<u8>>>,
) -> Result<()> {
    let _ = fs::remove_dir_all(to);
    for file in originals(from)? {
        let name = file.strip_prefix(from).unwrap_or(&file);
        let bytes = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        let Some(bytes) = remade(name, bytes).with_context(|| file.display().to_string())? else { continue };
        let path = to.join(name);
        let unwritten = || format!("{} cannot be written", path.display());
        fs::create_dir_all(path.parent().unwrap_or(to)).with_context(unwritten)?;
        fs::write(&path, bytes).with_context(unwritten)?;
    }
    Ok(())
}

fn is_copy(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known))
}

/// Writes the copies. The same files have the same copies, whenever and wherever they are made.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn write(folder: &Path) -> Result<()> {
    for file in
        originals(folder)?.into_iter().filter(|file| file.extension().is_none_or(|kind| kind != "png"))
    {
        let bytes = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
        for (ending, copy) in [(ENDINGS[0], brotli(&bytes)?), (ENDINGS[1], gzip(&bytes)?)] {
            let name = beside(&file, ending);
            if copy.len() < bytes.len() {
                fs::write(&name, copy).with_context(|| format!("{} cannot be written", name.display()))?;
            }
        }
    }
    Ok(())
}

/// What a host sends of a file: as it is, by gzip, and by brotli, in bytes.
///
/// # Errors
///
/// When the file or a copy cannot be read.
pub fn weigh(file: &Path) -> Result<(usize, usize, usize)> {
    let length = |path: &Path| fs::metadata(path).map(|about| about.len() as usize);
    let raw = length(file).with_context(|| format!("{} cannot be read", file.display()))?;
    // What has no copy is sent as it is.
    let [brotli, gzip] = ENDINGS.map(|ending| length(&beside(file, ending)).unwrap_or(raw));
    Ok((raw, gzip, brotli))
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    Ok(gzip.finish()?)
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut params = BrotliEncoderParams::default();
    if bytes.starts_with(MODULE) {
        // What comes next in a module depends on the upper bits of the byte before (RFC 7932, 7.1: MSB6): a hundredth less.
        params.mode = BrotliEncoderMode::BROTLI_FORCE_MSB_PRIOR;
    }
    let mut brotli = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut brotli, &params)?;
    Ok(brotli)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::env;
    use std::io::Read;

    #[test]
    fn copies_hold_the_same_and_are_no_files_of_the_page() {
        let folder = env::temp_dir().join(format!("forsyth-copies-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let text = "a position that need not be legal ".repeat(100);
        let page = folder.join("index.html");
        fs::write(&page, &text).unwrap();
        fs::write(folder.join("noise.png"), "x").unwrap();
        fs::write(folder.join(UNSENT), "/*").unwrap();
        write(&folder).unwrap();
        let first = fs::read(beside(&page, "gz")).unwrap();
        write(&folder).unwrap();
        assert_eq!(fs::read(beside(&page, "gz")).unwrap(), first, "the same again");
        assert_eq!(originals(&folder).unwrap(), [page.clone(), folder.join("noise.png")]);
        let mut unpacked = String::new();
        GzDecoder::new(&*first).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, text);
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &*fs::read(beside(&page, "br")).unwrap(), &mut unpacked).unwrap();
        assert_eq!(unpacked, text.as_bytes());
        let (raw, gzip, brotli) = weigh(&page).unwrap();
        assert!(brotli < gzip && gzip < raw);
        assert_eq!(weigh(&folder.join("noise.png")).unwrap(), (1, 1, 1), "what does not shrink");
        fs::remove_dir_all(&folder).unwrap();
    }
}
