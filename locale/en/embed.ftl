### An embedded board.

embed-open = Open in Forsyth
embed-unread = There is no FEN in what was pasted.
# What the page around is told; $name is the part of its message.
embed-no-text = “{ $name }” is not a text.
embed-too-long = “{ $name }” is longer than { $most } bytes.
embed-fen = The FEN cannot be read. { $fault }
embed-marks = The marks cannot be read. They look like this: Ge2e4,Rd4.
embed-orientation = The orientation is neither “white” nor “black”.
