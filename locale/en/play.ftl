### Playing: the switch, the moves, the choice of a promotion.

## The switch

mode = Edit or play
# The two halves of the switch: short words.
mode-edit = Edit
mode-play = Play
# With their key.
mode-edit-title = Edit: pieces go wherever you put them (E)
mode-play-title = Play: pieces make legal moves only (E)
# $reason is a finding or a fault of the text, as a sentence.
play-refused = This position cannot be played. { $reason }
play-text-faulty = The text has faults.
play-impossible = This position cannot be played by the rules of the chosen game.

## The moves

played-moves = Moves
# Stands in the list while it is empty.
play-begins = { $turn ->
    [white] White to move: drag a piece, or press it and then its square.
   *[black] Black to move: drag a piece, or press it and then its square.
}
no-legal-moves = No move is legal here.
take-back = Take back
copy-pgn = Copy PGN
pgn-copied = Game copied as PGN.
promote-pawn = Promote the pawn
promote-to = { $role ->
    [king] Promote to a king
    [queen] Promote to a queen
    [rook] Promote to a rook
    [bishop] Promote to a bishop
    [knight] Promote to a knight
   *[pawn] Promote to a pawn
}

## Moves in words, as they are announced

not-legal = Not a legal move.
# The beginning of "Knight f3".
move-role = { $role ->
    [king] King
    [queen] Queen
    [rook] Rook
    [bishop] Bishop
    [knight] Knight
   *[pawn] Pawn
}
# $mover is "Knight", "Knight b" or, for a pawn, its file.
move-captures = { $mover } takes { $square }
move-promotes = { $words }, promotes to { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
move-castles = { $wing ->
    [kingside] Castles kingside
   *[queenside] Castles queenside
}
move-drops = { $mover } dropped on { $square }
move-check = { $words }, check
move-mate = { $words }, checkmate
# The end of a game by the rules of a variant.
move-wins = { $words }, and the game is over
