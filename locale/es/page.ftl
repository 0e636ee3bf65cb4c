### The page: toolbar, fields, titles of the panels, notices.

page-title = Forsyth: editor de posiciones de ajedrez
board = Tablero
panel = Posición
board-label = Tablero de ajedrez
spare-white = Piezas blancas
spare-black = Piezas negras
hand = Mano: mover piezas
eraser = Goma: quitar piezas
pen = Lápiz: dibujar flechas, círculos y casillas (o con el botón secundario del ratón)
symmetry = Simetría: colocar en los cuatro lados
hand-short = Mano
eraser-short = Goma
pen-short = Lápiz
symmetry-short = Simetría
tools = Herramientas

## The panels beside the board

library = Colección de posiciones
forms = Notaciones
picture = Imagen
texts = Texto para libros, wikis y páginas web
links = Compartir y abrir en otros sitios
games = Variantes y Chess960
position-in-words = La posición en palabras

## The text box and the fields

fen-label = FEN
paste = Pegar
side-to-move = Turno
castling-rights = Enroque
castling-all = Permitir todos los posibles
en-passant = Al paso
# There is no en passant square.
no-square = ninguna
halfmove-clock = Medias jugadas
halfmove-hint = Medias jugadas desde la última captura o jugada de peón
fullmove-number = N.º de jugada
fullmove-hint = El número de la jugada completa; aumenta después de cada jugada de las negras
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
number-expected = Escriba un número entero, normalmente de { $least } a { $most }.

## The toolbar

actions = Acciones
# The short words stand under the icons on phones: at most about nine letters.
undo-short = Deshacer
redo-short = Rehacer
start-short = Inicial
clear-short = Vaciar
flip-short = Girar
transforms = Modificar
share-short = Compartir
share-as-link = Enlace
mirror-horizontal = Reflejar de izquierda a derecha
mirror-vertical = Reflejar de arriba abajo
rotate = Rotar 180°
swap-colors = Cambiar colores sin mover
flip-sides = Intercambiar los bandos
shift = Desplazar
shift-left = Desplazar a la izquierda
shift-right = Desplazar a la derecha
shift-up = Desplazar hacia arriba
shift-down = Desplazar hacia abajo
language = Idioma
help = Ayuda
keys = Teclas
appearance = Aspecto
board-size = Tamaño del tablero
about = Acerca de Forsyth

## Notices

dismiss = Cerrar el aviso
edit-unread = Editar este texto
pasted = Posición pegada.
part-not-loaded = No se ha podido cargar la parte de la página que hace eso. ¿Se ha cortado la conexión?
paste-refused = El navegador no ha permitido leer el portapapeles. El cuadro del FEN está seleccionado: pulse Ctrl+V para pegar ahí.
copy-refused = El navegador no ha permitido usar el portapapeles. El FEN está seleccionado: pulse Ctrl+C para copiarlo.
link-unread = No se ha podido leer la posición que lleva la dirección.
link-marks-unread = No se han podido leer todas las marcas que lleva la dirección.
storage-damaged = Parte de lo guardado en esta pestaña no se ha podido leer: está dañado o es de una versión más reciente de esta página, que lo volverá a encontrar.
storage-refused = El navegador no permite que esta página guarde nada: al recargarla se conserva la posición, que va en la dirección, pero no los pasos para deshacer.
storage-full = El almacenamiento del navegador está lleno: al recargar se perderán los últimos pasos, pero no la posición, que va en la dirección.
pasted-not-saved = El texto pegado no cabe en el almacenamiento del navegador: al recargar se perderá, pero no la posición ni los pasos.
settings-refused = El navegador no permite que esta página guarde el ajuste.
pieces-not-loaded = No se han podido cargar las otras piezas. ¿Se ha cortado la conexión?
language-not-loaded = No se pudieron cargar los textos de este idioma. Inténtelo de nuevo cuando haya conexión.

## Buttons

copy-fen = Copiar FEN
# The same button while the box shows another form of the position.
copy = Copiar
copy-as = Copiar como
# What a copying button answers.
copied = Copiado
copied-with-faults = { $count ->
    [one] Copiado como está escrito, con { $count } error
   *[other] Copiado como está escrito, con { $count } errores
}
undo = Deshacer
redo = Rehacer
nothing-to-undo = Nada que deshacer
nothing-to-redo = Nada que rehacer
start = Posición inicial
clear = Vaciar el tablero
flip = Girar el tablero
shift-impossible = Hay una pieza en ese borde

## A new version

new-version = Hay una nueva versión de Forsyth.
reload = Recargar

## What several parts say

close = Cerrar
file-unread = No se ha podido leer este archivo.
key-control = Ctrl
key-color = Dibujar en verde, rojo, azul, amarillo
