# Page One auf Deutsch.
# Begriffe: ansagen – mit einer letzten Karte „Page One!“ sagen; reklamieren – merken, dass es niemand gehört hat; ziehen, bis eine
# passt – dig; ausspielen, bedienen, Stich.

-call = „Page One!“

tagline = Bediene, oder zieh, bis du es kannst. Nur noch eine Karte? Sag { -call }.

lesson-1 = Spiel eine Karte der ausgespielten Farbe. Hast du keine, zieh vom Stapel, bis eine kommt.
lesson-2 = Die höchste Karte gewinnt den Stich. Das bringt nur das Ausspiel, aber wer ausspielt, darf jede Karte spielen und muss nie ziehen.
lesson-3 = Hast du nur noch eine Karte, sag { -call }, bevor wieder jemand spielt oder zieht, sonst nimmst du fünf Karten. Wer zuerst keine Karten mehr hat, gewinnt.

## What happens

deal =
    { WHO($player) ->
        [you] Du gibst.
       *[other] { $player } gibt.
    }
deal-of-match = Runde { $deal }. { deal }
hand-own = Du hast { FORM($cards, is: "acc") } auf der Hand.
hand-each = Jeder hat { cards }.
leads =
    { WHO($player) ->
        [you] Du spielst { FORM($card, is: "acc") } aus.
       *[other] { $player } spielt { FORM($card, is: "acc") } aus.
    }
leads-naming =
    { WHO($player) ->
        [you] Du spielst { FORM($card, is: "acc") } aus: { CAPITAL($suit) } muss bedient werden.
       *[other] { $player } spielt { FORM($card, is: "acc") } aus: { CAPITAL($suit) } muss bedient werden.
    }
draws-seen =
    { WHO($player) ->
        [you] Du ziehst { FORM($card, is: "acc") }.
       *[other] { $player } zieht { FORM($card, is: "acc") }.
    }
draws-fitting =
    { WHO($player) ->
        [you] Du ziehst { FORM($card, is: "acc") }: Die Karte muss gespielt werden.
       *[other] { $player } zieht { FORM($card, is: "acc") }: Die Karte muss gespielt werden.
    }
draws-another =
    { WHO($player) ->
        [you] Du ziehst noch eine Karte.
       *[other] { $player } zieht noch eine Karte.
    }
void-draws =
    { WHO($player) ->
        [you] Du hast kein { $suit } und ziehst { FORM($card, is: "acc") }.
       *[other] { $player } hat kein { $suit } und zieht { FORM($card, is: "acc") }.
    }
void-draws-fitting =
    { WHO($player) ->
        [you] Du hast kein { $suit } und ziehst { FORM($card, is: "acc") }: Die Karte muss gespielt werden.
       *[other] { $player } hat kein { $suit } und zieht { FORM($card, is: "acc") }: Die Karte muss gespielt werden.
    }
void-draws-hidden =
    { WHO($player) ->
        [you] Du hast kein { $suit } und ziehst eine Karte.
       *[other] { $player } hat kein { $suit } und zieht eine Karte.
    }
calls =
    { WHO($player) ->
        [you] Du sagst { -call }.
       *[other] { $player } sagt { -call }.
    }
accepts =
    { WHO($player) ->
        [you] Du akzeptierst es.
       *[other] { $player } akzeptiert es.
    }
passes-lead =
    { WHO($player) ->
        [you] Du gibst das Ausspiel weiter.
       *[other] { $player } gibt das Ausspiel weiter.
    }
forgot =
    { WHO($player) ->
        [you] Du hast vergessen, { -call } zu sagen.
       *[other] { $player } hat vergessen, { -call } zu sagen.
    }
leads-next =
    { WHO($player) ->
        [you] Als Nächstes spielst du aus.
       *[other] Als Nächstes spielt { $player } aus.
    }
challenges =
    { WHO($player) ->
        [you] Du reklamierst die fehlende Ansage von { $other }: Niemand hat { -call } gehört.
       *[other] { WHO($other) ->
            [you] { $player } reklamiert deine fehlende Ansage: Niemand hat { -call } gehört.
           *[other] { $player } reklamiert die fehlende Ansage von { $other }: Niemand hat { -call } gehört.
        }
    }
suit-fixed = { CAPITAL($suit) } muss bedient werden.
wins-trick =
    { WHO($player) ->
        [you] Du gewinnst den Stich mit { FORM($card, is: "dat") }.
       *[other] { $player } gewinnt den Stich mit { FORM($card, is: "dat") }.
    }
