### An embedded board.

embed-open = Ouvrir dans Forsyth
embed-unread = Il n’y a pas de FEN dans ce qui a été collé.
# What the page around is told; $name is the part of its message.
embed-no-text = « { $name } » n’est pas un texte.
embed-too-long = « { $name } » dépasse { $most } octets.
embed-fen = Le FEN ne peut pas être lu. { $fault }
embed-marks = Les marques ne peuvent pas être lues. Elles s’écrivent ainsi : Ge2e4,Rd4.
embed-orientation = L’orientation n’est ni « white » ni « black ».
