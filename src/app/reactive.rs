//! Effects and memos whose closures are boxed. Leptos compiles the whole task of an effect, and all of a memo, for each type
//! of closure that it is given; of a box there is one type, so each further effect costs the program only its own code.

use leptos::prelude::*;

type Compute<T> = Box<dyn Fn(Option<&T>) -> T + Send + Sync>;

/// Runs `run` now and after each change of what it reads.
pub fn effect(run: impl FnMut() + 'static) {
    let run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(run);
}

/// The same; `run` is given what it returned the time before.
pub fn effect_after<T: 'static>(run: impl FnMut(Option<T>) -> T + 'static) {
    let run: Box<dyn FnMut(Option<T>) -> T> = Box::new(run);
    Effect::new(run);
}

/// A value that is computed anew when what it is computed of has changed.
pub fn memo<T>(compute: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    let compute: Compute<T> = Box::new(move |_| compute());
    Memo::new(compute)
}
