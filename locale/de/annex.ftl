### What explains, converts and imports: loaded when it is first needed.

## The language

# The code of the language whose piece letters moves are written with (ISO 639-1).
language-code = de

## Lists

# The last two of several: "a1 and b1". What stands before them is separated by commas.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
# Several that hold commas themselves.
list-apart = { $first }; { $last }

## What is wrong with the text

text-faulty = Noch nicht lesbar
problems = Was am Text nicht stimmt
# A fix was applied.
fixed = Behoben
# How many faults the text has, and what the board shows then.
faults = { $count ->
    [one] Dieser Text hat einen Fehler. Das Brett zeigt, was zu lesen war.
   *[other] Dieser Text hat { $count } Fehler. Das Brett zeigt, was zu lesen war.
}
faults-nothing-read = { $count ->
    [one] Dieser Text hat einen Fehler. Das Brett zeigt die letzte Stellung.
   *[other] Dieser Text hat { $count } Fehler. Das Brett zeigt die letzte Stellung.
}
more-faults = { $count ->
    [one] … und 1 weiterer Fehler.
   *[other] … und { $count } weitere Fehler.
}
# "before the piece placement": dative.
-field-dative = { $field ->
    [placement] der Figurenstellung
    [side] dem Zugrecht
    [castling] den Rochaderechten
    [ep] dem En-passant-Feld
    [halfmove] dem Halbzugzähler
    [fullmove] der Zugnummer
    [count] der Zahl der Gruppen
   *[charset] den Zeichen
}
# "the field for the piece placement": accusative.
-field-accusative = { $field ->
    [placement] die Figurenstellung
    [side] das Zugrecht
    [castling] die Rochaderechte
    [ep] das En-passant-Feld
    [halfmove] den Halbzugzähler
    [fullmove] die Zugnummer
    [count] die Zahl der Gruppen
   *[charset] die Zeichen
}
# A character that cannot be seen.
character-number = U+{ $number }
character-quoted = „{ $character }“
fault-foreign-character = In einer FEN kann { $character } nicht stehen.
fault-look-alike = In einer FEN kann { $character } nicht stehen. Das Zeichen sieht aus wie { $letter }, ist aber ein anderer Buchstabe.
fault-nothing = Es gibt nichts zu lesen.
fault-missing-fields = Der Text endet vor { -field-dative }.
fault-extra-fields = Der Text ist länger als eine FEN.
fault-extra-space = Hier steht ein Leerzeichen zu viel.
fault-empty-field = Die Gruppe für { -field-accusative } ist leer.
fault-no-position = In diesem Text steht keine Stellung.
fault-unknown-piece = { $character } steht für keine Figur.
fault-bad-digit = Die Ziffer { $digit } kann keine leeren Felder angeben.
fault-adjacent-digits = Zwei Ziffern stehen nebeneinander.
fault-rank-length = { $count ->
    [one] Die { $rank }. Reihe hat 1 Feld.
   *[other] Die { $rank }. Reihe hat { $count } Felder.
}
fault-empty-rank = Die { $rank }. Reihe hat keine Felder.
fault-missing-ranks = { $count ->
    [one] Es gibt nur 1 Reihe.
   *[other] Es gibt nur { $count } Reihen.
}
fault-extra-ranks = Es gibt { $count } Reihen.
fault-leading-slash = Vor der ersten Reihe steht ein Schrägstrich.
fault-trailing-slash = Hinter der letzten Reihe steht ein Schrägstrich.
fault-promoted-mark = Das Zeichen ~ gibt es nur hinter einer Figur und nur in Crazyhouse.
fault-pocket = Diese Angabe der Figuren in der Hand ist nicht lesbar.
fault-unknown-side = Das sagt nicht, wer am Zug ist.
fault-unknown-right = { $character } steht für kein Rochaderecht.
fault-rights-order = Die Buchstaben der Rochaderechte stehen in falscher Reihenfolge.
fault-right-repeated = Ein Rochaderecht ist zweimal genannt.
fault-too-many-rights = { $color ->
    [white] Weiß hat mehr als zwei Rochaderechte.
   *[black] Schwarz hat mehr als zwei Rochaderechte.
}
fault-unknown-square = Das ist kein Feld des Brettes.
fault-en-passant-rank = { $square } kann jetzt nicht das En-passant-Feld sein.
fault-not-a-number = { $field ->
    [fullmove] Die Zugnummer ist keine Zahl.
   *[other] Der Halbzugzähler ist keine Zahl.
}
fault-number-too-large = { $field ->
    [fullmove] Die Zugnummer ist zu groß.
   *[other] Der Halbzugzähler ist zu groß.
}
fault-leading-zero = Die Zugnummer beginnt mit der Ziffer 0.
fault-unknown-checks = Der Schachzähler fehlt oder ist nicht lesbar.
fault-unknown-operation = Das ist keine EPD-Operation.
fault-ambiguous-letters = Diese Figurenbuchstaben ergeben in verschiedenen Sprachen verschiedene Stellungen. Wählen Sie die Sprache.

## What was expected there

