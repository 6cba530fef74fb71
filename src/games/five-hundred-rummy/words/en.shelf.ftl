title-five-hundred-rummy = 500 Rummy
    .lang = en
    .what = Rummy for points: dig in the open pile, lay what you can, add to anybody’s melds, call “Rummy!” out of turn.
