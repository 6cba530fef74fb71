title-one-card = One Card
    .what = Prendi i punti che hai offerto; un jolly mette le carte sottosopra, e una carta aspetta al centro.
