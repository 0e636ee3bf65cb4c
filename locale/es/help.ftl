### The help: what the fields of a FEN are, and what they mean in the present position.

help-title = ¿Qué es el FEN?
help-close = Cerrar la ayuda
help-about = El FEN escribe una posición en una sola línea: seis campos separados por espacios. Esta es la línea del cuadro, campo por campo: señale una parte, o tóquela, para verla en el tablero.
# The text in the box has faults.
help-faulty = El texto del cuadro tiene errores. A continuación se explica lo que se ha podido leer.
help-faulty-field = En este campo hay un error; el tablero muestra lo que se ha podido leer de él.
help-absent = Este campo no está en el texto; esto es lo que hay en el tablero.
help-field-name = { $field ->
    [placement] Colocación
    [side] Turno
    [castling] Derechos de enroque
    [ep] Casilla al paso
    [halfmove] Contador de medias jugadas
   *[other] Número de jugada
}
help-field-about = { $field ->
    [placement] Dónde está cada pieza: primero la fila 8, y cada fila desde la columna a hasta la h, con una barra entre fila y fila. Una letra es una pieza; una cifra, otras tantas casillas vacías seguidas.
    [side] La letra w si juegan blancas, o b si juegan negras.
    [castling] Una letra por cada enroque que aún se conserva: K y Q, el corto y el largo de las blancas; k y q, los de las negras; un guion si no queda ninguno. Indica que el rey y la torre no se han movido aún, no que no haya nada entre ellos.
    [ep] Si un peón acaba de avanzar dos casillas, la casilla por la que ha pasado; si no, un guion.
    [halfmove] Cuántas jugadas, de uno u otro bando, se han hecho desde la última captura o jugada de peón.
   *[other] El número que lleva la jugada siguiente en la planilla. Empieza en 1 y aumenta después de cada jugada de las negras.
}

## What the fields say now

help-ranks = Fila por fila
help-rank = Fila { $rank }
help-men = Piezas en el tablero, contando los peones: blancas { $white }, negras { $black }.
# Before what stands on a rank: "White: 8 pawns".
help-color = { $color ->
    [white] Blancas:
   *[black] Negras:
}
# Men of one kind side by side, whose colour is known: "rook", "8 pawns".
help-men-of = { $role ->
    [king] { $count ->
        [1] rey
       *[other] { $count } reyes
    }
    [queen] { $count ->
        [1] dama
       *[other] { $count } damas
    }
    [rook] { $count ->
        [1] torre
       *[other] { $count } torres
    }
    [bishop] { $count ->
        [1] alfil
       *[other] { $count } alfiles
    }
    [knight] { $count ->
        [1] caballo
       *[other] { $count } caballos
    }
   *[pawn] { $count ->
        [1] peón
       *[other] { $count } peones
    }
}
# The same with their colour: "white rook", "2 black pawns".
help-men-in-color = { $count ->
    [1] { piece }
   *[other] { $count } { $piece ->
        [wK] reyes blancos
        [wQ] damas blancas
        [wR] torres blancas
        [wB] alfiles blancos
        [wN] caballos blancos
        [wP] peones blancos
        [bK] reyes negros
        [bQ] damas negras
        [bR] torres negras
        [bB] alfiles negros
        [bN] caballos negros
       *[bP] peones negros
    }
}
help-empty = { $count ->
    [one] 1 casilla vacía
   *[other] { $count } casillas vacías
}
help-turn = { $color ->
    [white] Juegan blancas.
   *[black] Juegan negras.
}
-may-castle-white = { $white-wings ->
    [both] Las blancas aún pueden enrocar a ambos lados
    [king] Las blancas aún pueden enrocar corto
    [queen] Las blancas aún pueden enrocar largo
   *[none] Las blancas ya no pueden enrocar
}
-may-castle-black = { $black-wings ->
    [both] las negras aún pueden enrocar a ambos lados
    [king] las negras aún pueden enrocar corto
    [queen] las negras aún pueden enrocar largo
   *[none] las negras ya no pueden enrocar
}
help-rights = { -may-castle-white }; { -may-castle-black }.
help-rights-same = { $wings ->
    [both] Blancas y negras aún pueden enrocar a ambos lados.
    [king] Blancas y negras aún pueden enrocar corto.
    [queen] Blancas y negras aún pueden enrocar largo.
   *[none] Ni blancas ni negras pueden enrocar ya.
}
# A right that the board does not allow.
help-idle-right = Al menos uno de estos derechos no se puede ejercer: un rey o una torre no está donde debería, o en este juego no hay enroque.
help-no-square = No hay ningún peón que acabe de avanzar dos casillas y pueda capturarse al paso.
help-passing-unsound = Aquí figura { $square }, pero en este tablero ningún peón ha podido pasar por ahí en la última jugada.
help-passing-idle = Un peón { $color ->
    [white] blanco
   *[black] negro
} acaba de pasar por { $square }, pero ningún peón puede capturarlo.
help-passing = Un peón { $color ->
    [white] blanco
   *[black] negro
} acaba de pasar por { $square }: se puede capturar en esa casilla, pero solo en esta jugada.
help-halfmove = { $count ->
    [0] La última jugada fue una captura o una jugada de peón, o aún no ha movido nadie.
    [1] Una media jugada desde la última captura o jugada de peón; con 100 se pueden reclamar tablas.
   *[other] { $count } medias jugadas desde la última captura o jugada de peón; con 100 se pueden reclamar tablas.
}
help-halfmove-draw = { $count } medias jugadas sin capturas ni jugadas de peón: se pueden reclamar tablas.
help-halfmove-over = { $count } medias jugadas sin capturas ni jugadas de peón: al llegar a 150, la partida era tablas.
help-fullmove = La partida va por la jugada { $number }; { $color ->
    [white] juegan blancas
   *[black] juegan negras
}.