picks-up =
    { WHO($player) ->
        [you] Du nimmst den Stich auf: { FORM($cards, is: "acc") }.
       *[other] { $player } nimmt den Stich auf: { FORM($cards, is: "acc") }.
    }
penalty =
    { WHO($player) ->
        [you] Du nimmst zur Strafe { cards }.
       *[other] { $player } nimmt zur Strafe { cards }.
    }
penalty-seen =
    { WHO($player) ->
        [you] Du nimmst zur Strafe { cards }: { FORM($cards, is: "acc") }.
       *[other] { $player } nimmt zur Strafe { cards }: { FORM($cards, is: "acc") }.
    }
penalty-trick =
    { WHO($player) ->
        [you] Du nimmst zur Strafe den letzten Stich.
       *[other] { $player } nimmt zur Strafe den letzten Stich.
    }
penalty-trick-seen =
    { WHO($player) ->
        [you] Du nimmst zur Strafe den letzten Stich: { FORM($cards, is: "acc") }.
       *[other] { $player } nimmt zur Strafe den letzten Stich: { FORM($cards, is: "acc") }.
    }
forgiven =
    { $count ->
        [one] Es gibt nichts mehr zu nehmen: { CAPITAL(cards) } wird erlassen.
       *[other] Es gibt nichts mehr zu nehmen: { CAPITAL(cards) } werden erlassen.
    }
renewed =
    { $count ->
        [one] Der Stapel ist aufgebraucht und wird aus einer gespielten Karte neu gebildet.
       *[other] Der Stapel ist aufgebraucht und wird aus { number } gespielten Karten neu gebildet.
    }
scores-cards =
    { WHO($player) ->
        [you] Du bekommst { points-acc } für die Karten der anderen.
       *[other] { $player } bekommt { points-acc } für die Karten der anderen.
    }

## What is expected

match-over = Die Partie ist zu Ende.
digs =
    { WHO($player) ->
        [you] Du ziehst, bis eine Karte passt.
       *[other] { $player } zieht, bis eine Karte passt.
    }
to-lead =
    { WHO($player) ->
        [you] Du spielst aus.
       *[other] { $player } spielt aus.
    }
prompt-answer = { $player } ist fertig, hat aber { -call } nicht gesagt. Akzeptiere, oder reklamiere die fehlende Ansage.
prompt-answers =
    { WHO($player) ->
        [you] Du gewinnst, außer jemand hat gemerkt, dass du { -call } nicht gesagt hast.
       *[other] { $player } gewinnt, außer jemand reklamiert die fehlende Ansage.
    }
prompt-call =
    { WHO($player) ->
        [you] Sag { -call }, bevor du deine letzte Karte ausspielst.
       *[other] Sag { -call }, bevor { $player } weiterspielt.
    }
prompt-lead = Du spielst aus: eine beliebige Karte.
prompt-lead-last = Du spielst aus: deine letzte Karte.
prompt-any = Der Joker wurde ausgespielt: Spiel eine beliebige Karte. Ihre Farbe muss dann bedient werden.
prompt-draw-to-lead = Der Joker darf nicht deine letzte Karte sein: Zieh eine Karte, dann spiel aus.
prompt-pass = Der Joker darf nicht deine letzte Karte sein, und es gibt nichts zu ziehen: Gib das Ausspiel weiter.
prompt-drawn = { CAPITAL(FORM($card, is: "nom")) } passt: Spiel die Karte.
prompt-joker = Du hast kein { $suit }: Spiel den Joker.
prompt-follow-led = { CAPITAL($suit) } wurde ausgespielt: Spiel { $suit }.
prompt-follow-led-or-joker = { CAPITAL($suit) } wurde ausgespielt: Spiel { $suit } oder den Joker.
must-follow = { CAPITAL($suit) } muss bedient werden: Spiel { $suit }.
must-follow-or-joker = { CAPITAL($suit) } muss bedient werden: Spiel { $suit } oder den Joker.
prompt-draw = Du hast kein { $suit }: Zieh vom Stapel, bis eins kommt.
prompt-draw-or-joker = Du hast kein { $suit }: Zieh vom Stapel, bis eins kommt, oder spiel den Joker.
prompt-pickup = Du hast kein { $suit }, und der Stapel ist leer: Nimm den Stich auf.
prompt-pickup-or-joker = Du hast kein { $suit }, und der Stapel ist leer: Nimm den Stich auf, oder spiel den Joker.

## Why a card cannot be played now

