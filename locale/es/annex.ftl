### What explains, converts and imports: loaded when it is first needed.

## The language

# The code of the language whose piece letters moves are written with (ISO 639-1).
language-code = es

## Lists

# The last two of several: "a1 and b1". What stands before them is separated by commas.
list-and = { $first } y { $last }
list-or = { $first } o { $last }
# Several that hold commas themselves.
list-apart = { $first }; { $last }

## What is wrong with the text

text-faulty = Aún no se puede leer
problems = Qué falla en el texto
# A fix was applied.
fixed = Corregido
# How many faults the text has, and what the board shows then.
faults = { $count ->
    [one] Hay un error en este texto. El tablero muestra lo que se ha podido leer.
   *[other] Hay { $count } errores en este texto. El tablero muestra lo que se ha podido leer.
}
faults-nothing-read = { $count ->
    [one] Hay un error en este texto. El tablero muestra la última posición.
   *[other] Hay { $count } errores en este texto. El tablero muestra la última posición.
}
more-faults = … y { $count } más.
-field-of = { $field ->
    [placement] de la colocación de las piezas
    [side] del turno
    [castling] de los derechos de enroque
    [ep] de la casilla al paso
    [halfmove] del contador de medias jugadas
    [fullmove] del número de jugada
    [count] del número de campos
   *[charset] de los caracteres
}
# A character that cannot be seen.
character-number = el carácter U+{ $number }
character-quoted = «{ $character }»
fault-foreign-character = Ningún FEN puede contener { $character }.
fault-look-alike = Ningún FEN puede contener { $character }. Se parece a { $letter }, pero es otra letra.
fault-nothing = No hay nada que leer.
fault-missing-fields = El texto termina antes { -field-of }.
fault-extra-fields = Hay más texto del que tiene un FEN.
fault-extra-space = Sobra un espacio.
fault-empty-field = El campo { -field-of } está vacío.
fault-no-position = En este texto no hay ninguna posición.
fault-unknown-piece = No es una pieza: { $character }.
fault-bad-digit = { $digit } no puede ser un número de casillas vacías.
fault-adjacent-digits = Hay dos cifras seguidas.
fault-rank-length = { $count ->
    [one] La fila { $rank } tiene 1 casilla.
   *[other] La fila { $rank } tiene { $count } casillas.
}
fault-empty-rank = La fila { $rank } no tiene ninguna casilla.
fault-missing-ranks = { $count ->
    [one] Solo hay 1 fila.
   *[other] Solo hay { $count } filas.
}
fault-extra-ranks = Hay { $count } filas.
fault-leading-slash = Hay una barra antes de la primera fila.
fault-trailing-slash = Hay una barra después de la última fila.
fault-promoted-mark = El signo ~ va detrás de una pieza y es propio de Crazyhouse.
fault-pocket = No se pueden leer estas piezas en mano.
fault-unknown-side = Esto no indica a quién le toca jugar.
fault-unknown-right = No es un derecho de enroque: { $character }.
fault-rights-order = Las letras del enroque no están en orden.
fault-right-repeated = Un derecho de enroque figura dos veces.
fault-too-many-rights = { $color ->
    [white] Las blancas tienen más de dos derechos de enroque.
   *[black] Las negras tienen más de dos derechos de enroque.
}
fault-unknown-square = Esto no es una casilla.
fault-en-passant-rank = { $square } no puede ser ahora la casilla al paso.
fault-not-a-number = El campo { -field-of } no contiene un número.
fault-number-too-large = El valor { -field-of } es demasiado grande.
fault-leading-zero = El número de jugada empieza por 0.
fault-unknown-checks = Falta el contador de jaques o no se puede leer.
fault-unknown-operation = Esto no es una operación EPD.
fault-ambiguous-letters = Según el idioma, estas letras de piezas dan tableros distintos. Elija el idioma.

## What was expected there

