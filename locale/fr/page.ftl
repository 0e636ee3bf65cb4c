### The page: toolbar, fields, titles of the panels, notices.

page-title = Forsyth : éditeur de positions d’échecs
board = Échiquier
panel = Position
board-label = Échiquier
spare-white = Pièces blanches
spare-black = Pièces noires
hand = Main : déplacer des pièces
eraser = Gomme : retirer des pièces
pen = Crayon : tracer des flèches, des cercles et des cases (ou avec le second bouton de la souris)
symmetry = Symétrie : poser des quatre côtés
hand-short = Main
eraser-short = Gomme
pen-short = Crayon
symmetry-short = Symétrie
tools = Outils

## The panels beside the board

library = Recueil de positions
forms = Notations
picture = Image
texts = Texte pour livres, wikis et pages web
links = Partager et ouvrir ailleurs
games = Variantes et Chess960
position-in-words = La position en toutes lettres

## The text box and the fields

fen-label = FEN
paste = Coller
side-to-move = Trait
castling-rights = Roque
castling-all = Permettre tous ceux qui sont possibles
en-passant = En passant
# There is no en passant square.
no-square = aucune
halfmove-clock = Demi-coups
halfmove-hint = Demi-coups depuis la dernière prise ou le dernier coup de pion
fullmove-number = Numéro du coup
fullmove-hint = Le numéro du coup dans la partie ; il augmente après le coup des Noirs
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
number-expected = Écrivez un nombre entier, en général de { $least } à { $most }.

## The toolbar

actions = Actions
# The short words stand under the icons on phones: at most about nine letters.
undo-short = Annuler
redo-short = Rétablir
start-short = Départ
clear-short = Vider
flip-short = Retourner
transforms = Modifier
share-short = Partager
share-as-link = Lien
mirror-horizontal = Miroir gauche-droite
mirror-vertical = Miroir haut-bas
rotate = Tourner de 180°
swap-colors = Échanger les couleurs sur place
flip-sides = Inverser les camps
shift = Décaler
shift-left = Décaler à gauche
shift-right = Décaler à droite
shift-up = Décaler vers le haut
shift-down = Décaler vers le bas
language = Langue
help = Aide
keys = Raccourcis clavier
appearance = Apparence
board-size = Taille de l’échiquier
about = À propos de Forsyth

## Notices

dismiss = Masquer
edit-unread = Modifier ce texte
pasted = Position collée.
part-not-loaded = La partie de cette page qui fait cela n’a pas pu être chargée. La connexion est-elle coupée ?
paste-refused = Le navigateur n’a pas laissé la page lire le presse-papiers. La zone FEN est sélectionnée : appuyez sur Ctrl+V pour y coller.
copy-refused = Le navigateur n’a pas laissé la page utiliser le presse-papiers. Le FEN est sélectionné : appuyez sur Ctrl+C pour le copier.
link-unread = La position contenue dans l’adresse n’a pas pu être lue.
link-marks-unread = Certaines marques contenues dans l’adresse n’ont pas pu être lues.
storage-damaged = Une partie de ce qui était enregistré dans cet onglet n’a pas pu être lue : elle est endommagée, ou vient d’une version plus récente de cette page, qui la retrouvera.
storage-refused = Le navigateur ne laisse pas cette page conserver quoi que ce soit : si vous la rechargez, la position reste dans l’adresse, mais les étapes à annuler sont perdues.
storage-full = L’espace de stockage du navigateur est plein : si vous rechargez la page, les dernières étapes seront perdues, mais la position restera dans l’adresse.
pasted-not-saved = Le texte collé ne tient pas dans l’espace de stockage du navigateur : si vous rechargez la page, il sera perdu, mais la position et les étapes resteront.
settings-refused = Le navigateur ne laisse pas cette page conserver ce réglage.
pieces-not-loaded = Les autres pièces n’ont pas pu être chargées. La connexion est-elle coupée ?
language-not-loaded = Les textes de cette langue n’ont pas pu être chargés. Réessayez quand la connexion sera rétablie.

## Buttons

copy-fen = Copier le FEN
# The same button while the box shows another form of the position.
copy = Copier
copy-as = Copier comme
# What a copying button answers.
copied = Copié
copied-with-faults = { $count ->
    [one] Copié tel quel, avec { $count } faute
   *[other] Copié tel quel, avec { $count } fautes
}
undo = Annuler
redo = Rétablir
nothing-to-undo = Rien à annuler
nothing-to-redo = Rien à rétablir
start = Position de départ
clear = Vider l’échiquier
flip = Retourner l’échiquier
shift-impossible = Une pièce se trouve sur ce bord

## A new version

new-version = Une nouvelle version de Forsyth est là.
reload = Recharger

## What several parts say

close = Fermer
file-unread = Ce fichier n’a pas pu être lu.
key-control = Ctrl
key-color = Dessiner en vert, rouge, bleu, jaune