wait = Einen Moment, bitte.
first-answer = Erst musst du akzeptieren, dass { $player } fertig ist, oder die fehlende Ansage reklamieren.
first-answers = Niemand spielt, bis die anderen geantwortet haben.
name-suit = Nenn eine Farbe für den Joker.
can-be-played = Diese Karte kann gespielt werden.
joker-held = Den Joker darfst du nur spielen, wenn du kein { $suit } hast.
joker-last-draw = Der Joker darf nicht deine letzte Karte sein: Zieh erst.
joker-last-pickup = Der Joker darf nicht deine letzte Karte sein: Nimm den Stich auf.
joker-last-pass = Der Joker darf nicht deine letzte Karte sein: Gib das Ausspiel weiter.
first-draw = Zieh erst eine Karte, dann spiel aus.
nothing-to-draw = Es gibt nichts zu ziehen: Gib das Ausspiel weiter.
must-play-drawn = Du hast { FORM($card, is: "acc") } gezogen: Die Karte muss gespielt werden.
must-play-joker = Du hast kein { $suit }: Der Joker muss gespielt werden.
must-draw = Du hast kein { $suit }: Zieh, bis eins kommt.
must-draw-or-joker = Du hast kein { $suit }: Zieh, bis eins kommt, oder spiel den Joker.
must-pick-up = Du hast kein { $suit }, und der Stapel ist leer: Nimm den Stich auf.
must-pick-up-or-joker = Du hast kein { $suit }, und der Stapel ist leer: Nimm den Stich auf, oder spiel den Joker.

## Buttons: in full, and in few words

do-play = { FORM($card, is: "bare") } spielen
do-play-naming = { FORM($card, is: "bare") } spielen und { $suit } nennen
    .short = { $sign } { CAPITAL($suit) }
do-draw = Eine Karte ziehen
    .short = Ziehen
do-pickup = Den Stich aufnehmen
    .short = Aufnehmen
do-pass = Das Ausspiel weitergeben
    .short = Weitergeben
do-call = { -call } sagen
    .short = Page One!
do-challenge = Die fehlende Ansage von { $player } reklamieren
    .short = Reklamieren
do-accept = Akzeptieren
    .short = Akzeptieren

## Said aloud

bubble-forgot = Nicht angesagt!
bubble-call = Page One!
bubble-challenge = Nicht angesagt!
bubble-accept = In Ordnung
bubble-pass = Weiter

## Results

heading-game =
    { WHO($winners) ->
        [nobody] Unentschieden
        [you] Du gewinnst
        [other] { $winners } gewinnt
        [us] { CAPITAL($winners) } teilt euch den Sieg
       *[others] { CAPITAL($winners) } teilen sich den Sieg
    }
heading-deal =
    { WHO($winners) ->
        [nobody] Unentschiedene Runde
        [you] Du gewinnst die Runde
        [other] { $winners } gewinnt die Runde
        [us] { CAPITAL($winners) } gewinnt die Runde gemeinsam
       *[others] { CAPITAL($winners) } gewinnen die Runde gemeinsam
    }
heading-match =
    { WHO($winners) ->
        [nobody] Unentschieden
        [you] Du gewinnst die Partie
        [other] { $winners } gewinnt die Partie
        [us] { CAPITAL($winners) } teilt euch den Sieg
       *[others] { CAPITAL($winners) } teilen sich den Sieg
    }
ended-stuck = Es gab nichts mehr zu ziehen.
ended-stuck-suit = { CAPITAL($suit) } musste bedient werden, und es gab nichts mehr zu ziehen.
ended-limit = Nach { $tricks } Stichen war niemand fertig.
ended-deal-limit = In { $deals } Runden hat niemand das Ziel erreicht: Wer die meisten Punkte hat, gewinnt.
ended-out =
    { WHO($player) ->
        [you] Deine letzte Karte war { FORM($card, is: "nom") }.
       *[other] Die letzte Karte von { $player } war { FORM($card, is: "nom") }.
    }
had-left = Du hattest noch { cards }.
score = Stand: { $totals }.
total-wins = { $player } { $total }
total-points = { $player } { $total }
first-to-wins =
    { $target ->
        [one] Die Partie gewinnt, wer zuerst eine Runde gewinnt.
       *[other] Die Partie gewinnt, wer zuerst { $target } Runden gewonnen hat.
    }
first-to-points = Die Partie gewinnt, wer zuerst { $target } Punkte hat.

## What points are given for, on the score sheet

why-win = Runde gewonnen
why-cards-left = Karten der anderen

## Places and signs

place-hand = Hand
place-stock = Stapel
place-trick = Stich
place-discard = Ablage

## Options

