### The position in words, and what a screen reader announces.

## The position in words

title-start = { $turn ->
    [white] Posición inicial del ajedrez, juegan blancas
   *[black] Posición inicial del ajedrez, juegan negras
}
title-empty = { $turn ->
    [white] Tablero de ajedrez vacío, juegan blancas
   *[black] Tablero de ajedrez vacío, juegan negras
}
title-men = { $turn ->
    [white] { $count ->
        [one] Posición de ajedrez con 1 pieza, juegan blancas
       *[other] Posición de ajedrez con { $count } piezas, juegan blancas
    }
   *[black] { $count ->
        [one] Posición de ajedrez con 1 pieza, juegan negras
       *[other] Posición de ajedrez con { $count } piezas, juegan negras
    }
}
# $pieces is "king e1; rooks a1 and h1; pawn e4".
side-pieces = { $color ->
    [white] Blancas: { $pieces }.
   *[black] Negras: { $pieces }.
}
side-no-pieces = { $color ->
    [white] Blancas: sin piezas.
   *[black] Negras: sin piezas.
}
# "king e1", "rooks a1 and h1".
pieces-on = { $role ->
    [king] { $count ->
        [1] rey { $squares }
       *[other] reyes { $squares }
    }
    [queen] { $count ->
        [1] dama { $squares }
       *[other] damas { $squares }
    }
    [rook] { $count ->
        [1] torre { $squares }
       *[other] torres { $squares }
    }
    [bishop] { $count ->
        [1] alfil { $squares }
       *[other] alfiles { $squares }
    }
    [knight] { $count ->
        [1] caballo { $squares }
       *[other] caballos { $squares }
    }
   *[pawn] { $count ->
        [1] peón { $squares }
       *[other] peones { $squares }
    }
}
# $pieces is "a queen and 2 knights".
side-in-hand = { $color ->
    [white] Las blancas tienen en mano: { $pieces }.
   *[black] Las negras tienen en mano: { $pieces }.
}
# "a queen", "2 knights": counted pieces.
pieces-counted = { $role ->
    [king] { $count ->
        [1] un rey
       *[other] { $count } reyes
    }
    [queen] { $count ->
        [1] una dama
       *[other] { $count } damas
    }
    [rook] { $count ->
        [1] una torre
       *[other] { $count } torres
    }
    [bishop] { $count ->
        [1] un alfil
       *[other] { $count } alfiles
    }
    [knight] { $count ->
        [1] un caballo
       *[other] { $count } caballos
    }
   *[pawn] { $count ->
        [1] un peón
       *[other] { $count } peones
    }
}
# $how is "kingside", "queenside", "with the rook on g1", or several joined by "or".
side-may-castle = { $color ->
    [white] Las blancas pueden enrocar { $how }.
   *[black] Las negras pueden enrocar { $how }.
}
castle-wing = { $wing ->
    [kingside] corto
   *[queenside] largo
}
castle-with = con la torre de { $square }
en-passant-square = Casilla al paso: { $square }.
checks-to-come = Jaques por dar: blancas { $white }, negras { $black }.
# The end of a picture's text.
picture-marked = Con marcas: { $marks }.
picture-black-below = Las negras están abajo.

## Read aloud

read-aloud = Leer en voz alta
words-copied = Copiado: la posición en palabras
read-aloud-rank = Leer esta fila
read-aloud-file = Leer esta columna
read-aloud-white = Leer las piezas blancas
read-aloud-black = Leer las piezas negras
read-aloud-position = Leer toda la posición
read-aloud-findings = Leer las observaciones y los errores
read-aloud-text = Leer el FEN carácter por carácter
read-aloud-steps = Decir cuántos pasos se pueden deshacer
read-aloud-next-fault = Ir al error siguiente del texto
read-aloud-previous-fault = Ir al error anterior del texto
# Short names of the same on buttons.
button-rank = Fila { $rank }
button-file = Columna { $file }
button-findings = Observaciones
button-text = FEN, letra por letra
button-steps = Pasos
# $men is "e1, white king; e8, black king".
rank-announcement = Fila { $rank }: { $men }.
rank-announcement-empty = Fila { $rank }: vacía.
file-announcement = Columna { $file }: { $men }.
file-announcement-empty = Columna { $file }: vacía.
finding-graded = { $severity }: { $finding }
# The name of a field at the head of a sentence.
-field-title = { $field ->
    [placement] Piezas
    [side] Turno
    [castling] Enroque
    [ep] Al paso
    [halfmove] Contador de medias jugadas
    [fullmove] Número de jugada
    [count] Campos
   *[charset] Texto
}
fault-counted = Error { $number } de { $count }. { $fault }
fault-with-fix = { $fault } Solución: { $fix }.
# Where a fault is, and which characters stand there.
fault-at-end = { -field-title }, al final del texto.
fault-before = { -field-title }, antes del carácter { $number }.
fault-at = { -field-title }, carácter { $number }: { $there }.
fault-from-to = { -field-title }, caracteres { $from } a { $to }: { $there }.
# The text of the box, character by character.
spelled-no-fields = No hay campos. El texto: { $text }.
spelled-placement = Piezas.
spelled-field = { -field-title }: { $text }.
spelled-missing = { -field-title }: falta.
spelled-after = Detrás de los campos: { $text }.
spelled-rank = Fila { $rank }: { $text }.
spelled-rank-slash = Fila { $rank }: { $text }; barra.
spelled-rank-nothing = Fila { $rank }: nada.
spelled-rank-nothing-slash = Fila { $rank }: nada; barra.
# The same character several times in a row.
spelled-times = { $count } veces { $character }
spelled-more = { $text } y { $count } más
spelled-capital = { $letter } mayúscula
spelled-slash = barra
spelled-dash = guion
spelled-space = espacio
spelled-plus = más
spelled-tilde = virgulilla
spelled-dot = punto
spelled-comma = coma
spelled-left-bracket = corchete de apertura
spelled-right-bracket = corchete de cierre
spelled-number = el carácter U+{ $number }

## What has changed

steps-none = Nada que deshacer ni rehacer.
steps-undo = Pasos por deshacer: { $behind }.
steps-redo = Nada que deshacer. Pasos por rehacer: { $ahead }.
steps-both = Pasos por deshacer: { $behind }. Pasos por rehacer: { $ahead }.
undone = Deshecho: { $change } { $steps }
redone = Rehecho: { $change } { $steps }
changed-squares = Han cambiado { $count } casillas.
changed-turn = { $color ->
    [white] Juegan blancas.
   *[black] Juegan negras.
}
changed-castling = Enroque: { $letters }.
changed-no-castling = Sin derechos de enroque.
changed-no-en-passant = Sin casilla al paso.
changed-halfmove = Contador de medias jugadas: { $number }.
changed-fullmove = Número de jugada: { $number }.
changed-position = La posición ha cambiado.
changed-text = el texto.
findings-settled = Resuelto. { $verdict }.
findings-gone = Resuelto: { $findings }
findings-found-one = Observación: { $findings }
findings-found = { $count } observaciones: { $findings }
text-readable = El texto se puede leer. { $verdict }.
