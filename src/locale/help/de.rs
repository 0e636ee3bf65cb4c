//! The help in German.

use super::{FieldWords, HelpWords, Passing, Point, Wings, example};
use crate::position::{Color, Piece, Role};

pub(super) static WORDS: HelpWords = HelpWords {
    tag: "de",
    language: "Deutsch",
    title: "Was ist FEN?",
    choose: "Sprache dieser Hilfe",
    close: "Hilfe schließen",
    about: "FEN schreibt eine Stellung als eine Zeile aus sechs Gruppen mit je einem Leerzeichen dazwischen. Hier steht \
            diese Zeile, Gruppe für Gruppe: Was Sie berühren oder mit der Maus zeigen, leuchtet auf dem Brett.",
    faulty: "Der Text im Eingabefeld hat Fehler. Erklärt wird, was davon gelesen werden konnte.",
    faulty_field: "In dieser Gruppe stimmt etwas nicht; das Brett zeigt, was davon zu lesen war.",
    absent: "Diese Gruppe fehlt im Text; hier steht, was für das Brett gilt.",
    fields: [
        FieldWords {
            name: "Stellung der Figuren",
            about: "Was wo steht: zuerst die 8. Reihe, jede Reihe von der a- bis zur h-Linie, dazwischen ein \
                    Schrägstrich. Ein Buchstabe ist eine Figur, eine Ziffer die Zahl leerer Felder hintereinander.",
        },
        FieldWords {
            name: "Zugrecht",
            about: "Der Buchstabe w (white) für Weiß oder b (black) für Schwarz.",
        },
        FieldWords {
            name: "Rochaderechte",
            about: "Ein Buchstabe für jede Rochade, die noch zu haben ist: K und Q für die kurze und die lange von \
                    Weiß, k und q für die von Schwarz, ein Strich für keine. Das heißt: König und Turm haben noch nicht \
                    gezogen. Ob gerade etwas im Weg steht, sagt es nicht.",
        },
        FieldWords {
            name: "En-passant-Feld",
            about: "Hat ein Bauer gerade einen Doppelschritt gemacht: das Feld, das er übersprungen hat. Sonst ein Strich.",
        },
        FieldWords {
            name: "Halbzugzähler",
            about: "Wie viele Züge beider Seiten es her ist, dass ein Bauer gezogen hat oder etwas geschlagen wurde.",
        },
        FieldWords {
            name: "Zugnummer",
            about: "Die Nummer des nächsten Zuges auf dem Partieformular. Sie beginnt mit 1 und wächst nach dem Zug von \
                    Schwarz.",
        },
    ],
    ranks: "Reihe für Reihe",
    color: name,
    rank: |number| format!("{number}. Reihe"),
    men: |white, black| format!("Figuren und Bauern auf dem Brett: Weiß {white}, Schwarz {black}."),
    pieces,
    empty: |count| if count == 1 { "1 leeres Feld".into() } else { format!("{count} leere Felder") },
    turn: |color| format!("{} ist am Zug.", name(color)),
    rights,
    idle_right: "Mindestens eines dieser Rechte nützt nichts: König oder Turm stehen nicht, wo sie dafür stehen müssten.",
    no_square: "Kein Bauer hat gerade einen Doppelschritt gemacht, nach dem er im Vorübergehen zu schlagen wäre.",
    passing: |square, color, passing| match passing {
        Passing::Unsound => {
            format!("Hier steht {square}, aber auf diesem Brett kann kein Bauer gerade darüber gezogen sein.")
        }
        Passing::Idle => {
            format!(
                "Ein Bauer von {} hat gerade {square} übersprungen, aber kein Bauer kann ihn schlagen.",
                name(color)
            )
        }
        Passing::Capturable => format!(
            "Ein Bauer von {} hat gerade {square} übersprungen und kann dort en passant geschlagen werden, nur in diesem Zug.",
            name(color)
        ),
    },
    halfmove: |count| match count {
        0 => "Zuletzt wurde geschlagen oder ein Bauer gezogen, oder es hat noch niemand gezogen.".into(),
        1 => "Ein Halbzug ohne Schlagen und ohne Bauernzug; bei 100 kann Remis reklamiert werden.".into(),
        2..100 => format!(
            "{count} Halbzüge ohne Schlagen und ohne Bauernzug; bei 100 kann Remis reklamiert werden."
        ),
        100..150 => {
            format!("{count} Halbzüge ohne Schlagen und ohne Bauernzug: Remis kann reklamiert werden.")
        }
        _ => format!("{count} Halbzüge ohne Schlagen und ohne Bauernzug: Bei 150 war die Partie remis."),
    },
    fullmove: |number, turn| format!("Der {number}. Zug der Partie; als Nächstes zieht {}.", name(turn)),
    dialects: "Wo Programme sich unterscheiden",
    on_board: "Diese Stellung:",
    dialect_points: [
        Point {
            title: "Das En-passant-Feld",
            text: "Der Standard von 1993 nennt es nach jedem Doppelschritt. X-FEN nennt es nur, wenn ein gegnerischer \
                   Bauer neben dem gezogenen steht; Lichess und die meisten Engines nur, wenn das Schlagen regelgerecht \
                   ist.",
            example: example::EN_PASSANT,
        },
        Point {
            title: "Rochade im Schach960",
            text: "Stehen Türme auf beliebigen Linien, lassen K und Q manchmal offen, welcher Turm gemeint ist. \
                   Shredder-FEN schreibt stattdessen die Linie des Turms, X-FEN nur dann, wenn er nicht der äußerste ist.",
            example: example::CHESS960,
        },
        Point {
            title: "EPD",
            text: "Vier Gruppen ohne Zähler, dann Angaben wie der beste Zug oder ein Name, jede mit einem Semikolon. Weder \
                   EPD noch FEN kennt die Züge davor: Eine dreimalige Stellungswiederholung ist aus beiden nicht zu sehen.",
            example: example::EPD,
        },
    ],
    mistakes: "Häufige Fehler",
    mistake_points: [
        Point {
            title: "Die Rochaderechte stehen in der Folge KQkq",
            text: "In anderer Folge ist es kein FEN, und strenge Programme lehnen es ab. Dieser Editor liest es und \
                   stellt es richtig.",
            example: example::RIGHTS,
        },
        Point {
            title: "Der Halbzugzähler endet nicht bei 99",
            text: "Bei 100 kann Remis reklamiert werden, bei 150 ist die Partie zu Ende; die Zahl selbst hat keine Grenze.",
            example: example::HALFMOVES,
        },
        Point {
            title: "Das En-passant-Feld liegt hinter dem Bauern",
            text: "Nach e2–e4 ist es e3, wo der schlagende Bauer landet, und nicht e4, wo der Bauer steht.",
            example: example::SQUARE,
        },
        Point {
            title: "Die Buchstaben sind in jeder Sprache englisch",
            text: "Bauer P, Springer N, Läufer B, Turm R, Dame Q, König K. S, L, T und D gibt es hier nicht, und B ist \
                   kein Bauer.",
            example: "rnbqkbnr/pppppppp/8/8/8/5S2/PPPPPPPP/RNBQKB1R b KQkq - 1 1",
        },
        Point {
            title: "Großbuchstaben sind Weiß",
            text: "Ein weißer König auf e4, ein schwarzer auf c5? Diese Zeile sagt das Gegenteil.",
            example: example::KINGS,
        },
        Point {
            title: "Jede Reihe hat acht Felder",
            text: "Figuren und Ziffern ergeben zusammen 8. Hier hat die 7. Reihe fünfzehn Felder.",
            example: example::RANK,
        },
        Point {
            title: "Ein Zug ändert zwei Stellen",
            text: "Nach 1. e4 e5 steht der Bauer auf e5 und nicht mehr auf e7. Hier hat Schwarz neun Bauern.",
            example: example::PAWN,
        },
        Point {
            title: "Die Zugnummer beginnt mit 1",
            text: "Einen nullten Zug gibt es nicht. Manche Programme schreiben ihn; dieser Editor macht eine 1 daraus.",
            example: example::ZERO,
        },
    ],
    try_it: "Ausprobieren",
};

