//! Texts of many kinds as collections, forums, programs and mails have them, each with the positions that a careful reader finds.

use forsyth::import::import;
use forsyth::position::Color;

use super::positions;
use super::product::said;

const MATE: &str = "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1";
const ROOKS: &str = "1k6/1p6/8/8/8/8/R7/K7 w - - 0 1";
const HELP: &str = "1B6/N7/8/r4k2/5b2/5P2/4K3/8 b - - 0 1";
const SPANISH: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 0 1";
const ENDING: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BARE_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";

/// The kind of a text, the text, and the positions that stand in it: of games from the start position with their moves.
type Row = (&'static str, &'static str, &'static [&'static str]);

/// Problems with solutions, collections of them, twins.
const PROBLEMS: [Row; 20] = [
    (
        "list with a solution",
        "White: Kg1, Pe2. Black: Kh8, Pg7. Solution: 1. e4 g5",
        &["7k/6p1/8/8/8/8/4P3/6K1 w - - 0 1"],
    ),
    ("list with a key", "White: Kg1 Qg3\nBlack: Kh8 g7\nKey: 1.Qg6! (zz) Kg8 2.Qe8#", &[MATE]),
    (
        "commands with a solution",
        "\\pieces{wKe1, wBe2, sKe8} \\sol{1.e4 Kf7}",
        &["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"],
    ),
    ("commands of two languages", "\\pieces{wKg1, wDg3, sKh8, sBg7}\n\\stip{\\#2}", &[MATE]),
    (
        "two documents of YAML",
        "---\nalgebraic:\n  white: [Kg1, Qg3]\n  black: [Kh8, Pg7]\nstipulation: \"#2\"\nsolution: |\n  \"1.Qg3-g6 ! zugzwang.\n      1...Kh8-g8\n          2.Qg6-e8 #\"\n---\nalgebraic:\n  white: [Ka1, Ra2]\n  black: [Kb8, Pb7]\nstipulation: \"#3\"\nsolution: |\n  \"1.Ra2-a7 !\"\n",
        &[MATE, ROOKS],
    ),
    (
        "a list of YAML",
        "- id: 4711\n  algebraic:\n    white: [Kg1, Qg3]\n    black: [Kh8, Pg7]\n  stipulation: \"#2\"\n  solution: |\n    1.Qg6! Kg8 2.Qe8#\n- id: 4712\n  algebraic:\n    white: [Ka1, Ra2]\n    black: [Kb8, Pb7]\n  stipulation: \"#3\"\n  solution: |\n    1.Ra7!\n",
        &[MATE, ROOKS],
    ),
    (
        "a collection with twins",
        "problems:\n  - algebraic:\n      white: [Ke2, Bb8, Sa7, Pf3]\n      black: [Kf5, Ra5, Bf4]\n    stipulation: h#3\n    twins:\n      b: Move a7 g1\n      c: Remove f3\n    solution: |\n      a) 1.Bc7 Sb5 2.Kf4 Sxc7 3.Rf5 Se6#\n      b) 1.Ra4 Kf2 2.Be5 Sh3 3.Ke4 Sg5#\n  - algebraic:\n      white: [Kg1, Qg3]\n      black: [Kh8, Pg7]\n    stipulation: \"#2\"\n",
        &[HELP, MATE],
    ),
    (
        "a twin by exchange",
        "algebraic:\n  white: [Ke2, Bb8, Sa7, Pf3]\n  black: [Kf5, Ra5, Bf4]\nstipulation: \"h#3\"\ntwins:\n  b: Exchange a7 b8\nsolution: |\n  a) 1.Bc7 Sb5\n",
        &[HELP],
    ),
    ("a twin in signs", "White: Ke2 Bb8 Sa7 Pf3\nBlack: Kf5 Ra5 Bf4\nh#3, b) bBf4<-->wPf3", &[HELP]),
    (
        "a twin in words",
        "White: Ke2, Bb8, Sa7, f3\nBlack: Kf5, Ra5, Bf4\nh#3\nb) without f3\nc) Ra5 to a6",
        &[HELP],
    ),
    (
        "a twin by a king",
        "white: Kg1 Qg3\nblack: Kh8 Pg7\nb) bKh8-->h7",
        &["7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1"],
    ),
    (
        "twins below a slash",
        "Kg1 Qg3 / Kh8 g7\n#2\nb) wQg3 to f3\nc) bPg7<-->wQg3\na) 1.Qg6 Kg8\nb) 1.Qf8+ Kh7",
        &["7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1"],
    ),
    (
        "one line for each problem",
        "1. W: Kg1, Qg3; B: Kh8, g7 (mate in two)\n2. W: Ka1, Ra2; B: Kb8, b7 (mate in three)",
        &[MATE, ROOKS],
    ),
    (
        "authors and sources",
        "J. Example\nThe Daily Board, 1931\nWhite: Kg1, Qg3\nBlack: Kh8, g7\n#2 (2+2)\n\nA. Nother\nFrom a letter, 1954\nWhite: Ka1, Ra2\nBlack: Kb8, b7\n#3 (2+2)",
        &[MATE, ROOKS],
    ),
    (
        "a solution with men of both sides",
        "White: Kg1, Qg3\nBlack: Kh8, Pg7\n\nSolution: 1. Qg6 Kg8 2. Qe8#. Not 1. Qb8+? Kh7.",
        &[MATE],
    ),
    (
        "a study with its line",
        "Study\nWhite: Kg1, Qg3; Black: Kh8, Pg7. White wins: 1.Qg6 Kg8 2.Kf2 Kf8",
        &[MATE],
    ),
    (
        "a problem in JSON",
        "{\"white\": [\"Kg1\", \"Qg3\"], \"black\": [\"Kh8\", \"Pg7\"], \"stipulation\": \"#2\"}",
        &[MATE],
    ),
    (
        "problems in JSON",
        "[{\"white\": [\"Kg1\", \"Qg3\"], \"black\": [\"Kh8\", \"Pg7\"]}, {\"white\": [\"Ka1\", \"Ra2\"], \"black\": [\"Kb8\", \"Pb7\"]}]",
        &[MATE, ROOKS],
    ),
    (
        "Popeye with a twin",
        "BeginProblem\nPieces White Kg1 Qg3 Black Kh8 Pg7\nStipulation #2\nTwin Move g7 h7\nEndProblem",
        &[MATE],
    ),
    (
        "Popeye with two problems",
        "beginproblem\npieces white kg1 qg3 black kh8 pg7\nstip #2\nnextproblem\npieces white ka1 ra2 black kb8 pb7\nstip #3\nendproblem",
        &[MATE, ROOKS],
    ),
];

