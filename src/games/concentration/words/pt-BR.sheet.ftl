# As regras do Jogo da Memória em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Todas as cartas ficam na mesa com a face para baixo. Na sua vez você vira duas, uma depois da outra, para que todos as vejam.
how-to-2 = Se combinarem, o par é seu, e você vira mais duas. Se não, elas são viradas de novo para baixo onde estão, e joga o próximo, que acaba de vê-las.
how-to-3 = Quando a mesa fica vazia, vence quem tem mais pares. No jogo solo, tente limpar a mesa no menor número de jogadas.

section-table = A mesa
section-playing = As jogadas
section-winning = A vitória

CO-S1 =
    { $seats ->
        [1] Você joga solo.
       *[other] Jogam { $seats }, cada um por si.
    }
CO-S2 =
    { $jokers ->
        [true] { $cards } cartas: { packs } com os { $ranks } valores mais altos de cada naipe, do ás para baixo, e dois curingas por baralho.
       *[false] { $cards } cartas: { packs } com os { $ranks } valores mais altos de cada naipe, do ás para baixo.
    }
packs =
    { $decks ->
        [1] um baralho
       *[other] { $decks } baralhos
    }
CO-S3 = A vez de dar as cartas passa para a esquerda.
    .seat = Quem está no lugar { $seat } dá as cartas primeiro.
    .lot = Quem dá as cartas primeiro é sorteado.
CO-S4 = Todas as cartas são postas em fileiras, com a face para baixo. Elas nunca mudam de lugar, e um lugar vazio continua vazio.

CO-P1 = Começa o jogador à esquerda de quem deu as cartas.
    .alone = Você começa.
CO-P2 = Vire uma carta qualquer, depois outra qualquer. É preciso virar as duas, e todos as veem.
CO-P3 =
    { $match ->
       *[rank] Duas cartas do mesmo valor combinam.
        [rank-color] Duas cartas do mesmo valor e da mesma cor combinam.
        [zebra] Duas cartas do mesmo valor, uma vermelha e uma preta, combinam.
        [rank-suit] Só combinam duas cartas idênticas.
    }
    .jokers = Dois curingas combinam entre si.
CO-P4 = Duas cartas que combinam são suas.
    .again = Você joga outra vez enquanto encontrar pares.
    .next = Depois é a vez do próximo jogador.
CO-P5 = Duas cartas que não combinam são viradas de novo para baixo, e começa a vez do próximo jogador.
    .alone = Duas cartas que não combinam são viradas de novo para baixo.
CO-P6 = Quando, em uma volta inteira, só apareceram cartas já conhecidas e nenhum par, a jogada seguinte tem que começar por uma carta que ninguém viu, se houver.
CO-P7 =
    .turns =
        { $turns ->
            [1] Você tem uma jogada.
           *[other] Você tem { $turns } jogadas.
        }
    .clock =
        { $seconds ->
            [1] Você tem um segundo a partir da primeira carta.
           *[other] Você tem { $seconds } segundos a partir da primeira carta.
        }

CO-E1 = A rodada acaba quando a mesa fica vazia ou quando faz muito tempo que ninguém encontra um par.
    .alone = A rodada acaba quando a mesa fica vazia, quando acabam as suas jogadas ou o seu tempo, ou quando faz muito tempo que você não encontra um par.
CO-E2 = Cada par vale um ponto. Vence a rodada quem tem mais pares; em caso de empate, a vitória é dividida.
    .alone = Você vence se limpar a mesa.
CO-E3 = Os pontos de todas as rodadas são somados.
    .alone = Suas jogadas e seus erros são contados.
CO-E4 = A partida acaba depois de { deal-count }.
    .total = Vence o maior total; em caso de empate, a vitória é dividida.