expected-ascii = Use solo letras sin acentos, cifras y signos corrientes (ASCII).
expected-position = Escriba o pegue un FEN, por ejemplo el de la posición inicial.
expected-six-fields = Un FEN tiene seis campos: piezas, turno, enroque, captura al paso y dos números.
expected-one-space = Entre dos campos va un solo espacio.
expected-piece-or-digit = Use P N B R Q K, en minúscula para las negras, y cifras para las casillas vacías.
expected-digit = Use una cifra del 1 al 8.
expected-one-digit = Escriba una sola cifra por cada serie de casillas vacías.
expected-eight-squares = Cada fila tiene 8.
expected-eight-ranks = Un tablero tiene 8, separadas por barras.
expected-side = Escriba w si juegan blancas o b si juegan negras.
expected-rights = Escriba letras de KQkq, en este orden, o - si no queda ninguno.
expected-square = Escriba una casilla, por ejemplo e3, o - si no hay ninguna.
expected-en-passant-rank = La casilla al paso está en la fila 6 si juegan blancas y en la fila 3 si juegan negras.
expected-number = Escriba un número entero de 0 a 4294967295.
expected-positive-number = Escriba un número entero de 1 a 4294967295.
expected-checks = Escriba los jaques que faltan por dar, por ejemplo 3+3.
expected-operation = Escriba un nombre, sus operandos y un punto y coma, por ejemplo bm Nf3;

## What the button of a fix says

fix-fill = Completar con casillas vacías
fix-slashes = Añadir las barras
fix-cut = Recortar a 8 casillas
fix-ranks = Añadir filas vacías
fix-fields = Añadir los campos que faltan
fix-remove = Quitar
fix-insert = Insertar { $text }
fix-write = Escribir { $text }

## What was done to read a text

# One of the following, or several of them joined by commas and "and", stand in the place of $what.
repairs = Para leer esto, el editor ha { $what }.
repair-of-editor = El editor ha { $what }.
repair-invisible = quitado caracteres invisibles
repair-spaces = leído tabuladores y saltos de línea como espacios
repair-typography = leído signos tipográficos como signos corrientes
repair-figurines = leído figurines como letras
repair-wrapper = dejado fuera el texto que rodea la posición
repair-link = extraído la posición de un enlace
repair-percent = descodificado los signos de porcentaje
repair-underscores = leído guiones bajos como espacios
repair-ranks-joined = unido las filas
repair-slashes = leído otros signos como barras
repair-outer-slash = quitado una barra que sobraba
repair-digits-added = sumado cifras contiguas
repair-dots = leído puntos como casillas vacías
repair-side = reconocido el turno
repair-rights = ordenado las letras del enroque
repair-square = leído en minúscula la casilla al paso
repair-clock = reconocido los contadores
repair-filled = completado los campos que faltaban
repair-tail = apartado lo que sigue al FEN
repair-read-as = leído «{ $given }» como «{ $meant }»

## What a field of the text is

field-hint = { $field ->
    [placement] Piezas: primero la fila 8, y cada fila desde la columna a; las cifras son casillas vacías.
    [side] Turno: w si juegan blancas, b si juegan negras.
    [castling] Derechos de enroque: K y Q, corto y largo de las blancas; k y q, los de las negras.
    [ep] Al paso: la casilla que queda detrás de un peón que acaba de avanzar dos.
    [halfmove] Contador de medias jugadas: las hechas desde la última captura o jugada de peón.
   *[other] Número de jugada: aumenta después de cada jugada de las negras.
}

## What is wrong with the position

