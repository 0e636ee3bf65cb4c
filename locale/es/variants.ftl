### Variants, castling rules, start positions, pieces in hand.

game = Modalidad
castling-rules = Reglas de enroque
game-chess = Ajedrez estándar
# The games as "This site does not have …" names them.
refused-chess = ajedrez estándar
refused-atomic = ajedrez atómico (Atomic)
game-chosen = Modalidad: { $game }
game-start = Poner la posición inicial: { $game }
game-started = Posición inicial: { $game }
mode-standard = Estándar
mode-automatic-standard = Automáticas (estándar)
mode-automatic-chess960 = Automáticas (Chess960)
mode-chosen = Reglas de enroque: { $mode }
castling-one-rook = { $color ->
    [white] Blancas: rey en { $king }, torre { $rook }
   *[black] Negras: rey en { $king }, torre { $rook }
}
castling-two-rooks = { $color ->
    [white] Blancas: rey en { $king }, torres { $one } y { $other }
   *[black] Negras: rey en { $king }, torres { $one } y { $other }
}
castling-none = { $color ->
    [white] Blancas: sin enroque
   *[black] Negras: sin enroque
}
random-chess960 = Una posición inicial de Chess960 al azar
random-dfrc = Una posición inicial de Double Fischer Random al azar
start-number-expected = Escriba un número entero de 0 a 959.
start-number = { $color ->
    [white] Número de las blancas en Double Fischer Random
   *[black] Número de las negras en Double Fischer Random
}
start-chess960 = Posición inicial { $number } de Chess960
start-dfrc = Double Fischer Random: blancas { $white }, negras { $black }
promoted-pawns = Peones coronados
mark-promoted = Marcar una pieza…
# A piece in a list of promoted ones.
piece-on = { piece } { $square }
marked-promoted = La pieza de { $square } cuenta como peón coronado
unmark-promoted = { $piece ->
    [wQ] La
    [wR] La
    [bQ] La
    [bR] La
   *[other] El
} { piece } de { $square } no es un peón coronado
checks-to-give = Jaques por dar
checks-label = { $color ->
    [white] Jaques que las blancas aún tienen que dar
   *[black] Jaques que las negras aún tienen que dar
}
checks-left = { $color ->
    [white] { $count ->
        [0] Las blancas ya han dado los tres jaques
        [1] A las blancas les falta dar un jaque
       *[other] A las blancas les falta dar { $count } jaques
    }
   *[black] { $count ->
        [0] Las negras ya han dado los tres jaques
        [1] A las negras les falta dar un jaque
       *[other] A las negras les falta dar { $count } jaques
    }
}
# The pieces that a side holds in Crazyhouse.
hand-title = { $color ->
    [white] Blancas, en mano
   *[black] Negras, en mano
}
in-hand = { $piece ->
    [wK] Rey blanco en mano
    [wQ] Dama blanca en mano
    [wR] Torre blanca en mano
    [wB] Alfil blanco en mano
    [wN] Caballo blanco en mano
    [wP] Peón blanco en mano
    [bK] Rey negro en mano
    [bQ] Dama negra en mano
    [bR] Torre negra en mano
    [bB] Alfil negro en mano
    [bN] Caballo negro en mano
   *[bP] Peón negro en mano
}
in-hand-count = { in-hand }: { $count }
in-hand-more = { in-hand }: { $count }, añadir una pieza
in-hand-less = { in-hand }: { $count }, quitar una pieza
hands-full = Entre las dos manos caben 64 piezas como máximo.
