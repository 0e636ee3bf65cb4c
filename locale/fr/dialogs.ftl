### The dialogs: appearance, keys, about.

## Appearance

appearance-page = Page
theme-system = Système
theme-light = Clair
theme-dark = Sombre
appearance-board = Échiquier
appearance-pieces = Pièces
appearance-coordinates = Coordonnées
appearance-reset = Réinitialiser l’apparence
appearance-was-reset = Apparence réinitialisée

## Keys

keys-squares = Cases
keys-pieces = Pièces
keys-marks = Flèches et cercles
keys-page = Page
keys-announcements = Lecture à voix haute
keys-scopes = Ils agissent quand l’échiquier a le focus ou se trouve sous le pointeur. Échap, F, E, Y, ? et ceux avec Ctrl agissent partout sauf dans un texte, F8 dans le texte aussi.
keys-copying = Dans le menu du bouton de copie
# A choice: keys such as F act wherever the focus is, and not on the board alone.
keys-letters = Les lettres et signes seuls agissent aussi hors de l’échiquier
keys-drawing = Avec la main, le second bouton de la souris trace des cercles et des flèches : en vert ; avec Maj ou Ctrl, en rouge ; avec Alt, en bleu ; avec les deux, en jaune.
# As they are printed on keyboards.
key-page-up = Page préc.
key-page-down = Page suiv.
key-space = Espace
key-escape = Échap
key-menu = Menu
key-enter = Entrée
key-home = Début
key-end = Fin
key-delete = Suppr
key-backspace = Retour arrière
key-shift = Maj
key-walk = À la case voisine
key-row-edges = Au bord gauche, droit
key-column-edges = Au bord supérieur, inférieur
key-lift = Soulever et poser une pièce (avec Alt : une copie), ou utiliser l’outil
# The names follow the letters K Q R B N P beside them.
key-place = { $color ->
    [white] Roi, dame, tour, fou, cavalier, pion blancs
   *[black] Roi, dame, tour, fou, cavalier, pion noirs
}
key-remove = Vider la case (ou celle sous la souris)
key-piece-menu = Menu des pièces
key-mark = Marquer la case, ou effacer sa marque
key-aim = Commencer une flèche, puis la finir sur une autre case
key-clear-marks = Effacer toutes les marques
key-symmetry = Symétrie : poser des quatre côtés
key-cancel = Interrompre le geste, puis revenir à la main
key-flip = Retourner l’échiquier
key-mode = Passer de l’édition au jeu et retour
key-show-help = Mode d’emploi
key-undo = Annuler
key-redo = Rétablir
key-copy = Copier le FEN
key-copy-menu = Ouvrir le menu des formes à copier
key-paste = Coller une position

## About

about-1 = Forsyth édite une position d’échecs : sur l’échiquier, ou sous forme de texte. Tout se passe dans cette page ; rien n’est envoyé nulle part.
about-2 = Le FEN doit son nom à David Forsyth, qui notait ainsi les positions en 1883, et à Steven J. Edwards, qui l’a étendu pour les ordinateurs en 1993.
about-3 = Les pièces ont été dessinées pour Forsyth et sont aussi libres que le reste. Deux autres jeux sont proposés : celui de Cburnett et Rfc1394 (Wikimedia Commons), modifié par shaack pour cm-chessboard, sous CC BY-SA 3.0 ; et des silhouettes, icônes de Font Awesome Free par Fonticons, Inc., sous CC BY 4.0, avec des contours ajoutés. Les icônes des boutons viennent de Lucide (licence ISC).
about-4 = Forsyth est un logiciel libre, sous la licence publique générale GNU, version 3 ou ultérieure. Il repose sur shakmaty, Leptos et qrcodegen.
