# Piquet auf Deutsch.
# Begriffe: Vorhand – wer nicht gibt; Hinterhand – wer gibt; Talon; ablegen; Rummel – point; Sequenz (Terz, Quart, Quint, Sext,
# Septime, Oktave); Satz – drei oder vier gleiche; ansagen; verschweigen – sink; Carte blanche, Pic, Repic, Capot, die Karten,
# der Rubikon; Partie – sechs Runden.

tagline = Tausch, sag an, hüte ein Geheimnis, und zähl bis dreißig, bevor der andere anfängt.

lesson-1 = Wähl bis zu fünf Karten, die dir am wenigsten helfen, und tausch sie. Behalt eine lange Farbe, Sequenzen und drei oder vier gleiche.
lesson-2 = Jetzt wird verglichen: Rummel, Sequenz, Satz. Nur das Bessere zählt. Was du hast, darfst du geheim halten: Das nennt man Verschweigen.
lesson-3 = Zwölf Stiche, kein Trumpf. Ein Punkt für jedes Ausspiel und jeden gewonnenen Stich; zehn für mehr als die Hälfte.

## Combinations

kind =
    { $kind ->
        [point] Rummel
        [sequence] Sequenz
       *[set] Satz
    }
# Akkusativ
no-kind =
    { $kind ->
        [point] keinen Rummel
        [sequence] keine Sequenz
       *[set] keinen Satz
    }
your-kind =
    { $kind ->
        [point] deinen Rummel
        [sequence] deine Sequenz
       *[set] deinen Satz
    }
# What a kind is about, for who has never heard of it.
about =
    { $kind ->
        [point] Rummel: die meisten Karten einer Farbe
        [sequence] Sequenz: drei oder mehr aufeinanderfolgende einer Farbe
       *[set] Satz: drei oder vier gleiche, Zehnen oder höher
    }
sequence-name =
    { $count ->
        [3] Terz
        [4] Quart
        [5] Quint
        [6] Sext
        [7] Septime
       *[8] Oktave
    }
# As it is declared. a: Akkusativ
declaration =
    { $kind ->
        [point] { $form ->
            [a] einen Rummel von { number }
           *[name] Rummel von { number }
        }
        [sequence] { $form ->
            [a] eine { sequence-name }
           *[name] { sequence-name }
        }
       *[set] { number } { FORM($rank, is: "plural") }
    }
# All of it.
combination =
    { $kind ->
        [point] { number } { $suit }
        [sequence] { $form ->
            [a] eine { $suit }-{ sequence-name } bis { FORM($rank, is: "to") }
           *[name] { $suit }-{ sequence-name } bis { FORM($rank, is: "to") }
        }
       *[set] { number } { FORM($rank, is: "plural") }
    }
# On a button.
combination-short =
    { $kind ->
        [point] Rummel von { $count }
        [sequence] { sequence-name } bis { $rank }
       *[set] { CAPITAL(number) } { FORM($rank, is: "plural") }
    }

## What happens

cut-begins = Es wird abgehoben: Die höhere Karte gibt zuerst.
deal =
    { WHO($player) ->
        [you] Runde { $deal }. Du gibst; { $elder } tauscht zuerst und spielt aus.
       *[other] { WHO($elder) ->
            [you] Runde { $deal }. { $player } gibt; du tauschst zuerst und spielst aus.
           *[other] Runde { $deal }. { $player } gibt; { $elder } tauscht zuerst und spielt aus.
        }
    }
declares-none =
    { WHO($player) ->
        [you] Du sagst { no-kind } an.
       *[other] { $player } sagt { no-kind } an.
    }
says-good =
    { WHO($player) ->
        [you] Du sagst „gut“ und sagst nichts Besseres an.
       *[other] { $player } sagt „gut“ und sagt nichts Besseres an.
    }
says-not-good =
    { WHO($player) ->
        [you] Du sagst „nicht gut“ und hast etwas Besseres.
       *[other] { $player } sagt „nicht gut“ und hat etwas Besseres.
    }
