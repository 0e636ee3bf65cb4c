//! The three engines, and the words in which they are chosen.

pub use xtask::browsers::{Browser as Engine, CHROMIUM_ARGUMENTS, chromium_sandbox};

/// Reads a comma-separated list of names, as in `FORSYTH_BROWSERS`.
///
/// # Errors
/// A sentence about the first name that is no engine, or about a list without any.
pub fn list(names: &str) -> Result<Vec<Engine>, String> {
    let mut engines = Vec::new();
    for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let engine = name.parse().map_err(|error| format!("{error}"))?;
        if !engines.contains(&engine) {
            engines.push(engine);
        }
    }
    if engines.is_empty() { Err("no browser is named".to_owned()) } else { Ok(engines) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_chosen_by_name() {
        assert_eq!(list("webkit, chromium,webkit"), Ok(vec![Engine::WebKit, Engine::Chromium]));
        assert!(list("chromium,opera").is_err());
        assert!(list(" , ").is_err());
    }
}
