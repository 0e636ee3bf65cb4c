//! The help in English.

use super::{FieldWords, HelpWords, Passing, Point, Wings, example};
use crate::position::{Color, Piece, Role};

pub(super) static WORDS: HelpWords = HelpWords {
    tag: "en",
    language: "English",
    title: "What is FEN?",
    choose: "Language of this help",
    close: "Close the help",
    about: "FEN writes a position as one line of six fields with a space between them. This is the line in the box, \
            field by field: point at a part of it, or tap it, to see it on the board.",
    faulty: "The text in the box has faults. What follows explains as much of it as could be read.",
    faulty_field: "Something is wrong in this field; the board shows what could be read of it.",
    absent: "This field is not in the text; this is what the board has.",
    fields: [
        FieldWords {
            name: "Placement",
            about: "Where everything stands: rank 8 first, each rank from the a-file to the h-file, a slash between \
                    ranks. A letter is a piece, a digit so many empty squares in a row.",
        },
        FieldWords { name: "Side to move", about: "The letter w for White or b for Black." },
        FieldWords {
            name: "Castling rights",
            about: "A letter for each castling that is still to be had: K and Q for White’s kingside and queenside, \
                    k and q for Black’s, a dash for none. It says that king and rook have not moved yet, not that \
                    nothing stands between them.",
        },
        FieldWords {
            name: "En passant square",
            about: "If a pawn has just moved two squares: the square that it has jumped over. Else a dash.",
        },
        FieldWords {
            name: "Halfmove clock",
            about: "How many moves of either side have gone by since a pawn moved or something was captured.",
        },
        FieldWords {
            name: "Move number",
            about: "The number that the next move has on the score sheet. It begins with 1 and grows after Black’s move.",
        },
    ],
    ranks: "Rank by rank",
    color: name,
    rank: |number| format!("Rank {number}"),
    men: |white, black| format!("Pieces and pawns on the board: White {white}, Black {black}."),
    pieces,
    empty: |count| if count == 1 { "1 empty square".into() } else { format!("{count} empty squares") },
    turn: |color| format!("It is {}’s turn.", name(color)),
    rights,
    idle_right: "At least one of these rights cannot be used: a king or a rook is not where it would have to be.",
    no_square: "No pawn has just moved two squares that could be captured in passing.",
    passing: |square, color, passing| match passing {
        Passing::Unsound => {
            format!("This names {square}, but on this board no pawn can have just jumped over it.")
        }
        Passing::Idle => {
            format!("A pawn of {} has just jumped over {square}, but no pawn can capture it.", name(color))
        }
        Passing::Capturable => {
            format!(
                "A pawn of {} has just jumped over {square}; it may be captured there, on this move only.",
                name(color)
            )
        }
    },
    halfmove: |count| match count {
        0 => "The last move was a capture or a pawn move, or nobody has moved yet.".into(),
        1 => "One half move since the last capture or pawn move; at 100 a draw may be claimed.".into(),
        2..100 => {
            format!("{count} half moves since the last capture or pawn move; at 100 a draw may be claimed.")
        }
        100..150 => format!("{count} half moves without a capture or a pawn move: a draw may be claimed."),
        _ => format!("{count} half moves without a capture or a pawn move: at 150 the game was drawn."),
    },
    fullmove: |number, turn| format!("Move {number} is being played; {} moves next.", name(turn)),
    dialects: "Where programs differ",
    on_board: "This position:",
    dialect_points: [
        Point {
            title: "The en passant square",
            text: "The standard of 1993 writes it after every double step. X-FEN writes it only if an enemy pawn stands \
                   beside the one that moved; Lichess and most engines, only if the capture is legal.",
            example: example::EN_PASSANT,
        },
        Point {
            title: "Castling in Chess960",
            text: "With rooks on any file, K and Q may leave open which rook is meant. Shredder-FEN writes the file of \
                   the rook instead; X-FEN does so only for a rook that is not the outermost one.",
            example: example::CHESS960,
        },
        Point {
            title: "EPD",
            text: "Four fields and no clocks; then operations such as a best move or a name, each with a semicolon. \
                   Neither EPD nor FEN knows the moves before, so a threefold repetition cannot be seen from either.",
            example: example::EPD,
        },
    ],
    mistakes: "Common mistakes",
    mistake_points: [
        Point {
            title: "The rights stand in the order KQkq",
            text: "Another order is not FEN, and strict programs refuse it. This editor reads it and puts it right.",
            example: example::RIGHTS,
        },
        Point {
            title: "The halfmove clock does not stop at 99",
            text: "At 100 a player may claim a draw, at 150 the game is over; the number itself has no limit.",
            example: example::HALFMOVES,
        },
        Point {
            title: "The en passant square is behind the pawn",
            text: "After e2–e4 it is e3, where a capturing pawn would land, and not e4, where the pawn stands.",
            example: example::SQUARE,
        },
        Point {
            title: "The letters are English in every language",
            text: "P, N, B, R, Q, K: the knight is N, because K is the king. A German S or a French C is no piece here.",
            example: "rnbqkbnr/pppppppp/8/8/8/5S2/PPPPPPPP/RNBQKB1R b KQkq - 1 1",
        },
        Point {
            title: "Capital letters are White",
            text: "A white king on e4 and a black one on c5? This line says the opposite.",
            example: example::KINGS,
        },
        Point {
            title: "Every rank has eight squares",
            text: "Pieces and digits add up to 8. Here rank 7 has fifteen.",
            example: example::RANK,
        },
        Point {
            title: "A move changes two places",
            text: "After 1. e4 e5 the pawn stands on e5 and no longer on e7. Here Black has nine pawns.",
            example: example::PAWN,
        },
        Point {
            title: "The move number begins with 1",
            text: "A game has no move 0. Some programs write it; this editor makes it a 1.",
            example: example::ZERO,
        },
    ],
    try_it: "Try it",
};

fn name(color: Color) -> &'static str {
    color.fold_wb("White", "Black")
}

fn pieces(piece: Piece, count: u32, coloured: bool) -> String {
    let role = match piece.role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    };
    let color = if coloured { piece.color.fold_wb("white ", "black ") } else { "" };
    if count == 1 { format!("{color}{role}") } else { format!("{count} {color}{role}s") }
}

fn rights(white: Wings, black: Wings) -> String {
    let side = |wings| match wings {
        Wings { king: true, queen: true } => "may still castle on both sides",
        Wings { king: true, queen: false } => "may still castle kingside",
        Wings { king: false, queen: true } => "may still castle queenside",
        Wings { king: false, queen: false } => "may not castle any more",
    };
    if white == black {
        return format!("White and Black {}.", side(white));
    }
    format!("White {}; Black {}.", side(white), side(black))
}
