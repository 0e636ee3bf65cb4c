### What explains, converts and imports: loaded when it is first needed.

## The language

# The code of the language whose piece letters moves are written with (ISO 639-1).
language-code = fr

## Lists

# The last two of several: "a1 and b1". What stands before them is separated by commas.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
# Several that hold commas themselves.
list-apart = { $first } ; { $last }

## What is wrong with the text

text-faulty = Pas encore lisible
problems = Ce qui ne va pas dans le texte
# A fix was applied.
fixed = Corrigé
# How many faults the text has, and what the board shows then.
faults = { $count ->
    [one] Ce texte contient une erreur. L’échiquier montre ce qui a pu être lu.
   *[other] Ce texte contient { $count } erreurs. L’échiquier montre ce qui a pu être lu.
}
faults-nothing-read = { $count ->
    [one] Ce texte contient une erreur. L’échiquier montre la dernière position.
   *[other] Ce texte contient { $count } erreurs. L’échiquier montre la dernière position.
}
more-faults = { $count ->
    [one] … et { $count } autre.
   *[other] … et { $count } autres.
}
-field-the = { $field ->
    [placement] le placement des pièces
    [side] le trait
    [castling] les droits de roque
    [ep] la case de prise en passant
    [halfmove] le compteur de demi-coups
    [fullmove] le numéro du coup
    [count] le nombre de champs
   *[charset] les caractères
}
-field-of = { $field ->
    [placement] du placement des pièces
    [side] du trait
    [castling] des droits de roque
    [ep] de la case de prise en passant
    [halfmove] du compteur de demi-coups
    [fullmove] du numéro du coup
    [count] du nombre de champs
   *[charset] des caractères
}
-rank = { $rank ->
    [1] 1re rangée
   *[other] { $rank }e rangée
}
# A character that cannot be seen.
character-number = le caractère U+{ $number }
character-quoted = « { $character } »
fault-foreign-character = Un FEN ne peut pas contenir { $character }.
fault-look-alike = Un FEN ne peut pas contenir { $character }. Ce caractère ressemble à { $letter }, mais c’est une autre lettre.
fault-nothing = Il n’y a rien à lire.
fault-missing-fields = Le texte s’arrête avant { -field-the }.
fault-extra-fields = Il y a plus de texte qu’un FEN n’en contient.
fault-extra-space = Il y a une espace de trop.
fault-empty-field = Le champ { -field-of } est vide.
fault-no-position = Il n’y a pas de position dans ce texte.
fault-unknown-piece = Aucune pièce ne s’écrit avec { $character }.
fault-bad-digit = { $digit } n’est pas un nombre de cases vides.
fault-adjacent-digits = Deux chiffres se suivent.
fault-rank-length = { $count ->
    [one] La { -rank } a { $count } case.
   *[other] La { -rank } a { $count } cases.
}
fault-empty-rank = Le texte de la { -rank } est vide.
fault-missing-ranks = { $count ->
    [one] Il n’y a que { $count } rangée.
   *[other] Il n’y a que { $count } rangées.
}
fault-extra-ranks = Il y a { $count } rangées.
fault-leading-slash = Une barre oblique précède la première rangée.
fault-trailing-slash = Une barre oblique suit la dernière rangée.
fault-promoted-mark = La marque ~ n’existe que derrière une pièce, et dans la variante Crazyhouse.
fault-pocket = Ces pièces en réserve ne peuvent pas être lues.
fault-unknown-side = Cela ne dit pas qui a le trait.
fault-unknown-right = Aucun droit de roque ne s’écrit avec { $character }.
fault-rights-order = Les lettres du roque ne sont pas dans l’ordre.
fault-right-repeated = Un droit de roque est indiqué deux fois.
fault-too-many-rights = { $color ->
    [white] Les Blancs ont plus de deux droits de roque.
   *[black] Les Noirs ont plus de deux droits de roque.
}
fault-unknown-square = Ce n’est pas une case.
fault-en-passant-rank = { $square } ne peut pas être la case de prise en passant en ce moment.
fault-not-a-number = Le champ { -field-of } ne contient pas un nombre.
fault-number-too-large = Le champ { -field-of } contient un nombre trop grand.
fault-leading-zero = Le numéro du coup commence par 0.
fault-unknown-checks = Le compteur d’échecs manque ou ne peut pas être lu.
fault-unknown-operation = Ce n’est pas une opération EPD.
fault-ambiguous-letters = Selon la langue, ces lettres de pièces donnent des positions différentes. Choisissez la langue.

