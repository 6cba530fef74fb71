# As regras do One Card em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Quatro naipes do ás ao nove e um curinga: 25 cartas, todas distribuídas menos uma. Essa One Card fica fechada no meio e vai para quem ganha a última vaza.
how-to-2 = Reis, damas e valetes valem um ponto; o curinga, três: 15 ao todo. Primeiro cada um diz em um lance quantos pontos vai fazer, ou passa. Quem deu o maior lance puxa, e o naipe dessa primeira carta é o trunfo. Siga o naipe, se puder; o trunfo mais alto ganha a vaza, senão a carta mais alta do naipe puxado.
how-to-3 = O curinga é o trunfo mais baixo, mas ganha de qualquer carta que não é trunfo. Em uma rodada com trunfo, quem o leva pode inverter a ordem: o nove passa a ser o mais alto, e o ás, o mais baixo, até o fim da rodada.
how-to-4 = Quem deu o maior lance e fez pelo menos esse total marca todos os pontos feitos; quem não cumpriu não marca nada. Os outros marcam o que fizeram. Quando alguém chega a 30 pontos, vence o maior total.

section-deal = A distribuição
section-auction = O leilão
section-playing = As jogadas
section-scoring = A pontuação

OC-S1 = Jogam dois, três ou quatro, cada um por si.
OC-S2 = O baralho tem 25 cartas: ás, rei, dama, valete, dez e nove de cada naipe e um curinga.
    .two = O dois de ouros faz as vezes do curinga.
OC-S3 = A vez de dar as cartas passa para a esquerda.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
    .lot = Quem dá as cartas primeiro é sorteado.
OC-S4 = Cada um recebe { $cards } cartas, uma a uma. A 25ª, a One Card, fica fechada no meio; ninguém a vê.
OC-S5 = Cada rei, dama e valete vale um ponto; o curinga, três: 15 ao todo.

OC-A1 = Começa o jogador à esquerda de quem deu as cartas. O menor lance é { $lowest }; cada novo lance tem que ser maior, e 15 é o máximo. Nenhum naipe é anunciado.
OC-A2 =
    .again = Quem passou pode dar lance de novo quando chega a sua vez.
    .out = Quem passou está fora do leilão.
OC-A3 = O leilão acaba quando alguém dá um lance de 15, quando há um lance e todos os outros que ainda podiam cobri-lo passaram, ou quando todos passam sem que haja lance.
OC-A4 = Quem deu o maior lance puxa na primeira vaza.
OC-A5 = Se ninguém der lance, não há trunfo, os ases continuam altos, e puxa o jogador em frente a quem deu as cartas (com três jogadores, o que está à esquerda dele).

OC-P1 = Uma vaza é uma carta de cada jogador, no sentido horário; quem ganha a vaza puxa a próxima.
OC-P2 = O naipe da primeira carta de quem ganhou o leilão é o trunfo. Essa carta não pode ser o curinga.
OC-P3 = Depois disso, vale puxar qualquer carta. Em uma rodada com trunfo, um curinga puxado conta como trunfo.
OC-P4 = Se puxarem trunfo, jogue um trunfo, se tiver; o curinga é um deles. Se puxarem outro naipe, jogue esse naipe, se tiver, e não um trunfo nem o curinga. Senão, jogue qualquer carta.
OC-P5 = Em uma rodada sem trunfo, sobre um curinga puxado vale qualquer carta. Se puxarem um naipe, quem o tem joga esse naipe, não o curinga; os outros jogam qualquer carta, mesmo o curinga.
OC-P6 = O trunfo mais alto ganha; o curinga é o trunfo mais baixo e ganha de qualquer carta que não é trunfo. Se não há trunfo na vaza, ganha a carta mais alta do naipe puxado. Em uma rodada sem trunfo, o curinga ganha de tudo.
OC-P7 = As vazas ganhas ficam ao lado de quem as ganhou; todos as viram.
OC-P8 = Quem leva o curinga em uma rodada com trunfo pode inverter a ordem, se restarem cartas: nove alto, ás baixo, em todos os naipes, até o fim da rodada.
OC-P9 = Quem ganha a última vaza leva também a One Card.

OC-E1 = Cada um soma os pontos das suas vazas, com a One Card.
OC-E2 = Quem ganhou o leilão marca todos os pontos que fez, se forem pelo menos o lance; senão, nada. Os outros marcam o que fizeram.
OC-E3 = A rodada é de quem mais marcou nela.
OC-E4 = Depois de uma rodada em que alguém tem { $target } pontos ou mais, vence o maior total; totais iguais dividem a vitória.
OC-E5 =
    { $rounds ->
        [one] Depois de { $rounds } rodada, vence o maior total.
       *[other] Depois de { $rounds } rodadas, vence o maior total.
    }