findings = Qué falla en la posición
verdict-legal = Posición legal
verdict-cannot-arise = No puede darse en una partida, pero es jugable
verdict-engines-refuse = Los módulos la rechazarán
verdict-not-chess-yet = Aún no es ajedrez
severity-breaks-rules = Va contra las reglas
severity-engines-refuse = Los módulos la rechazarán
severity-cannot-arise = No puede darse en una partida
severity-odd = Inusual
# The button that shows what a position that is being set up still lacks.
check-findings = { $count ->
    [one] Mostrar la observación
   *[other] Mostrar { $count } observaciones
}
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
finding-bad-castling = El enroque figura como posible, pero { $what }.
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
finding-no-last-move = { $us ->
    [white] Ninguna jugada legal de las negras puede haber llevado a esta posición.
   *[black] Ninguna jugada legal de las blancas puede haber llevado a esta posición.
}

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
mended = Corregido: { $change }

## The menu of pieces

piece-menu = Pieza en { $square }
empty-square = Casilla vacía
cancel = Cancelar

## Marks

pen-choices = Qué dibuja el lápiz
pen-fills = Colorear casillas enteras en vez de círculos
clear-marks = Borrar todas las marcas
symmetry-on = Simetría activada: cada pieza se coloca en los cuatro lados
symmetry-off = Simetría desactivada
# With its key.
pen-color = { $mark-color ->
    [green] Dibujar en verde (1)
    [red] Dibujar en rojo (2)
    [blue] Dibujar en azul (3)
   *[yellow] Dibujar en amarillo (4)
}
pen-draws = { $mark-color ->
    [green] El lápiz dibuja círculos y flechas en verde.
    [red] El lápiz dibuja círculos y flechas en rojo.
    [blue] El lápiz dibuja círculos y flechas en azul.
   *[yellow] El lápiz dibuja círculos y flechas en amarillo.
}
pen-draws-squares = { $mark-color ->
    [green] El lápiz dibuja casillas y flechas en verde.
    [red] El lápiz dibuja casillas y flechas en rojo.
    [blue] El lápiz dibuja casillas y flechas en azul.
   *[yellow] El lápiz dibuja casillas y flechas en amarillo.
}
mark-square = { $mark-color ->
    [green] casilla verde { $square }
    [red] casilla roja { $square }
    [blue] casilla azul { $square }
   *[yellow] casilla amarilla { $square }
}
mark-circle = { $mark-color ->
    [green] círculo verde en { $square }
    [red] círculo rojo en { $square }
    [blue] círculo azul en { $square }
   *[yellow] círculo amarillo en { $square }
}
mark-arrow = { $mark-color ->
    [green] flecha verde de { $from } a { $to }
    [red] flecha roja de { $from } a { $to }
    [blue] flecha azul de { $from } a { $to }
   *[yellow] flecha amarilla de { $from } a { $to }
}
mark-drawn = Marca dibujada: { $mark }.
mark-removed = Marca borrada: { $mark }.
marks-none = Sin marcas.
marks-all = Marcas: { $marks }.

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

## Written forms

form-choice = Elija la que ha de mostrar el cuadro y copiar su botón
copy-form = Copiar: { $name }
form-copied = Copiado: { $name }
form-chosen = El cuadro muestra y su botón copia: { $name }
form-refused = El navegador no ha permitido usar el portapapeles. El texto está seleccionado: pulse Ctrl+C para copiarlo.
form-fen-1993 = FEN de 1993
form-lichess = FEN de Lichess
form-pgn = Etiquetas PGN
form-placement = Colocación
purpose-as-given = casilla al paso tal como la haya puesto
purpose-fen-1993 = al paso tras cada avance doble
purpose-xfen = al paso solo junto a un peón rival
purpose-lichess = al paso solo si se puede jugar
purpose-shredder = enroque por columnas de torre, para Chess960
purpose-epd = cuatro campos y operaciones, para baterías de pruebas
purpose-uci = lo que recibe un módulo de ajedrez
purpose-pgn = el encabezado de una partida que empieza aquí
purpose-placement = solo las piezas

## Text for books, wikis and pages

