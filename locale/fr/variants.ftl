### Variants, castling rules, start positions, pieces in hand.

game = Variante
castling-rules = Règles du roque
game-chess = Échecs standard
# The games as "This site does not have …" names them.
refused-chess = les échecs
refused-atomic = la variante Atomic
game-chosen = Variante : { $game }
game-start = Charger la position de départ : { $game }
game-started = Position de départ : { $game }
mode-standard = Standard
mode-automatic-standard = Automatique (standard)
mode-automatic-chess960 = Automatique (Chess960)
mode-chosen = Règles du roque : { $mode }
castling-one-rook = { $color ->
    [white] Blancs : roi en { $king }, tour en { $rook }
   *[black] Noirs : roi en { $king }, tour en { $rook }
}
castling-two-rooks = { $color ->
    [white] Blancs : roi en { $king }, tours en { $one } et { $other }
   *[black] Noirs : roi en { $king }, tours en { $one } et { $other }
}
castling-none = { $color ->
    [white] Blancs : pas de roque
   *[black] Noirs : pas de roque
}
random-chess960 = Une position de départ Chess960 au hasard
random-dfrc = Une position de départ Double Fischer Random au hasard
start-number-expected = Écrivez un nombre entier de 0 à 959.
start-number = { $color ->
    [white] Numéro des Blancs en Double Fischer Random
   *[black] Numéro des Noirs en Double Fischer Random
}
start-chess960 = Position de départ Chess960 n° { $number }
start-dfrc = Double Fischer Random : Blancs { $white }, Noirs { $black }
promoted-pawns = Pions promus
mark-promoted = Marquer une pièce…
# A piece in a list of promoted ones.
piece-on = { piece } { $square }
marked-promoted = La pièce en { $square } compte comme un pion promu
unmark-promoted = { -piece-The } en { $square } n’est pas un pion promu
checks-to-give = Échecs restant à donner
checks-label = { $color ->
    [white] Échecs que les Blancs ont encore à donner
   *[black] Échecs que les Noirs ont encore à donner
}
checks-left = { $color ->
    [white] { $count ->
        [0] Les Blancs ont donné les trois échecs
        [1] Les Blancs ont encore un échec à donner
       *[other] Les Blancs ont encore { $count } échecs à donner
    }
   *[black] { $count ->
        [0] Les Noirs ont donné les trois échecs
        [1] Les Noirs ont encore un échec à donner
       *[other] Les Noirs ont encore { $count } échecs à donner
    }
}
# The pieces that a side holds in Crazyhouse.
hand-title = { $color ->
    [white] Réserve des Blancs
   *[black] Réserve des Noirs
}
in-hand = { $piece ->
    [wK] Roi blanc en réserve
    [wQ] Dame blanche en réserve
    [wR] Tour blanche en réserve
    [wB] Fou blanc en réserve
    [wN] Cavalier blanc en réserve
    [wP] Pion blanc en réserve
    [bK] Roi noir en réserve
    [bQ] Dame noire en réserve
    [bR] Tour noire en réserve
    [bB] Fou noir en réserve
    [bN] Cavalier noir en réserve
   *[bP] Pion noir en réserve
}
-one = { $piece ->
    [wQ] une
    [wR] une
    [bQ] une
    [bR] une
   *[other] un
}
in-hand-count = { in-hand } : { $count }
in-hand-more = { in-hand } : { $count }, { -one } de plus
in-hand-less = { in-hand } : { $count }, { -one } de moins
hands-full = Les deux réserves contiennent ensemble 64 pièces au plus.
