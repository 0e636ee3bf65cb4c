### Jouer : le bouton, les coups, le choix d’une promotion.

## The switch

mode = Éditer ou jouer
# The two halves of the switch: short words.
mode-edit = Éditer
mode-play = Jouer
# With their key.
mode-edit-title = Éditer : les pièces vont là où vous les posez (E)
mode-play-title = Jouer : les pièces ne font que des coups légaux (E)
# $reason is a finding or a fault of the text, as a sentence.
play-refused = Cette position ne peut pas être jouée. { $reason }
play-text-faulty = Le texte contient des fautes.
play-impossible = Cette position ne peut pas être jouée selon les règles du jeu choisi.

## The moves

played-moves = Coups
# Stands in the list while it is empty.
play-begins = { $turn ->
    [white] Trait aux Blancs : glissez une pièce, ou touchez-la, puis sa case.
   *[black] Trait aux Noirs : glissez une pièce, ou touchez-la, puis sa case.
}
no-legal-moves = Aucun coup n’est légal ici.
take-back = Reprendre
copy-pgn = Copier le PGN
pgn-copied = Partie copiée en PGN.
promote-pawn = Promouvoir le pion
promote-to = { $role ->
    [king] Promouvoir en roi
    [queen] Promouvoir en dame
    [rook] Promouvoir en tour
    [bishop] Promouvoir en fou
    [knight] Promouvoir en cavalier
   *[pawn] Promouvoir en pion
}

## Moves in words, as they are announced

not-legal = Ce coup n’est pas légal.
# The beginning of "Knight f3".
move-role = { $role ->
    [king] Roi
    [queen] Dame
    [rook] Tour
    [bishop] Fou
    [knight] Cavalier
   *[pawn] Pion
}
# $mover is "Knight", "Knight b" or, for a pawn, its file.
move-captures = { $mover } prend { $square }
move-promotes = { $words }, promotion en { $role ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
   *[pawn] pion
}
move-castles = { $wing ->
    [kingside] Petit roque
   *[queenside] Grand roque
}
move-drops = { $mover } parachuté en { $square }
move-check = { $words }, échec
move-mate = { $words }, échec et mat
# The end of a game by the rules of a variant.
move-wins = { $words }, et la partie est finie
