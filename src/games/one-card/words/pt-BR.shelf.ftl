title-one-card = One Card
    .lang = en
    .what = Diga quantos pontos vai fazer; um curinga vira as cartas de cabeça para baixo, e uma carta espera no meio.
