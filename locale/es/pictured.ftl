## A picture of boards

pictured-being-read = Se está leyendo la imagen…
pictured-without-board = No se encontró ningún tablero en esta imagen. Se pueden leer diagramas y capturas de pantalla, no fotografías de tableros reales.
pictured-askew = El tablero de esta imagen no está derecho. Enderece la imagen e inténtelo de nuevo.
pictured-broken = No se pudo leer esta imagen.
pictured-too-large = Esta imagen es demasiado grande. Se pueden leer hasta 8000 por 8000 píxeles.
pictured-cut-off = Una parte del tablero queda fuera de la imagen.
pictured-small = Las casillas miden menos de 12 píxeles: compare cada una con la imagen.
# What assistive technology calls the part that is shown.
pictured-crop = La parte de la imagen con el tablero
# Squares that were read without certainty.
pictured-doubts = { $count ->
    [0] Ninguna casilla es dudosa.
    [one] Una casilla es dudosa: { $squares }.
   *[other] { $count } casillas son dudosas: { $squares }.
}
pictured-next-doubt = F8 va a la siguiente.
# Said when it has been read.
pictured-announced = { $count ->
    [one] Leído de una imagen.
   *[other] Leído de una imagen con { $count } tableros.
}
# A button: the other side is at the bottom of the picture.
pictured-turn = Girar
pictured-castling = Permitir el enroque
# Said of a board whose frame may be wrong.
pictured-unsure = Fue difícil encontrar los bordes del tablero. Arrastre las esquinas donde el marco esté mal.
# A button that shows handles at the corners of the frame.
pictured-corners = Mover las esquinas
# A button: the board between the corners that keys have moved.
pictured-read-again = Leer de nuevo
pictured-corner-top-left = Esquina superior izquierda
pictured-corner-top-right = Esquina superior derecha
pictured-corner-bottom-right = Esquina inferior derecha
pictured-corner-bottom-left = Esquina inferior izquierda
# What assistive technology says of a corner.
pictured-corner-keys = Las teclas de flecha la mueven, con Mayús más lejos. Intro lee el tablero de nuevo.
