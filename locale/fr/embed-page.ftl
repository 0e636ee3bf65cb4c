### The page about embedding a board (`embed.html`). Not part of the program: it is written when the page is built.
### A variable stands for what is written in code: an attribute, a value, an address.

embed-page-document-title = Forsyth : un échiquier pour votre page
embed-page-description = Comment placer un échiquier dans n’importe quelle page : un élément personnalisé ou un cadre, en lecture seule ou modifiable, et les messages qu’il échange avec la page.
# The name of the list of languages.
embed-page-languages = { language }
embed-page-title = Un échiquier pour votre page
embed-page-introduction = Forsyth prend place dans toute page sous forme de cadre : l’échiquier seul, ou avec la zone FEN ; en lecture seule, ou modifiable. Il n’envoie rien à aucun serveur, et n’apprend de votre page que les messages que vous lui envoyez.
embed-page-to-the-editor = Ouvrir l’éditeur

## Two boards to try

embed-page-read-only = Une position à regarder
embed-page-lucena = La position de Lucena
embed-page-size = L’échiquier est carré et aussi large que son conteneur. Votre feuille de style peut en décider autrement ; l’échiquier est toujours aussi grand que son cadre le permet.
embed-page-editable = Une position à modifier
embed-page-position-editor = Éditeur de position
embed-page-heard = La page que vous lisez reçoit chaque modification que vous faites sur l’échiquier :
embed-page-marks = Marques
embed-page-orientation = Orientation
# No change has come yet.
embed-page-nothing-yet = rien pour l’instant
# There are no marks.
embed-page-none = aucune
embed-page-set-endgame = Placer une finale
embed-page-turn-board = Retourner l’échiquier

## The element <forsyth-board>. The default is what holds where an attribute is missing.

embed-page-attributes = Attributs de l’élément
embed-page-attribute = Attribut
embed-page-meaning = Signification
embed-page-default = Par défaut
embed-page-attribute-fen = La position. Elle est lue avec la même tolérance que dans l’éditeur.
embed-page-default-fen = la position initiale
# $colors are four letters; $arrow, $circle and $square are examples.
embed-page-attribute-marks = Ce qui est dessiné : une couleur ({ $colors }) et des cases. { $arrow } est une flèche, { $circle } un cercle, { $square }, avec une minuscule, une case colorée ; des virgules les séparent.
embed-page-default-marks = aucune marque
embed-page-attribute-orientation = { $white } ou { $black } : le camp placé en bas.
embed-page-attribute-mode = { $board }, ou { $fen } pour l’échiquier avec la zone FEN.
embed-page-attribute-edit = Le lecteur peut modifier la position.
embed-page-default-edit = lecture seule
embed-page-attribute-theme = { $light } (clair) ou { $dark } (sombre).
embed-page-default-theme = le réglage du système du lecteur
embed-page-attribute-colors = Les couleurs des cases : { $blue }, { $green }, { $grey }, { $contrast } ou { $print }.
embed-page-default-colors = brun
embed-page-attribute-pieces = Le jeu de pièces : { $cburnett } ou { $silhouettes }.
embed-page-default-pieces = celui de Forsyth
embed-page-attribute-coordinates = { $none } : pas de coordonnées.
embed-page-default-coordinates = dans les cases
embed-page-attribute-lang = La langue : { $english }, { $german }, { $french } ou { $spanish }.
embed-page-default-lang = la langue du navigateur du lecteur
embed-page-attribute-src = L’adresse de Forsyth.
embed-page-default-src = celle d’où vient le script
embed-page-attribute-title = Le nom du cadre pour les technologies d’assistance.
embed-page-properties = Les trois premiers peuvent changer à tout moment, par l’attribut ou par la propriété du même nom ; l’échiquier suit sans être rechargé. Lire une propriété donne ce que montre l’échiquier. Les autres sont lus quand l’élément est inséré dans la page.
embed-page-events = Un événement { $change } suit chaque modification faite par le lecteur, avec { $fen }, { $marks } et { $orientation } dans son { $detail }. Un événement { $error } survient quand une valeur donnée ne peut pas être lue, avec une phrase dans { $message } ; l’échiquier reste tel quel.

