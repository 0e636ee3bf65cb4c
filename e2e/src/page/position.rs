//! The position that the page shows: text, squares, pieces.

use super::Page;
use crate::squares;
use serde_json::Value;
use std::collections::BTreeMap;

/// An expression for the pieces on the board, each as `e1 wK`.
const PIECES: &str = "[...document.querySelectorAll('[data-board] [data-square][data-piece]')]
    .map((square) => `${square.dataset.square} ${square.dataset.piece}`)";

/// An expression for the text of the FEN box, the pieces on the board, and the number of those that are dragged.
const SHOWN: &str = "[document.getElementById('fen').value,
    [...document.querySelectorAll('[data-board] [data-square][data-piece]')]
        .map((square) => `${square.dataset.square} ${square.dataset.piece}`),
    document.querySelectorAll('[data-dragged]').length]";

/// The value of [`PIECES`] as a map from squares to pieces.
fn pieces(found: &Value) -> BTreeMap<String, String> {
    let Value::Array(pieces) = found else { panic!("no pieces: {found}") };
    let named = |piece: &Value| {
        let (square, name) = piece.as_str()?.split_once(' ')?;
        Some((square.to_owned(), name.to_owned()))
    };
    pieces.iter().filter_map(named).collect()
}

impl Page {
    /// What stands in the FEN box.
    pub async fn fen(&self) -> String {
        self.value("#fen").await
    }

    /// Goes to a position as a link to it in the open page does: nothing is loaded again. Waits until it is shown.
    pub async fn follow_link(&self, fen: &str) {
        let script = "location.hash = '#fen=' + arguments[0].replaceAll(' ', '_')";
        self.script(script, vec![fen.into()]).await;
        self.shows(fen).await;
    }

    /// Waits until the FEN box says `expected`.
    pub async fn fen_is(&self, expected: &str) {
        self.step(format!("FEN is {expected}"));
        self.wait_for("the FEN box", expected.to_owned(), || self.fen()).await;
    }

    /// Waits until the first field of the FEN box is `expected`.
    pub async fn placement_is(&self, expected: &str) {
        self.step(format!("placement is {expected}"));
        self.wait_for("the placement in the FEN box", expected.to_owned(), || async {
            self.fen().await.split(' ').next().unwrap_or_default().to_owned()
        })
        .await;
    }

    /// Waits until the page has settled, then wants the FEN box to say `expected`.
    pub async fn fen_stays(&self, expected: &str) {
        self.step(format!("FEN stays {expected}"));
        let fen = self.settled("return document.getElementById('fen').value").await;
        assert_eq!(fen, expected, "the FEN box");
    }

    /// Waits until the FEN box says `fen` and the board shows it.
    pub async fn shows(&self, fen: &str) {
        self.step(format!("box and board show {fen}"));
        let expected = (fen.to_owned(), squares::pieces(fen));
        self.wait_for("the FEN box and the pieces on the board", expected, || async {
            let shown = self.script(&format!("return {SHOWN}"), Vec::new()).await;
            (shown[0].as_str().unwrap_or_default().to_owned(), pieces(&shown[1]))
        })
        .await;
    }

    /// Waits until the board shows the pieces of `fen`, whatever the FEN box says.
    pub async fn shows_board(&self, fen: &str) {
        self.wait_for("the pieces on the board", squares::pieces(fen), || self.pieces()).await;
    }

    /// Waits until the page has settled, then wants box and board to show `fen`, and no piece to be dragged.
    pub async fn still_shows(&self, fen: &str) {
        self.step(format!("box and board still show {fen}"));
        let shown = self.settled(&format!("return {SHOWN}")).await;
        assert_eq!(shown[0], fen, "the FEN box");
        assert_eq!(pieces(&shown[1]), squares::pieces(fen), "the pieces on the board");
        assert_eq!(shown[2], 0, "pieces that are dragged");
    }

    /// The piece on a square, `wK` to `bP`.
    pub async fn piece(&self, square: &str) -> Option<String> {
        self.attribute(&format!("[data-square={square}]"), "data-piece").await
    }

    /// Waits until a piece, or none, stands on a square.
    pub async fn piece_is(&self, square: &str, expected: Option<&str>) {
        self.wait_for(&format!("the piece on {square}"), expected.map(str::to_owned), || self.piece(square))
            .await;
    }

    /// Every piece on the board, by its square.
    pub async fn pieces(&self) -> BTreeMap<String, String> {
        pieces(&self.script(&format!("return {PIECES}"), Vec::new()).await)
    }

    /// `white` or `black`: whose side the board is seen from.
    pub async fn orientation(&self) -> String {
        self.attribute("[data-board]", "data-orientation").await.unwrap_or_default()
    }
}