## What was expected there

expected-ascii = Utilisez les lettres, chiffres et signes d’un texte anglais ordinaire.
expected-position = Saisissez ou collez un FEN, par exemple celui de la position de départ.
expected-six-fields = Un FEN a six champs : pièces, trait, roque, prise en passant et deux nombres.
expected-one-space = Une seule espace sépare deux champs.
expected-piece-or-digit = Utilisez P N B R Q K, les minuscules pour les Noirs, et des chiffres pour les cases vides.
expected-digit = Utilisez un chiffre de 1 à 8.
expected-one-digit = Écrivez un seul chiffre pour des cases vides qui se suivent.
expected-eight-squares = Chaque rangée compte 8 cases.
expected-eight-ranks = Un échiquier compte 8 rangées, séparées par des barres obliques.
expected-side = Écrivez w pour les Blancs ou b pour les Noirs.
expected-rights = Écrivez des lettres de KQkq, dans cet ordre, ou - s’il n’y a aucun droit.
expected-square = Écrivez une case, par exemple e3, ou - s’il n’y en a pas.
expected-en-passant-rank = Elle est sur la 6e rangée si les Blancs ont le trait, sur la 3e si ce sont les Noirs.
expected-number = Écrivez un nombre entier de 0 à 4294967295.
expected-positive-number = Écrivez un nombre entier de 1 à 4294967295.
expected-checks = Écrivez les échecs restant à donner, par exemple 3+3.
expected-operation = Écrivez un nom, ses opérandes et un point-virgule, par exemple bm Nf3;

## What the button of a fix says

fix-fill = Compléter par des cases vides
fix-slashes = Ajouter les barres
fix-cut = Couper à 8 cases
fix-ranks = Ajouter des rangées vides
fix-fields = Ajouter les champs manquants
fix-remove = Supprimer
fix-insert = Insérer { $text }
fix-write = Écrire { $text }

## What was done to read a text

# One of the following, or several of them joined by commas and "and", stand in the place of $what.
repairs = Pour lire ce texte, l’éditeur a { $what }.
repair-of-editor = L’éditeur a { $what }.
repair-invisible = supprimé des caractères invisibles
repair-spaces = lu les tabulations et les fins de ligne comme des espaces
repair-typography = lu les signes typographiques comme des signes simples
repair-figurines = lu les figurines comme des lettres
repair-wrapper = laissé de côté le texte autour de la position
repair-link = extrait la position d’un lien
repair-percent = décodé les signes pour cent
repair-underscores = lu les tirets bas comme des espaces
repair-ranks-joined = réuni les rangées
repair-slashes = lu d’autres signes comme des barres obliques
repair-outer-slash = laissé de côté une barre oblique en trop
repair-digits-added = additionné les chiffres qui se suivent
repair-dots = lu les points comme des cases vides
repair-side = reconnu le trait
repair-rights = remis les lettres du roque dans l’ordre
repair-square = lu la case de prise en passant en minuscules
repair-clock = reconnu les compteurs
repair-filled = complété les champs manquants
repair-tail = mis de côté ce qui suit le FEN
repair-read-as = lu « { $given } » comme « { $meant } »

## What a field of the text is

field-hint = { $field ->
    [placement] Pièces : la 8e rangée d’abord, chacune à partir de la colonne a ; les chiffres comptent les cases vides.
    [side] Trait : w pour les Blancs, b pour les Noirs.
    [castling] Droits de roque : K et Q pour le petit et le grand roque des Blancs, k et q pour ceux des Noirs.
    [ep] Prise en passant : la case derrière un pion qui vient d’avancer de deux cases.
    [halfmove] Compteur de demi-coups : les demi-coups depuis la dernière prise ou le dernier coup de pion.
   *[other] Numéro du coup : il augmente après le coup des Noirs.
}

## What is wrong with the position

findings = Ce qui ne va pas dans la position
verdict-legal = Position légale
verdict-cannot-arise = Impossible dans une partie, mais jouable
verdict-engines-refuse = Refusée par les moteurs
verdict-not-chess-yet = Pas encore une position d’échecs
severity-breaks-rules = Contraire aux règles
severity-engines-refuse = Refusée par les moteurs
severity-cannot-arise = Impossible dans une partie
severity-odd = Inhabituel
# The button that shows what a position that is being set up still lacks.
check-findings = { $count ->
    [one] Voir la remarque
   *[other] Voir les { $count } remarques
}
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
finding-bad-castling = Le roque est indiqué comme possible, mais { $what }.
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
finding-no-last-move = { $us ->
    [white] Aucun coup légal des Noirs n’a pu mener à cette position.
   *[black] Aucun coup légal des Blancs n’a pu mener à cette position.
}

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
mended = Corrigé : { $change }

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

