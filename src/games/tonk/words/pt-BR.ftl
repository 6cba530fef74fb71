# Tonk em português do Brasil.
# Termos: jogo – spread, trinca ou sequência na mesa; atacar – hit, acrescentar uma carta a um jogo; agarrar – slap, tomar um
# descarte fora da vez; barrado – barred, sem poder baixar nem atacar; bater – drop, encerrar a rodada comparando as mãos;
# ficar sem cartas – out of cards; tonk.

tagline = Cinco cartas, uma mão rápida e faro para a hora de bater.

lesson-1 = Compre uma carta e baixe o que puder: três ou quatro do mesmo valor, ou três seguidas de um naipe. Termine a vez descartando.
lesson-2 = Cartas soltas podem ser acrescentadas a qualquer jogo da mesa. Ataque o jogo de outro, e o dono não poderá baixar nada na próxima vez.
lesson-3 = Em vez de comprar você pode bater, se acha que sua mão é a menor. Quem fica sem cartas vence na hora.

## O que acontece

take =
    { CAPITAL($player) } pega { FORM($cards, is: "the") } do descarte.{ $capped ->
        [yes] {" "}Ninguém pode pegar a próxima.
       *[no] { "" }
    }
hit-own = { CAPITAL($player) } acrescenta ao próprio jogo { FORM($cards, is: "the") }.
hit-other = { CAPITAL($player) } ataca { hit-whose } com { FORM($cards, is: "the") }.
hit-whose =
    { WHO($owner) ->
        [you] o seu jogo
       *[other] o jogo de { $owner }
    }
discard = { CAPITAL($player) } descarta { FORM($cards, is: "the") }.
spread = { CAPITAL($player) } baixa { FORM($cards, is: "the") }.
upcard =
    { COUNT($cards) ->
        [one] Carta virada: { $cards }.
       *[other] Cartas viradas: { $cards }.
    }
barred = { CAPITAL($player) } não pode baixar nem atacar por { number-of-turns }.
number-of-turns =
    { number-f } { $count ->
        [one] vez
       *[other] vezes
    }
slap = { CAPITAL($player) } agarra { FORM($card, is: "the") }.
show = { CAPITAL($player) } tem { FORM($cards, is: "the") }: { $count }.
cries-tonk = { CAPITAL($player) } grita “Tonk!”
drops = { CAPITAL($player) } bate.
table = a mesa

## O que fazer agora

prompt-tonk = Você tem um tonk: diga, e todos lhe pagam o dobro.
prompt-slap = Esse descarte lhe serve: agarre antes que o próximo compre!
prompt-draw = Compre do monte{ $takes ->
        [yes] {" "}ou pegue o descarte
       *[no] { "" }
    }{ $drops ->
        [yes] , ou bata
       *[no] { "" }
    }.
prompt-discard = Escolha uma carta e descarte.
prompt-spread = Você pode baixar um jogo. { prompt-discard }
prompt-hit = Você pode atacar. { prompt-discard }
prompt-lay = Você pode baixar um jogo ou atacar. { prompt-discard }
first-draw = Primeiro compre uma carta.
not-back = Esta carta não pode ser usada agora: a que foi pega do descarte não pode voltar em seguida.

## Botões

do-tonk = Dizer “Tonk!”
    .short = Tonk!
do-no-tonk = Não dizer nada do tonk
    .short = Agora não
do-drop = Bater: comparar todas as mãos
    .short = Bater
do-take = Pegar o descarte
    .short = Pegar
do-draw = Comprar do monte
    .short = Comprar
do-slap = Agarrar o descarte
    .short = Agarrar!
do-slap-onto = Agarrar { FORM($card, is: "the") } para o jogo ({ $spread })
    .short = Agarrar! { $short }
do-slap-new = Agarrar o descarte para um novo jogo
    .short = Agarrar!
do-slap-spread = Agarrar para um jogo: { $cards }
    .short = Agarrar! { $short }
do-spread = Baixar um jogo
    .short = Baixar…
do-spread-cards = Baixar um jogo: { $cards }
    .short = Baixar { $short }
do-hit = Atacar um jogo
    .short = Atacar
do-hit-with = Atacar com { FORM($card, is: "the") } o jogo ({ $spread })
    .short = Atacar { $short }
do-discard = Descartar uma carta
    .short = Descartar
do-discard-card = Descartar { FORM($card, is: "the") }
    .short = Descartar { $short }

## Dito em voz alta

bubble-slap = Agarrei!
bubble-tonk = Tonk!
bubble-drop = Bati

## Por que a rodada acabou

