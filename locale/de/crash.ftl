### The crash screen. It must not depend on anything of the page.

crash-title = Forsyth ist stehen geblieben
crash-kept = Ein Fehler im Programm hat es angehalten. Unten steht die zuletzt gesicherte Stellung; Neuladen bringt sie zurück, samt den Schritten zum Zurücknehmen.
crash-again = Das Programm scheitert an dem, was es öffnet: an der gesicherten Arbeit dieses Tabs oder an der Adresse. Ohne sie beginnt es mit leerem Verlauf. Das Gesicherte wird in diesem Tab beiseitegelegt und steht im Bericht.
crash-fen = { fen-label }
crash-draft = Text im Eingabefeld
crash-report = Bericht
crash-private = Nichts wird gesendet. Der Bericht nennt den Fehler, den Browser, die Art der letzten Handlungen und die Stellung.
crash-copy-fen = { copy-fen }
crash-copy-report = Bericht kopieren
crash-copied = { copied }
crash-selected = Ausgewählt: Strg+C drücken
crash-reload = { reload }
crash-afresh = Ohne sie beginnen
failure-webassembly = Dieser Editor braucht JavaScript und WebAssembly, und dieser Browser hat kein WebAssembly: Es ist abgeschaltet, oder der Browser ist zu alt.
failure-file = Eine Datei dieser Seite ist nicht oder nicht vollständig angekommen. Wenn Sie online sind, laden Sie die Seite neu.
failure-sandbox = Diese Seite steht in einem Rahmen, der ihr Programm nicht laden lässt (eine Sandbox ohne Herkunft). Öffnen Sie sie in einem eigenen Tab.
