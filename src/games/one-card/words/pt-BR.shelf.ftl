title-one-card = One Card
    .lang = en
    .what = Dê lances pelas vazas; um curinga vira as cartas de cabeça para baixo, e uma carta espera no meio.
