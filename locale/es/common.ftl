### What is used everywhere: names, lists, the language itself.

## The language

# What this language calls itself.
self-name = Español
# The code of the language whose piece letters moves are written with (ISO 639-1).
language-code = es

## Names

white = Blancas
black = Negras
# "white knight": a piece by itself, as a button is called, and behind a square.
piece = { $piece ->
    [wK] rey blanco
    [wQ] dama blanca
    [wR] torre blanca
    [wB] alfil blanco
    [wN] caballo blanco
    [wP] peón blanco
    [bK] rey negro
    [bQ] dama negra
    [bR] torre negra
    [bB] alfil negro
    [bN] caballo negro
   *[bP] peón negro
}

## Lists

# The last two of several: "a1 and b1". What stands before them is separated by commas.
list-and = { $first } y { $last }
list-or = { $first } o { $last }
# Several that hold commas themselves.
list-semicolon = { $first }; { $last }
