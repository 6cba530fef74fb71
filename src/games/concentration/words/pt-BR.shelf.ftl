title-concentration = Jogo da Memória
    .lang = pt-BR
    .what = Encontre os pares: vire duas cartas, fique com elas se combinarem e lembre o que viu.
