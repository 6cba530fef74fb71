# Was alle Spiele auf Deutsch sagen: Karten, Farben, Leute, Zahlen und die Sätze, die alle Spiele gemeinsam haben.
#
# Begriffe
#   trick – Stich; lead – ausspielen; follow suit – bedienen; trump – Trumpf; suit – Farbe; rank – Wert;
#   court card – Bild; meld – Meldung; set – Satz; run – Folge; lay – auslegen; lay off – anlegen; go out – Schluss;
#   stock – Stapel; discards – Ablage; draw – ziehen; turn up – aufdecken; pack – Kartenspiel;
#   deal – Runde (das Austeilen: geben); dealer – Geber; game, match – Partie; round – Umlauf; turn – am Zug;
#   chip – Chip; ante – Einsatz; pot – Topf; bid – bieten, Gebot; pass – passen; hand – Hand, Blatt;
#   face down – verdeckt; face up – offen; joker – Joker; seat – Platz; void – keine Karte;
#   clockwise – im Uhrzeigersinn
# Formen (FORM)
#   Karten: nom, acc, dat – mit bestimmtem Artikel im Fall; bare – Akkusativ ohne Artikel; sonst der Name allein
#   Werte: a – Akkusativ mit unbestimmtem Artikel; plural; to – „zum Ass“, „zur Dame“; sonst der Name allein
#   Töpfe: into – „in den Topf“; from – „aus dem Topf“; sonst der Name allein
#   Leute und Farben haben nur eine Form; wo „dich“ oder „dir“ stehen muss, wird mit WHO ausgewählt.

## Cards

rank =
    { $form ->
        [a] { $rank ->
            [A] ein Ass
            [K] einen König
            [Q] eine Dame
            [J] einen Buben
           *[other] eine { rank-name }
        }
        [plural] { $rank ->
            [A] Asse
            [K] Könige
            [Q] Damen
            [J] Buben
            [10] Zehnen
            [9] Neunen
            [8] Achten
            [7] Siebenen
            [6] Sechsen
            [5] Fünfen
            [4] Vieren
            [3] Dreien
           *[2] Zweien
        }
        [to] { $rank ->
            [A] zum Ass
            [K] zum König
            [J] zum Buben
           *[other] zur { rank-name }
        }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [10] Zehn
        [9] Neun
        [8] Acht
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
        [3] Drei
       *[2] Zwei
    }
suit =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }
card =
    { $form ->
        [nom] { $rank ->
            [A] das { suit }-Ass
            [K] der { suit }-König
            [J] der { suit }-Bube
           *[other] die { suit }-{ rank-name }
        }
        [acc] { $rank ->
            [A] das { suit }-Ass
            [K] den { suit }-König
            [J] den { suit }-Buben
           *[other] die { suit }-{ rank-name }
        }
        [dat] { $rank ->
            [A] dem { suit }-Ass
            [K] dem { suit }-König
            [J] dem { suit }-Buben
           *[other] der { suit }-{ rank-name }
        }
        [bare] { $rank ->
            [J] { suit }-Buben
           *[other] { suit }-{ rank-name }
        }
       *[name] { suit }-{ rank-name }
    }
card-joker =
    { $form ->
        [nom] der Joker
        [acc] den Joker
        [dat] dem Joker
       *[name] Joker
    }
card-hidden =
    { $form ->
        [nom] eine Karte
        [acc] eine Karte
        [dat] einer Karte
       *[name] Karte
    }

# Who reads, on their plate; and what the bots are called.
reader = Du
bot-1 = Kaede
bot-2 = Haru
bot-3 = Sora
bot-4 = Ren
bot-5 = Yuki
bot-6 = Mio
bot-7 = Taku
bot-8 = Nagi

## People

you = du
name = { $name }

## Numbers

