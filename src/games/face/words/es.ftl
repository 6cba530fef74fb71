# What every game says in Spanish: cards, suits, people, numbers, and the sentences that all games share.
#
# Terms
#   trick – baza; lead – salir; follow suit – asistir; void – fallo; trump – triunfo; suit – palo; rank – valor;
#   court card – figura; meld – combinación; set – grupo; run – escalera; lay off – añadir; draw – robar;
#   stock – mazo; discards – descartes; turn up – descubrir; deal – ronda (el acto: repartir);
#   dealer – quien reparte; hand – mano; go out – quedarse sin cartas; drop – cerrar; stay – plantarse; pass – pasar;
#   bid – puja; joker – comodín; pot – bote; chip – ficha; ante – apuesta; turn – turno; round – vuelta;
#   pack – baraja; seat – asiento; game – partida; clockwise – horario
# Forms of names (FORM): el – with its article; un – with the other one (of suits and ranks too); del, al – article after “de”, “a”;
#   plural – of ranks, article – theirs alone: las tres damas. Of people: ti – after a preposition (ti, Ana).

## Cards

rank =
    { $form ->
        [un] { rank-article-un } { rank-name }
        [el] { rank-article-el } { rank-name }
        [del] { $rank ->
            [Q] de la
            [J] de la
           *[other] del
        } { rank-name }
        [al] { $rank ->
            [Q] a la
            [J] a la
           *[other] al
        } { rank-name }
        [plural] { rank-plural }
        [article] { $rank ->
            [Q] las
            [J] las
           *[other] los
        }
       *[name] { rank-name }
    }
rank-article-un =
    { $rank ->
        [Q] una
        [J] una
       *[other] un
    }
rank-article-el =
    { $rank ->
        [Q] la
        [J] la
       *[other] el
    }
rank-name =
    { $rank ->
        [A] as
        [K] rey
        [Q] dama
        [J] jota
        [10] diez
        [9] nueve
        [8] ocho
        [7] siete
        [6] seis
        [5] cinco
        [4] cuatro
        [3] tres
       *[2] dos
    }
rank-plural =
    { $rank ->
        [A] ases
        [K] reyes
        [Q] damas
        [J] jotas
        [10] dieces
        [9] nueves
        [8] ochos
        [7] sietes
        [6] seises
        [5] cincos
        [4] cuatros
        [3] treses
       *[2] doses
    }
suit =
    { $form ->
        [un] { $suit ->
            [S] una pica
            [H] un corazón
            [D] un diamante
           *[C] un trébol
        }
       *[all] { $suit ->
            [S] picas
            [H] corazones
            [D] diamantes
           *[C] tréboles
        }
    }
card =
    { $form ->
        [el] { rank-article-el } { rank-name } de { suit }
        [del] { $rank ->
            [Q] de la
            [J] de la
           *[other] del
        } { rank-name } de { suit }
        [al] { $rank ->
            [Q] a la
            [J] a la
           *[other] al
        } { rank-name } de { suit }
       *[name] { rank-name } de { suit }
    }
card-joker =
    { $form ->
        [el] el comodín
        [del] del comodín
        [al] al comodín
       *[name] comodín
    }
card-hidden =
    { $form ->
        [el] una carta
        [del] de una carta
        [al] a una carta
       *[name] carta
    }

## People

you =
    { $form ->
        [ti] ti
       *[name] tú
    }
name = { $name }

# Who reads, on their plate; and what the bots are called.
reader = Tú
bot-1 = Kaede
bot-2 = Haru
bot-3 = Sora
bot-4 = Ren
bot-5 = Yuki
bot-6 = Mio
bot-7 = Taku
bot-8 = Nagi

## Numbers

# In words up to twelve.
number =
    { $count ->
        [0] cero
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $count }
    }
cards =
    { $count ->
        [0] ninguna carta
        [1] una carta
       *[other] { number } cartas
    }
points =
    { $count ->
        [0] cero puntos
        [1] un punto
       *[other] { number } puntos
    }
chips =
    { $count ->
        [0] ninguna ficha
        [1] una ficha
       *[other] { number } fichas
    }
# Between two sentences that are said together, and between two things of a plain list.
sentence-gap = { " " }
comma = { ", " }
# In figures, for rules.
chips-in-figures =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
deal-count =
    { $deals ->
        [1] una ronda
       *[other] { $deals } rondas
    }

## What happens

deals =
    { WHO($player) ->
        [you] Repartes tú.
       *[other] Reparte { $player }.
    }
deals-again = Ronda { $deal }. { deals }
plays =
    { WHO($player) ->
        [you] Juegas { FORM($cards, is: "el") }.
       *[other] { $player } juega { FORM($cards, is: "el") }.
    }
