### Findings about the legality of a position, and their repairs.

## What is wrong with the position

findings = Was an der Stellung nicht stimmt
verdict-legal = Legale Stellung
verdict-playable = Spielbar, aber in keiner Partie möglich
verdict-impossible = Illegale Stellung
verdict-incomplete = Unvollständige Stellung
severity-breaks-rules = Regelwidrig
severity-engines-refuse = Schachprogramme lehnen sie ab
severity-cannot-arise = In keiner Partie möglich
# In the place of a severity, while a position is being set up.
severity-missing = Fehlt noch
severity-odd = Ungewöhnlich
finding-empty-board = Das Brett ist leer.
finding-no-king = { $color ->
    [white] Weiß hat keinen König.
   *[black] Schwarz hat keinen König.
}
finding-many-kings = { $color ->
    [white] Weiß hat { $count } Könige ({ $squares }). Jede Seite hat einen.
   *[black] Schwarz hat { $count } Könige ({ $squares }). Jede Seite hat einen.
}
# In the game Horde one side has none.
finding-horde-king = { $color ->
    [white] Weiß hat einen König ({ $squares }). In Horde hat nur eine Seite einen.
   *[black] Schwarz hat einen König ({ $squares }). In Horde hat nur eine Seite einen.
}
finding-pawn-on-back-rank = Ein Bauer steht nie auf seiner ersten Reihe und wird auf der letzten umgewandelt ({ $squares }).
finding-too-many-pawns = { $color ->
    [white] Weiß hat zu viele Bauern: { $count } statt höchstens { $most }.
   *[black] Schwarz hat zu viele Bauern: { $count } statt höchstens { $most }.
}
finding-too-many-pieces = { $color ->
    [white] Weiß hat zu viele Figuren und Bauern: { $count } statt höchstens { $most }.
   *[black] Schwarz hat zu viele Figuren und Bauern: { $count } statt höchstens { $most }.
}
finding-too-much-material = { $color ->
    [white] Weiß hat mehr Umwandlungsfiguren, als Bauern umgewandelt sein können.
   *[black] Schwarz hat mehr Umwandlungsfiguren, als Bauern umgewandelt sein können.
}
# $what is one or several of the next two, joined by "and".
finding-bad-castling = Die Rochade ist als möglich angegeben, aber { $what }. Fairy-Stockfish und cozy-chess weisen eine solche FEN ab; die UCI-Form und die Links zu anderen Seiten lassen das Recht weg.
castling-king-elsewhere = { $color ->
    [white] der weiße König kann nicht mit dem Turm auf { $square } rochieren
   *[black] der schwarze König kann nicht mit dem Turm auf { $square } rochieren
}
castling-no-rook = { $color ->
    [white] auf { $square } steht kein weißer Turm
   *[black] auf { $square } steht kein schwarzer Turm
}
en-passant-rank = { $us ->
    [white] Ist Weiß am Zug, liegt das En-passant-Feld auf der 6. Reihe, nicht auf { $square }.
   *[black] Ist Schwarz am Zug, liegt das En-passant-Feld auf der 3. Reihe, nicht auf { $square }.
}
en-passant-no-pawn = { $them ->
    [white] Für en passant auf { $square } muss ein weißer Bauer vor diesem Feld stehen. Dort steht keiner.
   *[black] Für en passant auf { $square } muss ein schwarzer Bauer vor diesem Feld stehen. Dort steht keiner.
}
en-passant-occupied = Beim Doppelschritt ist der Bauer über { $square } gezogen, aber dort steht etwas.
en-passant-origin = Der Bauer, der über { $square } gezogen ist, kam von { $origin }, aber dort steht etwas.
finding-adjacent-kings = Die Könige stehen auf benachbarten Feldern ({ $squares }).
finding-opposite-check = { $us ->
    [white] Schwarz steht im Schach, aber Weiß ist am Zug: Weiß könnte den König schlagen.
   *[black] Weiß steht im Schach, aber Schwarz ist am Zug: Schwarz könnte den König schlagen.
}
finding-too-many-checkers = { $us ->
    [white] Mehr als zwei Figuren bieten Weiß Schach. Nach einem Zug können es höchstens zwei sein.
   *[black] Mehr als zwei Figuren bieten Schwarz Schach. Nach einem Zug können es höchstens zwei sein.
}
finding-impossible-check = { $us ->
    [white] Dieses Schach kann Schwarz nicht mit einem einzigen Zug gegeben haben.
   *[black] Dieses Schach kann Weiß nicht mit einem einzigen Zug gegeben haben.
}
finding-en-passant-clock = Das En-passant-Feld besagt, dass gerade ein Bauer gezogen hat; der Halbzugzähler muss also 0 sein, nicht { $clock }.
finding-clock-too-high = Der Halbzugzähler steht auf { $clock }, aber bis zum { $number }. Zug sind nicht so viele Halbzüge gespielt worden.
finding-fifty-moves = Fünfzig Züge ohne Schlagen und ohne Bauernzug: Remis kann reklamiert werden.
finding-seventy-five-moves = Fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug: Die Partie ist remis.
finding-chess960-by-rights = Nur die Rochaderechte machen daraus eine Partie Chess960 ({ $squares }).
finding-armies-turned = Die weißen Bauern stehen auf der 7. und die schwarzen auf der 2. Reihe, die Könige dahinter: Die Heere stehen wohl verkehrt herum.
finding-rights-not-given = Es ist kein Rochaderecht angegeben, obwohl König und Türme auf ihren Ausgangsfeldern stehen.
finding-no-last-move = { $us ->
    [white] Kein regelgerechter Zug von Schwarz kann zu dieser Stellung geführt haben.
   *[black] Kein regelgerechter Zug von Weiß kann zu dieser Stellung geführt haben.
}