/// Games as data, records in source code.
const DATA: [Row; 13] = [
    (
        "a game in a member",
        "{\"pgn\":\"d4 d5 c4 c6 Nc3\"}",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 d4 d5 c4 c6 Nc3"],
    ),
    (
        "moves of UCI in a member",
        "{\"id\":\"q1\",\"moves\":\"e2e4 e7e5 g1f3\"}",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e4 e5 Nf3"],
    ),
    (
        "a game on each line",
        "{\"moves\":\"e4 e5 Nf3\"}\n{\"moves\":\"d4 d5 c4\"}\n",
        &[
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e4 e5 Nf3",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 d4 d5 c4",
        ],
    ),
    (
        "a game from a position",
        "{\"initialFen\":\"8/8/8/8/8/5k2/8/4K2R w K - 3 40\",\"moves\":\"e1g1 f3g3\"}",
        &[ENDING],
    ),
    (
        "a puzzle",
        "{\"fen\":\"8/8/8/8/8/5k2/8/4K2R w K - 3 40\",\"solution\":[\"h1h3\",\"f3g4\"],\"rating\":1510}",
        &[ENDING],
    ),
    (
        "tests of a program",
        "// kings near\n8/8/8/8/8/5k2/8/4K2R w K - 3 40 >>= legal\n\n// pawns\n7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1 >>= legal\n",
        &[ENDING, MATE],
    ),
    (
        "an array of records",
        "FENS = [\n    \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\",  # ending\n    \"7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1\",  # mate\n]",
        &[ENDING, MATE],
    ),
    ("a tuple of a record and its depth", "(\"8/8/8/8/8/5k2/8/4K2R w K - 3 40\", 5, 193690690),", &[ENDING]),
    ("a table of perft", "8/8/8/8/8/5k2/8/4K2R w K - 3 40 ;D1 13 ;D2 66 ;D3 1198", &[ENDING]),
    (
        "a constant",
        "static constexpr auto kEnding = \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\"; // drawn",
        &[ENDING],
    ),
    ("an object of squares and moves", "{ a1: 'wK', a2: 'wR', b8: 'bK', b7: 'bP' }\n\n1. Ra7 Kc7", &[ROOKS]),
    (
        "a row of SQL",
        "INSERT INTO puzzles VALUES (12, '8/8/8/8/8/5k2/8/4K2R w K - 3 40', 'h1h3', 1500);",
        &[ENDING],
    ),
    (
        "TOML",
        "[puzzle]\nname = \"Box\"\nfen = \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\"\nmoves = [\"h1h3\"]\n",
        &[ENDING],
    ),
];