expected-ascii = Verwenden Sie Buchstaben, Ziffern und Zeichen, wie sie in einfachem englischem Text vorkommen.
expected-position = Tippen Sie eine FEN oder fügen Sie eine ein, etwa die der Grundstellung.
expected-six-fields = Eine FEN hat sechs Gruppen: Figuren, Zugrecht, Rochade, en passant und zwei Zahlen.
expected-one-space = Zwischen zwei Gruppen steht ein Leerzeichen.
expected-piece-or-digit = Schreiben Sie P N B R Q K, Kleinbuchstaben für Schwarz und Ziffern für leere Felder.
expected-digit = Schreiben Sie eine Ziffer von 1 bis 8.
expected-one-digit = Schreiben Sie für leere Felder hintereinander eine einzige Ziffer.
expected-eight-squares = Jede Reihe hat 8.
expected-eight-ranks = Ein Brett hat 8, mit je einem Schrägstrich dazwischen.
expected-side = Schreiben Sie w für Weiß oder b für Schwarz.
expected-rights = Schreiben Sie Buchstaben aus KQkq in dieser Reihenfolge oder - für keine.
expected-square = Schreiben Sie ein Feld wie e3 oder - für keines.
expected-en-passant-rank = Es liegt auf der 6. Reihe, wenn Weiß am Zug ist, und auf der 3. Reihe, wenn Schwarz am Zug ist.
expected-number = Schreiben Sie eine ganze Zahl von 0 bis 4294967295.
expected-positive-number = Schreiben Sie eine ganze Zahl von 1 bis 4294967295.
expected-checks = Schreiben Sie, wie oft jede Seite noch Schach bieten muss, etwa 3+3.
expected-operation = Schreiben Sie einen Namen, seine Operanden und ein Semikolon, etwa bm Nf3;

## What the button of a fix says

fix-fill = Mit leeren Feldern auffüllen
fix-slashes = Schrägstriche ergänzen
fix-cut = Auf 8 Felder kürzen
fix-ranks = Leere Reihen ergänzen
fix-fields = Fehlende Gruppen ergänzen
fix-remove = Entfernen
fix-insert = { $text } einfügen
fix-write = { $text } schreiben

## What was done to read a text

# One of the following, or several of them joined by commas and "and", stand in the place of $what.
repairs = Um das zu lesen, hat der Editor { $what }.
repair-of-editor = Der Editor hat { $what }.
repair-invisible = unsichtbare Zeichen entfernt
repair-spaces = Tabulatoren und Zeilenenden als Leerzeichen gelesen
repair-typography = typografische Zeichen als einfache gelesen
repair-figurines = Figurinen als Buchstaben gelesen
repair-wrapper = den Text um die Stellung herum weggelassen
repair-link = die Stellung einem Link entnommen
repair-percent = die Prozentkodierung aufgelöst
repair-underscores = Unterstriche als Leerzeichen gelesen
repair-ranks-joined = die Reihen zusammengefügt
repair-slashes = andere Zeichen als Schrägstriche gelesen
repair-outer-slash = einen überzähligen Schrägstrich weggelassen
repair-digits-added = benachbarte Ziffern zusammengezählt
repair-dots = Punkte als leere Felder gelesen
repair-side = das Zugrecht gedeutet
repair-rights = die Buchstaben der Rochaderechte geordnet
repair-square = das En-passant-Feld in Kleinbuchstaben gelesen
repair-clock = die Zähler gedeutet
repair-filled = die fehlenden Gruppen ergänzt
repair-tail = den Text hinter der FEN beiseitegelassen
repair-read-as = „{ $given }“ als „{ $meant }“ gelesen

## What a field of the text is

field-hint = { $field ->
    [placement] Figuren, zuerst die 8. Reihe, jede Reihe von der a-Linie an; Ziffern sind leere Felder.
    [side] Zugrecht: w für Weiß, b für Schwarz.
    [castling] Rochaderechte: K und Q für kurz und lang von Weiß, k und q für die von Schwarz.
    [ep] En passant: das Feld hinter einem Bauern, der gerade einen Doppelschritt gemacht hat.
    [halfmove] Halbzugzähler: Halbzüge seit dem letzten Schlag- oder Bauernzug.
   *[other] Zugnummer: Sie wächst nach dem Zug von Schwarz.
}

## What is wrong with the position

findings = Was an der Stellung nicht stimmt
verdict-legal = Legale Stellung
verdict-cannot-arise = In keiner Partie möglich, aber spielbar
verdict-engines-refuse = Wird von Engines abgelehnt
verdict-not-chess-yet = Noch keine Schachstellung
severity-breaks-rules = Regelwidrig
severity-engines-refuse = Wird von Engines abgelehnt
severity-cannot-arise = In keiner Partie möglich
severity-odd = Ungewöhnlich
# The button that shows what a position that is being set up still lacks.
check-findings = { $count ->
    [one] Befund anzeigen
   *[other] { $count } Befunde anzeigen
}
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
finding-bad-castling = Die Rochade ist als möglich angegeben, aber { $what }.
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
finding-no-last-move = { $us ->
    [white] Kein regelgerechter Zug von Schwarz kann zu dieser Stellung geführt haben.
   *[black] Kein regelgerechter Zug von Weiß kann zu dieser Stellung geführt haben.
}

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
mended = Berichtigt: { $change }

## The menu of pieces

piece-menu = Figur auf { $square }
empty-square = Leeres Feld
cancel = Abbrechen

## Marks