says-equal =
    { WHO($player) ->
        [you] Du sagst „gleich“: Beide haben gleich viele. { equal-asks }
       *[other] { $player } sagt „gleich“: Beide haben gleich viele. { equal-asks }
    }
equal-asks =
    { $kind ->
        [sequence] Bis zu welcher Karte?
       *[point] Wie viel zählen sie?
    }
says-equal-again =
    { WHO($player) ->
        [you] Du sagst noch einmal „gleich“: { nobody-scores }.
       *[other] { $player } sagt noch einmal „gleich“: { nobody-scores }.
    }
nobody-scores =
    { $kind ->
        [point] Niemand bekommt etwas für den Rummel
        [sequence] Niemand bekommt etwas für Sequenzen
       *[set] Niemand bekommt etwas für Sätze
    }
leaves-talon =
    { WHO($player) ->
        [you] Du lässt den Talon verdeckt.
       *[other] { $player } lässt den Talon verdeckt.
    }
put-aside =
    { $count ->
        [one] { WHO($player) ->
            [you] Für dich wird eine Karte des Talons beiseitegelegt.
           *[other] Für { $player } wird eine Karte des Talons beiseitegelegt.
        }
       *[other] { WHO($player) ->
            [you] Für dich werden { cards } des Talons beiseitegelegt.
           *[other] Für { $player } werden { cards } des Talons beiseitegelegt.
        }
    }
exchanges =
    { WHO($player) ->
        [you] Du tauschst { cards }.
       *[other] { $player } tauscht { cards }.
    }
exchanges-seen =
    { WHO($player) ->
        [you] Du tauschst { cards } und ziehst { FORM($cards, is: "acc") }.
       *[other] { $player } tauscht { cards } und zieht { FORM($cards, is: "acc") }.
    }
carte-blanche =
    { WHO($player) ->
        [you] Carte blanche! Du hast weder König noch Dame noch Bube und wirst { cards } tauschen.
       *[other] Carte blanche! { $player } hat weder König noch Dame noch Bube und wird { cards } tauschen.
    }
declares =
    { WHO($player) ->
        [you] Du sagst { FORM($declaration, is: "a") } an.
       *[other] { $player } sagt { FORM($declaration, is: "a") } an.
    }
declares-making =
    { WHO($player) ->
        [you] Du sagst { FORM($declaration, is: "a") } an, Wert { $value }.
       *[other] { $player } sagt { FORM($declaration, is: "a") } an, Wert { $value }.
    }
declares-sequence =
    { WHO($player) ->
        [you] Du sagst { FORM($declaration, is: "a") } an: { number } in Folge.
       *[other] { $player } sagt { FORM($declaration, is: "a") } an: { number } in Folge.
    }
declares-sequence-to =
    { WHO($player) ->
        [you] Du sagst { FORM($declaration, is: "a") } an: { number } in Folge, bis { FORM($rank, is: "to") }.
       *[other] { $player } sagt { FORM($declaration, is: "a") } an: { number } in Folge, bis { FORM($rank, is: "to") }.
    }
makes =
    { WHO($player) ->
        [you] Du nennst { $value }: So viel zählen die Karten des Rummels zusammen.
       *[other] { $player } nennt { $value }: So viel zählen die Karten des Rummels zusammen.
    }
has-up-to =
    { WHO($player) ->
        [you] Bei dir geht sie bis { FORM($rank, is: "to") }.
       *[other] Bei { $player } geht sie bis { FORM($rank, is: "to") }.
    }
cuts =
    { WHO($player) ->
        [you] Du hebst { FORM($card, is: "acc") } ab, { $other } { FORM($other-card, is: "acc") }: { cut-dealer }.
       *[other] { $player } hebt { FORM($card, is: "acc") } ab, { $other } { FORM($other-card, is: "acc") }: { cut-dealer }.
    }
