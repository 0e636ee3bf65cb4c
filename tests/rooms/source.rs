//! Which source file imports from which.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

/// For each file those from which it imports. Names of files are relative to `src`.
pub(crate) type Imports = BTreeMap<String, BTreeSet<String>>;

/// A path of names, such as `crate::notation::Fault` (`crate` is left out).
type Names = Vec<String>;

struct Module {
    file: String,
    /// The names that `use` declarations bring in (`*` for all names of a module), with their paths; without one if
    /// they come from another crate.
    names: Vec<(String, Option<Names>)>,
    /// All other paths.
    paths: Vec<Names>,
}

/// The texts of all files below `src`.
pub(crate) fn read_sources() -> io::Result<BTreeMap<String, String>> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut texts = BTreeMap::new();
    let mut folders = vec![src.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let file = path.strip_prefix(&src).unwrap_or(&path).to_string_lossy();
                texts.insert(file.replace('\\', "/"), fs::read_to_string(&path)?);
            }
        }
    }
    Ok(texts)
}

/// The directory of `src` in which a file lies.
pub(crate) fn room(file: &str) -> &str {
    file.split(['/', '.']).next().unwrap_or_default()
}

/// What each file imports. A name that is only re-exported (`pub use`) is not imported by the file that does so, but by
/// the file that takes it from there.
pub(crate) fn imports(texts: &BTreeMap<String, String>) -> Imports {
    let path = |file: &str| -> Names {
        let path = file.trim_end_matches(".rs");
        path.strip_suffix("/mod").unwrap_or(path).split('/').map(str::to_owned).collect()
    };
    let paths: BTreeSet<Names> = texts.keys().map(|file| path(file)).collect();
    let modules: BTreeMap<Names, Module> =
        texts.iter().map(|(file, text)| (path(file), parse(file, text, &path(file), &paths))).collect();
    let imported = |module: &Module| {
        let files = module.paths.iter().flat_map(|path| definitions(path, &modules, 0));
        files.filter(|file| *file != module.file).map(str::to_owned).collect()
    };
    modules.values().map(|module| (module.file.clone(), imported(module))).collect()
}

/// The files that define what a path names. Re-exports are followed; several files are possible only for `*`.
fn definitions<'a>(path: &[String], modules: &'a BTreeMap<Names, Module>, depth: usize) -> BTreeSet<&'a str> {
    assert!(depth < 20, "an import that leads back to itself: {path:?}");
    let length = (1..=path.len()).rev().find(|length| modules.contains_key(&path[..*length]));
    let Some(length) = length else { return BTreeSet::new() };
    let module = &modules[&path[..length]];
    let follow = |(name, target): &'a (String, Option<Names>)| {
        let Some(target) = target else { return BTreeSet::new() };
        let rest = if name == "*" { &path[length..] } else { &path[length + 1..] };
        definitions(&[target, rest].concat(), modules, depth + 1)
    };
    match path.get(length).map(String::as_str) {
        None => [&*module.file].into(),
        Some("*") => module.names.iter().flat_map(follow).chain([&*module.file]).collect(),
        Some(name) => {
            let named = module.names.iter().find(|(other, _)| other == name);
            named.map_or_else(|| [&*module.file].into(), follow)
        }
    }
}

/// Splits a text into `use` declarations and other paths, each from the root of the crate.
fn parse(file: &str, text: &str, module: &[String], modules: &BTreeSet<Names>) -> Module {
    let tokens = tokens(text);
    let mut parsed = Module { file: file.to_owned(), names: Vec::new(), paths: Vec::new() };
    let (mut uses, mut rest) = (Vec::new(), BTreeSet::new());
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at] == "use" {
            let end = tokens[at..].iter().position(|token| *token == ";");
            // A source that compiles ends its declarations.
            let length = end.unwrap_or(tokens.len() - at);
            let is_public = at > 0 && matches!(tokens[at - 1], "pub" | ")");
            uses.extend(use_tree(&tokens[at + 1..at + length]).into_iter().map(|path| (path, is_public)));
            at += length;
        } else {
            rest.insert(tokens[at].split("::").next().unwrap_or_default());
            if tokens[at].contains("::") {
                parsed.paths.extend(absolute(&names(tokens[at]), module, modules));
            }
        }
        at += 1;
    }
    for (mut path, is_public) in uses {
        let name = path.last().cloned().unwrap_or_default();
        path.truncate(path.iter().position(|name| name == "as").unwrap_or(path.len()));
        let path = absolute(&path, module, modules);
        if !is_public || rest.contains(&*name) {
            parsed.paths.extend(path.clone());
        }
        parsed.names.push((name, path));
    }
    parsed
}

