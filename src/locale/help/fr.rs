//! The help in French.

use super::{FieldWords, HelpWords, Passing, Point, Wings, example};
use crate::position::{Color, Piece, Role};

pub(super) static WORDS: HelpWords = HelpWords {
    tag: "fr",
    language: "Français",
    title: "Qu’est-ce que le FEN ?",
    choose: "Langue de cette aide",
    close: "Fermer l’aide",
    about: "Le FEN écrit une position sur une ligne : six champs séparés par une espace. Voici cette ligne, champ par \
            champ : survolez ou touchez une partie pour la voir sur l’échiquier.",
    faulty: "Le texte saisi contient des fautes. Voici l’explication de ce qui a pu être lu.",
    faulty_field: "Quelque chose ne va pas dans ce champ ; l’échiquier montre ce qui a pu en être lu.",
    absent: "Ce champ manque dans le texte ; voici ce qui vaut pour l’échiquier.",
    fields: [
        FieldWords {
            name: "Placement des pièces",
            about: "Ce qui se trouve sur chaque case : la 8e rangée d’abord, chaque rangée de la colonne a à la colonne \
                    h, une barre oblique entre deux rangées. Une lettre est une pièce, un chiffre le nombre de cases \
                    vides qui se suivent.",
        },
        FieldWords {
            name: "Trait",
            about: "La lettre w (white) si les Blancs doivent jouer, b (black) si ce sont les Noirs.",
        },
        FieldWords {
            name: "Droits de roque",
            about: "Une lettre pour chaque roque encore permis : K et Q pour le petit et le grand roque des Blancs, k et q \
                    pour ceux des Noirs, un tiret s’il n’en reste aucun. Cela veut dire que le roi et la tour n’ont pas \
                    bougé, non que le chemin est libre.",
        },
        FieldWords {
            name: "Case de prise en passant",
            about: "Si un pion vient d’avancer de deux cases : la case qu’il a franchie. Sinon, un tiret.",
        },
        FieldWords {
            name: "Compteur de demi-coups",
            about: "Le nombre de coups des deux camps depuis la dernière prise ou le dernier coup de pion.",
        },
        FieldWords {
            name: "Numéro du coup",
            about: "Le numéro du prochain coup sur la feuille de partie. Il commence à 1 et augmente après le coup des \
                    Noirs.",
        },
    ],
    ranks: "Rangée par rangée",
    color: |color| color.fold_wb("Blancs ", "Noirs "),
    rank: |number| if number == '1' { "1re rangée".into() } else { format!("{number}e rangée") },
    men: |white, black| format!("Pièces et pions sur l’échiquier : Blancs {white}, Noirs {black}."),
    pieces,
    empty: |count| if count == 1 { "1 case vide".into() } else { format!("{count} cases vides") },
    turn: |color| format!("C’est aux {} de jouer.", name(color)),
    rights,
    idle_right: "Au moins un de ces droits ne sert à rien : le roi ou la tour n’est pas à sa place.",
    no_square: "Aucun pion ne vient d’avancer de deux cases en s’exposant à une prise en passant.",
    passing: |square, color, passing| match passing {
        Passing::Unsound => {
            format!(
                "La case {square} est indiquée, mais sur cet échiquier aucun pion ne peut venir de la franchir."
            )
        }
        Passing::Idle => {
            format!(
                "Un pion des {} vient de franchir {square}, mais aucun pion ne peut le prendre.",
                name(color)
            )
        }
        Passing::Capturable => format!(
            "Un pion des {} vient de franchir {square} : il peut y être pris en passant, à ce coup seulement.",
            name(color)
        ),
    },
    halfmove: |count| match count {
        0 => "Le dernier coup était une prise ou un coup de pion, ou personne n’a encore joué.".into(),
        1 => "Un demi-coup sans prise ni coup de pion ; à 100, la nulle peut être réclamée.".into(),
        2..100 => {
            format!("{count} demi-coups sans prise ni coup de pion ; à 100, la nulle peut être réclamée.")
        }
        100..150 => format!("{count} demi-coups sans prise ni coup de pion : la nulle peut être réclamée."),
        _ => format!("{count} demi-coups sans prise ni coup de pion : à 150, la partie était nulle."),
    },
    fullmove: |number, turn| {
        format!("Coup n° {number} de la partie ; le prochain à jouer est celui des {}.", name(turn))
    },
    dialects: "Là où les programmes diffèrent",
    on_board: "Cette position :",
    dialect_points: [
        Point {
            title: "La case de prise en passant",
            text: "Le standard de 1993 l’écrit après chaque avance de deux cases. X-FEN ne l’écrit que si un pion adverse \
                   se trouve à côté de celui qui vient d’avancer ; Lichess et la plupart des moteurs, que si la prise est \
                   légale.",
            example: example::EN_PASSANT,
        },
        Point {
            title: "Le roque en Chess960",
            text: "Quand les tours peuvent partir de n’importe quelle colonne, K et Q ne disent pas toujours de quelle tour \
                   il s’agit. Shredder-FEN écrit la colonne de la tour ; X-FEN ne le fait que si ce n’est pas la plus \
                   extérieure.",
            example: example::CHESS960,
        },
        Point {
            title: "EPD",
            text: "Quatre champs sans compteurs, puis des opérations, par exemple le meilleur coup ou un nom, chacune avec \
                   un point-virgule. Ni l’EPD ni le FEN ne connaissent les coups précédents : on n’y voit pas la triple \
                   répétition.",
            example: example::EPD,
        },
    ],
    mistakes: "Erreurs fréquentes",
    mistake_points: [
        Point {
            title: "Les droits de roque suivent l’ordre KQkq",
            text: "Dans un autre ordre ce n’est pas du FEN, et un programme strict le refuse. Cet éditeur le lit et le \
                   remet en ordre.",
            example: example::RIGHTS,
        },
        Point {
            title: "Le compteur de demi-coups ne s’arrête pas à 99",
            text: "À 100, la nulle peut être réclamée ; à 150, la partie est finie. Le nombre lui-même n’a pas de limite.",
            example: example::HALFMOVES,
        },
        Point {
            title: "La case de prise en passant est derrière le pion",
            text: "Après e2–e4, c’est e3, où arrive le pion qui prend, et non e4, où se trouve le pion.",
            example: example::SQUARE,
        },
        Point {
            title: "Les lettres sont anglaises dans toutes les langues",
            text: "Pion P, cavalier N, fou B, tour R, dame Q, roi K. C, F, T et D n’existent pas ici, et R n’est pas le roi.",
            example: "rnbqkbnr/pppppppp/8/8/8/5C2/PPPPPPPP/RNBQKB1R b KQkq - 1 1",
        },
        Point {
            title: "Les majuscules sont les Blancs",
            text: "Un roi blanc en e4 et un roi noir en c5 ? Cette ligne dit l’inverse.",
            example: example::KINGS,
        },
        Point {
            title: "Chaque rangée a huit cases",
            text: "Pièces et chiffres font 8 en tout. Ici, la 7e rangée en a quinze.",
            example: example::RANK,
        },
        Point {
            title: "Un coup change deux endroits",
            text: "Après 1. e4 e5, le pion est en e5 et n’est plus en e7. Ici, les Noirs ont neuf pions.",
            example: example::PAWN,
        },
        Point {
            title: "Le numéro du coup commence à 1",
            text: "Il n’y a pas de coup zéro. Certains programmes l’écrivent ; cet éditeur en fait un 1.",
            example: example::ZERO,
        },
    ],
    try_it: "Essayer",
};

