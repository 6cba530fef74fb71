# Jack Change It em português do Brasil.
# Termos: carta especial – trick card, que tem efeito (dois, oitos, damas, valetes, o ás de copas); responder – to answer,
# jogar sobre um dois ou o ás de copas em vez de comprar; bloquear – to block, parar o ás de copas com o cinco de copas.

tagline = Valete, muda! Cinco para o ás de copas, e nunca uma carta especial no fim.

lesson-1 = Jogue uma carta do mesmo naipe ou do mesmo valor da que está virada. Se nada servir, compre uma carta.
lesson-2 = Um valete escolhe o naipe que deve seguir. Os 2, os 8, as damas e o ás de copas também são especiais: veja o que fazem.
lesson-3 = Quem fica sem cartas primeiro vence a rodada, mas a última não pode ser uma carta especial: guarde uma comum.

## O que acontece

blocks = { CAPITAL($player) } bloqueia o ás de copas: ninguém compra.
must-answer = { CAPITAL($player) } tem de jogar { answers }, ou comprar { cards }.
keeps = { CAPITAL($player) } fica com a carta.

## O que fazer agora

prompt-answer = Jogue { answers }, ou compre { cards }.
# O que se pode jogar em vez de comprar.
answers =
    { $answers ->
        [five] o cinco de copas
        [two] um dois
        [two-or-five] um dois ou o cinco de copas
       *[two-or-ace] um dois ou o ás de copas
    }
prompt-penalty = Você não pode responder: compre { cards }.
prompt-drawn = A carta serve ({ $card }): jogue ou fique com ela.
prompt-last-draw = A última carta não pode ser especial: compre uma carta.
prompt-last-pass = A última carta não pode ser especial: passe, pois não há o que comprar.
prompt-draw = { lacks }: compre uma carta.
prompt-pass = { lacks }: passe, pois não há o que comprar.
# Nada na mão serve.
lacks =
    { $fits ->
        [suit] Você não tem { $suit }
        [suit-jack] Você não tem nem { FORM($suit, is: "a") } nem um valete
        [suit-rank] Você não tem nem { FORM($suit, is: "a") } nem { FORM($rank, is: "a") }
       *[suit-rank-jack] Você não tem nem { FORM($suit, is: "a") }, nem { FORM($rank, is: "a") }, nem um valete
    }
prompt-play = Jogue { wanted }.
prompt-play-or-draw = Jogue { wanted }, ou compre.
# O que entra na carta virada.
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
        [two] Só um dois responde a um dois.
        [two-or-five] Só um dois ou o cinco de copas responde ao ás de copas.
       *[two-or-ace] Só um dois ou o ás de copas responde a um dois.
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

ended-out = A primeira mão vazia.
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
    .help = Depois deste número de rodadas o jogo acaba.
option-target = Pontos a alcançar
    .help = Um total assim encerra o jogo antes; com 0, só contam as rodadas.
option-scoring = Pontuação
    .help = Quanto vale uma rodada para quem a vence.
    .v-wins = Um ponto
    .v-cards = Um ponto por carta que os outros têm
option-firstCard = Se a primeira carta virada é especial
    .help = O que acontece se a rodada começa com uma delas.
    .v-redraw = Vira-se outra por cima
    .v-plain = Não faz nada
    .v-active = Tem efeito
option-mayDraw = Comprar com carta que serve
    .help = Se é permitido comprar em vez de jogar.
    .v-true = Permitido
    .v-false = Proibido
option-playDrawn = Jogar a carta comprada
    .help = Se a carta comprada por falta de jogada pode ser jogada na hora, quando serve.
    .v-true = Permitido
    .v-false = Proibido
option-afterPenalty = Depois de comprar um castigo
    .help = Se a vez acaba quando as cartas são compradas.
    .v-end = A vez acaba
    .v-play = Joga-se normalmente
option-stackAce = 2 e ás de copas um sobre o outro
    .help = Se os 2 e o ás de copas respondem uns aos outros, fazendo o castigo crescer.
    .v-true = Permitido
    .v-false = Proibido
option-combo = O ás de copas com um dois
    .help = Que dois pode ser posto sobre o ás de copas na mesma vez, somando sete cartas.
    .v-any2 = Qualquer dois
    .v-2H = O dois de copas
    .v-off = Nenhum
option-jackNames = Um valete escolhe
    .help = Se um valete também pode escolher o seu próprio naipe.
    .v-other = Um dos outros naipes
    .v-any = Qualquer naipe
option-jackWhen = Um valete entra
    .help = Se um valete tem de combinar ou entra em tudo, menos em um castigo.
    .v-match = Quando combina
    .v-any = Em qualquer carta
option-jackOnJack = Valete sobre valete
    .help = Se um valete pode responder ao naipe que outro valete escolheu.
    .v-true = Permitido
    .v-false = Proibido
option-lastTrick = Carta especial como última carta
    .help = Se é permitido terminar com ela.
    .v-true = Permitido
    .v-false = Proibido
group-game = O jogo
group-drawing = A compra
group-tricks = Cartas especiais
preset-classic = Clássico
    .help = Três rodadas; só um dois responde a um dois, só o cinco de copas ao ás.
preset-firstToTwo = Primeiro a duas
    .help = Vence quem ganhar duas rodadas.
preset-cards = Por cartas
    .help = Um ponto por carta que os outros têm, até 50.
preset-stacking = Acumulando
    .help = Os 2 e o ás de copas respondem uns aos outros, e um valete responde a um valete.
preset-switch = Switch
    .help = Valetes entram em tudo, cartas compradas podem ser jogadas, qualquer carta pode ser a última.

## Por que um robô ou uma dica faz algo

reason-last = É a última carta: com ela a mão fica vazia.
reason-answer = Ela responde, e quem tem de comprar é o próximo.
reason-named = O valete escolhe o naipe com mais cartas na mão.
reason-again = Com dois jogadores, um oito é uma vez a mais.
reason-keep = Outra carta serve, então o valete fica guardado.
reason-long = A maior parte do que serve é deste naipe, então outras podem seguir.
reason-draw = Nada na mão pode ser jogado.