## A frame without the element

embed-page-frame = Un cadre sans l’élément
embed-page-in-the-address = Dans l’adresse
embed-page-address-embed = L’échiquier seul. { $fen } ajoute la zone FEN.
embed-page-address-theme = Ou { $light }. { $colors }, { $pieces }, { $coordinates } et { $lang } comme ci-dessus.
embed-page-address-origin = Seule une page de cette origine peut échanger des messages avec l’échiquier.
embed-page-address-fragment = Ce qui est montré au début, comme dans tout lien vers Forsyth.
embed-page-keeps-nothing = Un échiquier intégré n’enregistre rien dans le navigateur du lecteur et n’ajoute aucune étape au bouton Précédent. Son bouton de copie demande { $allow } ; sans cela, il sélectionne le texte pour que le lecteur le copie lui-même.

## Messages between the board and the page

embed-page-messages = Messages
embed-page-messages-about = Les messages sont des objets, envoyés par { $function }. Un { $id }, texte ou nombre, revient avec la réponse.
embed-page-to-the-board = Vers l’échiquier
embed-page-answer = Réponse
embed-page-set-about = Ce qui est omis reste inchangé. Un échiquier en lecture seule l’accepte aussi.
embed-page-set-answer = La même ; ou { $error }, et rien n’a changé.
embed-page-from-the-board = De l’échiquier
embed-page-when = Quand
embed-page-when-ready = Une fois, quand l’échiquier peut recevoir des messages.
embed-page-when-changed = Après chaque modification faite par le lecteur.

## Origins: scheme, host and port of an address, as the web's security knows them

embed-page-origins = Quelles pages peuvent parler à l’échiquier
embed-page-origins-parent = L’échiquier n’écoute que la page qui contient son cadre : ni d’autres cadres, ni des pages plus profondes ou plus hautes.
embed-page-origins-named = Avec { $origin } dans son adresse, il n’écoute cette page que si elle a exactement cette origine. L’élément indique toujours l’origine de sa page.
embed-page-origins-answers = Une réponse va à l’origine qui a demandé, et à aucune autre. Les modifications vont à l’origine que l’adresse indique ; à défaut, à l’origine du dernier message, et avant le premier message à personne.
embed-page-origins-ready = { $ready } n’a pas de contenu. Il va à l’origine que l’adresse indique ; à défaut, à la page qui contient le cadre, quelle qu’elle soit.
embed-page-origins-opaque = Une page sans origine (un fichier, un cadre isolé) est ignorée, car aucune réponse ne pourrait lui être adressée.
embed-page-origins-sandbox = Un cadre avec { $sandbox } a besoin de { $allow }, sinon l’échiquier ne démarre pas. Il a alors l’origine de Forsyth, et non celle de votre page.
embed-page-origins-text = Tout ce qui arrive est lu comme du texte, jamais comme du balisage. Un message d’un autre type, ou de quelqu’un d’autre, est ignoré.

## Hosting

embed-page-headers = L’héberger soi-même
embed-page-headers-host = Forsyth est un dossier de fichiers ; n’importe quel hébergement statique convient. Un hôte qui envoie une Content-Security-Policy interdit d’encadrer l’éditeur et l’autorise pour les adresses dont la requête contient { $embed } : { $nobody } et { $everybody }. Forsyth est fourni avec ces en-têtes pour nginx et Caddy. Ceux de Netlify et de Cloudflare Pages, qui ne distinguent pas les requêtes, autorisent les deux.
embed-page-headers-page = Une page qui a sa propre politique a besoin de l’hôte de Forsyth dans son { $frames }, et pour l’élément dans son { $scripts }.
