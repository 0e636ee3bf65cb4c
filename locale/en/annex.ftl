### What explains, converts and imports: loaded when it is first needed.

## The language

# The code of the language whose piece letters moves are written with (ISO 639-1).
language-code = en

## Lists

# The last two of several: "a1 and b1". What stands before them is separated by commas.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# Several that hold commas themselves.
list-apart = { $first }; { $last }

## What is wrong with the text

text-faulty = Not readable yet
problems = What is wrong with the text
# A fix was applied.
fixed = Fixed
# How many faults the text has, and what the board shows then.
faults = { $count ->
    [one] One thing is wrong with this text. The board shows what could be read.
   *[other] { $count } things are wrong with this text. The board shows what could be read.
}
faults-nothing-read = { $count ->
    [one] One thing is wrong with this text. The board shows the last position.
   *[other] { $count } things are wrong with this text. The board shows the last position.
}
more-faults = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
-field-the = { $field ->
    [placement] piece placement
    [side] side to move
    [castling] castling rights
    [ep] en passant square
    [halfmove] halfmove clock
    [fullmove] fullmove number
    [count] number of fields
   *[charset] characters
}
# A character that cannot be seen.
character-number = U+{ $number }
character-quoted = “{ $character }”
fault-foreign-character = No FEN can hold { $character }.
fault-look-alike = No FEN can hold { $character }. It looks like { $letter } but is another letter.
fault-nothing = There is nothing to read.
fault-missing-fields = The text ends before the { -field-the }.
fault-extra-fields = There is more text than a FEN has.
fault-extra-space = There is a space too many.
fault-empty-field = The { -field-the } is empty.
fault-no-position = There is no position in this text.
fault-unknown-piece = { $character } is not a piece.
fault-bad-digit = { $digit } is not a number of empty squares.
fault-adjacent-digits = Two digits stand side by side.
fault-rank-length = { $count ->
    [one] Rank { $rank } has 1 square.
   *[other] Rank { $rank } has { $count } squares.
}
fault-empty-rank = Rank { $rank } has no squares.
fault-missing-ranks = { $count ->
    [one] There is only 1 rank.
   *[other] There are only { $count } ranks.
}
fault-extra-ranks = There are { $count } ranks.
fault-leading-slash = A slash stands before the first rank.
fault-trailing-slash = A slash stands after the last rank.
fault-promoted-mark = The mark ~ needs a piece before it, and Crazyhouse.
fault-pocket = These pieces in hand cannot be read.
fault-unknown-side = This is not a side to move.
fault-unknown-right = { $character } is not a castling right.
fault-rights-order = The castling letters are out of order.
fault-right-repeated = A castling right is named twice.
fault-too-many-rights = { $color ->
    [white] White has more than two castling rights.
   *[black] Black has more than two castling rights.
}
fault-unknown-square = This is not a square.
fault-en-passant-rank = { $square } cannot be an en passant square now.
fault-not-a-number = The { -field-the } is not a number.
fault-number-too-large = The { -field-the } is too large.
fault-leading-zero = The fullmove number begins with 0.
fault-unknown-checks = The check counter is missing or cannot be read.
fault-unknown-operation = This is not an EPD operation.
fault-ambiguous-letters = These piece letters mean different boards in different languages. Choose the language.

## What was expected there

expected-ascii = Use the letters, digits and signs of plain English text.
expected-position = Type or paste a FEN, such as the one of the start position.
expected-six-fields = A FEN has six fields: pieces, side, castling, en passant and two numbers.
expected-one-space = One space stands between two fields.
expected-piece-or-digit = Use P N B R Q K, small letters for Black, and digits for empty squares.
expected-digit = Use a digit from 1 to 8.
expected-one-digit = Write one digit for a run of empty squares.
expected-eight-squares = Each rank has 8.
expected-eight-ranks = A board has 8, with a slash between two.
expected-side = Write w for White or b for Black.
expected-rights = Write letters of KQkq in this order, or - for none.
expected-square = Write a square such as e3, or - for none.
expected-en-passant-rank = It lies on rank 6 with White to move and on rank 3 with Black to move.
expected-number = Write a whole number from 0 to 4294967295.
expected-positive-number = Write a whole number from 1 to 4294967295.
expected-checks = Write the checks still to give, such as 3+3.
expected-operation = Write a name, its operands and a semicolon, such as bm Nf3;

