### Notations, text forms, links, embedding and pictures.

## The menu of the copy button

copy-form-link = Link
copy-form-refused = The browser did not let the page use the clipboard.

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

text-form = Form
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
text-pieces-problem = Pieces of a problem
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

## Pictures

pieces-loading = The pieces are still on their way. Try again in a moment.
as-on-the-board = As on the board
picture-colors = Colours
board-theme-brown = Brown
board-theme-blue = Blue
board-theme-green = Green
board-theme-grey = Grey
board-theme-contrast = High contrast
board-theme-print = Print, hatched
picture-pieces = Pieces
set-silhouettes = Silhouettes
picture-coordinates = Coordinates
coordinates-inside = Inside
coordinates-outside = Outside
coordinates-none = None
picture-bottom = At the bottom
picture-border = Border
picture-mover = Side to move
picture-margin = Margin
picture-caption = Caption
picture-title = Title
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
