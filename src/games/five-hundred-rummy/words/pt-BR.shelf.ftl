title-five-hundred-rummy = Rummy 500
    .lang = pt-BR
    .what = Rummy por pontos: pegue do descarte aberto, baixe o que puder, acrescente aos jogos de todos e grite “Rummy!” fora da vez.
