### Notations, text forms, links, embedding and pictures.

## The menu of the copy button

copy-form-link = Lien
copy-form-refused = Le navigateur n’a pas permis à la page d’utiliser le presse-papiers.

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

text-form = Forme
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
text-pieces-problem = Pièces d’un problème
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

## Pictures

pieces-loading = Les pièces ne sont pas encore arrivées. Réessayez dans un instant.
as-on-the-board = Comme affiché
picture-colors = Couleurs
board-theme-brown = Brun
board-theme-blue = Bleu
board-theme-green = Vert
board-theme-grey = Gris
board-theme-contrast = Contraste élevé
board-theme-print = Impression, hachures
picture-pieces = Pièces
set-silhouettes = Silhouettes
picture-coordinates = Coordonnées
coordinates-inside = À l’intérieur
coordinates-outside = À l’extérieur
coordinates-none = Aucune
picture-bottom = En bas
picture-border = Bordure
picture-mover = Trait
picture-margin = Marge
picture-caption = Légende
picture-title = Titre
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
