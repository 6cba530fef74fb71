title-trex = Trex
    .lang = pt-BR
    .what = Cada jogador é rei por sua vez e escolhe entre cinco contratos; em quatro se evitam cartas, o quinto é uma corrida.
