# Newmarket auf Deutsch.
# Begriffe: Prämienkarte – eine Karte, auf der Chips liegen; Extratopf – kitty; Folge – Karten einer Farbe aufwärts; sie endet, wo
# es nicht weitergeht; ausspielen; das Zusatzblatt; tauschen, behalten; Versteigerung, bieten; die Chips nehmen.

tagline = Spiel die Farben aufwärts, vorbei an vier Karten mit Chips darauf.

lesson-1 = Du spielst die niedrigste Karte einer Farbe aus. Wer die nächsthöhere hat, muss sie spielen, und so weiter.
lesson-2 = Fehlt die nächste Karte, endet die Folge, und wer zuletzt gespielt hat, spielt nach Rot etwas Schwarzes aus, nach Schwarz etwas Rotes.
lesson-3 = Spiel eine der vier Prämienkarten, und ihre Chips gehören dir. Sei als Erster fertig: Die anderen zahlen für jede restliche Karte.

## What happens

exchanges =
    { WHO($player) ->
        [you] Du tauschst dein Blatt ungesehen gegen das Zusatzblatt.
       *[other] { $player } tauscht das Blatt ungesehen gegen das Zusatzblatt.
    }
keeps =
    { WHO($player) ->
        [you] Du behältst dein Blatt.
       *[other] { $player } behält das Blatt.
    }
keeps-and-sells =
    { WHO($player) ->
        [you] Du behältst dein Blatt und versteigerst das Zusatzblatt.
       *[other] { $player } behält das Blatt und versteigert das Zusatzblatt.
    }
bids =
    { WHO($player) ->
        [you] Du bietest { $amount }.
       *[other] { $player } bietet { $amount }.
    }
new-hand = Dein neues Blatt: { $cards }.
buys =
    { WHO($player) ->
        [you] Du kaufst das Zusatzblatt für { chips-acc }.
       *[other] { $player } kauft das Zusatzblatt für { chips-acc }.
    }
unsold = Niemand bietet: Das Zusatzblatt bleibt liegen.
stops = Niemand hat { FORM($card, is: "acc") }: Die Folge endet.
stops-at-ace = Mit dem Ass endet die Folge.
no-lead-colour =
    { WHO($player) ->
        [you] Du hast keine { colour } Karte.
       *[other] { $player } hat keine { colour } Karte.
    }
no-lead-suit =
    { WHO($player) ->
        [you] Du hast keine andere Farbe.
       *[other] { $player } hat keine andere Farbe.
    }
too-late =
    { WHO($player) ->
        [you] Du kamst zu spät: Die Chips bleiben auf { FORM($card, is: "dat") }.
       *[other] { $player } kam zu spät: Die Chips bleiben auf { FORM($card, is: "dat") }.
    }
# Vor einem weiblichen Wort im Nominativ oder Akkusativ.
colour =
    { $colour ->
        [red] rote
       *[black] schwarze
    }
# Stehen nach „in den“ und „aus dem“.
kitty =
    { $form ->
        [into] in den Extratopf
        [from] aus dem Extratopf
       *[other] Extratopf
    }
pay-card =
    { $form ->
        [into] auf { FORM($card, is: "acc") }
        [from] von { FORM($card, is: "dat") }
       *[other] Einsatz auf { FORM($card, is: "dat") }
    }
for-cards-left = Karten auf der Hand

## What to do now

other-chooses = { $player } entscheidet: Blatt tauschen oder behalten?
other-bids = { $player } darf auf das Zusatzblatt bieten.
other-leads = { $player } spielt aus.
next-card = Als Nächstes kommt { FORM($card, is: "nom") }.
prompt-claim = Nimm dir vor der nächsten Karte, was dir zusteht: { chips }!
prompt-exchange = Dein Blatt ungesehen gegen das Zusatzblatt tauschen oder behalten?
prompt-exchange-or-sell = Dein Blatt ungesehen gegen das Zusatzblatt tauschen? Behältst du es, wird das Zusatzblatt versteigert.
prompt-poor = Du hast zu wenige Chips, um mehr zu bieten: Passe.
prompt-bid = Was ist dir das Zusatzblatt wert? Biete, oder passe.
prompt-bid-more =
    { WHO($player) ->
        [you] Du hast { $amount } fürs Zusatzblatt geboten. Biete mehr, oder passe.
       *[other] { $player } bietet { $amount } fürs Zusatzblatt. Biete mehr, oder passe.
    }
prompt-due = Du hast { FORM($card, is: "acc") }: Spiel die Karte.
prompt-lead = Du spielst aus: die niedrigste Karte einer beliebigen Farbe.
prompt-lead-colour =
    { $colour ->
        [red] Du spielst aus: Wähl eine rote Farbe und spiel deine niedrigste Karte davon.
       *[black] Du spielst aus: Wähl eine schwarze Farbe und spiel deine niedrigste Karte davon.
    }
prompt-lead-not = Du spielst aus: Wähl eine Farbe, nur nicht { $suit }, und spiel deine niedrigste Karte davon.
first-extra = Erst kommt das Zusatzblatt.
lead-lowest = Spiel deine niedrigste Karte dieser Farbe aus: { FORM($card, is: "acc") }.
stopped-colour = Die Folge endete mit { FORM($card, is: "dat") }: Spiel eine { colour } Karte aus.
stopped-suit = Die Folge endete mit { FORM($card, is: "dat") }: Spiel eine andere Farbe aus.

## Buttons: in full, and in few words

do-exchange = Dein Blatt gegen das Zusatzblatt tauschen
    .short = Tauschen
do-keep = Dein Blatt behalten
    .short = Behalten
do-keep-and-sell = Dein Blatt behalten und das Zusatzblatt versteigern
    .short = Behalten
