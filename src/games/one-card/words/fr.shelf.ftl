title-one-card = One Card
    .lang = en
    .what = Fais une enchère sur les plis ; un joker renverse l’ordre des cartes, et une carte attend au milieu.
