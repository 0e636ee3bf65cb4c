## Before its text, for assistive technology.
variation = Variante:

## What was pasted or opened, and how it was read.

# Said before what it was read as.
pasted-briefly = Pegado.
import = Lo que se ha pegado
import-list = Cuál de ellas
read-as-game = Leído como partida
letters-title = ¿De qué idioma son las letras de las piezas?
letters-question = Estas letras designan piezas distintas según el idioma. Elija el idioma; aún no ha cambiado nada.
previous = Anterior
next = Siguiente
original = Texto original
edit-original = Ponerlo en el cuadro
aside-left-out = Esto se ha reconocido, pero no se ha usado.
aside-words = Nada de esto pertenece a una posición.
aside-moves = Estas jugadas no se juegan aquí en ningún tablero.
aside-twin = Es un gemelo: otro problema, hecho de este con un cambio.
aside-result = Es el resultado de una partida.
# What the tints of the original text mean.
used-board = Tablero
used-moves = Jugadas
used-side = Turno
used-operations = Operaciones EPD
used-title = Título
used-stipulation = Enunciado
used-bottom = Bando de abajo
used-marks = Marcas
used-variant = Variante
used-fields = Derechos de enroque, al paso, contadores
# Which of several positions uses it: “Board, 2 of 17”.
used-by = { $what }, { $place }
set-aside = Dejado aparte
# For assistive technology: words of the original text, and why they were set aside.
aside-reason = { $words }: { $reason }
file-too-large = Este archivo supera los 8 MB: abra solo una parte.
files-too-large = Estos archivos suman más de 8 MB: suelte menos.
text-too-large = Este texto supera los 8 MB: pegue solo una parte.
text-being-read = Leyendo el texto…
# While something is dragged over the page.
drop-file = Suelte el archivo para abrirlo aquí
drop-text = Suelte el texto para cargarlo aquí
language-name = { $language ->
    [en] inglés
    [de] alemán
    [da] danés
    [no] noruego
    [sv] sueco
    [fr] francés
    [es] español
    [it] italiano
    [pt] portugués
    [ro] rumano
    [nl] neerlandés
    [pl] polaco
    [cs] checo
    [hu] húngaro
    [fi] finés
    [is] islandés
    [et] estonio
    [hr] croata
    [sl] esloveno
    [tr] turco
   *[ru] ruso
}
# A choice of languages, and what they make of a square that others read otherwise.
letters-choice = En { $square }, { -piece-a }: { $languages }
source-record = Leído como FEN
source-epd = Leído como EPD
source-in-text = Encontrado en un texto
source-tag = Leído de la etiqueta FEN de una partida
source-link = Leído de un enlace
source-markup = Leído del FEN de una página
source-bordered-diagram = Leído como diagrama con bordes
source-plain-diagram = Leído como diagrama de letras
source-figurine-diagram = Leído como diagrama de figurines
source-style12 = Leído como tablero de un servidor de ajedrez (style 12)
source-diagram-with-record = Leído como diagrama con su FEN
source-piece-list = Leído como lista de piezas en { language-name }
source-wikipedia = Leído como diagrama de ajedrez de Wikipedia
source-latex = Leído como LaTeX
source-piece-map = Leído como el tablero de un programa
source-start-number = Leído como el número de una posición inicial de Chess960
source-picture = Leído de una imagen
source-localised = Leído como FEN con las letras de las piezas en { language-name }
remark-side-from-words = { $color ->
    [white] Según las palabras que lo acompañan, juegan blancas.
   *[black] Según las palabras que lo acompañan, juegan negras.
}
remark-letters = Las letras de las piezas son las del { language-name }.
remark-bottom-by-coordinates = { $color ->
    [white] Según las coordenadas, las blancas están abajo.
   *[black] Según las coordenadas, las negras están abajo.
}
remark-bottom-by-pawns = { $color ->
    [white] Según los peones, las blancas están abajo.
   *[black] Según los peones, las negras están abajo.
}
remark-side-not-given = No dice a quién le toca jugar: se supone que a las blancas.
remark-rights-not-given = No dice nada del enroque ni de la captura al paso: se suponen imposibles.
remark-bottom-not-given = No tiene coordenadas: se supone que las blancas están abajo.
remark-diagram-disagrees = El diagrama y el FEN que lo acompaña no coinciden: se ha tomado el FEN.
remark-skipped = Se han pasado por alto algunas palabras: { $words }.
remark-problem-knight = S es el caballo, como en los problemas de ajedrez.
remark-filled-is-white = Las figuras llenas se toman por blancas: ocupan el lado de las blancas.
remark-operations-kept = El editor ha conservado sus operaciones.
remark-comments-left-out = El editor ha dejado fuera los comentarios.
remark-mark-left-out = No se han podido leer todas las marcas del tablero.
# Where and why a reader stopped.
stopped = Línea { $line }, «{ $text }»: { $reason }
reason-row-width = { $count ->
    [one] La fila { $row } del diagrama tiene 1 casilla. Cada fila tiene 8.
   *[other] La fila { $row } del diagrama tiene { $count } casillas. Cada fila tiene 8.
}
reason-row-count = { $count ->
    [one] El diagrama tiene 1 fila. Un tablero tiene 8.
   *[other] El diagrama tiene { $count } filas. Un tablero tiene 8.
}
reason-unknown-piece = «{ $letter }» no designa ninguna pieza.
reason-square-twice = En { $square } figuran dos piezas.
reason-template-width = La plantilla tiene { $count } casillas. Un tablero tiene 64.
reason-unknown-square = No se puede leer esta casilla.
reason-unknown-name = Esta palabra no designa ninguna pieza.
reason-no-men = No se pueden leer las piezas de este color.
reason-unclosed = Le falta el final.
reason-bare-board = Este comando no coloca ninguna posición.
reason-illegal-move = Esta jugada no es posible aquí.
reason-ambiguous-move = Varias piezas pueden hacer esta jugada.
reason-unreadable-move = Esto no es una jugada.
reason-illegal-start = Desde esta posición no se puede hacer ninguna jugada.
reason-unknown-variant = Esta variante no se conoce aquí.
reason-other-game = Este tablero es de otro juego. El editor solo tiene tableros de 8 por 8 casillas con las piezas del ajedrez.
reason-other-board = Este tablero tiene { $files } por { $ranks } casillas. El editor solo tiene tableros de 8 por 8.
reason-draughts = Es una posición de damas. El editor solo tiene tableros de ajedrez.
reason-game-link = Este enlace lleva a una partida, un estudio o un problema, pero no contiene lo que hay allí. Copie allí el PGN o la FEN y péguelos aquí.
reason-too-much = Hay más de lo que esta página puede guardar.
# Games or records.
reason-more = { $count ->
    [one] Hay uno más de lo que esta página puede guardar.
   *[other] Hay { $count } más de lo que esta página puede guardar.
}
nothing-pasted = No se ha pegado nada. { $why }
game-titled = { $title } ({ $moves })
game-number = Partida { $number } ({ $moves })
moves-counted = { $count ->
    [0] sin jugadas
    [1] 1 jugada
   *[other] { $count } jugadas
}
moves = Jugadas de la partida
first-move = Antes de la primera jugada
previous-move = Una jugada atrás
next-move = Una jugada adelante
last-move = Después de la última jugada
after-move-of-white = Después de { $number }. { $san }
after-move-of-black = Después de { $number }… { $san }
place-of = { $number } de { $count }
more-unread = { $count ->
    [one] … y 1 lugar más que no se ha podido leer.
   *[other] … y { $count } lugares más que no se han podido leer.
}

## Una lista de posiciones

records = Posiciones
record-number = N.º
record-title = Título
record-verdict = Veredicto
repair-all = Reparar todas
copy-all = Copiar todas
save-all-fen = Guardar como .fen
save-all-epd = Guardar como .epd
records-copied = { $count ->
    [one] 1 posición copiada
   *[other] { $count } posiciones copiadas
}
records-repaired = { $count ->
    [0] No se ha reparado ninguna posición.
    [one] Se ha reparado 1 posición.
   *[other] Se han reparado { $count } posiciones.
} { records-remaining }
records-remaining = { $remaining ->
    [0] No queda ninguna por reparar.
    [one] Queda 1 que ninguna reparación propuesta corrige.
   *[other] Quedan { $remaining } que ninguna reparación propuesta corrige.
}
records-on-page = { $first } a { $last } de { $count }
previous-page = Página anterior
next-page = Página siguiente