option-deal = Karten für jeden
    .help = Wie viele Karten jeder bekommt.
    .v-4 = Vier
    .v-5 = Fünf
option-joker = Joker
    .help = Fügt einen Joker hinzu: die höchste Karte, ohne Farbe.
    .v-true = Ein Joker
    .v-false = Kein Joker
option-jokerVoidOnly = Joker nur, wenn die Farbe fehlt
    .help = In einem Stich darfst du den Joker nur spielen, wenn du keine Karte der Farbe hast, die zu bedienen ist.
    .v-true = Ja
    .v-false = Nein
option-jokerCompulsory = Joker vor dem Ziehen
    .help = Kannst du nicht bedienen und hast den Joker, musst du ihn spielen und darfst nicht ziehen.
    .v-true = Ja
    .v-false = Nein
option-jokerLast = Joker als letzte Karte
    .help = Man darf den Joker als letzte Karte spielen.
    .v-true = Ja
    .v-false = Nein
option-jokerLead = Farbe bei ausgespieltem Joker
    .help = Was bedient werden muss, wenn der Joker ausgespielt wird: die Farbe der zweiten Karte oder die, die der Ausspielende nennt.
    .v-second = Die der zweiten Karte
    .v-leader = Die genannte
option-stockOut = Wenn der Stapel leer ist
    .help = Die gespielten Karten werden ein neuer Stapel, oder wer nicht bedienen kann, nimmt den Stich auf (dann können bis zu acht spielen).
    .v-recycle = Neu mischen
    .v-pickup = Stich aufnehmen
option-callRule = Eine vergessene Ansage
    .help = Ob ein vergessenes { -call } sofort fünf Karten kostet oder nur, wenn es jemand merkt und reklamiert.
    .v-automatic = Strafe sofort
    .v-challenge = Nach Reklamation
option-firstLead = Erstes Ausspiel
    .help = Wer zum ersten Stich einer Runde ausspielt.
    .v-left = Links vom Geber
    .v-dealer = Der Geber
option-match = Ziel der Partie
    .help = Eine Runde, eine Zahl gewonnener Runden oder Punkte: einer für jede Karte, die die anderen noch haben.
    .v-single = Eine Runde
    .v-wins = Gewonnene Runden
    .v-points = Punkte
option-winsTarget = Runden zum Sieg
    .help = Wer so viele Runden gewonnen hat, gewinnt die Partie.
option-pointsTarget = Punkte zum Sieg
    .help = Wer so viele Punkte hat, gewinnt die Partie.
option-trickLimit = Stichgrenze
    .help = Nach so vielen Stichen ohne Gewinner ist eine Runde unentschieden.
group-deal = Das Geben
group-joker = Der Joker
group-call = Die Ansage
group-match = Die Partie
group-limits = Grenzen
preset-classic = Klassisch
    .help = Vier Karten, ein Joker, fünf Karten für eine vergessene Ansage.
preset-strictJoker = Strenger Joker
    .help = Den Joker gibst du nur zu, wenn du nicht bedienen kannst, dann aber immer; als letzte Karte spielst du ihn nie.
preset-family = Am Familientisch
    .help = Der Geber spielt zuerst aus; wer den Joker ausspielt, nennt die Farbe.
preset-bigTable = Großer Tisch
    .help = Bis zu acht Spieler: Ist der Stapel leer, wird der Stich aufgenommen.
preset-callAndChallenge = Ansagen und reklamieren
    .help = Eine vergessene Ansage kostet nichts, außer jemand merkt es.

## Why a bot or a hint does something

reason-call = Bei der letzten Karte muss angesagt werden, sonst kann es fünf Karten kosten.
reason-challenge = Die Ansage wurde vergessen, und wenn jemand reklamiert, kostet das Karten.
reason-last = Es ist die letzte Karte: Damit ist die Hand leer.
reason-joker-void = Keine Karte auf der Hand bedient die Farbe: Der Joker holt das Ausspiel und erspart das Ziehen.
reason-joker-late = Mit nur noch zwei Karten spielt man den Joker besser, statt ihn aufzuheben.
reason-cheapest = Niemand spielt danach, und keine niedrigere Karte nimmt diesen Stich.
reason-lost = Mit dieser Farbe ist der Stich nicht zu gewinnen, also wird die niedrigste Karte zugegeben.
reason-win = Mit nur noch wenigen Karten lohnt sich der Kampf ums Ausspiel.
reason-void = Jemand hat bekanntlich nichts von dieser Farbe und muss ziehen.
reason-long = Ausgespielt wird die längste Farbe, denn sie lässt sich danach noch einmal ausspielen.
