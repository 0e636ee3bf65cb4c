### Findings about the legality of a position, and their repairs.

## What is wrong with the position

findings = Qué falla en la posición
verdict-legal = Posición legal
verdict-playable = Jugable, pero no puede darse en una partida
verdict-impossible = Posición ilegal
verdict-incomplete = Posición incompleta
severity-breaks-rules = Va contra las reglas
severity-engines-refuse = Los programas de ajedrez la rechazan
severity-cannot-arise = No puede darse en una partida
# In the place of a severity, while a position is being set up.
severity-missing = Falta todavía
severity-odd = Inusual
finding-empty-board = El tablero está vacío.
finding-no-king = { $color ->
    [white] Las blancas no tienen rey.
   *[black] Las negras no tienen rey.
}
finding-many-kings = { $color ->
    [white] Las blancas tienen { $count } reyes ({ $squares }). Cada bando tiene uno.
   *[black] Las negras tienen { $count } reyes ({ $squares }). Cada bando tiene uno.
}
# In the game Horde one side has none.
finding-horde-king = { $color ->
    [white] Las blancas tienen rey ({ $squares }). En Horde solo lo tiene uno de los bandos.
   *[black] Las negras tienen rey ({ $squares }). En Horde solo lo tiene uno de los bandos.
}
finding-pawn-on-back-rank = Un peón nunca está en su primera fila, y al llegar a la última corona ({ $squares }).
finding-too-many-pawns = { $color ->
    [white] Las blancas tienen demasiados peones: { $count } en vez de { $most } como máximo.
   *[black] Las negras tienen demasiados peones: { $count } en vez de { $most } como máximo.
}
finding-too-many-pieces = { $color ->
    [white] Las blancas tienen demasiadas piezas, contando los peones: { $count } en vez de { $most } como máximo.
   *[black] Las negras tienen demasiadas piezas, contando los peones: { $count } en vez de { $most } como máximo.
}
finding-too-much-material = { $color ->
    [white] Las blancas tienen más piezas coronadas que peones que hayan podido coronar.
   *[black] Las negras tienen más piezas coronadas que peones que hayan podido coronar.
}
# $what is one or several of the next two, joined by "and".
finding-bad-castling = El enroque figura como posible, pero { $what }. Fairy-Stockfish y cozy-chess rechazan una FEN así; la forma UCI y los enlaces a otros sitios omiten ese derecho.
castling-king-elsewhere = { $color ->
    [white] el rey blanco no puede enrocar con la torre de { $square }
   *[black] el rey negro no puede enrocar con la torre de { $square }
}
castling-no-rook = { $color ->
    [white] en { $square } no hay torre blanca
   *[black] en { $square } no hay torre negra
}
en-passant-rank = { $us ->
    [white] Si juegan blancas, la casilla al paso está en la fila 6, no en { $square }.
   *[black] Si juegan negras, la casilla al paso está en la fila 3, no en { $square }.
}
en-passant-no-pawn = { $them ->
    [white] Para capturar al paso en { $square } tiene que haber un peón blanco delante de esa casilla. No lo hay.
   *[black] Para capturar al paso en { $square } tiene que haber un peón negro delante de esa casilla. No lo hay.
}
en-passant-occupied = El peón que avanzó dos casillas pasó por { $square }, pero esa casilla está ocupada.
en-passant-origin = El peón que pasó por { $square } venía de { $origin }, pero esa casilla está ocupada.
finding-adjacent-kings = Los reyes están en casillas contiguas ({ $squares }).
finding-opposite-check = { $us ->
    [white] El rey negro está en jaque, pero juegan blancas: podrían capturarlo.
   *[black] El rey blanco está en jaque, pero juegan negras: podrían capturarlo.
}
finding-too-many-checkers = { $us ->
    [white] El rey blanco recibe jaque de más de dos piezas. Una jugada da jaque con dos como máximo.
   *[black] El rey negro recibe jaque de más de dos piezas. Una jugada da jaque con dos como máximo.
}
finding-impossible-check = { $us ->
    [white] Ninguna jugada de las negras puede haber dado este jaque al rey blanco.
   *[black] Ninguna jugada de las blancas puede haber dado este jaque al rey negro.
}
finding-en-passant-clock = La casilla al paso indica que acaba de avanzar un peón, así que el contador de medias jugadas debe marcar 0, no { $clock }.
finding-clock-too-high = El contador marca { $clock } medias jugadas, pero en la jugada { $number } aún no se han podido hacer tantas.
finding-fifty-moves = Cincuenta jugadas sin capturas ni jugadas de peón: cualquiera de los jugadores puede reclamar tablas.
finding-seventy-five-moves = Setenta y cinco jugadas sin capturas ni jugadas de peón: la partida es tablas.
finding-chess960-by-rights = Solo los derechos de enroque hacen de esta partida una de Chess960 ({ $squares }).
finding-armies-turned = Los peones blancos están en la fila 7 y los negros en la fila 2, con los reyes detrás: los ejércitos parecen estar del revés.
finding-rights-not-given = No figura ningún derecho de enroque, aunque rey y torres están en sus casillas iniciales.
finding-no-last-move = { $us ->
    [white] Ninguna jugada legal de las negras puede haber llevado a esta posición.
   *[black] Ninguna jugada legal de las blancas puede haber llevado a esta posición.
}

## How the game stands

findings-count = { $count ->
    [one] { $count } observación
   *[other] { $count } observaciones
}
status-to-move = { $color ->
    [white] Juegan blancas
   *[black] Juegan negras
}
status-check = Jaque
status-double-check = Jaque doble
status-checkmate = Jaque mate
status-stalemate = Ahogado
status-dead = Posición muerta: ningún bando puede ganar
# A rule of a chess variant has ended the game.
status-over = La partida ha terminado
status-moves = { $count ->
    [one] { $count } jugada legal
   *[other] { $count } jugadas legales
}
# The points are pawns: "+2".
material-ahead = { $color ->
    [white] Las blancas tienen { $points } más de material
   *[black] Las negras tienen { $points } más de material
}
material-even = El material vale lo mismo, pero es distinto
endgame-class = La clase del final, como la nombran las tablas de finales

## What the button of a repair says

# "the white king": what is put, moved or removed.
-piece-the = { $piece ->
    [wQ] la
    [wR] la
    [bQ] la
    [bR] la
   *[other] el
} { piece }
-piece-a = { $piece ->
    [wQ] una
    [wR] una
    [bQ] una
    [bR] una
   *[other] un
} { piece }
mend-start = Poner la posición inicial
mend-place = Poner { -piece-the } en { $square }
mend-remove = Quitar { -piece-the } de { $square }
mend-remove-several = Quitar las piezas de { $squares }
mend-move = Mover { -piece-the } de { $from } a { $to }
mend-promote = Coronar dama en { $squares }
mend-turn = { $them ->
    [white] Dar el turno a las blancas
   *[black] Dar el turno a las negras
}
mend-castling = Dejar solo los derechos de enroque { $rights }
mend-no-castling = Quitar los derechos de enroque
mend-no-en-passant = Quitar la casilla al paso
mend-en-passant = Poner la casilla al paso en { $square }
mend-halfmove = Poner el contador de medias jugadas en { $number }
mend-fullmove = Poner el número de jugada en { $number }
mend-clocks = Intercambiar los contadores: medias jugadas { $clock }, jugada { $number }
mend-allow-castling = Permitir el enroque: { $rights }
mended = Corregido: { $change }
