# As regras do Fazendeiro em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Cada um põe uma entrada na fazenda, o pote no meio da mesa, e recebe uma carta fechada. Ases valem um; figuras e dez, dez; as outras cartas, o seu número. Você quer um total de exatamente 16.
how-to-2 = Na sua vez, cada jogador pede cartas abertas, pelo menos uma, até parar. Quem passa de 16 estourou, mas não diz nada e para de pedir, como qualquer outro. O fazendeiro pede por último.
how-to-3 = Depois todas as cartas fechadas são viradas. Exatamente 16 leva a fazenda inteira, e o dono da mão é o próximo fazendeiro. Se ninguém tiver, a fazenda fica e cresce, e as mãos menores pagam uma entrada à mais próxima. Cada mão estourada paga ao fazendeiro. Depois de algumas rodadas, vence quem tem mais fichas.

section-deal = A distribuição
section-drawing = A hora de pedir
section-paying = O pagamento

FA-S1 = Jogam { $seats }, cada um por si.
FA-S2 = 45 cartas: um baralho sem os oitos e sem os seis, exceto o seis de copas.
FA-S3 = Cada um começa com { chips-in-figures }. O saldo pode ficar negativo; ninguém sai da partida.
FA-S4 = As cartas são viradas em volta da mesa: quem recebe o seis de copas é o primeiro fazendeiro.
    .seat = Quem está no lugar { $seat } é o primeiro fazendeiro.
FA-S5 = Cada um põe { chips-in-figures } na fazenda e recebe uma carta fechada, o fazendeiro por último.

FA-P1 = A partir da esquerda do fazendeiro, cada jogador pede cartas até parar; o fazendeiro é o último.
FA-P2 = Pedir é receber a carta de cima do monte, aberta. Todos têm que pedir pelo menos uma vez, o fazendeiro também.
FA-P3 = Depois disso você pode parar, e não recebe mais cartas nesta rodada.
FA-P4 = Quem passa de 16 estourou e só pode parar, mas ninguém fica sabendo que estourou. Com 16 ou menos você sempre pode pedir mais.
FA-P5 = Quando o fazendeiro para de pedir, todas as cartas fechadas são viradas.

FA-E1 = Exatamente 16 leva a fazenda inteira. Se várias mãos têm 16, ganha a que tem o seis de copas; senão, a que tem menos cartas. Se houver empate também nisso, ganha a do fazendeiro, se for uma delas; senão, a primeira delas à esquerda dele.
FA-E2 = Se ninguém tiver 16, a fazenda fica para a próxima rodada. A mão mais alta que não estourou é a mais próxima: cada mão menor paga { chips-in-figures } a ela.
FA-E3 = Se várias mãos são igualmente próximas, seus jogadores dividem esses pagamentos por igual, e as fichas que sobram vão para a fazenda.
FA-E4 = Cada mão estourada paga ao fazendeiro { chips-in-figures }, seja quem for o vencedor.
    .excess = Cada mão estourada paga ao fazendeiro { chips-in-figures } por ponto acima de 16, seja quem for o vencedor.
    .farmer = O fazendeiro que estoura não paga a ninguém.
FA-E5 = Se todas as mãos estourarem, todos os outros jogadores pagam ao fazendeiro, a fazenda fica para a próxima rodada, e ninguém vence a rodada. Se só uma mão não estourar e ela não for 16, ela é a mais próxima, mas não há mão menor que pague a ela.
FA-E6 = Quem ganha a fazenda é o próximo fazendeiro; senão, o fazendeiro continua o mesmo.
FA-E7 = As mãos são mostradas e os pagamentos são feitos na ordem em que os jogadores pediram cartas. Primeiro a fazenda é levada ou a mão mais próxima recebe; depois as mãos estouradas pagam ao fazendeiro.
FA-E8 = Vence a rodada quem leva a fazenda ou, se ninguém a leva, todos os mais próximos.
FA-E9 =
    { $broke ->
        [true] A partida acaba depois de { deal-count }, ou quando alguém fica sem fichas. A fazenda é dividida por igual, e o que sobra vai para o fazendeiro. Vence quem tem mais fichas; em caso de empate, a vitória é dividida.
       *[false] A partida acaba depois de { deal-count }. A fazenda é dividida por igual, e o que sobra vai para o fazendeiro. Vence quem tem mais fichas; em caso de empate, a vitória é dividida.
    }
