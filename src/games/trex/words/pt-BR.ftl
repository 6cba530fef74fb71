# Trex em português do Brasil.
# Termos: reinado – kingdom, as rodadas de um rei; contrato; os contratos Ouros, Vazas (Eltoosh), Damas, Rei de Copas,
# Complexo, Trex; dobrar – mostrar uma carta que então vale o dobro; abandonar – pedir nova distribuição;
# bater – go out, ficar sem cartas.

tagline = Quatro reis, cinco contratos cada, e uma escolha para cada mão ruim.

lesson-1 = Quem tem o sete de copas é o primeiro rei. O rei escolhe um contrato diferente para cada rodada.
lesson-2 = Em quatro contratos, siga o naipe e cuidado com o que leva. No Trex, construa os naipes a partir dos valetes, para cima e para baixo.
lesson-3 = Depois de cinco rodadas, o reinado passa para o jogador à direita. Depois de quatro reinados, vence o maior total.

## Contratos

contract =
    { $contract ->
        [diamonds] Ouros
        [eltoosh] Vazas
        [girls] Damas
        [king-of-hearts] Rei de Copas
        [complex] Complexo
       *[trex] Trex
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] Cada carta de ouros levada custa 10.
           *[10] Cada carta de ouros levada vale 10.
        }
        [eltoosh] Cada vaza levada custa 15.
        [girls] Cada dama levada custa 25.
        [king-of-hearts] Levar o rei de copas custa 75.
        [complex] Os quatro de uma vez: ouros, vazas, damas e o rei de copas.
       *[trex] Construa os naipes a partir dos valetes; quem fica sem cartas primeiro ganha 200.
    }

## O que acontece

chooses = { CAPITAL($player) } escolhe { contract }. { contract-help }
exposes = { CAPITAL($player) } dobra { FORM($cards, is: "the") }.
abandons = { CAPITAL($player) } abandona a rodada.
shows = { CAPITAL($player) } mostra { FORM($cards, is: "the") }.
takes = { CAPITAL($player) } leva { FORM($cards, is: "the") }.
kingdom =
    { WHO($player) ->
        [you] Reinado { $number }: o rei é você.
       *[other] Reinado { $number }: o rei é { $player }.
    }
out = { CAPITAL($player) } fica sem cartas, { out-place }.
out-place =
    { $place ->
        [1] em primeiro
        [2] em segundo
        [3] em terceiro
       *[4] em último
    }
scores-for = { CAPITAL($player) } marca { $points }: { $why }.

## O que fazer agora

prompt-contract = Você é o rei: escolha um contrato.
prompt-expose = Mostrar uma carta para dobrá-la? Escolha, ou toque em “{ do-expose-none.short }”.
prompt-no-expose = Você não tem o que dobrar: toque em “{ do-expose-none.short }”.
prompt-abandon = Com os seus 2, você pode abandonar esta rodada: toque em “{ do-abandon.short }” ou “{ do-keep.short }”.
prompt-keep = Você não pode abandonar esta rodada: toque em “{ do-keep.short }”.
prompt-pass = Você não tem carta que encaixe: passe.
prompt-trex = Jogue um valete ou uma carta vizinha de outra já na mesa.
prompt-lead = Sua vez de puxar: jogue uma carta.
prompt-follow = Puxaram { $suit }: jogue { FORM($suit, is: "a") }.
prompt-void = Você não tem { $suit }: jogue qualquer carta.
first-contract = Primeiro escolha o contrato.
only-doubled = Só damas ou o rei de copas podem ser dobrados, conforme o contrato.
first-keep = Primeiro diga se joga esta rodada.
not-next = A carta vizinha ainda não está na mesa.
no-heart-lead = Você só pode puxar copas quando não tem mais nada.

## Botões

do-contract = Escolher um contrato
    .short = Contrato
do-choose = Escolher { contract }. { contract-help }
    .short = { contract }
do-expose = Mostrar cartas para dobrá-las, ou nenhuma
    .short = Dobrar…
do-expose-cards = Dobrar { FORM($cards, is: "the") }
    .short = ×2 { $short }
do-expose-none = Não dobrar nada
    .short = Não dobrar
do-abandon = Abandonar a rodada: novas cartas para todos
    .short = Abandonar
do-keep = Jogar a rodada
    .short = Jogar
do-pass = Passar: nenhuma carta encaixa
    .short = Passar
do-play = Jogar { FORM($card, is: "the") }
    .short = { $short }

## Dito em voz alta

bubble-out =
    { $place ->
        [1] Primeiro!
        [2] Segundo!
        [3] Terceiro!
       *[4] Último!
    }