/// Lists in every language and spelling.
const LISTS: [Row; 34] = [
    (
        "a remark in brackets",
        "White: King: g1; Bishop: c1, d4 (it seems), Knight: b1. Black: King: h8, Pawn: g7",
        &["7k/6p1/8/8/3B4/8/8/1NB3K1 w - - 0 1"],
    ),
    ("a remark behind a man", "White: Kg1, Qg3 (or was it h3?); Black: Kh8, g7 (passed)", &[MATE]),
    ("pionnen", "Wit: koning g1, dame g3. Zwart: koning h8, pion g7.", &[MATE]),
    ("Dutch plural", "Wit: Kg1, Dg3\nZwart: Kh8, pionnen g7, h6", &["7k/6p1/7p/8/8/6Q1/8/6K1 w - - 0 1"]),
    (
        "pedoni",
        "Bianco: re g1, donna g3. Nero: re h8, pedoni g7, h6.",
        &["7k/6p1/7p/8/8/6Q1/8/6K1 w - - 0 1"],
    ),
    (
        "Portuguese",
        "Brancas: rei g1, dama g3. Pretas: rei h8, peões g7 e h6.",
        &["7k/6p1/7p/8/8/6Q1/8/6K1 w - - 0 1"],
    ),
    (
        "Polish",
        "Białe: król g1, hetman g3. Czarne: król h8, pionki g7, h6.",
        &["7k/6p1/7p/8/8/6Q1/8/6K1 w - - 0 1"],
    ),
    (
        "Czech",
        "Bílý: král g1, dáma g3. Černý: král h8, pěšci g7, h6.",
        &["7k/6p1/7p/8/8/6Q1/8/6K1 w - - 0 1"],
    ),
    ("Danish", "Hvid: konge g1, dronning g3. Sort: konge h8, bonde g7.", &[MATE]),
    (
        "Swedish",
        "Vit: kung g1, dam g3. Svart: kung h8, bönder g7, h6.",
        &["7k/6p1/7p/8/8/6Q1/8/6K1 w - - 0 1"],
    ),
    (
        "Norwegian",
        "Hvit: konge g1, dronning g3. Svart: konge h8, bønder g7, h6.",
        &["7k/6p1/7p/8/8/6Q1/8/6K1 w - - 0 1"],
    ),
    ("Hungarian", "Világos: király g1, vezér g3. Sötét: király h8, gyalog g7.", &[MATE]),
    ("Finnish", "Valkea: kuningas g1, daami g3. Musta: kuningas h8, sotilas g7.", &[MATE]),
    ("Russian in words", "Белые: король g1, ферзь g3. Черные: король h8, пешка g7.", &[MATE]),
    (
        "Russian with the side",
        "Белые: Крg1, Фg3. Чёрные: Крh8, пешки g7, h6. Ход чёрных.",
        &["7k/6p1/7p/8/8/6Q1/8/6K1 b - - 0 1"],
    ),
    ("Whites", "Whites: Kg1, Qg3. Blacks: Kh8, g7.", &[MATE]),
    ("French words in feminine", "Pièces blanches : Rg1, Dg3. Pièces noires : Rh8, g7.", &[MATE]),
    ("Spanish in masculine", "Blanco: Rg1, Dg3. Negro: Rh8, g7.", &[MATE]),
    ("German adjectives", "Weiße: Kg1, Dg3; Schwarze: Kh8, Bg7", &[MATE]),
    ("capital squares", "White: KG1, QG3. Black: KH8, G7.", &[MATE]),
    ("capital squares in words", "White: King on G1, Queen on G3. Black: King on H8, pawn on G7", &[MATE]),
    ("capital colours", "WKg1, WQg3; BKh8, BPg7", &[MATE]),
    ("capital colours of pawns", "WKb5, WPc5; BKa8, BQd5", &["k7/8/8/1KPq4/8/8/8/8 w - - 0 1"]),
    ("German prefixes", "wKg1, wDg3, sKh8, sBg7", &[MATE]),
    ("German prefixes decide", "wKg1, wDg3, wBe2, sKh8", &["7k/8/8/8/8/6Q1/4P3/6K1 w - - 0 1"]),
    (
        "colours as words before each man",
        "white king g1, white queen g3, black king h8, black pawn g7",
        &[MATE],
    ),
    ("numbers of men", "White (2 men): Kg1, Qg3\nBlack (2 men): Kh8, g7", &[MATE]),
    ("no signs between", "White Kg1 Qg3 Black Kh8 g7", &[MATE]),
    ("a dash", "White - Kg1, Qg3\nBlack - Kh8, g7", &[MATE]),
    ("bold colours", "**White:** Kg1, Qg3\n**Black:** Kh8, g7", &[MATE]),
    ("one man on each line", "White\n- King: g1\n- Queen: g3\nBlack\n- King: h8\n- Pawn: g7", &[MATE]),
    (
        "white to win",
        "White: Kg1, Qg3. Black: Kh8, g7. Black to draw.",
        &["7k/6p1/8/8/8/6Q1/8/6K1 b - - 0 1"],
    ),
    ("commas in a sentence", "So White has Kg1 and Qg3, while Black has Kh8 and g7.", &[MATE]),
    ("an unknown word for a colour", "White: Kg1, Qg3; Zorgles: Kh8, Pg7", &[MATE]),
];

