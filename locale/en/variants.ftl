### Variants, castling rules, start positions, pieces in hand.

game = Game
castling-rules = Castling rules
game-chess = Standard chess
# The games as "This site does not have …" names them.
refused-chess = chess
refused-atomic = Atomic chess
game-chosen = Game: { $game }
game-start = Set up the start position of { $game }
game-started = Start position of { $game }
mode-standard = Standard
mode-automatic-standard = Automatic (standard)
mode-automatic-chess960 = Automatic (Chess960)
mode-chosen = Castling rules: { $mode }
castling-one-rook = { $color ->
    [white] White: king on { $king }, rook { $rook }
   *[black] Black: king on { $king }, rook { $rook }
}
castling-two-rooks = { $color ->
    [white] White: king on { $king }, rooks { $one } and { $other }
   *[black] Black: king on { $king }, rooks { $one } and { $other }
}
castling-none = { $color ->
    [white] White: no castling
   *[black] Black: no castling
}
random-chess960 = A random start position of Chess960
random-dfrc = A random start position of Double Fischer Random
start-number-expected = Write a whole number from 0 to 959.
start-number = { $color ->
    [white] White’s number in Double Fischer Random
   *[black] Black’s number in Double Fischer Random
}
start-chess960 = Chess960 start position { $number }
start-dfrc = Double Fischer Random: White { $white }, Black { $black }
promoted-pawns = Promoted pawns
mark-promoted = Mark a piece…
# A piece in a list of promoted ones.
piece-on = { piece } { $square }
marked-promoted = The piece on { $square } counts as a promoted pawn
unmark-promoted = The { piece } on { $square } is no promoted pawn
checks-to-give = Checks still to give
checks-label = { $color ->
    [white] Checks that White still has to give
   *[black] Checks that Black still has to give
}
checks-left = { $color ->
    [white] { $count ->
        [0] White has given all three checks
        [1] White still has to give one check
       *[other] White still has to give { $count } checks
    }
   *[black] { $count ->
        [0] Black has given all three checks
        [1] Black still has to give one check
       *[other] Black still has to give { $count } checks
    }
}
# The pieces that a side holds in Crazyhouse.
hand-title = { $color ->
    [white] White in hand
   *[black] Black in hand
}
in-hand = { $piece ->
    [wK] White king in hand
    [wQ] White queen in hand
    [wR] White rook in hand
    [wB] White bishop in hand
    [wN] White knight in hand
    [wP] White pawn in hand
    [bK] Black king in hand
    [bQ] Black queen in hand
    [bR] Black rook in hand
    [bB] Black bishop in hand
    [bN] Black knight in hand
   *[bP] Black pawn in hand
}
in-hand-count = { in-hand }: { $count }
in-hand-more = { in-hand }: { $count }, one more
in-hand-less = { in-hand }: { $count }, one less
hands-full = Both hands together hold 64 pieces at most.
