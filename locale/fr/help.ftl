### The help: what the fields of a FEN are, and what they mean in the present position.

help-title = Qu’est-ce que le FEN ?
help-close = Fermer l’aide
help-about = Le FEN écrit une position sur une ligne : six champs séparés par une espace. Voici la ligne de la zone FEN, champ par champ : survolez ou touchez une partie pour la voir sur l’échiquier.
# The text in the box has faults.
help-faulty = Le texte de la zone FEN contient des erreurs. Voici l’explication de ce qui a pu être lu.
help-faulty-field = Quelque chose ne va pas dans ce champ ; l’échiquier montre ce qui a pu en être lu.
help-absent = Ce champ manque dans le texte ; voici ce qui vaut pour l’échiquier.
help-field-name = { $field ->
    [placement] Placement
    [side] Trait
    [castling] Droits de roque
    [ep] Case de prise en passant
    [halfmove] Compteur de demi-coups
   *[other] Numéro du coup
}
help-field-about = { $field ->
    [placement] Où se trouve chaque pièce : la 8e rangée d’abord, chaque rangée de la colonne a à la colonne h, une barre oblique entre deux rangées. Une lettre est une pièce, un chiffre le nombre de cases vides qui se suivent.
    [side] La lettre w (white) si les Blancs ont le trait, b (black) si ce sont les Noirs.
    [castling] Une lettre pour chaque roque encore permis : K et Q pour le petit et le grand roque des Blancs, k et q pour ceux des Noirs, un tiret s’il n’en reste aucun. Cela veut dire que le roi et la tour n’ont pas bougé, non que le chemin est libre.
    [ep] Si un pion vient d’avancer de deux cases : la case qu’il a franchie. Sinon, un tiret.
    [halfmove] Le nombre de coups des deux camps depuis la dernière prise ou le dernier coup de pion.
   *[other] Le numéro du prochain coup sur la feuille de partie. Il commence à 1 et augmente après le coup des Noirs.
}

## What the fields say now

help-ranks = Rangée par rangée
help-rank = { $rank ->
    [1] 1re rangée
   *[other] { $rank }e rangée
}
help-men = Pièces et pions sur l’échiquier : Blancs { $white }, Noirs { $black }.
# Before what stands on a rank: "White: 8 pawns".
help-color = { $color ->
    [white] Blancs :
   *[black] Noirs :
}
# Men of one kind side by side, whose colour is known: "rook", "8 pawns".
help-men-of = { $role ->
    [king] { $count ->
        [1] roi
       *[other] { $count } rois
    }
    [queen] { $count ->
        [1] dame
       *[other] { $count } dames
    }
    [rook] { $count ->
        [1] tour
       *[other] { $count } tours
    }
    [bishop] { $count ->
        [1] fou
       *[other] { $count } fous
    }
    [knight] { $count ->
        [1] cavalier
       *[other] { $count } cavaliers
    }
   *[pawn] { $count ->
        [1] pion
       *[other] { $count } pions
    }
}
# The same with their colour: "white rook", "2 black pawns".
help-men-in-color = { $count ->
    [1] { piece }
   *[other] { $count } { $piece ->
        [wK] rois blancs
        [wQ] dames blanches
        [wR] tours blanches
        [wB] fous blancs
        [wN] cavaliers blancs
        [wP] pions blancs
        [bK] rois noirs
        [bQ] dames noires
        [bR] tours noires
        [bB] fous noirs
        [bN] cavaliers noirs
       *[bP] pions noirs
    }
}
help-empty = { $count ->
    [one] { $count } case vide
   *[other] { $count } cases vides
}
help-turn = { $color ->
    [white] C’est aux Blancs de jouer.
   *[black] C’est aux Noirs de jouer.
}
-may-castle-white = { $white-wings ->
    [both] Les Blancs peuvent encore faire les deux roques
    [king] Les Blancs peuvent encore faire le petit roque
    [queen] Les Blancs peuvent encore faire le grand roque
   *[none] Les Blancs ne peuvent plus roquer
}
-may-castle-black = { $black-wings ->
    [both] les Noirs peuvent encore faire les deux roques
    [king] les Noirs peuvent encore faire le petit roque
    [queen] les Noirs peuvent encore faire le grand roque
   *[none] les Noirs ne peuvent plus roquer
}
help-rights = { -may-castle-white } ; { -may-castle-black }.
help-rights-same = { $wings ->
    [both] Les deux camps peuvent encore faire les deux roques.
    [king] Les deux camps peuvent encore faire le petit roque.
    [queen] Les deux camps peuvent encore faire le grand roque.
   *[none] Les deux camps ne peuvent plus roquer.
}
# A right that the board does not allow.
help-idle-right = Au moins un de ces droits ne sert à rien : un roi ou une tour n’est pas à sa place, ou ce jeu ne connaît pas le roque.
help-no-square = Aucun pion ne vient d’avancer de deux cases en s’exposant à une prise en passant.
help-passing-unsound = La case { $square } est indiquée, mais, sur cet échiquier, aucun pion ne peut venir de la franchir.
help-passing-idle = Un pion { $color ->
    [white] blanc
   *[black] noir
} vient de franchir { $square }, mais aucun pion ne peut le prendre.
help-passing = Un pion { $color ->
    [white] blanc
   *[black] noir
} vient de franchir { $square } : il peut y être pris en passant, à ce coup seulement.
help-halfmove = { $count ->
    [0] Le dernier coup était une prise ou un coup de pion, ou personne n’a encore joué.
    [1] Un demi-coup depuis la dernière prise ou le dernier coup de pion ; à 100, la nulle peut être réclamée.
   *[other] { $count } demi-coups depuis la dernière prise ou le dernier coup de pion ; à 100, la nulle peut être réclamée.
}
help-halfmove-draw = { $count } demi-coups sans prise ni coup de pion : la nulle peut être réclamée.
help-halfmove-over = { $count } demi-coups sans prise ni coup de pion : à 150, la partie était nulle.
help-fullmove = La partie en est au coup n° { $number } ; c’est aux { $color ->
    [white] Blancs
   *[black] Noirs
} de jouer.

