//! A mark that says from what contents something was made, so that it is made again only when they differ.

use anyhow::{Context, Result};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// A number for the names and contents of everything under `paths`. A path that is missing counts as such.
///
/// # Errors
///
/// When a file that is there cannot be read.
pub fn of(root: &Path, paths: &[&str]) -> Result<String> {
    let mut hash = DefaultHasher::new();
    for path in paths {
        for file in files(&root.join(path))? {
            let bytes = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
            file.strip_prefix(root).unwrap_or(&file).hash(&mut hash);
            bytes.hash(&mut hash);
        }
    }
    Ok(format!("{:016x}", hash.finish()))
}

/// Whether `mark` was the last thing written to `file`.
pub fn holds(file: &Path, mark: &str) -> bool {
    fs::read_to_string(file).is_ok_and(|text| text == mark)
}

/// Remembers `mark`.
///
/// # Errors
///
/// When the file cannot be written.
pub fn write(file: &Path, mark: &str) -> Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    fs::write(file, mark).with_context(|| format!("{} cannot be written", file.display()))
}

/// Writes `text`, unless the file holds it.
///
/// # Errors
///
/// When the file cannot be written.
pub fn update(file: &Path, text: &str) -> Result<()> {
    if holds(file, text) { Ok(()) } else { write(file, text) }
}

/// Every file at or under `path`, in order; none when it does not exist.
///
/// # Errors
///
/// When a folder that is there cannot be read.
pub fn files(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let entries = WalkDir::new(path).sort_by_file_name().into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(entries.into_iter().filter(|entry| entry.path().is_file()).map(DirEntry::into_path).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_content_another_name_or_another_file_makes_another_mark() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let mark = || of(folder.path(), &["a", "missing"]).unwrap();
        write(&at("a/b/one"), "1").unwrap();
        let mut marks = vec![mark()];
        assert_eq!(marks[0], mark());
        write(&at("a/b/one"), "2").unwrap();
        marks.push(mark());
        fs::rename(at("a/b/one"), at("a/b/two")).unwrap();
        marks.push(mark());
        write(&at("a/three"), "").unwrap();
        marks.push(mark());
        marks.sort();
        marks.dedup();
        assert_eq!(marks.len(), 4);
        assert!(holds(&at("a/b/two"), "2") && !holds(&at("a/b/two"), "1") && !holds(&at("missing"), ""));
    }
}
