# As regras do Oito Maluco em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Cada um recebe oito cartas, e a carta seguinte é virada. Na sua vez, jogue uma carta do naipe ou do valor da que está virada.
how-to-2 = Um oito pode ser jogado sobre qualquer carta: você escolhe o naipe que o próximo tem que jogar. Guarde um para o fim.
how-to-3 = Se nada servir, compre do monte até que algo sirva. Você também pode comprar mesmo podendo jogar.
how-to-4 = Quem joga a última carta antes dos outros vence a rodada. Depois de três rodadas, vence a partida quem ganhou mais delas.

section-deal = A distribuição
section-playing = As jogadas
section-winning = A vitória

CE-S1 = Jogam { $seats } com { packs } de 52 cartas, sem curingas.
    .jokers = Jogam { $seats } com { packs } de 52 cartas e { $jokers ->
        [one] { $jokers } curinga
       *[other] { $jokers } curingas
    }.
packs =
    { $decks ->
        [2] dois baralhos
       *[1] um baralho
    }
CE-S2 = A vez de dar as cartas passa para a esquerda.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
    .lot = Quem dá as cartas primeiro é sorteado.
CE-S3 = Cada um recebe { $cards } cartas, uma de cada vez.
CE-S4 = A carta seguinte é virada e começa o descarte.
    .redraw = Se for um oito ou um curinga, vira-se outra por cima.
    .plain = Se for um oito, ele vale pelo próprio naipe; sobre um curinga, o primeiro jogador pode jogar qualquer carta.
CE-S5 = Começa o jogador à esquerda de quem deu as cartas; o jogo segue no sentido horário.

CE-P1 = Uma carta serve se tem o naipe ou o valor da que está virada; se um naipe foi escolhido, só servem cartas desse naipe.
    .jokers = Oitos e curingas sempre servem.
    .eights = Oitos sempre servem.
CE-P2 = Quem joga um oito escolhe um naipe, que vale até a próxima carta jogada. Um oito jogado como última carta não escolhe naipe nenhum.
CE-P3 = Sobre um curinga vale qualquer carta.
CE-P4 = Na sua vez, você pode primeiro comprar cartas, até onde as regras abaixo permitem; depois jogue uma carta ou passe.
CE-P5 =
    .any = Você pode comprar mesmo tendo uma carta que serve.
    .none = Você só pode comprar enquanto nada servir.
    .until = Compre quantas vezes quiser.
    .one = Compre no máximo uma carta em cada turno.
    .three = Compre no máximo três cartas em cada turno.
CE-P6 = Você pode comprar enquanto houver cartas no monte.
    .recycle = Você pode comprar enquanto houver cartas no monte ou debaixo da carta de cima do descarte.
CE-P7 = Só passe quando não puder comprar e, além disso, nada servir ou você já tiver comprado pelo menos uma carta neste turno.
    .bound = Só passe quando nada servir e você não puder comprar.
CE-P8 = Quando o monte está vazio e é preciso uma carta, as cartas do descarte, menos a de cima, são embaralhadas e viram o novo monte.
CE-P9 = Depois de um 2, o próximo tem que jogar outro 2, de qualquer naipe, ou comprar duas cartas, e cada 2 a mais soma duas cartas ao castigo; comprar o castigo encerra a vez. Só um 2 responde a um 2.
    .queen = Uma dama faz o próximo perder a vez.
    .again = Quem joga uma dama joga de novo.
    .ace = Um ás inverte o sentido do jogo.
    .first = Nenhuma dessas cartas tem efeito quando é virada como primeira carta.
CE-P10 = O efeito de uma carta é imediato, nesta ordem: escolha do naipe, inversão do sentido, perda da vez, cartas a comprar.

CE-E1 = A rodada acaba quando uma mão fica vazia, quando todos têm que passar em sequência ou depois de mil jogadas.
CE-E2 = As cartas que restam valem: oitos e curingas, 50; figuras e dez, 10; ases, 1; as outras, o seu número.
CE-E3 = Se ninguém bater, vence a mão que soma menos pontos; entre mãos iguais, a que tiver menos cartas; se isso também empatar, a vitória é dividida.
CE-E4 = As mãos são mostradas no fim da rodada.
CE-E5 =
    .wins = Uma rodada vencida vale um ponto.
    .points = Para cada adversário, quem vence marca os pontos das cartas que esse adversário tem na mão, menos os das cartas da sua própria mão.
    .penalty = Cada um marca os pontos das cartas que tem na mão; quanto menor o total, melhor.
CE-E6 = A partida acaba depois de { so-many-deals }.
    .target = A partida acaba depois de { so-many-deals }, ou quando alguém alcança { $target } pontos.
    .highest = Vence o maior total.
    .lowest = Vence o menor total.
    .equal = Entre totais iguais, vence quem ficou com menos cartas somando todas as rodadas; se ainda houver empate, a vitória é dividida.
so-many-deals =
    { $deals ->
        [1] uma rodada
       *[other] { $deals } rodadas
    }