## What the button of a fix says

fix-fill = Fill with empty squares
fix-slashes = Add the slashes
fix-cut = Cut to 8 squares
fix-ranks = Add empty ranks
fix-fields = Add the missing fields
fix-remove = Remove
fix-insert = Insert { $text }
fix-write = Write { $text }

## What was done to read a text

# One of the following, or several of them joined by commas and "and", stand in the place of $what.
repairs = To read this, the editor { $what }.
repair-of-editor = The editor { $what }.
repair-invisible = dropped invisible characters
repair-spaces = read tabs and line ends as spaces
repair-typography = read typographic signs as plain ones
repair-figurines = read figurines as letters
repair-wrapper = left out the text around the position
repair-link = took the position out of a link
repair-percent = decoded percent signs
repair-underscores = read underscores as spaces
repair-ranks-joined = joined the ranks
repair-slashes = read other signs as slashes
repair-outer-slash = left out a slash too many
repair-digits-added = added up adjacent digits
repair-dots = read dots as empty squares
repair-side = read the side to move
repair-rights = put the castling letters in order
repair-square = read the en passant square in small letters
repair-clock = read the clocks
repair-filled = filled in the missing fields
repair-tail = set aside what follows the FEN
repair-read-as = read “{ $given }” as “{ $meant }”

## What a field of the text is

field-hint = { $field ->
    [placement] Pieces, rank 8 first, each rank from the a-file; digits are empty squares.
    [side] Side to move: w for White, b for Black.
    [castling] Castling rights: K and Q for White’s two sides, k and q for Black’s.
    [ep] En passant: the square behind a pawn that has just moved two squares.
    [halfmove] Halfmove clock: half moves since the last capture or pawn move.
   *[other] Move number: it grows after Black’s move.
}

## What is wrong with the position

findings = What is wrong with the position
verdict-legal = Legal position
verdict-cannot-arise = Cannot arise in a game, but playable
verdict-engines-refuse = Engines will refuse it
verdict-not-chess-yet = Not chess yet
severity-breaks-rules = Breaks the rules
severity-engines-refuse = Engines will refuse it
severity-cannot-arise = Cannot arise in a game
severity-odd = Odd
# The button that shows what a position that is being set up still lacks.
check-findings = { $count ->
    [one] Show the finding
   *[other] Show { $count } findings
}
finding-empty-board = The board is empty.
finding-no-king = { $color ->
    [white] White has no king.
   *[black] Black has no king.
}
finding-many-kings = { $color ->
    [white] White has { $count } kings ({ $squares }). Each side has one.
   *[black] Black has { $count } kings ({ $squares }). Each side has one.
}
# In the game Horde one side has none.
finding-horde-king = { $color ->
    [white] White has a king ({ $squares }). In Horde only one side has one.
   *[black] Black has a king ({ $squares }). In Horde only one side has one.
}
finding-pawn-on-back-rank = A pawn never stands on its first rank and is promoted on its last ({ $squares }).
finding-too-many-pawns = { $color ->
    [white] White has too many pawns: { $count } instead of at most { $most }.
   *[black] Black has too many pawns: { $count } instead of at most { $most }.
}
finding-too-many-pieces = { $color ->
    [white] White has too many pieces and pawns: { $count } instead of at most { $most }.
   *[black] Black has too many pieces and pawns: { $count } instead of at most { $most }.
}
finding-too-much-material = { $color ->
    [white] White has more promoted pieces than pawns that can have been promoted.
   *[black] Black has more promoted pieces than pawns that can have been promoted.
}
# $what is one or several of the next two, joined by "and".
finding-bad-castling = Castling is noted as possible, but { $what }.
castling-king-elsewhere = { $color ->
    [white] the white king cannot castle with the rook on { $square }
   *[black] the black king cannot castle with the rook on { $square }
}
castling-no-rook = { $color ->
    [white] there is no white rook on { $square }
   *[black] there is no black rook on { $square }
}
en-passant-rank = { $us ->
    [white] With White to move, the en passant square is on rank 6, not { $square }.
   *[black] With Black to move, the en passant square is on rank 3, not { $square }.
}
en-passant-no-pawn = { $them ->
    [white] En passant on { $square } needs a pawn of White in front of that square. There is none.
   *[black] En passant on { $square } needs a pawn of Black in front of that square. There is none.
}
en-passant-occupied = The pawn that moved two squares crossed { $square }, but something stands there.
en-passant-origin = The pawn that crossed { $square } came from { $origin }, but something stands there.
finding-adjacent-kings = The kings stand side by side ({ $squares }).
finding-opposite-check = { $us ->
    [white] Black is in check, but it is White to move: White could take the king.
   *[black] White is in check, but it is Black to move: Black could take the king.
}
finding-too-many-checkers = { $us ->
    [white] White is in check from more than two pieces. One move gives check with two at most.
   *[black] Black is in check from more than two pieces. One move gives check with two at most.
}
finding-impossible-check = { $us ->
    [white] No single move of Black can have given this check to White.
   *[black] No single move of White can have given this check to Black.
}
finding-en-passant-clock = The en passant square says that a pawn has just moved, so the halfmove clock must be 0, not { $clock }.
finding-clock-too-high = The halfmove clock is { $clock }, but by move { $number } not so many half moves have been played.
finding-fifty-moves = Fifty moves without a capture or a pawn move: a draw may be claimed.
finding-seventy-five-moves = Seventy-five moves without a capture or a pawn move: the game is drawn.
finding-no-last-move = { $us ->
    [white] Black has no legal move that could have led to this position.
   *[black] White has no legal move that could have led to this position.
}

