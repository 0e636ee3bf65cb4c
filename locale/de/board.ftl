### The board: squares, the piece menu, marks.

## Squares

# Read aloud at each step of a walk over the board.
square-with-piece = { $square }, { -piece-within }
square-empty = { $square }, leer
square-lifted = { $square }, { -piece-within } aufgenommen
# Said when an arrow was begun by a key.
arrow-begins = Hier beginnt ein Pfeil: Gehen Sie zu seinem Ende und drücken Sie A

## The menu of pieces

piece-menu = Figur auf { $square }
empty-square = Leeres Feld
cancel = Abbrechen

## Marks

pen-choices = Was der Stift zeichnet
pen-fills = Ganze Felder färben, statt Kreise zu zeichnen
clear-marks = Alle Markierungen entfernen
symmetry-on = Symmetrie an: Jede Figur wird auf alle vier Seiten gesetzt
symmetry-off = Symmetrie aus
# With its key.
pen-color = { $mark-color ->
    [green] Grün zeichnen (1)
    [red] Rot zeichnen (2)
    [blue] Blau zeichnen (3)
   *[yellow] Gelb zeichnen (4)
}
pen-draws = { $mark-color ->
    [green] Der Stift zeichnet grüne Kreise und Pfeile.
    [red] Der Stift zeichnet rote Kreise und Pfeile.
    [blue] Der Stift zeichnet blaue Kreise und Pfeile.
   *[yellow] Der Stift zeichnet gelbe Kreise und Pfeile.
}
pen-draws-squares = { $mark-color ->
    [green] Der Stift zeichnet grüne Felder und Pfeile.
    [red] Der Stift zeichnet rote Felder und Pfeile.
    [blue] Der Stift zeichnet blaue Felder und Pfeile.
   *[yellow] Der Stift zeichnet gelbe Felder und Pfeile.
}
mark-square = { $mark-color ->
    [green] grünes Feld { $square }
    [red] rotes Feld { $square }
    [blue] blaues Feld { $square }
   *[yellow] gelbes Feld { $square }
}
mark-circle = { $mark-color ->
    [green] grüner Kreis auf { $square }
    [red] roter Kreis auf { $square }
    [blue] blauer Kreis auf { $square }
   *[yellow] gelber Kreis auf { $square }
}
mark-arrow = { $mark-color ->
    [green] grüner Pfeil von { $from } nach { $to }
    [red] roter Pfeil von { $from } nach { $to }
    [blue] blauer Pfeil von { $from } nach { $to }
   *[yellow] gelber Pfeil von { $from } nach { $to }
}
mark-drawn = Gezeichnet: { $mark }.
mark-removed = Entfernt: { $mark }.
marks-none = Keine Markierungen.
marks-all = Markierungen: { $marks }.
