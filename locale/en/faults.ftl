### Faults of a text, their fixes, and repairs of the lenient reader.

## What is wrong with the text

text-faulty = Faulty text
# While a text is being typed whose beginning is right.
unfinished-rank = Rank { $number } of 8
unfinished-field = Field { $number } of 6
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
fault-field-order = The fields of this FEN are not in their order.
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
# The numbers of the ranks: "4, 3".
fix-ranks-at = Add empty ranks ({ $ranks })
fix-fields = Add the missing fields
fix-remove = Remove
fix-insert = Insert { $text }
fix-write = Write { $text }
fix-look-alikes = Write all such letters in Latin
fix-empty-rank = Remove one empty rank
fix-field-order = Put the fields in order: { $text }
fix-remove-text = Remove “{ $text }”
fix-replace = Write { $text } instead of “{ $given }”

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
repair-files = wrote the castling rights by sides
repair-square = read the en passant square in small letters
repair-clock = read the clocks
repair-filled = filled in the missing fields
repair-filled-with = filled in the missing fields: { $fields }
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

## What else is said of a text

offer-moves = Play the moves behind it
offer-shredder = Write Shredder-FEN
offer-other = This is no FEN, but it can be read: show how
no-faults = The text has no faults.
