# One Card em português do Brasil.
# Termos: lance – bid; a One Card – a 25ª carta, fechada no meio da mesa; a ordem – quais cartas são altas: pode ser invertida,
# e então os noves são altos e os ases baixos; não cumprir – to fall short.

tagline = Diga quantos pontos vai fazer, e depois faça. O curinga vira o mundo de cabeça para baixo.

lesson-1 = Reis, damas e valetes valem um ponto; o curinga, três: 15 ao todo. Diga quantos vai fazer, ou passe.
lesson-2 = Quem deu o maior lance puxa, e o naipe dessa carta é o trunfo. Siga o naipe, se puder.
lesson-3 = Quem leva o curinga em uma rodada com trunfo pode inverter a ordem. A última vaza traz também a One Card.

## O que acontece

bids = { CAPITAL($player) } dá um lance de { $count }.
keeps = { CAPITAL($player) } mantém a ordem.
contract = { CAPITAL($player) } tem que fazer pelo menos { points } e puxa.
no-bid = Ninguém dá lance: não há trunfo. { CAPITAL($player) } puxa.
trump = O trunfo é { $suit }.
trick-won = { CAPITAL($player) } ganha a vaza com { FORM($card, is: "the") }.
reversed = { CAPITAL($player) } inverte a ordem: agora os noves são altos, e os ases, baixos.
one-card = A One Card é { FORM($card, is: "the") }: { points } para { $player }.
taken =
    { $count ->
        [0] { CAPITAL($player) } não fez nenhum ponto.
       *[other] { CAPITAL($player) } fez { points }.
    }
bid-failed = { CAPITAL($player) } não cumpre o lance e não marca nada.

## O que fazer agora

prompt-reverse = Você levou o curinga: inverter a ordem, noves altos e ases baixos, ou manter como está?
prompt-bid = Quantos dos 15 pontos você vai fazer? Dê um lance ou passe.
prompt-bid-more = { CAPITAL($player) } deu um lance de { $count }. Dê um lance maior ou passe.
prompt-lead-trump = Puxe qualquer carta, menos o curinga: o naipe dela será o trunfo.
prompt-lead = Sua vez de puxar: jogue qualquer carta.
prompt-joker-led = Puxaram o curinga: jogue qualquer carta.
prompt-follow = Puxaram { $suit }: jogue { FORM($suit, is: "a") }.
prompt-trump = Puxaram trunfo: jogue { FORM($suit, is: "a") }.
prompt-trump-or-joker = Puxaram trunfo: jogue { FORM($suit, is: "a") } ou o curinga.
prompt-joker = Puxaram trunfo: jogue o curinga, seu único trunfo.
prompt-void = Você não tem { $suit }: jogue qualquer carta.
first-bid = Primeiro o leilão: dê um lance ou passe.
first-reverse = Primeiro diga se a ordem se inverte.
joker-no-trump = O curinga não tem naipe: não pode definir o trunfo.
joker-only-void = O curinga só pode ser jogado quando você não tem { $suit }.

## Botões

do-play = Jogar { FORM($card, is: "the") }
do-bid = Seu lance
    .short = Seu lance
do-bid-points = Dar um lance de { points }
    .short = { $count }
do-pass = Passar
    .short = Passar
do-keep = Manter a ordem: ases altos
    .short = Manter
do-reverse = Inverter a ordem: noves altos, ases baixos
    .short = Inverter

## Dito em voz alta

bubble-reverse = Inverto!

## Por que a rodada acabou, e como se chama na tabela

ended-made = { CAPITAL($player) } deu um lance de { $count } e cumpriu.
ended-failed = { CAPITAL($player) } deu um lance de { $count } e não cumpriu.
deal-name = { $deal } · lance { $count }
deal-name-no-bid = { $deal } · sem lance

## Por que se ganham pontos

why-cards = pontos feitos
why-bid-made = o lance foi cumprido
why-bid-failed = o lance não foi cumprido

## Lugares e sinais

place-hand = Mão
place-trick = Vaza
place-kitty = A One Card
place-won = Vazas ganhas
place-stock = Cartas a distribuir
sign-taken = { points }
sign-bid = lance: { points }
sign-trump = trunfo { suit-sign }, ás alto
sign-trump-reversed = trunfo { suit-sign }, nove alto
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Opções

option-match = Duração da partida
    .help = O que encerra a partida.
    .v-target = Até um total de pontos
    .v-rounds = Um número de rodadas
option-target = Pontos a alcançar
    .help = Depois da rodada em que alguém alcança estes pontos, vence o maior total.
option-rounds = Rodadas
    .help = Depois deste número de rodadas, vence o maior total.
option-bidReentry = Novo lance depois de passar
    .help = Define se quem passou pode dar lance de novo quando chega a sua vez.
    .v-true = Permitido
    .v-false = Quem passa está fora
option-jokerFace = O curinga
    .help = Questão de aparência: em algumas mesas o dois de ouros faz as vezes do curinga.
    .v-joker = Um curinga
    .v-2D = O dois de ouros
group-game = A partida
group-auction = O leilão
group-looks = Aparência
preset-classic = Clássico
    .help = Até 30 pontos; quem passou não dá mais lances.
preset-reentry = Leilão longo
    .help = Quem passou ainda pode voltar com um lance maior.
preset-singleRound = Uma só rodada
    .help = Uma rodada, cerca de três minutos.

## Por que um robô ou uma dica faz algo

reason-bid = A mão é forte o bastante no seu melhor naipe para cumprir o lance.
reason-pass = A mão não é forte o bastante para um lance maior.
reason-reverse = As cartas que restam ficam melhores com a ordem invertida.
reason-keep = As cartas que restam ficam melhores com a ordem como está.
reason-trump = Um trunfo alto sai enquanto os outros ainda têm que seguir.
reason-rich = Há pontos nesta vaza, e um trunfo pode levá-los.
reason-cheap = Ela não vale pontos, então nada se entrega com ela.
reason-top = Na ordem atual, é a carta mais alta do seu naipe na mão.
