# Rummy 500 em português do Brasil.
# Termos: descarte – pile, as cartas descartadas, espalhadas; monte – stock; jogo – meld (trinca – set, também de quatro;
# sequência – run); baixar – to lay; acrescentar a um jogo – add; pegar do descarte – dig, com tudo o que está por cima;
# “Rummy!” – o grito fora da vez; flutuar – float, ficar sem cartas com a rodada em andamento; bater – go out.

tagline = O que está na mesa conta a seu favor, o que fica na mão conta contra você.

lesson-1 = Compre do monte ou pegue do descarte aberto: você leva a carta que quer e todas as que estão por cima, e tem que baixar essa carta na hora.
lesson-2 = Baixe três do mesmo valor ou três seguidas de um naipe, e acrescente cartas soltas aos jogos de qualquer um. Elas contam para você. Termine a vez descartando.
lesson-3 = As cartas que ficam na sua mão contam contra você quando alguém bate. Então não espere demais!

## Jogos e cartas baixadas

# Uma carta baixada, e o que um curinga representa.
laid-card =
    { $as ->
        [none] { FORM($card, is: "the") }
       *[other] { FORM($card, is: "the") } como { $as }
    }
meld-name =
    { $kind ->
        [run] a sequência de { $suit }, de { $low } a { $high }
       *[set] { $count ->
            [3] a trinca
           *[4] a quadra
        } de { FORM($low, is: "plural") }
    }
# Quando dois jogos têm o mesmo nome.
meld-name-numbered = { meld-name } (jogo { $number })
# Entre as pontas de uma sequência, em poucos sinais: 5–7♥
dash = –

## O que acontece

turned-up =
    { COUNT($cards) ->
        [one] Carta virada: { $cards }.
       *[other] Cartas viradas: { $cards }.
    }
takes-top = { CAPITAL($player) } pega { FORM($card, is: "the") } do topo do descarte.
takes-dug = { CAPITAL($player) } pega { FORM($card, is: "the") } e { above }: { FORM($cards, is: "the") }.
above =
    { $count ->
        [1] a carta que está por cima
       *[other] as { number-f } cartas que estão por cima
    }
melds = { CAPITAL($player) } baixa { $cards }: { points }.
adds = { CAPITAL($player) } acrescenta { $cards } a um jogo: agora é { $meld }.
discards = { CAPITAL($player) } descarta { FORM($cards, is: "the") }.
calls = { CAPITAL($player) } grita “Rummy!” { FORM($card, is: "por") }.
floats = { CAPITAL($player) } fica sem cartas, mas a rodada continua.
stops = { CAPITAL($player) } encerra a rodada.
scores-table =
    { $count ->
        [0] { CAPITAL($player) } não marca nenhum ponto pelas cartas na mesa.
       *[other] { CAPITAL($player) } marca { points } pelas cartas na mesa.
    }
loses-hand =
    { $count ->
        [0] { CAPITAL($player) } não perde nenhum ponto pelas cartas na mão.
       *[other] { CAPITAL($player) } perde { points } pelas cartas na mão.
    }

## O que fazer agora

prompt-call =
    { COUNT($calls) ->
        [one] { $calls } pode ir direto para a mesa: grite “{ do-call.short }” antes que alguém jogue.
       *[other] Podem ir direto para a mesa: { $calls }. Grite “{ do-call.short }” por uma delas antes que alguém jogue.
    }
prompt-draw = Compre uma carta. Nada no descarte pode ser baixado na hora.
prompt-draw-or-take = Compre, ou pegue do descarte uma carta que você possa baixar na hora.
prompt-stop = O monte acabou: encerre a rodada.
prompt-take-or-stop = O monte acabou: pegue do descarte ou encerre a rodada.
prompt-due-one = Você pegou { FORM($card, is: "the") }: baixe essa carta agora com o botão “{ $button }”.
prompt-due-few =
    { $count ->
        [1] Você pegou { FORM($card, is: "the") }: baixe agora junto com { $first }.
        [2] Você pegou { FORM($card, is: "the") }: baixe agora junto com { $first } ou { $second }.
       *[3] Você pegou { FORM($card, is: "the") }: baixe agora junto com { $first }, ou { $second }, ou { $third }.
    }
prompt-due-add = Você pegou { FORM($card, is: "the") }: acrescente essa carta agora a um jogo.
prompt-due-add-or-meld = Você pegou { FORM($card, is: "the") }: acrescente essa carta agora a um jogo, ou escolha cartas em destaque para baixar com ela.
prompt-due-meld = Você pegou { FORM($card, is: "the") }: escolha cartas em destaque para baixar agora com essa carta.
last-turn = O último turno.
prompt-meld = Você pode baixar jogos. Termine a vez descartando.
prompt-add = Você pode acrescentar cartas a um jogo. Termine a vez descartando.
prompt-meld-or-add = Você pode baixar um jogo ou acrescentar cartas a outro. Termine a vez descartando.
prompt-discard = Escolha uma carta e descarte.
first-draw = Primeiro compre uma carta ou pegue do descarte.
first-lay = Primeiro baixe { FORM($card, is: "the") }, que você pegou do descarte. Só as cartas em destaque combinam com essa carta.

## Botões

do-draw = Comprar do monte
    .short = Comprar
do-stop = Encerrar a rodada
    .short = Encerrar
do-take = Pegar cartas do descarte
    .short = Pegar…
