### La línea junto al tablero: qué se puede hacer a continuación con la herramienta en la mano.

hint-spare = { $pointing ->
    [touch] Arrastre una pieza al tablero, o tóquela y después casillas
   *[other] Arrastre una pieza al tablero, o púlsela y después casillas
}
hint-move = { $pointing ->
    [touch] Arrastre una pieza para moverla, fuera del tablero para quitarla
   *[other] Arrastrar: mover; soltar fuera del tablero: quitar
}
hint-menu = { $pointing ->
    [touch] Mantenga pulsada una casilla: todas las piezas
   *[other] Doble clic: todas las piezas
}
hint-mark = Clic derecho: círculo; arrastrar con el derecho: flecha
hint-drop = { $pointing ->
    [touch] Suéltela fuera del tablero para quitarla
   *[other] Con Alt: copiar; fuera del tablero: quitar; Esc: volver
}
hint-paint = { $pointing ->
    [touch] { piece }: toque o barra casillas; tóquela otra vez: mano
   *[other] { piece }: clic o barrido; clic derecho: { $color ->
        [white] negras
       *[black] blancas
    }; Esc: mano
}
hint-erase = { $pointing ->
    [touch] Goma: toque o barra las piezas
   *[other] Goma: clic o barrido; Esc: mano
}
hint-draw = { $pointing ->
    [touch] Lápiz: arrastrar traza una flecha, tocar un círculo
   *[other] Lápiz: arrastrar traza una flecha, clic un círculo; Esc: mano
}
hint-mirror = Simetría: lo que coloca aparece en los cuatro lados
hint-keys = Flechas: moverse; N: caballo blanco, n: negro; Espacio: tomar; Supr: quitar
hint-play = { $pointing ->
    [touch] Arrastre una pieza, o tóquela y después una casilla marcada
   *[other] Arrastre una pieza, o púlsela y después una casilla marcada
}
