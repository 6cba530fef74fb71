title-newmarket = Newmarket
    .lang = en
    .what = Spiel die Farben aufwärts, vorbei an vier Prämienkarten mit Chips darauf, und sei als Erster fertig.
