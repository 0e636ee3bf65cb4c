//! Games in the piece letters of other languages.

use super::moves;
use crate::import::error::Reason;
use crate::import::game::Builder;
use crate::import::run::Run;
use crate::notation::Language;

/// Reads a game that stopped at an unreadable move again, in the piece letters of the language in which most moves can
/// be played. None if no language gets further than English. `words` are the byte ranges of the moves.
pub(super) fn in_other_letters(
    run: &Run,
    game: &Builder,
    words: &[(usize, usize)],
) -> Option<(Language, Builder)> {
    let stopped = game.stopped.as_ref()?;
    if !matches!(stopped.reason, Reason::UnreadableMove | Reason::IllegalMove | Reason::AmbiguousMove) {
        return None;
    }
    let mut best: Option<(Language, Builder)> = None;
    for language in Language::ALL {
        let mut other = game.restarted();
        for (from, to) in words.iter().copied() {
            let written = run.slice(from, to);
            let word = moves::translated(written, &language.alphabet());
            let played = match word {
                _ if moves::is_null(written) => other.pass(),
                Some(word) => other.play(|legal| moves::find(&word, legal)),
                None => Err(Reason::UnreadableMove),
            };
            if played.is_ok() {
                other.last = to;
            }
            if let Err(reason) = played {
                other.stopped = Some(run.error(from, to, reason));
                break;
            }
        }
        // One move alone can be played in some language.
        let is_chance = other.stopped.is_some() && other.len() < 2;
        if !is_chance && other.len() > best.as_ref().map_or(game.len(), |(_, best)| best.len()) {
            best = Some((language, other));
        }
    }
    best
}
