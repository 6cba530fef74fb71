# As regras do Fan Tan em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Todas as cartas são distribuídas, e cada um põe uma ficha no pote. Na mesa crescem quatro fileiras, uma por naipe: começam no sete, descem até o ás e sobem até o rei.
how-to-2 = Na sua vez você tem que jogar uma carta, se puder: um sete ou a próxima carta de uma fileira. Se não puder, passa e paga uma ficha.
how-to-3 = Quando alguém joga a última carta, os outros põem no pote uma ficha por carta que ainda têm, e o vencedor leva o pote. Depois de algumas rodadas, vence quem tem mais fichas.

section-deal = A distribuição
section-playing = As jogadas
section-false-passes = Passes falsos
section-winning = A vitória

FT-S1 = Jogam { $seats } com um baralho de 52 cartas.
FT-S2 = Cada um começa com { chips-in-figures }.
FT-S3 = A vez de dar as cartas passa para a esquerda.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
    .lot = Quem dá as cartas primeiro é sorteado.
FT-S4 = Todas as cartas são distribuídas, uma a uma.
    .more = Os primeiros a receber cartas ficam com uma a mais que os outros.
FT-S5 =
    { $count ->
        [0] Não há entrada.
       *[other] Cada um põe { chips-in-figures } no pote.
    }
    .short = Uma mão com uma carta a menos paga { chips-in-figures } a mais.
FT-S6 = Começa o jogador à esquerda de quem deu as cartas.
    .card = Quem tem { FORM($card, is: "the") } começa com essa carta.

FT-P1 = Um sete sempre pode ser jogado; qualquer outra carta, só se a anterior já estiver na mesa: o seis e o oito junto ao sete, depois para baixo até o ás e para cima até o rei.
FT-P2 =
    { $count ->
        [0] Quem pode jogar é obrigado a jogar, mas escolhe a carta. Quem não pode, passa.
       *[other] Quem pode jogar é obrigado a jogar, mas escolhe a carta. Quem não pode, passa e paga { chips-in-figures }.
    }
    .honour =
    { $count ->
        [0] Quem pode jogar escolhe a carta ou faz um passe falso. Quem não pode, passa.
       *[other] Quem pode jogar escolhe a carta ou faz um passe falso. Quem não pode, passa e paga { chips-in-figures }.
    }
FT-P3 = Cada naipe tem sua própria fileira.

FT-H1 = Um passe falso é um passe feito por quem podia jogar. Custa o mesmo que qualquer outro passe, e não é permitido quando todos os outros acabaram de passar.
    .card = A carta que começa tem que ser jogada: ninguém pode fazer um passe falso em vez disso.
FT-H2 = Para cada passe falso, a mesa lembra quais das suas cartas poderiam ter sido jogadas.
FT-H3 = Quando você joga uma delas, o passe falso é descoberto, e você põe no pote três fichas por passe falso ainda não descoberto em que reteve essa carta.
FT-H4 = Se você jogar um sete depois de ter feito um passe falso na mesma rodada, paga também cinco fichas a quem tem o seis do mesmo naipe e cinco a quem tem o oito; se uma dessas cartas é sua, não paga nada por ela.
FT-H5 = Um passe falso que não foi descoberto durante a rodada é descoberto quando as mãos são mostradas no fim, e custa então as três fichas. Se quem fez um passe falso ainda tem setes, paga também, por cada um deles, cinco fichas a quem tem o seis do naipe e cinco a quem tem o oito; se uma dessas cartas está na própria mão, não paga nada por ela.

FT-E1 = Quem fica sem cartas primeiro vence a rodada.
FT-E2 =
    { $count ->
        [0] Os outros mostram suas cartas; o vencedor leva o pote.
       *[other] Os outros mostram suas cartas e pagam ao pote { chips-in-figures } por carta que ainda têm; o vencedor leva o pote.
    }
FT-E3 = O saldo pode ficar negativo; ninguém sai da partida.
FT-E4 =
    { $broke ->
        [true] A partida acaba depois de { deal-count }, ou quando alguém fica sem fichas. Vence quem tem mais fichas; em caso de empate, a vitória é dividida.
       *[false] A partida acaba depois de { deal-count }. Vence quem tem mais fichas; em caso de empate, a vitória é dividida.
    }
