## A picture of boards

pictured-being-read = Das Bild wird gelesen …
pictured-without-board = In diesem Bild wurde kein Brett gefunden. Diagramme und Bildschirmfotos können gelesen werden, Fotos wirklicher Bretter nicht.
pictured-askew = Das Brett in diesem Bild steht schief. Richten Sie das Bild gerade, und versuchen Sie es noch einmal.
pictured-broken = Dieses Bild konnte nicht gelesen werden.
pictured-too-large = Dieses Bild ist zu groß. Gelesen werden bis zu 8000 mal 8000 Pixel.
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
