title-trex = Trex
    .lang = en
    .what = Each player is king in turn and chooses among five contracts; four avoid cards, the fifth is a race.