## What the button of a repair says

# "the white king": what is put, moved or removed.
-piece-the = the { piece }
mend-start = Set up the start position
mend-place = Put { -piece-the } on { $square }
mend-remove = Remove { -piece-the } on { $square }
mend-remove-several = Remove the pieces on { $squares }
mend-move = Move { -piece-the } from { $from } to { $to }
mend-promote = Promote { $squares } to a queen
mend-turn = { $them ->
    [white] Give the move to White
   *[black] Give the move to Black
}
mend-castling = Keep only the castling rights { $rights }
mend-no-castling = Drop the castling rights
mend-no-en-passant = Remove the en passant square
mend-en-passant = Set the en passant square to { $square }
mend-halfmove = Set the halfmove clock to { $number }
mend-fullmove = Set the move number to { $number }
mended = Mended: { $change }

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

## The position in words

title-start = { $turn ->
    [white] Start position of chess, White to move
   *[black] Start position of chess, Black to move
}
title-empty = { $turn ->
    [white] Empty chess board, White to move
   *[black] Empty chess board, Black to move
}
title-men = { $turn ->
    [white] { $count ->
        [one] Chess position with 1 man, White to move
       *[other] Chess position with { $count } men, White to move
    }
   *[black] { $count ->
        [one] Chess position with 1 man, Black to move
       *[other] Chess position with { $count } men, Black to move
    }
}
# $pieces is "king e1; rooks a1 and h1; pawn e4".
side-pieces = { $color ->
    [white] White: { $pieces }.
   *[black] Black: { $pieces }.
}
side-no-pieces = { $color ->
    [white] White: no pieces.
   *[black] Black: no pieces.
}
# "king e1", "rooks a1 and h1".
pieces-on = { $role ->
    [king] { $count ->
        [1] king { $squares }
       *[other] kings { $squares }
    }
    [queen] { $count ->
        [1] queen { $squares }
       *[other] queens { $squares }
    }
    [rook] { $count ->
        [1] rook { $squares }
       *[other] rooks { $squares }
    }
    [bishop] { $count ->
        [1] bishop { $squares }
       *[other] bishops { $squares }
    }
    [knight] { $count ->
        [1] knight { $squares }
       *[other] knights { $squares }
    }
   *[pawn] { $count ->
        [1] pawn { $squares }
       *[other] pawns { $squares }
    }
}
# $pieces is "a queen and 2 knights".
side-in-hand = { $color ->
    [white] White has in hand: { $pieces }.
   *[black] Black has in hand: { $pieces }.
}
# "a queen", "2 knights": counted pieces.
pieces-counted = { $role ->
    [king] { $count ->
        [1] a king
       *[other] { $count } kings
    }
    [queen] { $count ->
        [1] a queen
       *[other] { $count } queens
    }
    [rook] { $count ->
        [1] a rook
       *[other] { $count } rooks
    }
    [bishop] { $count ->
        [1] a bishop
       *[other] { $count } bishops
    }
    [knight] { $count ->
        [1] a knight
       *[other] { $count } knights
    }
   *[pawn] { $count ->
        [1] a pawn
       *[other] { $count } pawns
    }
}
# $how is "kingside", "queenside", "with the rook on g1", or several joined by "or".
side-may-castle = { $color ->
    [white] White may castle { $how }.
   *[black] Black may castle { $how }.
}
castle-wing = { $wing ->
    [kingside] kingside
   *[queenside] queenside
}
castle-with = with the rook on { $square }
en-passant-square = En passant square { $square }.
checks-to-come = Checks still to give: White { $white }, Black { $black }.
# The end of a picture's text.
picture-marked = Marked: { $marks }.
picture-black-below = Black is at the bottom.

