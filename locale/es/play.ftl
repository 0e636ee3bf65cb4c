### Jugar: el conmutador, las jugadas, la elección de una promoción.

## The switch

mode = Editar o jugar
# The two halves of the switch: short words.
mode-edit = Editar
mode-play = Jugar
# With their key.
mode-edit-title = Editar: las piezas van a donde usted las ponga (E)
mode-play-title = Jugar: las piezas solo hacen jugadas legales (E)
# $reason is a finding or a fault of the text, as a sentence.
play-refused = Esta posición no se puede jugar. { $reason }
play-text-faulty = El texto tiene errores.
play-impossible = Esta posición no se puede jugar según las reglas del juego elegido.

## The moves

played-moves = Jugadas
# Stands in the list while it is empty.
play-begins = { $turn ->
    [white] Juegan las blancas: arrastre una pieza, o púlsela y luego su casilla.
   *[black] Juegan las negras: arrastre una pieza, o púlsela y luego su casilla.
}
no-legal-moves = Aquí no hay ninguna jugada legal.
take-back = Retirar
copy-pgn = Copiar PGN
pgn-copied = Partida copiada como PGN.
promote-pawn = Coronar el peón
promote-to = { $role ->
    [king] Coronar como rey
    [queen] Coronar como dama
    [rook] Coronar como torre
    [bishop] Coronar como alfil
    [knight] Coronar como caballo
   *[pawn] Coronar como peón
}

## Moves in words, as they are announced

not-legal = No es una jugada legal.
# The beginning of "Knight f3".
move-role = { $role ->
    [king] Rey
    [queen] Dama
    [rook] Torre
    [bishop] Alfil
    [knight] Caballo
   *[pawn] Peón
}
# $mover is "Knight", "Knight b" or, for a pawn, its file.
move-captures = { $mover } captura { $square }
move-promotes = { $words }, corona { $role ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
}
move-castles = { $wing ->
    [kingside] Enroque corto
   *[queenside] Enroque largo
}
move-drops = { $mover } en { $square } desde la mano
move-check = { $words }, jaque
move-mate = { $words }, jaque mate
# The end of a game by the rules of a variant.
move-wins = { $words }, y la partida se acaba
