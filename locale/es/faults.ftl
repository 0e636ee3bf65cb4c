### Faults of a text, their fixes, and repairs of the lenient reader.

## What is wrong with the text

text-faulty = Texto con errores
# While a text is being typed whose beginning is right.
unfinished-rank = Fila { $number } de 8
unfinished-field = Campo { $number } de 6
problems = Qué falla en el texto
# A fix was applied.
fixed = Corregido
# How many faults the text has, and what the board shows then.
faults = { $count ->
    [one] Hay un error en este texto. El tablero muestra lo que se ha podido leer.
   *[other] Hay { $count } errores en este texto. El tablero muestra lo que se ha podido leer.
}
faults-nothing-read = { $count ->
    [one] Hay un error en este texto. El tablero muestra la última posición.
   *[other] Hay { $count } errores en este texto. El tablero muestra la última posición.
}
more-faults = … y { $count } más.
-field-of = { $field ->
    [placement] de la colocación de las piezas
    [side] del turno
    [castling] de los derechos de enroque
    [ep] de la casilla al paso
    [halfmove] del contador de medias jugadas
    [fullmove] del número de jugada
    [count] del número de campos
   *[charset] de los caracteres
}
# A character that cannot be seen.
character-number = el carácter U+{ $number }
character-quoted = «{ $character }»
fault-foreign-character = Ningún FEN puede contener { $character }.
fault-look-alike = Ningún FEN puede contener { $character }. Se parece a { $letter }, pero es otra letra.
fault-nothing = No hay nada que leer.
fault-missing-fields = El texto termina antes { -field-of }.
fault-extra-fields = Hay más texto del que tiene un FEN.
fault-extra-space = Sobra un espacio.
fault-empty-field = El campo { -field-of } está vacío.
fault-field-order = Los campos de esta FEN no están en su orden.
fault-no-position = En este texto no hay ninguna posición.
fault-unknown-piece = No es una pieza: { $character }.
fault-bad-digit = { $digit } no puede ser un número de casillas vacías.
fault-adjacent-digits = Hay dos cifras seguidas.
fault-rank-length = { $count ->
    [one] La fila { $rank } tiene 1 casilla.
   *[other] La fila { $rank } tiene { $count } casillas.
}
fault-empty-rank = La fila { $rank } no tiene ninguna casilla.
fault-missing-ranks = { $count ->
    [one] Solo hay 1 fila.
   *[other] Solo hay { $count } filas.
}
fault-extra-ranks = Hay { $count } filas.
fault-leading-slash = Hay una barra antes de la primera fila.
fault-trailing-slash = Hay una barra después de la última fila.
fault-promoted-mark = El signo ~ va detrás de una pieza y es propio de Crazyhouse.
fault-pocket = No se pueden leer estas piezas en mano.
fault-unknown-side = Esto no indica a quién le toca jugar.
fault-unknown-right = No es un derecho de enroque: { $character }.
fault-rights-order = Las letras del enroque no están en orden.
fault-right-repeated = Un derecho de enroque figura dos veces.
fault-too-many-rights = { $color ->
    [white] Las blancas tienen más de dos derechos de enroque.
   *[black] Las negras tienen más de dos derechos de enroque.
}
fault-unknown-square = Esto no es una casilla.
fault-en-passant-rank = { $square } no puede ser ahora la casilla al paso.
fault-not-a-number = El campo { -field-of } no contiene un número.
fault-number-too-large = El valor { -field-of } es demasiado grande.
fault-leading-zero = El número de jugada empieza por 0.
fault-unknown-checks = Falta el contador de jaques o no se puede leer.
fault-unknown-operation = Esto no es una operación EPD.
fault-ambiguous-letters = Según el idioma, estas letras de piezas dan tableros distintos. Elija el idioma.

## What was expected there

