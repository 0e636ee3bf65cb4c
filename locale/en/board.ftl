### The board: squares, the piece menu, marks.

## Squares

# Read aloud at each step of a walk over the board.
square-with-piece = { $square }, { piece }
square-empty = { $square }, empty
square-lifted = { $square }, { piece } lifted
# Said when an arrow was begun by a key.
arrow-begins = An arrow begins here: go to its end and press A

## The menu of pieces

piece-menu = Piece on { $square }
empty-square = Empty square
cancel = Cancel

## Marks

pen-choices = What the pen draws
pen-fills = Colour whole squares instead of circles
clear-marks = Remove all marks
symmetry-on = Symmetry on: every piece is placed on all four sides
symmetry-off = Symmetry off
# With its key.
pen-color = { $mark-color ->
    [green] Draw in green (1)
    [red] Draw in red (2)
    [blue] Draw in blue (3)
   *[yellow] Draw in yellow (4)
}
pen-draws = { $mark-color ->
    [green] The pen draws green circles and arrows.
    [red] The pen draws red circles and arrows.
    [blue] The pen draws blue circles and arrows.
   *[yellow] The pen draws yellow circles and arrows.
}
pen-draws-squares = { $mark-color ->
    [green] The pen draws green squares and arrows.
    [red] The pen draws red squares and arrows.
    [blue] The pen draws blue squares and arrows.
   *[yellow] The pen draws yellow squares and arrows.
}
mark-square = { $mark-color ->
    [green] green square { $square }
    [red] red square { $square }
    [blue] blue square { $square }
   *[yellow] yellow square { $square }
}
mark-circle = { $mark-color ->
    [green] green circle on { $square }
    [red] red circle on { $square }
    [blue] blue circle on { $square }
   *[yellow] yellow circle on { $square }
}
mark-arrow = { $mark-color ->
    [green] green arrow from { $from } to { $to }
    [red] red arrow from { $from } to { $to }
    [blue] blue arrow from { $from } to { $to }
   *[yellow] yellow arrow from { $from } to { $to }
}
mark-drawn = Drawn: { $mark }.
mark-removed = Removed: { $mark }.
marks-none = No marks.
marks-all = Marks: { $marks }.