## Written forms

form-choice = Choisissez la notation que montre la zone et que donne le bouton de copie
copy-form = Copier : { $name }
form-copied = Copié : { $name }
form-chosen = La zone et son bouton de copie donnent : { $name }
form-refused = Le navigateur n’a pas laissé la page utiliser le presse-papiers. Le texte est sélectionné : appuyez sur Ctrl+C pour le copier.
form-fen-1993 = FEN de 1993
form-lichess = FEN Lichess
form-pgn = Balises PGN
form-placement = Placement
purpose-as-given = case de prise en passant comme vous l’avez mise
purpose-fen-1993 = prise en passant après toute avance de deux cases
purpose-xfen = prise en passant seulement à côté d’un pion adverse
purpose-lichess = prise en passant seulement si elle est jouable
purpose-shredder = roque par colonnes des tours, pour Chess960
purpose-epd = quatre champs et des opérations, pour les suites de tests
purpose-uci = ce qu’on dit à un moteur d’échecs
purpose-pgn = l’en-tête d’une partie qui commence ici
purpose-placement = les pièces seules

## Text for books, wikis and pages

text-coordinates = Coordonnées
text-mover = Trait
text-side = Point de vue
text-side-as-board = Comme l’échiquier
text-ascii = Diagramme en lettres
text-unicode = Diagramme en figurines
text-wikipedia-english = Wikipédia en anglais
text-wikipedia-german = Wikipédia en allemand
text-wikipedia-french = Wikipédia en français
text-html-image = HTML : image
text-html-table = HTML : tableau
text-forum = Code de forum
text-pieces-english = Pièces en anglais
text-pieces-german = Pièces en allemand
text-pieces-french = Pièces en français
text-pieces-spanish = Pièces en espagnol
note-monospaced = pour polices à chasse fixe
note-chessboard = extension chessboard ou xskak
note-skak = extension skak ou xskak
note-picture-beside = avec le fichier de l’image à côté
note-table = bien lu par les lecteurs d’écran
note-pgn = une partie qui commence ici
group-diagrams = Diagrammes
group-books = Livres
group-wikipedia = Wikipédia
group-web = Web et forums
group-programs = Programmes
group-lists = Listes de pièces

## Links

share-link = Lien vers cette position
copy-link = Copier le lien
link-copied = Copié : lien vers cette position
share = Partager…
share-refused = Le navigateur n’a pas partagé le lien : copiez-le plutôt.
qr-code = Code QR du lien
qr-download = Télécharger le code QR
qr-too-long = Le lien est trop long pour un code QR : avec moins de marques, il serait plus court.
open-in = Ouvrir avec
open-in-hint = Dans un nouvel onglet. Rien n’est envoyé à un site avant que vous ne l’ouvriez.
open-site = { $site } (nouvel onglet)
site-lichess-analysis = Analyse Lichess
site-lichess-editor = Éditeur Lichess
site-chess-com = Analyse Chess.com
site-syzygy = Tables de finales Syzygy
refused-game = Ce site ne propose pas { $game }.
refused-men = Il y a { $count } pièces et pions sur l’échiquier. Les tables de finales s’arrêtent à { $most }.
refused-castling = Les tables de finales n’ont pas de position où un roque est possible.
refused-chess960 = Ce site ne connaît le roque que depuis les cases habituelles.
embed = Intégrer
embed-hint = Montre cette position dans l’une de vos pages.
copy-embed = Copier le code pour une page
embed-copied = Copié : code pour une page
embed-more = En savoir plus sur l’intégration

## An embedded board

embed-open = Ouvrir dans Forsyth
embed-unread = Il n’y a pas de FEN dans ce qui a été collé.
# What the page around is told; $name is the part of its message.
embed-no-text = « { $name } » n’est pas un texte.
embed-too-long = « { $name } » dépasse { $most } octets.
embed-fen = Le FEN ne peut pas être lu. { $fault }
embed-marks = Les marques ne peuvent pas être lues. Elles s’écrivent ainsi : Ge2e4,Rd4.
embed-orientation = L’orientation n’est ni « white » ni « black ».

