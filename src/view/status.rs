//! How the game stands, in words: whose move it is, check and the end of the game, material.

use crate::i18n::messages;
use crate::play::{End, Status};
use crate::position::{Color, MaterialBalance, Piece, Position, Role, endgame_class, figurine};
use crate::view::Scene;

/// Something about the game that stands beside the verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusFact {
    /// What it is about; its stable name in the page.
    pub name: &'static str,
    /// Its text.
    pub text: String,
    /// What the text means, if it does not say so itself.
    pub meaning: Option<String>,
}

/// What is to be said about the game of a scene; nothing while the text has faults or no game goes on from the position.
pub fn status_facts(scene: &Scene) -> Vec<StatusFact> {
    let Some(status) = scene.status else { return Vec::new() };
    let position = &scene.position;
    let mut facts = vec![state(position.turn, status)];
    facts.extend(material(position));
    facts.extend(endgame_class(position.board()).map(|class| StatusFact {
        name: "endgame",
        text: class,
        meaning: Some(messages().endgame_class().to_owned()),
    }));
    facts
}

/// The number of findings, or of faults of the text, in words.
pub fn findings_count(count: usize) -> String {
    messages().findings_count(count)
}

/// The number of legal moves in words.
pub fn legal_moves_sentence(status: Status) -> String {
    messages().status_moves(status.legal_moves)
}

/// Whose move it is, with check; or how the game has ended.
fn state(turn: Color, status: Status) -> StatusFact {
    let messages = messages();
    let text = match (status.end, status.checkers) {
        (Some(End::Checkmate), _) => messages.status_checkmate().to_owned(),
        (Some(End::Stalemate), _) => messages.status_stalemate().to_owned(),
        (Some(End::Dead), _) => messages.status_dead().to_owned(),
        (Some(End::ByVariant), _) => messages.status_over().to_owned(),
        (None, 0) => messages.status_to_move(turn),
        (None, 1) => [&messages.status_to_move(turn), " · ", messages.status_check()].concat(),
        (None, _) => [&messages.status_to_move(turn), " · ", messages.status_double_check()].concat(),
    };
    StatusFact { name: "state", text, meaning: Some(legal_moves_sentence(status)) }
}

/// The material that one side has more; none if both have the same.
fn material(position: &Position) -> Option<StatusFact> {
    let balance = MaterialBalance::of(position.board());
    if balance.white.is_empty() && balance.black.is_empty() {
        return None;
    }
    let meaning = match balance.points {
        0 => messages().material_even().to_owned(),
        points => {
            let ahead = if points > 0 { Color::White } else { Color::Black };
            messages().material_ahead(ahead, points.unsigned_abs())
        }
    };
    let men = |color: Color, roles: &[Role]| {
        roles.iter().map(|role| figurine(Piece { color, role: *role })).collect::<String>()
    };
    let sides = [men(Color::White, &balance.white), men(Color::Black, &balance.black)];
    let sides: Vec<&str> = sides.iter().map(String::as_str).filter(|men| !men.is_empty()).collect();
    let text = format!("{:+} {}", balance.points, sides.join(" : "));
    Some(StatusFact {
        name: "material",
        text: text.replace("+0", "=").replace('-', "−"),
        meaning: Some(meaning),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::Editor;
    use crate::notation::read_lenient;
    use crate::play::REFEREE;
    use crate::view::Shown;

    fn texts(fen: &str) -> Vec<String> {
        let mut editor = Editor::new(read_lenient(fen).position);
        editor.set_referee(&REFEREE);
        let scene = Scene::of(&editor, Shown::of(&editor), None);
        status_facts(&scene).into_iter().map(|fact| fact.text).collect()
    }

    #[test]
    fn the_line_says_how_the_game_stands() {
        for (fen, expected) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["White to move"] as &[&str]),
            ("1K1k4/1P6/8/8/8/8/r7/2R5 b - - 0 1", &["Black to move", "+1 ♙", "KRPKR"]),
            ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", &["White to move · Check", "−5 ♜", "KRK"]),
            ("4k3/8/8/8/8/5n2/4r3/4K3 w - - 0 1", &["White to move · Double check", "−8 ♜♞", "KRNK"]),
            ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", &["Checkmate", "+2 ♖ : ♟♟♟", "KRKPPP"]),
            ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", &["Stalemate", "+9 ♕", "KQK"]),
            ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", &["Dead position: neither side can win", "+3 ♗", "KBK"]),
            ("4k3/4n3/8/8/8/8/8/4KB2 w - - 0 1", &["White to move", "= ♗ : ♞", "KBKN"]),
            ("8/8/8/8/8/8/8/4K3 w - - 0 1", &[]),
        ] {
            assert_eq!(texts(fen), expected, "{fen}");
        }
    }
}
