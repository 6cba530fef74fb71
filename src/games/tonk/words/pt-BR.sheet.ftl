# As regras do Tonk em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Cada um recebe cinco cartas. Na sua vez, compre uma carta do monte ou pegue o descarte; depois baixe o que puder e descarte uma carta.
how-to-2 = Um jogo são três ou quatro cartas do mesmo valor, ou três ou mais seguidas de um naipe. Cartas soltas podem ser acrescentadas a qualquer jogo da mesa, seu ou de outro: isso é atacar. Se o jogo é de outro, esse jogador não pode baixar nem atacar no próximo turno dele.
how-to-3 = Ases valem um; figuras, dez; as outras, o seu número. Se acha que sua mão é a menor, você pode bater em vez de comprar: todas as mãos são comparadas. Se alguém tem o mesmo ou menos, a batida falhou e você paga.
how-to-4 = Quem fica sem cartas ganha uma aposta de cada um, ou o dobro se não terminou com um descarte. Um descarte que encaixa em um jogo da mesa pode ser agarrado fora da vez.

section-deal = A distribuição
section-playing = As jogadas
section-winning = A vitória

TO-S1 = Jogam { $seats }, cada um por si.
TO-S2 = Um baralho de 52 cartas, sem curinga.
TO-S3 = Cada um começa com { $purse ->
        [one] { $purse } ficha
       *[other] { $purse } fichas
    }; a aposta é de { $stake ->
        [one] { $stake } ficha
       *[other] { $stake } fichas
    }. O saldo pode ficar negativo.
TO-S4 = A vez de dar as cartas passa para a esquerda.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
    .lot = Quem dá as cartas primeiro é sorteado.
TO-S5 = Cinco cartas para cada um, uma de cada vez.
TO-S6 = O descarte começa vazio.
    .up = A carta seguinte é virada e começa o descarte.
TO-S7 = Cinco cartas que somam { $high } ou mais são um tonk.
    .low = Cinco cartas que somam { $low } ou menos são um tonk.
TO-S8 = Quem tem um tonk pode dizer “Tonk!” antes da primeira jogada e recebe o dobro da aposta de cada um dos outros; se mais de um jogador disser, a rodada termina empatada.
    .points = Quem tem um tonk pode dizer “Tonk!” antes da primeira jogada e ganha a rodada; se mais de um jogador disser, a rodada termina empatada.

TO-P1 = Começa o jogador à esquerda de quem deu as cartas; o jogo segue no sentido horário.
TO-P2 = Na sua vez, bata ou pegue uma carta; se pegar, baixe jogos e ataque quantas vezes quiser e, por fim, descarte uma carta.
TO-P3 = Só se pode bater no começo da vez; isso encerra a rodada.
TO-P4 = Pegue a carta de cima do monte ou o descarte. Depois que o descarte foi pego { number } vezes seguidas, não importa por quem, é preciso usar o monte.
TO-P5 = Um jogo são três ou quatro do mesmo valor, ou três ou mais seguidas de um naipe.
    .high = O ás fica abaixo do dois ou acima do rei.
    .low = O ás fica só abaixo do dois.
TO-P6 = Um ataque acrescenta uma carta a qualquer jogo da mesa.
TO-P7 = Se outro jogador atacar um jogo seu, até o fim do seu próximo turno você não pode { $drop ->
        [yes] baixar, atacar, agarrar nem bater
       *[no] baixar, atacar nem agarrar
    }.
    .none = Atacar o jogo de outro não barra o dono.
    .stack = Cada ataque a mais barra você por mais um turno.
TO-P8 = Uma carta pega do descarte não pode ser descartada no mesmo turno, a não ser que seja a sua última.
    .any = Qualquer carta pode ser descartada.
TO-P9 = Ninguém pode agarrar.
    .table = Um descarte que encaixa em um jogo da mesa pode ser agarrado por qualquer um, menos quem descartou e quem está na vez; quem agarra joga então um turno completo.
    .any = Um descarte pode ser agarrado por qualquer um, menos quem descartou e quem está na vez, para um jogo da mesa ou para um novo; quem agarra joga então um turno completo.
TO-P10 = Se o monte está vazio depois de um turno, a rodada acaba.

TO-E0 = Ases valem um; figuras, dez; as outras, o seu número.
    .unmatched = Quando as mãos são comparadas, o melhor jogo que ainda está em cada mão não conta.
    .all = Toda carta é contada.
TO-E1 = Se você bater e só você tiver a menor mão, todos pagam a aposta a você.
    .points = Se você bater e só você tiver a menor mão, ganha a rodada.
TO-E2 = Se você bater e outras mãos forem iguais à sua ou menores, a batida falhou: você paga o dobro da aposta a cada um desses jogadores. Quem tem a menor dessas mãos recebe também a aposta de todos os outros, menos de você; em caso de empate, cada um dos empatados a recebe, mas não uns dos outros.
    .single = Se você bater e outras mãos forem iguais à sua ou menores, a batida falhou: você paga a aposta a cada um desses jogadores. Depois, quem tem a menor dessas mãos recebe também a aposta de todos os outros, inclusive de você; em caso de empate, cada um dos empatados a recebe, mas não uns dos outros.
    .points = Se você bater e outras mãos forem iguais à sua ou menores, a batida falhou: a menor dessas mãos ganha a rodada; em caso de empate entre elas, todas as empatadas ganham.
TO-E3 = Se um descarte deixar você sem cartas, todos pagam a aposta a você.
    .points = Se um descarte deixar você sem cartas, você ganha a rodada.
TO-E4 = Se você ficar sem cartas sem ter descartado, todos pagam o dobro da aposta a você.
    .points = Se você ficar sem cartas sem ter descartado, também ganha a rodada.
TO-E5 = Quando o monte acaba, as mãos são comparadas, e todos os outros pagam a aposta a quem tem a menor; se mais de um jogador tem a menor mão, a rodada termina empatada.
    .points = Quando o monte acaba, as mãos são comparadas, e a menor ganha a rodada; se mais de um jogador tem a menor mão, a rodada termina empatada.
TO-E6 = As mãos são mostradas depois de uma batida ou quando o monte acaba.
TO-E7 = Não há aposta: cada rodada vencida vale um ponto, mesmo a vencida com um tonk.
TO-E8 = A partida acaba depois de { $deals ->
        [1] uma rodada
       *[other] { $deals } rodadas
    }{ $broke ->
        [yes] , ou quando alguém fica sem fichas
       *[no] { "" }
    }.
    .chips = Vence quem tem mais fichas; em caso de empate, a vitória é dividida.
    .points = Vence o maior total; em caso de empate, a vitória é dividida.