/// A path from the root of the crate; none if it leads into another crate or begins with a name of the file itself.
fn absolute(path: &[String], module: &[String], modules: &BTreeSet<Names>) -> Option<Names> {
    let ups = path.iter().take_while(|name| *name == "super").count();
    match path.first()?.as_str() {
        "crate" => Some(path[1..].to_vec()),
        "super" => Some([&module[..module.len().checked_sub(ups)?], &path[ups..]].concat()),
        "self" => Some([module, &path[1..]].concat()),
        first if modules.contains(&[module, &[first.to_owned()]].concat()) => Some([module, path].concat()),
        _ => None,
    }
}

/// The paths of a `use` declaration: `a::{b, c::d as e}` has two, the second one with `as` and `e` at its end.
fn use_tree(tokens: &[&str]) -> Vec<Names> {
    let open = tokens.iter().position(|token| *token == "{");
    let prefix: Names =
        tokens[..open.unwrap_or(tokens.len())].iter().flat_map(|token| names(token)).collect();
    let Some(open) = open else { return vec![prefix] };
    let mut depth = 0;
    let parts = tokens[open + 1..tokens.len() - 1].split(|token| {
        depth += i32::from(*token == "{") - i32::from(*token == "}");
        depth == 0 && *token == ","
    });
    let paths = parts.filter(|part| !part.is_empty()).flat_map(use_tree);
    // `a::{self}` is `a`.
    paths
        .map(|path| prefix.iter().cloned().chain(path.into_iter().filter(|name| name != "self")).collect())
        .collect()
}

fn names(path: &str) -> Names {
    path.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// The paths (of one or more names) and the single other characters of a text, without comments, literals and the
/// module of tests at its end.
fn tokens(text: &str) -> Vec<&str> {
    let is_of_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let mut rest = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        if let Some(length) = literal_or_comment(rest) {
            rest = rest.get(length..).unwrap_or_default();
            continue;
        }
        let path = rest.find(|c| !is_of_path(c)).unwrap_or(rest.len());
        let (token, behind) = rest.split_at(path.max(first.len_utf8()));
        if !first.is_whitespace() {
            // One colon stands before a type.
            tokens.push(if token.ends_with("::") { token } else { token.trim_end_matches(':') });
        }
        rest = behind;
    }
    tokens
}

/// The length of the literal or comment at the beginning of a text.
fn literal_or_comment(text: &str) -> Option<usize> {
    let through = |open: &str, close: &str| {
        let inside = text.strip_prefix(open)?;
        Some(open.len() + inside.find(close)? + close.len())
    };
    let mut characters = text.char_indices().map(|(at, character)| (at + 1, character));
    match characters.next()? {
        (_, '"') => {
            while let Some((end, character)) = characters.next() {
                match character {
                    '"' => return Some(end),
                    '\\' => drop(characters.next()),
                    _ => {}
                }
            }
            None
        }
        // Without a closing quote it is a lifetime.
        (_, '\'') if text.starts_with("'\\") => text[3..].find('\'').map(|length| length + 4),
        (_, '\'') => characters.nth(1).filter(|(_, character)| *character == '\'').map(|(end, _)| end),
        _ if text.starts_with("//") => text.find('\n').or(Some(text.len())),
        _ => through("r#\"", "\"#").or_else(|| through("r\"", "\"")),
    }
}
