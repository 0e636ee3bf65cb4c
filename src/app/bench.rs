//! `globalThis.__fenBench(fens, total)`: how many records the page reads and writes. Only in the build that is measured.

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;

use crate::notation::{read_lenient, write};

/// Makes the function known. It goes round the list until it has read `total` records into positions and written these
/// again, and returns how many were written as they had been read.
pub fn expose() {
    let round = |fens: Array, total: u32| {
        // The texts come over once: what is measured is reading and writing, not the bridge.
        let texts = String::from(fens.join("\n"));
        let texts: Vec<&str> = texts.split('\n').collect();
        let is_same = |text: &str| write(&read_lenient(text).position) == text;
        texts.iter().cycle().take(total as usize).filter(|text| is_same(text)).count() as u32
    };
    let closure = Closure::<dyn Fn(Array, u32) -> u32>::new(round);
    // Refused only by an object that is no longer to be changed.
    let _ = Reflect::set(&window(), &"__fenBench".into(), closure.as_ref());
    closure.forget();
}
