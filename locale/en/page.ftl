### What the page says by itself. It is loaded first: every word here is waited for.

## Names

white = White
black = Black
# "white knight": a piece by itself, as a button is called, and behind a square.
piece = { $piece ->
    [wK] white king
    [wQ] white queen
    [wR] white rook
    [wB] white bishop
    [wN] white knight
    [wP] white pawn
    [bK] black king
    [bQ] black queen
    [bR] black rook
    [bB] black bishop
    [bN] black knight
   *[bP] black pawn
}

## Squares

# Read aloud at each step of a walk over the board.
square-with-piece = { $square }, { piece }
square-empty = { $square }, empty
square-lifted = { $square }, { piece } lifted
# Said when an arrow was begun by a key.
arrow-begins = An arrow begins here: go to its end and press A

## Buttons

copy-fen = Copy FEN
# The same button while the box shows another form of the position.
copy = Copy
# What a copying button answers.
copied = Copied
undo = Undo
redo = Redo
nothing-to-undo = Nothing to undo
nothing-to-redo = Nothing to redo
start = Start position
clear = Clear board
flip = Flip board
shift-impossible = A piece stands on that edge

## Fields

right = { $color ->
    [white] White
   *[black] Black
} castles { $wing ->
    [kingside] kingside
   *[queenside] queenside
}
# The box is ticked, but the board does not allow it.
right-meant = { right }: meant, but king or rook is not in place
right-impossible = { right }: king or rook is not in place
# An en passant square that the board does not allow, in a list of squares.
square-impossible = { $square } (bad)
number-expected = Write a whole number from { $least } to 4294967295.

## Notices

pasted = Position pasted.
annex-absent = This part of the page could not be loaded. Is the connection gone?
drop-too-soon = This part of the page is still on its way: drop it once more.
paste-refused = The browser did not let the page read the clipboard. The FEN box is selected: press Ctrl+V to paste there.
copy-refused = The browser did not let the page use the clipboard. The FEN is selected: press Ctrl+C to copy it.
link-unread = The position in the address could not be read.
link-marks-unread = Not all marks in the address could be read.
storage-damaged = Some of what was saved in this tab could not be read: it is damaged, or of a newer version of this page, which will find it again.
storage-refused = The browser does not let the page keep anything: a reload keeps the position in the address, but not the undo steps.
storage-full = The browser’s storage is full: a reload keeps the position in the address, but not the latest undo steps.
settings-refused = The browser does not let the page keep the setting.
pieces-absent = The other pieces could not be loaded. Is the connection gone?
language-absent = The words of this language could not be fetched. Try again when the connection is there.