cut-dealer =
    { WHO($dealer) ->
        [you] Du gibst zuerst
       *[other] { $dealer } gibt zuerst
    }
looks =
    { WHO($player) ->
        [you] Du siehst dir { talon-cards } an.
       *[other] { $player } sieht sich { talon-cards } an.
    }
looks-seen =
    { WHO($player) ->
        [you] Du siehst dir { talon-cards } an: { FORM($cards, is: "acc") }.
       *[other] { $player } sieht sich { talon-cards } an: { FORM($cards, is: "acc") }.
    }
talon-cards =
    { $count ->
        [one] die nächste Karte des Talons
       *[other] die nächsten { cards } des Talons
    }
turns-up =
    { WHO($player) ->
        [you] Du deckst den Rest des Talons auf: { FORM($cards, is: "acc") }.
       *[other] { $player } deckt den Rest des Talons auf: { FORM($cards, is: "acc") }.
    }
shows =
    { WHO($player) ->
        [you] Du zeigst { FORM($combination, is: "a") }: { $signs }.
       *[other] { $player } zeigt { FORM($combination, is: "a") }: { $signs }.
    }
shows-carte-blanche =
    { WHO($player) ->
        [you] Du zeigst zwölf Karten ohne König, Dame und Bube: { $signs }.
       *[other] { $player } zeigt zwölf Karten ohne König, Dame und Bube: { $signs }.
    }

## What was scored, and how far the count has come

scored-carte-blanche = Zehn für Carte blanche.
scored-point = { CAPITAL(points) } für den Rummel.
scored-sequence = { CAPITAL(points) } für Sequenzen.
scored-set = { CAPITAL(points) } für Sätze.
scored-lead = Einer für das Ausspiel.
scored-trick = Einer für den Stich.
scored-last = Noch einer für den letzten Stich.
scored-cards =
    { WHO($player) ->
        [you] Zehn „für die Karten“: Du hast sieben Stiche gewonnen.
       *[other] Zehn „für die Karten“: { $player } hat sieben Stiche gewonnen.
    }
scored-capot =
    { WHO($player) ->
        [you] Capot! Du hast alle zwölf Stiche gewonnen: dreißig dazu.
       *[other] Capot! { $player } hat alle zwölf Stiche gewonnen: dreißig dazu.
    }
scored-repique =
    { WHO($player) ->
        [you] Repic! Du hast dreißig erreicht, bevor eine Karte ausgespielt war und bevor der andere etwas hatte: sechzig dazu.
       *[other] Repic! { $player } hat dreißig erreicht, bevor eine Karte ausgespielt war und bevor die andere Seite etwas hatte: sechzig dazu.
    }
scored-pique =
    { WHO($player) ->
        [you] Pic! Du hast dreißig erreicht, bevor der andere etwas hatte: dreißig dazu.
       *[other] Pic! { $player } hat dreißig erreicht, bevor die andere Seite etwas hatte: dreißig dazu.
    }
counts = { CAPITAL($player) }: { $count }.
crosses-rubicon =
    { WHO($player) ->
        [you] Du überschreitest den Rubikon.
       *[other] { $player } überschreitet den Rubikon.
    }

## What is expected

is-exchanging = { $player } wählt Karten zum Tauschen.
is-deciding = { $player } entscheidet, ob der Talon aufgedeckt wird.
is-thinking = { $player } denkt nach.
prompt-carte-blanche = Du hast weder König noch Dame noch Bube: Sag zuerst „Carte blanche“ für zehn Punkte.
prompt-reserved = Leg so viele Karten ab, wie beiseitegelegt sind ({ cards }), dann tausch.
prompt-draw = Mehr darfst du nicht ablegen, also tausch jetzt.
prompt-laid-out = Abgelegt: { $count }. Wähl weitere, oder tausch.
prompt-elder = Du bist zuerst dran: Wähl { one-to-many } zum Ablegen, dann tausch sie gegen neue.
prompt-younger = Wähl { one-to-many } zum Ablegen, dann tausch.
one-to-many =
    { $count ->
        [one] { cards }
       *[other] eine bis { cards }
    }