## Games, castling rules and start positions

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

## Pictures

pieces-coming = Les pièces ne sont pas encore arrivées. Réessayez dans un instant.
as-on-the-board = Comme sur l’échiquier
picture-colors = Couleurs
look-brown = Brun
look-blue = Bleu
look-green = Vert
look-grey = Gris
look-contrast = Contraste élevé
look-print = Impression, hachures
picture-pieces = Pièces
set-silhouettes = Silhouettes
picture-coordinates = Coordonnées
coordinates-inside = À l’intérieur
coordinates-outside = À l’extérieur
coordinates-none = Aucune
picture-bottom = En bas
picture-border = Bordure
picture-mover = Trait
picture-marks = Flèches et marques
picture-transparent = Fond transparent
picture-size = Largeur (px)
picture-size-fault = De { $least } à { $most }
picture-density = Densité
pixels = { $width } × { $height } pixels
png-pixels = PNG : { $width } × { $height } pixels
copy-picture = Copier l’image
download-png = Télécharger le PNG
download-svg = Télécharger le SVG
share-picture = Partager
alt-text = L’image en mots
copy-alt-text = Copier le texte
alt-text-copied = Texte copié
picture-shared = Image partagée
picture-copied = Image copiée, { $width } × { $height } pixels
picture-saved = Fichier enregistré : { $name }
picture-saved-instead = Ce navigateur n’a pas laissé la page copier l’image. Elle a été téléchargée à la place, sous le nom { $name }.
picture-too-large = Ce navigateur ne peut pas dessiner { $pixels }. Choisissez une taille plus petite, ou téléchargez le SVG, net à toutes les tailles.
picture-too-large-but = Ce navigateur ne peut pas dessiner { $pixels }. Il peut en dessiner { $possible } : choisissez la densité { $density }×.
share-failed = Le navigateur n’a pas partagé l’image. Téléchargez-la et partagez le fichier.
picture-undrawn = Le navigateur n’a pas dessiné l’image. Téléchargez plutôt le SVG.

## Appearance

looks-theme = Page
theme-system = Système
theme-light = Clair
theme-dark = Sombre
looks-colors = Échiquier
looks-pieces = Pièces
looks-coordinates = Coordonnées
looks-reset = Réinitialiser l’apparence
looks-were-reset = Apparence réinitialisée

## What was pasted

# Said before what it was read as.
pasted-briefly = Collé.
import = Ce qui a été collé
import-list = Laquelle
offer-moves = Jouer les coups qui suivent
offer-other = Ce n’est pas un FEN, mais c’est lisible : voir comment
read-as-game = Lu comme une partie
letters-title = De quelle langue sont ces lettres de pièces ?
letters-question = Selon la langue, ces lettres désignent des pièces différentes. Choisissez la langue ; rien n’a encore changé.
previous = Précédente
next = Suivante
original = Texte d’origine
edit-original = Mettre dans la zone FEN
file-too-large = Ce fichier dépasse 8 Mo : ouvrez-en une partie.
files-too-large = Ces fichiers dépassent 8 Mo ensemble : déposez-en moins.
text-too-large = Ce texte dépasse 8 Mo : collez-en une partie.
text-being-read = Lecture du texte…
file-unread = Ce fichier n’a pas pu être lu.
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
remark-skipped = Quelques mots ont été laissés de côté.
remark-operations-kept = L’éditeur a gardé les opérations.
remark-comments-left-out = L’éditeur a laissé de côté les commentaires et les variantes.
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
reason-unclosed = La fin manque.
reason-bare-board = Cette commande ne donne aucune position.
reason-illegal-move = Ce coup ne peut pas être joué ici.
reason-ambiguous-move = Plusieurs pièces peuvent jouer ce coup.
reason-unreadable-move = Ce n’est pas un coup.
reason-illegal-start = À partir de cette position, aucun coup ne peut être joué.
reason-unknown-variant = Cette variante n’est pas connue ici.
reason-other-game = Cet échiquier est celui d’un autre jeu. L’éditeur n’a que des échiquiers de 8 × 8 cases avec les pièces du jeu d’échecs.
reason-other-board = Cet échiquier a { $files } × { $ranks } cases. L’éditeur n’a que des échiquiers de 8 × 8 cases.
reason-game-link = Ce lien désigne une partie, mais n’en contient pas les coups. Copiez le PGN de la partie sur ce site et collez-le ici.
reason-too-much = Il y en a plus que cette page ne peut en garder.
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