## Where programs differ

help-dialects = Là où les programmes diffèrent
# Before what each dialect makes of the position on the board.
help-on-board = Cette position :
help-square = La case de prise en passant
help-square-text = Le standard de 1993 l’écrit après chaque avance de deux cases. X-FEN ne l’écrit que si un pion adverse se trouve à côté de celui qui vient d’avancer ; Lichess et la plupart des moteurs, que si la prise est légale.
help-chess960 = Le roque en Chess960
help-chess960-text = Quand les tours peuvent partir de n’importe quelle colonne, K et Q ne disent pas toujours de quelle tour il s’agit. Shredder-FEN écrit à leur place la colonne de la tour ; X-FEN ne le fait que si cette tour n’est pas la plus proche du bord.
help-epd = EPD
help-epd-text = Quatre champs sans compteurs, puis des opérations, par exemple le meilleur coup ou un nom, chacune avec un point-virgule. Ni l’EPD ni le FEN ne connaissent les coups précédents : on n’y voit donc pas une triple répétition.

## Common mistakes

help-mistakes = Erreurs fréquentes
help-order = Les droits de roque suivent l’ordre KQkq
help-order-text = Dans un autre ordre, ce n’est pas du FEN, et un programme strict le refuse. Cet éditeur le lit et le remet en ordre.
help-clock = Le compteur de demi-coups ne s’arrête pas à 99
help-clock-text = À 100, un joueur peut réclamer la nulle ; à 150, la partie est finie. Le nombre lui-même n’a pas de limite.
help-behind = La case de prise en passant est derrière le pion
help-behind-text = Après e2–e4, c’est e3, où arriverait le pion qui prend, et non e4, où se trouve le pion.
help-letters = Les lettres sont anglaises dans toutes les langues
# The example beside it has an S, the German knight, among the pieces.
help-letters-text = Pion P, cavalier N, fou B, tour R, dame Q, roi K : le R n’est donc pas le roi. Le C français et le S allemand du cavalier ne sont pas des pièces ici.
help-case = Les majuscules désignent les Blancs
# The example beside it has a black king on e4 and a white one on c5.
help-case-text = Un roi blanc en e4 et un roi noir en c5 ? Cette ligne dit l’inverse.
help-eight = Chaque rangée a huit cases
help-eight-text = Pièces et chiffres font 8 en tout. Ici, la 7e rangée en a quinze.
help-two-places = Un coup modifie deux endroits
help-two-places-text = Après 1. e4 e5, le pion est en e5 et n’est plus en e7. Ici, les Noirs ont neuf pions.
help-zero = Le numéro du coup commence à 1
help-zero-text = Une partie n’a pas de coup 0. Certains programmes l’écrivent ; cet éditeur en fait un 1.
# Loads the example.
help-try = Essayer

## Le mode d’emploi de l’échiquier

help-use = Mode d’emploi
# What the reader points with: a choice.
help-pointing = Saisie
pointing-mouse = Souris
pointing-touch = Doigt
pointing-keyboard = Clavier
guide-place = Placer une pièce
guide-place-how = Glissez-la du bord de l’échiquier sur une case.
guide-move = Déplacer une pièce
guide-move-how = { $pointing ->
    [touch] Glissez-la, ou touchez-la puis sa case. Ce qui s’y trouve est remplacé.
   *[other] Glissez-la, ou cliquez-la puis sa case. Avec Alt à la fin, elle est copiée.
}
guide-remove = Ôter une pièce
guide-remove-how = Lâchez-la hors de l’échiquier. La gomme ôte ce qu’elle balaie.
guide-paint = En placer plusieurs
guide-paint-how = { $pointing ->
    [touch] Touchez une pièce à côté de l’échiquier, puis touchez des cases ou balayez-les. Retouchez la pièce pour revenir à la main.
   *[other] Cliquez une pièce à côté de l’échiquier, puis cliquez des cases ou balayez-les. Échap revient à la main.
}
guide-other-color = L’autre couleur
guide-other-color-how = Une pièce en main, le bouton droit place la même pièce de l’autre camp.
guide-wheel = La pièce suivante
guide-wheel-how = Tournez la molette sur l’échiquier ; appuyez dessus sur une pièce pour en prendre le type en main.
guide-menu = Toute pièce, sur la case
guide-menu-how = { $pointing ->
    [touch] Laissez le doigt sur une case : toutes les pièces au choix.
   *[other] Double-cliquez une case : toutes les pièces au choix.
}
guide-mark = Flèches et cercles
guide-mark-how = { $pointing ->
    [touch] Prenez le crayon : glisser trace une flèche, toucher un cercle.
   *[other] Glissez avec le bouton droit pour une flèche, cliquez pour un cercle. Le crayon trace avec le gauche.
}
