//! The text box with the FEN, its mirror, and the faults of its text.

pub mod faults;

use leptos::prelude::*;

/// The box over its mirror, the copy and paste buttons, the line with the verdict.
#[component]
pub fn FenBox() -> impl IntoView {}

/// The faults of the text in words, each with its fix.
#[component]
pub fn FaultList() -> impl IntoView {}
