### Findings about the legality of a position, and their repairs.

## What is wrong with the position

findings = Ce qui ne va pas dans la position
verdict-legal = Position légale
verdict-playable = Jouable, mais impossible dans une partie
verdict-impossible = Position illégale
verdict-incomplete = Position incomplète
severity-breaks-rules = Contraire aux règles
severity-engines-refuse = Refusée par les logiciels d’échecs
severity-cannot-arise = Impossible dans une partie
# In the place of a severity, while a position is being set up.
severity-missing = Manque encore
severity-odd = Inhabituel
finding-empty-board = L’échiquier est vide.
finding-no-king = { $color ->
    [white] Les Blancs n’ont pas de roi.
   *[black] Les Noirs n’ont pas de roi.
}
finding-many-kings = { $color ->
    [white] Les Blancs ont { $count } rois ({ $squares }). Chaque camp en a un.
   *[black] Les Noirs ont { $count } rois ({ $squares }). Chaque camp en a un.
}
# In the game Horde one side has none.
finding-horde-king = { $color ->
    [white] Les Blancs ont un roi ({ $squares }). En Horde, un seul camp en a un.
   *[black] Les Noirs ont un roi ({ $squares }). En Horde, un seul camp en a un.
}
finding-pawn-on-back-rank = Un pion ne se trouve jamais sur sa première rangée, et il est promu sur la dernière ({ $squares }).
finding-too-many-pawns = { $color ->
    [white] Les Blancs ont trop de pions : { $count } au lieu de { $most } au plus.
   *[black] Les Noirs ont trop de pions : { $count } au lieu de { $most } au plus.
}
finding-too-many-pieces = { $color ->
    [white] Les Blancs ont trop de pièces et de pions : { $count } au lieu de { $most } au plus.
   *[black] Les Noirs ont trop de pièces et de pions : { $count } au lieu de { $most } au plus.
}
finding-too-much-material = { $color ->
    [white] Les Blancs ont plus de pièces promues que de pions qui ont pu l’être.
   *[black] Les Noirs ont plus de pièces promues que de pions qui ont pu l’être.
}
# $what is one or several of the next two, joined by "and".
finding-bad-castling = Le roque est indiqué comme possible, mais { $what }. Fairy-Stockfish et cozy-chess refusent une telle FEN ; la forme UCI et les liens vers d’autres sites omettent ce droit.
castling-king-elsewhere = { $color ->
    [white] le roi blanc ne peut pas roquer avec la tour { $square }
   *[black] le roi noir ne peut pas roquer avec la tour { $square }
}
castling-no-rook = { $color ->
    [white] il n’y a pas de tour blanche en { $square }
   *[black] il n’y a pas de tour noire en { $square }
}
en-passant-rank = { $us ->
    [white] Quand les Blancs ont le trait, la case de prise en passant est sur la 6e rangée : ce ne peut pas être { $square }.
   *[black] Quand les Noirs ont le trait, la case de prise en passant est sur la 3e rangée : ce ne peut pas être { $square }.
}
en-passant-no-pawn = { $them ->
    [white] La prise en passant en { $square } suppose un pion blanc devant cette case. Il n’y en a pas.
   *[black] La prise en passant en { $square } suppose un pion noir devant cette case. Il n’y en a pas.
}
en-passant-occupied = Le pion qui a avancé de deux cases a franchi { $square }, mais cette case est occupée.
en-passant-origin = Le pion qui a franchi { $square } venait de { $origin }, mais cette case est occupée.
finding-adjacent-kings = Les rois sont sur des cases voisines ({ $squares }).
finding-opposite-check = { $us ->
    [white] Les Noirs sont en échec, mais les Blancs ont le trait : ils pourraient prendre le roi.
   *[black] Les Blancs sont en échec, mais les Noirs ont le trait : ils pourraient prendre le roi.
}
finding-too-many-checkers = { $us ->
    [white] Plus de deux pièces donnent échec aux Blancs. Après un coup, deux pièces au plus peuvent donner échec.
   *[black] Plus de deux pièces donnent échec aux Noirs. Après un coup, deux pièces au plus peuvent donner échec.
}
finding-impossible-check = { $us ->
    [white] Aucun coup des Noirs n’a pu, à lui seul, donner cet échec aux Blancs.
   *[black] Aucun coup des Blancs n’a pu, à lui seul, donner cet échec aux Noirs.
}
finding-en-passant-clock = D’après la case de prise en passant, un pion vient d’avancer : le compteur de demi-coups doit être à 0, et non à { $clock }.
finding-clock-too-high = Le compteur de demi-coups est à { $clock }, mais au coup { $number } on n’a pas encore joué autant de demi-coups.
finding-fifty-moves = Cinquante coups sans prise ni coup de pion : l’un ou l’autre joueur peut réclamer la nulle.
finding-seventy-five-moves = Soixante-quinze coups sans prise ni coup de pion : la partie est nulle.
finding-chess960-by-rights = Seuls les droits de roque font de cette partie une partie de Chess960 ({ $squares }).
finding-armies-turned = Les pions blancs sont sur la 7e rangée et les noirs sur la 2e, les rois derrière eux : les armées semblent retournées.
finding-rights-not-given = Aucun droit de roque n’est indiqué, bien que roi et tours soient sur leurs cases de départ.
finding-no-last-move = { $us ->
    [white] Aucun coup légal des Noirs n’a pu mener à cette position.
   *[black] Aucun coup légal des Blancs n’a pu mener à cette position.
}

