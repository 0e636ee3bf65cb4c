## Before its text, for assistive technology.
variation = Variation:

## What was pasted or opened, and how it was read.

# Said before what it was read as.
pasted-briefly = Pasted.
import = What was pasted
import-list = Which one
read-as-game = Read as a game
letters-title = Whose piece letters are these?
letters-question = In different languages these letters mean different pieces. Choose the language; nothing has changed yet.
previous = Previous
next = Next
original = Original text
edit-original = Put it into the box
aside-left-out = This was recognised, but not used.
aside-words = Nothing in this belongs to a position.
aside-moves = These moves are not played from a board here.
aside-twin = This is a twin: another problem, made from this one by a change.
aside-result = This is the result of a game.
# What the tints of the original text mean.
used-board = Board
used-moves = Moves
used-side = Who moves
used-operations = Operations of EPD
used-title = Title
used-stipulation = Stipulation
used-bottom = Side at the bottom
used-marks = Marks
used-variant = Variant
used-fields = Castling rights, en passant, clocks
# Which of several positions uses it: “Board, 2 of 17”.
used-by = { $what }, { $place }
set-aside = Set aside
# For assistive technology: words of the original text, and why they were set aside.
aside-reason = { $words }: { $reason }
file-too-large = This file is larger than 8 MB: open a part of it.
files-too-large = These files together are larger than 8 MB: drop fewer of them.
text-too-large = This text is longer than 8 MB: paste a part of it.
text-being-read = The text is being read…
# While something is dragged over the page.
drop-file = Drop the file to open it here
drop-text = Drop the text to load it here
language-name = { $language ->
    [en] English
    [de] German
    [da] Danish
    [no] Norwegian
    [sv] Swedish
    [fr] French
    [es] Spanish
    [it] Italian
    [pt] Portuguese
    [ro] Romanian
    [nl] Dutch
    [pl] Polish
    [cs] Czech
    [hu] Hungarian
    [fi] Finnish
    [is] Icelandic
    [et] Estonian
    [hr] Croatian
    [sl] Slovene
    [tr] Turkish
   *[ru] Russian
}
# A choice of languages, and what they make of a square that others read otherwise.
letters-choice = { $square } is a { piece }: { $languages }
source-record = Read as a FEN
source-epd = Read as EPD
source-in-text = Found in a text
source-tag = Read from the FEN tag of a game
source-link = Read from a link
source-markup = Read from the FEN of a page
source-bordered-diagram = Read as a diagram with borders
source-plain-diagram = Read as a diagram of letters
source-figurine-diagram = Read as a diagram of figurines
source-style12 = Read as a board of a chess server (style 12)
source-diagram-with-record = Read as a diagram with its FEN
source-piece-list = Read as a list of pieces in { language-name }
source-wikipedia = Read as a chess diagram of Wikipedia
source-latex = Read as LaTeX
source-piece-map = Read as the board of a program
source-start-number = Read as the number of a Chess960 start position
source-picture = Read from a picture
source-localised = Read as a FEN with the piece letters of { language-name }
remark-side-from-words = { $color ->
    [white] The words beside it give the move to White.
   *[black] The words beside it give the move to Black.
}
remark-letters = The piece letters are those of { language-name }.
remark-bottom-by-coordinates = { $color ->
    [white] By its coordinates White is at the bottom.
   *[black] By its coordinates Black is at the bottom.
}
remark-bottom-by-pawns = { $color ->
    [white] By its pawns White is at the bottom.
   *[black] By its pawns Black is at the bottom.
}
remark-side-not-given = It does not say whose move it is: taken to be White’s.
remark-rights-not-given = It says nothing about castling and en passant: taken to be impossible.
remark-bottom-not-given = It has no coordinates: White taken to be at the bottom.
remark-diagram-disagrees = The diagram and the FEN beside it differ: the FEN was taken.
remark-skipped = Some words were left out: { $words }.
remark-problem-knight = S is the knight, as in chess problems.
remark-filled-is-white = The filled figurines are taken to be White’s: its army starts with them.
remark-operations-kept = The editor kept its operations.
remark-comments-left-out = The editor left out the comments.
remark-mark-left-out = Not all marks on the board could be read.
# Where and why a reader stopped.
stopped = Line { $line }, “{ $text }”: { $reason }
reason-row-width = { $count ->
    [one] Row { $row } of the diagram has 1 square. Each row has 8.
   *[other] Row { $row } of the diagram has { $count } squares. Each row has 8.
}
reason-row-count = { $count ->
    [one] The diagram has 1 row. A board has 8.
   *[other] The diagram has { $count } rows. A board has 8.
}
reason-unknown-piece = “{ $letter }” stands for no piece.
reason-square-twice = Two pieces are named on { $square }.
reason-template-width = The template has { $count } squares. A board has 64.
reason-unknown-square = This square cannot be read.
reason-unknown-name = This word names no piece.
reason-no-men = The men of this colour cannot be read.
reason-unclosed = Its end is missing.
reason-bare-board = This command sets up no position.
reason-illegal-move = This move cannot be played here.
reason-ambiguous-move = Several pieces can play this move.
reason-unreadable-move = This is not a move.
reason-illegal-start = From this position no move can be played.
reason-unknown-variant = This variant is not known here.
reason-other-game = This board belongs to another game. The editor has boards of 8 by 8 squares with the pieces of chess only.
reason-other-board = This board has { $files } by { $ranks } squares. The editor has boards of 8 by 8 squares only.
reason-draughts = This is a position of draughts. The editor has chess boards only.
reason-game-link = This link names a game, a study or a puzzle, and what stands there is not in it. Copy the PGN or FEN there and paste it here.
reason-too-much = There is more than this page keeps.
# Games or records.
reason-more = { $count ->
    [one] There is one more than this page keeps.
   *[other] There are { $count } more than this page keeps.
}
nothing-pasted = Nothing was pasted. { $why }
game-titled = { $title } ({ $moves })
game-number = Game { $number } ({ $moves })
moves-counted = { $count ->
    [0] no moves
    [1] 1 move
   *[other] { $count } moves
}
moves = Moves of the game
first-move = Before the first move
previous-move = One move back
next-move = One move on
last-move = After the last move
after-move-of-white = After { $number }. { $san }
after-move-of-black = After { $number }… { $san }
place-of = { $number } of { $count }
more-unread = { $count ->
    [one] … and one more place that could not be read.
   *[other] … and { $count } more places that could not be read.
}

## A list of records

records = Records
record-number = No.
record-title = Title
record-verdict = Verdict
repair-all = Repair all
copy-all = Copy all
save-all-fen = Save as .fen
save-all-epd = Save as .epd
records-copied = { $count ->
    [one] 1 record copied
   *[other] { $count } records copied
}
records-repaired = { $count ->
    [0] No record was repaired.
    [one] 1 record was repaired.
   *[other] { $count } records were repaired.
} { records-remaining }
records-remaining = { $remaining ->
    [0] None remains to be repaired.
    [one] 1 remains that no offered repair makes good.
   *[other] { $remaining } remain that no offered repair makes good.
}
records-on-page = { $first } to { $last } of { $count }
previous-page = Previous page
next-page = Next page
