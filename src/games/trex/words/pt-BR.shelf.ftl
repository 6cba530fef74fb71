title-trex = Trex
    .lang = pt-BR
    .what = Cada jogador é rei uma vez e escolhe entre cinco contratos; quatro tratam das vazas que você leva, e o quinto é uma corrida.
