### What is used everywhere: names, lists, the language itself.

## The language

# What this language calls itself.
self-name = Français
# The code of the language whose piece letters moves are written with (ISO 639-1).
language-code = fr

## Names

white = Blancs
black = Noirs
# "white knight": a piece by itself, as a button is called, and behind a square.
piece = { $piece ->
    [wK] roi blanc
    [wQ] dame blanche
    [wR] tour blanche
    [wB] fou blanc
    [wN] cavalier blanc
    [wP] pion blanc
    [bK] roi noir
    [bQ] dame noire
    [bR] tour noire
    [bB] fou noir
    [bN] cavalier noir
   *[bP] pion noir
}
-lifted = { $piece ->
    [wQ] soulevée
    [wR] soulevée
    [bQ] soulevée
    [bR] soulevée
   *[other] soulevé
}

## Lists

# The last two of several: "a1 and b1". What stands before them is separated by commas.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
# Several that hold commas themselves.
list-semicolon = { $first } ; { $last }
