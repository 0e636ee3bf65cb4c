### The page about embedding a board (`embed.html`). Not part of the program: it is written when the page is built.
### A variable stands for what is written in code: an attribute, a value, an address.

embed-page-document-title = Forsyth: ein Schachbrett für Ihre Seite
embed-page-description = So kommt ein Schachbrett auf jede Seite: ein eigenes Element oder ein Rahmen, nur zum Ansehen oder zum Bearbeiten, und die Nachrichten, die es mit der Seite austauscht.
# The name of the list of languages.
embed-page-languages = { language }
embed-page-title = Ein Schachbrett für Ihre Seite
embed-page-introduction = Forsyth steht in jeder Seite als Rahmen: das Brett allein oder mit dem Eingabefeld der FEN; nur zum Ansehen oder zum Bearbeiten. Es sendet nichts an einen Server, und von Ihrer Seite erfährt es nur die Nachrichten, die Sie senden.
embed-page-to-the-editor = Zum Editor

## Two boards to try

embed-page-read-only = Eine Stellung zum Ansehen
embed-page-lucena = Die Lucena-Stellung
embed-page-size = Das Brett ist quadratisch und so breit wie der Platz, in dem es steht. Ihr Stylesheet kann es anders festlegen; das Brett ist immer so groß, wie sein Rahmen es zulässt.
embed-page-editable = Eine Stellung zum Bearbeiten
embed-page-position-editor = Stellungseditor
embed-page-heard = Die Seite, die Sie gerade lesen, erfährt jede Änderung, die Sie auf dem Brett vornehmen:
embed-page-marks = Markierungen
embed-page-orientation = Ausrichtung
# No change has come yet.
embed-page-nothing-yet = noch nichts
# There are no marks.
embed-page-none = keine
embed-page-set-endgame = Ein Endspiel aufstellen
embed-page-turn-board = Das Brett drehen

## The element <forsyth-board>. The default is what holds where an attribute is missing.

embed-page-attributes = Attribute des Elements
embed-page-attribute = Attribut
embed-page-meaning = Bedeutung
embed-page-default = Vorgabe
embed-page-attribute-fen = Die Stellung. Sie wird so nachsichtig gelesen wie im Editor.
embed-page-default-fen = die Grundstellung
# $colors are four letters; $arrow, $circle and $square are examples.
embed-page-attribute-marks = Was gezeichnet wird: eine Farbe ({ $colors }) und Felder. { $arrow } ist ein Pfeil, { $circle } ein Kreis, { $square } mit kleinem Buchstaben ein gefärbtes Feld; dazwischen Kommas.
embed-page-default-marks = keine Markierungen
embed-page-attribute-orientation = { $white } oder { $black }: die Seite, die unten steht.
embed-page-attribute-mode = { $board }, oder { $fen } für das Brett mit dem Eingabefeld der FEN.
embed-page-attribute-edit = Wer die Seite liest, darf die Stellung bearbeiten.
embed-page-default-edit = nur zum Ansehen
embed-page-attribute-theme = { $light } (hell) oder { $dark } (dunkel).
embed-page-default-theme = die Einstellung des Systems
embed-page-attribute-colors = Die Farben der Felder: { $blue }, { $green }, { $grey }, { $contrast } oder { $print }.
embed-page-default-colors = braun
embed-page-attribute-pieces = Der Figurensatz: { $cburnett } oder { $silhouettes }.
embed-page-default-pieces = der von Forsyth
embed-page-attribute-coordinates = { $none }: keine Koordinaten.
embed-page-default-coordinates = in den Feldern
embed-page-attribute-lang = Die Sprache: { $english }, { $german }, { $french } oder { $spanish }.
embed-page-default-lang = die Sprache des Browsers
embed-page-attribute-src = Die Adresse von Forsyth.
embed-page-default-src = woher das Skript kam
embed-page-attribute-title = Der Name des Rahmens für Hilfstechnologien.
embed-page-properties = Die ersten drei können sich jederzeit ändern, über das Attribut oder die Eigenschaft desselben Namens; das Brett folgt, ohne neu geladen zu werden. Wer eine Eigenschaft liest, erhält, was das Brett zeigt. Die anderen werden gelesen, wenn das Element in die Seite eingefügt wird.
embed-page-events = Ein Ereignis { $change } kommt nach jeder Änderung durch den Leser, mit { $fen }, { $marks } und { $orientation } in seinem { $detail }. Ein Ereignis { $error } kommt, wenn sich etwas Gesetztes nicht lesen lässt, mit einem Satz in { $message }; das Brett bleibt, wie es war.

