# Newmarket em português do Brasil.
# Termos: carta premiada – pay card, com fichas em cima; bolo – kitty; sequência – run, cartas de um naipe para cima;
# parar – stop; puxar, a saída – lead; mão extra – the extra hand; trocar, ficar – exchange, keep; leilão, lance – auction,
# bid; recolher – claim.

tagline = Suba pelos naipes, passando por quatro cartas cheias de fichas.

lesson-1 = Você puxa a carta mais baixa de um naipe. Quem tem a carta logo acima tem que jogá-la, e assim por diante.
lesson-2 = Onde falta a próxima carta, a sequência termina, e quem jogou por último puxa uma carta da outra cor.
lesson-3 = Jogue uma das quatro cartas premiadas, e as fichas dela são suas. Fique sem cartas primeiro: os outros pagam por carta que ainda têm.

## O que acontece

exchanges = { CAPITAL($player) } troca a própria mão pela mão extra, sem vê-la.
keeps = { CAPITAL($player) } fica com a própria mão.
keeps-and-sells = { CAPITAL($player) } fica com a própria mão e leiloa a mão extra.
bids = { CAPITAL($player) } dá um lance de { $amount }.
new-hand = Sua mão agora: { $cards }.
buys = { CAPITAL($player) } compra a mão extra por { chips }.
unsold = Ninguém dá lance: a mão extra fica onde está.
stops = Ninguém tem { FORM($card, is: "the") }: a sequência termina.
stops-at-ace = O ás encerra a sequência.
no-lead-colour = { CAPITAL($player) } não tem carta { colour }.
no-lead-suit = { CAPITAL($player) } não tem outro naipe.
too-late = { CAPITAL($player) } chegou tarde: as fichas ficam { FORM($card, is: "em") }.
colour =
    { $colour ->
        [red] vermelha
       *[black] preta
    }
colour-of-suit =
    { $colour ->
        [red] vermelho
       *[black] preto
    }
# “Você põe uma ficha no bolo.” “Ana leva cinco fichas do bolo.”
kitty =
    { $form ->
        [em] no bolo
        [de] do bolo
       *[the] o bolo
    }
pay-card =
    { $form ->
        [em] { FORM($card, is: "em") }
        [de] { FORM($card, is: "de") }
       *[the] { FORM($card, is: "the") }
    }
for-cards-left = cartas que restaram na mão

## O que fazer agora

other-chooses = Escolha de { $player }: trocar de mão ou ficar?
other-bids = { CAPITAL($player) } pode dar um lance pela mão extra.
other-leads = { CAPITAL($player) } puxa.
next-card = A próxima carta é { FORM($card, is: "the") }.
prompt-claim =
    { $count ->
        [one] Recolha sua ficha antes da próxima carta!
       *[other] Recolha suas { chips } antes da próxima carta!
    }
prompt-exchange = Trocar sua mão pela mão extra, sem vê-la, ou ficar com a sua?
prompt-exchange-or-sell = Trocar sua mão pela mão extra, sem vê-la? Se ficar com a sua, a mão extra vai a leilão.
prompt-poor = Suas fichas não bastam para um lance maior: passe.
prompt-bid = Quanto vale a mão extra para você? Dê um lance ou passe.
prompt-bid-more = { CAPITAL($player) } deu um lance de { $amount } pela mão extra. Dê um lance maior ou passe.
prompt-due = Você tem { FORM($card, is: "the") }: jogue essa carta.
prompt-lead = Você puxa: escolha um naipe e jogue a sua carta mais baixa nesse naipe.
prompt-lead-colour = Você puxa: escolha um naipe { colour-of-suit } e jogue a sua carta mais baixa nesse naipe.
prompt-lead-not = Você puxa: escolha qualquer naipe, menos { $suit }, e jogue a sua carta mais baixa nesse naipe.
first-extra = Primeiro vem a mão extra.
lead-lowest = Puxe a mais baixa do naipe: { FORM($card, is: "the") }.
stopped-colour = A sequência parou { FORM($card, is: "em") }: puxe uma carta { colour }.
stopped-suit = A sequência parou { FORM($card, is: "em") }: puxe outro naipe.

## Botões

do-exchange = Trocar sua mão pela mão extra
    .short = Trocar
do-keep = Ficar com sua mão
    .short = Ficar
do-keep-and-sell = Ficar com sua mão e leiloar a mão extra
    .short = Ficar
do-bid = Seu lance
    .short = Seu lance
do-bid-amount = Dar um lance de { chips }
    .short = { $count }
do-pass = Passar
    .short = Passar
do-collect = Recolher suas fichas
    .short = Recolher
do-collect-card = Recolher as fichas que estão { FORM($card, is: "em") }
    .short = Recolher { $short }
