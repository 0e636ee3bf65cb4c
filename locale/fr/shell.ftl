### What stands in the page from the beginning.

# What this language calls itself.
self-name = Français
page-title = Forsyth : éditeur de positions d’échecs
needs = Cet éditeur a besoin de JavaScript et de WebAssembly. Si le navigateur a les deux, rechargez la page.
board = Échiquier
panel = Position
board-label = Échiquier
spare-white = Pièces blanches
spare-black = Pièces noires
hand = Main : déplacer des pièces
eraser = Gomme : retirer des pièces
pen = Crayon : tracer des flèches, des cercles et des cases (ou avec le second bouton de la souris)
symmetry = Symétrie : poser des quatre côtés

## The panels beside the board

forms = Notations
picture = Image
texts = Texte pour livres, wikis et pages web
links = Partager et ouvrir ailleurs
games = Variantes et Chess960
aloud = La position en toutes lettres

## The box and the fields

fen-label = FEN
paste = Coller
side-to-move = Trait
castling-rights = Roque
en-passant = En passant
# There is no en passant square.
no-square = aucune
halfmove-clock = Demi-coups
halfmove-hint = Demi-coups depuis la dernière prise ou le dernier coup de pion
fullmove-number = Numéro du coup
fullmove-hint = Le numéro du coup dans la partie ; il augmente après le coup des Noirs

## The bar

actions = Actions
# The short words stand under the icons on phones: at most about nine letters.
undo-short = Annuler
redo-short = Rétablir
start-short = Départ
clear-short = Vider
flip-short = Retourner
transforms = Modifier
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
help = Qu’est-ce que le FEN ?
keys = Raccourcis clavier
appearance = Apparence
board-size = Taille de l’échiquier
about = À propos de Forsyth

## Notices

dismiss = Masquer
edit-unread = Modifier ce texte
