title-jack-change-it = Jack Change It
    .lang = en
    .what = Match suit or rank, change the suit with a jack, and never end on a trick card.
