### Faults of a text, their fixes, and repairs of the lenient reader.

## What is wrong with the text

text-faulty = Texte fautif
# While a text is being typed whose beginning is right.
unfinished-rank = Rangée { $number } sur 8
unfinished-field = Champ { $number } sur 6
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
fault-field-order = Les champs de cette FEN ne sont pas dans leur ordre.
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
# The numbers of the ranks: "4, 3".
fix-ranks-at = Ajouter des rangées vides ({ $ranks })
fix-fields = Ajouter les champs manquants
fix-remove = Supprimer
fix-insert = Insérer { $text }
fix-write = Écrire { $text }
fix-look-alikes = Écrire toutes ces lettres en latin
fix-empty-rank = Supprimer une rangée vide
fix-field-order = Mettre les champs en ordre : { $text }
fix-remove-text = Supprimer « { $text } »
fix-replace = Écrire { $text } au lieu de « { $given } »

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
repair-files = écrit les droits de roque par côté
repair-square = lu la case de prise en passant en minuscules
repair-clock = reconnu les compteurs
repair-filled = complété les champs manquants
repair-filled-with = complété les champs manquants : { $fields }
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

## What else is said of a text

offer-moves = Jouer les coups qui suivent
offer-shredder = Écrire en Shredder-FEN
offer-other = Ce n’est pas un FEN, mais c’est lisible : voir comment
no-faults = Le texte n’a pas d’erreur.
