# Jack Change It em português do Brasil.
# Termos: carta especial – trick card, que tem efeito (2, oitos, damas, valetes, o ás de copas); responder – to answer,
# jogar sobre um 2 ou o ás de copas em vez de comprar; bloquear – to block, parar o ás de copas com o cinco de copas.

tagline = Valete, muda! O ás de copas custa cinco cartas, e sua última carta nunca pode ser especial.

lesson-1 = Jogue uma carta do naipe ou do valor da que está virada. Se nada servir, compre uma carta.
lesson-2 = Com um valete você escolhe o próximo naipe. Os 2, os 8 e o ás de copas também são especiais e, com três ou mais jogadores, as damas: veja o que fazem.
lesson-3 = Quem fica sem cartas primeiro vence a rodada, mas a última não pode ser uma carta especial: guarde uma comum.

## O que acontece

blocks = { CAPITAL($player) } bloqueia o ás de copas: ninguém compra.
must-answer = { CAPITAL($player) } tem que jogar { answers }, ou comprar { cards }.
keeps = { CAPITAL($player) } fica com a carta.

## O que fazer agora

prompt-answer = Jogue { answers }, ou compre { cards }.
# O que se pode jogar em vez de comprar.
answers =
    { $answers ->
        [five] o cinco de copas
        [two] um 2
        [two-or-five] um 2 ou o cinco de copas
       *[two-or-ace] um 2 ou o ás de copas
    }
prompt-penalty = Você não pode responder: compre { cards }.
prompt-drawn = { CAPITAL(FORM($card, is: "the")) } serve: jogue essa carta ou fique com ela.
prompt-last-draw = A última carta não pode ser especial: compre uma carta.
prompt-last-pass = A última carta não pode ser especial: passe, pois não há o que comprar.
prompt-draw = { lacks }: compre uma carta.
prompt-pass = { lacks }: passe, pois não há o que comprar.
# Nada na mão serve.
lacks =
    { $fits ->
        [suit] Você não tem { $suit }
        [suit-jack] Você não tem { $suit } nem um valete
        [suit-rank] Você não tem { $suit } nem { FORM($rank, is: "a") }
       *[suit-rank-jack] Você não tem { $suit }, nem { FORM($rank, is: "a") }, nem um valete
    }
prompt-play = Jogue { wanted }.
prompt-play-or-draw = Jogue { wanted }, ou compre.
# O que serve sobre a carta virada.
wanted =
    { $fits ->
        [suit] { FORM($suit, is: "a") }
        [suit-jack] { FORM($suit, is: "a") } ou um valete
        [suit-rank] { FORM($suit, is: "a") } ou { FORM($rank, is: "a") }
       *[suit-rank-jack] { FORM($suit, is: "a") }, { FORM($rank, is: "a") } ou um valete
    }
only-answers =
    { $answers ->
        [five] Só o cinco de copas responde ao ás de copas.
        [two] Só um 2 responde a um 2.
        [two-or-five] Só um 2 ou o cinco de copas responde ao ás de copas.
       *[two-or-ace] Só um 2 ou o ás de copas responde a um 2.
    }
only-drawn = Agora só pode ser jogada a carta que acabou de ser comprada.

## Botões

do-play = Jogar { FORM($card, is: "the") }
do-play-any = Jogar uma carta
    .short = Jogar
do-play-naming = Jogar { FORM($card, is: "the") } e escolher { $suit }
    .short = { CAPITAL($suit) }
do-play-with = Jogar { FORM($card, is: "the") } com { FORM($two, is: "the") }
    .short = { $short } e { $short-two }
do-play-alone = Jogar só { FORM($card, is: "the") }
    .short = Só { $short }
do-keep = Ficar com a carta
    .short = Ficar
do-pass = Passar
    .short = Passar

## Dito em voz alta

bubble-block = Bloqueado!
bubble-keep = Fico com ela

## Por que a rodada acabou

ended-out = Ficou sem cartas primeiro.
ended-blocked = Ninguém mais pode jogar: vence quem tem menos cartas.
ended-limit = Depois de mil jogadas, vence quem tem menos cartas.

