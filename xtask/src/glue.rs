//! No long names between a wasm module and its glue, no sections that only tools read, and an end for a broken program.
//!
//! wasm-bindgen gives each import, and some exports, a name with a hash, which stands in the module and in the glue and which no
//! compression shortens: two kilobytes of brotli each. Nobody else sees these names. What is imported becomes an array, of
//! which the module imports element after element; so the glue has no names for it at all.

use anyhow::{Context, Result, bail};
use std::cmp::Reverse;
use std::collections::HashMap;

/// What a glue exports beside what wasm-bindgen has it export: it ends the program, which is broken. Whatever still calls
/// the program from then on (its listeners, timers, promises) gets nothing and does nothing. `public/broken.js` calls it.
const END: &str = "export function end() { wasm = new Proxy({}, { get: () => () => {} }); }\n";

/// What the glue offers and nobody here calls; the minifier leaves out what is not exported.
const UNCALLED: &str = "initSync, ";

/// What stands around all that the glue has for its module, and before the name of each.
const IMPORTED: &str = "const import0 = {\n        __proto__: null,";
const IMPORTED_END: &str = "\n    };\n";
const IMPORTED_NAME: &str = "\n        __wb";

/// The variable of the glue by which all calls go.
const PROGRAM: &str = "wasm = instance.exports;";

/// The identifiers of sections that mean nothing to the machine, and of those with the imports and the exports (WebAssembly core
/// specification, 5.5.2).
const CUSTOM: u8 = 0;
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
/// The magic number and the version.
const HEADER: usize = 8;

/// The module and its glue with numbers for what the module imports from the glue, and short names for what it exports.
///
/// # Errors
///
/// When the module is no WebAssembly, or when it imports a name that the glue does not have.
pub fn shorten(module: &[u8], glue: &str) -> Result<(Vec<u8>, String)> {
    let mut glue = glue.to_owned();
    let mut short = module.get(..HEADER).context("the module is too short")?.to_vec();
    let mut reader = Reader { bytes: module, place: HEADER };
    while reader.place < module.len() {
        let id = reader.byte()?;
        let length = reader.number()?;
        let content = reader.take(length)?;
        if id == CUSTOM {
            continue;
        }
        let content = match id {
            IMPORTS => imports(content, &mut glue)?,
            EXPORTS => exports(content, &mut glue)?,
            _ => content.to_vec(),
        };
        short.push(id);
        push_number(&mut short, content.len());
        short.extend(content);
    }
    Ok((short, glue))
}

/// The section with a number in the place of each name, and the glue with an array of what is imported.
fn imports(section: &[u8], glue: &mut String) -> Result<Vec<u8>> {
    let mut reader = Reader { bytes: section, place: 0 };
    let count = reader.number()?;
    let mut out = Vec::with_capacity(section.len());
    let mut names = Vec::with_capacity(count);
    push_number(&mut out, count);
    for index in 0..count {
        let module = reader.name()?;
        let name = reader.name()?;
        let start = reader.place;
        match reader.byte()? {
            0 => _ = reader.number()?,
            // Tables, memories and globals: none of wasm-bindgen's modules import one.
            kind => bail!("the import {name} is of kind {kind}, which is not expected here"),
        }
        names.push(name);
        for name in [module, &index.to_string()] {
            push_number(&mut out, name.len());
            out.extend(name.as_bytes());
        }
        out.extend(&section[start..reader.place]);
    }
    *glue = listed(glue, &names)?;
    Ok(out)
}

/// The glue with what it has of these names as an array, in their order, and with nothing of other names.
fn listed(glue: &str, names: &[&str]) -> Result<String> {
    let parts = || {
        let (head, rest) = glue.split_once(IMPORTED)?;
        let (object, tail) = rest.split_once(IMPORTED_END)?;
        Some((head, object, tail))
    };
    let (head, object, tail) = parts().context("the glue has no object of imports where it is looked for")?;
    let values: HashMap<&str, &str> = object
        .split(IMPORTED_NAME)
        .filter_map(|entry| entry.trim_end_matches(',').split_once(": "))
        .collect();
    let mut list = String::with_capacity(glue.len());
    list.extend([head, "const import0 = ["]);
    for name in names {
        let value = name.strip_prefix("__wb").and_then(|rest| values.get(rest));
        list.extend(["\n", value.with_context(|| format!("the glue has no {name}"))?, ","]);
    }
    list.extend(["\n    ];\n", tail]);
    Ok(list)
}

/// The section with wasm-bindgen's own exports renamed, here and in the glue.
fn exports(section: &[u8], glue: &mut String) -> Result<Vec<u8>> {
    let mut reader = Reader { bytes: section, place: 0 };
    let count = reader.number()?;
    let mut out = Vec::with_capacity(section.len());
    let mut renamed = Vec::new();
    push_number(&mut out, count);
    for index in 0..count {
        let name = reader.name()?;
        let start = reader.place;
        reader.byte()?;
        reader.number()?;
        let is_made = name.starts_with("wasm_bindgen_") || name.starts_with("__wb");
        let short = if is_made && glue.contains(name) { format!("e{index}") } else { name.to_owned() };
        push_number(&mut out, short.len());
        out.extend(short.as_bytes());
        out.extend(&section[start..reader.place]);
        if short != name {
            renamed.push((name, short));
        }
    }
    rename(renamed, glue)?;
    Ok(out)
}

