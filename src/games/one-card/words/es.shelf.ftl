title-one-card = Carta única
    .lang = es
    .what = Puja cuánto ganarás; un comodín pone las cartas al revés, y una carta espera en el centro.
