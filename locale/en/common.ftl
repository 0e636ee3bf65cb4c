### What is used everywhere: names, lists, the language itself.

## The language

# What this language calls itself.
self-name = English
# The code of the language whose piece letters moves are written with (ISO 639-1).
language-code = en

## Names

white = White
black = Black
# "white knight": a piece by itself, as a button is called, and behind a square.
piece = { $piece ->
    [wK] white king
    [wQ] white queen
    [wR] white rook
    [wB] white bishop
    [wN] white knight
    [wP] white pawn
    [bK] black king
    [bQ] black queen
    [bR] black rook
    [bB] black bishop
    [bN] black knight
   *[bP] black pawn
}

## Lists

# The last two of several: "a1 and b1". What stands before them is separated by commas.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# Several that hold commas themselves.
list-semicolon = { $first }; { $last }
