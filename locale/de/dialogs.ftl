### The dialogs: appearance, keys, about.

## Appearance

appearance-page = Seite
theme-system = System
theme-light = Hell
theme-dark = Dunkel
appearance-board = Brett
appearance-pieces = Figuren
appearance-coordinates = Koordinaten
appearance-reset = Aussehen zurücksetzen
appearance-was-reset = Aussehen zurückgesetzt

## Keys

keys-squares = Felder
keys-pieces = Figuren
keys-marks = Pfeile und Kreise
keys-page = Seite
keys-announcements = Vorlesen
keys-scopes = Sie wirken, solange das Brett den Fokus hat oder der Zeiger darüber steht. Esc, F, E, Y, ? und die mit Strg wirken überall außer in Textfeldern, F8 auch dort.
keys-copying = Im Menü der Kopiertaste
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
key-shift = Umschalt
key-walk = Zum nächsten Feld
key-row-edges = Zum linken, rechten Rand
key-column-edges = Zum oberen, unteren Rand
key-lift = Figur aufnehmen und absetzen (mit Alt: eine Kopie) oder das Werkzeug benutzen
# The names follow the letters K Q R B N P beside them.
key-place = { $color ->
    [white] Weißer König, Dame, Turm, Läufer, Springer, Bauer
   *[black] Schwarzer König, Dame, Turm, Läufer, Springer, Bauer
}
key-remove = Feld leeren (auch das unter der Maus)
key-piece-menu = Figurenmenü
key-mark = Feld markieren oder seine Markierung entfernen
key-aim = Pfeil beginnen und auf einem anderen Feld beenden
key-clear-marks = Alle Markierungen entfernen
key-symmetry = Symmetrie: auf alle vier Seiten setzen
key-cancel = Loslassen; dann zurück zur Hand
key-flip = Brett drehen
key-mode = Zwischen Aufbau und Spiel wechseln
key-show-help = Bedienung
key-undo = Schritt zurücknehmen
key-redo = Schritt wiederherstellen
key-copy = FEN kopieren
key-copy-menu = Menü der Formen zum Kopieren öffnen
key-paste = Stellung einfügen

## About

about-1 = Forsyth bearbeitet eine einzelne Schachstellung: auf dem Brett oder als Text. Alles geschieht auf dieser Seite; nichts wird übertragen.
about-2 = FEN ist nach David Forsyth benannt, der Stellungen 1883 so aufschrieb, und nach Steven J. Edwards, der die Schreibweise 1993 für Computer erweiterte.
about-3 = Die Figuren wurden für Forsyth gezeichnet und sind so frei wie alles andere daran. Zwei andere Sätze stehen zur Wahl: der von Cburnett und Rfc1394 (Wikimedia Commons), bearbeitet von shaack für cm-chessboard, unter CC BY-SA 3.0; und Silhouetten, das sind Symbole aus Font Awesome Free von Fonticons, Inc., unter CC BY 4.0, mit Umrissen versehen. Die Symbole der Schaltflächen sind von Lucide (ISC-Lizenz).
about-4 = Forsyth ist freie Software unter der GNU General Public License, Version 3 oder später. Es baut auf shakmaty, Leptos und qrcodegen auf.
