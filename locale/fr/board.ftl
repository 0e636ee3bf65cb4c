### The board: squares, the piece menu, marks.

## Squares

# Read aloud at each step of a walk over the board.
square-with-piece = { $square }, { piece }
square-empty = { $square }, vide
square-lifted = { $square }, { piece } { -lifted }
# Said when an arrow was begun by a key.
arrow-begins = Une flèche commence ici : allez à sa pointe et appuyez sur A

## The menu of pieces

piece-menu = Pièce en { $square }
empty-square = Case vide
cancel = Annuler

## Marks

pen-choices = Ce que trace le crayon
pen-fills = Colorer des cases entières au lieu de tracer des cercles
clear-marks = Effacer toutes les marques
symmetry-on = Symétrie activée : chaque pièce est posée des quatre côtés
symmetry-off = Symétrie désactivée
# With its key.
pen-color = { $mark-color ->
    [green] Dessiner en vert (1)
    [red] Dessiner en rouge (2)
    [blue] Dessiner en bleu (3)
   *[yellow] Dessiner en jaune (4)
}
pen-draws = { $mark-color ->
    [green] Le crayon trace des cercles et des flèches en vert.
    [red] Le crayon trace des cercles et des flèches en rouge.
    [blue] Le crayon trace des cercles et des flèches en bleu.
   *[yellow] Le crayon trace des cercles et des flèches en jaune.
}
pen-draws-squares = { $mark-color ->
    [green] Le crayon trace des cases et des flèches en vert.
    [red] Le crayon trace des cases et des flèches en rouge.
    [blue] Le crayon trace des cases et des flèches en bleu.
   *[yellow] Le crayon trace des cases et des flèches en jaune.
}
mark-square = { $mark-color ->
    [green] case { $square } en vert
    [red] case { $square } en rouge
    [blue] case { $square } en bleu
   *[yellow] case { $square } en jaune
}
mark-circle = { $mark-color ->
    [green] cercle vert en { $square }
    [red] cercle rouge en { $square }
    [blue] cercle bleu en { $square }
   *[yellow] cercle jaune en { $square }
}
mark-arrow = { $mark-color ->
    [green] flèche verte de { $from } à { $to }
    [red] flèche rouge de { $from } à { $to }
    [blue] flèche bleue de { $from } à { $to }
   *[yellow] flèche jaune de { $from } à { $to }
}
mark-drawn = Ajout : { $mark }.
mark-removed = Retrait : { $mark }.
marks-none = Aucune marque.
marks-all = Marques : { $marks }.