do-play = Jogar uma carta
    .short = Jogar
do-play-card = Jogar { FORM($card, is: "the") }
    .short = { $short }

## Dito em voz alta

bubble-exchange = Troco
bubble-keep = Fico
bubble-bid = { $amount }
bubble-pass = Passo
bubble-collect = São minhas!
bubble-stop = Parou
bubble-no-lead = Nada a puxar
bubble-forfeit = Tarde demais!

## Por que a rodada ou a partida acabou

ended-out = Ficou sem cartas primeiro: os outros pagam por carta que ainda têm.
ended-broke = Alguém ficou sem fichas.

## Por que se pagam fichas

why-buy-in = fichas iniciais
why-ante = apostas
why-auction = a mão extra
why-collect = cartas premiadas
why-cards-left = cartas que restaram na mão
why-kitty = o bolo
why-sweep = fichas que restaram nas cartas premiadas

## Lugares e sinais

place-hand = Mão
place-played = Cartas jogadas
place-widow = Mão extra
place-dead = Mão entregue
place-stock = Cartas a distribuir
place-kitty = Bolo
place-pay-card = { CAPITAL($card) }
sign-bid = lance: { chips }
sign-swapped = pegou a mão extra
    .short = trocou

## Opções

option-deals = Rodadas
    .help = Depois deste número de rodadas, vence quem tem mais fichas.
option-untilBroke = Até alguém ficar sem fichas
    .help = A partida também acaba quando alguém fica sem fichas.
    .v-true = Sim
    .v-false = Não
option-purse = Fichas por jogador
    .help = Com quantas fichas cada um começa. O saldo pode ficar negativo.
option-ante = Aposta
    .help = Quanto cada um põe em cada carta premiada a cada rodada.
option-dealerDouble = Quem dá as cartas aposta o dobro
    .help = Quem dá as cartas põe o dobro de fichas nas cartas premiadas.
    .v-true = Sim
    .v-false = Não
option-kitty = Bolo
    .help = Quanto cada um põe no bolo, que vai para quem fica sem cartas primeiro.
option-layout = Cartas premiadas
    .help = As quatro cartas com fichas em cima.
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = Os quatro reis
option-widow = A mão extra
    .help = O que se pode fazer com a mão extra, que não é de ninguém.
    .v-auction = Quem dá as cartas troca ou vende
    .v-exchange = Quem dá as cartas pode trocar
    .v-none = Ninguém a recebe
option-lead = A saída depois de uma parada
    .help = Que naipe pode começar a próxima sequência.
    .v-colour = A outra cor
    .v-suit = Outro naipe
    .v-any = Qualquer naipe
option-noLead = Sem carta para puxar
    .help = Quem puxa, se quem parou a sequência não tem carta que possa puxar.
    .v-left = A saída passa para a esquerda
    .v-own = O mesmo jogador, qualquer naipe
option-collect = Recolher
    .help = Define se as fichas vêm automaticamente, ou se perdem quando não são recolhidas a tempo.
    .v-auto = Automático
    .v-claim = Cada um recolhe as suas
option-cardFee = Cartas restantes
    .help = Quanto custa no fim cada carta que restou na mão.
option-lastPots = Fichas que restam no fim
    .help = Para onde vão as fichas das cartas premiadas que ninguém jogou na última rodada.
    .v-stay = Não são de ninguém
    .v-winner = Para quem vence a última rodada
group-game = A partida
group-playing = As jogadas
group-chips = Fichas
preset-classic = Clássico
    .help = A mão extra pode ser vendida; depois de uma parada muda a cor.
preset-michigan = Michigan
    .help = Depois de uma parada, vale puxar qualquer outro naipe; quem dá as cartas aposta o dobro.
preset-fourKings = Quatro reis
    .help = Os reis pagam, vale puxar qualquer naipe, há um bolo, e ninguém recebe a mão extra.
preset-openEyes = Olho vivo
    .help = Quando jogar uma carta premiada, recolha a tempo as fichas dela, ou fique sem elas.
preset-untilBroke = Até o fim das fichas
    .help = Até 24 rodadas; a partida acaba antes se alguém ficar sem fichas.

## Por que um robô ou uma dica faz algo

reason-collect = As fichas de uma carta premiada são de quem a joga.
reason-stop = A sequência até o ás está toda na mesma mão, que depois puxa de novo.
reason-run = A carta logo acima está na mesma mão.
reason-low = É a carta mais baixa que se pode puxar, e uma carta baixa quase nunca sai se não for puxada.
reason-exchange = A mão extra promete mais que estas cartas.
reason-keep = Estas cartas prometem mais que uma mão desconhecida.
reason-bid = A mão extra vale tudo isso.
reason-pass = A mão extra não vale mais do que já ofereceram por ela.
