//! Generates the messages of all languages out of `locale/`: a language that lacks a message, or has one too many, does not
//! compile.

use std::env;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

/// The stack of the program in the browser, in bytes. Nothing here calls itself deeper the longer a text is, and a megabyte,
/// which is what is usual, would be most of the memory that the page has.
const STACK: u32 = 256 * 1024;

/// Writes the type `Messages` and the compiled messages of each language, for `src/i18n`.
fn main() -> Result<(), Box<dyn Error>> {
    if env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo:rustc-link-arg-bins=-zstack-size={STACK}");
    }
    let locale = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("locale");
    println!("cargo:rerun-if-changed={}", locale.display());
    let catalogues = messages::read(&locale).map_err(|errors| format!("\n{}\n", errors.join("\n")))?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let (program, documents) = catalogues[0].split();
    for other in &catalogues {
        for (name, english) in [("messages", &program), ("documents", &documents)] {
            let file = out.join(format!("{name}-{}.txt", other.language));
            fs::write(file, messages::compile(english, other))?;
        }
    }
    fs::write(out.join("messages.rs"), messages::rust(&program))?;
    fs::write(out.join("delimiters.rs"), messages::delimiters())?;
    fs::write(out.join("languages.rs"), messages::languages(&catalogues))?;
    fs::write(out.join("catalogues.rs"), messages::catalogues(&program, &documents))?;
    Ok(())
}
