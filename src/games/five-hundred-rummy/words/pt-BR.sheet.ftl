# As regras do Rummy 500 em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Cada um recebe sete cartas. Na sua vez, compre uma carta, baixe o que quiser e descarte uma carta; o descarte fica aberto e espalhado.
how-to-2 = Baixe três ou quatro cartas do mesmo valor em naipes diferentes, ou três ou mais seguidas de um naipe. Acrescente cartas soltas a qualquer jogo da mesa, seja de quem for. O que você baixa conta para você: ases valem 15, ou 1 abaixo de um dois; figuras e dez, 10; as outras, o seu número. Um curinga substitui qualquer carta e vale 15.
how-to-3 = Em vez de comprar, você pode pegar do descarte: escolha qualquer carta que possa baixar na hora e leve também todas as que estão por cima.
how-to-4 = Se alguém joga fora uma carta que encaixa em um jogo da mesa, os outros podem gritar “Rummy!”, pegá-la e jogar fora da vez.
how-to-5 = Quando alguém fica sem cartas, o que os outros ainda têm na mão é descontado dos pontos deles. Vence o primeiro que estiver sozinho na frente com 500.

section-deal = A distribuição
section-melds = Os jogos
section-playing = As jogadas
section-scoring = A pontuação

FR-S1 = Um baralho de 52 cartas, sem curingas.
    .jokers = Um baralho de 52 cartas e dois curingas.
    .two = Dois baralhos de 52 cartas, sem curingas.
    .two-jokers = Dois baralhos de 52 cartas e quatro curingas.
FR-S2 = A vez de dar as cartas passa para a esquerda.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
    .lot = Quem dá as cartas primeiro é sorteado.
FR-S3 = Sete cartas para cada um, uma de cada vez.
    .two = { $count } cartas para cada um, uma de cada vez.
FR-S4 = A carta seguinte é virada e começa o descarte, que fica espalhado: todos podem vê-lo inteiro. Começa o jogador à esquerda de quem deu as cartas.

FR-M1 = Uma trinca são três cartas do mesmo valor, uma quadra são quatro, cada uma de um naipe.
FR-M2 = Uma sequência são três ou mais cartas seguidas de um naipe. O ás fica abaixo do dois ou acima do rei, nunca nas duas pontas.
FR-M3 = Um curinga substitui qualquer carta que sirva. Ao baixá-lo, você diz qual, e isso nunca muda, mesmo que essa carta já esteja na mesa ou em uma mão. Um jogo pode ter qualquer número de curingas.
FR-M4 = O que você baixa fica na sua frente e conta para você, mesmo o que acrescenta ao jogo de outro. Nunca mais muda de lugar.
FR-M5 = Um jogo é baixado com três cartas; outras são acrescentadas logo depois, se você quiser.
FR-M6 = Você pode acrescentar ao jogo de qualquer um: a uma trinca, o naipe que falta; a uma sequência, a carta logo acima ou logo abaixo.
FR-M7 = Entre duas cartas iguais, tanto faz qual você joga; a que acabou de ser pega do descarte é usada primeiro.

FR-P1 = Em cada turno, compre ou pegue do descarte; depois baixe e acrescente quantas vezes quiser, ou nenhuma; por fim, descarte uma carta.
FR-P2 = Compre a carta de cima do monte.
FR-P3 = Ou pegue qualquer carta do descarte, mesmo a do topo, com todas as que estão por cima dela, se puder baixar essa carta na hora.
FR-P4 = A carta pega do descarte tem que ir para a mesa em seguida: em um jogo novo, acrescentada a um jogo, ou como a última de várias acrescentadas a uma sequência. Sua mão e as outras cartas pegas podem ajudar.
FR-P5 = Qualquer carta pode ser descartada, mesmo a que acabou de ser comprada.
FR-P6 = Ninguém grita fora da vez.
    .calls = Depois de um descarte, até que alguém jogue, todos menos quem descartou e quem está na vez podem gritar “Rummy!” por uma carta do descarte que pode ir direto para a mesa, isto é, que encaixa em um jogo da mesa ou forma um jogo com duas cartas que estão por cima dela. Quem grita a leva com todas as que estão por cima, tem que baixá-la e joga um turno completo; depois é a vez do jogador à esquerda de quem gritou.
FR-P7 = Quando um descarte esvazia uma mão, a rodada acaba.
    .any = Assim que uma mão fica vazia, a rodada acaba; não é preciso descartar.
FR-P8 =
    .discard = A última carta de uma mão não pode ir para um jogo: guarde uma para descartar, pois só se bate descartando.
    .float = Quem baixa a última carta espera sem cartas: a vez termina sem descarte, e no turno seguinte esse jogador compra de novo. Só se bate descartando.
FR-P9 =
    { $stockOut ->
        [at-once] Quando a última carta do monte é comprada, a rodada acaba na hora, e essa carta conta contra quem a comprou.
        [turn] Quem compra a última carta do monte joga o turno até o fim; então a rodada acaba.
       *[play-on] Quando o monte está vazio, você pega do descarte ou encerra a rodada.
    }

FR-E1 = De dois a nove, as cartas valem o seu número; dez e figuras, 10; ases, 15; um ás abaixo de um dois, 1.
    .fives = De dois a nove, as cartas valem 5; dez e figuras, 10; ases, 15; um ás abaixo de um dois, 5.
    .joker = Um curinga vale 15, seja qual for a carta que representa.
FR-E2 = Você marca os pontos das suas cartas na mesa, menos os das cartas da sua mão. Os totais podem ficar negativos.
FR-E3 = Todas as mãos são mostradas. Quem marcou mais vence a rodada.
FR-E4 = Quando alguém tem { $target } pontos ou mais depois de uma rodada, vence o maior total; se houver empate no primeiro lugar, a partida continua.
FR-E5 = Depois de cinquenta rodadas, vence de qualquer modo o maior total.
