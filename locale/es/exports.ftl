### Notations, text forms, links, embedding and pictures.

## The menu of the copy button

copy-form-link = Enlace
copy-form-refused = El navegador no ha permitido a la página usar el portapapeles.

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

text-form = Forma
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
text-pieces-problem = Piezas de un problema
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

## Pictures

pieces-loading = Las piezas aún se están cargando. Inténtelo de nuevo en un momento.
as-on-the-board = Como en el tablero
picture-colors = Colores
board-theme-brown = Marrón
board-theme-blue = Azul
board-theme-green = Verde
board-theme-grey = Gris
board-theme-contrast = Alto contraste
board-theme-print = Impresión, rayado
picture-pieces = Piezas
set-silhouettes = Siluetas
picture-coordinates = Coordenadas
coordinates-inside = Dentro
coordinates-outside = Fuera
coordinates-none = Ninguna
picture-bottom = Abajo
picture-border = Borde
picture-mover = Turno
picture-margin = Margen
picture-caption = Leyenda
picture-title = Título
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
