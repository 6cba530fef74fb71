title-concentration = Concentration
    .lang = en
    .what = Find the pairs: turn up two cards, keep them if they match, and remember what you saw.