text-coordinates = Coordenadas
text-mover = Turno
text-side = Vista
text-side-as-board = Como el tablero
text-ascii = Diagrama de letras
text-unicode = Diagrama de figurines
text-wikipedia-english = Wikipedia en inglés
text-wikipedia-german = Wikipedia en alemán
text-wikipedia-french = Wikipedia en francés
text-html-image = HTML: imagen
text-html-table = HTML: tabla
text-forum = Código para foros
text-pieces-english = Piezas en inglés
text-pieces-german = Piezas en alemán
text-pieces-french = Piezas en francés
text-pieces-spanish = Piezas en español
note-monospaced = para tipos de letra de ancho fijo
note-chessboard = paquetes chessboard o xskak
note-skak = paquetes skak o xskak
note-picture-beside = con el archivo de la imagen al lado
note-table = los lectores de pantalla la leen bien
note-pgn = una partida que empieza aquí
group-diagrams = Diagramas
group-books = Libros
group-wikipedia = Wikipedia
group-web = Web y foros
group-programs = Programas
group-lists = Listas de piezas

## Links

share-link = Enlace a esta posición
copy-link = Copiar enlace
link-copied = Copiado: enlace a esta posición
share = Compartir…
share-refused = El navegador no ha compartido el enlace: cópielo.
qr-code = Código QR del enlace
qr-download = Descargar código QR
qr-too-long = El enlace es demasiado largo para un código QR: con menos marcas sería más corto.
open-in = Abrir en
open-in-hint = En una pestaña nueva. No se envía nada a ningún sitio antes de que usted lo abra.
open-site = { $site } (se abre en una pestaña nueva)
site-lichess-analysis = Análisis de Lichess
site-lichess-editor = Editor de Lichess
site-chess-com = Análisis de Chess.com
site-syzygy = Tablas de finales Syzygy
refused-game = Este sitio no ofrece { $game }.
refused-men = Hay { $count } piezas en el tablero, contando los peones. Las tablas de finales admiten { $most } como máximo.
refused-castling = Las tablas de finales no incluyen posiciones en las que se pueda enrocar.
refused-chess960 = Este sitio solo conoce el enroque desde las casillas habituales.
embed = Incrustar
embed-hint = Muestra esta posición en una página suya.
copy-embed = Copiar código para una página
embed-copied = Copiado: código para una página
embed-more = Más sobre los tableros incrustados

## An embedded board

embed-open = Abrir en Forsyth
embed-unread = En lo pegado no hay ningún FEN.
# What the page around is told; $name is the part of its message.
embed-no-text = «{ $name }» no es un texto.
embed-too-long = «{ $name }» supera los { $most } bytes.
embed-fen = El FEN no se puede leer. { $fault }
embed-marks = Las marcas no se pueden leer. Se escriben así: Ge2e4,Rd4.
embed-orientation = La orientación no es ni «white» ni «black».

## Games, castling rules and start positions

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

## Pictures

pieces-coming = Las piezas aún se están cargando. Inténtelo de nuevo en un momento.
as-on-the-board = Como en el tablero
picture-colors = Colores
look-brown = Marrón
look-blue = Azul
look-green = Verde
look-grey = Gris
look-contrast = Alto contraste
look-print = Impresión, rayado
picture-pieces = Piezas
set-silhouettes = Siluetas
picture-coordinates = Coordenadas
coordinates-inside = Dentro
coordinates-outside = Fuera
coordinates-none = Ninguna
picture-bottom = Abajo
picture-border = Borde
picture-mover = Turno
picture-marks = Flechas y marcas
picture-transparent = Fondo transparente
picture-size = Anchura (px)
picture-size-fault = De { $least } a { $most }
picture-density = Densidad
pixels = { $width } × { $height } píxeles
png-pixels = PNG: { $width } × { $height } píxeles
copy-picture = Copiar imagen
download-png = Descargar PNG
download-svg = Descargar SVG
share-picture = Compartir
alt-text = La imagen en palabras
copy-alt-text = Copiar texto
alt-text-copied = Texto copiado
picture-shared = Imagen compartida
picture-copied = Imagen copiada, { $width } × { $height } píxeles
picture-saved = Guardada como { $name }
picture-saved-instead = Este navegador no ha permitido copiar la imagen. En su lugar se ha descargado, como { $name }.
picture-too-large = Este navegador no puede dibujar { $pixels }. Elija un tamaño menor o descargue el SVG, que es nítido a cualquier tamaño.
picture-too-large-but = Este navegador no puede dibujar { $pixels }. Sí puede dibujar { $possible }: elija la densidad { $density }×.
share-failed = El navegador no ha compartido la imagen. Descárguela y comparta el archivo.
picture-undrawn = El navegador no ha dibujado la imagen. Descargue el SVG.

