//! Formats for programs: PGN and JSON.

use super::options::TextOptions;
use crate::export::out;
use crate::legality::{Rules, Variant};
use crate::notation::write;
use crate::position::{CastlingMode, Color, File, Piece, Pockets, Position, Rank, Role, Square};

/// A PGN game without moves: the seven tag roster, the variant if it is not standard chess, the start position, and the
/// marks as a comment (PGN standard, sections 8.1.1 and 9.7).
pub(super) fn pgn(position: &Position, options: &TextOptions) -> String {
    let mut text = roster("*", variant_tag(options.rules), &write(position));
    if options.orientation == Color::Black {
        tag(&mut text, "Orientation", "Black");
    }
    text.push('\n');
    let marks = options.marks.write_commands();
    if !marks.is_empty() {
        out::all(&mut text, &["{ ", &marks, " } "]);
    }
    text.push('*');
    text
}

/// The seven tag roster with a result, and the tags of the variant and the start position.
pub(super) fn roster(result: &str, variant: Option<&str>, fen: &str) -> String {
    let mut text = String::new();
    for (name, value) in [
        ("Event", "?"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "?"),
        ("White", "?"),
        ("Black", "?"),
        ("Result", result),
    ] {
        tag(&mut text, name, value);
    }
    if let Some(variant) = variant {
        tag(&mut text, "Variant", variant);
    }
    tag(&mut text, "SetUp", "1");
    tag(&mut text, "FEN", fen);
    text
}

fn tag(text: &mut String, name: &str, value: &str) {
    out::all(text, &["[", name, " \"", value, "\"]\n"]);
}

/// The value of the `Variant` tag as Lichess writes it; none for standard chess.
pub(super) fn variant_tag(rules: Rules) -> Option<&'static str> {
    match rules.variant {
        Variant::Chess if rules.mode == CastlingMode::Chess960 => Some("Chess960"),
        Variant::Chess => None,
        Variant::Crazyhouse => Some("Crazyhouse"),
        Variant::ThreeCheck => Some("Three-check"),
        Variant::KingOfTheHill => Some("King of the Hill"),
        Variant::Atomic => Some("Atomic"),
        Variant::Antichess => Some("Antichess"),
        Variant::Horde => Some("Horde"),
        Variant::RacingKings => Some("Racing Kings"),
    }
}

/// A JSON object with the FEN and its fields. `board` has rank 8 first and a dot for each empty square. `pockets` and
/// `checks` (the remaining checks) are null if the position has none. `marks` have the form of links.
pub(super) fn json(position: &Position, options: &TextOptions) -> String {
    let fen = write(position);
    let mut text = String::new();
    out::all(&mut text, &["{\n  \"fen\": \"", &fen, "\",\n  \"board\": [\n"]);
    for rank in Rank::ALL.into_iter().rev() {
        text.push_str("    \"");
        for file in File::ALL {
            let piece = position.piece_at(Square::from_coords(file, rank));
            text.push(piece.map_or('.', Piece::char));
        }
        text.push_str(if rank == Rank::First { "\"\n" } else { "\",\n" });
    }
    out::all(&mut text, &["  ],\n  \"turn\": \"", position.turn.fold_wb("white", "black"), "\",\n"]);
    let castling = fen.split(' ').nth(2).unwrap_or("-");
    out::all(&mut text, &["  \"castling\": \"", castling, "\",\n  \"enPassant\": "]);
    match position.en_passant {
        Some(square) => {
            text.push('"');
            out::square(&mut text, square);
            text.push('"');
        }
        None => text.push_str("null"),
    }
    text.push_str(",\n  \"halfmove\": ");
    out::number(&mut text, position.halfmove_clock);
    text.push_str(",\n  \"fullmove\": ");
    out::number(&mut text, position.fullmove_number.get());
    text.push_str(",\n  \"pockets\": ");
    by_color(&mut text, position.pockets(), |text, pockets: &Pockets, color| {
        text.push('"');
        for role in Role::ALL {
            for _ in 0..pockets[color][role] {
                text.push(role.upper_char());
            }
        }
        text.push('"');
    });
    text.push_str(",\n  \"checks\": ");
    by_color(&mut text, position.remaining_checks.as_ref(), |text, checks, color| {
        out::number(text, u32::from(checks[color]));
    });
    let bottom = options.orientation.fold_wb("white", "black");
    out::all(&mut text, &[",\n  \"orientation\": \"", bottom, "\""]);
    out::all(&mut text, &[",\n  \"marks\": \"", &options.marks.write_link(), "\"\n}"]);
    text
}

/// Appends an object with a value for each side; null if there is none.
fn by_color<T>(text: &mut String, value: Option<&T>, write: impl Fn(&mut String, &T, Color)) {
    let Some(value) = value else { return text.push_str("null") };
    text.push_str("{ \"white\": ");
    write(text, value, Color::White);
    text.push_str(", \"black\": ");
    write(text, value, Color::Black);
    text.push_str(" }");
}
