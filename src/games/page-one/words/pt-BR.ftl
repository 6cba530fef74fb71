# Page One em português do Brasil.
# Termos: avisar, o aviso – to call, dizer “Page One!” com uma carta na mão; flagrar – to challenge, notar que ninguém ouviu;
# comprar até servir – to dig; puxar, a saída – lead; seguir – follow; vaza – trick; partida – match;
# levar cartas de castigo – take a penalty.

-call = “Page One!”

tagline = Siga o naipe, ou compre até poder. Só uma carta? Diga { -call }

lesson-1 = Jogue uma carta do naipe puxado. Se não tiver, compre do monte até aparecer uma.
lesson-2 = A carta mais alta ganha a vaza. Isso só dá a saída, mas quem puxa joga qualquer carta e nunca precisa comprar.
lesson-3 = Com uma carta na mão, diga { -call } antes que alguém jogue ou compre de novo; senão, leve cinco cartas. Vence quem fica sem cartas primeiro.

## O que acontece

deal = { CAPITAL($player) } dá as cartas.
deal-of-match = Rodada { $deal }. { deal }
hand-own = Você tem { FORM($cards, is: "the") }.
hand-each = Cada um tem { cards }.
leads = { CAPITAL($player) } puxa { FORM($card, is: "the") }.
leads-naming = { CAPITAL($player) } puxa { FORM($card, is: "the") }: é preciso seguir { $suit }.
draws-seen = { CAPITAL($player) } compra { FORM($card, is: "the") }.
draws-fitting = { CAPITAL($player) } compra { FORM($card, is: "the") } e tem que jogar essa carta.
draws-another = { CAPITAL($player) } compra outra carta.
void-draws = { CAPITAL($player) } não tem { $suit } e compra { FORM($card, is: "the") }.
void-draws-fitting = { CAPITAL($player) } não tem { $suit }, compra { FORM($card, is: "the") } e tem que jogar essa carta.
void-draws-hidden = { CAPITAL($player) } não tem { $suit } e compra uma carta.
calls = { CAPITAL($player) } diz { -call }.
accepts = { CAPITAL($player) } aceita.
passes-lead = { CAPITAL($player) } passa a saída.
forgot = { CAPITAL($player) } se esqueceu de dizer { -call }.
leads-next = { CAPITAL($player) } puxa a próxima vaza.
challenges = { CAPITAL($player) } flagra { $other }: ninguém ouviu { -call }.
suit-fixed = É preciso seguir { $suit }.
wins-trick = { CAPITAL($player) } ganha a vaza com { FORM($card, is: "the") }.
picks-up = { CAPITAL($player) } recolhe a vaza: { FORM($cards, is: "the") }.
penalty = { CAPITAL($player) } leva { cards } de castigo.
penalty-seen = { CAPITAL($player) } leva { cards } de castigo: { FORM($cards, is: "the") }.
penalty-trick = Como castigo, { $player } leva a última vaza.
penalty-trick-seen = Como castigo, { $player } leva a última vaza: { FORM($cards, is: "the") }.
forgiven =
    { $count ->
        [one] Não há mais cartas para levar: a que faltava é perdoada.
       *[other] Não há mais cartas para levar: as { number-f } que faltavam são perdoadas.
    }
renewed =
    { $count ->
        [one] O monte acabou e é refeito com { number-f } carta jogada.
       *[other] O monte acabou e é refeito com { number-f } cartas jogadas.
    }
scores-cards =
    { $count ->
        [0] { CAPITAL($player) } não marca nenhum ponto pelas cartas que restaram.
       *[other] { CAPITAL($player) } marca { points } pelas cartas que restaram.
    }

## O que se espera

match-over = A partida acabou.
digs = { CAPITAL($player) } compra até uma carta servir.
to-lead =
    { WHO($player) ->
        [you] Sua vez de puxar.
       *[other] Vez de { $player } puxar.
    }
prompt-answer = { CAPITAL($player) } ficou sem cartas, mas ninguém ouviu { -call }: aceite ou flagre.
prompt-answers =
    { WHO($player) ->
        [you] Você jogou a última carta sem dizer { -call }. Se ninguém flagrar, a vitória é sua.
       *[other] { $player } jogou a última carta: se ninguém flagrar, vence.
    }
prompt-call =
    { WHO($player) ->
        [you] Diga { -call } antes de puxar sua última carta.
       *[other] Diga { -call } antes que { $player } continue.
    }