pen-choices = Was der Stift zeichnet
pen-fills = Ganze Felder färben, statt Kreise zu zeichnen
clear-marks = Alle Markierungen entfernen
symmetry-on = Symmetrie an: Jede Figur wird auf alle vier Seiten gesetzt
symmetry-off = Symmetrie aus
# With its key.
pen-color = { $mark-color ->
    [green] Grün zeichnen (1)
    [red] Rot zeichnen (2)
    [blue] Blau zeichnen (3)
   *[yellow] Gelb zeichnen (4)
}
pen-draws = { $mark-color ->
    [green] Der Stift zeichnet grüne Kreise und Pfeile.
    [red] Der Stift zeichnet rote Kreise und Pfeile.
    [blue] Der Stift zeichnet blaue Kreise und Pfeile.
   *[yellow] Der Stift zeichnet gelbe Kreise und Pfeile.
}
pen-draws-squares = { $mark-color ->
    [green] Der Stift zeichnet grüne Felder und Pfeile.
    [red] Der Stift zeichnet rote Felder und Pfeile.
    [blue] Der Stift zeichnet blaue Felder und Pfeile.
   *[yellow] Der Stift zeichnet gelbe Felder und Pfeile.
}
mark-square = { $mark-color ->
    [green] grünes Feld { $square }
    [red] rotes Feld { $square }
    [blue] blaues Feld { $square }
   *[yellow] gelbes Feld { $square }
}
mark-circle = { $mark-color ->
    [green] grüner Kreis auf { $square }
    [red] roter Kreis auf { $square }
    [blue] blauer Kreis auf { $square }
   *[yellow] gelber Kreis auf { $square }
}
mark-arrow = { $mark-color ->
    [green] grüner Pfeil von { $from } nach { $to }
    [red] roter Pfeil von { $from } nach { $to }
    [blue] blauer Pfeil von { $from } nach { $to }
   *[yellow] gelber Pfeil von { $from } nach { $to }
}
mark-drawn = Gezeichnet: { $mark }.
mark-removed = Entfernt: { $mark }.
marks-none = Keine Markierungen.
marks-all = Markierungen: { $marks }.

## The position in words

title-start = { $turn ->
    [white] Grundstellung des Schachspiels, Weiß am Zug
   *[black] Grundstellung des Schachspiels, Schwarz am Zug
}
title-empty = { $turn ->
    [white] Leeres Schachbrett, Weiß am Zug
   *[black] Leeres Schachbrett, Schwarz am Zug
}
title-men = { $turn ->
    [white] { $count ->
        [one] Schachstellung mit 1 Stein, Weiß am Zug
       *[other] Schachstellung mit { $count } Steinen, Weiß am Zug
    }
   *[black] { $count ->
        [one] Schachstellung mit 1 Stein, Schwarz am Zug
       *[other] Schachstellung mit { $count } Steinen, Schwarz am Zug
    }
}
# $pieces is "king e1; rooks a1 and h1; pawn e4".
side-pieces = { $color ->
    [white] Weiß: { $pieces }.
   *[black] Schwarz: { $pieces }.
}
side-no-pieces = { $color ->
    [white] Weiß: keine Figuren.
   *[black] Schwarz: keine Figuren.
}
# "king e1", "rooks a1 and h1".
pieces-on = { $role ->
    [king] { $count ->
        [1] König { $squares }
       *[other] Könige { $squares }
    }
    [queen] { $count ->
        [1] Dame { $squares }
       *[other] Damen { $squares }
    }
    [rook] { $count ->
        [1] Turm { $squares }
       *[other] Türme { $squares }
    }
    [bishop] { $count ->
        [1] Läufer { $squares }
       *[other] Läufer { $squares }
    }
    [knight] { $count ->
        [1] Springer { $squares }
       *[other] Springer { $squares }
    }
   *[pawn] { $count ->
        [1] Bauer { $squares }
       *[other] Bauern { $squares }
    }
}
# $pieces is "a queen and 2 knights".
side-in-hand = { $color ->
    [white] Weiß hat in der Hand: { $pieces }.
   *[black] Schwarz hat in der Hand: { $pieces }.
}
# "a queen", "2 knights": counted pieces.
pieces-counted = { $role ->
    [king] { $count ->
        [1] einen König
       *[other] { $count } Könige
    }
    [queen] { $count ->
        [1] eine Dame
       *[other] { $count } Damen
    }
    [rook] { $count ->
        [1] einen Turm
       *[other] { $count } Türme
    }
    [bishop] { $count ->
        [1] einen Läufer
       *[other] { $count } Läufer
    }
    [knight] { $count ->
        [1] einen Springer
       *[other] { $count } Springer
    }
   *[pawn] { $count ->
        [1] einen Bauern
       *[other] { $count } Bauern
    }
}
# $how is "kingside", "queenside", "with the rook on g1", or several joined by "or".
side-may-castle = { $color ->
    [white] Weiß darf { $how } rochieren.
   *[black] Schwarz darf { $how } rochieren.
}
castle-wing = { $wing ->
    [kingside] kurz
   *[queenside] lang
}
castle-with = mit dem Turm auf { $square }
en-passant-square = En-passant-Feld { $square }.
checks-to-come = Noch fehlende Schachgebote: Weiß { $white }, Schwarz { $black }.
# The end of a picture's text.
picture-marked = Markiert: { $marks }.
picture-black-below = Schwarz steht unten.

## Written forms

