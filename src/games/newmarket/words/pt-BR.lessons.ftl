# As lições deste jogo em português do Brasil.

widow = Vence quem fica primeiro sem cartas, e quem joga uma carta premiada leva as fichas dela: as quatro do centro mostram quais são. Você dá as cartas e não tem nenhuma: pode trocar sua mão pela mão extra, sem vê-la.
    .poor = Você não tem carta premiada nem ás. Quase nenhuma mão é pior: troque.
    .why = Distribui-se uma mão a mais que o número de jogadores. Uma mão ruim vale o risco.
bid = Aqui quem deu as cartas ficou com a própria mão, e a mão extra vai a leilão. O outro jogador passou, e a sua mão é ruim. Quanto você paga?
    .dear = Ninguém mais dá lance: uma ficha basta.
    .poor = Sua mão é ruim, e com uma ficha você compra outra. Dê o lance.
    .why = Ninguém disputa com você: uma ficha basta.
lead = Você puxa. Escolha um naipe e comece pela sua carta mais baixa dele. Se chegar a uma carta premiada, as fichas dela são suas: a dama de ouros é uma.
    .other = Pode, mas dali outros continuam. Em ouros você chega à dama sem ajuda.
    .why = A próxima do naipe tem de seguir, seja de quem for. Aqui é sua.
run = A sequência sobe: jogue o valete e depois a dama.
    .why = Você levou as fichas da dama de ouros. A sequência foi até o ás, que a encerra.
ace = Outra rodada. Quem joga por último puxa de novo, mas de um naipe da outra cor. Qual saída mantém a vez com certeza?
    .lose = Depois do quatro alguém pode ter o cinco. Comece pelo ás.
    .later = Também serve, mas depois do seu ás vermelho não sobra carta preta para puxar. Comece pelo ás de ouros.
    .why = Nada está acima do ás. Você puxa de novo, agora de um naipe preto.
black = Agora um naipe preto: comece pela mais baixa de espadas e suba até o ás.
    .why = Três cartas de uma vez, e você puxa de novo.
out = De novo um naipe vermelho: suas duas últimas cartas.
    .why = Quem fica primeiro sem cartas vence a rodada; os outros pagam uma ficha por carta que ainda têm.