## How the game stands

findings-count = { $count ->
    [one] { $count } Befund
   *[other] { $count } Befunde
}
status-to-move = { $color ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}
status-check = Schach
status-double-check = Doppelschach
status-checkmate = Schachmatt
status-stalemate = Patt
status-dead = Tote Stellung: keine Seite kann gewinnen
# A rule of a chess variant has ended the game.
status-over = Die Partie ist beendet
status-moves = { $count ->
    [one] { $count } legaler Zug
   *[other] { $count } legale Züge
}
# The points are pawns: "+2".
material-ahead = { $color ->
    [white] Weiß hat Material im Wert von { $points } mehr
   *[black] Schwarz hat Material im Wert von { $points } mehr
}
material-even = Das Material ist gleich viel wert, aber verschieden
endgame-class = Die Endspielklasse, wie Tablebases sie nennen

## What the button of a repair says

# "the white king": what is put, moved or removed, at the beginning of a button.
-piece-object = { $piece ->
    [wK] Weißen König
    [wQ] Weiße Dame
    [wR] Weißen Turm
    [wB] Weißen Läufer
    [wN] Weißen Springer
    [wP] Weißen Bauern
    [bK] Schwarzen König
    [bQ] Schwarze Dame
    [bR] Schwarzen Turm
    [bB] Schwarzen Läufer
    [bN] Schwarzen Springer
   *[bP] Schwarzen Bauern
}
mend-start = Grundstellung aufbauen
mend-place = { -piece-object } auf { $square } stellen
mend-remove = { -piece-object } von { $square } entfernen
mend-remove-several = Figuren von { $squares } entfernen
mend-move = { -piece-object } von { $from } nach { $to } versetzen
mend-promote = Auf { $squares } in eine Dame umwandeln
mend-turn = { $them ->
    [white] Das Zugrecht Weiß geben
   *[black] Das Zugrecht Schwarz geben
}
mend-castling = Nur die Rochaderechte { $rights } behalten
mend-no-castling = Rochaderechte streichen
mend-no-en-passant = En-passant-Feld entfernen
mend-en-passant = En-passant-Feld auf { $square } setzen
mend-halfmove = Halbzugzähler auf { $number } setzen
mend-fullmove = Zugnummer auf { $number } setzen
mend-clocks = Zähler vertauschen: Halbzugzähler { $clock }, Zug { $number }
mend-allow-castling = Rochade erlauben: { $rights }
mended = Behoben: { $change }
