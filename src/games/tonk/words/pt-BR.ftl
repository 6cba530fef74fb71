# Tonk em português do Brasil.
# Termos: jogo – spread, trinca ou sequência na mesa; atacar – hit, acrescentar uma carta a um jogo; agarrar – slap, tomar um
# descarte fora da vez; barrar – to bar, deixar sem poder baixar nem atacar; bater – drop, encerrar a rodada comparando as mãos;
# ficar sem cartas – out of cards; tonk de mão – tonk on the deal.

tagline = Cinco cartas, uma mão rápida e faro para a hora de bater.

lesson-1 = Compre uma carta e baixe o que puder: três ou quatro do mesmo valor, ou três seguidas de um naipe. Termine a vez descartando.
lesson-2 = Você pode atacar qualquer jogo da mesa, acrescentando a ele uma carta solta. Se o jogo é de outro jogador, esse jogador não pode baixar nem atacar no próximo turno dele.
lesson-3 = Em vez de comprar você pode bater, se acha que sua mão é a menor. Quem fica sem cartas vence na hora.

## O que acontece

take =
    { CAPITAL($player) } pega { FORM($cards, is: "the") } do descarte.{ $capped ->
        [yes] {" "}A próxima carta tem que vir do monte.
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
barred = { CAPITAL($player) } não pode baixar, atacar nem agarrar por { number-of-turns }.
number-of-turns =
    { number } { $count ->
        [one] turno
       *[other] turnos
    }
slap = { CAPITAL($player) } agarra { FORM($card, is: "the") }.
show = { CAPITAL($player) } tem { FORM($cards, is: "the") }: { $count }.
cries-tonk = { CAPITAL($player) } diz “Tonk!”.
drops = { CAPITAL($player) } bate.
table =
    { $form ->
        [em] na mesa
        [de] da mesa
       *[the] a mesa
    }

## O que fazer agora

prompt-tonk =
    { $stake ->
        [0] Você tem um tonk: com “{ do-tonk.short }” ganha a rodada, se ninguém mais declarar um.
       *[other] Você tem um tonk: com “{ do-tonk.short }” todos pagam o dobro a você, se ninguém mais declarar um.
    }
prompt-slap = Esse descarte serve para você: agarre antes que alguém jogue!
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] Compre do monte, pegue o descarte ou bata.
           *[no] Compre do monte ou pegue o descarte.
        }
       *[no] { $drops ->
            [yes] Compre do monte ou bata.
           *[no] Compre do monte.
        }
    }
prompt-discard = Escolha uma carta e descarte.
prompt-spread = Você pode baixar um jogo. { prompt-discard }
prompt-hit = Você pode atacar. { prompt-discard }
prompt-lay = Você pode baixar um jogo ou atacar. { prompt-discard }
first-draw = Primeiro compre uma carta.
not-back = Esta carta não pode ser descartada agora: a que foi pega do descarte não pode voltar em seguida.

## Botões

do-tonk = Dizer “Tonk!”
    .short = Tonk!
do-no-tonk = Não declarar o tonk
    .short = Sem tonk
do-drop = Bater: comparar todas as mãos
    .short = Bater
do-take = Pegar o descarte
    .short = Pegar
do-draw = Comprar do monte
    .short = Comprar
do-slap = Agarrar o descarte
    .short = Agarrar!
do-slap-onto = Agarrar { FORM($card, is: "the") } para o jogo de { $spread }
    .short = Agarrar! { $short }
do-slap-new = Agarrar o descarte para um novo jogo
    .short = Agarrar!
do-slap-spread = Agarrar para um novo jogo: { $cards }
    .short = Agarrar! { $short }
do-spread = Baixar um jogo
    .short = Baixar…
do-spread-cards = Baixar um jogo: { $cards }
    .short = Baixar { $short }
do-hit = Atacar um jogo
    .short = Atacar
do-hit-with = Atacar com { FORM($card, is: "the") } o jogo de { $spread }
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

ended-tonk = Um tonk de mão paga o dobro.
ended-tonk-points = Um tonk de mão.
ended-tonk-draw = Mais de um jogador disse “Tonk!”: ninguém paga.
ended-tonk-draw-points = Mais de um jogador disse “Tonk!”: empate.
ended-drop = A batida foi boa.
ended-caught = Quem bateu foi pego.
ended-run-out = Sem cartas na mão.
ended-tonk-out = Sem cartas antes do descarte: o dobro.
ended-tonk-out-points = Sem cartas antes do descarte.
ended-stock-out = O monte acabou: vence a menor mão.
ended-stock-draw = O monte acabou, e as menores mãos empatam: ninguém paga.
ended-stock-draw-points = O monte acabou, e as menores mãos empatam: rodada empatada.

