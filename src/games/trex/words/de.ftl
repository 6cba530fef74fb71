# Trex auf Deutsch.
# Begriffe: Königreich – die Runden eines Königs; Kontrakt – contract; die Kontrakte Karo, Stiche (Eltoosh), Damen (Girls),
# Herz-König, Komplex, Trex; verdoppeln – eine Karte zeigen, die dann doppelt zählt; verwerfen – neu geben lassen; fertig sein.

tagline = Vier Könige, je fünf Kontrakte und für jedes Blatt, gut oder schlecht, der passende.

lesson-1 = Wer die Herz-Sieben hat, ist der erste König. Der König wählt für jede Runde einen Kontrakt, jeden einmal.
lesson-2 = In vier Kontrakten wird bedient: Pass auf, was du nimmst. In Trex baust du die Farben von den Buben aus nach oben und unten.
lesson-3 = Nach fünf Runden wird König, wer rechts vom König sitzt. Nach vier Königreichen gewinnt, wer die meisten Punkte hat.

## Contracts

contract =
    { $contract ->
        [diamonds] Karo
        [eltoosh] Stiche
        [girls] Damen
        [king-of-hearts] Herz-König
        [complex] Komplex
       *[trex] Trex
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] Jedes genommene Karo kostet 10.
           *[10] Jedes genommene Karo bringt 10.
        }
        [eltoosh] Jeder genommene Stich kostet 15.
        [girls] Jede genommene Dame kostet 25.
        [king-of-hearts] Den Herz-König zu nehmen kostet 75.
        [complex] Alle vier auf einmal: Karo, Stiche, Damen und der Herz-König.
       *[trex] Bau die Farben von den Buben aus; wer zuerst fertig ist, bekommt 200.
    }

## What happens

chooses =
    { WHO($player) ->
        [you] Du wählst { contract }. { contract-help }
       *[other] { $player } wählt { contract }. { contract-help }
    }
exposes =
    { WHO($player) ->
        [you] Du zeigst { FORM($cards, is: "acc") }: verdoppelt.
       *[other] { $player } zeigt { FORM($cards, is: "acc") }: verdoppelt.
    }
abandons =
    { WHO($player) ->
        [you] Du verwirfst die Runde.
       *[other] { $player } verwirft die Runde.
    }
shows =
    { WHO($player) ->
        [you] Du zeigst { FORM($cards, is: "acc") }.
       *[other] { $player } zeigt { FORM($cards, is: "acc") }.
    }
takes =
    { WHO($player) ->
        [you] Du nimmst { FORM($cards, is: "acc") }.
       *[other] { $player } nimmt { FORM($cards, is: "acc") }.
    }
kingdom =
    { WHO($player) ->
        [you] Königreich { $number }: Du bist König.
       *[other] Königreich { $number }: König ist { $player }.
    }
out =
    { WHO($player) ->
        [you] Du bist { out-place } fertig.
       *[other] { $player } ist { out-place } fertig.
    }
out-place =
    { $place ->
        [1] als Erster
        [2] als Zweiter
        [3] als Dritter
       *[4] als Letzter
    }
scores-for =
    { WHO($player) ->
        [you] Du bekommst { $points }: { $why }.
       *[other] { $player } bekommt { $points }: { $why }.
    }

## What to do now

prompt-contract = Du bist König: Wähl einen Kontrakt.
prompt-expose = Eine Karte zeigen und damit verdoppeln? Wähl, oder drück auf „{ do-expose-none.short }“.
prompt-no-expose = Du hast nichts zu verdoppeln: Drück auf „{ do-expose-none.short }“.
prompt-abandon = Mit deinen Zweien darfst du diese Runde verwerfen: Drück auf „{ do-abandon.short }“ oder „{ do-keep.short }“.
prompt-keep = Du kannst diese Runde nicht verwerfen: Drück auf „{ do-keep.short }“.
prompt-pass = Du kannst nichts legen: Passe.
prompt-trex = Spiel einen Buben oder leg an eine Reihe an.
prompt-lead = Du spielst aus: Wähl eine Karte.
prompt-follow = { CAPITAL($suit) } wurde ausgespielt: Spiel { $suit }.
prompt-void = Du hast kein { $suit }: Spiel eine beliebige Karte.
first-contract = Wähl erst den Kontrakt.
only-doubled = Nur Damen oder der Herz-König können verdoppelt werden, je nach Kontrakt.
first-keep = Sag erst, ob du diese Runde behältst.
not-next = Die Karte daneben liegt noch nicht auf dem Tisch.
no-heart-lead = Herz darfst du nur ausspielen, wenn du nichts anderes hast.

## Buttons: in full, and in few words

do-contract = Einen Kontrakt wählen
    .short = Kontrakt
do-choose = { contract } wählen. { contract-help }
    .short = { contract }
do-expose = Karten zeigen und verdoppeln, oder keine
    .short = Verdoppeln …
do-expose-cards = { CAPITAL(FORM($cards, is: "acc")) } verdoppeln
    .short = ×2 { $short }
do-expose-none = Nichts verdoppeln
    .short = Keine
do-abandon = Die Runde verwerfen: Es wird neu gegeben
    .short = Verwerfen
do-keep = Die Runde behalten
    .short = Behalten