## Written forms

form-choice = Choose the one that the box shows and the copy button gives
copy-form = Copy { $name }
form-copied = Copied: { $name }
form-chosen = The box and its copy button give: { $name }
form-refused = The browser did not let the page use the clipboard. The text is selected: press Ctrl+C to copy it.
form-fen-1993 = FEN of 1993
form-lichess = Lichess FEN
form-pgn = PGN tags
form-placement = Placement
purpose-as-given = en passant square as you set it
purpose-fen-1993 = en passant after every double step
purpose-xfen = en passant only beside an enemy pawn
purpose-lichess = en passant only when it can be played
purpose-shredder = castling by rook files, for Chess960
purpose-epd = four fields and operations, for test suites
purpose-uci = what a chess engine is told
purpose-pgn = the head of a game that starts here
purpose-placement = the pieces alone

## Text for books, wikis and pages

text-coordinates = Coordinates
text-mover = Side to move
text-side = Seen from
text-side-as-board = As the board
text-ascii = Diagram of letters
text-unicode = Diagram of figurines
text-wikipedia-english = Wikipedia, English
text-wikipedia-german = Wikipedia, German
text-wikipedia-french = Wikipedia, French
text-html-image = HTML: picture
text-html-table = HTML: table
text-forum = Forum code
text-pieces-english = Pieces in English
text-pieces-german = Pieces in German
text-pieces-french = Pieces in French
text-pieces-spanish = Pieces in Spanish
note-monospaced = for monospaced fonts
note-chessboard = packages chessboard or xskak
note-skak = packages skak or xskak
note-picture-beside = with the picture’s file beside it
note-table = read well by screen readers
note-pgn = a game that starts here
group-diagrams = Diagrams
group-books = Books
group-wikipedia = Wikipedia
group-web = Web and forums
group-programs = Programs
group-lists = Lists of pieces

## Links

share-link = Link to this position
copy-link = Copy link
link-copied = Copied: link to this position
share = Share…
share-refused = The browser did not share the link: copy it instead.
qr-code = QR code of the link
qr-download = Download QR code
qr-too-long = The link is too long for a QR code: fewer marks would make it shorter.
open-in = Open in
open-in-hint = In a new tab. Nothing is sent to a site before you open it.
open-site = { $site } (opens a new tab)
site-lichess-analysis = Lichess analysis
site-lichess-editor = Lichess editor
site-chess-com = Chess.com analysis
site-syzygy = Syzygy tablebases
refused-game = This site does not have { $game }.
refused-men = There are { $count } pieces and pawns on the board. The tablebases have at most { $most }.
refused-castling = The tablebases have no positions in which castling is possible.
refused-chess960 = This site knows castling from the usual squares only.
embed = Embed
embed-hint = Shows this position in a page of your own.
copy-embed = Copy code for a page
embed-copied = Copied: code for a page
embed-more = More about embedding

## An embedded board