## Appearance

looks-theme = Página
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
looks-colors = Tablero
looks-pieces = Piezas
looks-coordinates = Coordenadas
looks-reset = Restablecer aspecto
looks-were-reset = Aspecto restablecido

## What was pasted

# Said before what it was read as.
pasted-briefly = Pegado.
import = Lo que se ha pegado
import-list = Cuál de ellas
offer-moves = Reproducir las jugadas que siguen
offer-other = No es un FEN, pero se puede leer: ver cómo
read-as-game = Leído como partida
letters-title = ¿De qué idioma son las letras de las piezas?
letters-question = Estas letras designan piezas distintas según el idioma. Elija el idioma; aún no ha cambiado nada.
previous = Anterior
next = Siguiente
original = Texto original
edit-original = Ponerlo en el cuadro
file-too-large = Este archivo supera los 8 MB: abra solo una parte.
files-too-large = Estos archivos suman más de 8 MB: suelte menos.
text-too-large = Este texto supera los 8 MB: pegue solo una parte.
text-being-read = Leyendo el texto…
file-unread = No se ha podido leer este archivo.
language-name = { $language ->
    [en] inglés
    [de] alemán
    [da] danés
    [no] noruego
    [sv] sueco
    [fr] francés
    [es] español
    [it] italiano
    [pt] portugués
    [ro] rumano
    [nl] neerlandés
    [pl] polaco
    [cs] checo
    [hu] húngaro
    [fi] finés
    [is] islandés
    [et] estonio
    [hr] croata
    [sl] esloveno
    [tr] turco
   *[ru] ruso
}
# A choice of languages, and what they make of a square that others read otherwise.
letters-choice = En { $square }, { -piece-a }: { $languages }
source-record = Leído como FEN
source-epd = Leído como EPD
source-in-text = Encontrado en un texto
source-tag = Leído de la etiqueta FEN de una partida
source-link = Leído de un enlace
source-markup = Leído del FEN de una página
source-bordered-diagram = Leído como diagrama con bordes
source-plain-diagram = Leído como diagrama de letras
source-figurine-diagram = Leído como diagrama de figurines
source-style12 = Leído como tablero de un servidor de ajedrez (style 12)
source-diagram-with-record = Leído como diagrama con su FEN
source-piece-list = Leído como lista de piezas en { language-name }
source-wikipedia = Leído como diagrama de ajedrez de Wikipedia
source-latex = Leído como LaTeX
source-localised = Leído como FEN con las letras de las piezas en { language-name }
remark-side-from-words = { $color ->
    [white] Según las palabras que lo acompañan, juegan blancas.
   *[black] Según las palabras que lo acompañan, juegan negras.
}
remark-letters = Las letras de las piezas son las del { language-name }.
remark-bottom-by-coordinates = { $color ->
    [white] Según las coordenadas, las blancas están abajo.
   *[black] Según las coordenadas, las negras están abajo.
}
remark-bottom-by-pawns = { $color ->
    [white] Según los peones, las blancas están abajo.
   *[black] Según los peones, las negras están abajo.
}
remark-side-not-given = No dice a quién le toca jugar: se supone que a las blancas.
remark-rights-not-given = No dice nada del enroque ni de la captura al paso: se suponen imposibles.
remark-bottom-not-given = No tiene coordenadas: se supone que las blancas están abajo.
remark-diagram-disagrees = El diagrama y el FEN que lo acompaña no coinciden: se ha tomado el FEN.
remark-skipped = Se han pasado por alto algunas palabras.
remark-operations-kept = El editor ha conservado sus operaciones.
remark-comments-left-out = El editor ha dejado fuera comentarios y variantes.
remark-mark-left-out = No se han podido leer todas las marcas del tablero.
# Where and why a reader stopped.
stopped = Línea { $line }, «{ $text }»: { $reason }
reason-row-width = { $count ->
    [one] La fila { $row } del diagrama tiene 1 casilla. Cada fila tiene 8.
   *[other] La fila { $row } del diagrama tiene { $count } casillas. Cada fila tiene 8.
}
reason-row-count = { $count ->
    [one] El diagrama tiene 1 fila. Un tablero tiene 8.
   *[other] El diagrama tiene { $count } filas. Un tablero tiene 8.
}
reason-unknown-piece = «{ $letter }» no designa ninguna pieza.
reason-square-twice = En { $square } figuran dos piezas.
reason-template-width = La plantilla tiene { $count } casillas. Un tablero tiene 64.
reason-unknown-square = No se puede leer esta casilla.
reason-unclosed = Le falta el final.
reason-bare-board = Este comando no coloca ninguna posición.
reason-illegal-move = Esta jugada no es posible aquí.
reason-ambiguous-move = Varias piezas pueden hacer esta jugada.
reason-unreadable-move = Esto no es una jugada.
reason-illegal-start = Desde esta posición no se puede hacer ninguna jugada.
reason-unknown-variant = Esta variante no se conoce aquí.
reason-other-game = Este tablero es de otro juego. El editor solo tiene tableros de 8 por 8 casillas con las piezas del ajedrez.
reason-other-board = Este tablero tiene { $files } por { $ranks } casillas. El editor solo tiene tableros de 8 por 8.
reason-game-link = Este enlace lleva a una partida, pero no contiene las jugadas. Copie allí el PGN de la partida y péguelo aquí.
reason-too-much = Hay más de lo que esta página puede guardar.
nothing-pasted = No se ha pegado nada. { $why }
game-titled = { $title } ({ $moves })
game-number = Partida { $number } ({ $moves })
moves-counted = { $count ->
    [0] sin jugadas
    [1] 1 jugada
   *[other] { $count } jugadas
}
moves = Jugadas de la partida
first-move = Antes de la primera jugada
previous-move = Una jugada atrás
next-move = Una jugada adelante
last-move = Después de la última jugada
after-move-of-white = Después de { $number }. { $san }
after-move-of-black = Después de { $number }… { $san }
place-of = { $number } de { $count }
more-unread = { $count ->
    [one] … y 1 lugar más que no se ha podido leer.
   *[other] … y { $count } lugares más que no se han podido leer.
}

