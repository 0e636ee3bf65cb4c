### Spielen: der Schalter, die Züge, die Wahl bei einer Umwandlung.

## The switch

mode = Aufbauen oder spielen
# The two halves of the switch: short words.
mode-edit = Aufbau
mode-play = Spiel
# With their key.
mode-edit-title = Aufbau: Figuren stehen, wo man sie hinstellt (E)
mode-play-title = Spiel: Figuren machen nur regelgerechte Züge (E)
# $reason is a finding or a fault of the text, as a sentence.
play-refused = Diese Stellung lässt sich nicht spielen. { $reason }
play-text-faulty = Der Text hat Fehler.
play-impossible = Diese Stellung lässt sich nach den Regeln der gewählten Spielart nicht spielen.

## The moves

played-moves = Züge
# Stands in the list while it is empty.
play-begins = { $turn ->
    [white] Weiß am Zug: eine Figur ziehen, oder erst sie und dann ihr Feld drücken.
   *[black] Schwarz am Zug: eine Figur ziehen, oder erst sie und dann ihr Feld drücken.
}
no-legal-moves = Hier ist kein Zug regelgerecht.
take-back = Zurücknehmen
copy-pgn = PGN kopieren
pgn-copied = Partie als PGN kopiert.
promote-pawn = Den Bauern umwandeln
promote-to = { $role ->
    [king] In einen König umwandeln
    [queen] In eine Dame umwandeln
    [rook] In einen Turm umwandeln
    [bishop] In einen Läufer umwandeln
    [knight] In einen Springer umwandeln
   *[pawn] In einen Bauern umwandeln
}

## Moves in words, as they are announced

not-legal = Kein regelgerechter Zug.
# The beginning of "Knight f3".
move-role = { $role ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
# $mover is "Knight", "Knight b" or, for a pawn, its file.
move-captures = { $mover } schlägt { $square }
move-promotes = { $words }, Umwandlung in { $role ->
    [king] einen König
    [queen] eine Dame
    [rook] einen Turm
    [bishop] einen Läufer
    [knight] einen Springer
   *[pawn] einen Bauern
}
move-castles = { $wing ->
    [kingside] Kurze Rochade
   *[queenside] Lange Rochade
}
move-drops = { $mover } eingesetzt auf { $square }
move-check = { $words }, Schach
move-mate = { $words }, matt
# The end of a game by the rules of a variant.
move-wins = { $words }, und die Partie ist zu Ende
