### What is said when a program of the page has broken: nothing of it may be needed to say so.

broken-title = Forsyth has stopped
broken-kept = A fault in the program has stopped it. The position below is the last one that was kept; a reload brings it back, with its undo steps.
# Reloading would not help: what is kept, or what the address says, stops it at once.
broken-again = The program stops at what it opens: the work kept in this tab, or the address. Without them it starts with an empty history. What was kept is put aside in this tab, and stands in the report.
broken-panels = A fault in the program has stopped the panels. Board and FEN go on; a reload brings the panels back.
# The names of the three texts, and of the buttons.
broken-fen = { fen-label }
broken-draft = Text in the box
broken-report = Report
broken-private = Nothing is sent. The report names the fault, the browser, the kinds of your last actions and the position.
broken-copy-fen = { copy-fen }
broken-copy-report = Copy report
broken-copied = { copied }
# The browser refuses the clipboard; the text is selected instead.
broken-selected = Selected: press Ctrl+C
broken-reload = { renew }
broken-afresh = Start without them
broken-go-on = { close }

## Why the program could not be started

failure-webassembly = This editor needs JavaScript and WebAssembly, and this browser has no WebAssembly: it is switched off, or the browser is too old.
failure-file = A file of this page did not come, or not whole. If you are online, load the page again.
failure-sandbox = This page is in a frame that keeps its program from loading (a sandbox without an origin). Open it in a tab of its own.
