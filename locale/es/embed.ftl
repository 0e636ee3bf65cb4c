### An embedded board.

embed-open = Abrir en Forsyth
embed-unread = En lo pegado no hay ningún FEN.
# What the page around is told; $name is the part of its message.
embed-no-text = «{ $name }» no es un texto.
embed-too-long = «{ $name }» supera los { $most } bytes.
embed-fen = El FEN no se puede leer. { $fault }
embed-marks = Las marcas no se pueden leer. Se escriben así: Ge2e4,Rd4.
embed-orientation = La orientación no es ni «white» ni «black».
