title-fan-tan = Fan Tan
    .lang = en
    .what = Build the four suits up and down from the sevens; whoever cannot add a card pays a chip.
