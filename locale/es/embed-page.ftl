### The page about embedding a board (`embed.html`). Not part of the program: it is written when the page is built.
### A variable stands for what is written in code: an attribute, a value, an address.

embed-page-document-title = Forsyth: un tablero de ajedrez para su página
embed-page-description = Cómo poner un tablero de ajedrez en cualquier página: un elemento personalizado o un marco, de solo lectura o editable, y los mensajes que intercambia con la página.
# The name of the list of languages.
embed-page-languages = { language }
embed-page-title = Un tablero de ajedrez para su página
embed-page-introduction = Forsyth se muestra en cualquier página como un marco: el tablero solo o con el cuadro FEN; de solo lectura o para editar. No envía nada a ningún servidor, y de su página solo conoce los mensajes que usted le envía.
embed-page-to-the-editor = Ir al editor

## Two boards to try

embed-page-read-only = Una posición para mirar
embed-page-lucena = La posición de Lucena
embed-page-size = El tablero es cuadrado y tan ancho como su contenedor. Su hoja de estilos puede indicar otra cosa; el tablero es siempre tan grande como permite su marco.
embed-page-editable = Una posición para editar
embed-page-position-editor = Editor de posiciones
embed-page-heard = La página que está leyendo recibe cada cambio que usted hace en el tablero:
embed-page-marks = Marcas
embed-page-orientation = Orientación
# No change has come yet.
embed-page-nothing-yet = nada todavía
# There are no marks.
embed-page-none = ninguna
embed-page-set-endgame = Colocar un final
embed-page-turn-board = Girar el tablero

## The element <forsyth-board>. The default is what holds where an attribute is missing.

embed-page-attributes = Atributos del elemento
embed-page-attribute = Atributo
embed-page-meaning = Significado
embed-page-default = Por defecto
embed-page-attribute-fen = La posición. Se lee con la misma tolerancia que en el editor.
embed-page-default-fen = la posición inicial
# $colors are four letters; $arrow, $circle and $square are examples.
embed-page-attribute-marks = Lo que se dibuja: un color ({ $colors }) y casillas. { $arrow } es una flecha, { $circle } un círculo, { $square }, con letra minúscula, una casilla coloreada; separados por comas.
embed-page-default-marks = ninguna marca
embed-page-attribute-orientation = { $white } o { $black }: el bando de abajo.
embed-page-attribute-mode = { $board }, o { $fen } para el tablero con el cuadro FEN.
embed-page-attribute-edit = El lector puede editar la posición.
embed-page-default-edit = solo lectura
embed-page-attribute-theme = { $light } (claro) o { $dark } (oscuro).
embed-page-default-theme = el ajuste del sistema del lector
embed-page-attribute-colors = Los colores de las casillas: { $blue }, { $green }, { $grey }, { $contrast } o { $print }.
embed-page-default-colors = marrón
embed-page-attribute-pieces = El juego de piezas: { $cburnett } o { $silhouettes }.
embed-page-default-pieces = el de Forsyth
embed-page-attribute-coordinates = { $none }: sin coordenadas.
embed-page-default-coordinates = en las casillas
embed-page-attribute-lang = El idioma: { $english }, { $german }, { $french } o { $spanish }.
embed-page-default-lang = el idioma del navegador del lector
embed-page-attribute-src = La dirección de Forsyth.
embed-page-default-src = de donde vino el script
embed-page-attribute-title = El nombre del marco para las tecnologías de apoyo.
embed-page-properties = Los tres primeros pueden cambiar en cualquier momento, por el atributo o por la propiedad del mismo nombre; el tablero los sigue sin volver a cargarse. Al leer una propiedad se obtiene lo que muestra el tablero. Los demás se leen cuando el elemento se inserta en la página.
embed-page-events = Tras cada cambio del lector llega un evento { $change }, con { $fen }, { $marks } y { $orientation } en su { $detail }. Cuando un valor no se puede leer llega un evento { $error }, con una frase en { $message }; el tablero se queda como estaba.

## A frame without the element

embed-page-frame = Un marco sin el elemento
embed-page-in-the-address = En la dirección
embed-page-address-embed = El tablero solo. { $fen } incluye también el cuadro FEN.
embed-page-address-theme = O { $light }. { $colors }, { $pieces }, { $coordinates } y { $lang } como arriba.
embed-page-address-origin = Solo una página de este origen puede intercambiar mensajes con el tablero.
embed-page-address-fragment = Lo que se muestra al principio, como en todo enlace a Forsyth.
embed-page-keeps-nothing = Un tablero incrustado no guarda nada en el navegador del lector ni añade pasos al botón Atrás. Su botón de copiar necesita { $allow }; sin ello selecciona el texto, para que el lector lo copie.

## Messages between the board and the page

embed-page-messages = Mensajes
embed-page-messages-about = Los mensajes son objetos, enviados con { $function }. Un { $id }, texto o número, vuelve con la respuesta.
embed-page-to-the-board = Al tablero
embed-page-answer = Respuesta
embed-page-set-about = Lo que se omite queda como está. Un tablero de solo lectura también lo acepta.
embed-page-set-answer = La misma; o { $error }, y nada ha cambiado.
embed-page-from-the-board = Del tablero
embed-page-when = Cuándo
embed-page-when-ready = Una vez, cuando el tablero puede recibir mensajes.
embed-page-when-changed = Tras cada cambio del lector.

## Origins: scheme, host and port of an address, as the web's security knows them

embed-page-origins = Qué páginas pueden hablar con el tablero
embed-page-origins-parent = El tablero solo escucha a la página que contiene su marco: ni a otros marcos, ni a páginas más profundas o más altas.
embed-page-origins-named = Con { $origin } en su dirección, escucha a esa página solo si tiene exactamente ese origen. El elemento indica siempre el origen de su página.
embed-page-origins-answers = Una respuesta va al origen que preguntó, y a ningún otro. Los cambios van al origen que indica la dirección; si no indica ninguno, al origen del último mensaje, y antes del primer mensaje a nadie.
embed-page-origins-ready = { $ready } no lleva contenido. Va al origen que indica la dirección; si no indica ninguno, a la página que contiene el marco, sea cual sea.
embed-page-origins-opaque = Una página sin origen (un archivo, un marco aislado) se ignora, porque no se le podría dirigir ninguna respuesta.
embed-page-origins-sandbox = Un marco con { $sandbox } necesita { $allow }, o el tablero no arranca. Tiene entonces el origen de Forsyth, no el de su página.
embed-page-origins-text = Todo lo que llega se lee como texto y nunca como marcado. Un mensaje de otro tipo, o de cualquier otro remitente, se ignora.

## Hosting

embed-page-headers = Alojarlo usted mismo
embed-page-headers-host = Forsyth es una carpeta de archivos; sirve cualquier alojamiento estático. Un servidor que envía una Content-Security-Policy prohíbe enmarcar el editor y lo permite para las direcciones cuya consulta contiene { $embed }: { $nobody } y { $everybody }. Forsyth incluye esas cabeceras para nginx y Caddy. Las de Netlify y Cloudflare Pages, que no distinguen consultas, permiten ambas cosas.
embed-page-headers-page = Una página con su propia política necesita el servidor de Forsyth en su { $frames }, y para el elemento en su { $scripts }.