## A frame without the element

embed-page-frame = Ein Rahmen ohne das Element
embed-page-in-the-address = In der Adresse
embed-page-address-embed = Das Brett allein. { $fen } hat auch das Eingabefeld der FEN.
embed-page-address-theme = Oder { $light }. { $colors }, { $pieces }, { $coordinates } und { $lang } wie oben.
embed-page-address-origin = Nur eine Seite dieser Herkunft (Origin) darf mit dem Brett Nachrichten austauschen.
embed-page-address-fragment = Was zu Anfang gezeigt wird, wie in jedem Link zu Forsyth.
embed-page-keeps-nothing = Ein eingebettetes Brett speichert nichts im Browser des Lesers und fügt der Zurück-Taste keine Schritte hinzu. Sein Kopierknopf braucht { $allow }; ohne das wählt er den Text aus, damit der Leser ihn selbst kopiert.

## Messages between the board and the page

embed-page-messages = Nachrichten
embed-page-messages-about = Nachrichten sind Objekte, gesendet mit { $function }. Eine { $id }, ein Text oder eine Zahl, kommt mit der Antwort zurück.
embed-page-to-the-board = An das Brett
embed-page-answer = Antwort
embed-page-set-about = Was fehlt, bleibt, wie es ist. Auch ein Brett nur zum Ansehen nimmt sie an.
embed-page-set-answer = Dasselbe; oder { $error }, und nichts hat sich geändert.
embed-page-from-the-board = Vom Brett
embed-page-when = Wann
embed-page-when-ready = Einmal, sobald das Brett Nachrichten empfangen kann.
embed-page-when-changed = Nach jeder Änderung durch den Leser.

## Origins: scheme, host and port of an address, as the web's security knows them

embed-page-origins = Welche Seiten mit dem Brett sprechen dürfen
embed-page-origins-parent = Das Brett hört nur auf die Seite, die seinen Rahmen enthält: nicht auf andere Rahmen und nicht auf Seiten tiefer oder höher.
embed-page-origins-named = Mit { $origin } in seiner Adresse hört es auf diese Seite nur, wenn sie genau diese Herkunft hat. Das Element nennt immer die Herkunft seiner Seite.
embed-page-origins-answers = Eine Antwort geht an die Herkunft, die gefragt hat, und an keine andere. Änderungen gehen an die Herkunft, die die Adresse nennt; nennt sie keine, an die Herkunft der letzten Nachricht, und vor der ersten Nachricht an niemanden.
embed-page-origins-ready = { $ready } hat keinen Inhalt. Es geht an die Herkunft, die die Adresse nennt; nennt sie keine, an die Seite, die den Rahmen enthält, welche es auch sei.
embed-page-origins-opaque = Eine Seite ohne Herkunft (eine Datei, ein Rahmen in einer Sandbox) wird nicht beachtet, denn keine Antwort ließe sich an sie adressieren.
embed-page-origins-sandbox = Ein Rahmen mit { $sandbox } braucht { $allow }, sonst startet das Brett nicht. Es hat dann die Herkunft von Forsyth, nicht die Ihrer Seite.
embed-page-origins-text = Was auch kommt, wird als Text gelesen und nie als Markup. Eine Nachricht anderer Art oder von jemand anderem wird nicht beachtet.

## Hosting

embed-page-headers = Selbst betreiben
embed-page-headers-host = Forsyth ist ein Ordner mit Dateien; jeder statische Host genügt. Ein Host, der eine Content-Security-Policy sendet, verbietet, den Editor in Rahmen zu zeigen, und erlaubt es für Adressen, deren Query { $embed } enthält: { $nobody } und { $everybody }. Forsyth bringt solche Header für nginx und Caddy mit. Die für Netlify und Cloudflare Pages, die Querys nicht unterscheiden können, erlauben beides.
embed-page-headers-page = Eine Seite mit einer eigenen Policy braucht den Host von Forsyth in ihrem { $frames }, und für das Element in ihrem { $scripts }.
