### The help: how to use the board, what the fields of a FEN are, and what they mean in the present position.

help-title = What is FEN?
help-close = Close the help
help-about = FEN writes a position as one line of six fields with a space between them. This is the line in the box, field by field: point at a part of it, or tap it, to see it on the board.
# The text in the box has faults.
help-faulty = The text in the box has faults. What follows explains as much of it as could be read.
help-faulty-field = Something is wrong in this field; the board shows what could be read of it.
help-absent = This field is not in the text; this is what the board has.
help-field-name = { $field ->
    [placement] Placement
    [side] Side to move
    [castling] Castling rights
    [ep] En passant square
    [halfmove] Halfmove clock
   *[other] Move number
}
help-field-about = { $field ->
    [placement] Where everything stands: rank 8 first, each rank from the a-file to the h-file, a slash between ranks. A letter is a piece, a digit so many empty squares in a row.
    [side] The letter w for White or b for Black.
    [castling] A letter for each castling that is still to be had: K and Q for White’s kingside and queenside, k and q for Black’s, a dash for none. It says that king and rook have not moved yet, not that nothing stands between them.
    [ep] If a pawn has just moved two squares: the square that it has jumped over. Else a dash.
    [halfmove] How many moves of either side have gone by since a pawn moved or something was captured.
   *[other] The number that the next move has on the score sheet. It begins with 1 and grows after Black’s move.
}

## What the fields say now

help-ranks = Rank by rank
help-rank = Rank { $rank }
help-men = Pieces and pawns on the board: White { $white }, Black { $black }.
# Before what stands on a rank: "White: 8 pawns".
help-color = { $color ->
    [white] White:
   *[black] Black:
}
# Men of one kind side by side, whose colour is known: "rook", "8 pawns".
help-men-of = { $role ->
    [king] { $count ->
        [1] king
       *[other] { $count } kings
    }
    [queen] { $count ->
        [1] queen
       *[other] { $count } queens
    }
    [rook] { $count ->
        [1] rook
       *[other] { $count } rooks
    }
    [bishop] { $count ->
        [1] bishop
       *[other] { $count } bishops
    }
    [knight] { $count ->
        [1] knight
       *[other] { $count } knights
    }
   *[pawn] { $count ->
        [1] pawn
       *[other] { $count } pawns
    }
}
# The same with their colour: "white rook", "2 black pawns".
help-men-in-color = { $count ->
    [1] { piece }
   *[other] { $count } { $piece ->
        [wK] white kings
        [wQ] white queens
        [wR] white rooks
        [wB] white bishops
        [wN] white knights
        [wP] white pawns
        [bK] black kings
        [bQ] black queens
        [bR] black rooks
        [bB] black bishops
        [bN] black knights
       *[bP] black pawns
    }
}
help-empty = { $count ->
    [one] 1 empty square
   *[other] { $count } empty squares
}
help-turn = { $color ->
    [white] It is White’s turn.
   *[black] It is Black’s turn.
}
-may-castle-white = { $white-wings ->
    [both] White may still castle on both sides
    [king] White may still castle kingside
    [queen] White may still castle queenside
   *[none] White may not castle any more
}
-may-castle-black = { $black-wings ->
    [both] Black may still castle on both sides
    [king] Black may still castle kingside
    [queen] Black may still castle queenside
   *[none] Black may not castle any more
}
help-rights = { -may-castle-white }; { -may-castle-black }.
help-rights-same = { $wings ->
    [both] White and Black may still castle on both sides.
    [king] White and Black may still castle kingside.
    [queen] White and Black may still castle queenside.
   *[none] White and Black may not castle any more.
}
# A right that the board does not allow.
help-idle-right = At least one of these rights cannot be used: a king or a rook is not where it would have to be, or this game has no castling.
help-no-square = No pawn has just moved two squares that could be captured in passing.
help-passing-unsound = This names { $square }, but on this board no pawn can have just jumped over it.
help-passing-idle = A pawn of { $color ->
    [white] White
   *[black] Black
} has just jumped over { $square }, but no pawn can capture it.
help-passing = A pawn of { $color ->
    [white] White
   *[black] Black
} has just jumped over { $square }; it may be captured there, on this move only.
help-halfmove = { $count ->
    [0] The last move was a capture or a pawn move, or nobody has moved yet.
    [1] One half move since the last capture or pawn move; at 100 a draw may be claimed.
   *[other] { $count } half moves since the last capture or pawn move; at 100 a draw may be claimed.
}
help-halfmove-draw = { $count } half moves without a capture or a pawn move: a draw may be claimed.
help-halfmove-over = { $count } half moves without a capture or a pawn move: at 150 the game was drawn.
help-fullmove = Move { $number } is being played; { $color ->
    [white] White
   *[black] Black
} moves next.