bubble-doubled = Em dobro!
bubble-pass = Passo
bubble-abandon = Abandono

## Que rodada acabou

deal-done = { contract }.
deal-abandoned = Contrato abandonado: { contract }; as cartas são dadas de novo.

## Por que se ganham pontos

why-diamonds = ouros
why-tricks = vazas
why-queens = damas
why-king = o rei de copas
why-doubled = bônus por cartas dobradas
why-first = bateu em primeiro
why-second = bateu em segundo
why-third = bateu em terceiro
why-last = ficou em último
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] Reinado { $number } de { $kingdoms }; nada jogado ainda.
       *[other] Reinado { $number } de { $kingdoms }; já jogados: { $played }.
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = Reinado { $number } de { $kingdoms }
goal-open = Reinado { $number } de { $kingdoms }; falta jogar: { $open }

## Lugares e sinais

place-hand = Mão
place-exposed = Cartas dobradas
place-taken = Cartas levadas
place-trick = Vaza
place-layout = Fileiras
place-stock = Cartas a distribuir
place-won = Vazas ganhas
sign-king = rei, reinado { $number }
sign-contract = contrato: { contract }
    .short = { contract }
sign-tricks =
    { number-f } { $count ->
        [one] vaza
       *[other] vazas
    }
sign-doubled =
    { cards } { $count ->
        [one] dobrada
       *[other] dobradas
    }

## Opções

option-diamonds = Ouros
    .help = Quanto vale cada carta de ouros levada.
    .v-10 = Dez pontos
    .v--10 = Menos dez pontos
option-doubling = Dobrar
    .help = Damas e o rei de copas podem ser dobrados antes da primeira vaza: são mostrados e valem o dobro.
    .v-true = Permitido
    .v-false = Proibido
option-ownDouble = Levar a própria carta dobrada
    .help = Quem ganha o bônus quando alguém leva a própria carta dobrada.
    .v-leader = Quem puxou a vaza
    .v-single = Ninguém; conta como não dobrada
option-contracts = Contratos
    .help = Cinco contratos por reinado, ou dois: os quatro de vazas de uma vez, e Trex.
    .v-five = Cinco
    .v-complex = Complexo e Trex
option-partners = Parceiros
    .help = Jogadores sentados frente a frente somam seus pontos.
    .v-true = Dois contra dois
    .v-false = Cada um por si
option-showTwos = Mostrar os 2
    .help = No Trex, os 2 ficam abertos depois da primeira volta.
    .v-true = Abertos
    .v-false = Escondidos
option-direction = Sentido
    .help = Para que lado o jogo segue.
    .v-clockwise = Horário
    .v-counterclockwise = Anti-horário
option-earlyStop = Quando não há mais pontos em jogo
    .help = Define se o resto da rodada é jogado até o fim.
    .v-true = Parar
    .v-false = Jogar até o fim
option-kingdoms = Reinados
    .help = Quatro fazem uma partida inteira: cada um é rei uma vez.
group-game = A partida
group-contracts = Os contratos
preset-classic = Clássico
    .help = Cinco contratos, quatro reinados, cada carta de ouros vale 10.
preset-oneKingdom = Um reinado
    .help = Cinco rodadas; quem tem o sete de copas escolhe os contratos.
preset-allPenalties = Só castigos
    .help = Ouros também custam 10: um reinado soma zero.
preset-complex = Complexo
    .help = Duas rodadas por reinado: Complexo, os quatro contratos de vazas de uma vez, em que cada carta de ouros custa dez, e Trex.
preset-partners = Parceiros
    .help = Complexo para dois contra dois, com os 2 à mostra.
preset-plain = Sem dobrar
    .help = Nenhuma carta pode ser dobrada.

## Por que um robô ou uma dica faz algo

reason-throw-costly = Outro leva a vaza, e com ela uma carta que custa pontos.
reason-under-costly = Uma carta que custa pontos vai por baixo de uma mais alta.
reason-duck = Fica abaixo da carta que leva a vaza.
reason-high = Uma carta alta sai onde não leva nada.
reason-lead-low = A carta mais baixa a puxar é a que tem mais chance de perder.
reason-lay-own = A próxima carta deste naipe está na mesma mão.
reason-lay-end = O naipe termina com ela, então não abre nada para os outros.
reason-contract = A mão combina mais com este contrato que com os outros que restam.
reason-expose = Há outras cartas do naipe em número suficiente para protegê-la, e ela vale o dobro.
reason-cover = Se fosse dobrada, ela correria risco.
