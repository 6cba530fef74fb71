# Quello che dicono tutti i giochi in italiano: carte, semi, giocatori, numeri e le frasi comuni a tutti.
#
# Termini
#   trick – presa; lead – uscire, uscita; follow suit – rispondere; void – senza; trump – atout; suit – seme;
#   rank – valore; court card – figura; meld – combinazione; set – tris, poker; run – scala;
#   lay off, hit – attaccare; lay – calare; go out – chiudere; drop – bussare; stock, pack – mazzo;
#   draw – pescare; discards – scarti, pozzo; talon – tallone (piquet); turn up – scoprire; deal – smazzata;
#   dealer – mazziere; hand – mano; pot – piatto; ante, stake – posta; chip – fiche; bid – offerta; pass – passare;
#   announce – dichiarare; turn – turno; round – giro; joker – jolly; seat – posto; game – partita;
#   clockwise – orario
# Forme (FORM): the – articolo determinativo («il re di cuori», «la donna», «l’asso»); a – articolo indeterminativo;
#   di – «del», «della», «dell’»; al – «al», «alla», «all’»; dal – «dal», «dalla», «dall’» (dei valori);
#   sul – «sul», «sulla», «sull’»;
#   plural – valori al plurale; plural-di – «d’assi», «di re»;
#   una persona: te – dopo una preposizione («a te»), altrimenti «tu».
# I semi sono al plurale: «di cuori», «a cuori». Verbi al presente, così i nomi non chiedono un genere.

## Cards

rank =
    { $form ->
        [a] { $rank ->
            [Q] una { rank-name }
           *[other] un { rank-name }
        }
        [the] { $rank ->
            [A] l’{ rank-name }
            [8] l’{ rank-name }
            [Q] la { rank-name }
           *[other] il { rank-name }
        }
        [di] { $rank ->
            [A] dell’{ rank-name }
            [8] dell’{ rank-name }
            [Q] della { rank-name }
           *[other] del { rank-name }
        }
        [al] { $rank ->
            [A] all’{ rank-name }
            [8] all’{ rank-name }
            [Q] alla { rank-name }
           *[other] al { rank-name }
        }
        [dal] { $rank ->
            [A] dall’{ rank-name }
            [8] dall’{ rank-name }
            [Q] dalla { rank-name }
           *[other] dal { rank-name }
        }
        [sul] { $rank ->
            [A] sull’{ rank-name }
            [8] sull’{ rank-name }
            [Q] sulla { rank-name }
           *[other] sul { rank-name }
        }
        [plural] { rank-plural }
        [plural-di] { $rank ->
            [A] d’assi
           *[other] di { rank-plural }
        }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] asso
        [K] re
        [Q] donna
        [J] fante
        [10] dieci
        [9] nove
        [8] otto
        [7] sette
        [6] sei
        [5] cinque
        [4] quattro
        [3] tre
       *[2] due
    }
rank-plural =
    { $rank ->
        [A] assi
        [Q] donne
        [J] fanti
       *[other] { rank-name }
    }
suit =
    { $form ->
        [a] una carta di { suit-name }
       *[name] { suit-name }
    }
suit-name =
    { $suit ->
        [S] picche
        [H] cuori
        [D] quadri
       *[C] fiori
    }
card = { rank } di { suit-name }
card-joker =
    { $form ->
        [the] il jolly
        [a] un jolly
        [di] del jolly
        [al] al jolly
        [sul] sul jolly
       *[name] jolly
    }
card-hidden =
    { $form ->
        [the] una carta
        [a] una carta
        [di] di una carta
        [al] a una carta
        [sul] su una carta
       *[name] carta
    }

# Who reads, on their plate; and what the bots are called.
reader = Tu
bot-1 = Kaede
bot-2 = Haru
bot-3 = Sora
bot-4 = Ren
bot-5 = Yuki
bot-6 = Mio
bot-7 = Taku
bot-8 = Nagi

## People

you =
    { $form ->
        [te] te
       *[name] tu
    }
name = { $name }

## Numbers

# In lettere fino a dodici.
number =
    { $count ->
        [0] zero
        [1] un
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $count }
    }
cards =
    { $count ->
        [0] nessuna carta
        [1] una carta
       *[other] { number } carte
    }
points =
    { number } { $count ->
        [one] punto
       *[other] punti
    }
chips =
    { $count ->
        [0] nessuna fiche
        [1] una fiche
       *[other] { number } fiche
    }
# Between two sentences that are said together, and between two things of a plain list.
sentence-gap = { " " }
comma = { ", " }
# In figures, for rules.
chips-in-figures = { $count } fiche
deal-count =
    { $deals ->
        [1] una smazzata
       *[other] { $deals } smazzate
    }

## What happens

deals =
    { WHO($player) ->
        [you] Dai tu le carte.
       *[other] Dà le carte { $player }.
    }