## Where programs differ

help-dialects = Where programs differ
# Before what each dialect makes of the position on the board.
help-on-board = This position:
help-square = The en passant square
help-square-text = The standard of 1993 writes it after every double step. X-FEN writes it only if an enemy pawn stands beside the one that moved; Lichess and most engines, only if the capture is legal.
help-chess960 = Castling in Chess960
help-chess960-text = With rooks on any file, K and Q may leave open which rook is meant. Shredder-FEN writes the file of the rook instead; X-FEN does so only for a rook that is not the outermost one.
help-epd = EPD
help-epd-text = Four fields and no clocks; then operations such as a best move or a name, each with a semicolon. Neither EPD nor FEN knows the moves before, so a threefold repetition cannot be seen from either.

## Common mistakes

help-mistakes = Common mistakes
help-order = The rights stand in the order KQkq
help-order-text = Another order is not FEN, and strict programs refuse it. This editor reads it and puts it right.
help-clock = The halfmove clock does not stop at 99
help-clock-text = At 100 a player may claim a draw, at 150 the game is over; the number itself has no limit.
help-behind = The en passant square is behind the pawn
help-behind-text = After e2–e4 it is e3, where a capturing pawn would land, and not e4, where the pawn stands.
help-letters = The letters are English in every language
# The example beside it has an S, the German knight, among the pieces.
help-letters-text = P, N, B, R, Q, K: the knight is N, because K is the king. A German S or a French C is no piece here.
help-case = Capital letters are White
# The example beside it has a black king on e4 and a white one on c5.
help-case-text = A white king on e4 and a black one on c5? This line says the opposite.
help-eight = Every rank has eight squares
help-eight-text = Pieces and digits add up to 8. Here rank 7 has fifteen.
help-two-places = A move changes two places
help-two-places-text = After 1. e4 e5 the pawn stands on e5 and no longer on e7. Here Black has nine pawns.
help-zero = The move number begins with 1
help-zero-text = A game has no move 0. Some programs write it; this editor makes it a 1.
# Loads the example.
help-try = Try it

## How to use the board

help-use = How to use
# What the reader points with: a choice.
help-pointing = Input
pointing-mouse = Mouse
pointing-touch = Touch
pointing-keyboard = Keyboard
guide-place = Place a piece
guide-place-how = Drag it from beside the board onto a square.
guide-move = Move a piece
guide-move-how = { $pointing ->
    [touch] Drag it, or tap it and then its square. What stands there is replaced.
   *[other] Drag it, or click it and then its square. With Alt held at the end it is copied.
}
guide-remove = Remove a piece
guide-remove-how = Drop it beside the board. The eraser removes what it is swept over.
guide-paint = Place many
guide-paint-how = { $pointing ->
    [touch] Tap a piece beside the board, then tap squares or sweep over them. Tap the piece again to return to the hand.
   *[other] Press a piece beside the board, then click squares or sweep over them. Esc returns to the hand.
}
guide-other-color = The other colour
guide-other-color-how = With a piece in hand, the right button places the same piece of the other side.
guide-wheel = The next piece
guide-wheel-how = Turn the wheel over the board; press the wheel on a piece to take its kind in hand.
guide-menu = Any piece, at the square
guide-menu-how = { $pointing ->
    [touch] Hold your finger on a square: all pieces to choose from.
   *[other] Double click a square: all pieces to choose from.
}
guide-mark = Arrows and circles
guide-mark-how = { $pointing ->
    [touch] Take the pen: drag for an arrow, tap for a circle.
   *[other] Drag with the right button for an arrow, click with it for a circle. The pen draws with the left one.
}