## Read aloud

read-aloud = Lire à voix haute
no-faults = Le texte n’a pas d’erreur.
words-copied = Copié : la position en toutes lettres
aloud-rank = Lire cette rangée
aloud-file = Lire cette colonne
aloud-white = Lire les pièces des Blancs
aloud-black = Lire les pièces des Noirs
aloud-position = Lire toute la position
aloud-findings = Lire les remarques et les erreurs
aloud-text = Lire le FEN caractère par caractère
aloud-steps = Dire combien d’étapes peuvent être annulées
aloud-next-fault = Aller à l’erreur suivante du texte
aloud-previous-fault = Aller à l’erreur précédente du texte
# Short names of the same on buttons.
button-rank = Rangée { $rank }
button-file = Colonne { $file }
button-findings = Remarques
button-text = FEN, lettre par lettre
button-steps = Étapes
# $men is "e1, white king; e8, black king".
rank-aloud = Rangée { $rank } : { $men }.
rank-aloud-empty = Rangée { $rank } : vide.
file-aloud = Colonne { $file } : { $men }.
file-aloud-empty = Colonne { $file } : vide.
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
spelled-behind = Après les champs : { $text }.
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

## What has changed, for whoever does not see it

steps-none = Rien à annuler ni à rétablir.
steps-undo = Étapes à annuler : { $behind }.
steps-redo = Rien à annuler. Étapes à rétablir : { $ahead }.
steps-both = Étapes à annuler : { $behind }. Étapes à rétablir : { $ahead }.
turned-back = Annulé : { $change } { $steps }
turned-forward = Rétabli : { $change } { $steps }
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
news-settled = Réglé. { $verdict }.
news-gone = Réglé : { $findings }
news-found-one = Remarque : { $findings }
news-found = { $count } remarques : { $findings }
news-readable = Le texte est lisible. { $verdict }.

## Keys

keys-on-board = Sur l’échiquier
keys-everywhere = Partout, sauf dans un texte
keys-in-text = Partout, dans le texte aussi
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
key-control = Ctrl
key-shift = Maj
key-left = Une case à gauche
key-right = Une case à droite
key-up = Une case vers le haut
key-down = Une case vers le bas
key-left-edge = Au bord gauche
key-right-edge = Au bord droit
key-upper-edge = Au bord supérieur
key-lower-edge = Au bord inférieur
key-lift = Soulever et poser une pièce (avec Alt : une copie), ou utiliser l’outil
key-place = Placer { -piece-a }
key-remove = Vider la case (ou celle sous la souris)
key-piece-menu = Menu des pièces
key-mark = Marquer la case, ou effacer sa marque
key-aim = Commencer une flèche, puis la finir sur une autre case
key-color = { $mark-color ->
    [green] Dessiner en vert
    [red] Dessiner en rouge
    [blue] Dessiner en bleu
   *[yellow] Dessiner en jaune
}
key-clear-marks = Effacer toutes les marques
key-symmetry = Symétrie : poser des quatre côtés
key-cancel = Interrompre le geste, puis revenir à la main
key-flip = Retourner l’échiquier
key-show-keys = Afficher cette liste
key-undo = Annuler
key-redo = Rétablir
key-copy = Copier le FEN
key-paste = Coller une position

## A new version

new-version = Une nouvelle version de Forsyth est là.
renew = Recharger

## About

close = Fermer
about-1 = Forsyth édite une position d’échecs : sur l’échiquier, ou sous forme de texte. Tout se passe dans cette page ; rien n’est envoyé nulle part.
about-2 = Le FEN doit son nom à David Forsyth, qui notait ainsi les positions en 1883, et à Steven J. Edwards, qui l’a étendu pour les ordinateurs en 1993.
about-3 = Les pièces ont été dessinées pour Forsyth et sont aussi libres que le reste. Deux autres jeux sont proposés : celui de Cburnett et Rfc1394 (Wikimedia Commons), modifié par shaack pour cm-chessboard, sous CC BY-SA 3.0 ; et des silhouettes, icônes de Font Awesome Free par Fonticons, Inc., sous CC BY 4.0, avec des contours ajoutés. Les icônes des boutons viennent de Lucide (licence ISC).
about-4 = Forsyth est un logiciel libre, sous la licence publique générale GNU, version 3 ou ultérieure. Il repose sur shakmaty, Leptos et qrcodegen.
