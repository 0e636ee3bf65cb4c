## A picture of boards

pictured-being-read = { $count ->
    [one] Das Bild wird gelesen …
   *[other] { $count } Bilder werden gelesen …
}
pictured-without-board = In { $count ->
    [one] diesem Bild
   *[other] diesen Bildern
} wurde kein Brett gefunden. Diagramme und Bildschirmfotos können gelesen werden, Fotos wirklicher Bretter nicht.
pictured-askew = { $count ->
    [one] Das Brett in diesem Bild steht schief. Richten Sie das Bild gerade, und versuchen Sie es noch einmal.
   *[other] Die Bretter in diesen Bildern stehen schief. Richten Sie die Bilder gerade, und versuchen Sie es noch einmal.
}
pictured-broken = { $count ->
    [one] Dieses Bild konnte nicht gelesen werden.
   *[other] Diese Bilder konnten nicht gelesen werden.
}
pictured-too-large = { $count ->
    [one] Dieses Bild ist zu groß.
   *[other] Diese Bilder sind zu groß.
} Gelesen werden bis zu 8000 mal 8000 Pixel.
# Of several pictures that came together; $names are their files, $why is one of the reasons above.
pictures-failed = { $names }: { $why }
# The name of a picture without a file.
picture-number = Bild { $number }
# Before the reasons.
pictures-unread = Keines der { $count } Bilder konnte gelesen werden.
# $count pictures were not looked at.
pictures-left-out = Höchstens { $most } Bilder werden auf einmal gelesen: { $count ->
    [one] Das letzte wurde weggelassen.
   *[other] Die letzten { $count } wurden weggelassen.
}
pictured-cut-off = Ein Teil des Bretts liegt außerhalb des Bilds.
pictured-small = Die Felder sind kleiner als 12 Pixel: Vergleichen Sie jedes mit dem Bild.
# What assistive technology calls the part that is shown.
pictured-crop = Der Teil des Bilds mit dem Brett
# Squares that were read without certainty.
pictured-doubts = { $count ->
    [0] Kein Feld ist zweifelhaft.
    [one] Ein Feld ist zweifelhaft: { $squares }.
   *[other] { $count } Felder sind zweifelhaft: { $squares }.
}
pictured-next-doubt = F8 geht zum nächsten.
# Said when it has been read.
pictured-announced = { $count ->
    [one] Aus einem Bild gelesen.
   *[other] Aus einem Bild mit { $count } Brettern gelesen.
}
pictures-announced = Aus { $pictures } Bildern gelesen: { $boards } Bretter.
# A button: the other side is at the bottom of the picture.
pictured-turn = Umdrehen
pictured-castling = Rochade erlauben
# Said of a board whose frame may be wrong.
pictured-unsure = Die Ränder des Bretts waren schwer zu finden. Ziehen Sie die Ecken dorthin, wo der Rahmen sein muss.
# A button that shows handles at the corners of the frame.
pictured-corners = Ecken verschieben
# A button: the board between the corners that keys have moved.
pictured-read-again = Neu lesen
pictured-corner-top-left = Ecke oben links
pictured-corner-top-right = Ecke oben rechts
pictured-corner-bottom-right = Ecke unten rechts
pictured-corner-bottom-left = Ecke unten links
# What assistive technology says of a corner.
pictured-corner-keys = Die Pfeiltasten verschieben sie, mit Umschalt weiter. Die Eingabetaste liest das Brett neu.
