### Variants, castling rules, start positions, pieces in hand.

game = Variante
castling-rules = Rochaderegeln
game-chess = Standardschach
# The games as "This site does not have …" names them.
refused-chess = Standardschach
refused-atomic = Atomschach
game-chosen = Variante: { $game }
game-start = Startstellung von { $game } aufbauen
game-started = Startstellung von { $game }
mode-standard = Standard
mode-automatic-standard = Automatisch (Standard)
mode-automatic-chess960 = Automatisch (Chess960)
mode-chosen = Rochaderegeln: { $mode }
castling-one-rook = { $color ->
    [white] Weiß: König auf { $king }, Turm auf { $rook }
   *[black] Schwarz: König auf { $king }, Turm auf { $rook }
}
castling-two-rooks = { $color ->
    [white] Weiß: König auf { $king }, Türme auf { $one } und { $other }
   *[black] Schwarz: König auf { $king }, Türme auf { $one } und { $other }
}
castling-none = { $color ->
    [white] Weiß: keine Rochade
   *[black] Schwarz: keine Rochade
}
random-chess960 = Zufällige Startstellung im Chess960
random-dfrc = Zufällige Startstellung im Double Fischer Random
start-number-expected = Schreiben Sie eine ganze Zahl von 0 bis 959.
start-number = { $color ->
    [white] Nummer von Weiß im Double Fischer Random
   *[black] Nummer von Schwarz im Double Fischer Random
}
start-chess960 = Chess960-Startstellung { $number }
start-dfrc = Double Fischer Random: Weiß { $white }, Schwarz { $black }
promoted-pawns = Umgewandelte Bauern
mark-promoted = Figur kennzeichnen …
# A piece in a list of promoted ones.
piece-on = { piece } { $square }
marked-promoted = Die Figur auf { $square } gilt als umgewandelter Bauer
unmark-promoted = { $piece ->
    [wK] Der weiße König auf { $square } ist kein umgewandelter Bauer
    [wQ] Die weiße Dame auf { $square } ist kein umgewandelter Bauer
    [wR] Der weiße Turm auf { $square } ist kein umgewandelter Bauer
    [wB] Der weiße Läufer auf { $square } ist kein umgewandelter Bauer
    [wN] Der weiße Springer auf { $square } ist kein umgewandelter Bauer
    [wP] Der weiße Bauer auf { $square } ist kein umgewandelter Bauer
    [bK] Der schwarze König auf { $square } ist kein umgewandelter Bauer
    [bQ] Die schwarze Dame auf { $square } ist kein umgewandelter Bauer
    [bR] Der schwarze Turm auf { $square } ist kein umgewandelter Bauer
    [bB] Der schwarze Läufer auf { $square } ist kein umgewandelter Bauer
    [bN] Der schwarze Springer auf { $square } ist kein umgewandelter Bauer
   *[bP] Der schwarze Bauer auf { $square } ist kein umgewandelter Bauer
}
checks-to-give = Noch fehlende Schachgebote
checks-label = { $color ->
    [white] Schachgebote, die Weiß noch fehlen
   *[black] Schachgebote, die Schwarz noch fehlen
}
checks-left = { $color ->
    [white] { $count ->
        [0] Weiß hat dreimal Schach geboten
        [1] Weiß muss noch einmal Schach bieten
       *[other] Weiß muss noch { $count }-mal Schach bieten
    }
   *[black] { $count ->
        [0] Schwarz hat dreimal Schach geboten
        [1] Schwarz muss noch einmal Schach bieten
       *[other] Schwarz muss noch { $count }-mal Schach bieten
    }
}
# The pieces that a side holds in Crazyhouse.
hand-title = { $color ->
    [white] Weiß: in der Hand
   *[black] Schwarz: in der Hand
}
in-hand = { $piece ->
    [wK] Weißer König in der Hand
    [wQ] Weiße Dame in der Hand
    [wR] Weißer Turm in der Hand
    [wB] Weißer Läufer in der Hand
    [wN] Weißer Springer in der Hand
    [wP] Weißer Bauer in der Hand
    [bK] Schwarzer König in der Hand
    [bQ] Schwarze Dame in der Hand
    [bR] Schwarzer Turm in der Hand
    [bB] Schwarzer Läufer in der Hand
    [bN] Schwarzer Springer in der Hand
   *[bP] Schwarzer Bauer in der Hand
}
in-hand-count = { in-hand }: { $count }
in-hand-more = { in-hand }: { $count }, um eins erhöhen
in-hand-less = { in-hand }: { $count }, um eins verringern
hands-full = Beide Hände zusammen halten höchstens 64 Figuren.
