## A picture of boards

pictured-being-read = { $count ->
    [one] Se está leyendo la imagen…
   *[other] Se están leyendo { $count } imágenes…
}
pictured-without-board = No se encontró ningún tablero en { $count ->
    [one] esta imagen
   *[other] estas imágenes
}. Se pueden leer diagramas y capturas de pantalla, no fotografías de tableros reales.
pictured-askew = { $count ->
    [one] El tablero de esta imagen no está derecho. Enderece la imagen e inténtelo de nuevo.
   *[other] Los tableros de estas imágenes no están derechos. Enderece las imágenes e inténtelo de nuevo.
}
pictured-broken = { $count ->
    [one] No se pudo leer esta imagen.
   *[other] No se pudieron leer estas imágenes.
}
pictured-too-large = { $count ->
    [one] Esta imagen es demasiado grande.
   *[other] Estas imágenes son demasiado grandes.
} Se pueden leer hasta 8000 por 8000 píxeles.
# Of several pictures that came together; $names are their files, $why is one of the reasons above.
pictures-failed = { $names }: { $why }
# The name of a picture without a file.
picture-number = Imagen { $number }
# Before the reasons.
pictures-unread = No se pudo leer ninguna de las { $count } imágenes.
# $count pictures were not looked at.
pictures-left-out = Se leen como máximo { $most } imágenes a la vez: { $count ->
    [one] la última se dejó fuera.
   *[other] las últimas { $count } se dejaron fuera.
}
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
pictures-announced = Leído de { $pictures } imágenes: { $boards } tableros.
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
