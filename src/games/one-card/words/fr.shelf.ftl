title-one-card = One Card
    .lang = en
    .what = Annonce combien de points tu prendras ; un joker renverse l’ordre des cartes, et une carte attend au milieu.