## Read aloud

read-aloud = Leer en voz alta
no-faults = El texto no tiene errores.
words-copied = Copiado: la posición en palabras
aloud-rank = Leer esta fila
aloud-file = Leer esta columna
aloud-white = Leer las piezas blancas
aloud-black = Leer las piezas negras
aloud-position = Leer toda la posición
aloud-findings = Leer las observaciones y los errores
aloud-text = Leer el FEN carácter por carácter
aloud-steps = Decir cuántos pasos se pueden deshacer
aloud-next-fault = Ir al error siguiente del texto
aloud-previous-fault = Ir al error anterior del texto
# Short names of the same on buttons.
button-rank = Fila { $rank }
button-file = Columna { $file }
button-findings = Observaciones
button-text = FEN, letra por letra
button-steps = Pasos
# $men is "e1, white king; e8, black king".
rank-aloud = Fila { $rank }: { $men }.
rank-aloud-empty = Fila { $rank }: vacía.
file-aloud = Columna { $file }: { $men }.
file-aloud-empty = Columna { $file }: vacía.
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
spelled-behind = Detrás de los campos: { $text }.
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

## What has changed, for whoever does not see it

steps-none = Nada que deshacer ni rehacer.
steps-undo = Pasos por deshacer: { $behind }.
steps-redo = Nada que deshacer. Pasos por rehacer: { $ahead }.
steps-both = Pasos por deshacer: { $behind }. Pasos por rehacer: { $ahead }.
turned-back = Deshecho: { $change } { $steps }
turned-forward = Rehecho: { $change } { $steps }
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
news-settled = Resuelto. { $verdict }.
news-gone = Resuelto: { $findings }
news-found-one = Observación: { $findings }
news-found = { $count } observaciones: { $findings }
news-readable = El texto se puede leer. { $verdict }.