deals-again = Smazzata { $deal }. { deals }
plays =
    { WHO($player) ->
        [you] Giochi { FORM($cards, is: "the") }.
       *[other] { $player } gioca { FORM($cards, is: "the") }.
    }
draws-card =
    { WHO($player) ->
        [you] Peschi { FORM($card, is: "the") }.
       *[other] { $player } pesca { FORM($card, is: "the") }.
    }
draws-hidden =
    { WHO($player) ->
        [you] Peschi una carta.
       *[other] { $player } pesca una carta.
    }
draws-several =
    { WHO($player) ->
        [you] Peschi { cards }.
       *[other] { $player } pesca { cards }.
    }
recycled = Gli scarti vengono mescolati e formano il nuovo mazzo.
held =
    { WHO($player) ->
        [you] Hai in mano { FORM($cards, is: "the") }.
       *[other] { $player } ha in mano { FORM($cards, is: "the") }.
    }
passed-over =
    { WHO($players) ->
        [you] Salti il turno.
        [other] { $players } salta il turno.
        [us] { CAPITAL($players) } saltate il turno.
       *[others] { CAPITAL($players) } saltano il turno.
    }
passes =
    { WHO($player) ->
        [you] Passi.
       *[other] { $player } passa.
    }
scores =
    { WHO($player) ->
        [you] { $count ->
            [0] Non segni nessun punto.
           *[other] Segni { points }.
        }
       *[other] { $count ->
            [0] { $player } non segna nessun punto.
           *[other] { $player } segna { points }.
        }
    }
pays-player =
    { WHO($player) ->
        [you] Paghi { chips } a { $to }{ pays-why }.
       *[other] { WHO($to) ->
            [you] { $player } ti paga { chips }{ pays-why }.
           *[other] { $player } paga { chips } a { $to }{ pays-why }.
        }
    }
pays-into =
    { WHO($player) ->
        [you] Metti { chips } { FORM($pot, is: "into") }{ pays-why }.
       *[other] { $player } mette { chips } { FORM($pot, is: "into") }{ pays-why }.
    }
takes-from =
    { WHO($player) ->
        [you] Prendi { chips } { FORM($pot, is: "from") }{ pays-why }.
       *[other] { $player } prende { chips } { FORM($pot, is: "from") }{ pays-why }.
    }
pays-why =
    { $why ->
        [none] { "" }
       *[other] : { $why }
    }

## Whose turn it is

deal-over = La smazzata è finita.
game-over = La partita è finita.
others-decide = Decidono gli altri.
to-play = Tocca a { FORM($player, is: "te") }.
one-moment = Un momento…
not-your-turn = Ora tocca a { FORM($player, is: "te") }.
others-play = Giocano gli altri.

## Results

wins-deal =
    { WHO($players) ->
        [nobody] Nessuno vince la smazzata
        [you] La smazzata è tua
        [other] { $players } vince la smazzata
        [us] { CAPITAL($players) } vi dividete la smazzata
       *[others] { CAPITAL($players) } si dividono la smazzata
    }
wins-game =
    { WHO($players) ->
        [nobody] Pareggio
        [you] Hai vinto
        [other] { $players } vince
        [us] { CAPITAL($players) } vi dividete la vittoria
       *[others] { CAPITAL($players) } si dividono la vittoria
    }
total = { $player } { $total }
result-text = { CAPITAL($totals) }.
result-text-why = { $why } { CAPITAL($totals) }.
# What is read out: heading and text of a result.
result-read = { $heading }. { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = Smazzata { $deal } di { $deals }
goal-first = Smazzata { $deal } · fino a { $target }
# A total that nobody wants to reach.
goal-end = Smazzata { $deal } · fine a { $target }

## Options that many games have

option-dealer = Primo mazziere
    .help = Chi dà le carte per primo; poi tocca a chi siede a sinistra.
    .v-random = A sorte
seat = Posto { $number }

## Games where a card must match the one that is up

match-upcard = Carta scoperta: { FORM($card, is: "the") }.
match-suit =
    { WHO($player) ->
        [you] Chiami { $suit }.
       *[other] { $player } chiama { $suit }.
    }
match-reverse =
    { $direction ->
        [right] Si cambia giro: ora si gioca in senso antiorario.
       *[left] Si cambia giro: ora si gioca in senso orario.
    }
match-skip =
    { WHO($player) ->
        [you] Salti il turno.
       *[other] { $player } salta il turno.
    }
match-dry =
    { $count ->
        [1] Non c’è più niente da pescare: { cards } è abbuonata.
       *[other] Non c’è più niente da pescare: { cards } sono abbuonate.
    }
match-bubble-suit = { CAPITAL($suit) }!
match-bubble-skip = Turno saltato
match-draw = Pesca una carta
    .short = Pesca
match-draw-due = Pesca { cards }
    .short = Pesca { $count }
match-sign-due = { cards } da pescare
match-sign-right = si gioca in senso antiorario
match-sign-left = si gioca in senso orario
match-sign-skip = turno saltato
