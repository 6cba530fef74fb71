# Cinquenta e Um em português do Brasil.
# Termos: mesa – board, as cinco cartas no meio; trocar – swap; limpar a mesa – clear the board; “Parou!” – “Stop!”;
# quem parou – the caller; mão; volta – round.

tagline = Cinco cartas de um naipe e a coragem de dizer “Parou!”

lesson-1 = Pegue uma carta da mesa e ponha uma das suas no lugar: toque nas duas, em qualquer ordem.
lesson-2 = Seu naipe mais longo conta, todas as outras cartas são subtraídas. Ás, rei, dama, valete e dez do mesmo naipe dão 51.
lesson-3 = Depois da troca você pode dizer “Parou!”. Os outros jogam mais uma vez; a melhor mão vence, e no empate quem parou perde.

## O que acontece

takes = { CAPITAL($player) } pega { FORM($card, is: "the") }.
gives = { CAPITAL($player) } deixa { FORM($card, is: "the") }.
comes = { CAPITAL(FORM($card, is: "the")) } entra na mesa.
clears = { CAPITAL($player) } limpa a mesa.
says-stop = { CAPITAL($player) } diz “Parou!”. Todos os outros jogam mais uma vez.
shows = { CAPITAL($player) } tem { FORM($cards, is: "the") }: { $points } em { $suit }.
scores-points = { CAPITAL($player) } marca { $points }.

## O que fazer agora

prompt-swap = Troque: escolha uma carta da mesa e uma das suas.
prompt-swap-or-pass = Troque uma carta da mesa por uma das suas, ou passe.
prompt-last = Seu último turno. { prompt-swap }
prompt-last-or-pass = Seu último turno. Troque uma carta da mesa por uma das suas, ou passe.
prompt-stop = Toque em “{ do-stop.short }” se acha que está na frente; senão, em “{ do-end.short }”.
prompt-go-on = Toque em “{ do-end.short }”: é a vez do próximo jogador.
first-board = Escolha a carta da mesa que você quer em troca.
swapped = Você já trocou.

## Botões

do-swap = Trocar uma carta
    .short = Trocar
do-swap-cards = Pegar { FORM($take, is: "the") }, deixar { FORM($give, is: "the") }
    .short = { $given } → { $taken }
do-swap-all = Trocar as cinco cartas pela mesa
    .short = Trocar tudo
do-clear = Limpar a mesa: cinco cartas novas
    .short = Limpar mesa
do-pass = Passar: deixar tudo como está
    .short = Passar
do-stop = Dizer “Parou!”
    .short = Parou!
do-end = Encerrar a vez: joga o próximo
    .short = Encerrar

## Dito em voz alta

bubble-stop = Parou!
bubble-pass = Passo

## Por que a rodada acabou

stopped = { CAPITAL($player) } disse “Parou!”.
not-stopped = Ninguém disse “Parou!”.

## Por que se ganham pontos

why-win = rodada vencida
why-hand = pontos da mão

## Lugares e sinais

place-hand = Mão
place-board = Mesa
place-stock = Monte
place-discard = Descarte
sign-count = sua mão vale { $points } em { $suit }
sign-taken =
    { SUIT($card) ->
        [S] última carta pega: ♠ { $card }
        [H] última carta pega: ♥ { $card }
        [D] última carta pega: ♦ { $card }
        [C] última carta pega: ♣ { $card }
       *[none] última carta pega: o curinga
    }
sign-stop = disse “Parou!”
    .short = Parou!

## Opções

option-joker = Curinga
    .help = Um curinga vale pela carta que for melhor para quem o tem.
    .v-true = Um curinga
    .v-false = Sem curinga
option-pass = Passar
    .help = Define se é permitido deixar tudo como está.
    .v-never = Nunca
    .v-last = Após “Parou!”
    .v-later = A partir do segundo turno
option-swapAll = Trocar as cinco
    .help = A partir do segundo turno, é permitido trocar a mão inteira pela mesa inteira.
    .v-true = Permitido
    .v-false = Proibido
option-stopNeedsFlush = Para dizer “Parou!”
    .help = Define se as cinco cartas têm que ser do mesmo naipe.
    .v-true = Só com um naipe
    .v-false = Com qualquer mão
option-mixedHand = Cartas de outros naipes
    .help = Quanto vale uma mão com vários naipes.
    .v-subtract = São subtraídas
    .v-zero = A mão não vale nada
option-rounds = Voltas
    .help = Se ninguém disser “Parou!”, as mãos são comparadas depois deste número de voltas.
option-deals = Rodadas
    .help = Depois deste número de rodadas, vence o maior total.
option-scoring = Pontuação
    .help = Quanto vale uma rodada.
    .v-wins = Um ponto por rodada vencida
    .v-points = Os pontos das mãos
option-target = Pontos a alcançar
    .help = A partida acaba antes se alguém alcançar este total; 0 desativa.
group-turn = A vez
group-hand = A mão
group-game = A partida
preset-classic = Clássico
    .help = Uma rodada, sem curinga, “Parou!” com qualquer mão.
preset-withJoker = Com curinga
    .help = O curinga ajuda o naipe que você quiser.
preset-oneSuit = Um naipe ou nada
    .help = Só uma mão de um naipe conta, e só com ela se pode dizer “Parou!”; é permitido passar e trocar as cinco.
preset-pointsMatch = Cinco rodadas por pontos
    .help = Os pontos de cinco mãos são somados.

## Por que um robô ou uma dica faz algo

reason-joker = O curinga combina com qualquer naipe.
reason-final = Depois de “Parou!” só contam os pontos da mão.
reason-gather = Reforça o naipe mais longo e tira da mão uma carta de outro naipe.
reason-higher = O naipe continua o mesmo, mas a carta é mais alta.
reason-shed = Uma carta fora do naipe mais longo é subtraída, então ela sai.
reason-flush = Só conta uma mão de um único naipe, então sai uma carta fora do naipe mais longo.
reason-all = A mesa inteira é melhor que a mão inteira.
reason-clear = Limpar a mesa traz cartas novas, e o próximo não encontra nenhuma destas.
reason-stop = A mão já é boa o bastante para ser comparada.
reason-wait = A mão ainda pode melhorar antes da comparação.