/// Renames in the glue.
fn rename(mut renamed: Vec<(&str, String)>, glue: &mut String) -> Result<()> {
    // The longest first: one may be the beginning of another.
    renamed.sort_by_key(|(name, _)| Reverse(name.len()));
    for (name, short) in renamed {
        if !glue.contains(name) {
            bail!("the glue has no {name}");
        }
        *glue = glue.replace(name, &short);
    }
    Ok(())
}

struct Reader<'a> {
    bytes: &'a [u8],
    place: usize,
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Result<u8> {
        Ok(self.take(1)?[0])
    }

    fn take(&mut self, length: usize) -> Result<&'a [u8]> {
        let end = self.place.checked_add(length).context("a length is too large")?;
        let taken = self.bytes.get(self.place..end).context("the module ends too early")?;
        self.place = end;
        Ok(taken)
    }

    /// An unsigned LEB128 number of at most 32 bits.
    fn number(&mut self) -> Result<usize> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7F) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        bail!("a number is too long")
    }

    fn name(&mut self) -> Result<&'a str> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length)?).context("a name is not UTF-8")
    }
}

/// The glue with a way to end its program, and without a second way to start it.
///
/// # Errors
///
/// When the glue keeps its program elsewhere than expected.
pub fn endable(glue: &str) -> Result<String> {
    if glue.matches(PROGRAM).count() != 1 {
        bail!("the glue has no `{PROGRAM}`: how a broken program is ended has to be thought over");
    }
    Ok(glue.replace(UNCALLED, "") + END)
}

fn push_number(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push((number & 0x7F) as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUSTOM_SECTION: &[u8] = b"\0\x03\x01zz";

    /// A module with one type, these imports, and a custom section behind them.
    fn module(names: &[&str]) -> Vec<u8> {
        let mut imports = Vec::new();
        push_number(&mut imports, names.len());
        for name in names {
            for text in ["./x_bg.js", name] {
                push_number(&mut imports, text.len());
                imports.extend(text.as_bytes());
            }
            imports.extend([0, 0]);
        }
        let mut bytes = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02".to_vec();
        push_number(&mut bytes, imports.len());
        bytes.extend(imports);
        bytes.extend(CUSTOM_SECTION);
        bytes
    }

    #[test]
    fn imports_are_the_elements_of_an_array_and_nothing_for_tools_is_left() {
        let glue = "\
function imports() {
    const import0 = {
        __proto__: null,
        __wbg_a_1: function(arg0) {
            // From `A: B`.
            return { a: arg0 };
        },
        __wbg_a_11: function() { return handleError(function (arg0) {
            arg0.a();
        }, arguments); },
        __wbg_uncalled_2: function() {
        },
    };
    return { import0 };
}
";
        let expected = "\
function imports() {
    const import0 = [
function() { return handleError(function (arg0) {
            arg0.a();
        }, arguments); },
function(arg0) {
            // From `A: B`.
            return { a: arg0 };
        },
    ];
    return { import0 };
}
";
        let (module_of_numbers, array) = shorten(&module(&["__wbg_a_11", "__wbg_a_1"]), glue).unwrap();
        assert_eq!(array, expected);
        assert_eq!(module_of_numbers, module(&["0", "1"]).strip_suffix(CUSTOM_SECTION).unwrap());
        assert!(shorten(&module(&["__wbg_b_1"]), glue).is_err(), "the glue lacks the name");
        assert!(shorten(&module(&["__wbg_a_1"]), "const imports = {};").is_err(), "it looks otherwise");
    }

    #[test]
    fn exports_are_short_too() {
        let exports = |names: [&str; 2]| {
            let mut section = vec![2];
            for name in names {
                section.push(name.len() as u8);
                section.extend(name.as_bytes());
                section.extend([0, 1]);
            }
            section
        };
        let mut glue = "wasm.wasm_bindgen_10346409b96d009b___invoke(wasm.memory)".to_owned();
        let long = exports(["memory", "wasm_bindgen_10346409b96d009b___invoke"]);
        assert_eq!(super::exports(&long, &mut glue).unwrap(), exports(["memory", "e1"]));
        assert_eq!(glue, "wasm.e1(wasm.memory)");
    }

    #[test]
    fn a_glue_that_keeps_its_program_elsewhere_is_refused() {
        let glue = |exports| format!("let wasm;\nwasm = instance.exports;\nexport {{ {exports} }};\n");
        let expected = glue("__wbg_init as default") + END;
        assert_eq!(endable(&glue("initSync, __wbg_init as default")).unwrap(), expected);
        assert!(endable("exports = instance.exports;").is_err());
    }

    #[test]
    fn what_is_no_module_is_refused() {
        for bytes in [&b""[..], b"\0asm\x01\0\0\0\x02", b"\0asm\x01\0\0\0\x02\xFF\xFF\xFF\xFF\xFF\xFF"] {
            assert!(shorten(bytes, "").is_err(), "{bytes:?}");
        }
    }
}
