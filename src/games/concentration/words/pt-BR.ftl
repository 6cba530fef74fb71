# Jogo da Memória em português do Brasil.
# Termos: virar – pôr a carta à vista; desvirar – pôr de novo com a face para baixo; par; erro – jogada sem par;
# lugar – onde a carta está, por número; jogada – duas cartas viradas.

tagline = Duas cartas de cada vez e uma boa memória.

lesson-1 = Vire duas cartas. Se combinarem, são suas, e você continua.
lesson-2 = Todos veem cada carta virada. Lembre onde ela está.
lesson-3 = Quando a mesa fica vazia, vence quem tem mais pares.

## O que acontece

turns-up = { CAPITAL($player) } vira { FORM($card, is: "the") } no lugar { $place }.
pair-found = Um par para { $player }.
no-pair = Nenhum par: as duas voltam a ficar fechadas.
solo =
    { turns }, { $misses ->
        [one] { $misses } erro
       *[other] { $misses } erros
    }.
turns =
    { $turns ->
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }
has-pairs =
    { $count ->
        [0] { CAPITAL($player) } não tem nenhum par.
       *[other] { CAPITAL($player) } tem { pairs }.
    }
pairs =
    { number } { $count ->
        [one] par
       *[other] pares
    }

## O que fazer agora

prompt-first = Vire uma carta.
prompt-second = Você virou { FORM($card, is: "the") }: vire uma segunda carta.
not-won = Vire uma carta da mesa.

## Botões

do-time-up = O tempo acabou
    .short = Tempo!
do-turn-up = Virar uma carta
    .short = Virar
do-turn-up-place = Virar a carta no lugar { $place }
    .short = { $place }

## Dito em voz alta

bubble-pair = Par!

## Por que a rodada acabou

ended-cleared = A mesa está vazia.
ended-limit = As jogadas acabaram.
ended-stalled = Ninguém mais encontra pares.
ended-time = O tempo acabou.

## Por que se ganham pontos

why-pairs = pares encontrados

## Lugares e sinais

place-grid = Lugar
place-won = Pares
place-stock = Cartas a distribuir
sign-solo =
    { turns }, { $left ->
        [one] resta { $left } carta
       *[other] restam { $left } cartas
    }
    .short = { turns }

## Opções

option-decks = Baralhos
    .help = Mais baralhos, mais cartas na mesa.
option-ranks = Valores
    .help = Menos valores deixam a mesa menor: três são doze cartas por baralho.
option-jokers = Curingas
    .help = Dois curingas em cada baralho; eles formam par entre si.
    .v-true = Com curingas
    .v-false = Sem
option-match = O que é um par
    .help = Quais cartas combinam.
    .v-rank = Mesmo valor
    .v-rank-color = Mesmo valor e cor
    .v-zebra = Mesmo valor, cores diferentes
    .v-rank-suit = A mesma carta, idêntica
option-again = Depois de um par
    .help = Se quem encontra um par continua.
    .v-true = Continua
    .v-false = Joga o próximo
option-deals = Rodadas
    .help = Os pares de todas as rodadas são somados.
option-turnLimit = Jogadas
    .help = Sozinho: limpe a mesa neste número de jogadas; com 0 não há limite.
option-clock = Segundos
    .help = Sozinho: limpe a mesa neste número de segundos; com 0 não há limite.
group-table = A mesa
group-game = O jogo
group-alone = Sozinho
preset-classic = Clássico
    .help = Um baralho, mesmo valor, continua depois de um par.
preset-sameColour = Mesma cor
    .help = Setes vermelhos só combinam com setes vermelhos.
preset-zebra = Zebra
    .help = Uma carta vermelha combina com uma preta do mesmo valor.
preset-twins = Gêmeas
    .help = Dois baralhos; só a mesma carta, idêntica, combina.
preset-oneFlip = Uma jogada cada
    .help = Depois de um par, joga o próximo.
preset-children = Para crianças
    .help = Vinte cartas: ases, reis, damas, valetes e dez.
preset-solo = Sozinho
    .help = Limpe a mesa no menor número de jogadas que puder.

## Por que um robô ou uma dica faz algo

reason-pair = A parceira já foi vista: juntas formam um par.
reason-look = Uma carta que ninguém viu ainda é a que mais revela, e a parceira pode já ser conhecida.
reason-quiet = Uma carta que já foi vista não conta nada de novo aos outros.
reason-chance = Nenhuma parceira é conhecida, mas uma carta ainda não vista pode ser ela.
