//! The order of the rooms (the directories of `src`) and of the files in them.
//!
//! A file imports only what stands below it, so no two files and no two rooms import each other, directly or through
//! others. The sources are read as text by `source`, which follows a re-exported name to the file that defines it.

#![allow(clippy::expect_used, reason = "a test may panic")]

mod source;

use std::collections::BTreeSet;

use source::{Imports, imports, read_sources, room};

/// The rooms from the lowest to the highest. A room imports only rooms that are listed before it.
const ROOMS: [&str; 14] = [
    "library",
    "position",
    "notation",
    "marks",
    "legality",
    "play",
    "import",
    "export",
    "vision",
    "editor",
    "i18n",
    "view",
    "embed_page",
    "app",
];

/// The rooms whose files are in order, too.
const ORDERED: [&str; 14] = [
    "library", "position", "notation", "marks", "legality", "play", "import", "export", "vision", "editor",
    "i18n", "view", "embed", "app",
];

#[test]
fn a_room_imports_only_rooms_below_it() {
    let height = |room: &str| ROOMS.iter().position(|name| *name == room);
    let mut wrong = Vec::new();
    for (file, imported) in &imports(&read_sources().unwrap()) {
        for other in imported {
            if let (Some(own), Some(other_height)) = (height(room(file)), height(room(other)))
                && other_height > own
            {
                wrong.push(format!("{file} imports {other}"));
            }
        }
    }
    assert!(wrong.is_empty(), "rooms import what stands above them:\n{}", wrong.join("\n"));
}

#[test]
fn no_two_files_of_a_room_import_each_other() {
    let imports = imports(&read_sources().unwrap());
    let mut found = Vec::new();
    for name in ORDERED {
        let files: Imports = imports.clone().into_iter().filter(|(file, _)| room(file) == name).collect();
        assert!(!files.is_empty(), "src/{name} has no files");
        found.extend(cycles(&files));
    }
    assert!(found.is_empty(), "files import each other:\n{}", found.join("\n"));
}

#[test]
fn the_store_of_the_page_knows_no_component() {
    let is_of = |file: &str, folders: &[&str]| folders.iter().any(|folder| file.starts_with(folder));
    let mut checked = 0;
    for (file, imported) in imports(&read_sources().unwrap()) {
        if is_of(&file, &["app/store/", "app/browser/"]) {
            let below: &[&str] = if is_of(&file, &["app/store/"]) {
                &["app/store/", "app/browser/"]
            } else {
                &["app/browser/"]
            };
            let above: Vec<_> =
                imported.iter().filter(|other| room(other) == "app" && !is_of(other, below)).collect();
            assert!(above.is_empty(), "{file} imports {above:?}");
            checked += 1;
        }
    }
    assert!(checked > 20, "the store and the browser have moved");
}

#[test]
fn a_cycle_is_found_however_it_is_written() {
    let cycles_of = |whole: &str, one: &str, two: &str| {
        let texts = [("a/mod.rs", whole), ("a/one.rs", one), ("a/two.rs", two)];
        cycles(&imports(&texts.map(|(file, text)| (file.to_owned(), text.to_owned())).into()))
    };
    let whole = "mod one;\nmod two;\npub use one::{self, One};\npub use two::*;";
    let one = "use super::two::Two;\npub struct One(Two);";
    for harmless in [
        "// use crate::a::One;",
        "const TEXT: &str = \"use crate::a::One;\";",
        "use crate::b::One;",
        "#[cfg(test)]\nmod tests { use super::super::One; }",
    ] {
        assert_eq!(cycles_of(whole, one, harmless), [""; 0], "{harmless}");
    }
    for back in [
        "use crate::a::One;",
        "use super::{one::{One as Other}};",
        "use super::one;",
        "pub use super::One as Other;\nfn other(_: Other) {}",
        "fn f(_: super::one::One) {}",
        "const BRACE: char = '}'; impl From<crate::a::One> for Two {}",
    ] {
        assert_eq!(cycles_of(whole, one, back).len(), 2, "{back}");
    }
    // What a `mod.rs` defines stands above or below its children, not both.
    let whole = "mod one;\nuse one::help;\npub struct Whole;\nfn f() { help() }";
    assert_eq!(cycles_of(whole, "use super::Whole;\npub fn help() {}", "").len(), 2);
}

/// The files that lie on cycles or between two cycles, each with those among them that it imports.
fn cycles(imports: &Imports) -> Vec<String> {
    let mut left = imports.clone();
    loop {
        let imported: BTreeSet<String> = left.values().flatten().cloned().collect();
        let files: BTreeSet<String> = left.keys().cloned().collect();
        for others in left.values_mut() {
            others.retain(|other| files.contains(other));
        }
        left.retain(|file, others| !others.is_empty() && imported.contains(file));
        if left.len() == files.len() {
            return left.iter().map(|(file, others)| format!("  {file} -> {others:?}")).collect();
        }
    }
}