do-take-card =
    { $count ->
        [0] Pegar { FORM($card, is: "the") } do topo do descarte; é preciso baixar { $short } na hora
       *[other] Pegar { FORM($card, is: "the") } e { above }; é preciso baixar { $short } na hora
    }
    .short = Pegar { $pile }
do-call = Gritar “Rummy!” por uma carta do descarte
    .short = Rummy!
do-call-card =
    { $count ->
        [0] Gritar “Rummy!” e pegar { FORM($card, is: "the") } do topo do descarte; é preciso baixar { $short } na hora
       *[other] Gritar “Rummy!” e pegar { FORM($card, is: "the") } e { above }; é preciso baixar { $short } na hora
    }
    .short = Rummy! { $short }
# $count: cartas que vêm para a mão. $made: o jogo que a carta formaria, em poucos sinais.
help-take =
    { $count ->
        [1] É preciso baixar { $short } na hora{ help-made }
       *[other] { CAPITAL(cards) } para a sua mão; é preciso baixar { $short } na hora{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] : { $made }
    }
do-meld = Baixar um jogo
    .short = Baixar…
do-meld-cards = Baixar { $cards }
    .short = Baixar { $short }
do-add = Acrescentar cartas a um jogo
    .short = Acrescentar…
do-add-cards =
    { $end ->
        [low] Acrescentar { $cards }, como ás baixo, a este jogo: { $meld }
        [high] Acrescentar { $cards }, como ás alto, a este jogo: { $meld }
       *[none] Acrescentar { $cards } a este jogo: { $meld }
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = Descartar uma carta
    .short = Descartar
do-discard-card = Descartar { FORM($card, is: "the") }
    .short = Descartar { $short }

## Dito em voz alta

bubble-rummy = Rummy!
bubble-float = Sem cartas!

## Por que a rodada ou a partida acabou

goes-out = { CAPITAL($player) } bate.
ended-stock = O monte acabou.
ended-target = Alguém lidera sozinho com pontos suficientes.
ended-limit = Foram jogadas cinquenta rodadas.

## Por que se ganham pontos

why-melds = cartas na mesa
why-deadwood = cartas que restaram na mão
standing = Vence a partida quem estiver sozinho na frente com { $target } pontos ou mais.
standing-hand = Sua mão custaria { $count } agora.

## Lugares e sinais

place-hand = Mão
place-meld = Jogo
place-stock = Monte
place-discard = Descarte
sign-table = { points } na mesa
sign-hand = as cartas da sua mão valem { $count } contra você
sign-out = bateu
    .short = Bateu
sign-floats = sem cartas, mas ainda na rodada
sign-meld = jogo { $number }
sign-due = veio do descarte: tem que ser baixada agora
    .short = baixar já

## Opções

option-target = Pontos a alcançar
    .help = Depois da rodada em que alguém alcança estes pontos, vence o maior total; enquanto houver empate na frente, a partida continua.
option-twoHand = Cartas com dois jogadores
    .help = Quantas cartas cada um recebe quando jogam dois.
option-jokers = Curingas
    .help = Um curinga substitui qualquer carta e vale 15.
    .v-true = Dois em cada baralho
    .v-false = Nenhum
option-goingOut = Bater
    .help = O que acontece quando a última carta de uma mão vai para um jogo.
    .v-any = A rodada acaba na hora
    .v-discard = Só se bate descartando
    .v-float = Espera sem cartas e bate descartando
option-stockOut = Quando o monte acaba
    .help = Até quando o jogo segue depois que a última carta do monte é comprada.
    .v-at-once = A rodada acaba na hora
    .v-turn = Esse turno vai até o fim
    .v-play-on = Continua com o descarte
option-rummyCalls = “Rummy!” fora da vez
    .help = Define se é permitido gritar “Rummy!” fora da vez por uma carta do descarte que pode ir direto para a mesa; exige três jogadores ou mais.
    .v-true = Permitido
    .v-false = Proibido
option-cardValues = Quanto valem as cartas
    .help = Figuras e dez valem sempre 10; curingas e ases altos, 15.
    .v-pips = De 2 a 9 o seu número, ás baixo 1
    .v-fives = De 2 a 9 cinco cada, ás baixo 5
group-game = A partida
group-playing = As jogadas
preset-classic = Clássico
    .help = Até 500, com curingas e “Rummy!”.
preset-quick = Rápido
    .help = Até 250 pontos, metade do tempo.
preset-floating = Bater descartando
    .help = Sem curingas, cartas baixas valem cinco cada, e só se bate descartando.
preset-quiet = Tranquilo
    .help = Ninguém grita fora da vez, e o último turno é jogado até o fim.
preset-duel = Duelo
    .help = Dois jogadores com treze cartas cada.

## Por que um robô ou uma dica faz algo

reason-out = É a última carta: com ela a mão fica vazia.
reason-meld = Pontos na mesa estão garantidos, pontos na mão não.
reason-layoff = Na mesa ela dá pontos, em vez de pesar na mão.
reason-rummy = Uma carta jogada fora pode ir direto para a mesa: leva quem gritar primeiro.
reason-take = Uma carta do descarte pode ser usada na hora, e as que estão por cima vêm junto.
reason-dear = Não combina com nada na mão e custaria dez pontos ou mais.
reason-loose = Não combina com mais nada na mão.
reason-draw = Nada no descarte pode ser pego.
reason-light = Uma só carta do monte mantém a mão pequena.
