title-one-card = One Card
    .lang = en
    .what = Bid for tricks; a joker turns the cards upside down, and one card waits in the middle.