fn name(color: Color) -> &'static str {
    color.fold_wb("Weiß", "Schwarz")
}

fn pieces(piece: Piece, count: u32, coloured: bool) -> String {
    let (one, many, ending) = match piece.role {
        Role::Pawn => ("Bauer", "Bauern", "er"),
        Role::Knight => ("Springer", "Springer", "er"),
        Role::Bishop => ("Läufer", "Läufer", "er"),
        Role::Rook => ("Turm", "Türme", "er"),
        Role::Queen => ("Dame", "Damen", "e"),
        Role::King => ("König", "Könige", "er"),
    };
    let color = piece.color.fold_wb("weiß", "schwarz");
    match (count, coloured) {
        (1, false) => one.into(),
        (1, true) => format!("{color}{ending} {one}"),
        (_, false) => format!("{count} {many}"),
        (_, true) => format!("{count} {color}e {many}"),
    }
}

fn rights(white: Wings, black: Wings) -> String {
    let (sides, verb) = if white == black { ("Weiß und Schwarz", "dürfen") } else { ("Weiß", "darf") };
    let how = |wings| match wings {
        Wings { king: true, queen: true } => "noch kurz und lang rochieren",
        Wings { king: true, queen: false } => "noch kurz rochieren",
        Wings { king: false, queen: true } => "noch lang rochieren",
        Wings { king: false, queen: false } => "nicht mehr rochieren",
    };
    let first = format!("{sides} {verb} {}", how(white));
    if white == black { format!("{first}.") } else { format!("{first}; Schwarz darf {}.", how(black)) }
}