prompt-talon =
    { $count ->
        [one] Im Talon ist noch { cards }. Für euch beide aufdecken?
       *[other] Im Talon sind noch { cards }. Für euch beide aufdecken?
    }
prompt-declare = { about }. Ansagen oder verschweigen?
prompt-declare-unopposed =
    { $kind ->
        [sequence] { CAPITAL($player) } sagt { no-kind } an. Deine ansagen oder verschweigen?
       *[other] { CAPITAL($player) } sagt { no-kind } an. Deinen ansagen oder verschweigen?
    }
prompt-declare-none = { about }. Du hast { no-kind }.
prompt-answer = { CAPITAL($player) } sagt { FORM($declaration, is: "a") } an. Ist das gut, oder hältst du mit?
prompt-no-answer = { CAPITAL($player) } sagt { FORM($declaration, is: "a") } an. Du kannst nicht mithalten: Es ist gut.
prompt-making = Der Rummel von { $player } zählt { $value }. Ist das gut gegen deinen?
prompt-up-to = Die Sequenz von { $player } geht bis { FORM($rank, is: "to") }. Ist das gut gegen deine?
prompt-claim =
    { $kind ->
        [sequence] Deine Sequenz ist die beste: Zähl sie.
        [point] Dein Rummel ist der beste: Zähl ihn.
       *[set] Dein Satz ist der beste: Zähl ihn.
    }
prompt-claim-more =
    { $kind ->
        [sequence] Deine Sequenz ist die beste. Welche anderen zählst du auch?
        [point] Dein Rummel ist der beste. Welche anderen zählst du auch?
       *[set] Dein Satz ist der beste. Welche anderen zählst du auch?
    }
prompt-lead = Du spielst aus, das zählt einen Punkt: eine beliebige Karte.
prompt-follow = { CAPITAL($suit) } wurde ausgespielt: Spiel { $suit }.
prompt-void = Du hast kein { $suit }: Spiel eine beliebige Karte; sie kann nicht gewinnen.
too-many = Du kannst höchstens { cards } tauschen: Nimm erst eine zurück.
first-talon = Gespielt wird später: Erst kommt der Talon.
first-kind =
    { $kind ->
        [point] Gespielt wird später: Erst kommt der Rummel.
        [sequence] Gespielt wird später: Erst kommt die Sequenz.
       *[set] Gespielt wird später: Erst kommt der Satz.
    }

## Buttons: in full, in few words, and what they mean

do-draw = Tauschen: so viele Karten ziehen, wie du ablegst
    .short = Tauschen
do-lay-out = { CAPITAL(FORM($card, is: "acc")) } ablegen
do-play = { FORM($card, is: "bare") } spielen
do-reveal = Die restlichen Karten im Talon aufdecken
    .short = Aufdecken
    .help = Ihr seht beide, was übrig war.
do-keep = Den Talon verdeckt lassen
    .short = Lassen
    .help = Aufgedeckt wird nichts; die Vorhand kennt nur, was sie sich schon angesehen hat.
do-carte-blanche = Carte blanche: zeigen, dass du weder König noch Dame noch Bube hast, für zehn Punkte
    .short = Carte blanche
do-carte-blanche-take = Carte blanche, und { cards } tauschen
    .short = { $count } tauschen
do-declare = Ansagen
    .short = Ansagen
do-declare-kind = { CAPITAL(your-kind) } ansagen
    .short = Ansagen
do-declare-point = Den Rummel ansagen: { $combination }
    .short = { combination-short }
    .help = { $signs }, zusammen { $value } wert. { CAPITAL(points) }, außer { $player } hat einen besseren oder gleich guten.
    .help-sure = { $signs }, zusammen { $value } wert. { CAPITAL(points) }.
