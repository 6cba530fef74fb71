title-concentration = Concentration
    .what = Find the pairs: turn up two cards, keep them if they match, and remember what you saw.