## Keys

keys-on-board = En el tablero
keys-everywhere = En toda la página, salvo al escribir texto
keys-in-text = En todas partes, también en el texto
# A choice: keys such as F act wherever the focus is, and not on the board alone.
keys-letters = Las letras y los signos sueltos actúan también fuera del tablero
keys-drawing = Con la mano, el botón secundario del ratón dibuja círculos y flechas: en verde; con Mayús o Ctrl, en rojo; con Alt, en azul; con ambas teclas, en amarillo.
# As they are printed on keyboards.
key-page-up = Re Pág
key-page-down = Av Pág
key-space = Espacio
key-escape = Esc
key-menu = Menú
key-enter = Intro
key-home = Inicio
key-end = Fin
key-delete = Supr
key-backspace = Retroceso
key-control = Ctrl
key-shift = Mayús
key-left = Una casilla a la izquierda
key-right = Una casilla a la derecha
key-up = Una casilla hacia arriba
key-down = Una casilla hacia abajo
key-left-edge = Al borde izquierdo
key-right-edge = Al borde derecho
key-upper-edge = Al borde superior
key-lower-edge = Al borde inferior
key-lift = Levantar y soltar una pieza (con Alt, una copia) o usar la herramienta
key-place = Poner { -piece-a }
key-remove = Vaciar la casilla (también la que está bajo el ratón)
key-piece-menu = Menú de piezas
key-mark = Marcar la casilla o borrar su marca
key-aim = Empezar una flecha y terminarla en otra casilla
key-color = { $mark-color ->
    [green] Dibujar en verde
    [red] Dibujar en rojo
    [blue] Dibujar en azul
   *[yellow] Dibujar en amarillo
}
key-clear-marks = Borrar todas las marcas
key-symmetry = Simetría: colocar en los cuatro lados
key-cancel = Soltar; después, volver a la mano
key-flip = Girar el tablero
key-show-keys = Mostrar esta lista
key-undo = Deshacer
key-redo = Rehacer
key-copy = Copiar el FEN
key-paste = Pegar una posición

## A new version

new-version = Hay una nueva versión de Forsyth.
renew = Recargar

## About

close = Cerrar
about-1 = Forsyth edita una posición de ajedrez, en el tablero o como texto. Todo ocurre en esta página; no se envía nada a ninguna parte.
about-2 = El FEN debe su nombre a David Forsyth, que en 1883 escribía así las posiciones, y a Steven J. Edwards, que en 1993 lo amplió para su uso informático.
about-3 = Las piezas se dibujaron para Forsyth y son tan libres como todo lo demás. Se pueden elegir otros dos juegos: el de Cburnett y Rfc1394 (Wikimedia Commons), modificado por shaack para cm-chessboard, con licencia CC BY-SA 3.0; y siluetas, que son iconos de Font Awesome Free, de Fonticons, Inc., con licencia CC BY 4.0, con contornos añadidos. Los iconos de los botones son de Lucide (licencia ISC).
about-4 = Forsyth es software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se apoya en shakmaty, Leptos y qrcodegen.
