# Farmer auf Deutsch.
# Begriffe: der Hof – der Topf; der Bauer – wer zuletzt zieht und bezahlt wird; noch eine – eine Karte nehmen; bleiben;
# überkauft – über 16; das beste Blatt – closest; Einsatz.

tagline = Genau 16 gewinnt den Hof; wer darüber ist, schweigt.

lesson-1 = Du willst genau 16. Jeder muss mindestens eine Karte nehmen: Drück auf „{ do-hit.short }“.
lesson-2 = Nah genug? Drück auf „{ do-stay.short }“. Über 16 bist du überkauft, aber niemand erfährt es: Du bleibst wie alle anderen.
lesson-3 = Genau 16 gewinnt den Hof. Hat niemand 16, zahlen die niedrigeren Blätter an das beste. Wer überkauft ist, zahlt an den Bauern.

## What happens

draw-for-farmer = Karten werden aufgedeckt: Wer die Herz-Sechs bekommt, ist der Bauer.
new-deal =
    { WHO($player) ->
        [you] Runde { $deal }. Du bist der Bauer.
       *[other] Runde { $deal }. Der Bauer ist { $player }.
    }
gets =
    { WHO($player) ->
        [you] Du bekommst { FORM($card, is: "acc") }.
       *[other] { $player } bekommt { FORM($card, is: "acc") }.
    }
own-card = Deine Karte ist { FORM($card, is: "nom") }.
hits =
    { WHO($player) ->
        [you] Du nimmst { FORM($card, is: "acc") }. Du hast { $total }.
       *[other] { $player } nimmt { FORM($card, is: "acc") }.
    }
stays =
    { WHO($player) ->
        [you] Du bleibst.
       *[other] { $player } bleibt.
    }
farmer-now =
    { WHO($player) ->
        [you] Jetzt bist du der Bauer.
       *[other] Der Bauer ist jetzt { $player }.
    }
shows =
    { WHO($player) ->
        [you] Du deckst { FORM($card, is: "acc") } auf: zusammen { $total }.
       *[other] { $player } deckt { FORM($card, is: "acc") } auf: zusammen { $total }.
    }
shows-over =
    { WHO($player) ->
        [you] Du deckst { FORM($card, is: "acc") } auf: zusammen { $total }, über 16.
       *[other] { $player } deckt { FORM($card, is: "acc") } auf: zusammen { $total }, über 16.
    }
court-and-six = Ein Bild und die Herz-Sechs: Das schlägt niemand!
remainder = Rest für den Hof: { chips }.
# Stehen nach „in den“ und „aus dem“.
farm =
    { $form ->
        [into] in den Hof
        [from] aus dem Hof
       *[other] Hof
    }
side-pot =
    { $form ->
        [into] in den Nebentopf
        [from] aus dem Nebentopf
       *[other] Nebentopf
    }

## What to do now

prompt-over = { $total } ist über 16: Bleib, und lass es niemanden merken.
prompt-first = Du hast { $total }. Jeder nimmt mindestens eine Karte: Nimm eine.
prompt-goal = Genau 16! Bleib.
prompt-choose = Du hast { $total }: Nimm noch eine, oder bleib.
not-played = Deine Karten bleiben, wo sie sind: Nimm eine, oder bleib.

## Buttons: in full, and in few words

do-hit = Noch eine Karte, offen
    .short = Karte
do-stay = Bleiben: keine Karten mehr
    .short = Bleiben

## Said aloud

bubble-stay = Ich bleibe
bubble-shows =
    { $total ->
        [16] { $total }!
       *[other] { $total }
    }
bubble-over = { $total }: überkauft

## Why a deal or the game ended

ended-sixteen = Genau 16 gewinnt den Hof.
ended-closest = Niemand hat 16: Der Hof bleibt liegen.
ended-all-bust = Alle sind über 16: Der Hof bleibt liegen.
ended-broke = Jemand hat keine Chips mehr.

## What chips are paid for, on the score sheet

why-buy-in = Chips zu Beginn
why-ante = Einsatz
why-farm = der Hof
why-closest = Zahlung an das beste Blatt
why-split = Anteil als bestes Blatt
why-remainder = was sich nicht teilen ließ
why-bust = über 16
why-farm-split = der Hof wird geteilt

## Places and signs

place-hand = Verdeckte Karte
place-up = Offene Karten
place-stock = Stapel
place-farm = Hof
place-side = Nebentopf
sign-farmer = der Bauer
sign-total = zusammen { $points }
sign-total-over = zusammen { $points }, über 16
sign-open = offen: Summe { $points }
sign-open-over = offen: Summe { $points }, über 16

## Options

option-ante = Einsatz
    .help = Was jeder vor einer Runde in den Hof legt und wie hoch jede Zahlung ist; je nach Regel zahlt ein überkauftes Blatt diesen Betrag für jeden Punkt über 16.
option-purse = Chips für jeden
    .help = Womit jeder anfängt. Man darf ins Minus geraten.
option-deals = Runden
    .help = Nach so vielen Runden wird der Hof geteilt, und es gewinnt, wer die meisten Chips hat.
option-untilBroke = Bis jemand pleite ist
    .help = Die Partie endet auch, wenn jemand keine Chips mehr hat.
    .v-true = Ja
    .v-false = Nein
option-firstFarmer = Erster Bauer
    .help = Wer am Anfang der Bauer ist; danach wird es immer, wer den Hof gewinnt.
    .v-draw = Wer die Herz-Sechs aufgedeckt bekommt
option-bustPays = Über 16
    .help = Was ein Blatt über 16 an den Bauern zahlt.
    .v-ante = Einen Einsatz
    .v-excess = Einen Einsatz je Punkt darüber
group-game = Die Partie
group-chips = Chips
preset-classic = Klassisch
    .help = Zehn Runden; ein Blatt über 16 kostet einen Einsatz.
preset-ferme = La Ferme
    .help = Wie im alten Frankreich: Jeder Punkt über 16 kostet einen Einsatz.
preset-untilBroke = Bis jemand pleite ist
    .help = Bis zu 100 Runden; die Partie endet früher, wenn jemand keine Chips mehr hat.

## Why a bot or a hint does something

reason-safe = Keine Karte kann das Blatt über 16 bringen.
reason-farmer = Der Bauer zahlt niemandem, wenn er überkauft ist, und darf mehr wagen.
reason-bold = Sich zu überkaufen kostet nur einen Einsatz, und mit wenig gewinnt man nichts.
reason-dear = Sich zu überkaufen kostet für jeden Punkt über 16 einen Einsatz, aber mit wenig gewinnt man nichts.
reason-goal = Genau 16 gewinnt den Hof.
reason-near = Nur noch wenige Karten sind klein genug, um das Blatt nicht über 16 zu bringen.
reason-kept = So wie die anderen stehen, ist Bleiben mehr wert als noch eine Karte.
