### What the page says by itself. It is loaded first: every word here is waited for.

## Names

white = Blancs
black = Noirs
# "white knight": a piece by itself, as a button is called, and behind a square.
piece = { $piece ->
    [wK] roi blanc
    [wQ] dame blanche
    [wR] tour blanche
    [wB] fou blanc
    [wN] cavalier blanc
    [wP] pion blanc
    [bK] roi noir
    [bQ] dame noire
    [bR] tour noire
    [bB] fou noir
    [bN] cavalier noir
   *[bP] pion noir
}
-lifted = { $piece ->
    [wQ] soulevée
    [wR] soulevée
    [bQ] soulevée
    [bR] soulevée
   *[other] soulevé
}

## Squares

# Read aloud at each step of a walk over the board.
square-with-piece = { $square }, { piece }
square-empty = { $square }, vide
square-lifted = { $square }, { piece } { -lifted }
# Said when an arrow was begun by a key.
arrow-begins = Une flèche commence ici : allez à sa pointe et appuyez sur A

## Buttons

copy-fen = Copier le FEN
# The same button while the box shows another form of the position.
copy = Copier
# What a copying button answers.
copied = Copié
undo = Annuler
redo = Rétablir
nothing-to-undo = Rien à annuler
nothing-to-redo = Rien à rétablir
start = Position de départ
clear = Vider l’échiquier
flip = Retourner l’échiquier
shift-impossible = Une pièce se trouve sur ce bord

## Fields

right = { $wing ->
    [kingside] Petit roque
   *[queenside] Grand roque
} des { $color ->
    [white] Blancs
   *[black] Noirs
}
# The box is ticked, but the board does not allow it.
right-meant = { right } : voulu, mais le roi ou la tour n’est pas à sa place
right-impossible = { right } : le roi ou la tour n’est pas à sa place
# An en passant square that the board does not allow, in a list of squares.
square-impossible = { $square } (invalide)
number-expected = Écrivez un nombre entier de { $least } à 4294967295.

## Notices

pasted = Position collée.
annex-absent = La partie de cette page qui fait cela n’a pas pu être chargée. La connexion est-elle coupée ?
drop-too-soon = La partie de cette page qui lit ce que vous déposez n’est pas encore arrivée : déposez-le une nouvelle fois.
paste-refused = Le navigateur n’a pas laissé la page lire le presse-papiers. La zone FEN est sélectionnée : appuyez sur Ctrl+V pour y coller.
copy-refused = Le navigateur n’a pas laissé la page utiliser le presse-papiers. Le FEN est sélectionné : appuyez sur Ctrl+C pour le copier.
link-unread = La position contenue dans l’adresse n’a pas pu être lue.
link-marks-unread = Certaines marques contenues dans l’adresse n’ont pas pu être lues.
storage-damaged = Une partie de ce qui était enregistré dans cet onglet n’a pas pu être lue : elle est endommagée, ou vient d’une version plus récente de cette page, qui la retrouvera.
storage-refused = Le navigateur ne laisse pas cette page conserver quoi que ce soit : si vous la rechargez, la position reste dans l’adresse, mais les étapes à annuler sont perdues.
storage-full = L’espace de stockage du navigateur est plein : si vous rechargez la page, les dernières étapes seront perdues, mais la position restera dans l’adresse.
settings-refused = Le navigateur ne laisse pas cette page conserver ce réglage.
pieces-absent = Les autres pièces n’ont pas pu être chargées. La connexion est-elle coupée ?
language-absent = Les textes de cette langue n’ont pas pu être chargés. Réessayez quand la connexion sera rétablie.