form-choice = Wählen Sie, was im Eingabefeld steht und kopiert wird
copy-form = { $name } kopieren
form-copied = Kopiert: { $name }
form-chosen = Im Eingabefeld und beim Kopieren gilt jetzt: { $name }
form-refused = Der Browser hat der Seite die Zwischenablage verweigert. Der Text ist ausgewählt: Mit Strg+C kopieren Sie ihn.
form-fen-1993 = FEN von 1993
form-lichess = Lichess-FEN
form-pgn = PGN-Tags
form-placement = Figurenstellung
purpose-as-given = En-passant-Feld, wie Sie es gesetzt haben
purpose-fen-1993 = en passant nach jedem Doppelschritt
purpose-xfen = en passant nur neben einem gegnerischen Bauern
purpose-lichess = en passant nur, wenn es spielbar ist
purpose-shredder = Rochade nach Turmlinien, für Chess960
purpose-epd = vier Gruppen und Operationen, für Testreihen
purpose-uci = was einer Schachengine mitgeteilt wird
purpose-pgn = der Kopf einer Partie, die hier beginnt
purpose-placement = nur die Figuren

## Text for books, wikis and pages

text-coordinates = Koordinaten
text-mover = Zugrecht
text-side = Ansicht
text-side-as-board = Wie auf dem Brett
text-ascii = Diagramm aus Buchstaben
text-unicode = Diagramm aus Figurinen
text-wikipedia-english = Wikipedia, englisch
text-wikipedia-german = Wikipedia, deutsch
text-wikipedia-french = Wikipedia, französisch
text-html-image = HTML: Bild
text-html-table = HTML: Tabelle
text-forum = Forencode
text-pieces-english = Figuren auf Englisch
text-pieces-german = Figuren auf Deutsch
text-pieces-french = Figuren auf Französisch
text-pieces-spanish = Figuren auf Spanisch
note-monospaced = für Schriften fester Breite
note-chessboard = Pakete chessboard oder xskak
note-skak = Pakete skak oder xskak
note-picture-beside = mit der Bilddatei daneben
note-table = für Screenreader gut lesbar
note-pgn = eine Partie, die hier beginnt
group-diagrams = Diagramme
group-books = Bücher
group-wikipedia = Wikipedia
group-web = Web und Foren
group-programs = Programme
group-lists = Figurenlisten

## Links

share-link = Link zu dieser Stellung
copy-link = Link kopieren
link-copied = Kopiert: Link zu dieser Stellung
share = Teilen …
share-refused = Der Browser hat den Link nicht geteilt: Kopieren Sie ihn stattdessen.
qr-code = QR-Code des Links
qr-download = QR-Code speichern
qr-too-long = Der Link ist zu lang für einen QR-Code: Mit weniger Markierungen wird er kürzer.
open-in = Öffnen in
open-in-hint = In einem neuen Tab. Einer Website wird erst etwas gesendet, wenn Sie sie öffnen.
open-site = { $site } (öffnet einen neuen Tab)
site-lichess-analysis = Lichess-Analyse
site-lichess-editor = Lichess-Editor
site-chess-com = Chess.com-Analyse
site-syzygy = Syzygy-Tablebases
refused-game = Auf dieser Website gibt es { $game } nicht.
refused-men = Auf dem Brett stehen { $count } Figuren und Bauern. Die Tablebases reichen nur bis { $most }.
refused-castling = In den Tablebases gibt es keine Stellungen, in denen noch rochiert werden kann.
refused-chess960 = Diese Website kennt die Rochade nur von den gewöhnlichen Feldern aus.
embed = Einbetten
embed-hint = Zeigt diese Stellung auf Ihrer eigenen Webseite.
copy-embed = Code für eine Webseite kopieren
embed-copied = Kopiert: Code für eine Webseite
embed-more = Mehr über das Einbetten

## An embedded board

embed-open = In Forsyth öffnen
embed-unread = Im eingefügten Text steht keine FEN.
# What the page around is told; $name is the part of its message.
embed-no-text = „{ $name }“ ist kein Text.
embed-too-long = „{ $name }“ ist länger als { $most } Bytes.
embed-fen = Die FEN ist nicht lesbar. { $fault }
embed-marks = Die Markierungen sind nicht lesbar. Richtig sehen sie so aus: Ge2e4,Rd4.
embed-orientation = Die Ausrichtung ist weder „white“ noch „black“.

## Games, castling rules and start positions

