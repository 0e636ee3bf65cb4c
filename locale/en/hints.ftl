### The line beside the board: what can be done next with the tool in hand.

# All of them are short: they stand on one line beside the board.
hint-spare = { $pointing ->
    [touch] Drag a piece onto the board, or tap it and then squares
   *[other] Drag a piece onto the board, or click it and then squares
}
hint-move = { $pointing ->
    [touch] Drag a piece to move it, off the board to remove it
   *[other] Drag to move; drop it beside the board to remove it
}
hint-menu = { $pointing ->
    [touch] Hold a square: all pieces to choose from
   *[other] Double click: all pieces to choose from
}
hint-mark = Right click: circle; right drag: arrow
hint-drop = { $pointing ->
    [touch] Drop it beside the board to remove it
   *[other] With Alt: copy; beside the board: remove; Esc: back
}
hint-paint = { $pointing ->
    [touch] { piece }: tap or sweep squares; tap it again: hand
   *[other] { piece }: click or sweep; right click: { $color ->
        [white] black
       *[black] white
    }; Esc: hand
}
hint-erase = { $pointing ->
    [touch] Eraser: tap or sweep pieces away
   *[other] Eraser: click or sweep; Esc: hand
}
hint-draw = { $pointing ->
    [touch] Pen: drag for an arrow, tap for a circle
   *[other] Pen: drag for an arrow, click for a circle; Esc: hand
}
hint-mirror = Symmetry: what you place stands on all four sides
hint-keys = Arrows walk; N: white knight, n: black; Space lifts; Delete removes
hint-play = { $pointing ->
    [touch] Drag a piece, or tap it and then a marked square
   *[other] Drag a piece, or click it and then a marked square
}