draws-card =
    { WHO($player) ->
        [you] Robas { FORM($card, is: "el") }.
       *[other] { $player } roba { FORM($card, is: "el") }.
    }
draws-hidden =
    { WHO($player) ->
        [you] Robas una carta.
       *[other] { $player } roba una carta.
    }
draws-several =
    { WHO($player) ->
        [you] { $count ->
            [0] No robas ninguna carta.
           *[other] Robas { cards }.
        }
       *[other] { $count ->
            [0] { $player } no roba ninguna carta.
           *[other] { $player } roba { cards }.
        }
    }
recycled = Se barajan los descartes y forman el nuevo mazo.
held =
    { WHO($player) ->
        [you] Tenías { FORM($cards, is: "el") }.
       *[other] { $player } tenía { FORM($cards, is: "el") }.
    }
passed-over =
    { WHO($players) ->
        [you] Pierdes el turno.
        [other] { $players } pierde el turno.
        [us] Sin turno: { $players }.
       *[others] { CAPITAL($players) } pierden el turno.
    }
passes =
    { WHO($player) ->
        [you] Pasas.
       *[other] { $player } pasa.
    }
scores =
    { WHO($player) ->
        [you] { $count ->
            [0] No sumas ningún punto.
           *[other] Sumas { points }.
        }
       *[other] { $count ->
            [0] { $player } no suma ningún punto.
           *[other] { $player } suma { points }.
        }
    }
pays-player =
    { WHO($player) ->
        [you] Pagas { chips } a { FORM($to, is: "ti") }{ pays-why }.
       *[other] { WHO($to) ->
            [you] { $player } te paga { chips }{ pays-why }.
           *[other] { $player } paga { chips } a { $to }{ pays-why }.
        }
    }
# Every $pot is masculine and stands without its article: “bote”.
pays-into =
    { WHO($player) ->
        [you] Pagas { chips } al { $pot }{ pays-why }.
       *[other] { $player } paga { chips } al { $pot }{ pays-why }.
    }
takes-from =
    { WHO($player) ->
        [you] Te llevas { chips } del { $pot }{ pays-why }.
       *[other] { $player } se lleva { chips } del { $pot }{ pays-why }.
    }
pays-why =
    { $why ->
        [none] { "" }
       *[other] : { $why }
    }

## Whose turn it is

deal-over = La ronda ha terminado.
game-over = La partida ha terminado.
others-decide = Los demás deciden.
to-play = Turno de { $player }.
one-moment = Un momento, por favor.
not-your-turn = Es el turno de { $player }.
others-play = Juegan los demás.

## Results

wins-deal =
    { WHO($players) ->
        [nobody] Nadie gana la ronda
        [you] Ganas la ronda
        [other] { $players } gana la ronda
       *[others] Ronda empatada entre { $players }
    }
wins-game =
    { WHO($players) ->
        [nobody] Empate
        [you] Has ganado
        [other] Gana { $players }
       *[others] Empate entre { $players }
    }
total = { CAPITAL($player) }: { $total }
result-text = { $totals }.
result-text-why = { $why } { $totals }.
# What is read out: heading and text of a result.
result-read = { $heading }. { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = Ronda { $deal } de { $deals }
goal-first = Ronda { $deal } · hasta { $target }
# A total that nobody wants to reach.
goal-end = Ronda { $deal } · fin: { $target } pts.

## Options that many games have

option-dealer = Primer reparto
    .help = Quién reparte primero; después, el reparto pasa a la izquierda.
    .v-random = Al azar
seat = Asiento { $number }

## Games where a card must match the one that is up

match-upcard = Se descubre { FORM($card, is: "el") }.
match-suit =
    { WHO($player) ->
        [you] Eliges { $suit }.
       *[other] { $player } elige { $suit }.
    }
match-reverse =
    { $direction ->
        [right] Cambia el sentido: ahora se juega en sentido antihorario.
       *[left] Cambia el sentido: ahora se juega en sentido horario.
    }
match-skip =
    { WHO($player) ->
        [you] Pierdes el turno.
       *[other] { $player } pierde el turno.
    }
match-dry =
    { $count ->
        [one] No queda nada que robar: se perdona { cards }.
       *[other] No queda nada que robar: se perdonan { cards }.
    }
match-bubble-suit = ¡{ CAPITAL($suit) }!
match-bubble-skip = Sin turno
match-draw = Robar una carta
    .short = Robar
match-draw-due = Robar { cards }
    .short = Robar { $count }
match-sign-due = { cards } por robar
match-sign-right = se juega en sentido antihorario
match-sign-left = se juega en sentido horario
match-sign-skip = sin turno