expected-ascii = Use solo letras sin acentos, cifras y signos corrientes (ASCII).
expected-position = Escriba o pegue un FEN, por ejemplo el de la posición inicial.
expected-six-fields = Un FEN tiene seis campos: piezas, turno, enroque, captura al paso y dos números.
expected-one-space = Entre dos campos va un solo espacio.
expected-piece-or-digit = Use P N B R Q K, en minúscula para las negras, y cifras para las casillas vacías.
expected-digit = Use una cifra del 1 al 8.
expected-one-digit = Escriba una sola cifra por cada serie de casillas vacías.
expected-eight-squares = Cada fila tiene 8.
expected-eight-ranks = Un tablero tiene 8, separadas por barras.
expected-side = Escriba w si juegan blancas o b si juegan negras.
expected-rights = Escriba letras de KQkq, en este orden, o - si no queda ninguno.
expected-square = Escriba una casilla, por ejemplo e3, o - si no hay ninguna.
expected-en-passant-rank = La casilla al paso está en la fila 6 si juegan blancas y en la fila 3 si juegan negras.
expected-number = Escriba un número entero de 0 a 4294967295.
expected-positive-number = Escriba un número entero de 1 a 4294967295.
expected-checks = Escriba los jaques que faltan por dar, por ejemplo 3+3.
expected-operation = Escriba un nombre, sus operandos y un punto y coma, por ejemplo bm Nf3;

## What the button of a fix says

fix-fill = Completar con casillas vacías
fix-slashes = Añadir las barras
fix-cut = Recortar a 8 casillas
fix-ranks = Añadir filas vacías
# The numbers of the ranks: "4, 3".
fix-ranks-at = Añadir filas vacías ({ $ranks })
fix-fields = Añadir los campos que faltan
fix-remove = Quitar
fix-insert = Insertar { $text }
fix-write = Escribir { $text }
fix-look-alikes = Escribir todas esas letras en latino
fix-empty-rank = Quitar una fila vacía
fix-field-order = Poner los campos en orden: { $text }
fix-remove-text = Quitar «{ $text }»
fix-replace = Escribir { $text } en vez de «{ $given }»

## What was done to read a text

# One of the following, or several of them joined by commas and "and", stand in the place of $what.
repairs = Para leer esto, el editor ha { $what }.
repair-of-editor = El editor ha { $what }.
repair-invisible = quitado caracteres invisibles
repair-spaces = leído tabuladores y saltos de línea como espacios
repair-typography = leído signos tipográficos como signos corrientes
repair-figurines = leído figurines como letras
repair-wrapper = dejado fuera el texto que rodea la posición
repair-link = extraído la posición de un enlace
repair-percent = descodificado los signos de porcentaje
repair-underscores = leído guiones bajos como espacios
repair-ranks-joined = unido las filas
repair-slashes = leído otros signos como barras
repair-outer-slash = quitado una barra que sobraba
repair-digits-added = sumado cifras contiguas
repair-dots = leído puntos como casillas vacías
repair-side = reconocido el turno
repair-rights = ordenado las letras del enroque
repair-files = escrito los derechos de enroque por lados
repair-square = leído en minúscula la casilla al paso
repair-clock = reconocido los contadores
repair-filled = completado los campos que faltaban
repair-filled-with = completado los campos que faltaban: { $fields }
repair-tail = apartado lo que sigue al FEN
repair-read-as = leído «{ $given }» como «{ $meant }»

## What a field of the text is

field-hint = { $field ->
    [placement] Piezas: primero la fila 8, y cada fila desde la columna a; las cifras son casillas vacías.
    [side] Turno: w si juegan blancas, b si juegan negras.
    [castling] Derechos de enroque: K y Q, corto y largo de las blancas; k y q, los de las negras.
    [ep] Al paso: la casilla que queda detrás de un peón que acaba de avanzar dos.
    [halfmove] Contador de medias jugadas: las hechas desde la última captura o jugada de peón.
   *[other] Número de jugada: aumenta después de cada jugada de las negras.
}

## What else is said of a text

offer-moves = Reproducir las jugadas que siguen
offer-shredder = Escribir Shredder-FEN
offer-other = No es un FEN, pero se puede leer: ver cómo
no-faults = El texto no tiene errores.
