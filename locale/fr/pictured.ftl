## A picture of boards

pictured-being-read = L’image est en cours de lecture…
pictured-without-board = Aucun échiquier n’a été trouvé dans cette image. Les diagrammes et les captures d’écran peuvent être lus, pas les photographies de vrais échiquiers.
pictured-askew = L’échiquier de cette image n’est pas droit. Redressez l’image et réessayez.
pictured-broken = Cette image n’a pas pu être lue.
pictured-too-large = Cette image est trop grande. On peut lire jusqu’à 8 000 pixels sur 8 000.
pictured-cut-off = Une partie de l’échiquier est hors de l’image.
pictured-small = Les cases font moins de 12 pixels : comparez chacune avec l’image.
# What assistive technology calls the part that is shown.
pictured-crop = La partie de l’image avec l’échiquier
# Squares that were read without certainty.
pictured-doubts = { $count ->
    [0] Aucune case n’est douteuse.
    [one] Une case est douteuse : { $squares }.
   *[other] { $count } cases sont douteuses : { $squares }.
}
pictured-next-doubt = F8 va à la suivante.
# Said when it has been read.
pictured-announced = { $count ->
    [one] Lu dans une image.
   *[other] Lu dans une image de { $count } échiquiers.
}
# A button: the other side is at the bottom of the picture.
pictured-turn = Retourner
pictured-castling = Autoriser le roque
# Said of a board whose frame may be wrong.
pictured-unsure = Les bords de l’échiquier ont été difficiles à trouver. Faites glisser les coins là où le cadre est faux.
# A button that shows handles at the corners of the frame.
pictured-corners = Déplacer les coins
# A button: the board between the corners that keys have moved.
pictured-read-again = Relire
pictured-corner-top-left = Coin supérieur gauche
pictured-corner-top-right = Coin supérieur droit
pictured-corner-bottom-right = Coin inférieur droit
pictured-corner-bottom-left = Coin inférieur gauche
# What assistive technology says of a corner.
pictured-corner-keys = Les flèches le déplacent, avec Maj plus loin. Entrée relit l’échiquier.
