### What stands in the page from the beginning.

# What this language calls itself.
self-name = English
page-title = Forsyth: chess position editor
# Where the page cannot run.
needs = This editor needs JavaScript and WebAssembly. If the browser has both, load the page again.
board = Board
panel = Position
board-label = Chessboard
spare-white = White pieces
spare-black = Black pieces
hand = Hand: move pieces
eraser = Eraser: remove pieces
pen = Pen: draw arrows, circles and squares (or use the second mouse button)
symmetry = Symmetry: place on all four sides

## The panels beside the board

forms = Written forms
picture = Picture
texts = Text for books, wikis and pages
links = Share and open elsewhere
games = Variants and Chess960
aloud = Position in words

## The box and the fields

fen-label = FEN
paste = Paste
side-to-move = Side to move
castling-rights = Castling
en-passant = En passant
# There is no en passant square.
no-square = none
halfmove-clock = Halfmove clock
halfmove-hint = Half moves since the last capture or pawn move
fullmove-number = Move number
fullmove-hint = The number of the full move; it grows after Black’s move

## The bar

actions = Actions
# The short words stand under the icons on phones: at most about nine letters.
undo-short = Undo
redo-short = Redo
start-short = Start
clear-short = Clear
flip-short = Flip
transforms = Transform
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
help = What is FEN?
keys = Keys
appearance = Appearance
board-size = Board size
about = About Forsyth

## Notices

dismiss = Dismiss
edit-unread = Edit this text
