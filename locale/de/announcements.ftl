### The position in words, and what a screen reader announces.

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

## Read aloud

read-aloud = Vorlesen
words-copied = Kopiert: die Stellung in Worten
read-aloud-rank = Diese Reihe vorlesen
read-aloud-file = Diese Linie vorlesen
read-aloud-white = Die Figuren von Weiß vorlesen
read-aloud-black = Die Figuren von Schwarz vorlesen
read-aloud-position = Die ganze Stellung vorlesen
read-aloud-findings = Befunde und Fehler vorlesen
read-aloud-text = Die FEN Zeichen für Zeichen vorlesen
read-aloud-steps = Sagen, wie viele Schritte zurückgenommen werden können
read-aloud-next-fault = Zum nächsten Fehler im Text
read-aloud-previous-fault = Zum vorigen Fehler im Text
# Short names of the same on buttons.
button-rank = { $rank }. Reihe
button-file = { $file }-Linie
button-findings = Befunde
button-text = FEN, Zeichen für Zeichen
button-steps = Schritte
# $men is "e1, white king; e8, black king".
rank-announcement = { $rank }. Reihe: { $men }.
rank-announcement-empty = { $rank }. Reihe: leer.
file-announcement = { $file }-Linie: { $men }.
file-announcement-empty = { $file }-Linie: leer.
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
spelled-after = Hinter den Gruppen: { $text }.
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

## What has changed

steps-none = Nichts zurückzunehmen, nichts wiederherzustellen.
steps-undo = Schritte zurück: { $behind }.
steps-redo = Nichts zurückzunehmen. Schritte vor: { $ahead }.
steps-both = Schritte zurück: { $behind }. Schritte vor: { $ahead }.
undone = Zurückgenommen: { $change } { $steps }
redone = Wiederhergestellt: { $change } { $steps }
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
findings-settled = Erledigt. { $verdict }.
findings-gone = Erledigt: { $findings }
findings-found-one = Gefunden: { $findings }
findings-found = { $count } Befunde: { $findings }
text-readable = Der Text ist lesbar. { $verdict }.
