title-one-card = One Card
    .lang = en
    .what = Prendi i punti che hai offerto; un jolly mette le carte sottosopra, e una carta aspetta al centro.
