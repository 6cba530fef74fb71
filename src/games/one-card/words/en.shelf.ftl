title-one-card = One Card
    .lang = en
    .what = Bid how many points you will take; a joker turns the cards upside down, and one card waits in the middle.
