//! The well-known positions.

/// What a position is known for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Where an editor begins.
    Beginnings,
    /// Mates with few pieces that are practised.
    Mates,
    /// Endgames of textbooks.
    Endgames,
    /// Positions from which openings go on.
    Openings,
    /// Positions of famous games and studies.
    Famous,
    /// Positions by which programs check that they know the rules.
    Perft,
}

impl Group {
    /// All groups, in the order of the list.
    pub const ALL: [Group; 6] =
        [Group::Beginnings, Group::Mates, Group::Endgames, Group::Openings, Group::Famous, Group::Perft];

    /// The name in the page and for messages.
    pub const fn name(self) -> &'static str {
        match self {
            Group::Beginnings => "beginnings",
            Group::Mates => "mates",
            Group::Endgames => "endgames",
            Group::Openings => "openings",
            Group::Famous => "famous",
            Group::Perft => "perft",
        }
    }
}

/// A well-known position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name in the page and for messages.
    pub name: &'static str,
    /// What it is known for.
    pub group: Group,
    /// The record.
    pub fen: &'static str,
    /// Where it is published; empty for a position that anybody would set up.
    pub source: &'static str,
}

const fn entry(group: Group, name: &'static str, fen: &'static str, source: &'static str) -> Entry {
    Entry { name, group, fen, source }
}

const PERFT: &str = "Chess Programming Wiki, Perft Results";

/// All positions, in the order of their groups.
pub const CATALOGUE: &[Entry] = &[
    entry(Group::Beginnings, "start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""),
    entry(Group::Beginnings, "empty", "8/8/8/8/8/8/8/8 w - - 0 1", ""),
    entry(Group::Beginnings, "kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
    entry(Group::Beginnings, "pawns", "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", ""),
    entry(Group::Mates, "queen", "8/8/8/4k3/8/8/8/3QK3 w - - 0 1", ""),
    entry(Group::Mates, "rook", "8/8/8/4k3/8/8/8/3RK3 w - - 0 1", ""),
    entry(Group::Mates, "two-rooks", "8/8/8/4k3/8/8/8/2RRK3 w - - 0 1", ""),
    entry(Group::Mates, "bishops", "8/8/8/4k3/8/8/8/2B1KB2 w - - 0 1", ""),
    entry(Group::Mates, "bishop-knight", "8/8/8/4k3/8/8/8/1N2KB2 w - - 0 1", ""),
    entry(
        Group::Endgames,
        "opposition",
        "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1",
        "Fine, Basic Chess Endings, 1941",
    ),
    entry(
        Group::Endgames,
        "trebuchet",
        "8/8/8/4pK2/3kP3/8/8/8 w - - 0 1",
        "Dvoretsky, Endgame Manual, chapter 1",
    ),
    entry(Group::Endgames, "lucena", "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1", "Salvio, Il Puttino, 1634"),
    entry(
        Group::Endgames,
        "philidor",
        "4k3/R7/7r/3KP3/8/8/8/8 w - - 0 1",
        "Philidor, L’Analyse des échecs, 1777",
    ),
    entry(Group::Endgames, "vancura", "R7/6k1/P4r2/1K6/8/8/8/8 b - - 0 1", "Vančura, 28. říjen, 1924"),
    entry(
        Group::Openings,
        "ruy-lopez",
        "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
        "ECO C60",
    ),
    entry(
        Group::Openings,
        "italian",
        "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
        "ECO C50",
    ),
    entry(
        Group::Openings,
        "najdorf",
        "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6",
        "ECO B90",
    ),
    entry(
        Group::Openings,
        "winawer",
        "rnbqk1nr/ppp2ppp/4p3/3p4/1b1PP3/2N5/PPP2PPP/R1BQKBNR w KQkq - 2 4",
        "ECO C15",
    ),
    entry(
        Group::Openings,
        "queens-gambit-declined",
        "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 2 4",
        "ECO D35",
    ),
    entry(
        Group::Openings,
        "kings-indian",
        "rnbq1rk1/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP3PPP/R1BQKB1R w KQ - 2 6",
        "ECO E90",
    ),
    entry(Group::Famous, "saavedra", "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1", "Glasgow Weekly Citizen, 1895"),
    entry(Group::Famous, "reti", "7K/8/k1P5/7p/8/8/8/8 w - - 0 1", "Réti, Ostrauer Morgenzeitung, 1921"),
    entry(
        Group::Famous,
        "immortal",
        "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23",
        "Anderssen – Kieseritzky, London 1851",
    ),
    entry(
        Group::Famous,
        "opera",
        "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17",
        "Morphy – Karl of Brunswick and Isouard, Paris 1858",
    ),
    entry(
        Group::Famous,
        "game-of-the-century",
        "r3r1k1/pp3pbp/1qp3p1/2B5/2BP2b1/Q1n2N2/P4PPP/3R1K1R b - - 3 17",
        "D. Byrne – Fischer, New York 1956",
    ),
    entry(
        Group::Famous,
        "shirov",
        "8/8/4kpp1/3p1b2/p6P/2B5/6P1/6K1 b - - 0 47",
        "Topalov – Shirov, Linares 1998",
    ),
    entry(
        Group::Perft,
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        PERFT,
    ),
    entry(Group::Perft, "perft-3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", PERFT),
    entry(Group::Perft, "perft-4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", PERFT),
    entry(Group::Perft, "perft-5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", PERFT),
    entry(
        Group::Perft,
        "perft-6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        PERFT,
    ),
];
