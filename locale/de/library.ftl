### The library of positions.

library-search = Sammlung durchsuchen
library-none = Keine Stellung heißt so.
library-source = Quelle: { $source }
# A position of the library was loaded.
library-opened = { $name } steht auf dem Brett.
library-group = { $entry-group ->
    [beginnings] Anfänge
    [mates] Elementare Mattführungen
    [endgames] Lehrbuch-Endspiele
    [openings] Eröffnungen
    [famous] Berühmte Stellungen und Studien
   *[perft] Perft-Stellungen für Programme
}
library-name = { $entry ->
    [start] Grundstellung
    [empty] Leeres Brett
    [kings] Nur Könige
    [pawns] Könige und Bauern
    [queen] König und Dame gegen König
    [rook] König und Turm gegen König
    [two-rooks] König und zwei Türme gegen König
    [bishops] König und zwei Läufer gegen König
    [bishop-knight] König, Läufer und Springer gegen König
    [opposition] Opposition: König und Bauer gegen König
    [trebuchet] Trébuchet: wer zieht, verliert
    [lucena] Lucena-Stellung: der Brückenbau
    [philidor] Philidor-Stellung: Verteidigung auf der dritten Reihe
    [vancura] Vančura-Stellung: Verteidigung von der Seite
    [ruy-lopez] Spanische Partie
    [italian] Italienische Partie
    [najdorf] Sizilianisch, Najdorf
    [winawer] Französisch, Winawer
    [queens-gambit-declined] Abgelehntes Damengambit
    [kings-indian] Königsindische Verteidigung
    [saavedra] Saavedra-Stellung
    [reti] Rétis Studie
    [immortal] Unsterbliche Partie, das Matt
    [opera] Opernpartie, das Matt
    [game-of-the-century] Partie des Jahrhunderts, vor 17… Le6
    [shirov] Shirovs Läuferopfer, 47… Lh3
    [kiwipete] Kiwipete
    [perft-3] Perft, Stellung 3
    [perft-4] Perft, Stellung 4
    [perft-5] Perft, Stellung 5
   *[perft-6] Perft, Stellung 6
}

## What the user keeps

library-own = Meine Stellungen
library-keep-as = Diese Stellung aufheben als
library-keep = Aufheben
library-kept = Aufgehoben: { $name }
library-remove = { $name } entfernen
library-removed = Entfernt: { $name }
library-full = Kein Platz für eine weitere Stellung. Entfernen Sie zuerst eine.