embed-open = Open in Forsyth
embed-unread = There is no FEN in what was pasted.
# What the page around is told; $name is the part of its message.
embed-no-text = “{ $name }” is not a text.
embed-too-long = “{ $name }” is longer than { $most } bytes.
embed-fen = The FEN cannot be read. { $fault }
embed-marks = The marks cannot be read. They look like this: Ge2e4,Rd4.
embed-orientation = The orientation is neither “white” nor “black”.

## Games, castling rules and start positions

game = Game
castling-rules = Castling rules
game-chess = Standard chess
# The games as "This site does not have …" names them.
refused-chess = chess
refused-atomic = Atomic chess
game-chosen = Game: { $game }
game-start = Set up the start position of { $game }
game-started = Start position of { $game }
mode-standard = Standard
mode-automatic-standard = Automatic (standard)
mode-automatic-chess960 = Automatic (Chess960)
mode-chosen = Castling rules: { $mode }
castling-one-rook = { $color ->
    [white] White: king on { $king }, rook { $rook }
   *[black] Black: king on { $king }, rook { $rook }
}
castling-two-rooks = { $color ->
    [white] White: king on { $king }, rooks { $one } and { $other }
   *[black] Black: king on { $king }, rooks { $one } and { $other }
}
castling-none = { $color ->
    [white] White: no castling
   *[black] Black: no castling
}
random-chess960 = A random start position of Chess960
random-dfrc = A random start position of Double Fischer Random
start-number-expected = Write a whole number from 0 to 959.
start-number = { $color ->
    [white] White’s number in Double Fischer Random
   *[black] Black’s number in Double Fischer Random
}
start-chess960 = Chess960 start position { $number }
start-dfrc = Double Fischer Random: White { $white }, Black { $black }
promoted-pawns = Promoted pawns
mark-promoted = Mark a piece…
# A piece in a list of promoted ones.
piece-on = { piece } { $square }
marked-promoted = The piece on { $square } counts as a promoted pawn
unmark-promoted = The { piece } on { $square } is no promoted pawn
checks-to-give = Checks still to give
checks-label = { $color ->
    [white] Checks that White still has to give
   *[black] Checks that Black still has to give
}
checks-left = { $color ->
    [white] { $count ->
        [0] White has given all three checks
        [1] White still has to give one check
       *[other] White still has to give { $count } checks
    }
   *[black] { $count ->
        [0] Black has given all three checks
        [1] Black still has to give one check
       *[other] Black still has to give { $count } checks
    }
}
# The pieces that a side holds in Crazyhouse.
hand-title = { $color ->
    [white] White in hand
   *[black] Black in hand
}
in-hand = { $piece ->
    [wK] White king in hand
    [wQ] White queen in hand
    [wR] White rook in hand
    [wB] White bishop in hand
    [wN] White knight in hand
    [wP] White pawn in hand
    [bK] Black king in hand
    [bQ] Black queen in hand
    [bR] Black rook in hand
    [bB] Black bishop in hand
    [bN] Black knight in hand
   *[bP] Black pawn in hand
}
in-hand-count = { in-hand }: { $count }
in-hand-more = { in-hand }: { $count }, one more
in-hand-less = { in-hand }: { $count }, one less
hands-full = Both hands together hold 64 pieces at most.

## Pictures

pieces-coming = The pieces are still on their way. Try again in a moment.
as-on-the-board = As on the board
picture-colors = Colours
look-brown = Brown
look-blue = Blue
look-green = Green
look-grey = Grey
look-contrast = High contrast
look-print = Print, hatched
picture-pieces = Pieces
set-silhouettes = Silhouettes
picture-coordinates = Coordinates
coordinates-inside = Inside
coordinates-outside = Outside
coordinates-none = None
picture-bottom = At the bottom
picture-border = Border
picture-mover = Side to move
picture-marks = Arrows and marks
picture-transparent = Transparent background
picture-size = Width (px)
picture-size-fault = From { $least } to { $most }
picture-density = Density
pixels = { $width } × { $height } pixels
png-pixels = PNG: { $width } × { $height } pixels
copy-picture = Copy picture
download-png = Download PNG
download-svg = Download SVG
share-picture = Share
alt-text = The picture in words
copy-alt-text = Copy text
alt-text-copied = Text copied
picture-shared = Picture shared
picture-copied = Picture copied, { $width } × { $height } pixels
picture-saved = Saved as { $name }
picture-saved-instead = This browser did not let the page copy the picture. It was downloaded instead, as { $name }.
picture-too-large = This browser cannot draw { $pixels }. Choose a smaller size, or download the SVG, which is sharp at any size.
picture-too-large-but = This browser cannot draw { $pixels }. It can draw { $possible }: choose the density { $density }×.
share-failed = The browser did not share the picture. Download it, and share the file.
picture-undrawn = The browser did not draw the picture. Download the SVG instead.

