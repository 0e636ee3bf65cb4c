//! Makes the tables of words out of `locale/`: a language that lacks a word, or has one too many, does not compile.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use words::{LANGUAGES, TABLES};

/// The stack of each program of the page, in bytes. Nothing here calls itself deeper the longer a text is, and a megabyte,
/// which is what is usual, would be most of the memory that the page has.
const STACK: u32 = 256 * 1024;

fn main() -> Result<(), Box<dyn Error>> {
    if env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo:rustc-link-arg-bins=-zstack-size={STACK}");
    }
    let locale = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("locale");
    println!("cargo:rerun-if-changed={}", locale.display());
    let catalogues = words::read(&locale).map_err(|faults| format!("\n{}\n", faults.join("\n")))?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let english = &catalogues[0];
    for table in TABLES {
        fs::write(out.join(format!("{table}.rs")), words::rust(english, table))?;
        for (language, catalogue) in LANGUAGES.iter().zip(&catalogues) {
            fs::write(out.join(format!("{table}.{language}.txt")), words::data(english, catalogue, table))?;
        }
    }
    fs::write(out.join("marks.rs"), words::marks())?;
    fs::write(out.join("built.rs"), words::list())?;
    generate_messages(&locale, &out)
}

/// The type `Messages` and the compiled messages of each language, for `src/i18n`.
fn generate_messages(locale: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let catalogues = messages::read(locale).map_err(|errors| format!("\n{}\n", errors.join("\n")))?;
    let english = &catalogues[0];
    for other in &catalogues {
        let file = out.join(format!("messages-{}.txt", other.language));
        fs::write(file, messages::compile(english, other))?;
    }
    fs::write(out.join("messages.rs"), messages::rust(english))?;
    fs::write(out.join("delimiters.rs"), messages::delimiters())?;
    fs::write(out.join("languages.rs"), messages::languages(&catalogues))?;
    fs::write(out.join("catalogues.rs"), messages::catalogues(english))?;
    Ok(())
}