game = Variante
castling-rules = Rochaderegeln
game-chess = Standardschach
# The games as "This site does not have …" names them.
refused-chess = Standardschach
refused-atomic = Atomschach
game-chosen = Variante: { $game }
game-start = Startstellung von { $game } aufbauen
game-started = Startstellung von { $game }
mode-standard = Standard
mode-automatic-standard = Automatisch (Standard)
mode-automatic-chess960 = Automatisch (Chess960)
mode-chosen = Rochaderegeln: { $mode }
castling-one-rook = { $color ->
    [white] Weiß: König auf { $king }, Turm auf { $rook }
   *[black] Schwarz: König auf { $king }, Turm auf { $rook }
}
castling-two-rooks = { $color ->
    [white] Weiß: König auf { $king }, Türme auf { $one } und { $other }
   *[black] Schwarz: König auf { $king }, Türme auf { $one } und { $other }
}
castling-none = { $color ->
    [white] Weiß: keine Rochade
   *[black] Schwarz: keine Rochade
}
random-chess960 = Zufällige Startstellung im Chess960
random-dfrc = Zufällige Startstellung im Double Fischer Random
start-number-expected = Schreiben Sie eine ganze Zahl von 0 bis 959.
start-number = { $color ->
    [white] Nummer von Weiß im Double Fischer Random
   *[black] Nummer von Schwarz im Double Fischer Random
}
start-chess960 = Chess960-Startstellung { $number }
start-dfrc = Double Fischer Random: Weiß { $white }, Schwarz { $black }
promoted-pawns = Umgewandelte Bauern
mark-promoted = Figur kennzeichnen …
# A piece in a list of promoted ones.
piece-on = { piece } { $square }
marked-promoted = Die Figur auf { $square } gilt als umgewandelter Bauer
unmark-promoted = { $piece ->
    [wK] Der weiße König auf { $square } ist kein umgewandelter Bauer
    [wQ] Die weiße Dame auf { $square } ist kein umgewandelter Bauer
    [wR] Der weiße Turm auf { $square } ist kein umgewandelter Bauer
    [wB] Der weiße Läufer auf { $square } ist kein umgewandelter Bauer
    [wN] Der weiße Springer auf { $square } ist kein umgewandelter Bauer
    [wP] Der weiße Bauer auf { $square } ist kein umgewandelter Bauer
    [bK] Der schwarze König auf { $square } ist kein umgewandelter Bauer
    [bQ] Die schwarze Dame auf { $square } ist kein umgewandelter Bauer
    [bR] Der schwarze Turm auf { $square } ist kein umgewandelter Bauer
    [bB] Der schwarze Läufer auf { $square } ist kein umgewandelter Bauer
    [bN] Der schwarze Springer auf { $square } ist kein umgewandelter Bauer
   *[bP] Der schwarze Bauer auf { $square } ist kein umgewandelter Bauer
}
checks-to-give = Noch fehlende Schachgebote
checks-label = { $color ->
    [white] Schachgebote, die Weiß noch fehlen
   *[black] Schachgebote, die Schwarz noch fehlen
}
checks-left = { $color ->
    [white] { $count ->
        [0] Weiß hat dreimal Schach geboten
        [1] Weiß muss noch einmal Schach bieten
       *[other] Weiß muss noch { $count }-mal Schach bieten
    }
   *[black] { $count ->
        [0] Schwarz hat dreimal Schach geboten
        [1] Schwarz muss noch einmal Schach bieten
       *[other] Schwarz muss noch { $count }-mal Schach bieten
    }
}
# The pieces that a side holds in Crazyhouse.
hand-title = { $color ->
    [white] Weiß: in der Hand
   *[black] Schwarz: in der Hand
}
in-hand = { $piece ->
    [wK] Weißer König in der Hand
    [wQ] Weiße Dame in der Hand
    [wR] Weißer Turm in der Hand
    [wB] Weißer Läufer in der Hand
    [wN] Weißer Springer in der Hand
    [wP] Weißer Bauer in der Hand
    [bK] Schwarzer König in der Hand
    [bQ] Schwarze Dame in der Hand
    [bR] Schwarzer Turm in der Hand
    [bB] Schwarzer Läufer in der Hand
    [bN] Schwarzer Springer in der Hand
   *[bP] Schwarzer Bauer in der Hand
}
in-hand-count = { in-hand }: { $count }
in-hand-more = { in-hand }: { $count }, um eins erhöhen
in-hand-less = { in-hand }: { $count }, um eins verringern
hands-full = Beide Hände zusammen halten höchstens 64 Figuren.

## Pictures

pieces-coming = Die Figuren sind noch unterwegs. Versuchen Sie es gleich noch einmal.
as-on-the-board = Wie auf dem Brett
picture-colors = Farben
look-brown = Braun
look-blue = Blau
look-green = Grün
look-grey = Grau
look-contrast = Hoher Kontrast
look-print = Druck, schraffiert
picture-pieces = Figuren
set-silhouettes = Silhouetten
picture-coordinates = Koordinaten
coordinates-inside = Innen
coordinates-outside = Außen
coordinates-none = Keine
picture-bottom = Unten
picture-border = Rand
picture-mover = Zugrecht
picture-marks = Pfeile und Markierungen
picture-transparent = Transparenter Hintergrund
picture-size = Breite (px)
picture-size-fault = Von { $least } bis { $most }
picture-density = Pixeldichte
pixels = { $width } × { $height } Pixel
png-pixels = PNG: { $width } × { $height } Pixel
copy-picture = Bild kopieren
download-png = PNG speichern
download-svg = SVG speichern
share-picture = Teilen
alt-text = Das Bild in Worten
copy-alt-text = Text kopieren
alt-text-copied = Text kopiert
picture-shared = Bild geteilt
picture-copied = Bild kopiert, { $width } × { $height } Pixel
picture-saved = Gespeichert als { $name }
picture-saved-instead = Dieser Browser ließ die Seite das Bild nicht kopieren. Es wurde stattdessen als { $name } gespeichert.
picture-too-large = { $pixels } kann dieser Browser nicht zeichnen. Wählen Sie eine kleinere Größe oder speichern Sie das SVG, das in jeder Größe scharf ist.
picture-too-large-but = { $pixels } kann dieser Browser nicht zeichnen. Möglich sind { $possible }: Wählen Sie die Pixeldichte { $density }×.
share-failed = Der Browser hat das Bild nicht geteilt. Speichern Sie es und teilen Sie die Datei.
picture-undrawn = Der Browser hat das Bild nicht gezeichnet. Speichern Sie stattdessen das SVG.

## Appearance

looks-theme = Seite
theme-system = System
theme-light = Hell
theme-dark = Dunkel
looks-colors = Brett
looks-pieces = Figuren
looks-coordinates = Koordinaten
looks-reset = Aussehen zurücksetzen
looks-were-reset = Aussehen zurückgesetzt