## Appearance

looks-theme = Page
theme-system = System
theme-light = Light
theme-dark = Dark
looks-colors = Board
looks-pieces = Pieces
looks-coordinates = Coordinates
looks-reset = Reset appearance
looks-were-reset = Appearance reset

## What was pasted

# Said before what it was read as.
pasted-briefly = Pasted.
import = What was pasted
import-list = Which one
offer-moves = Play the moves behind it
offer-other = This is no FEN, but it can be read: show how
read-as-game = Read as a game
letters-title = Whose piece letters are these?
letters-question = In different languages these letters mean different pieces. Choose the language; nothing has changed yet.
previous = Previous
next = Next
original = Original text
edit-original = Put it into the box
file-too-large = This file is larger than 8 MB: open a part of it.
files-too-large = These files together are larger than 8 MB: drop fewer of them.
text-too-large = This text is longer than 8 MB: paste a part of it.
text-being-read = The text is being read…
file-unread = This file could not be read.
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
remark-skipped = Some words were left out.
remark-operations-kept = The editor kept its operations.
remark-comments-left-out = The editor left out comments and variations.
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
reason-unclosed = Its end is missing.
reason-bare-board = This command sets up no position.
reason-illegal-move = This move cannot be played here.
reason-ambiguous-move = Several pieces can play this move.
reason-unreadable-move = This is not a move.
reason-illegal-start = From this position no move can be played.
reason-unknown-variant = This variant is not known here.
reason-other-game = This board belongs to another game. The editor has boards of 8 by 8 squares with the pieces of chess only.
reason-other-board = This board has { $files } by { $ranks } squares. The editor has boards of 8 by 8 squares only.
reason-game-link = This link names a game, and the moves are not in it. Copy the game’s PGN there and paste it here.
reason-too-much = There is more than this page keeps.
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

## Read aloud

read-aloud = Read aloud
no-faults = The text has no faults.
words-copied = Copied: the position in words
aloud-rank = Read this rank aloud
aloud-file = Read this file aloud
aloud-white = Read White’s pieces aloud
aloud-black = Read Black’s pieces aloud
aloud-position = Read the whole position aloud
aloud-findings = Read the findings and faults aloud
aloud-text = Read the FEN aloud, character by character
aloud-steps = Say how many steps can be undone
aloud-next-fault = Go to the next fault in the text
aloud-previous-fault = Go to the previous fault in the text
# Short names of the same on buttons.
button-rank = Rank { $rank }
button-file = File { $file }
button-findings = Findings
button-text = FEN, letter by letter
button-steps = Steps
# $men is "e1, white king; e8, black king".
rank-aloud = Rank { $rank }: { $men }.
rank-aloud-empty = Rank { $rank }: empty.
file-aloud = File { $file }: { $men }.
file-aloud-empty = File { $file }: empty.
finding-graded = { $severity }: { $finding }
# The name of a field at the head of a sentence.
-field-title = { $field ->
    [placement] Pieces
    [side] Side to move
    [castling] Castling
    [ep] En passant
    [halfmove] Halfmove clock
    [fullmove] Move number
    [count] Fields
   *[charset] Text
}
fault-counted = Fault { $number } of { $count }. { $fault }
fault-with-fix = { $fault } Fix: { $fix }.
# Where a fault is, and which characters stand there.
fault-at-end = { -field-title }, at the end of the text.
fault-before = { -field-title }, before character { $number }.
fault-at = { -field-title }, character { $number }: { $there }.
fault-from-to = { -field-title }, characters { $from } to { $to }: { $there }.
# The text of the box, character by character.
spelled-no-fields = No fields. The text: { $text }.
spelled-placement = Pieces.
spelled-field = { -field-title }: { $text }.
spelled-missing = { -field-title }: missing.
spelled-behind = Behind the fields: { $text }.
spelled-rank = Rank { $rank }: { $text }.
spelled-rank-slash = Rank { $rank }: { $text }; slash.
spelled-rank-nothing = Rank { $rank }: nothing.
spelled-rank-nothing-slash = Rank { $rank }: nothing; slash.
# The same character several times in a row.
spelled-times = { $count } times { $character }
spelled-more = { $text } and { $count } more
spelled-capital = capital { $letter }
spelled-slash = slash
spelled-dash = dash
spelled-space = space
spelled-plus = plus
spelled-tilde = tilde
spelled-dot = dot
spelled-comma = comma
spelled-left-bracket = left bracket
spelled-right-bracket = right bracket
spelled-number = the character U+{ $number }

