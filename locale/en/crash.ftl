### The crash screen. It must not depend on anything of the page.

crash-title = Forsyth has stopped
crash-kept = A fault in the program has stopped it. The position below is the last one that was kept; a reload brings it back, with its undo steps.
# Reloading would not help: what is kept, or what the address says, stops it at once.
crash-again = The program stops at what it opens: the work kept in this tab, or the address. Without them it starts with an empty history. What was kept is put aside in this tab, and stands in the report.
# The names of the three texts, and of the buttons.
crash-fen = { fen-label }
crash-draft = Text in the box
crash-report = Report
crash-private = Nothing is sent. The report names the fault, the browser, the kinds of your last actions and the position.
crash-copy-fen = { copy-fen }
crash-copy-report = Copy report
crash-copied = { copied }
# The browser refuses the clipboard; the text is selected instead.
crash-selected = Selected: press Ctrl+C
crash-reload = { reload }
crash-afresh = Start without them

## Why the program could not be started

failure-webassembly = This editor needs JavaScript and WebAssembly, and this browser has no WebAssembly: it is switched off, or the browser is too old.
failure-file = A file of this page did not come, or not whole. If you are online, load the page again.
failure-sandbox = This page is in a frame that keeps its program from loading (a sandbox without an origin). Open it in a tab of its own.
