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
    [0] Todas las casillas se leyeron con certeza.
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
