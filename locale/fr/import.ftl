## Before its text, for assistive technology.
variation = Variante :

## What was pasted or opened, and how it was read.

# Said before what it was read as.
pasted-briefly = Collé.
import = Ce qui a été collé
import-list = Laquelle
read-as-game = Lu comme une partie
letters-title = De quelle langue sont ces lettres de pièces ?
letters-question = Selon la langue, ces lettres désignent des pièces différentes. Choisissez la langue ; rien n’a encore changé.
previous = Précédente
next = Suivante
original = Texte d’origine
edit-original = Mettre dans la zone FEN
aside-left-out = Ceci a été reconnu, mais pas utilisé.
aside-words = Rien de ceci n’appartient à une position.
aside-moves = Ces coups ne sont joués sur aucun échiquier ici.
aside-twin = C’est un jumeau : un autre problème, tiré de celui-ci par un changement.
aside-result = C’est le résultat d’une partie.
# What the tints of the original text mean.
used-board = Échiquier
used-moves = Coups
used-side = Trait
used-operations = Opérations EPD
used-title = Titre
used-stipulation = Énoncé
used-bottom = Camp en bas
used-marks = Marques
used-variant = Variante
used-fields = Droits de roque, en passant, compteurs
# Which of several positions uses it: “Board, 2 of 17”.
used-by = { $what }, { $place }
set-aside = Mis de côté
# For assistive technology: words of the original text, and why they were set aside.
aside-reason = { $words } : { $reason }
file-too-large = Ce fichier dépasse 8 Mo : ouvrez-en une partie.
files-too-large = Ces fichiers dépassent 8 Mo ensemble : déposez-en moins.
text-too-large = Ce texte dépasse 8 Mo : collez-en une partie.
text-being-read = Lecture du texte…
# While something is dragged over the page.
drop-file = Déposez le fichier pour l’ouvrir ici
drop-text = Déposez le texte pour le charger ici
language-name = { $language ->
    [en] anglais
    [de] allemand
    [da] danois
    [no] norvégien
    [sv] suédois
    [fr] français
    [es] espagnol
    [it] italien
    [pt] portugais
    [ro] roumain
    [nl] néerlandais
    [pl] polonais
    [cs] tchèque
    [hu] hongrois
    [fi] finnois
    [is] islandais
    [et] estonien
    [hr] croate
    [sl] slovène
    [tr] turc
   *[ru] russe
}
# A choice of languages, and what they make of a square that others read otherwise.
letters-choice = { $square } : { -piece-a } ({ $languages })
source-record = Lu comme un FEN
source-epd = Lu comme de l’EPD
source-in-text = Trouvé dans un texte
source-tag = Lu dans la balise FEN d’une partie
source-link = Lu dans un lien
source-markup = Lu dans le FEN d’une page
source-bordered-diagram = Lu comme un diagramme à bordures
source-plain-diagram = Lu comme un diagramme en lettres
source-figurine-diagram = Lu comme un diagramme en figurines
source-style12 = Lu comme un échiquier de serveur d’échecs (style 12)
source-diagram-with-record = Lu comme un diagramme avec son FEN
source-piece-list = Lu comme une liste de pièces en { language-name }
source-wikipedia = Lu comme un diagramme d’échecs de Wikipédia
source-latex = Lu comme du LaTeX
source-piece-map = Lu comme l’échiquier d’un programme
source-start-number = Lu comme le numéro d’une position de départ de Chess960
source-picture = Lu dans une image
source-localised = Lu comme un FEN dont les lettres de pièces sont en { language-name }
remark-side-from-words = { $color ->
    [white] Les mots qui l’accompagnent donnent le trait aux Blancs.
   *[black] Les mots qui l’accompagnent donnent le trait aux Noirs.
}
remark-letters = Les lettres des pièces sont en { language-name }.
remark-bottom-by-coordinates = { $color ->
    [white] D’après les coordonnées, les Blancs sont en bas.
   *[black] D’après les coordonnées, les Noirs sont en bas.
}
remark-bottom-by-pawns = { $color ->
    [white] D’après les pions, les Blancs sont en bas.
   *[black] D’après les pions, les Noirs sont en bas.
}
remark-side-not-given = Le trait n’est pas indiqué : il a été donné aux Blancs.
remark-rights-not-given = Rien n’est dit du roque ni de la prise en passant : ils ont été tenus pour impossibles.
remark-bottom-not-given = Il n’y a pas de coordonnées : les Blancs ont été supposés en bas.
remark-diagram-disagrees = Le diagramme et le FEN qui l’accompagne diffèrent : le FEN a été retenu.
remark-skipped = Quelques mots ont été laissés de côté : { $words }.
remark-problem-knight = S est le cavalier, comme dans les problèmes d’échecs.
remark-filled-is-white = Les figurines pleines sont prises pour les blanches : elles occupent le camp des Blancs.
remark-operations-kept = L’éditeur a gardé les opérations.
remark-comments-left-out = L’éditeur a laissé de côté les commentaires.
remark-mark-left-out = Certaines marques de l’échiquier n’ont pas pu être lues.
# Where and why a reader stopped.
stopped = Ligne { $line }, « { $text } ». { $reason }
reason-row-width = { $count ->
    [one] La ligne { $row } du diagramme a { $count } case. Chaque ligne en a 8.
   *[other] La ligne { $row } du diagramme a { $count } cases. Chaque ligne en a 8.
}
reason-row-count = { $count ->
    [one] Le diagramme a { $count } ligne. Un échiquier en a 8.
   *[other] Le diagramme a { $count } lignes. Un échiquier en a 8.
}
reason-unknown-piece = « { $letter } » ne désigne aucune pièce.
reason-square-twice = Deux pièces sont indiquées en { $square }.
reason-template-width = { $count ->
    [one] Le modèle a { $count } case. Un échiquier en a 64.
   *[other] Le modèle a { $count } cases. Un échiquier en a 64.
}
reason-unknown-square = Cette case ne peut pas être lue.
reason-unknown-name = Ce mot ne désigne aucune pièce.
reason-no-men = Les pièces de cette couleur ne peuvent pas être lues.
reason-unclosed = La fin manque.
reason-bare-board = Cette commande ne donne aucune position.
reason-illegal-move = Ce coup ne peut pas être joué ici.
reason-ambiguous-move = Plusieurs pièces peuvent jouer ce coup.
reason-unreadable-move = Ce n’est pas un coup.
reason-illegal-start = À partir de cette position, aucun coup ne peut être joué.
reason-unknown-variant = Cette variante n’est pas connue ici.
reason-other-game = Cet échiquier est celui d’un autre jeu. L’éditeur n’a que des échiquiers de 8 × 8 cases avec les pièces du jeu d’échecs.
reason-other-board = Cet échiquier a { $files } × { $ranks } cases. L’éditeur n’a que des échiquiers de 8 × 8 cases.
reason-draughts = C’est une position de jeu de dames. L’éditeur n’a que des échiquiers.
reason-game-link = Ce lien désigne une partie, une étude ou un problème, mais n’en contient pas le contenu. Copiez le PGN ou la FEN sur ce site et collez-les ici.
reason-too-much = Il y en a plus que cette page ne peut en garder.
# Games or records.
reason-more = { $count ->
    [one] Il y en a un de plus que cette page ne peut en garder.
   *[other] Il y en a { $count } de plus que cette page ne peut en garder.
}
nothing-pasted = Rien n’a été collé. { $why }
game-titled = { $title } ({ $moves })
game-number = Partie { $number } ({ $moves })
moves-counted = { $count ->
    [0] aucun coup
    [1] 1 coup
   *[other] { $count } coups
}
moves = Coups de la partie
first-move = Avant le premier coup
previous-move = Un coup en arrière
next-move = Un coup en avant
last-move = Après le dernier coup
after-move-of-white = Après { $number }. { $san }
after-move-of-black = Après { $number }… { $san }
place-of = { $number } sur { $count }
more-unread = { $count ->
    [one] … et { $count } autre passage qui n’a pas pu être lu.
   *[other] … et { $count } autres passages qui n’ont pas pu être lus.
}

## Une liste de positions

records = Positions
record-number = Nº
record-title = Titre
record-verdict = Verdict
repair-all = Tout réparer
copy-all = Tout copier
save-all-fen = Enregistrer en .fen
save-all-epd = Enregistrer en .epd
records-copied = { $count ->
    [one] 1 position copiée
   *[other] { $count } positions copiées
}
records-repaired = { $count ->
    [0] Aucune position n’a été réparée.
    [one] 1 position a été réparée.
   *[other] { $count } positions ont été réparées.
} { records-remaining }
records-remaining = { $remaining ->
    [0] Il n’en reste aucune à réparer.
    [one] Il en reste 1 qu’aucune réparation proposée ne rend correcte.
   *[other] Il en reste { $remaining } qu’aucune réparation proposée ne rend correctes.
}
records-on-page = { $first } à { $last } sur { $count }
previous-page = Page précédente
next-page = Page suivante