## Por que se pagam fichas

why-buy-in = fichas iniciais
why-tonk = tonk de mão, o dobro
why-tonk-points = tonk de mão
why-drop = a menor mão na batida
why-caught = a batida falhou
why-low = a menor mão
why-run-out = sem cartas na mão
why-tonk-out = sem cartas antes do descarte, o dobro
why-tonk-out-points = sem cartas antes do descarte
why-stock-out = a menor mão no fim do monte

## Lugares e sinais

place-hand = Mão
place-meld = Jogo
place-stock = Monte
place-discard = Descarte
sign-barred = barrado por { number-of-turns }
sign-count = sua mão soma { $count }

## Opções

option-stake = Aposta
    .help = Quanto uma rodada custa a cada perdedor; com 0, a partida é por pontos em vez de fichas.
option-purse = Fichas por jogador
    .help = Com quantas fichas cada um começa. O saldo pode ficar negativo.
option-deals = Rodadas
    .help = A partida acaba depois deste número de rodadas.
option-untilBroke = Até alguém ficar sem fichas
    .help = A partida também acaba quando alguém fica sem fichas.
    .v-true = Sim
    .v-false = Não
option-tonkHigh = Tonk de mão alto
    .help = Suas cinco primeiras cartas são um tonk se somam pelo menos isto; 0 desativa.
option-tonkLow = Tonk de mão baixo
    .help = Suas cinco primeiras cartas são um tonk se somam no máximo isto; 0 desativa.
option-slap = Agarrar
    .help = Define se um descarte pode ser agarrado, ou seja, pego fora da vez.
    .v-off = Nunca
    .v-table = Para um jogo da mesa
    .v-any = Também para um novo jogo
option-bar = Ser atacado
    .help = O que você não pode fazer no seu próximo turno se outro jogador atacar um jogo seu.
    .v-none = Nada acontece
    .v-spread = Nem baixar nem atacar
    .v-spread-drop = Nem baixar, nem atacar, nem bater
option-barStack = Vários ataques
    .help = Define se cada ataque barra o dono por mais um turno.
    .v-true = Um turno cada
    .v-false = Um turno ao todo
option-caught = Pego ao bater
    .help = Quanto você paga aos outros se bater quando as mãos deles são iguais à sua ou menores.
    .v-single = Uma aposta a cada um, e mais uma à menor mão
    .v-double = Duas apostas a cada um
option-count = Cartas que contam
    .help = O que conta quando as mãos são comparadas.
    .v-unmatched = Todas menos o melhor jogo da mão
    .v-all = Todas as cartas da mão
option-aceHigh = Ás acima do rei
    .help = Define se uma sequência pode terminar com dama, rei e ás.
    .v-true = Permitido
    .v-false = O ás é só baixo
option-upcard = Primeiro descarte
    .help = Define se uma carta é virada para começar o descarte.
    .v-true = Uma carta é virada
    .v-false = Começa vazio
option-returnTaken = Devolver a carta pega
    .help = Define se uma carta pega do descarte pode ser descartada no mesmo turno.
    .v-true = Permitido
    .v-false = Proibido
group-game = A partida
group-tonk = Tonk e batida
group-playing = As jogadas
preset-classic = Clássico
    .help = Um tonk é 50, ou 11 ou menos; só se agarra para jogos da mesa.
preset-strict = Rigoroso
    .help = Um tonk é 49 ou mais, ou 11 ou menos; todas as cartas contam, e quem é atacado também não pode bater.
preset-eating = Agarrar à vontade
    .help = Agarre também para novos jogos; cada ataque barra por mais um turno, o ás é só baixo, e nenhuma carta é virada.
preset-lastPurse = Até o fim das fichas
    .help = Até 100 rodadas; a partida acaba antes se alguém ficar sem fichas.
preset-singleDeal = Uma só rodada
    .help = Uma rodada por um ponto, sem fichas.

## Por que um robô ou uma dica faz algo

reason-tonk = Vence na hora.
reason-drop = É bem possível que a mão seja a menor agora; depois os outros terão menos cartas.
reason-slap = É um turno a mais e deixa a mão mais baixa.
reason-spread = Cartas na mesa já não pesam na mão.
reason-hit = Deixa a mão mais baixa e pode barrar o dono do jogo.
reason-dear = Não combina com nada na mão, e nenhuma carta vale mais.
reason-loose = Não combina com mais nada na mão.
reason-dearest = Nenhuma carta da mão vale mais.
reason-take = A carta do descarte é útil, ou muito baixa.
reason-draw = A mão não é baixa o bastante para bater.
