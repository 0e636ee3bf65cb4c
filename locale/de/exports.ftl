### Notations, text forms, links, embedding and pictures.

## The menu of the copy button

copy-form-link = Link
copy-form-refused = Der Browser hat der Seite die Zwischenablage nicht erlaubt.

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

text-form = Form
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
text-pieces-problem = Figuren eines Problems
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

## Pictures

pieces-loading = Die Figuren sind noch unterwegs. Versuchen Sie es gleich noch einmal.
as-on-the-board = Wie auf dem Brett
picture-colors = Farben
board-theme-brown = Braun
board-theme-blue = Blau
board-theme-green = Grün
board-theme-grey = Grau
board-theme-contrast = Hoher Kontrast
board-theme-print = Druck, schraffiert
picture-pieces = Figuren
set-silhouettes = Silhouetten
picture-coordinates = Koordinaten
coordinates-inside = Innen
coordinates-outside = Außen
coordinates-none = Keine
picture-bottom = Unten
picture-border = Rand
picture-mover = Zugrecht
picture-margin = Außenrand
picture-caption = Unterschrift
picture-title = Titel
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