## Where programs differ

help-dialects = En qué difieren los programas
# Before what each dialect makes of the position on the board.
help-on-board = Esta posición:
help-square = La casilla al paso
help-square-text = El estándar de 1993 la escribe tras cada avance doble. X-FEN, solo si hay un peón rival junto al que ha avanzado; Lichess y la mayoría de los módulos, solo si la captura es legal.
help-chess960 = El enroque en Chess960
help-chess960-text = Con torres en cualquier columna, K y Q pueden dejar en duda de qué torre se trata. Shredder-FEN escribe en su lugar la columna de la torre; X-FEN lo hace solo si la torre no es la más exterior.
help-epd = EPD
help-epd-text = Cuatro campos, sin contadores; después, operaciones como la mejor jugada o un nombre, cada una con su punto y coma. Ni EPD ni FEN conocen las jugadas anteriores, así que ninguno de los dos revela una triple repetición.

## Common mistakes

help-mistakes = Errores frecuentes
help-order = Los derechos van en el orden KQkq
help-order-text = En otro orden no es FEN, y los programas estrictos lo rechazan. Este editor lo lee y lo corrige.
help-clock = El contador de medias jugadas no se detiene en 99
help-clock-text = Con 100, un jugador puede reclamar tablas; con 150, la partida ha terminado. El número en sí no tiene límite.
help-behind = La casilla al paso está detrás del peón
help-behind-text = Después de e2-e4 es e3, adonde iría el peón que capturase, y no e4, donde está el peón.
help-letters = Las letras son las inglesas en todos los idiomas
# The example beside it has an S, the German knight, among the pieces.
help-letters-text = P, N, B, R, Q, K: el caballo (knight) es N, porque K es el rey (king). Ni la C española ni la S alemana son piezas aquí.
help-case = Las mayúsculas son las blancas
# The example beside it has a black king on e4 and a white one on c5.
help-case-text = ¿Un rey blanco en e4 y uno negro en c5? Esta línea dice lo contrario.
help-eight = Cada fila tiene ocho casillas
help-eight-text = Las piezas y las cifras suman 8. Aquí la fila 7 suma quince.
help-two-places = Una jugada cambia dos casillas
help-two-places-text = Después de 1. e4 e5, el peón está en e5 y ya no en e7. Aquí las negras tienen nueve peones.
help-zero = El número de jugada empieza en 1
help-zero-text = Ninguna partida tiene jugada 0. Algunos programas la escriben; este editor la convierte en 1.
# Loads the example.
help-try = Probar

## Cómo se usa el tablero

help-use = Cómo se usa
# What the reader points with: a choice.
help-pointing = Entrada
pointing-mouse = Ratón
pointing-touch = Dedo
pointing-keyboard = Teclado
guide-place = Colocar una pieza
guide-place-how = Arrástrela desde el borde del tablero a una casilla.
guide-move = Mover una pieza
guide-move-how = { $pointing ->
    [touch] Arrástrela, o tóquela y después su casilla. Lo que haya allí se sustituye.
   *[other] Arrástrela, o púlsela y después su casilla. Con Alt al final se copia.
}
guide-remove = Quitar una pieza
guide-remove-how = Suéltela fuera del tablero. La goma quita todo lo que barre.
guide-paint = Colocar muchas
guide-paint-how = { $pointing ->
    [touch] Toque una pieza junto al tablero y después casillas, o bárralas. Toque la pieza otra vez para volver a la mano.
   *[other] Pulse una pieza junto al tablero y después casillas, o bárralas. Esc vuelve a la mano.
}
guide-other-color = El otro color
guide-other-color-how = Con una pieza en la mano, el botón derecho coloca la misma pieza del otro bando.
guide-wheel = La pieza siguiente
guide-wheel-how = Gire la rueda sobre el tablero; púlsela sobre una pieza para tomar su tipo en la mano.
guide-menu = Cualquier pieza, en la casilla
guide-menu-how = { $pointing ->
    [touch] Mantenga el dedo en una casilla: todas las piezas.
   *[other] Doble clic en una casilla: todas las piezas.
}
guide-mark = Flechas y círculos
guide-mark-how = { $pointing ->
    [touch] Tome el lápiz: arrastrar traza una flecha, tocar un círculo.
   *[other] Arrastre con el botón derecho para una flecha, haga clic para un círculo. El lápiz dibuja con el izquierdo.
}
