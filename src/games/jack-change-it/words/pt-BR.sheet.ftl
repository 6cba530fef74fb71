# As regras do Jack Change It em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Cada um recebe sete cartas, e a carta seguinte é virada. Na sua vez, jogue uma carta do naipe ou do valor da que está virada. Se não tiver nenhuma, compre uma carta, e sua vez acaba.
how-to-2 = Algumas cartas são especiais. Um 2 faz o próximo comprar duas, a não ser que ele passe o castigo adiante com outro 2. O ás de copas faz comprar cinco: só o cinco de copas o anula. Um oito faz perder a vez, uma dama inverte o sentido (exceto com dois jogadores), e um valete muda o naipe: você escolhe o próximo.
how-to-3 = O ás de copas pode ser jogado junto com um 2 de qualquer naipe: o próximo compra então sete cartas, a não ser que jogue o cinco de copas.
how-to-4 = Quem joga a última carta antes dos outros vence a rodada, mas essa carta não pode ser especial. A partida tem três rodadas, e vence quem ganhar mais delas.

section-deal = A distribuição
section-playing = As jogadas
section-winning = A vitória

JC-S1 = Jogam { $seats } com um baralho de 52 cartas, sem curingas.
JC-S2 = A vez de dar as cartas passa para a esquerda.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
    .lot = Quem dá as cartas primeiro é sorteado.
JC-S3 = Cada um recebe sete cartas, uma de cada vez.
JC-S4 = A carta seguinte é virada e começa o descarte.
    .tricks = São cartas especiais os 2, os 8, os valetes, as damas e o ás de copas.
    .tricks-of-two = São cartas especiais os 2, os 8, os valetes e o ás de copas.
    .redraw = Se for uma carta especial, vira-se outra por cima.
    .plain = Se for uma carta especial, ela não faz nada.
    .active = Se for uma carta especial, ela tem efeito como se quem deu as cartas a tivesse jogado; um valete não faz nada.
JC-S5 = Começa o jogador à esquerda de quem deu as cartas; o jogo segue no sentido horário.

JC-P1 = Uma carta serve se tem o naipe ou o valor da que está virada. Depois que um valete escolheu um naipe, só esse naipe serve.
    .any = Um valete sempre serve, menos quando há um castigo a comprar.
    .answer = Um valete também serve quando um naipe foi escolhido.
JC-P2 = A sua última carta não pode ser uma carta especial.
    .any = Qualquer carta pode ser a última.
JC-P3 = Na sua vez, jogue uma carta que sirva.
    .free = Você pode, em vez disso, comprar uma carta; então a vez acaba.
    .bound = Só se nada puder ser jogado, compre uma carta; então a vez acaba.
    .pass = Se não houver o que jogar nem o que comprar, passe.
    .free-open = Você pode, em vez disso, comprar uma carta.
    .bound-open = Só se nada puder ser jogado, compre uma carta.
JC-P4 = Depois de um 2, o próximo tem que comprar duas cartas ou responder.
JC-P5 = Diante de um 2, compre as cartas ou jogue qualquer 2, seja qual for o naipe: o próximo tem então que comprar duas cartas a mais ou responder também.
JC-P6 = Depois do ás de copas, o próximo tem que comprar cinco cartas. Só o cinco de copas anula o ás: então ninguém compra, e o cinco de copas pode ser a última carta de quem o joga.
    .alone = Nenhum 2 pode ser jogado sobre o ás, nem o ás sobre um 2 que ainda espera resposta.
JC-P7 = Se o ás de copas servir, você pode jogá-lo junto com um 2 de qualquer naipe, de uma só vez, com o 2 por cima: o próximo tem então que comprar sete cartas, e só o cinco de copas as anula.
    .hearts = Se o ás de copas servir, você pode jogá-lo junto com o 2 de copas, de uma só vez, com o 2 por cima: o próximo tem então que comprar sete cartas, e só o cinco de copas as anula.
    .keep = Pelo menos uma carta tem que ficar na sua mão.
JC-P8 = Quem compra o castigo leva todas as cartas devidas.
    .over = Quem compra o castigo leva todas as cartas devidas, e a vez acaba.
    .after = Depois, a carta virada vale como carta comum.
JC-P9 =
    .eight = Um oito faz o próximo perder a vez.
    .again = Quem joga um oito joga de novo.
    .queen = Uma dama inverte o sentido do jogo.
    .jack = Um valete escolhe um dos outros naipes, e a próxima carta tem que ser desse naipe.
    .jack-any = Um valete escolhe um naipe, e a próxima carta tem que ser desse naipe.
JC-P10 = Diante de um 2 ou do ás de copas, você pode jogar qualquer 2 ou o ás de copas: as cartas a comprar se somam. Assim que o ás está entre as cartas jogadas, o cinco de copas anula tudo.
JC-P11 = Quando o monte está vazio e é preciso uma carta, as cartas do descarte, menos a de cima, são embaralhadas e viram o novo monte. Se faltarem cartas para um castigo, o resto é perdoado.
JC-P12 = Se a carta comprada servir, você pode jogá-la na hora ou ficar com ela.
    .ends = Se ela não servir, ou se você ficar com ela, a vez acaba.
JC-P13 = Depois de comprar as cartas do castigo, você joga a sua vez normalmente.

JC-E1 = A rodada acaba quando uma mão fica vazia, quando todos têm que passar em sequência ou depois de mil jogadas.
JC-E2 = Vence quem ficou sem cartas; se ninguém ficou, vence quem tem menos cartas, e em caso de empate a vitória é dividida.
JC-E3 = As mãos são mostradas no fim da rodada.
JC-E4 = Uma rodada vencida vale um ponto.
    .cards = Para cada adversário, o vencedor marca um ponto por carta que esse adversário tem, menos um por carta que o próprio vencedor ainda tem.
JC-E5 = A partida acaba depois de { so-many-deals }. Vence o maior total.
    .target = A partida acaba depois de { so-many-deals }, ou quando alguém alcança { $target } pontos. Vence o maior total.
    .equal = Entre totais iguais, vence quem ficou com menos cartas somando todas as rodadas; se ainda houver empate, a vitória é dividida.
so-many-deals =
    { $deals ->
        [1] uma rodada
       *[other] { $deals } rodadas
    }
