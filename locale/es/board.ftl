### The board: squares, the piece menu, marks.

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
