//! A mark that says from what contents something was made, so that it is made again only when they differ.

use anyhow::{Context, Result};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

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

/// Every file at or under `path`, in order; none when it does not exist.
///
/// # Errors
///
/// When a folder that is there cannot be read.
pub fn files(path: &Path) -> Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    if !path.is_dir() {
        return Ok(Vec::new());
    }
    let unreadable = || format!("{} cannot be read", path.display());
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).with_context(unreadable)? {
        entries.push(entry.with_context(unreadable)?.path());
    }
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        found.extend(files(&entry)?);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn another_content_another_name_or_another_file_makes_another_mark() {
        let folder = env::temp_dir().join(format!("forsyth-stamp-{}", std::process::id()));
        fs::create_dir_all(folder.join("a/b")).unwrap();
        fs::write(folder.join("a/b/one"), "1").unwrap();
        let mut marks = vec![of(&folder, &["a", "missing"]).unwrap()];
        assert_eq!(marks[0], of(&folder, &["a", "missing"]).unwrap());
        fs::write(folder.join("a/b/one"), "2").unwrap();
        marks.push(of(&folder, &["a"]).unwrap());
        fs::rename(folder.join("a/b/one"), folder.join("a/b/two")).unwrap();
        marks.push(of(&folder, &["a"]).unwrap());
        fs::write(folder.join("a/three"), "").unwrap();
        marks.push(of(&folder, &["a"]).unwrap());
        marks.sort();
        marks.dedup();
        assert_eq!(marks.len(), 4);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_mark_holds_until_it_is_another() {
        let file = env::temp_dir().join(format!("forsyth-mark-{}", std::process::id()));
        assert!(!holds(&file, "a"));
        write(&file, "a").unwrap();
        assert!(holds(&file, "a") && !holds(&file, "b"));
        fs::remove_file(&file).unwrap();
    }
}
