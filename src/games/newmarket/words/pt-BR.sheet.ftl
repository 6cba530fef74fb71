# As regras do Newmarket em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Quatro cartas premiadas ficam no meio, e cada um põe uma ficha em cada uma. Todas as cartas são distribuídas: uma mão para cada jogador e uma mão extra, que não é de ninguém. Quem dá as cartas pode trocar a sua mão pela mão extra, sem vê-la; se ficar com a sua, a mão extra é vendida a quem der o maior lance.
how-to-2 = Depois os naipes sobem em sequência. Você puxa a carta mais baixa de um naipe; quem tem a carta logo acima tem que jogá-la, e assim por diante, até faltar a próxima carta ou chegar a um ás. Quem jogou por último puxa de novo, agora de um naipe da outra cor.
how-to-3 = Jogue uma carta premiada e você leva as fichas dela. Quem fica sem cartas primeiro vence a rodada e recebe dos outros uma ficha por carta que ainda têm. Depois de algumas rodadas, vence quem tem mais fichas.

section-deal = A distribuição
section-extra-hand = A mão extra
section-playing = As jogadas
section-claiming = Recolher as fichas a tempo
section-winning = A vitória

NM-S1 = Jogam { $seats } com um baralho de 52 cartas. O ás é a carta mais alta.
NM-S2 = Cada um começa com { chips-in-figures }.
NM-S3 = A vez de dar as cartas passa para a esquerda.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
    .lot = Quem dá as cartas primeiro é sorteado.
NM-S4 = Todas as cartas são distribuídas, uma a uma, em { $hands } mãos: uma para cada jogador e, depois da de quem dá as cartas, uma mão extra.
    .more = As mãos servidas primeiro têm uma carta a mais que as outras.
NM-S5 = Cada um põe { chips-in-figures } em cada carta premiada: o ás de copas, o rei de paus, a dama de ouros e o valete de espadas.
    .kings = Cada um põe { chips-in-figures } em cada carta premiada: os quatro reis.
    .double = Quem dá as cartas põe o dobro.
    .kitty = Cada um põe { chips-in-figures } no bolo.
    .left = As fichas que restaram nas cartas premiadas em rodadas anteriores continuam lá.

NM-W1 = Quem dá as cartas, tendo visto só a própria mão, pode trocá-la pela mão extra ou ficar com a sua.
NM-W2 = Quem troca põe de lado a própria mão, fechada e fora de jogo nesta rodada, e pega a mão extra no lugar dela.
NM-W3 = Se quem dá as cartas fica com a sua mão, a mão extra é leiloada entre os outros, a partir da esquerda. Na sua vez, dê um lance de 1, 2 ou 5 fichas a mais que o maior até então, mas nunca mais do que você tem, ou passe; quem passa sai do leilão.
NM-W4 = Quem dá o maior lance paga esse valor a quem deu as cartas e tem que trocar. Se ninguém der lance, a mão extra fica onde está.
NM-W5 =
    .unsold = A mão extra não é vendida.
    .none = Ninguém pode receber a mão extra.

NM-P1 = O jogador à esquerda de quem deu as cartas escolhe um naipe e puxa a carta mais baixa que tem nesse naipe.
NM-P2 = Quem tem a carta seguinte do naipe, subindo, tem que jogá-la, e assim por diante.
NM-P3 =
    { $lead ->
        [colour] A sequência termina em um ás ou onde ninguém tem a próxima carta. Quem jogou a última carta escolhe um naipe da outra cor e puxa a carta mais baixa que tem nesse naipe.
        [suit] A sequência termina em um ás ou onde ninguém tem a próxima carta. Quem jogou a última carta escolhe outro naipe e puxa a carta mais baixa que tem nesse naipe.
       *[any] A sequência termina em um ás ou onde ninguém tem a próxima carta. Quem jogou a última carta escolhe qualquer naipe e puxa a carta mais baixa que tem nesse naipe.
    }
NM-P4 = Se não tem uma carta assim, esse jogador puxa a carta mais baixa de qualquer naipe.
    .left = Se ele não tem uma carta assim, a saída passa para a esquerda; se ninguém tem, quem parou a sequência puxa a carta mais baixa de qualquer naipe.
NM-P5 = Cada um põe suas cartas abertas na sua frente.
NM-P6 = Quem joga uma carta premiada leva todas as fichas que estão nela.
    .claim = Quem joga uma carta premiada pode levar as fichas que estão nela, se for rápido o bastante.
NM-P7 = A rodada acaba na hora em que uma mão fica vazia.

NM-C1 = Depois de jogar uma carta premiada, você pode recolher as fichas dela até que a próxima carta seja jogada.
NM-C2 = Assim que você as recolhe, a rodada continua.
NM-C3 = Se a próxima carta é jogada antes disso, as fichas ficam na carta premiada para uma rodada seguinte.
NM-C4 = Se a carta premiada for a sua última, as fichas vêm automaticamente. Os robôs esperam três segundos antes de continuar.

NM-E1 = Os outros mostram as mãos e pagam ao vencedor { chips-in-figures } por carta que ainda têm.
    .kitty = O vencedor leva o bolo.
NM-E2 = As fichas que ninguém levou ficam nas cartas premiadas. O saldo pode ficar negativo; ninguém sai da partida.
NM-E3 = As fichas que estão nas cartas premiadas depois da última rodada não são de ninguém.
    .winner = Depois da última rodada, o vencedor dela leva as fichas que ainda estão nas cartas premiadas.
NM-E4 =
    { $broke ->
        [true] A partida acaba depois de { deal-count }, ou quando alguém fica sem fichas. Vence quem tem mais fichas; em caso de empate, a vitória é dividida.
       *[false] A partida acaba depois de { deal-count }. Vence quem tem mais fichas; em caso de empate, a vitória é dividida.
    }
