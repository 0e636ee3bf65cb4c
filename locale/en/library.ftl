### The library of positions.

library-search = Search the library
library-none = No position has this name.
library-source = Source: { $source }
# A position of the library was loaded.
library-opened = { $name } is on the board.
library-group = { $entry-group ->
    [beginnings] Beginnings
    [mates] Basic mates
    [endgames] Endgames of textbooks
    [openings] Openings
    [famous] Famous positions and studies
   *[perft] Perft positions for programs
}
library-name = { $entry ->
    [start] Start position
    [empty] Empty board
    [kings] Kings alone
    [pawns] Kings and pawns
    [queen] King and queen against king
    [rook] King and rook against king
    [two-rooks] King and two rooks against king
    [bishops] King and two bishops against king
    [bishop-knight] King, bishop and knight against king
    [opposition] Opposition: king and pawn against king
    [trebuchet] Trébuchet: who moves loses
    [lucena] Lucena position: the bridge
    [philidor] Philidor position: defence on the third rank
    [vancura] Vančura position: defence from the side
    [ruy-lopez] Ruy Lopez
    [italian] Italian Game
    [najdorf] Sicilian, Najdorf
    [winawer] French, Winawer
    [queens-gambit-declined] Queen’s Gambit Declined
    [kings-indian] King’s Indian Defence
    [saavedra] Saavedra position
    [reti] Réti’s study
    [immortal] Immortal Game, the mate
    [opera] Opera Game, the mate
    [game-of-the-century] Game of the Century, before 17… Be6
    [shirov] Shirov’s bishop sacrifice, 47… Bh3
    [kiwipete] Kiwipete
    [perft-3] Perft, position 3
    [perft-4] Perft, position 4
    [perft-5] Perft, position 5
   *[perft-6] Perft, position 6
}

## What the user keeps

library-own = My positions
library-keep-as = Keep this position as
library-keep = Keep
library-kept = Kept: { $name }
library-remove = Remove { $name }
library-removed = Removed: { $name }
library-full = No room for another position. Remove one first.
