# As regras do Jogo da Memória em português do Brasil, cláusula por cláusula, e como jogar.

how-to-1 = Todas as cartas ficam na mesa com a face para baixo. Na sua vez você vira duas, uma depois da outra, para que todos as vejam.
how-to-2 = Se combinarem, o par é seu, e você vira mais duas. Se não, elas são desviradas no mesmo lugar, e tenta o próximo jogador, que acaba de ver onde elas estão.
how-to-3 = Quando a mesa fica vazia, vence quem tem mais pares. Sozinho, tente limpar a mesa no menor número de jogadas.

section-table = A mesa
section-playing = O jogo
section-winning = A vitória

CO-S1 =
    { $seats ->
        [1] Você joga sozinho.
       *[other] Jogam { $seats }, cada um por si.
    }
CO-S2 =
    { $jokers ->
        [true] { $cards } cartas: { packs } com os { $ranks } valores mais altos e dois curingas em cada.
       *[false] { $cards } cartas: { packs } com os { $ranks } valores mais altos.
    }
packs =
    { $decks ->
        [1] um baralho
       *[other] { $decks } baralhos
    }
CO-S3 = A vez de dar passa para a esquerda.
    .seat = O lugar { $seat } dá primeiro.
    .lot = Quem dá primeiro é sorteado.
CO-S4 = Todas as cartas são postas em fileiras, com a face para baixo. Elas nunca mudam de lugar; um lugar que ficou vazio continua vazio.

CO-P1 = Começa o jogador à esquerda de quem deu as cartas.
    .alone = Você começa.
CO-P2 = Vire uma carta qualquer, depois outra qualquer. É preciso virar as duas, e todos as veem.
CO-P3 =
    { $match ->
       *[rank] Duas cartas do mesmo valor combinam.
        [rank-color] Duas cartas do mesmo valor e da mesma cor combinam.
        [zebra] Duas cartas do mesmo valor, uma vermelha e uma preta, combinam.
        [rank-suit] Só combinam dois exemplares da mesma carta, idênticos.
    }
    .jokers = Dois curingas combinam entre si.
CO-P4 = Duas cartas que combinam são suas.
    .again = Você continua enquanto encontrar pares.
    .next = Depois é a vez do próximo jogador.
CO-P5 = Duas que não combinam são desviradas, e começa a vez do próximo jogador.
    .alone = Duas que não combinam são desviradas.
CO-P6 = Quando uma volta inteira só virou cartas já conhecidas e não encontrou nada, a próxima jogada tem de começar com uma carta que ninguém viu, se houver.
CO-P7 =
    .turns = Você tem { $turns } jogadas.
    .clock = Você tem { $seconds } segundos a partir da primeira carta.

CO-E1 = A rodada acaba quando a mesa fica vazia ou quando ninguém encontra um par por muito tempo.
    .alone = A rodada acaba quando a mesa fica vazia, quando acabam as suas jogadas ou o seu tempo, ou quando ninguém encontra um par por muito tempo.
CO-E2 = Cada par vale um ponto; vence quem tem mais pares, e empates são divididos.
    .alone = Você vence se a mesa ficar vazia.
CO-E3 = Os pontos de todas as rodadas são somados.
    .alone = Suas jogadas e seus erros são contados.
CO-E4 = O jogo acaba depois de { deal-count }.