do-bid = Dein Gebot
    .short = Dein Gebot
do-bid-amount = { CAPITAL(chips-acc) } bieten
    .short = { $count }
do-pass = Passen
    .short = Passen
do-collect = Deine Chips nehmen
    .short = Chips nehmen
do-collect-card = Die Chips auf { FORM($card, is: "dat") } nehmen
    .short = { $short }-Chips
do-play = Eine Karte spielen
    .short = Spielen
do-play-card = { FORM($card, is: "bare") } spielen
    .short = { $short }

## Said aloud

bubble-exchange = Ich tausche
bubble-keep = Ich behalte
bubble-bid = { $amount }
bubble-pass = Ich passe
bubble-collect = Meins!
bubble-stop = Stopp
bubble-no-lead = Nichts zum Ausspielen
bubble-forfeit = Zu spät!

## Why a deal or the game ended

ended-out = Als Erster fertig: Die anderen zahlen für jede restliche Karte.
ended-broke = Jemand hat keine Chips mehr.

## What chips are paid for, on the score sheet

why-buy-in = Chips zu Beginn
why-ante = Einsätze
why-auction = das Zusatzblatt
why-collect = Prämienkarten
why-cards-left = Karten auf der Hand
why-kitty = der Extratopf
why-sweep = Chips, die auf den Prämienkarten lagen

## Places and signs

place-hand = Hand
place-played = Gespielte Karten
place-widow = Zusatzblatt
place-dead = Weggegebenes Blatt
place-stock = Karten zum Geben
place-kitty = Extratopf
place-pay-card = { CAPITAL($card) }
sign-bid = bietet { chips-acc }
sign-swapped = hat das Zusatzblatt genommen
    .short = getauscht

## Options

option-deals = Runden
    .help = Nach so vielen Runden gewinnt, wer die meisten Chips hat.
option-untilBroke = Bis jemand pleite ist
    .help = Die Partie endet auch, wenn jemand keine Chips mehr hat.
    .v-true = Ja
    .v-false = Nein
option-purse = Chips für jeden
    .help = Womit jeder anfängt. Man darf ins Minus geraten.
option-ante = Einsatz
    .help = Was jeder vor einer Runde auf jede Prämienkarte legt.
option-dealerDouble = Geber setzt doppelt
    .help = Der Geber legt doppelt so viele Chips auf die Prämienkarten.
    .v-true = Ja
    .v-false = Nein
option-kitty = Extratopf
    .help = Was jeder in den Extratopf legt; er geht an den, der als Erster fertig ist.
option-layout = Prämienkarten
    .help = Die vier Karten mit Chips darauf.
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = Die vier Könige
option-widow = Das Zusatzblatt
    .help = Was mit dem Zusatzblatt geschehen darf, das niemandem gehört.
    .v-auction = Geber tauscht oder verkauft
    .v-exchange = Geber darf tauschen
    .v-none = Niemand bekommt es
option-lead = Das nächste Ausspiel
    .help = Mit welcher Farbe die nächste Folge beginnen darf.
    .v-colour = Rot nach Schwarz, Schwarz nach Rot
    .v-suit = Eine andere Farbe
    .v-any = Jede Farbe
option-noLead = Ohne passende Karte
    .help = Wer ausspielt, wenn der, bei dem die Folge endete, keine passende Karte hat.
    .v-left = Der Nächste links
    .v-own = Derselbe, jede Farbe
option-collect = Chips nehmen
    .help = Ob die Chips von selbst kommen oder verloren sind, wenn man sie nicht rechtzeitig nimmt.
    .v-auto = Von selbst
    .v-claim = Selbst nehmen
option-cardFee = Restliche Karten
    .help = Was jede Karte auf der Hand am Ende kostet.
option-lastPots = Chips am Ende
    .help = Was mit den Chips auf Prämienkarten geschieht, die in der letzten Runde niemand gespielt hat.
    .v-stay = Niemand bekommt sie
    .v-winner = Der Gewinner der letzten Runde
group-game = Die Partie
group-playing = Der Ablauf
group-chips = Chips
preset-classic = Klassisch
    .help = Das Zusatzblatt darf verkauft werden; nach jeder Folge wechseln Rot und Schwarz.
preset-michigan = Michigan
    .help = Nach einer Folge darf jede andere Farbe ausgespielt werden; der Geber setzt doppelt.
preset-fourKings = Vier Könige
    .help = Die Könige sind die Prämienkarten, jede Farbe darf ausgespielt werden, es gibt einen Extratopf, und niemand bekommt das Zusatzblatt.
preset-openEyes = Augen auf
    .help = Spielst du eine Prämienkarte, nimm ihre Chips selbst, sonst sind sie verloren.
preset-untilBroke = Bis jemand pleite ist
    .help = Bis zu 24 Runden; die Partie endet früher, wenn jemand keine Chips mehr hat.

## Why a bot or a hint does something

reason-collect = Die Chips auf einer Prämienkarte bekommt, wer sie spielt.
reason-stop = Die ganze Folge bis zum Ass ist auf derselben Hand, und das Ausspiel bleibt dort.
reason-run = Auch die nächsthöhere Karte ist auf derselben Hand.
reason-low = Keine niedrigere Karte lässt sich ausspielen, und niedrige Karten wird man fast nur beim eigenen Ausspiel los.
reason-exchange = Das Zusatzblatt verspricht mehr als diese Karten.
reason-keep = Diese Karten versprechen mehr als ein unbekanntes Blatt.
reason-bid = So viel ist das Zusatzblatt wert.
reason-pass = Das Zusatzblatt ist nicht mehr wert, als schon geboten ist.
