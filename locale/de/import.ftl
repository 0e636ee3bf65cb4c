## Before its text, for assistive technology.
variation = Variante:

## What was pasted or opened, and how it was read.

# Said before what it was read as.
pasted-briefly = Eingefügt.
import = Was eingefügt wurde
import-list = Welche davon
read-as-game = Als Partie gelesen
letters-title = Aus welcher Sprache sind diese Figurenbuchstaben?
letters-question = In verschiedenen Sprachen bedeuten diese Buchstaben verschiedene Figuren. Wählen Sie die Sprache; noch hat sich nichts geändert.
previous = Vorige
next = Nächste
original = Originaltext
edit-original = Ins Eingabefeld übernehmen
aside-left-out = Das wurde erkannt, aber nicht verwendet.
aside-words = Nichts davon gehört zu einer Stellung.
aside-moves = Diese Züge werden hier auf keinem Brett gespielt.
aside-twin = Das ist ein Zwilling: eine andere Aufgabe, die durch eine Änderung aus dieser entsteht.
aside-result = Das ist das Ergebnis einer Partie.
# What the tints of the original text mean.
used-board = Brett
used-moves = Züge
used-side = Wer am Zug ist
used-operations = EPD-Operationen
used-title = Titel
used-stipulation = Forderung
used-bottom = Seite am unteren Rand
used-marks = Markierungen
used-variant = Variante
used-fields = Rochaderechte, en passant, Zähler
# Which of several positions uses it: “Board, 2 of 17”.
used-by = { $what }, { $place }
set-aside = Beiseitegelassen
# For assistive technology: words of the original text, and why they were set aside.
aside-reason = { $words }: { $reason }
file-too-large = Diese Datei ist größer als 8 MB: Öffnen Sie einen Teil davon.
files-too-large = Diese Dateien sind zusammen größer als 8 MB: Ziehen Sie weniger davon hierher.
text-too-large = Dieser Text ist länger als 8 MB: Fügen Sie einen Teil davon ein.
text-being-read = Der Text wird gelesen …
# While something is dragged over the page.
drop-file = Datei loslassen, um sie hier zu öffnen
drop-text = Text loslassen, um ihn hier zu laden
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
source-piece-map = Als Brett eines Programms gelesen
source-start-number = Als Nummer einer Chess960-Grundstellung gelesen
source-picture = Aus einem Bild gelesen
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
remark-skipped = Einige Wörter wurden weggelassen: { $words }.
remark-problem-knight = S ist der Springer, wie im Problemschach.
remark-filled-is-white = Die gefüllten Figuren gelten als weiß: Mit ihnen beginnt die weiße Aufstellung.
remark-operations-kept = Der Editor hat die Operationen behalten.
remark-comments-left-out = Der Editor hat die Kommentare weggelassen.
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
reason-unknown-name = Dieses Wort ist keine Figur.
reason-no-men = Die Steine dieser Farbe sind nicht lesbar.
reason-unclosed = Das Ende fehlt.
reason-bare-board = Dieser Befehl baut keine Stellung auf.
reason-illegal-move = Dieser Zug ist hier nicht möglich.
reason-ambiguous-move = Mehrere Figuren können diesen Zug ausführen.
reason-unreadable-move = Das ist kein Zug.
reason-illegal-start = Aus dieser Stellung kann kein Zug gespielt werden.
reason-unknown-variant = Diese Variante ist hier nicht bekannt.
reason-other-game = Dieses Brett gehört zu einem anderen Spiel. Der Editor hat nur Bretter mit 8 mal 8 Feldern und den Figuren des Schachs.
reason-other-board = Dieses Brett hat { $files } mal { $ranks } Felder. Der Editor hat nur Bretter mit 8 mal 8 Feldern.
reason-draughts = Das ist eine Stellung des Damespiels. Der Editor hat nur Schachbretter.
reason-game-link = Dieser Link nennt eine Partie, eine Studie oder eine Aufgabe, aber was dort steht, ist nicht darin. Kopieren Sie dort das PGN oder die FEN und fügen Sie sie hier ein.
reason-too-much = Das ist mehr, als diese Seite behält.
# Games or records.
reason-more = { $count ->
    [one] Es ist 1 mehr, als diese Seite behält.
   *[other] Es sind { $count } mehr, als diese Seite behält.
}
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

## Eine Liste von Stellungen

records = Stellungen
record-number = Nr.
record-title = Titel
record-verdict = Urteil
repair-all = Alle reparieren
copy-all = Alle kopieren
save-all-fen = Als .fen speichern
save-all-epd = Als .epd speichern
records-copied = { $count ->
    [one] 1 Stellung kopiert
   *[other] { $count } Stellungen kopiert
}
records-repaired = { $count ->
    [0] Keine Stellung wurde repariert.
    [one] 1 Stellung wurde repariert.
   *[other] { $count } Stellungen wurden repariert.
} { records-remaining }
records-remaining = { $remaining ->
    [0] Keine bleibt zu reparieren.
    [one] 1 bleibt, für die kein Vorschlag genügt.
   *[other] { $remaining } bleiben, für die kein Vorschlag genügt.
}
records-on-page = { $first } bis { $last } von { $count }
previous-page = Vorige Seite
next-page = Nächste Seite
