### The crash screen. It must not depend on anything of the page.

crash-title = Forsyth s’est arrêté
crash-kept = Une erreur du programme l’a arrêté. La position ci-dessous est la dernière qui a été conservée ; recharger la page la ramène, avec ses étapes à annuler.
crash-again = Le programme s’arrête sur ce qu’il ouvre : le travail conservé dans cet onglet, ou l’adresse. Sans eux, il commence avec un historique vide. Ce qui était conservé est mis de côté dans cet onglet et figure dans le rapport.
crash-fen = { fen-label }
crash-draft = Texte de la zone FEN
crash-report = Rapport
crash-private = Rien n’est envoyé. Le rapport indique l’erreur, le navigateur, le genre des dernières actions et la position.
crash-copy-fen = { copy-fen }
crash-copy-report = Copier le rapport
crash-copied = { copied }
crash-selected = Sélectionné : appuyez sur Ctrl+C
crash-reload = { reload }
crash-afresh = Commencer sans eux
failure-webassembly = Cet éditeur a besoin de JavaScript et de WebAssembly, et ce navigateur n’a pas WebAssembly : il est désactivé, ou le navigateur est trop ancien.
failure-file = Un fichier de cette page n’est pas arrivé, ou pas en entier. Si vous êtes en ligne, rechargez la page.
failure-sandbox = Cette page est dans un cadre qui empêche son programme de se charger (un bac à sable sans origine). Ouvrez-la dans un onglet à elle.