fn name(color: Color) -> &'static str {
    color.fold_wb("Blancs", "Noirs")
}

fn pieces(piece: Piece, count: u32, coloured: bool) -> String {
    let (one, ending) = match piece.role {
        Role::Pawn => ("pion", ["blanc", "noir"]),
        Role::Knight => ("cavalier", ["blanc", "noir"]),
        Role::Bishop => ("fou", ["blanc", "noir"]),
        Role::Rook => ("tour", ["blanche", "noire"]),
        Role::Queen => ("dame", ["blanche", "noire"]),
        Role::King => ("roi", ["blanc", "noir"]),
    };
    let color = piece.color.fold_wb(ending[0], ending[1]);
    match (count, coloured) {
        (1, false) => one.into(),
        (1, true) => format!("{one} {color}"),
        (_, false) => format!("{count} {one}s"),
        (_, true) => format!("{count} {one}s {color}s"),
    }
}

fn rights(white: Wings, black: Wings) -> String {
    let side = |wings| match wings {
        Wings { king: true, queen: true } => "peuvent encore faire les deux roques",
        Wings { king: true, queen: false } => "peuvent encore faire le petit roque",
        Wings { king: false, queen: true } => "peuvent encore faire le grand roque",
        Wings { king: false, queen: false } => "ne peuvent plus roquer",
    };
    if white == black {
        return format!("Les deux camps {}.", side(white));
    }
    format!("Les Blancs {} ; les Noirs {}.", side(white), side(black))
}
