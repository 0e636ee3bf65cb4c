### Findings about the legality of a position, and their repairs.

## What is wrong with the position

findings = What is wrong with the position
verdict-legal = Legal position
verdict-playable = Playable, but cannot arise in a game
verdict-impossible = Illegal position
verdict-incomplete = Incomplete position
severity-breaks-rules = Breaks the rules
severity-engines-refuse = Chess programs refuse it
severity-cannot-arise = Cannot arise in a game
# In the place of a severity, while a position is being set up.
severity-missing = Still missing
severity-odd = Odd
finding-empty-board = The board is empty.
finding-no-king = { $color ->
    [white] White has no king.
   *[black] Black has no king.
}
finding-many-kings = { $color ->
    [white] White has { $count } kings ({ $squares }). Each side has one.
   *[black] Black has { $count } kings ({ $squares }). Each side has one.
}
# In the game Horde one side has none.
finding-horde-king = { $color ->
    [white] White has a king ({ $squares }). In Horde only one side has one.
   *[black] Black has a king ({ $squares }). In Horde only one side has one.
}
finding-pawn-on-back-rank = A pawn never stands on its first rank and is promoted on its last ({ $squares }).
finding-too-many-pawns = { $color ->
    [white] White has too many pawns: { $count } instead of at most { $most }.
   *[black] Black has too many pawns: { $count } instead of at most { $most }.
}
finding-too-many-pieces = { $color ->
    [white] White has too many pieces and pawns: { $count } instead of at most { $most }.
   *[black] Black has too many pieces and pawns: { $count } instead of at most { $most }.
}
finding-too-much-material = { $color ->
    [white] White has more promoted pieces than pawns that can have been promoted.
   *[black] Black has more promoted pieces than pawns that can have been promoted.
}
# $what is one or several of the next two, joined by "and".
finding-bad-castling = Castling is noted as possible, but { $what }. Fairy-Stockfish and cozy-chess refuse such a FEN; the UCI form and the links to other sites leave the right out.
castling-king-elsewhere = { $color ->
    [white] the white king cannot castle with the rook on { $square }
   *[black] the black king cannot castle with the rook on { $square }
}
castling-no-rook = { $color ->
    [white] there is no white rook on { $square }
   *[black] there is no black rook on { $square }
}
en-passant-rank = { $us ->
    [white] With White to move, the en passant square is on rank 6, not { $square }.
   *[black] With Black to move, the en passant square is on rank 3, not { $square }.
}
en-passant-no-pawn = { $them ->
    [white] En passant on { $square } needs a pawn of White in front of that square. There is none.
   *[black] En passant on { $square } needs a pawn of Black in front of that square. There is none.
}
en-passant-occupied = The pawn that moved two squares crossed { $square }, but something stands there.
en-passant-origin = The pawn that crossed { $square } came from { $origin }, but something stands there.
finding-adjacent-kings = The kings stand side by side ({ $squares }).
finding-opposite-check = { $us ->
    [white] Black is in check, but it is White to move: White could take the king.
   *[black] White is in check, but it is Black to move: Black could take the king.
}
finding-too-many-checkers = { $us ->
    [white] White is in check from more than two pieces. One move gives check with two at most.
   *[black] Black is in check from more than two pieces. One move gives check with two at most.
}
finding-impossible-check = { $us ->
    [white] No single move of Black can have given this check to White.
   *[black] No single move of White can have given this check to Black.
}
finding-en-passant-clock = The en passant square says that a pawn has just moved, so the halfmove clock must be 0, not { $clock }.
finding-clock-too-high = The halfmove clock is { $clock }, but by move { $number } not so many half moves have been played.
finding-fifty-moves = Fifty moves without a capture or a pawn move: a draw may be claimed.
finding-seventy-five-moves = Seventy-five moves without a capture or a pawn move: the game is drawn.
finding-chess960-by-rights = Only the castling rights make this a game of Chess960 ({ $squares }).
finding-armies-turned = White’s pawns stand on rank 7 and Black’s on rank 2, with the kings behind them: the armies seem to stand turned round.
finding-rights-not-given = No castling right is noted, although king and rooks stand at home.
finding-no-last-move = { $us ->
    [white] Black has no legal move that could have led to this position.
   *[black] White has no legal move that could have led to this position.
}

## How the game stands

findings-count = { $count ->
    [one] { $count } finding
   *[other] { $count } findings
}
status-to-move = { $color ->
    [white] White to move
   *[black] Black to move
}
status-check = Check
status-double-check = Double check
status-checkmate = Checkmate
status-stalemate = Stalemate
status-dead = Dead position: neither side can win
# A rule of a chess variant has ended the game.
status-over = The game is over
status-moves = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}
# The points are pawns: "+2".
material-ahead = { $color ->
    [white] White is ahead in material by { $points }
   *[black] Black is ahead in material by { $points }
}
material-even = Material is even in value, but not alike
endgame-class = The class of the endgame, as tablebases name it

## What the button of a repair says

# "the white king": what is put, moved or removed.
-piece-the = the { piece }
mend-start = Set up the start position
mend-place = Put { -piece-the } on { $square }
mend-remove = Remove { -piece-the } on { $square }
mend-remove-several = Remove the pieces on { $squares }
mend-move = Move { -piece-the } from { $from } to { $to }
mend-promote = Promote { $squares } to a queen
mend-turn = { $them ->
    [white] Give the move to White
   *[black] Give the move to Black
}
mend-castling = Keep only the castling rights { $rights }
mend-no-castling = Drop the castling rights
mend-no-en-passant = Remove the en passant square
mend-en-passant = Set the en passant square to { $square }
mend-halfmove = Set the halfmove clock to { $number }
mend-fullmove = Set the move number to { $number }
mend-clocks = Exchange the clocks: halfmove clock { $clock }, move { $number }
mend-allow-castling = Allow castling: { $rights }
mended = Repaired: { $change }
