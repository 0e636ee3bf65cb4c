### The dialogs: appearance, keys, about.

## Appearance

appearance-page = Página
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
appearance-board = Tablero
appearance-pieces = Piezas
appearance-coordinates = Coordenadas
appearance-reset = Restablecer aspecto
appearance-was-reset = Aspecto restablecido

## Keys

keys-squares = Casillas
keys-pieces = Piezas
keys-marks = Flechas y círculos
keys-page = Página
keys-announcements = Leer en voz alta
keys-scopes = Actúan cuando el tablero tiene el foco o está bajo el puntero. Esc, F, E, Y, ? y las que llevan Ctrl actúan en todas partes salvo en el texto; F8, también en él.
keys-copying = En el menú del botón de copiar
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
key-shift = Mayús
key-walk = A la casilla vecina
key-row-edges = Al borde izquierdo, derecho
key-column-edges = Al borde superior, inferior
key-lift = Levantar y soltar una pieza (con Alt, una copia) o usar la herramienta
# The names follow the letters K Q R B N P beside them.
key-place = { $color ->
    [white] Rey, dama, torre, alfil, caballo, peón blancos
   *[black] Rey, dama, torre, alfil, caballo, peón negros
}
key-remove = Vaciar la casilla (también la que está bajo el ratón)
key-piece-menu = Menú de piezas
key-mark = Marcar la casilla o borrar su marca
key-aim = Empezar una flecha y terminarla en otra casilla
key-clear-marks = Borrar todas las marcas
key-symmetry = Simetría: colocar en los cuatro lados
key-cancel = Soltar; después, volver a la mano
key-flip = Girar el tablero
key-mode = Alternar entre editar y jugar
key-show-help = Cómo se usa
key-undo = Deshacer
key-redo = Rehacer
key-copy = Copiar el FEN
key-copy-menu = Abrir el menú de las formas que se copian
key-paste = Pegar una posición

## About

about-1 = Forsyth edita una posición de ajedrez, en el tablero o como texto. Todo ocurre en esta página; no se envía nada a ninguna parte.
about-2 = El FEN debe su nombre a David Forsyth, que en 1883 escribía así las posiciones, y a Steven J. Edwards, que en 1993 lo amplió para su uso informático.
about-3 = Las piezas se dibujaron para Forsyth y son tan libres como todo lo demás. Se pueden elegir otros dos juegos: el de Cburnett y Rfc1394 (Wikimedia Commons), modificado por shaack para cm-chessboard, con licencia CC BY-SA 3.0; y siluetas, que son iconos de Font Awesome Free, de Fonticons, Inc., con licencia CC BY 4.0, con contornos añadidos. Los iconos de los botones son de Lucide (licencia ISC).
about-4 = Forsyth es software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se apoya en shakmaty, Leptos y qrcodegen.
