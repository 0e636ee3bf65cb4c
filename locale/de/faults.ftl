### Faults of a text, their fixes, and repairs of the lenient reader.

## What is wrong with the text

text-faulty = Fehlerhafter Text
# While a text is being typed whose beginning is right.
unfinished-rank = Reihe { $number } von 8
unfinished-field = Feld { $number } von 6
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
fault-field-order = Die Gruppen dieser FEN stehen nicht in ihrer Reihenfolge.
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
# The numbers of the ranks: "4, 3".
fix-ranks-at = Leere Reihen ergänzen ({ $ranks })
fix-fields = Fehlende Gruppen ergänzen
fix-remove = Entfernen
fix-insert = { $text } einfügen
fix-write = { $text } schreiben
fix-look-alikes = Alle solchen Buchstaben lateinisch schreiben
fix-empty-rank = Eine leere Reihe entfernen
fix-field-order = Gruppen ordnen: { $text }
fix-remove-text = „{ $text }“ entfernen
fix-replace = { $text } statt „{ $given }“ schreiben

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
repair-files = die Rochaderechte nach Seiten geschrieben
repair-square = das En-passant-Feld in Kleinbuchstaben gelesen
repair-clock = die Zähler gedeutet
repair-filled = die fehlenden Gruppen ergänzt
repair-filled-with = die fehlenden Gruppen ergänzt: { $fields }
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

## What else is said of a text

offer-moves = Die Züge dahinter spielen
offer-shredder = Als Shredder-FEN schreiben
offer-other = Das ist keine FEN, aber lesbar: zeigen, wie
no-faults = Der Text hat keine Fehler.
