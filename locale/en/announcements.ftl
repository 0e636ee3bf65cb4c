### The position in words, and what a screen reader announces.

## The position in words

title-start = { $turn ->
    [white] Start position of chess, White to move
   *[black] Start position of chess, Black to move
}
title-empty = { $turn ->
    [white] Empty chess board, White to move
   *[black] Empty chess board, Black to move
}
title-men = { $turn ->
    [white] { $count ->
        [one] Chess position with 1 man, White to move
       *[other] Chess position with { $count } men, White to move
    }
   *[black] { $count ->
        [one] Chess position with 1 man, Black to move
       *[other] Chess position with { $count } men, Black to move
    }
}
# $pieces is "king e1; rooks a1 and h1; pawn e4".
side-pieces = { $color ->
    [white] White: { $pieces }.
   *[black] Black: { $pieces }.
}
side-no-pieces = { $color ->
    [white] White: no pieces.
   *[black] Black: no pieces.
}
# "king e1", "rooks a1 and h1".
pieces-on = { $role ->
    [king] { $count ->
        [1] king { $squares }
       *[other] kings { $squares }
    }
    [queen] { $count ->
        [1] queen { $squares }
       *[other] queens { $squares }
    }
    [rook] { $count ->
        [1] rook { $squares }
       *[other] rooks { $squares }
    }
    [bishop] { $count ->
        [1] bishop { $squares }
       *[other] bishops { $squares }
    }
    [knight] { $count ->
        [1] knight { $squares }
       *[other] knights { $squares }
    }
   *[pawn] { $count ->
        [1] pawn { $squares }
       *[other] pawns { $squares }
    }
}
# $pieces is "a queen and 2 knights".
side-in-hand = { $color ->
    [white] White has in hand: { $pieces }.
   *[black] Black has in hand: { $pieces }.
}
# "a queen", "2 knights": counted pieces.
pieces-counted = { $role ->
    [king] { $count ->
        [1] a king
       *[other] { $count } kings
    }
    [queen] { $count ->
        [1] a queen
       *[other] { $count } queens
    }
    [rook] { $count ->
        [1] a rook
       *[other] { $count } rooks
    }
    [bishop] { $count ->
        [1] a bishop
       *[other] { $count } bishops
    }
    [knight] { $count ->
        [1] a knight
       *[other] { $count } knights
    }
   *[pawn] { $count ->
        [1] a pawn
       *[other] { $count } pawns
    }
}
# $how is "kingside", "queenside", "with the rook on g1", or several joined by "or".
side-may-castle = { $color ->
    [white] White may castle { $how }.
   *[black] Black may castle { $how }.
}
castle-wing = { $wing ->
    [kingside] kingside
   *[queenside] queenside
}
castle-with = with the rook on { $square }
en-passant-square = En passant square { $square }.
checks-to-come = Checks still to give: White { $white }, Black { $black }.
# The end of a picture's text.
picture-marked = Marked: { $marks }.
picture-black-below = Black is at the bottom.

## Read aloud

read-aloud = Read aloud
words-copied = Copied: the position in words
read-aloud-rank = Read this rank aloud
read-aloud-file = Read this file aloud
read-aloud-white = Read White’s pieces aloud
read-aloud-black = Read Black’s pieces aloud
read-aloud-position = Read the whole position aloud
read-aloud-findings = Read the findings and faults aloud
read-aloud-text = Read the FEN aloud, character by character
read-aloud-steps = Say how many steps can be undone
read-aloud-next-fault = Go to the next fault in the text
read-aloud-previous-fault = Go to the previous fault in the text
# Short names of the same on buttons.
button-rank = Rank { $rank }
button-file = File { $file }
button-findings = Findings
button-text = FEN, letter by letter
button-steps = Steps
# $men is "e1, white king; e8, black king".
rank-announcement = Rank { $rank }: { $men }.
rank-announcement-empty = Rank { $rank }: empty.
file-announcement = File { $file }: { $men }.
file-announcement-empty = File { $file }: empty.
finding-graded = { $severity }: { $finding }
# The name of a field at the head of a sentence.
-field-title = { $field ->
    [placement] Pieces
    [side] Side to move
    [castling] Castling
    [ep] En passant
    [halfmove] Halfmove clock
    [fullmove] Move number
    [count] Fields
   *[charset] Text
}
fault-counted = Fault { $number } of { $count }. { $fault }
fault-with-fix = { $fault } Fix: { $fix }.
# Where a fault is, and which characters stand there.
fault-at-end = { -field-title }, at the end of the text.
fault-before = { -field-title }, before character { $number }.
fault-at = { -field-title }, character { $number }: { $there }.
fault-from-to = { -field-title }, characters { $from } to { $to }: { $there }.
# The text of the box, character by character.
spelled-no-fields = No fields. The text: { $text }.
spelled-placement = Pieces.
spelled-field = { -field-title }: { $text }.
spelled-missing = { -field-title }: missing.
spelled-after = Behind the fields: { $text }.
spelled-rank = Rank { $rank }: { $text }.
spelled-rank-slash = Rank { $rank }: { $text }; slash.
spelled-rank-nothing = Rank { $rank }: nothing.
spelled-rank-nothing-slash = Rank { $rank }: nothing; slash.
# The same character several times in a row.
spelled-times = { $count } times { $character }
spelled-more = { $text } and { $count } more
spelled-capital = capital { $letter }
spelled-slash = slash
spelled-dash = dash
spelled-space = space
spelled-plus = plus
spelled-tilde = tilde
spelled-dot = dot
spelled-comma = comma
spelled-left-bracket = left bracket
spelled-right-bracket = right bracket
spelled-number = the character U+{ $number }

## What has changed

steps-none = Nothing to undo or redo.
steps-undo = Steps to undo: { $behind }.
steps-redo = Nothing to undo. Steps to redo: { $ahead }.
steps-both = Steps to undo: { $behind }. Steps to redo: { $ahead }.
undone = Undone: { $change } { $steps }
redone = Redone: { $change } { $steps }
changed-squares = { $count } squares have changed.
changed-turn = { $color ->
    [white] White to move.
   *[black] Black to move.
}
changed-castling = Castling: { $letters }.
changed-no-castling = No castling rights.
changed-no-en-passant = No en passant square.
changed-halfmove = Halfmove clock { $number }.
changed-fullmove = Move number { $number }.
changed-position = The position has changed.
changed-text = the text.
findings-settled = Resolved. { $verdict }.
findings-gone = Resolved: { $findings }
findings-found-one = Found: { $findings }
findings-found = Found { $count } things: { $findings }
text-readable = The text can be read. { $verdict }.
