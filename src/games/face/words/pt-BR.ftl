# O que todo jogo diz em português do Brasil: cartas, naipes, pessoas, números e as frases comuns a todos os jogos.
#
# Termos
#   trick – vaza; lead – puxar; follow suit – seguir; void – não ter; trump – trunfo; suit – naipe; rank – valor;
#   court card – figura; meld – jogo; set – trinca, quadra; run – sequência; lay off – acrescentar; go out – bater;
#   draw – comprar; stock – monte; discards – descarte; turn up – virar; deal – rodada; dealer – quem dá as cartas;
#   hand – mão; turn – vez, turno; round – volta; joker – curinga; chip – ficha; ante – entrada; pot – pote; pack – baralho;
#   bid – lance; pass – passar; seat – lugar; game – partida; clockwise – horário
# Formas dos nomes (FORM): the – com artigo (o rei de copas); a – com artigo indefinido (um rei; uma carta de copas);
# de, em, por – com a preposição e o artigo (do rei, na dama, pelo rei de copas); plural – só de valores (reis).
# O verbo é igual para “você” e para um nome: raramente é preciso WHO.

## Cartas

rank =
    { $form ->
        [the] { $rank ->
            [Q] a { rank-name }
           *[other] o { rank-name }
        }
        [a] { $rank ->
            [Q] uma { rank-name }
           *[other] um { rank-name }
        }
        [de] { $rank ->
            [Q] da { rank-name }
           *[other] do { rank-name }
        }
        [em] { $rank ->
            [Q] na { rank-name }
           *[other] no { rank-name }
        }
        [por] { $rank ->
            [Q] pela { rank-name }
           *[other] pelo { rank-name }
        }
        [plural] { $rank ->
            [A] ases
            [10] dez
            [7] setes
            [6] seis
            [3] três
            [2] dois
           *[other] { rank-name }s
        }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] ás
        [K] rei
        [Q] dama
        [J] valete
        [10] dez
        [9] nove
        [8] oito
        [7] sete
        [6] seis
        [5] cinco
        [4] quatro
        [3] três
       *[2] dois
    }
suit =
    { $form ->
        [a] uma carta de { suit-name }
       *[all] { suit-name }
    }
suit-name =
    { $suit ->
        [S] espadas
        [H] copas
        [D] ouros
       *[C] paus
    }
card = { rank } de { suit-name }
card-joker =
    { $form ->
        [the] o curinga
        [a] um curinga
        [de] do curinga
        [em] no curinga
        [por] pelo curinga
       *[name] curinga
    }
card-hidden =
    { $form ->
        [the] uma carta
        [a] uma carta
        [de] de uma carta
        [em] em uma carta
        [por] por uma carta
       *[name] carta
    }

## Pessoas

you = você
name = { $name }

# Who reads, on their plate; and what the bots are called.
reader = Você
bot-1 = Kaede
bot-2 = Haru
bot-3 = Sora
bot-4 = Ren
bot-5 = Yuki
bot-6 = Mio
bot-7 = Taku
bot-8 = Nagi

## Números

# Por extenso até doze; number-f para palavras femininas.
number =
    { $count ->
        [0] nenhum
        [1] um
        [2] dois
       *[other] { number-more }
    }
number-f =
    { $count ->
        [0] nenhuma
        [1] uma
        [2] duas
       *[other] { number-more }
    }
number-more =
    { $count ->
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
       *[other] { $count }
    }
cards =
    { number-f } { $count ->
        [one] carta
       *[other] cartas
    }
points =
    { number } { $count ->
        [one] ponto
       *[other] pontos
    }
chips =
    { number-f } { $count ->
        [one] ficha
       *[other] fichas
    }
sentence-gap = { " " }
comma = { ", " }
# Em algarismos, para as regras.
chips-in-figures =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
deal-count =
    { $deals ->
        [1] uma rodada
       *[other] { $deals } rodadas
    }

## O que acontece

deals = { CAPITAL($player) } dá as cartas.
deals-again = Rodada { $deal }. { deals }
plays = { CAPITAL($player) } joga { FORM($cards, is: "the") }.
draws-card = { CAPITAL($player) } compra { FORM($card, is: "the") }.
draws-hidden = { CAPITAL($player) } compra uma carta.
draws-several = { CAPITAL($player) } compra { cards }.
recycled = O descarte é embaralhado e vira o novo monte.
held = { CAPITAL($player) } tem { FORM($cards, is: "the") }.
passed-over =
    { WHO($players) ->
        [you] Você perde a vez.
        [other] { $players } perde a vez.
       *[others] { CAPITAL($players) } perdem a vez.
    }
passes = { CAPITAL($player) } passa.
scores =
    { $count ->
        [0] { CAPITAL($player) } não marca nenhum ponto.
       *[other] { CAPITAL($player) } marca { points }.
    }
pays-player = { CAPITAL($player) } paga { chips } a { $to }{ pays-why }.
pays-into = { CAPITAL($player) } põe { chips } { FORM($pot, is: "em") }{ pays-why }.
# $pot nas formas em e de: “no pote”, “do pote”.
takes-from = { CAPITAL($player) } leva { chips } { FORM($pot, is: "de") }{ pays-why }.
pays-why =
    { $why ->
        [none] { "" }
       *[other] : { $why }
    }

## De quem é a vez

deal-over = A rodada acabou.
game-over = A partida acabou.
others-decide = Os outros decidem.
to-play = Vez de { $player }.
one-moment = Um momento, por favor.
not-your-turn = É a vez de { $player }.
others-play = Os outros jogam.

## Resultados

wins-deal =
    { WHO($players) ->
        [nobody] Ninguém vence a rodada
        [you] Você vence a rodada
        [other] { $players } vence a rodada
       *[others] { CAPITAL($players) } empatam na rodada
    }
wins-game =
    { WHO($players) ->
        [nobody] Empate
        [you] Você venceu
        [other] { $players } venceu
       *[others] { CAPITAL($players) } dividem a vitória
    }
total = { CAPITAL($player) } { $total }
result-text = { $totals }.
result-text-why = { $why } { $totals }.
# O que é lido em voz alta: título e texto de um resultado.
result-read = { $heading }. { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = Rodada { $deal } de { $deals }
goal-first = Rodada { $deal } · até { $target }
# A total that nobody wants to reach.
goal-end = Rodada { $deal } · termina em { $target }

## Opções de muitos jogos

option-dealer = Primeiro a dar as cartas
    .help = Quem dá as cartas na primeira rodada; depois, a vez de dar as cartas passa para a esquerda.
    .v-random = Por sorteio
seat = Lugar { $number }

## Jogos em que a carta tem que combinar com a que está virada

match-upcard = Carta virada: { $card }.
match-suit = { CAPITAL($player) } escolhe { $suit }.
match-reverse =
    { $direction ->
        [right] O sentido se inverte: agora o jogo segue no sentido anti-horário.
       *[left] O sentido se inverte: agora o jogo segue no sentido horário.
    }
match-skip = { CAPITAL($player) } perde a vez.
match-dry =
    { $count ->
        [one] Não há mais o que comprar: a carta que faltava não precisa ser comprada.
       *[other] Não há mais o que comprar: as { cards } que faltavam não precisam ser compradas.
    }
match-bubble-suit = { CAPITAL($suit) }!
match-bubble-skip = Perde a vez
match-draw = Comprar uma carta
    .short = Comprar
match-draw-due = Comprar { cards }
    .short = Comprar { $count }
match-sign-due = { cards } a comprar
match-sign-right = o jogo segue no sentido anti-horário
match-sign-left = o jogo segue no sentido horário
match-sign-skip = perde a vez
