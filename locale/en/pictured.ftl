## A picture of boards

pictured-being-read = The picture is being read…
pictured-without-board = No board was found in this picture. Diagrams and screenshots can be read, not photographs of real boards.
pictured-askew = The board in this picture is not upright. Straighten the picture and try again.
pictured-broken = This picture could not be read.
pictured-too-large = This picture is too large. Up to 8,000 by 8,000 pixels can be read.
pictured-cut-off = A part of the board lies outside the picture.
pictured-small = The squares are smaller than 12 pixels: compare each with the picture.
# What assistive technology calls the part that is shown.
pictured-crop = The part of the picture with the board
# Squares that were read without certainty.
pictured-doubts = { $count ->
    [0] Every square was read with certainty.
    [one] One square is doubtful: { $squares }.
   *[other] { $count } squares are doubtful: { $squares }.
}
pictured-next-doubt = F8 goes to the next one.
# Said when it has been read.
pictured-announced = { $count ->
    [one] Read from a picture.
   *[other] Read from a picture with { $count } boards.
}
# A button: the other side is at the bottom of the picture.
pictured-turn = Turn around
