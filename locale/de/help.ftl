### The help: what the fields of a FEN are, and what they mean in the present position.

help-title = Was ist FEN?
help-close = Hilfe schließen
help-about = FEN schreibt eine Stellung als eine Zeile aus sechs Gruppen mit je einem Leerzeichen dazwischen. Hier steht die Zeile aus dem Eingabefeld, Gruppe für Gruppe: Zeigen Sie auf einen Teil oder tippen Sie ihn an, und er leuchtet auf dem Brett.
# The text in the box has faults.
help-faulty = Der Text im Eingabefeld hat Fehler. Erklärt wird, was davon zu lesen war.
help-faulty-field = In dieser Gruppe stimmt etwas nicht; das Brett zeigt, was davon zu lesen war.
help-absent = Diese Gruppe fehlt im Text; hier steht, was für das Brett gilt.
help-field-name = { $field ->
    [placement] Figurenstellung
    [side] Zugrecht
    [castling] Rochaderechte
    [ep] En-passant-Feld
    [halfmove] Halbzugzähler
   *[other] Zugnummer
}
help-field-about = { $field ->
    [placement] Was wo steht: zuerst die 8. Reihe, jede Reihe von der a- bis zur h-Linie, dazwischen ein Schrägstrich. Ein Buchstabe ist eine Figur, eine Ziffer die Zahl leerer Felder hintereinander.
    [side] Der Buchstabe w (white) für Weiß oder b (black) für Schwarz.
    [castling] Ein Buchstabe für jede Rochade, die noch zu haben ist: K und Q für die kurze und die lange von Weiß, k und q für die von Schwarz, ein Strich für keine. Das heißt: König und Turm haben noch nicht gezogen. Ob gerade etwas dazwischensteht, sagt es nicht.
    [ep] Hat ein Bauer gerade einen Doppelschritt gemacht: das Feld, das er übersprungen hat. Sonst ein Strich.
    [halfmove] Wie viele Züge beider Seiten es her ist, dass ein Bauer gezogen hat oder etwas geschlagen wurde.
   *[other] Die Nummer des nächsten Zuges auf dem Partieformular. Sie beginnt mit 1 und wächst nach dem Zug von Schwarz.
}

## What the fields say now