prompt-lead = Sua vez de puxar: jogue qualquer carta.
prompt-lead-last = Sua vez de puxar: jogue sua última carta.
prompt-any = Puxaram o curinga: jogue qualquer carta. O naipe dela terá que ser seguido.
prompt-draw-to-lead = O curinga não pode ser sua última carta: compre uma carta, depois puxe.
prompt-pass = O curinga não pode ser sua última carta, e não há o que comprar: passe a saída.
prompt-drawn = { CAPITAL(FORM($card, is: "the")) } serve: jogue essa carta.
prompt-joker = Você não tem { $suit }: jogue o curinga.
prompt-follow-led = Puxaram { $suit }: jogue { FORM($suit, is: "a") }.
prompt-follow-led-or-joker = Puxaram { $suit }: jogue { FORM($suit, is: "a") } ou o curinga.
must-follow = É preciso seguir { $suit }: jogue { FORM($suit, is: "a") }.
must-follow-or-joker = É preciso seguir { $suit }: jogue { FORM($suit, is: "a") } ou o curinga.
prompt-draw = Você não tem { $suit }: compre do monte até aparecer uma carta do naipe.
prompt-draw-or-joker = Você não tem { $suit }: compre do monte até aparecer uma carta do naipe, ou jogue o curinga.
prompt-pickup = Você não tem { $suit }, e o monte acabou: recolha a vaza.
prompt-pickup-or-joker = Você não tem { $suit }, e o monte acabou: recolha a vaza ou jogue o curinga.

## Por que uma carta não pode ser jogada agora

wait = Um momento, por favor.
first-answer = { CAPITAL($player) } ficou sem cartas, mas ninguém ouviu { -call }: primeiro aceite ou flagre.
first-answers = Ninguém joga até que os outros respondam.
name-suit = Escolha um naipe para o curinga.
can-be-played = Esta carta pode ser jogada.
joker-held = O curinga só pode ser jogado quando você não tem { $suit }.
joker-last-draw = O curinga não pode ser sua última carta: compre primeiro.
joker-last-pickup = O curinga não pode ser sua última carta: recolha a vaza.
joker-last-pass = O curinga não pode ser sua última carta: passe a saída.
first-draw = Compre uma carta primeiro, depois puxe.
nothing-to-draw = Não há o que comprar: passe a saída.
must-play-drawn = Você comprou { FORM($card, is: "the") }: tem que jogar essa carta.
must-play-joker = Você não tem { $suit }: tem que jogar o curinga.
must-draw = Você não tem { $suit }: compre até aparecer uma carta do naipe.
must-draw-or-joker = Você não tem { $suit }: compre até aparecer uma carta do naipe, ou jogue o curinga.
must-pick-up = Você não tem { $suit }, e o monte acabou: recolha a vaza.
must-pick-up-or-joker = Você não tem { $suit }, e o monte acabou: recolha a vaza ou jogue o curinga.

## Botões

do-play = Jogar { FORM($card, is: "the") }
do-play-naming = Jogar { FORM($card, is: "the") } e escolher { $suit }
    .short = { $sign } { CAPITAL($suit) }
do-draw = Comprar uma carta
    .short = Comprar
do-pickup = Recolher a vaza
    .short = Recolher
do-pass = Passar a saída
    .short = Passar
do-call = Dizer { -call }
    .short = Page One!
do-challenge = Flagrar { $player }: não houve aviso
    .short = Flagrar
do-accept = Aceitar
    .short = Aceitar

## Dito em voz alta

bubble-forgot = Não avisou!
bubble-call = Page One!
bubble-challenge = Você não avisou!
bubble-accept = Tudo bem.
bubble-pass = Passo.

## Resultados

heading-game =
    { WHO($winners) ->
        [nobody] Empate
        [you] Você venceu
        [other] { $winners } venceu
       *[others] { CAPITAL($winners) } dividem a vitória
    }
heading-deal =
    { WHO($winners) ->
        [nobody] Rodada empatada
        [you] Você vence a rodada
        [other] { $winners } vence a rodada
       *[others] { CAPITAL($winners) } empatam na rodada
    }
heading-match =
    { WHO($winners) ->
        [nobody] Partida empatada
        [you] Você vence a partida
        [other] { $winners } vence a partida
       *[others] { CAPITAL($winners) } empatam na partida
    }
ended-stuck = Não havia mais o que comprar.
ended-stuck-suit = Era preciso seguir { $suit }, e não havia mais o que comprar.
ended-limit = Ninguém ficou sem cartas depois de { $tricks } vazas.
ended-deal-limit = Ninguém chegou ao objetivo em { $deals } rodadas: vence o maior placar.
ended-out = { CAPITAL($player) } bateu com { FORM($card, is: "the") }.
had-left = Você ainda tinha { cards }.
score = Placar: { $totals }.
total-wins = { $player } { $total }
total-points = { $player } { $total }
first-to-wins =
    { $target ->
        [one] Quem vencer uma rodada primeiro vence a partida.
       *[other] Quem vencer { $target } rodadas primeiro vence a partida.
    }
