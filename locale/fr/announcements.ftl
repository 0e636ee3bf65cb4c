### The position in words, and what a screen reader announces.

## The position in words

title-start = { $turn ->
    [white] Position de départ du jeu d’échecs, trait aux Blancs
   *[black] Position de départ du jeu d’échecs, trait aux Noirs
}
title-empty = { $turn ->
    [white] Échiquier vide, trait aux Blancs
   *[black] Échiquier vide, trait aux Noirs
}
title-men = { $turn ->
    [white] { $count ->
        [one] Position d’échecs à { $count } pièce, trait aux Blancs
       *[other] Position d’échecs à { $count } pièces, trait aux Blancs
    }
   *[black] { $count ->
        [one] Position d’échecs à { $count } pièce, trait aux Noirs
       *[other] Position d’échecs à { $count } pièces, trait aux Noirs
    }
}
# $pieces is "king e1; rooks a1 and h1; pawn e4".
side-pieces = { $color ->
    [white] Blancs : { $pieces }.
   *[black] Noirs : { $pieces }.
}
side-no-pieces = { $color ->
    [white] Blancs : aucune pièce.
   *[black] Noirs : aucune pièce.
}
# "king e1", "rooks a1 and h1".
pieces-on = { $role ->
    [king] { $count ->
        [1] roi { $squares }
       *[other] rois { $squares }
    }
    [queen] { $count ->
        [1] dame { $squares }
       *[other] dames { $squares }
    }
    [rook] { $count ->
        [1] tour { $squares }
       *[other] tours { $squares }
    }
    [bishop] { $count ->
        [1] fou { $squares }
       *[other] fous { $squares }
    }
    [knight] { $count ->
        [1] cavalier { $squares }
       *[other] cavaliers { $squares }
    }
   *[pawn] { $count ->
        [1] pion { $squares }
       *[other] pions { $squares }
    }
}
# $pieces is "a queen and 2 knights".
side-in-hand = { $color ->
    [white] Les Blancs ont en réserve : { $pieces }.
   *[black] Les Noirs ont en réserve : { $pieces }.
}
# "a queen", "2 knights": counted pieces.
pieces-counted = { $role ->
    [king] { $count ->
        [1] un roi
       *[other] { $count } rois
    }
    [queen] { $count ->
        [1] une dame
       *[other] { $count } dames
    }
    [rook] { $count ->
        [1] une tour
       *[other] { $count } tours
    }
    [bishop] { $count ->
        [1] un fou
       *[other] { $count } fous
    }
    [knight] { $count ->
        [1] un cavalier
       *[other] { $count } cavaliers
    }
   *[pawn] { $count ->
        [1] un pion
       *[other] { $count } pions
    }
}
# $how is "kingside", "queenside", "with the rook on g1", or several joined by "or".
side-may-castle = { $color ->
    [white] Les Blancs peuvent faire { $how }.
   *[black] Les Noirs peuvent faire { $how }.
}
castle-wing = { $wing ->
    [kingside] le petit roque
   *[queenside] le grand roque
}
castle-with = le roque avec la tour { $square }
en-passant-square = Case de prise en passant : { $square }.
checks-to-come = Échecs restant à donner : Blancs { $white }, Noirs { $black }.
# The end of a picture's text.
picture-marked = Marques : { $marks }.
picture-black-below = Les Noirs sont en bas.

## Read aloud

read-aloud = Lire à voix haute
words-copied = Copié : la position en toutes lettres
read-aloud-rank = Lire cette rangée
read-aloud-file = Lire cette colonne
read-aloud-white = Lire les pièces des Blancs
read-aloud-black = Lire les pièces des Noirs
read-aloud-position = Lire toute la position
read-aloud-findings = Lire les remarques et les erreurs
read-aloud-text = Lire le FEN caractère par caractère
read-aloud-steps = Dire combien d’étapes peuvent être annulées
read-aloud-next-fault = Aller à l’erreur suivante du texte
read-aloud-previous-fault = Aller à l’erreur précédente du texte
# Short names of the same on buttons.
button-rank = Rangée { $rank }
button-file = Colonne { $file }
button-findings = Remarques
button-text = FEN, lettre par lettre
button-steps = Étapes
# $men is "e1, white king; e8, black king".
rank-announcement = Rangée { $rank } : { $men }.
rank-announcement-empty = Rangée { $rank } : vide.
file-announcement = Colonne { $file } : { $men }.
file-announcement-empty = Colonne { $file } : vide.
finding-graded = { $severity } : { $finding }
# The name of a field at the head of a sentence.
-field-title = { $field ->
    [placement] Pièces
    [side] Trait
    [castling] Roque
    [ep] En passant
    [halfmove] Compteur de demi-coups
    [fullmove] Numéro du coup
    [count] Champs
   *[charset] Texte
}
fault-counted = Erreur { $number } sur { $count }. { $fault }
fault-with-fix = { $fault } Correction : { $fix }.
# Where a fault is, and which characters stand there.
fault-at-end = { -field-title }, à la fin du texte.
fault-before = { -field-title }, avant le caractère { $number }.
fault-at = { -field-title }, caractère { $number } : { $there }.
fault-from-to = { -field-title }, caractères { $from } à { $to } : { $there }.
# The text of the box, character by character.
spelled-no-fields = Aucun champ. Le texte : { $text }.
spelled-placement = Pièces.
spelled-field = { -field-title } : { $text }.
spelled-missing = { -field-title } : rien.
spelled-after = Après les champs : { $text }.
spelled-rank = Rangée { $rank } : { $text }.
spelled-rank-slash = Rangée { $rank } : { $text } ; barre oblique.
spelled-rank-nothing = Rangée { $rank } : rien.
spelled-rank-nothing-slash = Rangée { $rank } : rien ; barre oblique.
# The same character several times in a row.
spelled-times = { $count } fois { $character }
spelled-more = { $text } et { $count } de plus
spelled-capital = { $letter } majuscule
spelled-slash = barre oblique
spelled-dash = tiret
spelled-space = espace
spelled-plus = plus
spelled-tilde = tilde
spelled-dot = point
spelled-comma = virgule
spelled-left-bracket = crochet ouvrant
spelled-right-bracket = crochet fermant
spelled-number = le caractère U+{ $number }

## What has changed

steps-none = Rien à annuler ni à rétablir.
steps-undo = Étapes à annuler : { $behind }.
steps-redo = Rien à annuler. Étapes à rétablir : { $ahead }.
steps-both = Étapes à annuler : { $behind }. Étapes à rétablir : { $ahead }.
undone = Annulé : { $change } { $steps }
redone = Rétabli : { $change } { $steps }
changed-squares = { $count } cases ont changé.
changed-turn = { $color ->
    [white] Trait aux Blancs.
   *[black] Trait aux Noirs.
}
changed-castling = Roque : { $letters }.
changed-no-castling = Aucun droit de roque.
changed-no-en-passant = Aucune case de prise en passant.
changed-halfmove = Compteur de demi-coups : { $number }.
changed-fullmove = Numéro du coup : { $number }.
changed-position = La position a changé.
changed-text = le texte.
findings-settled = Réglé. { $verdict }.
findings-gone = Réglé : { $findings }
findings-found-one = Remarque : { $findings }
findings-found = { $count } remarques : { $findings }
text-readable = Le texte est lisible. { $verdict }.
