# As lições deste jogo em português do Brasil.

widow = Vence quem fica primeiro sem cartas, e quem joga uma carta premiada leva as fichas dela: as quatro do centro mostram quais são. Você dá as cartas e não tem nenhuma: pode trocar sua mão pela que sobra, sem ver.
    .poor = Você não tem carta premiada nem ás. Quase nenhuma mão é pior: troque.
    .why = Dá-se uma mão a mais que os jogadores. Uma mão ruim vale o risco.
bid = Aqui quem deu fica com a sua, e a mão que sobra vai a leilão. O outro passou e a sua é ruim. Quanto paga?
    .dear = Ninguém mais dá lance: uma ficha basta.
    .poor = Sua mão é ruim, e uma ficha compra outra. Dê o lance.
    .why = Ninguém disputa com você: uma ficha basta.
lead = Você começa. Escolha um naipe e jogue a carta mais baixa dele. Uma carta premiada dá as fichas: a dama de ouros é uma.
    .other = Pode, mas dali outros continuam. Em ouros você mesmo chega à dama.
    .why = A próxima do naipe tem de seguir, seja de quem for. Aqui é sua.
run = A sequência sobe: jogue o valete e depois a dama.
    .why = Você levou as fichas da dama de ouros. A sequência foi até o ás, que a encerra.
ace = Quem joga por último começa de novo, mas num naipe da outra cor. Qual saída mantém a vez com certeza?
    .lose = Depois do quatro alguém pode ter o cinco. Comece pelo ás.
    .later = Também serve, mas depois seria vermelho. Comece pelo ás de ouros.
    .why = Nada está acima do ás. Você começa de novo, agora em preto.
black = Agora preto: comece pela mais baixa de espadas e suba até o ás.
    .why = Três cartas de uma vez, e você começa de novo.
out = Vermelho outra vez: suas duas últimas cartas.
    .why = A primeira mão vazia vence; os outros pagam uma ficha por carta.
