title-newmarket = Newmarket
    .what = Spiel die Farben aufwärts, vorbei an vier Zahlkarten mit Chips darauf, und sei als Erster fertig.
