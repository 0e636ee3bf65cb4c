### The page: toolbar, fields, titles of the panels, notices.

page-title = Forsyth: Editor für Schachstellungen
board = Brett
panel = Stellung
board-label = Schachbrett
spare-white = Weiße Figuren
spare-black = Schwarze Figuren
hand = Hand: Figuren bewegen
eraser = Radierer: Figuren entfernen
pen = Stift: Pfeile, Kreise und Felder zeichnen (auch mit der rechten Maustaste)
symmetry = Symmetrie: auf alle vier Seiten setzen
hand-short = Hand
eraser-short = Radierer
pen-short = Stift
symmetry-short = Symmetrie
tools = Werkzeuge

## The panels beside the board

library = Stellungssammlung
forms = Schreibweisen
picture = Bild
texts = Text für Bücher, Wikis und Webseiten
links = Teilen und anderswo öffnen
games = Varianten und Chess960
position-in-words = Die Stellung in Worten

## The text box and the fields

fen-label = FEN
paste = Einfügen
side-to-move = Am Zug
castling-rights = Rochade
castling-all = Alle möglichen erlauben
en-passant = En passant
# There is no en passant square.
no-square = keines
halfmove-clock = Halbzug{"\u00AD"}zähler
halfmove-hint = Halbzüge seit dem letzten Schlag- oder Bauernzug
fullmove-number = Zug-Nr.
fullmove-hint = Die Nummer des Zuges; sie wächst nach dem Zug von Schwarz
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
number-expected = Schreiben Sie eine ganze Zahl, meist von { $least } bis { $most }.

## The toolbar

actions = Aktionen
# The short words stand under the icons on phones: at most about nine letters.
undo-short = Zurück
redo-short = Vor
start-short = Start
clear-short = Leeren
flip-short = Drehen
transforms = Umformen
share-short = Teilen
share-as-link = Link
mirror-horizontal = Links und rechts vertauschen
mirror-vertical = Oben und unten vertauschen
rotate = Um 180° drehen
swap-colors = Nur die Farben tauschen
flip-sides = Seiten tauschen
shift = Verschieben
shift-left = Nach links verschieben
shift-right = Nach rechts verschieben
shift-up = Nach oben verschieben
shift-down = Nach unten verschieben
language = Sprache
help = Hilfe
keys = Tasten
appearance = Aussehen
board-size = Brettgröße
about = Über Forsyth

## Notices

dismiss = Ausblenden
edit-unread = Diesen Text bearbeiten
pasted = Stellung eingefügt.
part-not-loaded = Der Teil dieser Seite, der dafür nötig ist, ließ sich nicht laden. Ist die Verbindung unterbrochen?
paste-refused = Der Browser hat der Seite das Lesen der Zwischenablage verweigert. Das Eingabefeld der FEN ist ausgewählt: Mit Strg+V fügen Sie dort ein.
copy-refused = Der Browser hat der Seite die Zwischenablage verweigert. Die FEN ist ausgewählt: Mit Strg+C kopieren Sie sie.
link-unread = Die Stellung in der Adresse war nicht lesbar.
link-marks-unread = Nicht alle Markierungen in der Adresse waren lesbar.
storage-damaged = Einiges, was in diesem Tab gespeichert war, war nicht lesbar: Es ist beschädigt oder stammt von einer neueren Version dieser Seite, die es wiederfinden wird.
storage-refused = Der Browser lässt diese Seite nichts speichern: Die Stellung in der Adresse übersteht ein Neuladen, die Schritte zum Zurücknehmen nicht.
storage-full = Der Speicher des Browsers ist voll: Die letzten Schritte überstehen ein Neuladen nicht, die Stellung in der Adresse schon.
pasted-not-saved = Der eingefügte Text passt nicht in den Speicher des Browsers: Er übersteht ein Neuladen nicht, die Stellung und die Schritte schon.
settings-refused = Der Browser lässt diese Seite die Einstellung nicht speichern.
pieces-not-loaded = Die anderen Figuren ließen sich nicht laden. Ist die Verbindung unterbrochen?
language-not-loaded = Die Texte dieser Sprache konnten nicht geladen werden. Versuchen Sie es wieder, wenn die Verbindung da ist.

## Buttons

copy-fen = FEN kopieren
# The same button while the box shows another form of the position.
copy = Kopieren
copy-as = Kopieren als
# What a copying button answers.
copied = Kopiert
copied-with-faults = { $count ->
    [one] Kopiert wie geschrieben, mit { $count } Fehler
   *[other] Kopiert wie geschrieben, mit { $count } Fehlern
}
undo = Zurück
redo = Vor
nothing-to-undo = Nichts zurückzunehmen
nothing-to-redo = Nichts wiederherzustellen
start = Start: Grundstellung
clear = Brett leeren
flip = Brett drehen
shift-impossible = An diesem Rand steht eine Figur

## A new version

new-version = Es gibt eine neue Version von Forsyth.
reload = Neu laden

## What several parts say

close = Schließen
file-unread = Diese Datei war nicht lesbar.
key-control = Strg
key-color = Grün, rot, blau, gelb zeichnen
