//! The fields of variants: pockets, promoted pieces, checks to give.

use leptos::prelude::*;

/// The fields, where the variant has any.
#[component]
pub fn VariantFields() -> impl IntoView {}