help-ranks = Reihe für Reihe
help-rank = { $rank }. Reihe
help-men = Figuren und Bauern auf dem Brett: Weiß { $white }, Schwarz { $black }.
# Before what stands on a rank: "White: 8 pawns".
help-color = { $color ->
    [white] Weiß:
   *[black] Schwarz:
}
# Men of one kind side by side, whose colour is known: "rook", "8 pawns".
help-men-of = { $role ->
    [king] { $count ->
        [1] König
       *[other] { $count } Könige
    }
    [queen] { $count ->
        [1] Dame
       *[other] { $count } Damen
    }
    [rook] { $count ->
        [1] Turm
       *[other] { $count } Türme
    }
    [bishop] { $count ->
        [1] Läufer
       *[other] { $count } Läufer
    }
    [knight] { $count ->
        [1] Springer
       *[other] { $count } Springer
    }
   *[pawn] { $count ->
        [1] Bauer
       *[other] { $count } Bauern
    }
}
# The same with their colour: "white rook", "2 black pawns".
help-men-in-color = { $count ->
    [1] { -piece-within }
   *[other] { $count } { $piece ->
        [wK] weiße Könige
        [wQ] weiße Damen
        [wR] weiße Türme
        [wB] weiße Läufer
        [wN] weiße Springer
        [wP] weiße Bauern
        [bK] schwarze Könige
        [bQ] schwarze Damen
        [bR] schwarze Türme
        [bB] schwarze Läufer
        [bN] schwarze Springer
       *[bP] schwarze Bauern
    }
}
help-empty = { $count ->
    [one] 1 leeres Feld
   *[other] { $count } leere Felder
}
help-turn = { $color ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
-may-castle-white = { $white-wings ->
    [both] Weiß darf noch kurz und lang rochieren
    [king] Weiß darf noch kurz rochieren
    [queen] Weiß darf noch lang rochieren
   *[none] Weiß darf nicht mehr rochieren
}
-may-castle-black = { $black-wings ->
    [both] Schwarz darf noch kurz und lang rochieren
    [king] Schwarz darf noch kurz rochieren
    [queen] Schwarz darf noch lang rochieren
   *[none] Schwarz darf nicht mehr rochieren
}
help-rights = { -may-castle-white }; { -may-castle-black }.
help-rights-same = { $wings ->
    [both] Weiß und Schwarz dürfen noch kurz und lang rochieren.
    [king] Weiß und Schwarz dürfen noch kurz rochieren.
    [queen] Weiß und Schwarz dürfen noch lang rochieren.
   *[none] Weiß und Schwarz dürfen nicht mehr rochieren.
}
# A right that the board does not allow.
help-idle-right = Mindestens eines dieser Rechte nützt nichts: König oder Turm steht nicht, wo er dafür stehen müsste, oder dieses Spiel kennt keine Rochade.
help-no-square = Kein Bauer hat gerade einen Doppelschritt gemacht, nach dem er im Vorübergehen zu schlagen wäre.
help-passing-unsound = Hier steht { $square }, aber auf diesem Brett kann kein Bauer gerade darüber hinweggezogen sein.
help-passing-idle = { $color ->
    [white] Ein weißer Bauer hat gerade { $square } übersprungen, aber kein Bauer kann ihn dort schlagen.
   *[black] Ein schwarzer Bauer hat gerade { $square } übersprungen, aber kein Bauer kann ihn dort schlagen.
}
help-passing = { $color ->
    [white] Ein weißer Bauer hat gerade { $square } übersprungen; er kann dort en passant geschlagen werden, aber nur in diesem Zug.
   *[black] Ein schwarzer Bauer hat gerade { $square } übersprungen; er kann dort en passant geschlagen werden, aber nur in diesem Zug.
}
help-halfmove = { $count ->
    [0] Zuletzt wurde geschlagen oder ein Bauer gezogen, oder es hat noch niemand gezogen.
    [1] Ein Halbzug ohne Schlagen und ohne Bauernzug; bei 100 kann Remis reklamiert werden.
   *[other] { $count } Halbzüge ohne Schlagen und ohne Bauernzug; bei 100 kann Remis reklamiert werden.
}
help-halfmove-draw = { $count } Halbzüge ohne Schlagen und ohne Bauernzug: Remis kann reklamiert werden.
help-halfmove-over = { $count } Halbzüge ohne Schlagen und ohne Bauernzug: Bei 150 war die Partie remis.
help-fullmove = { $color ->
    [white] Gespielt wird der { $number }. Zug; als Nächstes zieht Weiß.
   *[black] Gespielt wird der { $number }. Zug; als Nächstes zieht Schwarz.
}

## Where programs differ

help-dialects = Wo Programme sich unterscheiden
# Before what each dialect makes of the position on the board.
help-on-board = Diese Stellung:
help-square = Das En-passant-Feld
help-square-text = Der Standard von 1993 nennt es nach jedem Doppelschritt. X-FEN nennt es nur, wenn ein gegnerischer Bauer neben dem gezogenen steht; Lichess und die meisten Engines nur, wenn das Schlagen regelgerecht ist.
help-chess960 = Rochade im Chess960
help-chess960-text = Stehen Türme auf beliebigen Linien, lassen K und Q manchmal offen, welcher Turm gemeint ist. Shredder-FEN schreibt stattdessen die Linie des Turms, X-FEN nur dann, wenn er nicht der äußerste ist.
help-epd = EPD
help-epd-text = Vier Gruppen ohne Zähler, dann Operationen wie der beste Zug oder ein Name, jede mit einem Semikolon. Weder EPD noch FEN kennt die Züge davor: Eine dreimalige Stellungswiederholung ist aus beiden nicht zu ersehen.

## Common mistakes

help-mistakes = Häufige Fehler
help-order = Die Rechte stehen in der Reihenfolge KQkq
help-order-text = In anderer Reihenfolge ist es keine FEN, und strenge Programme lehnen sie ab. Dieser Editor liest sie und stellt sie richtig.
help-clock = Der Halbzugzähler endet nicht bei 99
help-clock-text = Bei 100 kann Remis reklamiert werden, bei 150 ist die Partie zu Ende; die Zahl selbst hat keine Grenze.
help-behind = Das En-passant-Feld liegt hinter dem Bauern
help-behind-text = Nach e2–e4 ist es e3, wo ein schlagender Bauer landet, und nicht e4, wo der Bauer steht.
help-letters = Die Buchstaben sind in jeder Sprache englisch
# The example beside it has an S, the German knight, among the pieces.
help-letters-text = Bauer P, Springer N, Läufer B, Turm R, Dame Q, König K. Das deutsche S ist hier keine Figur, und B ist kein Bauer.
help-case = Großbuchstaben sind Weiß
# The example beside it has a black king on e4 and a white one on c5.
help-case-text = Ein weißer König auf e4, ein schwarzer auf c5? Diese Zeile sagt das Gegenteil.
help-eight = Jede Reihe hat acht Felder
help-eight-text = Figuren und Ziffern ergeben zusammen 8. Hier hat die 7. Reihe fünfzehn Felder.
help-two-places = Ein Zug ändert zwei Stellen
help-two-places-text = Nach 1. e4 e5 steht der Bauer auf e5 und nicht mehr auf e7. Hier hat Schwarz neun Bauern.
help-zero = Die Zugnummer beginnt mit 1
help-zero-text = Einen nullten Zug gibt es nicht. Manche Programme schreiben ihn; dieser Editor macht eine 1 daraus.
# Loads the example.
help-try = Ausprobieren

## Bedienung des Bretts

help-use = Bedienung
# What the reader points with: a choice.
help-pointing = Eingabe
pointing-mouse = Maus
pointing-touch = Finger
pointing-keyboard = Tastatur
guide-place = Eine Figur setzen
guide-place-how = Ziehen Sie sie von neben dem Brett auf ein Feld.
guide-move = Eine Figur versetzen
guide-move-how = { $pointing ->
    [touch] Ziehen Sie sie, oder tippen Sie sie an und dann ihr Feld. Was dort steht, wird ersetzt.
   *[other] Ziehen Sie sie, oder klicken Sie sie an und dann ihr Feld. Mit Alt am Ende wird sie kopiert.
}
guide-remove = Eine Figur entfernen
guide-remove-how = Lassen Sie sie neben dem Brett los. Der Radierer entfernt, worüber er gestrichen wird.
guide-paint = Viele setzen
guide-paint-how = { $pointing ->
    [touch] Tippen Sie eine Figur neben dem Brett an, dann Felder, oder streichen Sie darüber. Nochmals antippen: zurück zur Hand.
   *[other] Klicken Sie eine Figur neben dem Brett an, dann Felder, oder streichen Sie darüber. Esc führt zurück zur Hand.
}
guide-other-color = Die andere Farbe
guide-other-color-how = Mit einer Figur in der Hand setzt die rechte Taste dieselbe Figur der anderen Seite.
guide-wheel = Die nächste Figur
guide-wheel-how = Drehen Sie das Rad über dem Brett; drücken Sie es auf einer Figur, um ihre Art in die Hand zu nehmen.
guide-menu = Jede Figur, am Feld
guide-menu-how = { $pointing ->
    [touch] Halten Sie den Finger auf einem Feld: alle Figuren zur Auswahl.
   *[other] Doppelklicken Sie auf ein Feld: alle Figuren zur Auswahl.
}
guide-mark = Pfeile und Kreise
guide-mark-how = { $pointing ->
    [touch] Nehmen Sie den Stift: ziehen für einen Pfeil, tippen für einen Kreis.
   *[other] Mit der rechten Taste ziehen: Pfeil; klicken: Kreis. Der Stift zeichnet mit der linken.
}
