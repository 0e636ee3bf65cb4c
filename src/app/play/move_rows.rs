//! Moves two by two, each pair with the number of its full move.

use leptos::prelude::*;

/// The rows of a list of moves. `begin` is the number of the first full move and whether Black begins; `cell` shows the move
/// of a ply, and `after` what follows it, if anything does.
pub fn move_rows<C, A>(
    (number, black_begins): (usize, bool),
    moves: &[String],
    cell: impl Fn(usize, &str) -> C,
    after: impl Fn(usize) -> Option<A>,
) -> AnyView
where
    C: IntoView + 'static,
    A: IntoView + 'static,
{
    let offset = usize::from(black_begins);
    // Where Black begins, three dots stand for White's move.
    let plies: Vec<Option<usize>> = (0..offset).map(|_| None).chain((0..moves.len()).map(Some)).collect();
    let shown = |ply: &Option<usize>| match ply.and_then(|ply| Some((ply, moves.get(ply)?))) {
        Some((ply, text)) => view! { {cell(ply, text)}" "{after(ply)} }.into_any(),
        None => view! { <span class="san">"…"</span>" " }.into_any(),
    };
    let row = |(index, pair): (usize, &[Option<usize>])| {
        let number = number.saturating_add(index).to_string() + ".";
        let moves: Vec<_> = pair.iter().map(shown).collect();
        view! { <li><span class="move-number">{number}</span>" "{moves}</li> }
    };
    plies.chunks(2).enumerate().map(row).collect_view().into_any()
}
