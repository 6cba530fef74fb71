# Oito Maluco em português do Brasil.

tagline = Siga o naipe, siga o valor e guarde um oito para o fim.

lesson-1 = Jogue uma carta do naipe ou do valor da que está virada. Se nada servir, compre.
lesson-2 = Um oito pode ser jogado sobre qualquer carta, e você escolhe o naipe que vem a seguir.
lesson-3 = Quem fica sem cartas primeiro vence a rodada. Um oito como última carta também vence.

## O que acontece

must-answer = { CAPITAL($player) } tem que responder com um 2 ou comprar { cards }.

## O que fazer agora

prompt-answer = Jogue um 2 ou compre { cards }.
prompt-penalty = Compre { cards }.
prompt-draw = Você precisa de { wanted }, mas não tem: compre uma carta.
prompt-pass = Você precisa de { wanted }, mas não tem e não pode comprar: passe.
prompt-play = Jogue { wanted }.
prompt-play-or-draw = Jogue { wanted }, ou compre.
prompt-play-or-pass = Jogue { wanted }, ou passe.
# O que serve sobre a carta virada.
wanted =
    { $fits ->
        [any] qualquer carta
        [suit] { FORM($suit, is: "a") } ou um oito
        [suit-joker] { FORM($suit, is: "a") }, um oito ou um curinga
        [suit-rank-joker] { FORM($suit, is: "a") }, { FORM($rank, is: "a") }, um oito ou um curinga
       *[suit-rank] { FORM($suit, is: "a") }, { FORM($rank, is: "a") } ou um oito
    }
only-two = Só um 2 responde a um 2.

## Botões

do-play = Jogar { FORM($card, is: "the") }
do-play-naming = Jogar { FORM($card, is: "the") } e escolher { $suit }
    .short = { CAPITAL($suit) }
do-pass = Passar
    .short = Passar

## Por que a rodada acabou

ended-out = Ficou sem cartas primeiro.
ended-blocked = Ninguém mais pode jogar: vence a mão que soma menos pontos.
ended-limit = Depois de mil jogadas, vence a mão que soma menos pontos.

## Por que se ganham pontos

why-won = rodada vencida
why-cards = cartas que restaram na mão

## Lugares e sinais

place-hand = Mão
place-stock = Monte
place-discard = Descarte

## Opções

option-deals = Rodadas
    .help = A partida acaba depois deste número de rodadas.
option-target = Pontos a alcançar
    .help = A partida acaba antes se alguém alcançar este total; 0 desativa.
option-scoring = Pontuação
    .help = Quanto vale uma rodada.
    .v-wins = Um ponto por rodada vencida
    .v-points = Quem vence soma as cartas dos outros
    .v-penalty = As cartas que restam contam contra você
option-decks = Baralhos
    .help = Com seis ou mais jogadores são precisos dois baralhos.
option-jokers = Curingas
    .help = Um curinga pode ser jogado sobre qualquer carta, e qualquer carta sobre ele.
option-handSize = Cartas por jogador
    .help = Quantas cartas cada um recebe.
option-firstCard = Se a primeira carta virada é oito ou curinga
    .help = O que acontece se a rodada começa com uma dessas cartas.
    .v-redraw = Vira-se outra por cima
    .v-plain = Fica como está
option-drawRule = Compra
    .help = Quantas cartas podem ser compradas em um turno.
    .v-until = Sem limite
    .v-one = Uma
    .v-three = Até três
option-mayDraw = Comprar mesmo podendo jogar
    .help = Define se é permitido comprar em vez de jogar.
    .v-true = Permitido
    .v-false = Proibido
option-recycle = Quando o monte acaba
    .help = Define se o descarte vira um novo monte.
    .v-true = Embaralhar o descarte
    .v-false = Continuar sem monte
option-specials = 2, damas e ases
    .help = Um 2 faz o próximo comprar duas cartas ou jogar outro 2, uma dama o faz perder a vez e um ás inverte o sentido.
    .v-true = Cartas especiais
    .v-false = Cartas comuns
group-game = A partida
group-pack = O baralho
group-playing = As jogadas
preset-classic = Clássico
    .help = Oito cartas, três rodadas; compre quantas cartas quiser.
preset-hoyle = Segundo Hoyle
    .help = Cinco cartas; quem vence soma as cartas dos outros, até 200; o monte não é renovado.
preset-countdown = Menos pontos
    .help = As cartas que restam contam contra você; vence o menor total.
preset-jokers = Com dois curingas
    .help = Um curinga pode ser jogado sobre qualquer carta, e qualquer carta sobre ele.
preset-specials = 2, damas e ases
    .help = Comprar duas, perder a vez e inverter o sentido; compra-se no máximo uma carta em cada turno.
preset-bigTable = Mesa grande
    .help = Dois baralhos e quatro curingas, para até oito jogadores.

## Por que um robô ou uma dica faz algo

reason-last = É a última carta: com ela a mão fica vazia.
reason-named = Nada mais serve, e com o oito se escolhe o naipe mais longo da mão.
reason-only = Só um oito serve.
reason-dear = Depois dos oitos, os dez e as figuras são as cartas que mais custam se ficarem na mão.
reason-keep = Outra carta serve, então o oito fica guardado para o fim.
reason-long = A maior parte das cartas da mão que servem é deste naipe, então outras podem sair depois.
reason-draw = Nada na mão serve.
reason-fits = É a única carta que serve, e comprar deixaria a mão maior.
