title-jack-change-it = Jack Change It
    .lang = en
    .what = Gleiche Farbe oder gleicher Wert, ein Bube wechselt die Farbe, und nie eine Sonderkarte als letzte.