first-to-points = Quem chegar primeiro a { $target } pontos vence a partida.

## Por que se ganham pontos

why-win = rodada vencida
why-cards-left = cartas que restaram aos outros

## Lugares e sinais

place-hand = Mão
place-stock = Monte
place-trick = Vaza
place-discard = Descarte

## Opções

option-deal = Cartas por jogador
    .help = Quantas cartas cada um recebe.
    .v-4 = Quatro
    .v-5 = Cinco
option-joker = Curinga
    .help = Acrescenta um curinga: a carta mais alta, sem naipe.
    .v-true = Um curinga
    .v-false = Sem curinga
option-jokerVoidOnly = Curinga só sem o naipe
    .help = Para seguir com o curinga, você não pode ter carta do naipe.
    .v-true = Sim
    .v-false = Não
option-jokerCompulsory = Curinga antes de comprar
    .help = Se você não pode seguir o naipe e tem o curinga, tem que jogá-lo e não pode comprar.
    .v-true = Sim
    .v-false = Não
option-jokerLast = Curinga como última carta
    .help = Permite bater com o curinga.
    .v-true = Sim
    .v-false = Não
option-jokerLead = Quando o curinga é puxado
    .help = Quem decide o naipe a ser seguido.
    .v-second = A segunda carta decide o naipe
    .v-leader = Quem puxa escolhe o naipe
option-stockOut = Quando o monte acaba
    .help = As cartas jogadas viram um novo monte, ou quem não pode seguir recolhe a vaza (nesse caso podem jogar até oito).
    .v-recycle = Embaralhar as cartas jogadas
    .v-pickup = Recolher a vaza
option-callRule = Um aviso esquecido
    .help = Define se esquecer { -call } custa cinco cartas na hora, ou só se alguém notar.
    .v-automatic = Custa na hora
    .v-challenge = Custa se notarem
option-firstLead = Primeira saída
    .help = Quem puxa na primeira vaza de uma rodada.
    .v-left = À esquerda de quem deu as cartas
    .v-dealer = Quem deu as cartas
option-match = O que se disputa
    .help = Uma rodada, um número de rodadas vencidas ou pontos: um por carta que restou nas outras mãos.
    .v-single = Uma rodada
    .v-wins = Rodadas vencidas
    .v-points = Pontos
option-winsTarget = Rodadas para vencer
    .help = Quem vencer este número de rodadas primeiro vence a partida.
option-pointsTarget = Pontos para vencer
    .help = Quem chegar primeiro a este número de pontos vence a partida.
option-trickLimit = Máximo de vazas por rodada
    .help = Se ninguém vencer a rodada até este número de vazas, ela termina empatada.
group-deal = A distribuição
group-joker = O curinga
group-call = O aviso
group-match = A partida
group-limits = Limites
preset-classic = Clássico
    .help = Quatro cartas, um curinga, cinco cartas para quem esquece o aviso.
preset-strictJoker = Curinga rigoroso
    .help = Você só segue com o curinga se não tem o naipe, e então sempre; ele nunca é a última carta.
preset-family = Em família
    .help = Quem dá as cartas puxa primeiro; quem puxa o curinga escolhe o naipe.
preset-bigTable = Mesa grande
    .help = Até oito jogadores: quando o monte acaba, a vaza é recolhida.
preset-callAndChallenge = Aviso e flagrante
    .help = Esquecer o aviso não custa nada, a não ser que alguém note.

## Por que um robô ou uma dica faz algo

reason-call = Com uma carta na mão é preciso avisar, ou isso pode custar cinco cartas.
reason-challenge = O aviso foi esquecido, e quem flagra faz isso custar cartas.
reason-last = É a última carta: com ela a mão fica vazia.
reason-joker-void = Nenhuma carta na mão segue o naipe: o curinga ganha a saída e evita a compra.
reason-joker-late = Com só duas cartas na mão, é melhor jogar o curinga que guardá-lo.
reason-cheapest = Ninguém joga depois dela, e nenhuma carta mais baixa leva esta vaza.
reason-lost = Nenhuma carta deste naipe na mão ganha a vaza, então sai a mais baixa.
reason-win = Com poucas cartas na mão, vale a pena lutar pela saída.
reason-void = Já se viu que alguém não tem este naipe e terá que comprar.
reason-long = Puxa o naipe mais longo, que pode ser puxado de novo.
