### The page about embedding a board (`embed.html`). Not part of the program: it is written when the page is built.
### A variable stands for what is written in code: an attribute, a value, an address.

embed-page-document-title = Forsyth: a chess board for your page
embed-page-description = How to put a chess board into any page: a custom element or a frame, read-only or editable, and the messages that it exchanges with the page.
# The name of the list of languages.
embed-page-languages = { language }
embed-page-title = A chess board for your page
embed-page-introduction = Forsyth stands in any page as a frame: the board alone, or with the FEN box; read-only, or to edit. It sends nothing to any server, and all it learns of your page is the messages that you send.
embed-page-to-the-editor = To the editor

## Two boards to try

embed-page-read-only = A position to look at
embed-page-lucena = The Lucena position
embed-page-size = The board is square, and as wide as its container. Your style sheet may say otherwise; the board is always as large as its frame allows.
embed-page-editable = A position to edit
embed-page-position-editor = Position editor
embed-page-heard = The page that you are reading receives each change that you make on the board:
embed-page-marks = Marks
embed-page-orientation = Orientation
# No change has come yet.
embed-page-nothing-yet = nothing yet
# There are no marks.
embed-page-none = none
embed-page-set-endgame = Set up an endgame
embed-page-turn-board = Turn the board

## The element <forsyth-board>. The default is what holds where an attribute is missing.

embed-page-attributes = Attributes of the element
embed-page-attribute = Attribute
embed-page-meaning = Meaning
embed-page-default = Default
embed-page-attribute-fen = The position. It is read as leniently as in the editor.
embed-page-default-fen = the start position
# $colors are four letters; $arrow, $circle and $square are examples.
embed-page-attribute-marks = What is drawn: a colour ({ $colors }) and squares. { $arrow } is an arrow, { $circle } a circle, { $square } with a small letter a coloured square; commas between them.
embed-page-default-marks = no marks
embed-page-attribute-orientation = { $white } or { $black }: the side at the bottom.
embed-page-attribute-mode = { $board }, or { $fen } for the board with the FEN box.
embed-page-attribute-edit = The reader may edit the position.
embed-page-default-edit = read-only
embed-page-attribute-theme = { $light } or { $dark }.
embed-page-default-theme = the setting of the reader’s system
embed-page-attribute-colors = The colours of the squares: { $blue }, { $green }, { $grey }, { $contrast } or { $print }.
embed-page-default-colors = brown
embed-page-attribute-pieces = The piece set: { $cburnett } or { $silhouettes }.
embed-page-default-pieces = Forsyth’s own
embed-page-attribute-coordinates = { $none }: no coordinates.
embed-page-default-coordinates = in the squares
embed-page-attribute-lang = The language: { $english }, { $german }, { $french } or { $spanish }.
embed-page-default-lang = the language of the reader’s browser
embed-page-attribute-src = The address of Forsyth.
embed-page-default-src = where the script came from
embed-page-attribute-title = The name of the frame for assistive technology.
embed-page-properties = The first three may change at any time, by the attribute or by the property of the same name; the board follows without being loaded again. Reading a property gives what the board shows. The others are read when the element is put into the page.
embed-page-events = A { $change } event comes after each change by the reader, with { $fen }, { $marks } and { $orientation } in its { $detail }. An { $error } event comes when something that was set cannot be read, with a sentence in { $message }; the board stays as it was.

## A frame without the element

embed-page-frame = A frame without the element
embed-page-in-the-address = In the address
embed-page-address-embed = The board alone. { $fen } has the FEN box too.
embed-page-address-theme = Or { $light }. { $colors }, { $pieces }, { $coordinates } and { $lang } as above.
embed-page-address-origin = Only a page of this origin may exchange messages with the board.
embed-page-address-fragment = What is shown at first, as in every link to Forsyth.
embed-page-keeps-nothing = An embedded board stores nothing in the reader’s browser and adds no steps to the Back button. Its copy button needs { $allow }; without that it selects the text, for the reader to copy.

## Messages between the board and the page

embed-page-messages = Messages
embed-page-messages-about = Messages are objects, sent with { $function }. An { $id }, a text or a number, comes back with the answer.
embed-page-to-the-board = To the board
embed-page-answer = Answer
embed-page-set-about = What is left out stays as it is. A read-only board takes it too.
embed-page-set-answer = The same; or { $error }, and nothing has changed.
embed-page-from-the-board = From the board
embed-page-when = When
embed-page-when-ready = Once, when the board can receive messages.
embed-page-when-changed = After each change by the reader.

## Origins: scheme, host and port of an address, as the web's security knows them

embed-page-origins = Which pages may talk to the board
embed-page-origins-parent = The board listens only to the page that holds its frame: not to other frames, and not to pages deeper or higher.
embed-page-origins-named = With { $origin } in its address it listens to that page only if it has exactly this origin. The element always names the origin of its page.
embed-page-origins-answers = An answer goes to the origin that has asked, and to no other. Changes go to the origin that the address names; without one, to the origin of the last message, and before the first message to nobody.
embed-page-origins-ready = { $ready } holds no content. It goes to the origin that the address names; without one, to whatever page holds the frame.
embed-page-origins-opaque = A page without an origin (a file, a sandboxed frame) is ignored, for no answer could be addressed to it.
embed-page-origins-sandbox = A frame with { $sandbox } needs { $allow }, or the board does not start. It has the origin of Forsyth then, not that of your page.
embed-page-origins-text = Whatever comes is read as text and never as markup. A message of another type, or from anyone else, is ignored.

## Hosting

embed-page-headers = Hosting it yourself
embed-page-headers-host = Forsyth is a folder of files; any static host will do. A host that sends a Content-Security-Policy forbids framing the editor and allows it for addresses whose query has { $embed }: { $nobody } and { $everybody }. Forsyth comes with such headers for nginx and Caddy. Those for Netlify and Cloudflare Pages, which cannot tell queries apart, allow both.
embed-page-headers-page = A page with a policy of its own needs the host of Forsyth in its { $frames }, and for the element in its { $scripts }.
