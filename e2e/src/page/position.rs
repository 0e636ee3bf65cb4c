//! The position that the page shows: text, squares, pieces.

use super::Page;
use crate::squares;
use serde_json::Value;
use std::collections::BTreeMap;

impl Page {
    /// What stands in the FEN box.
    pub async fn fen(&self) -> String {
        self.value("#fen").await
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

    /// Lets everything come that may come, then wants the FEN box to say `expected`.
    pub async fn fen_stays(&self, expected: &str) {
        self.step(format!("FEN stays {expected}"));
        self.settle().await;
        assert_eq!(self.fen().await, expected, "the FEN box");
    }

    /// Waits until the FEN box says `fen` and the board shows it.
    pub async fn shows(&self, fen: &str) {
        self.fen_is(fen).await;
        self.shows_board(fen).await;
    }

    /// Waits until the board shows the pieces of `fen`, whatever the FEN box says.
    pub async fn shows_board(&self, fen: &str) {
        self.wait_for("the pieces on the board", squares::pieces(fen), || self.pieces()).await;
    }

    /// Lets everything come that may come, then wants box and board to show `fen`, and nothing to be carried.
    pub async fn still_shows(&self, fen: &str) {
        self.fen_stays(fen).await;
        assert_eq!(self.pieces().await, squares::pieces(fen), "the pieces on the board");
        assert_eq!(self.count("[data-dragged]").await, 0, "a piece that is carried");
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
        let script = "
            return [...document.querySelectorAll('[data-board] [data-square][data-piece]')]
                .map((square) => `${square.dataset.square} ${square.dataset.piece}`);";
        let pieces = self.script(script, Vec::new()).await;
        let Value::Array(pieces) = pieces else { panic!("no pieces: {pieces}") };
        let named = |piece: &Value| {
            let (square, name) = piece.as_str()?.split_once(' ')?;
            Some((square.to_owned(), name.to_owned()))
        };
        pieces.iter().filter_map(named).collect()
    }

    /// `white` or `black`: whose side the board is seen from.
    pub async fn orientation(&self) -> String {
        self.attribute("[data-board]", "data-orientation").await.unwrap_or_default()
    }
}