## What was pasted

# Said before what it was read as.
pasted-briefly = Eingefügt.
import = Was eingefügt wurde
import-list = Welche davon
offer-moves = Die Züge dahinter spielen
offer-other = Das ist keine FEN, aber lesbar: zeigen, wie
read-as-game = Als Partie gelesen
letters-title = Aus welcher Sprache sind diese Figurenbuchstaben?
letters-question = In verschiedenen Sprachen bedeuten diese Buchstaben verschiedene Figuren. Wählen Sie die Sprache; noch hat sich nichts geändert.
previous = Vorige
next = Nächste
original = Originaltext
edit-original = Ins Eingabefeld übernehmen
file-too-large = Diese Datei ist größer als 8 MB: Öffnen Sie einen Teil davon.
files-too-large = Diese Dateien sind zusammen größer als 8 MB: Ziehen Sie weniger davon hierher.
text-too-large = Dieser Text ist länger als 8 MB: Fügen Sie einen Teil davon ein.
text-being-read = Der Text wird gelesen …
file-unread = Diese Datei war nicht lesbar.
language-name = { $language ->
    [en] Englisch
    [de] Deutsch
    [da] Dänisch
    [no] Norwegisch
    [sv] Schwedisch
    [fr] Französisch
    [es] Spanisch
    [it] Italienisch
    [pt] Portugiesisch
    [ro] Rumänisch
    [nl] Niederländisch
    [pl] Polnisch
    [cs] Tschechisch
    [hu] Ungarisch
    [fi] Finnisch
    [is] Isländisch
    [et] Estnisch
    [hr] Kroatisch
    [sl] Slowenisch
    [tr] Türkisch
   *[ru] Russisch
}
# "German piece letters", behind "with".
-piece-letters = { $language ->
    [en] englischen Figurenbuchstaben
    [de] deutschen Figurenbuchstaben
    [da] dänischen Figurenbuchstaben
    [no] norwegischen Figurenbuchstaben
    [sv] schwedischen Figurenbuchstaben
    [fr] französischen Figurenbuchstaben
    [es] spanischen Figurenbuchstaben
    [it] italienischen Figurenbuchstaben
    [pt] portugiesischen Figurenbuchstaben
    [ro] rumänischen Figurenbuchstaben
    [nl] niederländischen Figurenbuchstaben
    [pl] polnischen Figurenbuchstaben
    [cs] tschechischen Figurenbuchstaben
    [hu] ungarischen Figurenbuchstaben
    [fi] finnischen Figurenbuchstaben
    [is] isländischen Figurenbuchstaben
    [et] estnischen Figurenbuchstaben
    [hr] kroatischen Figurenbuchstaben
    [sl] slowenischen Figurenbuchstaben
    [tr] türkischen Figurenbuchstaben
   *[ru] russischen Figurenbuchstaben
}
# A choice of languages, and what they make of a square that others read otherwise.
letters-choice = { $piece ->
    [wK] Auf { $square } ein weißer König: { $languages }
    [wQ] Auf { $square } eine weiße Dame: { $languages }
    [wR] Auf { $square } ein weißer Turm: { $languages }
    [wB] Auf { $square } ein weißer Läufer: { $languages }
    [wN] Auf { $square } ein weißer Springer: { $languages }
    [wP] Auf { $square } ein weißer Bauer: { $languages }
    [bK] Auf { $square } ein schwarzer König: { $languages }
    [bQ] Auf { $square } eine schwarze Dame: { $languages }
    [bR] Auf { $square } ein schwarzer Turm: { $languages }
    [bB] Auf { $square } ein schwarzer Läufer: { $languages }
    [bN] Auf { $square } ein schwarzer Springer: { $languages }
   *[bP] Auf { $square } ein schwarzer Bauer: { $languages }
}
source-record = Als FEN gelesen
source-epd = Als EPD gelesen
source-in-text = In einem Text gefunden
source-tag = Aus dem FEN-Tag einer Partie gelesen
source-link = Aus einem Link gelesen
source-markup = Aus der FEN einer Webseite gelesen
source-bordered-diagram = Als Diagramm mit Rahmen gelesen
source-plain-diagram = Als Diagramm aus Buchstaben gelesen
source-figurine-diagram = Als Diagramm aus Figurinen gelesen
source-style12 = Als Brett eines Schachservers gelesen (Style 12)
source-diagram-with-record = Als Diagramm mit FEN gelesen
source-piece-list = Als Figurenliste auf { language-name } gelesen
source-wikipedia = Als Schachdiagramm der Wikipedia gelesen
source-latex = Als LaTeX gelesen
source-localised = Als FEN mit { -piece-letters } gelesen
remark-side-from-words = { $color ->
    [white] Nach dem Text daneben ist Weiß am Zug.
   *[black] Nach dem Text daneben ist Schwarz am Zug.
}
remark-letters = Gelesen mit { -piece-letters }.
remark-bottom-by-coordinates = { $color ->
    [white] Nach den Koordinaten steht Weiß unten.
   *[black] Nach den Koordinaten steht Schwarz unten.
}
remark-bottom-by-pawns = { $color ->
    [white] Nach den Bauern zu urteilen, steht Weiß unten.
   *[black] Nach den Bauern zu urteilen, steht Schwarz unten.
}
remark-side-not-given = Wer am Zug ist, steht nicht da: Angenommen wird Weiß.
remark-rights-not-given = Über Rochade und en passant steht nichts da: Beides gilt als nicht möglich.
remark-bottom-not-given = Koordinaten fehlen: Angenommen wird, dass Weiß unten steht.
remark-diagram-disagrees = Das Diagramm und die FEN daneben stimmen nicht überein: Es gilt die FEN.
remark-skipped = Einige Wörter wurden weggelassen.
remark-operations-kept = Der Editor hat die Operationen behalten.
remark-comments-left-out = Der Editor hat Kommentare und Varianten weggelassen.
remark-mark-left-out = Nicht alle Markierungen auf dem Brett waren lesbar.
# Where and why a reader stopped.
stopped = Zeile { $line }, „{ $text }“: { $reason }
reason-row-width = { $count ->
    [one] Zeile { $row } des Diagramms hat 1 Feld. Jede hat 8.
   *[other] Zeile { $row } des Diagramms hat { $count } Felder. Jede hat 8.
}
reason-row-count = { $count ->
    [one] Das Diagramm hat 1 Zeile. Ein Brett hat 8.
   *[other] Das Diagramm hat { $count } Zeilen. Ein Brett hat 8.
}
reason-unknown-piece = „{ $letter }“ steht für keine Figur.
reason-square-twice = Auf { $square } sind zwei Figuren angegeben.
reason-template-width = Die Vorlage hat { $count } Felder. Ein Brett hat 64.
reason-unknown-square = Dieses Feld ist nicht lesbar.
reason-unclosed = Das Ende fehlt.
reason-bare-board = Dieser Befehl baut keine Stellung auf.
reason-illegal-move = Dieser Zug ist hier nicht möglich.
reason-ambiguous-move = Mehrere Figuren können diesen Zug ausführen.
reason-unreadable-move = Das ist kein Zug.
reason-illegal-start = Aus dieser Stellung kann kein Zug gespielt werden.
reason-unknown-variant = Diese Variante ist hier nicht bekannt.
reason-other-game = Dieses Brett gehört zu einem anderen Spiel. Der Editor hat nur Bretter mit 8 mal 8 Feldern und den Figuren des Schachs.
reason-other-board = Dieses Brett hat { $files } mal { $ranks } Felder. Der Editor hat nur Bretter mit 8 mal 8 Feldern.
reason-game-link = Dieser Link nennt eine Partie, aber die Züge stehen nicht darin. Kopieren Sie dort das PGN der Partie und fügen Sie es hier ein.
reason-too-much = Das ist mehr, als diese Seite behält.
nothing-pasted = Es wurde nichts eingefügt. { $why }
game-titled = { $title } ({ $moves })
game-number = Partie { $number } ({ $moves })
moves-counted = { $count ->
    [0] keine Züge
    [1] 1 Zug
   *[other] { $count } Züge
}
moves = Züge der Partie
first-move = Vor dem ersten Zug
previous-move = Einen Zug zurück
next-move = Einen Zug vor
last-move = Nach dem letzten Zug
after-move-of-white = Nach { $number }. { $san }
after-move-of-black = Nach { $number }. … { $san }
place-of = { $number } von { $count }
more-unread = { $count ->
    [one] … und eine weitere Stelle, die nicht lesbar war.
   *[other] … und { $count } weitere Stellen, die nicht lesbar waren.
}

