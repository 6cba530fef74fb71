# Jogo da Memória em português do Brasil.
# Termos: virar – pôr a carta à vista; virar de novo para baixo; par; erro – jogada sem par;
# posição – onde a carta está, por número; jogada – duas cartas viradas.

tagline = Duas cartas de cada vez e uma boa memória.

lesson-1 = Vire duas cartas. Se combinarem, são suas, e você joga outra vez.
lesson-2 = Todos veem cada carta virada. Lembre onde ela está.
lesson-3 = Quando a mesa fica vazia, vence quem tem mais pares.

## O que acontece

turns-up = { CAPITAL($player) } vira { FORM($card, is: "the") } na posição { $place }.
pair-found = Um par para { $player }.
no-pair = Não é par: as duas são viradas de novo para baixo.
solo =
    { turns }, { $misses ->
        [0] nenhum erro
        [1] { $misses } erro
       *[other] { $misses } erros
    }.
turns =
    { $turns ->
        [1] { $turns } jogada
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
prompt-unseen = Vire uma carta que ninguém viu ainda: na última volta não apareceu nada de novo.
prompt-second = Você virou { FORM($card, is: "the") }: vire uma segunda carta.
not-won = Vire uma carta da mesa.

## Botões

do-time-up = O tempo acabou
    .short = Tempo!
do-turn-up = Virar uma carta
    .short = Virar
do-turn-up-place = Virar a carta na posição { $place }
    .short = { $place }

## Dito em voz alta

bubble-pair = Par!

## Por que a rodada acabou

ended-cleared = A mesa está vazia.
ended-limit = As jogadas acabaram.
ended-stalled = Faz muito tempo que ninguém encontra um par.
ended-time = O tempo acabou.

## Por que se ganham pontos

why-pairs = pares encontrados

## Lugares e sinais

place-grid = Posição
place-won = Pares
place-stock = Cartas a distribuir
sign-solo =
    { turns }, { $left ->
        [1] resta { $left } carta
       *[other] restam { $left } cartas
    }
    .short = { turns }

## Opções

option-decks = Baralhos
    .help = Mais baralhos, mais cartas na mesa.
option-ranks = Valores
    .help = Menos valores deixam a mesa menor: com três, um baralho tem doze cartas.
option-jokers = Curingas
    .help = Um curinga só combina com outro curinga.
    .v-true = Dois em cada baralho
    .v-false = Nenhum
option-match = O que forma um par
    .help = Define quais duas cartas combinam.
    .v-rank = Mesmo valor
    .v-rank-color = Mesmo valor e cor
    .v-zebra = Mesmo valor, cores diferentes
    .v-rank-suit = Cartas idênticas
option-again = Depois de um par
    .help = Define se quem encontra um par joga outra vez.
    .v-true = Joga outra vez
    .v-false = Joga o próximo
option-deals = Rodadas
    .help = Os pares de todas as rodadas são somados.
option-turnLimit = Jogadas
    .help = Para um jogador: em quantas jogadas a mesa tem que ser limpa; com 0 não há limite.
option-clock = Segundos
    .help = Para um jogador: em quantos segundos a mesa tem que ser limpa; com 0 não há limite.
group-table = A mesa
group-game = A partida
group-alone = Para um jogador
preset-classic = Clássico
    .help = Um baralho, mesmo valor, quem encontra um par joga outra vez.
preset-sameColour = Mesma cor
    .help = Setes vermelhos só combinam com setes vermelhos.
preset-zebra = Zebra
    .help = Uma carta vermelha combina com uma preta do mesmo valor.
preset-twins = Gêmeas
    .help = Dois baralhos; só cartas idênticas combinam.
preset-oneFlip = Uma jogada cada
    .help = Mesmo depois de um par, joga o próximo.
preset-children = Para crianças
    .help = Vinte cartas: do dez ao ás.
preset-solo = Solo
    .help = Limpe a mesa no menor número de jogadas que puder.

## Por que um robô ou uma dica faz algo

reason-pair = A carta que combina com ela já foi vista: juntas, formam um par.
reason-look = Uma carta que ninguém viu ainda é a que mais revela, e o par dela talvez já seja conhecido.
reason-quiet = Uma carta que já foi vista não conta nada de novo aos outros.
reason-chance = O par dela não é conhecido, mas pode ser uma das cartas ainda não vistas.
