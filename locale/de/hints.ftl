### Die Zeile am Brett: was sich mit dem Werkzeug in der Hand als Nächstes tun lässt.

hint-spare = { $pointing ->
    [touch] Figur aufs Brett ziehen, oder antippen und dann Felder
   *[other] Figur aufs Brett ziehen, oder anklicken und dann Felder
}
hint-move = { $pointing ->
    [touch] Figur ziehen: versetzen; neben das Brett: entfernen
   *[other] Ziehen: versetzen; neben dem Brett loslassen: entfernen
}
hint-menu = { $pointing ->
    [touch] Feld gedrückt halten: alle Figuren zur Auswahl
   *[other] Doppelklick: alle Figuren zur Auswahl
}
hint-mark = Rechtsklick: Kreis; rechts ziehen: Pfeil
hint-drop = { $pointing ->
    [touch] Neben dem Brett loslassen: entfernen
   *[other] Mit Alt: kopieren; neben dem Brett: entfernen; Esc: zurück
}
hint-paint = { $pointing ->
    [touch] { piece }: Felder antippen oder überstreichen; nochmals antippen: Hand
   *[other] { piece }: klicken oder streichen; Rechtsklick: { $color ->
        [white] Schwarz
       *[black] Weiß
    }; Esc: Hand
}
hint-erase = { $pointing ->
    [touch] Radierer: antippen oder überstreichen
   *[other] Radierer: klicken oder streichen; Esc: Hand
}
hint-draw = { $pointing ->
    [touch] Stift: ziehen für einen Pfeil, tippen für einen Kreis
   *[other] Stift: ziehen für einen Pfeil, klicken für einen Kreis; Esc: Hand
}
hint-mirror = Symmetrie: Was Sie setzen, steht auf allen vier Seiten
hint-keys = Pfeile: gehen; N: weißer Springer, n: schwarzer; Leertaste: heben; Entf: entfernen
hint-play = { $pointing ->
    [touch] Figur ziehen, oder antippen und dann ein markiertes Feld
   *[other] Figur ziehen, oder anklicken und dann ein markiertes Feld
}
