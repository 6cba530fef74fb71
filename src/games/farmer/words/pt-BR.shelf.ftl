title-farmer = Fazendeiro
    .lang = pt-BR
    .what = Chegue a exatamente 16 e fique com a fazenda; quem passa disso se cala e paga ao fazendeiro.