## Read aloud

read-aloud = Vorlesen
no-faults = Der Text hat keine Fehler.
words-copied = Kopiert: die Stellung in Worten
aloud-rank = Diese Reihe vorlesen
aloud-file = Diese Linie vorlesen
aloud-white = Die Figuren von Weiß vorlesen
aloud-black = Die Figuren von Schwarz vorlesen
aloud-position = Die ganze Stellung vorlesen
aloud-findings = Befunde und Fehler vorlesen
aloud-text = Die FEN Zeichen für Zeichen vorlesen
aloud-steps = Sagen, wie viele Schritte zurückgenommen werden können
aloud-next-fault = Zum nächsten Fehler im Text
aloud-previous-fault = Zum vorigen Fehler im Text
# Short names of the same on buttons.
button-rank = { $rank }. Reihe
button-file = { $file }-Linie
button-findings = Befunde
button-text = FEN, Zeichen für Zeichen
button-steps = Schritte
# $men is "e1, white king; e8, black king".
rank-aloud = { $rank }. Reihe: { $men }.
rank-aloud-empty = { $rank }. Reihe: leer.
file-aloud = { $file }-Linie: { $men }.
file-aloud-empty = { $file }-Linie: leer.
finding-graded = { $severity }: { $finding }
# The name of a field at the head of a sentence.
-field-title = { $field ->
    [placement] Figuren
    [side] Zugrecht
    [castling] Rochade
    [ep] En passant
    [halfmove] Halbzugzähler
    [fullmove] Zugnummer
    [count] Gruppen
   *[charset] Text
}
fault-counted = Fehler { $number } von { $count }. { $fault }
fault-with-fix = { $fault } Abhilfe: { $fix }.
# Where a fault is, and which characters stand there.
fault-at-end = { -field-title }, am Ende des Textes.
fault-before = { -field-title }, vor Zeichen { $number }.
fault-at = { -field-title }, Zeichen { $number }: { $there }.
fault-from-to = { -field-title }, Zeichen { $from } bis { $to }: { $there }.
# The text of the box, character by character.
spelled-no-fields = Keine Gruppen. Der Text: { $text }.
spelled-placement = Figuren.
spelled-field = { -field-title }: { $text }.
spelled-missing = { -field-title }: fehlt.
spelled-behind = Hinter den Gruppen: { $text }.
spelled-rank = { $rank }. Reihe: { $text }.
spelled-rank-slash = { $rank }. Reihe: { $text }; Schrägstrich.
spelled-rank-nothing = { $rank }. Reihe: nichts.
spelled-rank-nothing-slash = { $rank }. Reihe: nichts; Schrägstrich.
# The same character several times in a row.
spelled-times = { $count }-mal { $character }
spelled-more = { $text } und { $count } weitere
spelled-capital = großes { $letter }
spelled-slash = Schrägstrich
spelled-dash = Strich
spelled-space = Leerzeichen
spelled-plus = Plus
spelled-tilde = Tilde
spelled-dot = Punkt
spelled-comma = Komma
spelled-left-bracket = eckige Klammer auf
spelled-right-bracket = eckige Klammer zu
spelled-number = das Zeichen U+{ $number }

