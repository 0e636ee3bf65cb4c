//! Commands of the Universal Chess Interface (UCI) with moves: `position startpos moves e2e4`,
//! `position fen … moves …`.

use shakmaty::Move;
use shakmaty::uci::UciMove;
use shakmaty::variant::Variant;

use super::error::{ImportError, Reason, report};
use super::game::{Builder, Game};
use super::limits::{MAX_GAMES, MAX_TOTAL_PLIES};
use super::record;
use super::result::Import;
use super::run::{Run, offset_in};

/// The games of all commands in a text; none if no command has a move.
pub(super) fn read(run: &Run) -> Option<Import> {
    let (mut games, mut unread): (Vec<Game>, Vec<ImportError>) = (Vec::new(), Vec::new());
    let mut plies = 0;
    for (start, line) in run.lines() {
        let Some(moves) = line.find(" moves ") else { continue };
        let first = start + moves + " moves ".len();
        let is_move = |word: &str| UciMove::from_ascii(word.as_bytes()).is_ok();
        let words = line.get(moves + " moves ".len()..).unwrap_or_default();
        if !words.split_whitespace().next().is_some_and(is_move) {
            continue;
        }
        if games.len() >= MAX_GAMES || plies >= MAX_TOTAL_PLIES {
            report(&mut unread, run.error(start, start + line.len(), Reason::TooMuch));
            break;
        }
        let command = line.get(..moves).and_then(|before| before.find("position")).unwrap_or(0);
        match record::read(run, start + command, start + moves) {
            Ok(found) => {
                let mut game = Builder::new(found.position, Variant::Chess, false);
                game.remarks = found.remarks;
                game.remarks.retain(|remark| !remark.kind.is_of_missing_field());
                play(run, words, first, &mut game);
                plies += game.len();
                games.push(game.finish(run, start, start + line.len()));
            }
            Err(error) => report(&mut unread, error),
        }
    }
    (!games.is_empty()).then_some(Import::Games { games, unread })
}

/// Plays the words of a line as moves. `first` is the byte offset of the first word.
fn play(run: &Run, words: &str, first: usize, game: &mut Builder) {
    for word in words.split_whitespace() {
        let at = offset_in(words, word, first);
        let end = at + word.len();
        let played = match UciMove::from_ascii(word.as_bytes()) {
            Ok(read) => game.play(|legal| {
                // Castling is written as a move of the king; in Chess960, as the king capturing its rook.
                let is =
                    |m: &&Move| UciMove::from_standard(**m) == read || UciMove::from_chess960(**m) == read;
                legal.iter().find(is).copied().ok_or(Reason::IllegalMove)
            }),
            Err(_) => Err(Reason::UnreadableMove),
        };
        if played.is_ok() {
            game.last = end;
        }
        if let Err(reason) = played {
            game.stopped = Some(run.error(at, end, reason));
            return;
        }
    }
}
