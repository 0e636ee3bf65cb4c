### What stands in the page from the beginning.

# What this language calls itself.
self-name = Deutsch
page-title = Forsyth: Editor für Schachstellungen
needs = Dieser Editor braucht JavaScript und WebAssembly. Hat der Browser beides, laden Sie die Seite neu.
board = Brett
panel = Stellung
board-label = Schachbrett
spare-white = Weiße Figuren
spare-black = Schwarze Figuren
hand = Hand: Figuren bewegen
eraser = Radierer: Figuren entfernen
pen = Stift: Pfeile, Kreise und Felder zeichnen (auch mit der rechten Maustaste)
symmetry = Symmetrie: auf alle vier Seiten setzen

## The panels beside the board

forms = Schreibweisen
picture = Bild
texts = Text für Bücher, Wikis und Webseiten
links = Teilen und anderswo öffnen
games = Varianten und Chess960
aloud = Die Stellung in Worten

## The box and the fields

fen-label = FEN
paste = Einfügen
side-to-move = Am Zug
castling-rights = Rochade
en-passant = En passant
# There is no en passant square.
no-square = keines
halfmove-clock = Halbzug{"\u00AD"}zähler
halfmove-hint = Halbzüge seit dem letzten Schlag- oder Bauernzug
fullmove-number = Zug-Nr.
fullmove-hint = Die Nummer des Zuges; sie wächst nach dem Zug von Schwarz

## The bar

actions = Aktionen
# The short words stand under the icons on phones: at most about nine letters.
undo-short = Zurück
redo-short = Vor
start-short = Start
clear-short = Leeren
flip-short = Drehen
transforms = Umformen
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
help = Was ist FEN?
keys = Tasten
appearance = Aussehen
board-size = Brettgröße
about = Über Forsyth

## Notices

dismiss = Ausblenden
edit-unread = Diesen Text bearbeiten