# Bis zwölf in Worten; 0 und 1 passen zu weiblichen Wörtern: keine Karten, eine Karte.
number =
    { $count ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
cards =
    { $count ->
        [one] eine Karte
       *[other] { number } Karten
    }
points =
    { $count ->
        [one] ein Punkt
       *[other] { number } Punkte
    }
# Akkusativ
points-acc =
    { $count ->
        [one] einen Punkt
       *[other] { number } Punkte
    }
chips =
    { $count ->
        [one] ein Chip
       *[other] { number } Chips
    }
chips-acc =
    { $count ->
        [one] einen Chip
       *[other] { number } Chips
    }
# Between two sentences that are said together, and between two things of a plain list.
sentence-gap = { " " }
comma = { ", " }
# In figures, for rules.
chips-in-figures =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
# Nach „nach“: nach einer Runde, nach drei Runden.
deal-count =
    { $deals ->
        [1] einer Runde
       *[other] { $deals } Runden
    }

## What happens

deals =
    { WHO($player) ->
        [you] Du gibst.
       *[other] { $player } gibt.
    }
deals-again = Runde { $deal }. { deals }
plays =
    { WHO($player) ->
        [you] Du spielst { FORM($cards, is: "acc") }.
       *[other] { $player } spielt { FORM($cards, is: "acc") }.
    }
draws-card =
    { WHO($player) ->
        [you] Du ziehst { FORM($card, is: "acc") }.
       *[other] { $player } zieht { FORM($card, is: "acc") }.
    }
draws-hidden =
    { WHO($player) ->
        [you] Du ziehst eine Karte.
       *[other] { $player } zieht eine Karte.
    }
draws-several =
    { WHO($player) ->
        [you] Du ziehst { cards }.
       *[other] { $player } zieht { cards }.
    }
recycled = Die Ablage wird gemischt und ist der neue Stapel.
held =
    { WHO($player) ->
        [you] Du hast { FORM($cards, is: "acc") } auf der Hand.
       *[other] { $player } hat { FORM($cards, is: "acc") } auf der Hand.
    }
passed-over =
    { WHO($players) ->
        [you] Du wirst übergangen.
        [other] { $players } wird übergangen.
        [us] { CAPITAL($players) } werdet übergangen.
       *[others] { CAPITAL($players) } werden übergangen.
    }
passes =
    { WHO($player) ->
        [you] Du passt.
       *[other] { $player } passt.
    }
scores =
    { WHO($player) ->
        [you] Du bekommst { points-acc }.
       *[other] { $player } bekommt { points-acc }.
    }
pays-player =
    { WHO($player) ->
        [you] Du zahlst { chips-acc } an { $to }{ pays-why }.
       *[other] { WHO($to) ->
            [you] { $player } zahlt { chips-acc } an dich{ pays-why }.
           *[other] { $player } zahlt { chips-acc } an { $to }{ pays-why }.
        }
    }
pays-into =
    { WHO($player) ->
        [you] Du zahlst { chips-acc } { FORM($pot, is: "into") }{ pays-why }.
       *[other] { $player } zahlt { chips-acc } { FORM($pot, is: "into") }{ pays-why }.
    }
takes-from =
    { WHO($player) ->
        [you] Du nimmst { chips-acc } { FORM($pot, is: "from") }{ pays-why }.
       *[other] { $player } nimmt { chips-acc } { FORM($pot, is: "from") }{ pays-why }.
    }
pays-why =
    { $why ->
        [none] { "" }
       *[other] : { $why }
    }

## Whose turn it is

deal-over = Die Runde ist zu Ende.
game-over = Die Partie ist zu Ende.
others-decide = Die anderen entscheiden.
to-play = Am Zug: { $player }.
one-moment = Einen Moment, bitte.
not-your-turn = Am Zug ist { $player }.
others-play = Die anderen spielen.

## Results

wins-deal =
    { WHO($players) ->
        [nobody] Niemand gewinnt die Runde
        [you] Du gewinnst die Runde
        [other] { $players } gewinnt die Runde
        [us] { CAPITAL($players) } gewinnt die Runde gemeinsam
       *[others] { CAPITAL($players) } gewinnen die Runde gemeinsam
    }
wins-game =
    { WHO($players) ->
        [nobody] Unentschieden
        [you] Du gewinnst
        [other] { $players } gewinnt
        [us] { CAPITAL($players) } teilt euch den Sieg
       *[others] { CAPITAL($players) } teilen sich den Sieg
    }
total = { CAPITAL($player) } { $total }
result-text = { $totals }.
result-text-why = { $why } { $totals }.
# What is read out: heading and text of a result.
result-read = { $heading }. { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = Runde { $deal } von { $deals }
goal-first = Runde { $deal } · bis { $target }
# A total that nobody wants to reach.
goal-end = Runde { $deal } · Ende bei { $target }

## Options that many games have

option-dealer = Erster Geber
    .help = Wer zuerst gibt; danach wird reihum nach links gegeben.
    .v-random = Per Los
seat = Platz { $number }

## Games where a card must match the one that is up

match-upcard = { CAPITAL(FORM($card, is: "nom")) } wird aufgedeckt.
match-suit =
    { WHO($player) ->
        [you] Du wünschst dir { $suit }.
       *[other] { $player } wünscht sich { $suit }.
    }
match-reverse =
    { $direction ->
        [right] Richtungswechsel: Jetzt geht es gegen den Uhrzeigersinn.
       *[left] Richtungswechsel: Jetzt geht es im Uhrzeigersinn.
    }
match-skip =
    { WHO($player) ->
        [you] Du setzt aus.
       *[other] { $player } setzt aus.
    }
match-dry =
    { $count ->
        [one] Es gibt nichts mehr zu ziehen: { CAPITAL(cards) } wird erlassen.
       *[other] Es gibt nichts mehr zu ziehen: { CAPITAL(cards) } werden erlassen.
    }
match-bubble-suit = { CAPITAL($suit) }!
match-bubble-skip = Ich setze aus
match-draw = Eine Karte ziehen
    .short = Ziehen
match-draw-due = { CAPITAL(cards) } ziehen
    .short = { $count } ziehen
match-sign-due = { cards } zu ziehen
match-sign-right = es geht gegen den Uhrzeigersinn
match-sign-left = es geht im Uhrzeigersinn
match-sign-skip = setzt aus
