# Oito Maluco em português do Brasil.

tagline = Siga o naipe, siga o valor e guarde um oito para o fim.

lesson-1 = Jogue uma carta do mesmo naipe ou do mesmo valor da que está virada. Se nada servir, compre.
lesson-2 = Um oito entra em qualquer carta, e você escolhe o naipe que deve seguir.
lesson-3 = Quem fica sem cartas primeiro vence a rodada. Um oito como última carta também vence.

## O que acontece

must-answer = { CAPITAL($player) } tem de responder com um dois ou comprar { cards }.

## O que fazer agora

prompt-answer = Jogue um dois ou compre { cards }.
prompt-penalty = Compre { cards }.
prompt-draw = Você precisa de { wanted } e não tem: compre uma carta.
prompt-pass = Você precisa de { wanted }, não tem e não pode comprar: passe.
prompt-play = Jogue { wanted }.
prompt-play-or-draw = Jogue { wanted }, ou compre.
# O que entra na carta virada.
wanted =
    { $fits ->
        [any] qualquer carta
        [suit] { FORM($suit, is: "a") } ou um oito
       *[suit-rank] { FORM($suit, is: "a") }, { FORM($rank, is: "a") } ou um oito
    }
only-two = Só um dois responde a um dois.

## Botões

do-play = Jogar { FORM($card, is: "the") }
do-play-naming = Jogar { FORM($card, is: "the") } e escolher { $suit }
    .short = { CAPITAL($suit) }
do-pass = Passar
    .short = Passar

## Por que a rodada acabou

ended-out = A primeira mão vazia.
ended-blocked = Ninguém mais pode jogar: vence a mão mais leve.
ended-limit = Depois de mil jogadas, vence a mão mais leve.

## Por que se ganham pontos

why-won = rodada vencida
why-cards = cartas que restaram na mão

## Lugares e sinais

place-hand = Mão
place-stock = Monte
place-discard = Descarte

## Opções

option-deals = Rodadas
    .help = Depois deste número de rodadas o jogo acaba.
option-target = Pontos a alcançar
    .help = Um total assim encerra o jogo antes; com 0, só contam as rodadas.
option-scoring = Pontuação
    .help = Quanto vale uma rodada.
    .v-wins = Um ponto por rodada vencida
    .v-points = Quem vence leva o que os outros têm
    .v-penalty = As cartas que restam contam contra você
option-decks = Baralhos
    .help = Com seis ou mais jogadores são precisos dois baralhos.
option-jokers = Curingas
    .help = Um curinga entra em qualquer carta e deixa o próximo jogar o que quiser.
option-handSize = Cartas por jogador
    .help = Quantas cartas cada um recebe.
option-firstCard = Se a primeira carta virada é oito ou curinga
    .help = O que acontece se a rodada começa com um deles.
    .v-redraw = Vira-se outra por cima
    .v-plain = Fica como está
option-drawRule = Compra
    .help = Quantas cartas se podem comprar por vez.
    .v-until = Até uma servir
    .v-one = Uma
    .v-three = Até três
option-mayDraw = Comprar com carta que serve
    .help = Se é permitido comprar em vez de jogar.
    .v-true = Permitido
    .v-false = Proibido
option-recycle = Quando o monte acaba
    .help = Se o descarte vira um novo monte.
    .v-true = Embaralhar o descarte
    .v-false = Seguir sem monte
option-specials = Dois, damas e ases
    .help = Um dois faz o próximo comprar duas, uma dama faz perder a vez, um ás inverte o sentido.
    .v-true = Têm efeito
    .v-false = Cartas comuns
group-game = O jogo
group-pack = O baralho
group-playing = As jogadas
preset-classic = Clássico
    .help = Oito cartas, três rodadas, compra-se até uma servir.
preset-hoyle = Pelo manual
    .help = Cinco cartas, pontos pelo que os outros têm, até 200; o monte não é renovado.
preset-countdown = Menos pontos
    .help = As cartas que restam contam contra você; vence o menor total.
preset-jokers = Com dois curingas
    .help = Um curinga entra em qualquer carta, e qualquer carta entra nele.
preset-specials = Dois, damas e ases
    .help = Comprar duas, perder a vez, inverter; uma carta por compra.
preset-bigTable = Mesa grande
    .help = Dois baralhos e quatro curingas, para até oito jogadores.

## Por que um robô ou uma dica faz algo

reason-last = É a última carta: com ela a mão fica vazia.
reason-named = Nada mais serve, e o oito escolhe o naipe com mais cartas na mão.
reason-only = Só um oito serve.
reason-dear = Dez e figuras são as que mais custam se ficarem na mão.
reason-keep = Outra carta serve, então o oito fica guardado para o fim.
reason-long = A maior parte do que serve é deste naipe, então outras podem seguir.
reason-draw = Nada na mão serve.
reason-fits = É a única carta que serve, e comprar deixaria a mão maior.
