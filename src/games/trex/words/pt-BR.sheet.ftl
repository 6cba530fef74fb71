# As regras do Trex em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Jogam quatro, com treze cartas cada. Quem tem o sete de copas é o primeiro rei e escolhe um contrato para cada uma das suas cinco rodadas, sem repetir nenhum. Depois o reinado passa para a direita, até que todos tenham sido rei.
how-to-2 = Quatro contratos são jogos de vazas sem trunfo, em que quem pode é obrigado a seguir o naipe: em Ouros, cada carta de ouros levada vale 10; em Vazas, cada vaza custa 15; em Damas, cada dama custa 25; em Rei de Copas, essa carta custa 75. Damas e o rei de copas podem ser dobrados: são mostrados antes e valem o dobro.
how-to-3 = O quinto, Trex, é uma corrida: os naipes são construídos a partir dos valetes, para cima até o ás e para baixo até o dois. Quem pode jogar é obrigado a jogar. Bater vale 200, 150, 100 e 50.
how-to-4 = Depois de vinte rodadas, vence o maior total.

section-deal = A distribuição
section-playing = As jogadas
section-scoring = A pontuação

TX-S1 = 52 cartas; em cada naipe o ás é a carta mais alta.
TX-S2 = Todas as cartas são distribuídas, treze para cada um.
    .clockwise = O jogo segue no sentido horário.
    .counterclockwise = O jogo segue no sentido anti-horário.
TX-S3 = Quem tem o sete de copas na primeira rodada o mostra e é o primeiro rei.
TX-S4 = A partir da segunda rodada da partida, o rei dá as cartas; ele puxa em todas as rodadas.
TX-S5 = Depois do último contrato do rei, o reinado passa para a direita.
    .kingdoms =
    { $kingdoms ->
        [1] Joga-se um reinado.
       *[other] Jogam-se { $kingdoms } reinados.
    }
TX-S6 = Cada reinado é anunciado.

TX-P1 = O rei escolhe entre Ouros, Vazas, Damas, Rei de Copas e Trex, cada um uma vez por reinado.
    .complex = O rei joga Complexo e Trex, na ordem que escolher.
TX-P2 = Antes da primeira vaza, cada um, na sua vez, pode dobrar damas em Damas e o rei de copas em Rei de Copas, mostrando essas cartas; as cartas dobradas continuam fazendo parte da mão.
    .complex = Antes da primeira vaza, cada um, na sua vez, pode dobrar damas e o rei de copas em Complexo, mostrando essas cartas; as cartas dobradas continuam fazendo parte da mão.
TX-P3 = No Trex, um jogador com os quatro 2, ou com três 2 e o 3 do quarto naipe, pode abandonar a rodada: as cartas são dadas de novo, e o contrato não é gasto.
TX-P4 = Em todos os contratos menos Trex, siga o naipe, se puder; senão, jogue qualquer carta; a carta mais alta do naipe puxado ganha. Não há trunfos.
TX-P5 = Em Rei de Copas, só pode puxar copas quem não tem mais nada.
TX-P6 = As cartas que contam ficam abertas na frente de quem as levou; as outras, fechadas.
TX-P7 = Toda rodada é jogada até a última carta.
    .stop = Uma rodada acaba assim que não há mais pontos em jogo.
TX-P8 = No Trex, jogue um valete ou uma carta vizinha de outra do mesmo naipe que já está na mesa, se puder; senão, passe.
TX-P9 = Quem não tem mais cartas bateu: em primeiro, segundo, terceiro ou último.
TX-P10 = Assim que três jogadores batem, a rodada acaba.
    .all = Assim que três jogadores batem, o último continua sozinho e joga as cartas que restam.
TX-P11 = No Trex, os 2 de todos ficam abertos depois da primeira volta.

TX-E1 = Cada carta de ouros levada: +10.
    .minus = Cada carta de ouros levada: −10.
TX-E2 = Cada vaza levada em Vazas: −15.
TX-E3 = Cada dama levada: −25.
    .doubled = Cada dama dobrada levada: −50, e +25 para quem a dobrou.
TX-E4 = O rei de copas levado: −75.
    .doubled = O rei de copas levado quando dobrado: −150, e +75 para quem o dobrou.
TX-E5 = Quem leva a própria carta dobrada perde todos os pontos dobrados, e o bônus vai para quem puxou aquela vaza, mesmo que seja o mesmo jogador.
    .single = Quem leva a própria carta dobrada paga como se não estivesse dobrada, e ninguém ganha bônus.
TX-E6 = Trex: +200, +150, +100 e +50, na ordem em que se bate.
TX-E7 = Complexo: ouros, vazas, damas e o rei de copas contam, todos ao mesmo tempo.
TX-E8 = Os pontos são somados rodada a rodada.
TX-E9 = O melhor resultado de uma rodada vence a rodada.
TX-E10 = No fim vence o maior total; em caso de empate, a vitória é dividida.
    .partners = No fim vence a dupla com a maior soma; em caso de empate, a vitória é dividida.