## What has changed, for whoever does not see it

steps-none = Nichts zurückzunehmen, nichts wiederherzustellen.
steps-undo = Schritte zurück: { $behind }.
steps-redo = Nichts zurückzunehmen. Schritte vor: { $ahead }.
steps-both = Schritte zurück: { $behind }. Schritte vor: { $ahead }.
turned-back = Zurückgenommen: { $change } { $steps }
turned-forward = Wiederhergestellt: { $change } { $steps }
changed-squares = { $count } Felder haben sich geändert.
changed-turn = { $color ->
    [white] Weiß am Zug.
   *[black] Schwarz am Zug.
}
changed-castling = Rochade: { $letters }.
changed-no-castling = Keine Rochaderechte.
changed-no-en-passant = Kein En-passant-Feld.
changed-halfmove = Halbzugzähler { $number }.
changed-fullmove = Zugnummer { $number }.
changed-position = Die Stellung hat sich geändert.
changed-text = der Text.
news-settled = Erledigt. { $verdict }.
news-gone = Erledigt: { $findings }
news-found-one = Gefunden: { $findings }
news-found = { $count } Befunde: { $findings }
news-readable = Der Text ist lesbar. { $verdict }.

## Keys

keys-on-board = Auf dem Brett
keys-everywhere = Überall außer in Textfeldern
keys-in-text = Überall, auch im Text
# A choice: keys such as F act wherever the focus is, and not on the board alone.
keys-letters = Einzelne Buchstaben und Zeichen wirken auch außerhalb des Bretts
keys-drawing = Beim Werkzeug Hand zeichnet die rechte Maustaste Kreise und Pfeile: grün, mit Umschalt oder Strg rot, mit Alt blau, mit beidem gelb.
# As they are printed on keyboards.
key-page-up = Bild auf
key-page-down = Bild ab
key-space = Leertaste
key-escape = Esc
key-menu = Menü
key-enter = Eingabe
key-home = Pos1
key-end = Ende
key-delete = Entf
key-backspace = Rücktaste
key-control = Strg
key-shift = Umschalt
key-left = Ein Feld nach links
key-right = Ein Feld nach rechts
key-up = Ein Feld nach oben
key-down = Ein Feld nach unten
key-left-edge = Zum linken Rand
key-right-edge = Zum rechten Rand
key-upper-edge = Zum oberen Rand
key-lower-edge = Zum unteren Rand
key-lift = Figur aufnehmen und absetzen (mit Alt: eine Kopie) oder das Werkzeug benutzen
key-place = { -piece-object } setzen
key-remove = Feld leeren (auch das unter der Maus)
key-piece-menu = Figurenmenü
key-mark = Feld markieren oder seine Markierung entfernen
key-aim = Pfeil beginnen und auf einem anderen Feld beenden
key-color = { $mark-color ->
    [green] Grün zeichnen
    [red] Rot zeichnen
    [blue] Blau zeichnen
   *[yellow] Gelb zeichnen
}
key-clear-marks = Alle Markierungen entfernen
key-symmetry = Symmetrie: auf alle vier Seiten setzen
key-cancel = Loslassen; dann zurück zur Hand
key-flip = Brett drehen
key-show-keys = Diese Liste anzeigen
key-undo = Schritt zurücknehmen
key-redo = Schritt wiederherstellen
key-copy = FEN kopieren
key-paste = Stellung einfügen

## A new version

new-version = Es gibt eine neue Version von Forsyth.
renew = Neu laden

## About

close = Schließen
about-1 = Forsyth bearbeitet eine einzelne Schachstellung: auf dem Brett oder als Text. Alles geschieht auf dieser Seite; nichts wird übertragen.
about-2 = FEN ist nach David Forsyth benannt, der Stellungen 1883 so aufschrieb, und nach Steven J. Edwards, der die Schreibweise 1993 für Computer erweiterte.
about-3 = Die Figuren wurden für Forsyth gezeichnet und sind so frei wie alles andere daran. Zwei andere Sätze stehen zur Wahl: der von Cburnett und Rfc1394 (Wikimedia Commons), bearbeitet von shaack für cm-chessboard, unter CC BY-SA 3.0; und Silhouetten, das sind Symbole aus Font Awesome Free von Fonticons, Inc., unter CC BY 4.0, mit Umrissen versehen. Die Symbole der Schaltflächen sind von Lucide (ISC-Lizenz).
about-4 = Forsyth ist freie Software unter der GNU General Public License, Version 3 oder später. Es baut auf shakmaty, Leptos und qrcodegen auf.