do-declare-best = { CAPITAL(FORM($combination, is: "a")) } ansagen
    .short = { combination-short }
    .help = { $signs }. Mindestens { points }, außer { $player } hat Besseres oder gleich Gutes.
    .help-sure = { $signs }. Mindestens { points }.
do-silent = Nichts sagen
    .short = Nichts sagen
do-have-none = Nichts sagen: Du hast { no-kind }
    .short = Nichts sagen
    .help = Du hast nichts. { CAPITAL($player) } weiß nicht, ob du etwas verbirgst.
do-sink = { CAPITAL(your-kind) } verschweigen: nichts sagen
    .short = Verschweigen
    .help = Du bekommst nichts dafür, und { $player } erfährt nichts davon.
do-answer = Antworten
    .short = Antworten
do-good = Gut, das gewinnt: { $declaration }
    .short = Gut
    .help = Du hast nichts, was so gut ist: Die Punkte bekommt { $player }.
    .help-gives = Du gibst nach und hältst deine Karten geheim: Die Punkte bekommt { $player }.
do-equal = Gleich: Du hast { FORM($combination, is: "a") }
    .short = Gleich
    .help = Beide Sequenzen sind gleich lang. Die andere hat { $player } und muss jetzt sagen, bis zu welcher Karte sie geht.
    .help-point = Beide Rummel haben gleich viele Karten. Den anderen hat { $player } und muss jetzt sagen, was dessen Karten zusammen zählen (Ass 11, Bilder und Zehn 10, andere ihren Zahlenwert).
do-equal-many = Gleich: Du hast auch so viele
    .short = Gleich
do-equal-exactly =
    { $kind ->
        [point] Gleich: Dein Rummel ist genauso gut
        [sequence] Gleich: Deine Sequenz ist genauso gut
       *[set] Gleich: Dein Satz ist genauso gut
    }
    .short = Gleich
    .help = Deine Karten sind genauso gut: Niemand bekommt etwas.
do-not-good = Nicht gut: Du hast { FORM($combination, is: "a") }, das ist besser
    .short = Nicht gut
    .help =
        { $kind ->
            [point] { CAPITAL($combination) }, das ist besser: Du bekommst { $count }.
           *[other] { CAPITAL($combination) }, das ist besser: Du bekommst mindestens { $count }.
        }
do-not-good-any = Nicht gut: Du hast etwas Besseres
    .short = Nicht gut
do-claim = Zählen, was du hast
    .short = Zählen
do-claim-all = Zählen: { $combinations }, zusammen { points }
    .short = { $count } zählen
    .help = { CAPITAL($combinations) }.
    .help-hides = { CAPITAL($combinations) }; der Rest bleibt geheim.

## Said aloud

bubble-rubicon = Rubikon!
bubble-carte-blanche = Carte blanche!
bubble-declare =
    { $kind ->
        [point] Rummel von { $count }
        [sequence] { sequence-name }: { $count } in Folge
       *[set] { CAPITAL(number) } { FORM($rank, is: "plural") }
    }
