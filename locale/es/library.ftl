### The library of positions.

library-search = Buscar en la colección
library-none = Ninguna posición se llama así.
library-source = Fuente: { $source }
# A position of the library was loaded.
library-opened = { $name } está en el tablero.
library-group = { $entry-group ->
    [beginnings] Comienzos
    [mates] Mates elementales
    [endgames] Finales de manual
    [openings] Aperturas
    [famous] Posiciones y estudios famosos
   *[perft] Posiciones perft para programas
}
library-name = { $entry ->
    [start] Posición inicial
    [empty] Tablero vacío
    [kings] Solo reyes
    [pawns] Reyes y peones
    [queen] Rey y dama contra rey
    [rook] Rey y torre contra rey
    [two-rooks] Rey y dos torres contra rey
    [bishops] Rey y dos alfiles contra rey
    [bishop-knight] Rey, alfil y caballo contra rey
    [opposition] Oposición: rey y peón contra rey
    [trebuchet] Trébuchet: quien mueve pierde
    [lucena] Posición de Lucena: el puente
    [philidor] Posición de Philidor: defensa en la tercera fila
    [vancura] Posición de Vančura: defensa lateral
    [ruy-lopez] Apertura española
    [italian] Apertura italiana
    [najdorf] Siciliana, Najdorf
    [winawer] Francesa, Winawer
    [queens-gambit-declined] Gambito de dama rehusado
    [kings-indian] Defensa india de rey
    [saavedra] Posición de Saavedra
    [reti] Estudio de Réti
    [immortal] La Inmortal, el mate
    [opera] Partida de la Ópera, el mate
    [game-of-the-century] Partida del Siglo, antes de 17… Ae6
    [shirov] El sacrificio de alfil de Shirov, 47… Ah3
    [kiwipete] Kiwipete
    [perft-3] Perft, posición 3
    [perft-4] Perft, posición 4
    [perft-5] Perft, posición 5
   *[perft-6] Perft, posición 6
}

## What the user keeps

library-own = Mis posiciones
library-keep-as = Guardar esta posición como
library-keep = Guardar
library-kept = Guardada: { $name }
library-remove = Quitar { $name }
library-removed = Quitada: { $name }
library-full = No hay sitio para otra posición. Quite antes una.
