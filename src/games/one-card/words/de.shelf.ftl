title-one-card = One Card
    .lang = en
    .what = Biete auf Stiche; ein Joker stellt die Rangfolge auf den Kopf, und eine Karte wartet in der Mitte.
