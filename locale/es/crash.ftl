### The crash screen. It must not depend on anything of the page.

crash-title = Forsyth se ha detenido
crash-kept = Un fallo del programa lo ha detenido. La posición de abajo es la última que se guardó; al recargar vuelve, con sus pasos para deshacer.
crash-again = El programa falla con lo que abre: el trabajo guardado en esta pestaña o la dirección. Sin ellos empieza con un historial vacío. Lo guardado queda apartado en esta pestaña y está en el informe.
crash-fen = { fen-label }
crash-draft = Texto del cuadro
crash-report = Informe
crash-private = No se envía nada. El informe indica el fallo, el navegador, el tipo de las últimas acciones y la posición.
crash-copy-fen = { copy-fen }
crash-copy-report = Copiar el informe
crash-copied = { copied }
crash-selected = Seleccionado: pulse Ctrl+C
crash-reload = { reload }
crash-afresh = Empezar sin ellos
failure-webassembly = Este editor necesita JavaScript y WebAssembly, y este navegador no tiene WebAssembly: está desactivado, o el navegador es demasiado antiguo.
failure-file = Un archivo de esta página no ha llegado, o no entero. Si tiene conexión, vuelva a cargar la página.
failure-sandbox = Esta página está en un marco que no deja cargar su programa (un sandbox sin origen). Ábrala en una pestaña propia.
