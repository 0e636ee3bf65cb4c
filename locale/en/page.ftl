### The page: toolbar, fields, titles of the panels, notices.

page-title = Forsyth: chess position editor
board = Board
panel = Position
board-label = Chessboard
spare-white = White pieces
spare-black = Black pieces
hand = Hand: move pieces
eraser = Eraser: remove pieces
pen = Pen: draw arrows, circles and squares (or use the second mouse button)
symmetry = Symmetry: place on all four sides
hand-short = Hand
eraser-short = Eraser
pen-short = Pen
symmetry-short = Symmetry
tools = Tools

## The panels beside the board

library = Library of positions
forms = Written forms
picture = Picture
texts = Text for books, wikis and pages
links = Share and open elsewhere
games = Variants and Chess960
position-in-words = Position in words

## The text box and the fields

fen-label = FEN
paste = Paste
side-to-move = Side to move
castling-rights = Castling
castling-all = Allow all that are possible
en-passant = En passant
# There is no en passant square.
no-square = none
halfmove-clock = Halfmove clock
halfmove-hint = Half moves since the last capture or pawn move
fullmove-number = Move number
fullmove-hint = The number of the full move; it grows after Black’s move
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
number-expected = Write a whole number, usually from { $least } to { $most }.

## The toolbar

actions = Actions
# The short words stand under the icons on phones: at most about nine letters.
undo-short = Undo
redo-short = Redo
start-short = Start
clear-short = Clear
flip-short = Flip
transforms = Transform
share-short = Share
share-as-link = Link
mirror-horizontal = Mirror left and right
mirror-vertical = Mirror top and bottom
rotate = Rotate by 180°
swap-colors = Swap colours in place
flip-sides = Change sides
shift = Shift
shift-left = Shift left
shift-right = Shift right
shift-up = Shift up
shift-down = Shift down
language = Language
help = Help
keys = Keys
appearance = Appearance
board-size = Board size
about = About Forsyth

## Notices

dismiss = Dismiss
edit-unread = Edit this text
pasted = Position pasted.
part-not-loaded = This part of the page could not be loaded. Is the connection gone?
paste-refused = The browser did not let the page read the clipboard. The FEN box is selected: press Ctrl+V to paste there.
copy-refused = The browser did not let the page use the clipboard. The FEN is selected: press Ctrl+C to copy it.
link-unread = The position in the address could not be read.
link-marks-unread = Not all marks in the address could be read.
storage-damaged = Some of what was saved in this tab could not be read: it is damaged, or of a newer version of this page, which will find it again.
storage-refused = The browser does not let the page keep anything: a reload keeps the position in the address, but not the undo steps.
storage-full = The browser’s storage is full: a reload keeps the position in the address, but not the latest undo steps.
pasted-not-saved = The pasted text does not fit into the browser’s storage: a reload keeps the position and the undo steps, but not the text.
settings-refused = The browser does not let the page keep the setting.
pieces-not-loaded = The other pieces could not be loaded. Is the connection gone?
language-not-loaded = The words of this language could not be fetched. Try again when the connection is there.

## Buttons

copy-fen = Copy FEN
# The same button while the box shows another form of the position.
copy = Copy
copy-as = Copy as
# What a copying button answers.
copied = Copied
copied-with-faults = { $count ->
    [one] Copied as written, with { $count } fault
   *[other] Copied as written, with { $count } faults
}
undo = Undo
redo = Redo
nothing-to-undo = Nothing to undo
nothing-to-redo = Nothing to redo
start = Start position
clear = Clear board
flip = Flip board
shift-impossible = A piece stands on that edge

## A new version

new-version = A new version of Forsyth is here.
reload = Reload

## What several parts say

close = Close
file-unread = This file could not be read.
key-control = Ctrl
key-color = Draw in green, red, blue, yellow