## How the game stands

findings-count = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
}
status-to-move = { $color ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
}
status-check = Échec
status-double-check = Échec double
status-checkmate = Échec et mat
status-stalemate = Pat
status-dead = Position morte : aucun camp ne peut gagner
# A rule of a chess variant has ended the game.
status-over = La partie est terminée
status-moves = { $count ->
    [one] { $count } coup légal
   *[other] { $count } coups légaux
}
# The points are pawns: "+2".
material-ahead = { $color ->
    [white] Les Blancs ont { $points } de matériel en plus
   *[black] Les Noirs ont { $points } de matériel en plus
}
material-even = Le matériel a la même valeur, mais diffère
endgame-class = La classe de la finale, comme la nomment les tables de finales

## What the button of a repair says

# "the white king": what is put, moved or removed.
-piece-the = { $piece ->
    [wQ] la { piece }
    [wR] la { piece }
    [bQ] la { piece }
    [bR] la { piece }
   *[other] le { piece }
}
-piece-The = { $piece ->
    [wQ] La { piece }
    [wR] La { piece }
    [bQ] La { piece }
    [bR] La { piece }
   *[other] Le { piece }
}
-piece-a = { $piece ->
    [wQ] une { piece }
    [wR] une { piece }
    [bQ] une { piece }
    [bR] une { piece }
   *[other] un { piece }
}
mend-start = Charger la position de départ
mend-place = Placer { -piece-the } en { $square }
mend-remove = Retirer { -piece-the } de { $square }
mend-remove-several = Retirer les pièces de { $squares }
mend-move = Déplacer { -piece-the } de { $from } à { $to }
mend-promote = Promouvoir en dame : { $squares }
mend-turn = { $them ->
    [white] Donner le trait aux Blancs
   *[black] Donner le trait aux Noirs
}
mend-castling = Ne garder que les droits de roque { $rights }
mend-no-castling = Supprimer les droits de roque
mend-no-en-passant = Supprimer la case de prise en passant
mend-en-passant = Mettre la case de prise en passant à { $square }
mend-halfmove = Mettre le compteur de demi-coups à { $number }
mend-fullmove = Mettre le numéro du coup à { $number }
mend-clocks = Échanger les compteurs : demi-coups { $clock }, coup { $number }
mend-allow-castling = Permettre le roque : { $rights }
mended = Corrigé : { $change }
