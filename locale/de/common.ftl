### What is used everywhere: names, lists, the language itself.

## The language

# What this language calls itself.
self-name = Deutsch
# The code of the language whose piece letters moves are written with (ISO 639-1).
language-code = de

## Names

white = Weiß
black = Schwarz
# "white knight": a piece by itself, as a button is called, and behind a square.
piece = { $piece ->
    [wK] Weißer König
    [wQ] Weiße Dame
    [wR] Weißer Turm
    [wB] Weißer Läufer
    [wN] Weißer Springer
    [wP] Weißer Bauer
    [bK] Schwarzer König
    [bQ] Schwarze Dame
    [bR] Schwarzer Turm
    [bB] Schwarzer Läufer
    [bN] Schwarzer Springer
   *[bP] Schwarzer Bauer
}
# The same within a sentence.
-piece-within = { $piece ->
    [wK] weißer König
    [wQ] weiße Dame
    [wR] weißer Turm
    [wB] weißer Läufer
    [wN] weißer Springer
    [wP] weißer Bauer
    [bK] schwarzer König
    [bQ] schwarze Dame
    [bR] schwarzer Turm
    [bB] schwarzer Läufer
    [bN] schwarzer Springer
   *[bP] schwarzer Bauer
}

## Lists

# The last two of several: "a1 and b1". What stands before them is separated by commas.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
# Several that hold commas themselves.
list-semicolon = { $first }; { $last }
