title-trex = Trex
    .lang = en
    .what = Each player is king in turn and chooses among five contracts: four about the tricks you take, and the fifth a race.
