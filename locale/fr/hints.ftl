### La ligne à côté de l’échiquier : ce que l’outil en main permet de faire ensuite.

hint-spare = { $pointing ->
    [touch] Glissez une pièce sur l’échiquier, ou touchez-la puis des cases
   *[other] Glissez une pièce sur l’échiquier, ou cliquez-la puis des cases
}
hint-move = { $pointing ->
    [touch] Glissez une pièce pour la déplacer, hors de l’échiquier pour l’ôter
   *[other] Glisser : déplacer ; lâcher hors de l’échiquier : ôter
}
hint-menu = { $pointing ->
    [touch] Appui long sur une case : toutes les pièces au choix
   *[other] Double clic : toutes les pièces au choix
}
hint-mark = Clic droit : cercle ; glisser à droite : flèche
hint-drop = { $pointing ->
    [touch] Lâchez-la hors de l’échiquier pour l’ôter
   *[other] Avec Alt : copier ; hors de l’échiquier : ôter ; Échap : revenir
}
hint-paint = { $pointing ->
    [touch] { piece } : touchez ou balayez ; retouchez-la : main
   *[other] { piece } : cliquer ou balayer ; clic droit : { $color ->
        [white] noire
       *[black] blanche
    } ; Échap : main
}
hint-erase = { $pointing ->
    [touch] Gomme : touchez ou balayez les pièces
   *[other] Gomme : cliquer ou balayer ; Échap : main
}
hint-draw = { $pointing ->
    [touch] Crayon : glisser trace une flèche, toucher un cercle
   *[other] Crayon : glisser trace une flèche, cliquer un cercle ; Échap : main
}
hint-mirror = Symétrie : ce que vous placez se pose des quatre côtés
hint-keys = Flèches : avancer ; N : cavalier blanc, n : noir ; Espace : prendre ; Suppr : ôter
hint-play = { $pointing ->
    [touch] Glissez une pièce, ou touchez-la puis une case marquée
   *[other] Glissez une pièce, ou cliquez-la puis une case marquée
}
