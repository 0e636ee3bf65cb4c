### The dialogs: appearance, keys, about.

## Appearance

appearance-page = Page
theme-system = System
theme-light = Light
theme-dark = Dark
appearance-board = Board
appearance-pieces = Pieces
appearance-coordinates = Coordinates
appearance-reset = Reset appearance
appearance-was-reset = Appearance reset

## Keys

keys-squares = Squares
keys-pieces = Pieces
keys-marks = Arrows and circles
keys-page = Page
keys-announcements = Read aloud
keys-scopes = They act while the board has the focus or the pointer is over it. Esc, F, E, Y, ? and those with Ctrl act everywhere but in text, F8 in text too.
keys-copying = In the menu of the copy button
# A choice: keys such as F act wherever the focus is, and not on the board alone.
keys-letters = Single letters and signs act outside the board too
keys-drawing = With the hand, the second mouse button draws circles and arrows: green, with Shift or Ctrl red, with Alt blue, with both yellow.
# As they are printed on keyboards.
key-page-up = Page Up
key-page-down = Page Down
key-space = Space
key-escape = Esc
key-menu = Menu
key-enter = Enter
key-home = Home
key-end = End
key-delete = Delete
key-backspace = Backspace
key-shift = Shift
key-walk = To the next square
key-row-edges = To the left, right edge
key-column-edges = To the upper, lower edge
key-lift = Lift and drop a piece (with Alt: a copy), or use the tool
# The names follow the letters K Q R B N P beside them.
key-place = { $color ->
    [white] White king, queen, rook, bishop, knight, pawn
   *[black] Black king, queen, rook, bishop, knight, pawn
}
key-remove = Empty the square (also the one under the mouse)
key-piece-menu = Menu of pieces
key-mark = Mark the square, or remove its mark
key-aim = Begin an arrow, and end it on another square
key-clear-marks = Remove all marks
key-symmetry = Symmetry: place on all four sides
key-cancel = Let go; then back to the hand
key-flip = Flip the board
key-mode = Switch between editing and playing
key-show-help = How to use
key-undo = Undo
key-redo = Redo
key-copy = Copy the FEN
key-copy-menu = Open the menu of the forms to copy
key-paste = Paste a position

## About

about-1 = Forsyth edits one chess position: on the board, or as text. Everything happens in this page; nothing is sent anywhere.
about-2 = FEN is named after David Forsyth, who wrote positions this way in 1883, and Steven J. Edwards, who extended it for computers in 1993.
about-3 = The pieces were drawn for Forsyth, and are as free as the rest of it. Two other sets can be chosen: that of Cburnett and Rfc1394 (Wikimedia Commons), modified by shaack for cm-chessboard, under CC BY-SA 3.0; and silhouettes, which are icons of Font Awesome Free by Fonticons, Inc., under CC BY 4.0, with outlines added. The icons of the buttons are from Lucide (ISC licence).
about-4 = Forsyth is free software under the GNU General Public License, version 3 or later. It stands on shakmaty, Leptos and qrcodegen.