ended-tonk = Um tonk de saída paga o dobro.
ended-tonk-draw = Dois tonks de saída: ninguém paga.
ended-drop = A batida foi boa.
ended-caught = Quem bateu foi pego.
ended-run-out = Sem cartas na mão.
ended-tonk-out = Sem cartas e sem descartar: o dobro.
ended-stock-out = O monte acabou: vence a menor mão.
ended-stock-draw = O monte acabou, e as menores mãos empatam: ninguém paga.

## Por que se pagam fichas

why-buy-in = fichas iniciais
why-tonk = tonk de saída, o dobro
why-drop = a menor mão na batida
why-caught = pego ao bater
why-low = a menor mão
why-run-out = sem cartas na mão
why-tonk-out = sem cartas e sem descartar, o dobro
why-stock-out = a menor mão no fim do monte

## Lugares e sinais

place-hand = Mão
place-meld = Jogo
place-stock = Monte
place-discard = Descarte
sign-barred = não pode baixar por { number-of-turns }
sign-count = sua mão conta { $count }

## Opções

option-stake = Aposta
    .help = Quanto uma rodada custa a cada perdedor; com 0, joga-se por pontos em vez de fichas.
option-purse = Fichas por jogador
    .help = Com quanto cada um começa. O saldo pode ficar negativo.
option-deals = Rodadas
    .help = Depois deste número de rodadas o jogo acaba.
option-untilBroke = Até alguém ficar sem fichas
    .help = O jogo também acaba quando alguém fica sem fichas.
    .v-true = Sim
    .v-false = Não
option-tonkHigh = Tonk alto de saída
    .help = Cinco cartas que contam pelo menos isto; com 0 não existe.
option-tonkLow = Tonk baixo de saída
    .help = Cinco cartas que contam no máximo isto; com 0 não existe.
option-slap = Agarrar
    .help = Se um descarte pode ser tomado fora da vez.
    .v-off = Nunca
    .v-table = Para um jogo da mesa
    .v-any = Também para um novo jogo
option-bar = Ser atacado
    .help = O que o dono de um jogo atacado não pode fazer na próxima vez.
    .v-none = Nada acontece
    .v-spread = Nem baixar nem atacar
    .v-spread-drop = Nem bater
option-barStack = Vários ataques
    .help = Se cada ataque barra por mais uma vez.
    .v-true = Uma vez cada
    .v-false = Uma vez ao todo
option-caught = Pego ao bater
    .help = Quanto custa uma batida que alguém vence ou iguala.
    .v-single = Uma aposta a cada um, e uma ao menor
    .v-double = Duas apostas a cada um
option-count = Mãos comparadas
    .help = O que conta em uma mão.
    .v-unmatched = Sem o melhor jogo dela
    .v-all = Todas as cartas
option-aceHigh = Ás acima do rei
    .help = Se uma sequência pode terminar com dama, rei, ás.
    .v-true = Permitido
    .v-false = O ás é só baixo
option-upcard = Primeiro descarte
    .help = Se uma carta é virada para começar o descarte.
    .v-true = Virada
    .v-false = Começa vazio
option-returnTaken = Devolver a carta pega
    .help = Se uma carta pega do descarte pode ser descartada na mesma vez.
    .v-true = Permitido
    .v-false = Proibido
group-game = O jogo
group-tonk = Tonk e batida
group-playing = As jogadas
preset-classic = Clássico
    .help = Tonk com 50 e com 11, agarrar para jogos da mesa.
preset-strict = Rigoroso
    .help = Tonk a partir de 49, todas as cartas contam, e quem é atacado também não pode bater.
preset-eating = Comilão
    .help = Agarre também para novos jogos; cada ataque barra por mais uma vez.
preset-lastPurse = Até o fim das fichas
    .help = Rodada após rodada, até alguém ficar sem fichas.
preset-singleDeal = Uma só rodada
    .help = Uma rodada por um ponto, sem fichas.

## Por que um robô ou uma dica faz algo

reason-tonk = Vence na hora.
reason-drop = A mão pode bem ser a menor agora; depois os outros se livram de cartas.
reason-slap = Toma a carta antes da vez e deixa a mão mais leve.
reason-spread = As cartas na mesa não contam contra a mão.
reason-hit = Deixa a mão mais leve e pode travar o dono do jogo.
reason-dear = Não combina com nada na mão, e nenhuma carta conta mais.
reason-loose = Não combina com mais nada na mão.
reason-dearest = Nenhuma carta da mão conta mais contra ela.
reason-take = A carta do descarte é útil, ou muito baixa.
reason-draw = A mão não é baixa o bastante para bater.