## Por que se ganham pontos

why-won = rodada vencida
why-cards = cartas que restaram aos outros

## Lugares e sinais

place-hand = Mão
place-stock = Monte
place-discard = Descarte
sign-one-card = resta uma carta

## Opções

option-deals = Rodadas
    .help = A partida acaba depois deste número de rodadas.
option-target = Pontos a alcançar
    .help = A partida acaba antes se alguém alcançar este total; 0 desativa.
option-scoring = Pontuação
    .help = Quanto vale uma rodada para quem a vence.
    .v-wins = Um ponto
    .v-cards = Um ponto por carta que os outros têm
option-firstCard = Se a primeira carta virada é especial
    .help = O que acontece se a rodada começa com uma carta especial.
    .v-redraw = Vira-se outra por cima
    .v-plain = Não faz nada
    .v-active = Tem efeito
option-mayDraw = Comprar mesmo podendo jogar
    .help = Define se é permitido comprar em vez de jogar.
    .v-true = Permitido
    .v-false = Proibido
option-playDrawn = Jogar a carta comprada
    .help = Define se a carta que você acabou de comprar (não as do castigo) pode ser jogada na hora, quando serve.
    .v-true = Permitido
    .v-false = Proibido
option-afterPenalty = Depois de comprar as cartas do castigo
    .help = Define se a vez acaba assim que as cartas do castigo são compradas.
    .v-end = A vez acaba
    .v-play = Joga normalmente
option-stackAce = 2 e ás de copas um sobre o outro
    .help = Define se os 2 e o ás de copas respondem uns aos outros, fazendo o castigo crescer.
    .v-true = Permitido
    .v-false = Proibido
option-combo = O ás de copas com um 2
    .help = Que 2 pode ser jogado de uma só vez com o ás de copas, por cima dele; o próximo compra então sete cartas, a não ser que jogue o cinco de copas.
    .v-any2 = Qualquer 2
    .v-2H = O 2 de copas
    .v-off = Nenhum
option-jackNames = Um valete escolhe
    .help = Define se um valete também pode escolher o seu próprio naipe.
    .v-other = Um dos outros naipes
    .v-any = Qualquer naipe
option-jackWhen = Um valete pode ser jogado
    .help = Define se um valete tem que combinar ou pode ser jogado sobre qualquer carta, menos diante de um castigo.
    .v-match = Quando combina
    .v-any = Sobre qualquer carta
option-jackOnJack = Valete sobre valete
    .help = Define se um valete pode responder ao naipe que outro valete escolheu.
    .v-true = Permitido
    .v-false = Proibido
option-lastTrick = Carta especial como última carta
    .help = Define se é permitido bater com uma carta especial.
    .v-true = Permitida
    .v-false = Proibida
group-game = A partida
group-drawing = A compra
group-tricks = Cartas especiais
preset-classic = Clássico
    .help = Três rodadas; só um 2 responde a um 2, e só o cinco de copas responde ao ás de copas.
preset-firstToTwo = Primeiro a vencer duas
    .help = Vence a partida quem ganhar primeiro duas rodadas.
preset-cards = Por cartas
    .help = Um ponto por carta que os outros têm, até 50.
preset-stacking = Acumulando
    .help = Os 2 e o ás de copas respondem uns aos outros, e um valete responde a um valete.
preset-switch = Switch
    .help = Valetes vão sobre qualquer carta, você pode comprar em vez de jogar, a carta comprada pode ser jogada, e qualquer carta pode ser a última.

## Por que um robô ou uma dica faz algo

reason-last = É a última carta: com ela a mão fica vazia.
reason-answer = Ela responde ao castigo, e assim você não precisa comprar.
reason-named = Com o valete se escolhe o naipe mais longo da mão.
reason-again = Com dois jogadores, um oito dá um turno a mais.
reason-keep = Outra carta serve, então o valete fica guardado.
reason-long = A maior parte das cartas da mão que servem é deste naipe, então outras podem sair depois.
reason-draw = Nada na mão pode ser jogado.
