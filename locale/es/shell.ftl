### What stands in the page from the beginning.

# What this language calls itself.
self-name = Español
page-title = Forsyth: editor de posiciones de ajedrez
needs = Este editor necesita JavaScript y WebAssembly. Si el navegador tiene ambos, vuelva a cargar la página.
board = Tablero
panel = Posición
board-label = Tablero de ajedrez
spare-white = Piezas blancas
spare-black = Piezas negras
hand = Mano: mover piezas
eraser = Goma: quitar piezas
pen = Lápiz: dibujar flechas, círculos y casillas (o con el botón secundario del ratón)
symmetry = Simetría: colocar en los cuatro lados

## The panels beside the board

forms = Notaciones
picture = Imagen
texts = Texto para libros, wikis y páginas web
links = Compartir y abrir en otros sitios
games = Variantes y Chess960
aloud = La posición en palabras

## The box and the fields

fen-label = FEN
paste = Pegar
side-to-move = Turno
castling-rights = Enroque
en-passant = Al paso
# There is no en passant square.
no-square = ninguna
halfmove-clock = Medias jugadas
halfmove-hint = Medias jugadas desde la última captura o jugada de peón
fullmove-number = N.º de jugada
fullmove-hint = El número de la jugada completa; aumenta después de cada jugada de las negras

## The bar

actions = Acciones
# The short words stand under the icons on phones: at most about nine letters.
undo-short = Deshacer
redo-short = Rehacer
start-short = Inicial
clear-short = Vaciar
flip-short = Girar
transforms = Modificar
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
help = ¿Qué es el FEN?
keys = Teclas
appearance = Aspecto
board-size = Tamaño del tablero
about = Acerca de Forsyth

## Notices

dismiss = Cerrar el aviso
edit-unread = Editar este texto