bubble-making = Wert { $value }
bubble-up-to = Bis { FORM($rank, is: "to") }
bubble-silent = Nichts
bubble-good = Gut
bubble-equal = Gleich
bubble-not-good = Nicht gut
# What was scored, with the number of points.
made = +{ $count }
made-repique = Repic! +{ $count }
made-pique = Pic! +{ $count }
made-capot = Capot! +{ $count }
made-cards = Die Karten: +{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = { $more } zu { $less } Punkte in dieser Runde.
ended-deal-level = Je { points } in dieser Runde.
ended-level = Gleichstand bis zuletzt.
ended-won = Gewinn: { $margin }, der Unterschied plus 100.
ended-rubicon = Gewinn: { $margin }. Der Verlierer hat den Rubikon von 100 nicht überschritten, also zählen beide Ergebnisse plus 100.
ended-totals = { $why } Insgesamt: { $totals }
standing = Runde { $deal } von { $deals }. Der Rubikon liegt bei 100: { $each }.
standing-won = Gewinn: { $margin }.
standing-rubicon = Gewinn: { $margin }, der Rubikon mitgezählt.
rubicon-ahead =
    { WHO($player) ->
        [you] du brauchst noch { $count }
       *[other] { $player } braucht noch { $count }
    }
rubicon-behind =
    { WHO($player) ->
        [you] du hast ihn überschritten
       *[other] { $player } hat ihn überschritten
    }

## What points are given for, on the score sheet

why-carte-blanche = Carte blanche
why-point = Rummel
why-sequence = Sequenzen
why-set = Sätze
why-repique = Repic
why-lead = Ausspiele
why-trick = Stiche
why-last = der letzte Stich
why-cards = die Karten: sieben Stiche
why-pique = Pic
why-capot = Capot

## Places and signs

place-hand = Hand
place-trick = Stich
place-stock = Talon
place-discard = Abgelegte Karten
place-reserve = Beiseitegelegt
place-won = Gewonnene Stiche
sign-deal = { points } in dieser Runde
sign-deal-across = { points } in dieser Runde, Rubikon erreicht
sign-tricks =
    { $count ->
        [0] kein Stich gewonnen
        [1] ein Stich gewonnen
       *[other] { number } Stiche gewonnen
    }

## Options

option-playScoring = Punkte für Stiche
    .help = Wie Stiche beim Spielen gezählt werden.
    .v-plain = Je Ausspiel einer, je Stich einer
    .v-classic = Stich nur bei fremdem Ausspiel; letzter einer mehr
option-youngerDeclares = Der Geber sagt an
    .help = Ob der Geber sofort ansagt oder erst, wenn der andere ausgespielt hat.
    .v-at-once = Sofort
    .v-after-lead = Nach dem ersten Ausspiel
option-cardsInPique = Zehn „für die Karten“ beim Pic
    .help = Ob die zehn Punkte für die meisten Stiche bei den dreißig für einen Pic mitzählen.
    .v-true = Sie zählen mit
    .v-false = Sie zählen nicht mit
option-firstDealer = Erster Geber
    .help = Wer zuerst gibt; danach wird abwechselnd gegeben. Im Vorteil ist, wer nicht gibt: Er tauscht zuerst und spielt aus.
    .v-cut = Die höhere abgehobene Karte
    .v-0 = Platz 1
    .v-1 = Platz 2
option-tie = Gleichstand nach sechs Runden
    .help = Was geschieht, wenn nach sechs Runden beide gleich viel haben.
    .v-two-more = Noch zwei Runden
    .v-draw = Unentschieden
group-scoring = Die Wertung
group-deal = Das Geben
preset-plain = Einfach
    .help = Ein Punkt für jedes Ausspiel und jeden Stich; der Geber sagt sofort an.
preset-classic = Klassisch
    .help = Alte Zählung der Stiche; der Geber sagt nach dem ersten Ausspiel an.
preset-club = Alter Klub
    .help = Klassisch, aber die zehn Punkte „für die Karten“ zählen beim Pic nicht mit.

## Why a bot or a hint does something

reason-sure = Keine Karte, die der andere haben kann, schlägt sie.
reason-long = Ausgespielt wird die längste Farbe; sie wird hoch, wenn die anderen Karten weg sind.
reason-cheapest = Es ist die niedrigste Karte, die den Stich gewinnt.
reason-lost = Der Stich ist nicht zu gewinnen, also wird die niedrigste Karte zugegeben.
reason-short = Sie ist aus der kürzesten Farbe, die man entbehren kann; die langen bleiben.
reason-shed = Die Karten, die bleiben, können noch besser werden.
reason-declare = Was angesagt ist, kann zählen und nimmt dem anderen diese Wertung weg.
reason-sink = Was nicht gewinnen kann, bleibt besser ungesagt.
reason-answer = Nach Zahl und Wert ist das die richtige Antwort.