/// Records, diagrams and games with what clings to them.
const CLINGING: [Row; 38] = [
    (
        "a result behind a move",
        "1. f3 e5 2. g4 Qh4#0-1",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 f3 e5 g4 Qh4#"],
    ),
    (
        "a draw behind a move",
        "1. e4 e5 2. Nf3 Nc6½-½",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e4 e5 Nf3 Nc6"],
    ),
    (
        "the end of a comment behind moves",
        "<!-- 1. e4 e5 2. Nf3 Nc6 -->",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e4 e5 Nf3 Nc6"],
    ),
    (
        "half a comment behind moves",
        "1. e4 e5 2. Nf3 Nc6 -->",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e4 e5 Nf3 Nc6"],
    ),
    (
        "an end tag behind moves",
        "1. e4 e5 2. Nf3 Nc6</pre>",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e4 e5 Nf3 Nc6"],
    ),
    (
        "an unknown tag behind moves",
        "1. e4 e5 2. Nf3 Nc6</chess-game>",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e4 e5 Nf3 Nc6"],
    ),
    ("brackets in prose", "I had [7k/6p1/8/8/8/6Q1/8/6K1] last night and lost.", &[MATE]),
    ("round brackets in prose", "See the diagram (7k/6p1/8/8/8/6Q1/8/6K1) above.", &[MATE]),
    ("a record with a full stop", "It was 8/8/8/8/8/5k2/8/4K2R w K - 3 40.", &[ENDING]),
    (
        "knights of problems in a link",
        "https://example.org/board?fen=rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR",
        &[BARE_START],
    ),
    (
        "strings of a call",
        "position(\"....r...\", \"........\", \".....k..\", \"........\", \"........\", \"........\", \"....K...\", \"........\")",
        &["4r3/8/5k2/8/8/8/4K3/8 w - - 0 1"],
    ),
    (
        "strings of a list",
        "board = [\n  \"r.bqkbnr\",\n  \"pppp.ppp\",\n  \"..n.....\",\n  \"....p...\",\n  \"....P...\",\n  \".....N..\",\n  \"PPPP.PPP\",\n  \"RNBQKB.R\",\n]",
        &[SPANISH],
    ),
    (
        "strings with spaces",
        "[\"r bqkbnr\", \"pppp ppp\", \"  n     \", \"    p   \", \"    P   \", \"     N  \", \"PPPP PPP\", \"RNBQKB R\"]",
        &[SPANISH],
    ),
    (
        "strings without commas",
        "const char *board =\n  \"r.bqkbnr\"\n  \"pppp.ppp\"\n  \"..n.....\"\n  \"....p...\"\n  \"....P...\"\n  \".....N..\"\n  \"PPPP.PPP\"\n  \"RNBQKB.R\";",
        &[SPANISH],
    ),
    ("a number for four empty ranks", "rnbqkbnr/pppppppp/32/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[START]),
    ("a number for two empty ranks", "8/8/8/8/8/5k2/16 w - - 0 1", &["8/8/8/8/8/5k2/8/8 w - - 0 1"]),
    (
        "numbers in a pocket",
        "4k3/8/8/8/8/8/8/4K3[N3Pbp] w - - 0 1",
        &["4k3/8/8/8/8/8/8/4K3[PPPNpb] w - - 0 1"],
    ),
    ("figurines with empty lines", "♜♞♝♛♚♝♞♜\n♟♟♟♟♟♟♟♟\n\n\n\n\n♙♙♙♙♙♙♙♙\n♖♘♗♕♔♗♘♖", &[BARE_START]),
    (
        "figurines with spaces",
        "♜ ♝♛♚♝♞♜\n♟♟♟♟ ♟♟♟\n  ♞     \n    ♟   \n    ♙   \n     ♘  \n♙♙♙♙ ♙♙♙\n♖♘♗♕♔♗ ♖",
        &[SPANISH],
    ),
    (
        "figurines with an empty line between",
        "♜ . ♝ ♛ ♚ ♝ ♞ ♜\n\n♟ ♟ ♟ ♟ . ♟ ♟ ♟\n\n. . ♞ . . . . .\n\n. . . . ♟ . . .\n\n. . . . ♙ . . .\n\n. . . . . ♘ . .\n\n♙ ♙ ♙ ♙ . ♙ ♙ ♙\n\n♖ ♘ ♗ ♕ ♔ ♗ . ♖",
        &[SPANISH],
    ),
    ("letters with empty lines", "rnbqkbnr\npppppppp\n\n\n\n\nPPPPPPPP\nRNBQKBNR", &[BARE_START]),
    (
        "rows numbered from 0 at the top",
        "  0 1 2 3 4 5 6 7\n0 r . b q k b n r\n1 p p p p . p p p\n2 . . n . . . . .\n3 . . . . p . . .\n4 . . . . P . . .\n5 . . . . . N . .\n6 P P P P . P P P\n7 R N B Q K B . R",
        &[SPANISH],
    ),
    (
        "rows numbered from 0 at the bottom",
        "7 r . b q k b n r\n6 p p p p . p p p\n5 . . n . . . . .\n4 . . . . p . . .\n3 . . . . P . . .\n2 . . . . . N . .\n1 P P P P . P P P\n0 R N B Q K B . R\n  0 1 2 3 4 5 6 7",
        &[SPANISH],
    ),
    (
        "cells of two letters",
        "br ee bb bq bk bb bn br\nbp bp bp bp ee bp bp bp\nee ee bn ee ee ee ee ee\nee ee ee ee bp ee ee ee\nee ee ee ee wp ee ee ee\nee ee ee ee ee wn ee ee\nwp wp wp wp ee wp wp wp\nwr wn wb wq wk wb ee wr",
        &[SPANISH],
    ),
    (
        "cells of two dashes",
        "bR -- bB bQ bK bB bN bR\nbP bP bP bP -- bP bP bP\n-- -- bN -- -- -- -- --\n-- -- -- -- bP -- -- --\n-- -- -- -- wP -- -- --\n-- -- -- -- -- wN -- --\nwP wP wP wP -- wP wP wP\nwR wN wB wQ wK wB -- wR",
        &[SPANISH],
    ),
    ("edit of a board program", "edit\n#\nKg1\nQg3\nc\nKh8\nPg7\n.\n", &[MATE]),
    ("edit with the side", "force\nedit\n#\nKa1\nRa2\nc\nKb8\nPb7\n.\nwhite\n", &[ROOKS]),
    (
        "a null move",
        "1. e4 -- 2. d4 e5 3. Nf3",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e4 -- d4 e5 Nf3"],
    ),
    (
        "a null move as a database writes it",
        "1. e4 Z0 2. d4 e5",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 e4 -- d4 e5"],
    ),
    ("commas between the fields", "8/8/8/8/8/5k2/8/4K2R,w,K,-,3,40", &[ENDING]),
    ("semicolons between the fields", "8/8/8/8/8/5k2/8/4K2R;w;K;-;3;40", &[ENDING]),
    ("bars between the fields", "8/8/8/8/8/5k2/8/4K2R|w|K|-|3|40", &[ENDING]),
    ("a link in a sentence", "(see https://lichess.org/editor/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40).", &[ENDING]),
    (
        "two links to one board",
        "https://lichess.org/analysis/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40?color=white\nhttps://www.chess.com/analysis?fen=8/8/8/8/8/5k2/8/4K2R+w+K+-+3+40&flip=false",
        &[ENDING],
    ),
    (
        "a link and its record",
        "8/8/8/8/8/5k2/8/4K2R w K - 3 40\nhttps://lichess.org/editor/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40",
        &[ENDING],
    ),
    ("a record in backquotes", "The FEN is `8/8/8/8/8/5k2/8/4K2R w K - 3 40`, I think.", &[ENDING]),
    ("a number before a record", "#17: 8/8/8/8/8/5k2/8/4K2R w K - 3 40", &[ENDING]),
    (
        "a record and moves from it",
        "8/8/8/8/8/5k2/8/4K2R w K - 3 40 moves e1g1 f3g3",
        &["8/8/8/8/8/5k2/8/4K2R w K - 3 40 O-O+ Kg3"],
    ),
];

/// Prints what is wrong of a table, and fails if anything is.
fn demand(rows: &[Row]) {
    let mut wrong = Vec::new();
    for (kind, text, expected) in rows {
        let read = said(text);
        if read != *expected {
            wrong.push(format!("{kind}\n{text}\n  read:     {read:?}\n  expected: {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {} wrong:\n\n{}", wrong.len(), rows.len(), wrong.join("\n\n"));
}

#[test]
fn problems_with_solutions_and_twins() {
    demand(&PROBLEMS);
}

#[test]
fn games_and_records_in_data() {
    demand(&DATA);
}

#[test]
fn lists_of_all_languages() {
    demand(&LISTS);
}

#[test]
fn what_clings_to_records_diagrams_and_games() {
    demand(&CLINGING);
}

#[test]
fn stipulations_are_read_with_their_escapes() {
    for (text, title, turn) in [
        ("White: Kg1, Qg3; Black: Kh8, g7. h\\#7", "h#7", Color::Black),
        ("White: Kg1, Qg3; Black: Kh8, g7. h\\#2.5", "h#2.5", Color::White),
        ("\\pieces{wKg1, wDg3, sKh8, sBg7}\n\\stip{h\\#2}", "h#2", Color::Black),
        ("White: Kg1, Qg3; Black: Kh8, g7. H#3", "H#3", Color::Black),
    ] {
        let (_, found, _) = positions(text);
        assert_eq!((found[0].title.as_deref(), found[0].position.turn), (Some(title), turn), "{text}");
    }
}

#[test]
fn marks_in_the_spellings_of_sites_and_programs() {
    for (text, marks) in [
        (
            "8/8/8/8/8/5k2/8/4K2R w K - 3 40 {[%c_arrow e1e2;keyPressed;none;from;e1;opacity;0.8;to;e2]}",
            "Ye1e2",
        ),
        ("8/8/8/8/8/5k2/8/4K2R w K - 3 40 {[%c_highlight h1;keyPressed;none;opacity;0.8;square;h1]}", "rh1"),
        ("8/8/8/8/8/5k2/8/4K2R w K - 3 40 {[%draw arrow,e1,e2,yellow]}", "Ye1e2"),
        ("8/8/8/8/8/5k2/8/4K2R w K - 3 40 {[%draw full,h1,red]}", "rh1"),
        ("8/8/8/8/8/5k2/8/4K2R w K - 3 40 {[%draw circle,h1,blue]}", "Bh1"),
        ("```chessboard\nfen: 8/8/8/8/8/5k2/8/4K2R w K - 3 40\nannotations: Ah1-h4/g Hf3\n```", "gf3,Gh1h4"),
        (
            "```chessboard\nfen: 8/8/8/8/8/5k2/8/4K2R w K - 3 40\nannotations: Ah1-h4/r He2/b\n```",
            "be2,Rh1h4",
        ),
        (
            "{\"fen\":\"8/8/8/8/8/5k2/8/4K2R w K - 3 40\",\"drawable\":{\"autoShapes\":[{\"orig\":\"e1\",\"dest\":\"e2\",\"brush\":\"red\"}]}}",
            "Re1e2",
        ),
        (
            "{\"fen\":\"8/8/8/8/8/5k2/8/4K2R w K - 3 40\",\"autoShapes\":[{\"orig\":\"h1\",\"brush\":\"blue\"}]}",
            "Bh1",
        ),
    ] {
        let (_, found, _) = positions(text);
        assert_eq!(found.len(), 1, "{text}");
        let mut read: Vec<String> = found[0].marks.write_link().split(',').map(str::to_owned).collect();
        let mut expected: Vec<&str> = marks.split(',').collect();
        read.sort_unstable();
        expected.sort_unstable();
        assert_eq!(read, expected, "{text}");
    }
}

#[test]
fn the_side_at_the_bottom_in_more_spellings() {
    for text in [
        "https://example.org/board?fen=8/8/8/8/8/5k2/8/4K2R&orient=black",
        "---\nfen: 8/8/8/8/8/5k2/8/4K2R w K - 3 40\nreverse: true\n---",
        "8/8/8/8/8/5k2/8/4K2R\n&-flip:\ntrue",
        "fen: 8/8/8/8/8/5k2/8/4K2R w K - 3 40\nflip:\n  true",
        "[diagram fen=\"8/8/8/8/8/5k2/8/4K2R w K - 3 40\" orient=\"b\"]",
        "White: Kg1, Qg3\nBlack: Kh8, g7\norientation: black",
        "r . b q k b n r\np p p p . p p p\n. . n . . . . .\n. . . . p . . .\n. . . . P . . .\n. . . . . N . .\nP P P P . P P P\nR N B Q K B . R\n\norientation: black",
    ] {
        let (_, found, _) = positions(text);
        assert_eq!(found[0].orientation, Some(Color::Black), "{text}");
    }
}

#[test]
fn titles_stand_above() {
    let titles = |text: &str| -> Vec<Option<String>> {
        positions(text).1.into_iter().map(|found| found.title).collect()
    };
    let owned = |titles: &[&str]| -> Vec<Option<String>> {
        titles.iter().map(|title| (!title.is_empty()).then(|| (*title).to_owned())).collect()
    };
    let one = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
    let two = "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1";
    for (text, expected) in [
        (format!("// one\n{one} >>= legal\n\n// two\n{two} >>= legal"), ["one", "two"]),
        (format!("# Rook\n{one}\n\n# Queen\n{two}\n"), ["Rook", "Queen"]),
        (format!("## Rook\n\n{one}\n\n## Queen\n\n{two}\n"), ["Rook", "Queen"]),
        (format!("Rook\n{one}\nRh3+ is a check.\n\nQueen\n{two}\nQg6 mates soon.\n"), ["Rook", "Queen"]),
        (format!("{one}\nRh3+ is a check.\n\n{two}\n"), ["", ""]),
        (format!("; Rook\n{one}\n; Queen\n{two}\n"), ["Rook", "Queen"]),
    ] {
        assert_eq!(titles(&text), owned(&expected), "{text}");
    }
}

#[test]
fn a_list_of_which_one_colour_cannot_be_read_is_not_half_placed() {
    for text in [
        "White: Kg1, Qg3; Black: Kh8, Xg7",
        "White: Kg1, Qg3; Black: Kh8, Pg9",
        "White: Kg1, Qg3; Black: Kh8, Qg3",
    ] {
        let read = import(text, None);
        assert!(matches!(read, forsyth::import::Import::Unread(_)), "{text}\n{read:?}");
    }
}

#[test]
fn each_broken_line_of_a_list_is_a_row() {
    let lines = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8 w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - a 1",
    ];
    for (between, step) in [("\n", 1), ("\n\n", 2), ("\r\n", 1)] {
        let text = lines.join(between);
        let (_, found, unread) = positions(&text);
        let mut rows: Vec<usize> = found.iter().map(|found| found.line).collect();
        rows.extend(unread.iter().filter(|error| error.record.is_some()).map(|error| error.line));
        rows.sort_unstable();
        let expected: Vec<usize> = (0..lines.len()).map(|index| 1 + index * step).collect();
        assert_eq!(rows, expected, "{text}\n{found:?}\n{unread:?}");
        assert!(found.iter().all(|found| found.title.is_none()));
        assert!(unread.iter().flat_map(|error| &error.record).all(|record| record.title.is_none()));
    }
}
