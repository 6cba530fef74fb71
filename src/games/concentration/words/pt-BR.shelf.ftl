title-concentration = Jogo da Memória
    .what = Encontre os pares: vire duas cartas, fique com elas se combinarem e lembre o que viu.
