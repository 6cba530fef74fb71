title-one-card = One Card
    .lang = en
    .what = Biete, wie viele Punkte du holst; ein Joker stellt die Rangfolge auf den Kopf, und eine Karte wartet in der Mitte.
