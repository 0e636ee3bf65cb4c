## A picture of boards

pictured-being-read = { $count ->
    [one] The picture is being read…
   *[other] { $count } pictures are being read…
}
pictured-without-board = No board was found in { $count ->
    [one] this picture
   *[other] these pictures
}. Diagrams and screenshots can be read, not photographs of real boards.
pictured-askew = { $count ->
    [one] The board in this picture is not upright. Straighten the picture and try again.
   *[other] The boards in these pictures are not upright. Straighten the pictures and try again.
}
pictured-broken = { $count ->
    [one] This picture could not be read.
   *[other] These pictures could not be read.
}
pictured-too-large = { $count ->
    [one] This picture is too large.
   *[other] These pictures are too large.
} Up to 8,000 by 8,000 pixels can be read.
# Of several pictures that came together; $names are their files, $why is one of the reasons above.
pictures-failed = { $names }: { $why }
# The name of a picture without a file.
picture-number = Picture { $number }
# Before the reasons.
pictures-unread = None of the { $count } pictures could be read.
# $count pictures were not looked at.
pictures-left-out = At most { $most } pictures are read at once: { $count ->
    [one] the last one was left out.
   *[other] the last { $count } were left out.
}
pictured-cut-off = A part of the board lies outside the picture.
pictured-small = The squares are smaller than 12 pixels: compare each with the picture.
# What assistive technology calls the part that is shown.
pictured-crop = The part of the picture with the board
# Squares that were read without certainty.
pictured-doubts = { $count ->
    [0] No square is doubtful.
    [one] One square is doubtful: { $squares }.
   *[other] { $count } squares are doubtful: { $squares }.
}
pictured-next-doubt = F8 goes to the next one.
# Said when it has been read.
pictured-announced = { $count ->
    [one] Read from a picture.
   *[other] Read from a picture with { $count } boards.
}
pictures-announced = Read from { $pictures } pictures: { $boards } boards.
# A button: the other side is at the bottom of the picture.
pictured-turn = Turn around
# A button: all castling rights that the pieces allow.
pictured-castling = Allow castling
# Said of a board whose frame may be wrong.
pictured-unsure = The edges of the board were hard to find. Drag the corners where the frame is wrong.
# A button that shows handles at the corners of the frame.
pictured-corners = Move the corners
# A button: the board between the corners that keys have moved.
pictured-read-again = Read again
pictured-corner-top-left = Top left corner
pictured-corner-top-right = Top right corner
pictured-corner-bottom-right = Bottom right corner
pictured-corner-bottom-left = Bottom left corner
# What assistive technology says of a corner.
pictured-corner-keys = The arrow keys move it, with Shift further. Enter reads the board again.
