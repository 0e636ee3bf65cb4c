### An embedded board.

embed-open = In Forsyth öffnen
embed-unread = Im eingefügten Text steht keine FEN.
# What the page around is told; $name is the part of its message.
embed-no-text = „{ $name }“ ist kein Text.
embed-too-long = „{ $name }“ ist länger als { $most } Bytes.
embed-fen = Die FEN ist nicht lesbar. { $fault }
embed-marks = Die Markierungen sind nicht lesbar. Richtig sehen sie so aus: Ge2e4,Rd4.
embed-orientation = Die Ausrichtung ist weder „white“ noch „black“.
