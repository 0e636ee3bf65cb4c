## A picture of boards

pictured-being-read = { $count ->
    [one] L’image est en cours de lecture…
   *[other] { $count } images sont en cours de lecture…
}
pictured-without-board = Aucun échiquier n’a été trouvé dans { $count ->
    [one] cette image
   *[other] ces images
}. Les diagrammes et les captures d’écran peuvent être lus, pas les photographies de vrais échiquiers.
pictured-askew = { $count ->
    [one] L’échiquier de cette image n’est pas droit. Redressez l’image et réessayez.
   *[other] Les échiquiers de ces images ne sont pas droits. Redressez les images et réessayez.
}
pictured-broken = { $count ->
    [one] Cette image n’a pas pu être lue.
   *[other] Ces images n’ont pas pu être lues.
}
pictured-too-large = { $count ->
    [one] Cette image est trop grande.
   *[other] Ces images sont trop grandes.
} On peut lire jusqu’à 8 000 pixels sur 8 000.
# Of several pictures that came together; $names are their files, $why is one of the reasons above.
pictures-failed = { $names } : { $why }
# The name of a picture without a file.
picture-number = Image { $number }
# Before the reasons.
pictures-unread = Aucune des { $count } images n’a pu être lue.
# $count pictures were not looked at.
pictures-left-out = { $most } images au plus sont lues à la fois : { $count ->
    [one] la dernière a été laissée de côté.
   *[other] les { $count } dernières ont été laissées de côté.
}
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
pictures-announced = Lu dans { $pictures } images : { $boards } échiquiers.
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