## What has changed, for whoever does not see it

steps-none = Nothing to undo or redo.
steps-undo = Steps to undo: { $behind }.
steps-redo = Nothing to undo. Steps to redo: { $ahead }.
steps-both = Steps to undo: { $behind }. Steps to redo: { $ahead }.
turned-back = Undone: { $change } { $steps }
turned-forward = Redone: { $change } { $steps }
changed-squares = { $count } squares have changed.
changed-turn = { $color ->
    [white] White to move.
   *[black] Black to move.
}
changed-castling = Castling: { $letters }.
changed-no-castling = No castling rights.
changed-no-en-passant = No en passant square.
changed-halfmove = Halfmove clock { $number }.
changed-fullmove = Move number { $number }.
changed-position = The position has changed.
changed-text = the text.
news-settled = Settled. { $verdict }.
news-gone = Settled: { $findings }
news-found-one = Found: { $findings }
news-found = Found { $count } things: { $findings }
news-readable = The text can be read. { $verdict }.

## Keys

keys-on-board = On the board
keys-everywhere = Everywhere but in text
keys-in-text = Everywhere, in text too
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
key-control = Ctrl
key-shift = Shift
key-left = One square to the left
key-right = One square to the right
key-up = One square up
key-down = One square down
key-left-edge = To the left edge
key-right-edge = To the right edge
key-upper-edge = To the upper edge
key-lower-edge = To the lower edge
key-lift = Lift and drop a piece (with Alt: a copy), or use the tool
key-place = Place a { piece }
key-remove = Empty the square (also the one under the mouse)
key-piece-menu = Menu of pieces
key-mark = Mark the square, or remove its mark
key-aim = Begin an arrow, and end it on another square
key-color = { $mark-color ->
    [green] Draw in green
    [red] Draw in red
    [blue] Draw in blue
   *[yellow] Draw in yellow
}
key-clear-marks = Remove all marks
key-symmetry = Symmetry: place on all four sides
key-cancel = Let go; then back to the hand
key-flip = Flip the board
key-show-keys = Show this list
key-undo = Undo
key-redo = Redo
key-copy = Copy the FEN
key-paste = Paste a position

## A new version

new-version = A new version of Forsyth is here.
renew = Reload

## About

close = Close
about-1 = Forsyth edits one chess position: on the board, or as text. Everything happens in this page; nothing is sent anywhere.
about-2 = FEN is named after David Forsyth, who wrote positions this way in 1883, and Steven J. Edwards, who extended it for computers in 1993.
about-3 = The pieces were drawn for Forsyth, and are as free as the rest of it. Two other sets can be chosen: that of Cburnett and Rfc1394 (Wikimedia Commons), modified by shaack for cm-chessboard, under CC BY-SA 3.0; and silhouettes, which are icons of Font Awesome Free by Fonticons, Inc., under CC BY 4.0, with outlines added. The icons of the buttons are from Lucide (ISC licence).
about-4 = Forsyth is free software under the GNU General Public License, version 3 or later. It stands on shakmaty, Leptos and qrcodegen.
