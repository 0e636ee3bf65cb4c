### What the page says by itself. It is loaded first: every word here is waited for.

## Names

white = Blancas
black = Negras
# "white knight": a piece by itself, as a button is called, and behind a square.
piece = { $piece ->
    [wK] rey blanco
    [wQ] dama blanca
    [wR] torre blanca
    [wB] alfil blanco
    [wN] caballo blanco
    [wP] peón blanco
    [bK] rey negro
    [bQ] dama negra
    [bR] torre negra
    [bB] alfil negro
    [bN] caballo negro
   *[bP] peón negro
}

## Squares

# Read aloud at each step of a walk over the board.
square-with-piece = { $square }, { piece }
square-empty = { $square }, vacía
square-lifted = { $square }, { piece } { $piece ->
    [wQ] levantada
    [wR] levantada
    [bQ] levantada
    [bR] levantada
   *[other] levantado
}
# Said when an arrow was begun by a key.
arrow-begins = Aquí empieza una flecha: vaya a la casilla final y pulse A

## Buttons

copy-fen = Copiar FEN
# The same button while the box shows another form of the position.
copy = Copiar
# What a copying button answers.
copied = Copiado
undo = Deshacer
redo = Rehacer
nothing-to-undo = Nada que deshacer
nothing-to-redo = Nada que rehacer
start = Posición inicial
clear = Vaciar el tablero
flip = Girar el tablero
shift-impossible = Hay una pieza en ese borde

## Fields

right = { $wing ->
    [kingside] Enroque corto
   *[queenside] Enroque largo
} de las { $color ->
    [white] blancas
   *[black] negras
}
# The box is ticked, but the board does not allow it.
right-meant = { right }: marcado, pero el rey o la torre no están en su sitio
right-impossible = { right }: el rey o la torre no están en su sitio
# An en passant square that the board does not allow, in a list of squares.
square-impossible = { $square } (imposible)
number-expected = Escriba un número entero de { $least } a 4294967295.

## Notices

pasted = Posición pegada.
annex-absent = No se ha podido cargar la parte de la página que hace eso. ¿Se ha cortado la conexión?
drop-too-soon = La parte de la página que lo lee aún se está cargando: suéltelo otra vez.
paste-refused = El navegador no ha permitido leer el portapapeles. El cuadro del FEN está seleccionado: pulse Ctrl+V para pegar ahí.
copy-refused = El navegador no ha permitido usar el portapapeles. El FEN está seleccionado: pulse Ctrl+C para copiarlo.
link-unread = No se ha podido leer la posición que lleva la dirección.
link-marks-unread = No se han podido leer todas las marcas que lleva la dirección.
storage-damaged = Parte de lo guardado en esta pestaña no se ha podido leer: está dañado o es de una versión más reciente de esta página, que lo volverá a encontrar.
storage-refused = El navegador no permite que esta página guarde nada: al recargarla se conserva la posición, que va en la dirección, pero no los pasos para deshacer.
storage-full = El almacenamiento del navegador está lleno: al recargar se perderán los últimos pasos, pero no la posición, que va en la dirección.
settings-refused = El navegador no permite que esta página guarde el ajuste.
pieces-absent = No se han podido cargar las otras piezas. ¿Se ha cortado la conexión?
language-absent = No se pudieron cargar los textos de este idioma. Inténtelo de nuevo cuando haya conexión.
