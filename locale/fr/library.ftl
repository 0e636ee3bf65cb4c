### The library of positions.

library-search = Chercher dans le recueil
library-none = Aucune position ne porte ce nom.
library-source = Source : { $source }
# A position of the library was loaded.
library-opened = { $name } est sur l’échiquier.
library-group = { $entry-group ->
    [beginnings] Départs
    [mates] Mats élémentaires
    [endgames] Finales de manuel
    [openings] Ouvertures
    [famous] Positions célèbres et études
   *[perft] Positions perft pour les programmes
}
library-name = { $entry ->
    [start] Position de départ
    [empty] Échiquier vide
    [kings] Rois seuls
    [pawns] Rois et pions
    [queen] Roi et dame contre roi
    [rook] Roi et tour contre roi
    [two-rooks] Roi et deux tours contre roi
    [bishops] Roi et deux fous contre roi
    [bishop-knight] Roi, fou et cavalier contre roi
    [opposition] Opposition : roi et pion contre roi
    [trebuchet] Trébuchet : qui joue perd
    [lucena] Position de Lucena : le pont
    [philidor] Position de Philidor : défense sur la troisième rangée
    [vancura] Position de Vančura : défense de côté
    [ruy-lopez] Partie espagnole
    [italian] Partie italienne
    [najdorf] Sicilienne, Najdorf
    [winawer] Française, Winawer
    [queens-gambit-declined] Gambit dame refusé
    [kings-indian] Défense est-indienne
    [saavedra] Position de Saavedra
    [reti] Étude de Réti
    [immortal] L’Immortelle, le mat
    [opera] La partie de l’opéra, le mat
    [game-of-the-century] La partie du siècle, avant 17… Fe6
    [shirov] Le sacrifice de fou de Shirov, 47… Fh3
    [kiwipete] Kiwipete
    [perft-3] Perft, position 3
    [perft-4] Perft, position 4
    [perft-5] Perft, position 5
   *[perft-6] Perft, position 6
}

## What the user keeps

library-own = Mes positions
library-keep-as = Garder cette position sous le nom
library-keep = Garder
library-kept = Gardée : { $name }
library-remove = Retirer { $name }
library-removed = Retirée : { $name }
library-full = Plus de place pour une autre position. Retirez-en une d’abord.
