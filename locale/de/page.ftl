### What the page says by itself. It is loaded first: every word here is waited for.

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

## Squares

# Read aloud at each step of a walk over the board.
square-with-piece = { $square }, { -piece-within }
square-empty = { $square }, leer
square-lifted = { $square }, { -piece-within } aufgenommen
# Said when an arrow was begun by a key.
arrow-begins = Hier beginnt ein Pfeil: Gehen Sie zu seinem Ende und drücken Sie A

## Buttons

copy-fen = FEN kopieren
# The same button while the box shows another form of the position.
copy = Kopieren
# What a copying button answers.
copied = Kopiert
undo = Zurück
redo = Vor
nothing-to-undo = Nichts zurückzunehmen
nothing-to-redo = Nichts wiederherzustellen
start = Start: Grundstellung
clear = Brett leeren
flip = Brett drehen
shift-impossible = An diesem Rand steht eine Figur

## Fields

right = { $color ->
    [white] { $wing ->
        [kingside] Kurze Rochade von Weiß
       *[queenside] Lange Rochade von Weiß
    }
   *[black] { $wing ->
        [kingside] Kurze Rochade von Schwarz
       *[queenside] Lange Rochade von Schwarz
    }
}
# The box is ticked, but the board does not allow it.
right-meant = { right }: angegeben, aber König oder Turm steht nicht auf seinem Platz
right-impossible = { right }: König oder Turm steht nicht auf seinem Platz
# An en passant square that the board does not allow, in a list of squares.
square-impossible = { $square } (falsch)
number-expected = Schreiben Sie eine ganze Zahl von { $least } bis 4294967295.

## Notices

pasted = Stellung eingefügt.
annex-absent = Der Teil dieser Seite, der dafür nötig ist, ließ sich nicht laden. Ist die Verbindung unterbrochen?
drop-too-soon = Der Teil dieser Seite, der das liest, ist noch unterwegs: Ziehen Sie es bitte noch einmal hierher.
paste-refused = Der Browser hat der Seite das Lesen der Zwischenablage verweigert. Das Eingabefeld der FEN ist ausgewählt: Mit Strg+V fügen Sie dort ein.
copy-refused = Der Browser hat der Seite die Zwischenablage verweigert. Die FEN ist ausgewählt: Mit Strg+C kopieren Sie sie.
link-unread = Die Stellung in der Adresse war nicht lesbar.
link-marks-unread = Nicht alle Markierungen in der Adresse waren lesbar.
storage-damaged = Einiges, was in diesem Tab gespeichert war, war nicht lesbar: Es ist beschädigt oder stammt von einer neueren Version dieser Seite, die es wiederfinden wird.
storage-refused = Der Browser lässt diese Seite nichts speichern: Die Stellung in der Adresse übersteht ein Neuladen, die Schritte zum Zurücknehmen nicht.
storage-full = Der Speicher des Browsers ist voll: Die letzten Schritte überstehen ein Neuladen nicht, die Stellung in der Adresse schon.
settings-refused = Der Browser lässt diese Seite die Einstellung nicht speichern.
pieces-absent = Die anderen Figuren ließen sich nicht laden. Ist die Verbindung unterbrochen?
language-absent = Die Texte dieser Sprache konnten nicht geladen werden. Versuchen Sie es wieder, wenn die Verbindung da ist.