do-pass = Passen: nichts lässt sich legen
    .short = Passen
do-play = { FORM($card, is: "bare") } spielen
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] Erster!
        [2] Zweiter!
        [3] Dritter!
       *[4] Letzter!
    }
bubble-doubled = Verdoppelt!
bubble-pass = Ich passe
bubble-abandon = Ich verwerfe

## Which deal ended

deal-done = { contract }.
deal-abandoned = Runde verworfen ({ contract }); es wird neu gegeben.

## What points are given for, on the score sheet

why-diamonds = Karo
why-tricks = Stiche
why-queens = Damen
why-king = der Herz-König
why-doubled = verdoppelte Karten, die andere nahmen
why-first = als Erster fertig
why-second = als Zweiter fertig
why-third = als Dritter fertig
why-last = als Letzter
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] Königreich { $number } von { $kingdoms }; darin gespielt: noch nichts.
       *[other] Königreich { $number } von { $kingdoms }; darin gespielt: { $played }.
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = König­reich { $number } von { $kingdoms }
goal-open = Königreich { $number } von { $kingdoms }; noch offen: { $open }

## Places and signs

place-hand = Hand
place-exposed = Verdoppelte Karten
place-taken = Genommene Karten
place-trick = Stich
place-layout = Reihen
place-stock = Karten zum Geben
place-won = Gewonnene Stiche
sign-king = König, Königreich { $number }
sign-contract = Kontrakt: { contract }
    .short = { contract }
sign-tricks =
    { $count ->
        [0] kein Stich
        [1] ein Stich
       *[other] { number } Stiche
    }
sign-doubled = { cards } verdoppelt

## Options

option-diamonds = Karo
    .help = Wie viel jedes genommene Karo zählt.
    .v-10 = Zehn Punkte
    .v--10 = Minus zehn Punkte
option-doubling = Verdoppeln
    .help = Damen und den Herz-König darf man vor dem Spielen zeigen; sie zählen dann doppelt.
    .v-true = Erlaubt
    .v-false = Nicht erlaubt
option-ownDouble = Die eigene verdoppelte Karte nehmen
    .help = Wer dann die Gutschrift bekommt.
    .v-leader = Wer zum Stich ausgespielt hat
    .v-single = Niemand; sie zählt nicht doppelt
option-contracts = Kontrakte
    .help = Fünf Kontrakte je Königreich oder zwei: alle vier Stichkontrakte auf einmal und Trex.
    .v-five = Fünf
    .v-complex = Komplex und Trex
option-partners = Partner
    .help = Spieler, die einander gegenübersitzen, zählen ihre Punkte zusammen.
    .v-true = Zwei gegen zwei
    .v-false = Jeder für sich
option-showTwos = Zweien zeigen
    .help = In Trex liegen die Zweien nach dem ersten Umlauf offen.
    .v-true = Offen
    .v-false = Verdeckt
option-direction = Richtung
    .help = In welcher Richtung es reihum geht.
    .v-clockwise = Im Uhrzeigersinn
    .v-counterclockwise = Gegen den Uhrzeigersinn
option-earlyStop = Wenn nichts mehr zählen kann
    .help = Ob der Rest der Runde zu Ende gespielt wird.
    .v-true = Aufhören
    .v-false = Zu Ende spielen
option-kingdoms = Königreiche
    .help = Vier sind eine ganze Partie: Jeder ist einmal König.
group-game = Die Partie
group-contracts = Die Kontrakte
preset-classic = Klassisch
    .help = Fünf Kontrakte, vier Königreiche, ein Karo bringt 10.
preset-oneKingdom = Ein Königreich
    .help = Fünf Runden; wer die Herz-Sieben hat, wählt alle Kontrakte.
preset-allPenalties = Alle Strafen
    .help = Auch jedes Karo kostet 10: Ein Königreich ergibt zusammen null.
preset-complex = Komplex
    .help = Zwei Runden je Königreich: Komplex, also alle vier Stichkontrakte auf einmal, wobei jedes Karo zehn kostet, und Trex.
preset-partners = Partner
    .help = Komplex für zwei gegen zwei, Zweien offen.
preset-plain = Ohne Verdoppeln
    .help = Niemand zeigt vorher Karten, und keine zählt doppelt.

## Why a bot or a hint does something

reason-throw-costly = Ein anderer nimmt den Stich und damit eine Karte, die Punkte kostet.
reason-under-costly = Unter einer höheren Karte wird man eine Karte los, die Punkte kostet.
reason-duck = Sie bleibt unter der Karte, die den Stich nimmt.
reason-high = Eine hohe Karte wird dort abgeworfen, wo sie nichts nehmen kann.
reason-lead-low = Beim Ausspielen wird die niedrigste Karte am ehesten von einer höheren geschlagen.
reason-lay-own = Auch die nächste Karte dieser Farbe ist auf derselben Hand.
reason-lay-end = Die Farbe endet mit ihr, also öffnet sie den anderen nichts.
reason-contract = Das Blatt passt besser zu diesem Kontrakt als zu den anderen, die übrig sind.
reason-expose = Genug andere Karten ihrer Farbe schützen sie, und sie zählt doppelt.
reason-cover = Offen gezeigt wäre sie in Gefahr.
