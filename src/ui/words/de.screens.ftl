# Was die Seiten über dem Tisch auf Deutsch sagen.
#   seed – Startwert; commitment – Festlegung; salt – Salt; cut – abheben; review – Analyse; replay – Wiedergabe

## entries: the menu

entries-title = Menü
entries-newGame = Neue Partie
entries-rules = Regeln
entries-settings = Einstellungen
entries-pastGames = Frühere Partien
entries-help = Tasten und Hilfe
entries-save = Aufzeichnung dieser Partie sichern
entries-open = Aufzeichnung aus einer Datei ansehen
entries-play = Spielen
entries-table = Dieser Tisch
entries-you = Du
entries-more = Mehr
entries-fullScreen = Vollbild
entries-window = Vollbild verlassen
entries-onShelf = { $count } im Regal
entries-inARow =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage in Folge
    }
entries-newGameHelp = Spieler, Regeln, Spielstärke
entries-friendsHelp = Ein Link, kein Konto
entries-won = { $percent } % gewonnen
entries-moreHelp = Rätsel, faires Geben, Tasten

## puzzles: the way to the practice screen (its words are in de.puzzles.ftl)

puzzles-open = Rätsel
puzzles-like = Rätsel dieser Art
puzzles-all = Rätsel
puzzles-solved = { $solved } von { $all } gelöst

## day

day-title = Runde des Tages
day-heading = Die Runden vom { $date }
day-lead = Dieselben Karten für alle, einmal am Tag in jedem Spiel.
day-intro-1 = Jedes Spiel hat eine Runde am Tag. Sie hängt allein vom Datum ab: Alle auf der Welt bekommen dieselben Karten, auch ohne Netz. Es gilt das Datum von Greenwich (UTC).
day-intro-2 = Der Tisch ist immer derselbe: die üblichen Regeln, die übliche Zahl von Spielern, du auf dem ersten Platz, Bots der Stufe „Routinier“. Es zählt dein erster Versuch; alles danach ist Übung.
day-intro-3 = Das Par ist, was Bots im Durchschnitt aus deinen Karten machen: Dein Gerät spielt die Runde 16-mal, abwechselnd mit einem Routinier und einem Neuling auf deinem Platz.
day-intro-4 = Für diese Runden gibt es keine Festlegung wie für andere: Das Datum kennen alle, also könnte sich auch jeder die Karten vorher ausrechnen.
day-more = So geht das
day-play = Spielen
day-again = Üben
day-of = { $action }: { $game }
day-open = Noch nicht gespielt
day-begun = Begonnen, nicht beendet
day-calendar = Kalender
day-earlier = Voriger Monat
day-later = Nächster Monat
day-on = { $date }: { $marks }
day-marks-none = nicht gespielt
day-marks-played = gespielt
day-marks-won = gewonnen
day-marks-kept = Par oder besser
day-row =
    { $now ->
        [0] Zurzeit keine Serie; die längste: { $longest }
        [one] { $now } Tag; die längste Serie: { $longest }
       *[other] { $now } Tage in Folge; die längste Serie: { $longest }
    }
day-badge = Ein Punkt am Symbol
day-badgeHelp = Hast du die Seite als App installiert, zeigt ihr Symbol einen Punkt, bis du eine Runde des Tages beginnst. Der Punkt wird aktualisiert, wenn du die Seite öffnest oder verlässt.
day-outcome =
    { $won ->
        [yes] gewonnen
       *[no] nicht gewonnen
    }
day-you =
    { $points ->
        [none] Du: { day-outcome }
       *[other] Du: { $points }, { day-outcome }
    }
day-par =
    { $points ->
        [none] Par: { day-parWins }
       *[other] Par: { $points }, { day-parWins }
    }
day-parWins = in { $percent } der Fälle gewonnen
day-better = Besser als Par
day-same = Genau Par
day-worse = Schlechter als Par
day-searching = Die Bots spielen dieselbe Runde … { $percent } %
day-failed = Auf diesem Gerät ließ sich das Par nicht ermitteln.
day-practice = Das war Übung: Es zählt der erste Versuch des Tages.
day-undone = Ein Zug wurde zurückgenommen, deshalb zählt das als Übung.
day-hints =
    { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }
day-share = Teilen
day-copy = Ergebnis kopieren
day-given = Das ist eine Runde des Tages. Ihr Startwert ist das Datum, für alle dasselbe: Es gab keine Festlegung, und jeder könnte sich die Karten vorher ausrechnen.
day-copied = Das Ergebnis ist kopiert.
day-copyThis = Hier ist das Ergebnis zum Kopieren:
day-line = { $game }, Runde des Tages { $date }

## statistics

statistics-title = Statistik
statistics-intro = Gezählt wird nur auf diesem Gerät; nichts wird verschickt. Eine gesicherte Datei enthält alles und lässt sich auf einem anderen Gerät hinzufügen: Partien, die beide kennen, zählen nur einmal.
statistics-several = Partien mit anderen zählen auch, unter „{ statistics-level-people }“, für den, der sie auf diesem Gerät begonnen hat oder hier mitgespielt hat.
statistics-none = Noch ist keine Partie zu Ende gespielt.
statistics-notKept = Dieser Browser speichert nichts, die Zahlen bleiben also nur, bis die Seite geschlossen wird.
statistics-summary =
    { $count ->
        [one] { $count } Partie, { $won } gewonnen
       *[other] { $count } Partien, { $won } gewonnen
    }
statistics-hints =
    { $count ->
        [one] Insgesamt { $count } Tipp geholt
       *[other] Insgesamt { $count } Tipps geholt
    }
statistics-level-alone = Allein
statistics-level-mixed = Bots verschiedener Stufen
statistics-level-people = Mit anderen
statistics-house = Hausregeln: { $name }
statistics-caption = { $level } · { $options }
statistics-games = Partien
statistics-won = Gewonnen
statistics-drawn = Unentschieden
statistics-deals = Runden
statistics-best = Bestes Ergebnis
statistics-worst = Schlechtestes Ergebnis
statistics-average = Durchschnitt
statistics-streak = Aktuelle Siegesserie
statistics-longest = Längste Siegesserie
statistics-told = { $count } Ergebnisse der Reihe nach: das beste { $best }, das schlechteste { $worst }, im Durchschnitt { $average }, das letzte { $last }.
statistics-toldWins =
    { $last ->
        [won] { $count } Partien der Reihe nach: { $won } gewonnen, die letzte gewonnen.
        [drawn] { $count } Partien der Reihe nach: { $won } gewonnen, die letzte unentschieden.
       *[lost] { $count } Partien der Reihe nach: { $won } gewonnen, die letzte verloren.
    }
statistics-tooFew = Nach drei Partien entsteht hier eine Linie deiner Ergebnisse.
statistics-line = Deine Ergebnisse der Reihe nach: Ein voller Punkt ist ein Sieg, die gestrichelte Linie der Durchschnitt.
statistics-lineLow = Deine Ergebnisse der Reihe nach, wenige Punkte oben: Ein voller Punkt ist ein Sieg, die gestrichelte Linie der Durchschnitt.
statistics-lineWins = Eine Stufe hinauf für jeden Sieg, eine hinunter für jede Niederlage; ein voller Punkt ist ein Sieg.
statistics-apart = Getrennt gezählt
statistics-hinted = Mit Tipps
statistics-practice = Mit zurückgenommenen Zügen
statistics-again = Dieselbe Runde noch einmal
statistics-wonOf = { $won } von { $of } gewonnen
statistics-share = { $count } ({ $percent } %)
statistics-days = Runden des Tages
statistics-daysSummary = { $played } gespielt, { $better } besser als Par
statistics-save = Datei sichern
statistics-take = Datei hinzufügen
statistics-taken = Die Datei ist hinzugefügt. Partien, die schon bekannt waren, zählen nur einmal.
statistics-refused-no-counts = Diese Datei enthält keine Statistik dieses Tisches. Nichts wurde geändert.
statistics-refused-too-large = Diese Datei ist zu groß für eine Statistik dieses Tisches: höchstens 10 MB. Nichts wurde geändert.
statistics-refused-later-counts = Diese Datei stammt von einer neueren Version dieses Tisches. Nichts wurde geändert.
statistics-unreadable = Diese Datei ließ sich nicht lesen. Nichts wurde geändert.
statistics-failed = Der Tisch hat nicht geantwortet. Bitte versuch es noch einmal.
statistics-erase = Löschen
statistics-erased = Die Statistik ist gelöscht.
statistics-question-title = Die ganze Statistik löschen?
statistics-question-text = Alles, was auf diesem Gerät gezählt wurde, wird gelöscht. Die früheren Partien bleiben. Nur eine vorher gesicherte Datei bringt es zurück.
statistics-question-yes = Löschen
statistics-question-no = Behalten

## shelf

shelf-title = Spiele
shelf-facts = { $players } Spieler · { $minutes } Min.
shelf-choose = { $game }: Spieler und Hausregeln wählen
shelf-goOn = Weiterspielen
shelf-learn = Lernen · { $minutes } Min.
shelf-learning = Schritt { $done } von { $all }
shelf-learnt = Gelernt
shelf-learnOf = { $game } in etwa { $minutes } Minuten lernen

## home

home-left = Noch nicht zu Ende
home-row =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage in Folge
    }
home-fresh = Neu für dich
home-half = Halb gelernt
home-waits = Angefangene Partie
home-facts = { $players } · { $minutes } Min.
home-about = Alles über { $game }
home-back = Zurück zu allen Spielen

## newGame

newGame-title = Neue Partie
newGame-game = Spiel
newGame-change = Wechseln
newGame-preset = Variante
newGame-own = Eigene
newGame-ownHelp = Was unten gewählt ist
newGame-seats = Spieler
newGame-bots = Bots
newGame-people = Am Tisch
newGame-oneMore = Ein Platz mehr
newGame-oneFewer = Ein Platz weniger
newGame-me = Ich
newGame-friend = Freund hier
newGame-name = Name
newGame-nameOf = Name von { $seat }
newGame-portraitOf = Porträt von { $seat }
newGame-player = Spieler { $n }
newGame-friends = Das Gerät geht reihum. Beim Weitergeben verdeckt ein Vorhang alle Karten; die Knöpfe für Ansagen sind für alle da.
newGame-details = Hausregeln
newGame-on = An
newGame-off = Aus
newGame-random = Per Los
newGame-less = Weniger: { $label }
newGame-more = Mehr: { $label }
newGame-between = { $min } bis { $max }.
newGame-reason = { $labels }: { $reason }
newGame-value = { $label }: { $value }
newGame-notAtSeats =
    { $seats ->
        [1] Nicht, wenn du allein spielst
       *[other] Nicht für { $seats } Spieler
    }
newGame-needs = Nur mit „{ $label }“: { $value }
newGame-idleWith = Ändert nichts bei „{ $label }“: { $value }
newGame-begin = Geben
newGame-about =
    { $minutes ->
        [one] { newGame-begin } · etwa { $minutes } Minute
       *[other] { newGame-begin } · etwa { $minutes } Minuten
    }

## leave

leave-title = Diese Runde verlassen?
leave-text = Eine neue Partie räumt den Tisch ab. Was bisher gespielt wurde, bleibt in der Liste der früheren Partien.
leave-yes = Neu geben
leave-no = Weiterspielen

## rules

rules-title = Regeln
rules-of = { $game } · { rules-title }
rules-inForce = Die Regeln, die an diesem Tisch gelten.
rules-show = Zeig es mir
rules-showClause = Zeig mir { $clause }
rules-back = Zurück zu den Regeln
rules-elsewhere = Hier gelten andere Optionen als an deinem Tisch, darum lautet die Regel hier etwas anders.
rules-here = Das ist der Moment.
rules-open = Regel ansehen

## settings

settings-title = Einstellungen
settings-note = Der Tisch ändert sich, während du wählst
settings-table = Tisch
settings-play = Tempo und Hilfe
settings-access = Bedienungshilfen
settings-language = Sprache
settings-speed = Tempo der Karten
settings-speeds-1 = 1×
settings-speeds-2 = 2×
settings-speeds-4 = 4×
settings-speeds-0_5 = ½×
settings-speeds-at-once = Sofort
settings-sound = Ton
settings-volume = Lautstärke
settings-deck = Kartenbild
settings-decks-two-colour = Zwei Farben
settings-decks-four-colour = Vier Farben
settings-decks-large-index = Große Zeichen
settings-back = Kartenrücken
settings-backs-asanoha-indigo = Hanfblatt, indigo
settings-backs-asanoha-crimson = Hanfblatt, karmin
settings-backs-seigaiha-teal = Wellen, petrol
settings-backs-plain-charcoal = Schlicht, anthrazit
settings-portrait = Du am Tisch
settings-portraitHelp = An deinem Platz, hier und unter Freunden.
settings-portraits-grandmother = Großmutter
settings-portraits-carpenter = Zimmermann
settings-portraits-student = Schülerin
settings-portraits-skipper = Kapitän
settings-portraits-singer = Sängerin
settings-portraits-trumpeter = Trompeter
settings-portraits-marquise = Marquise
settings-portraits-professor = Professor
settings-portraits-aunt = Tante
settings-portraits-uncle = Onkel
settings-portraits-redhead = Rotschopf
settings-portraits-skater = Skater
settings-portraits-dancer = Tänzerin
settings-portraits-doctor = Arzt
settings-portraits-baker = Bäcker
settings-portraits-clerk = Beamter
settings-portraits-neighbour = Nachbarin
settings-portraits-cat = Katze
settings-portraits-fox = Fuchs
settings-portraits-initial = Initiale
settings-cloth = Tischtuch
settings-cloths-green = Grün
settings-cloths-indigo = Indigo
settings-cloths-burgundy = Burgunder
settings-cloths-slate = Schiefer
settings-callWindow = Zeit für Ansagen
settings-callWindowHelp = Wie lange die Bots darauf warten, dass du ansagst oder reklamierst.
settings-callWindows-3 = 3 Sekunden
settings-callWindows-10 = 10 Sekunden
settings-callWindows-go-on = Bis ich „Weiter“ drücke
settings-pace = Bedenkzeit der Bots
settings-paceHelp = Gerechnet ab dem Moment, in dem alle Karten still liegen. Eine Antwort außer der Reihe braucht mindestens 0,6 Sekunden.
settings-paces-0 = 0 s
settings-paces-1 = 1 s
settings-paces-2 = 2 s
settings-paces-at-once = Sofort
settings-paces-0_5 = 0,5 s
settings-paces-1_5 = 1,5 s
settings-hints = Tipps
settings-hintsHelp = Eine Lampe neben der Aufforderung sagt dir, was du tun könntest und warum. Tipps werden gezählt.
settings-offers-first = In den ersten Runden eines Spiels
settings-offers-true = Immer
settings-offers-false = Nie
settings-coach = Coach
settings-coachHelp = Fragt einmal nach, bevor du etwas spielst, das viel kostet, und sagt, was besser ist. Die Partie zählt dann als eine mit Tipps.
settings-assist = Für mich ansagen
settings-assistHelp = Sagt von selbst an, damit du es nie vergisst.
settings-forced = Erzwungene Züge spielen
settings-forcedHelp = Hast du nur eine Möglichkeit, wird sie nach einer halben Sekunde von selbst gespielt.
settings-motion = Bewegung
settings-motions-system = Wie im System
settings-motions-on = Karten fliegen
settings-motions-off = Reduziert
settings-leftHand = Tisch für Linkshänder
settings-theme = Farben
settings-themes-system = Wie im System
settings-themes-light = Papier
settings-themes-dark = Nacht
settings-wordsPanel = Den Tisch in Worten zeigen
settings-shortcuts = Kürzel mit einer Taste
settings-refused = Dieser Browser speichert nichts, die Einstellungen gelten also nur, bis die Seite geschlossen wird.

## elsewhere

elsewhere-title = Dieses Spiel ist in einem anderen Tab offen
elsewhere-text = Es läuft immer nur in einem Tab, damit kein Zug verloren geht.
elsewhere-here = Hier weiterspielen

## ownTab

ownTab-full = Meine Partie in einen eigenen Tab mitnehmen
ownTab-short = Partie mitnehmen
ownTab-help = Öffnet diese Partie, so wie sie steht, in einem eigenen Tab

## pastGames

pastGames-title = Frühere Partien
pastGames-none = Noch ist keine Partie zu Ende gespielt.
pastGames-running = Jetzt auf dem Tisch
pastGames-won = Du hast gewonnen
pastGames-lost = Gewonnen: { $names }
pastGames-drawn = Niemand hat gewonnen
pastGames-unfinished = Nicht beendet
pastGames-watch = Ansehen
pastGames-save = Als Datei sichern
pastGames-forget = Löschen
pastGames-forgotten = Die Partie ist gelöscht.
pastGames-gone = Diese Aufzeichnung gibt es nicht mehr.
pastGames-of = { $action }: { $game }, { $time }

## botCheck

botCheck-title = Die Bots prüfen
botCheck-asking = Jeder Bot sieht noch einmal, was er von seinem Platz sehen konnte, und wird noch einmal gefragt … { $percent } %
botCheck-same =
    { $choices ->
        [one] Nur eine Entscheidung in dieser Partie traf ein Bot. Er wurde noch einmal gefragt, mit dem, was er von seinem Platz sehen konnte, und entschied genauso.
       *[other] Die Bots wurden zu allen ihren { $choices } Entscheidungen noch einmal gefragt, jeder mit dem, was er von seinem Platz sehen konnte. Sie entschieden jedes Mal genauso.
    }
botCheck-none = Kein Bot hatte in dieser Partie etwas zu entscheiden.
botCheck-other = Zeile { $line }: Nach dem, was { $name } dort sehen konnte, entscheidet dieser Bot anders.
botCheck-notOver = Diese Partie ist nicht zu Ende. Danach lassen sich ihre Bots prüfen.
botCheck-view = Diese Aufzeichnung enthält nur, was von einem Platz zu sehen war. Prüfen lässt sich nur eine vollständige.
botCheck-stop = Anhalten

## replay

replay-title = Wiedergabe
replay-leave = Zurück zum Tisch
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-deal = Runde
replay-dealNumber = Runde { $n }
replay-speed = Tempo
replay-eyes = Sicht
replay-everybody = Alle Karten
replay-person = Spieler
replay-position = Stelle
replay-step = Schritt { $n } von { $all }
replay-partly = Diese Aufzeichnung enthält, was von einem Platz zu sehen war; andere Karten bleiben verdeckt.
replay-line =
    { $n ->
        [0] { $text }
       *[other] Zeile { $n }: { $text }
    }
replay-troubles-not-json = Das ist keine Zeile aus der Aufzeichnung einer Partie.
replay-troubles-not-a-line = Diese Zeile gehört nicht in die Aufzeichnung einer Partie.
replay-troubles-wrong-order = Diese Zeile darf hier nicht stehen.
replay-troubles-unknown-game = Dieses Spiel wird an diesem Tisch nicht gespielt.
replay-troubles-bad-setup = Diese Spieler oder Regeln passen nicht zum Spiel.
replay-troubles-bad-deck = Die Karten sind nicht die dieses Spiels.
replay-troubles-illegal-act = Dieser Zug war nicht erlaubt.
replay-troubles-differs = Nach den Regeln wäre hier etwas anderes geschehen.
replay-troubles-unknown-bot = Diesen Bot oder diese Version von ihm gibt es hier nicht.
replay-troubles-other-choice = Ein Bot hätte sich hier anders entschieden.
replay-troubles-unfinished = Die Aufzeichnung endet vor dem Ende der Partie.
replay-troubles-empty = In dieser Datei steht nichts.
replay-troubles-damaged = Dieser Link wurde unterwegs gekürzt oder verändert.
replay-troubles-newer = Dieser Link stammt von einer neueren Version dieses Tisches. Lade die Seite neu, um sie zu bekommen.
replay-troubles-too-long = Das ist länger als jede Partie.
replay-troubles-not-now = Das geht gerade nicht.
replay-troubles-not-saved = Diese Partie ist nicht mehr gespeichert.
replay-troubles-engine = Der Tisch hat nicht geantwortet. Bitte versuch es noch einmal.
replay-unreadable = Diese Datei ließ sich nicht lesen.
replay-tooLarge = Diese Datei ist zu groß für die Aufzeichnung einer Partie: höchstens 5 MB.
replay-card = Gespielte Karte
replay-anyCard = Zu einer Karte gehen …
replay-cardAt = { $card }: { $name }, Schritt { $step }
replay-keys = Die Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab, Pos1 und Ende springen an den Anfang und ans Ende, Bild auf und Bild ab von Runde zu Runde; 0 zeigt alle Karten, 1 bis 9 zeigen, was von einem Platz zu sehen war.
replay-drop = Leg die Aufzeichnung einer Partie hier ab, um sie anzusehen
replay-playOn = Von hier weiterspielen

## playOn

playOn-title = Von hier weiterspielen
playOn-intro = Bei diesem Schritt beginnt eine Übungspartie: Du nimmst einen Platz ein, auf den anderen spielen Bots.
playOn-seat = Dein Platz
playOn-cards = Karten
playOn-same = Wie sie waren
playOn-sameHelp = Jede Karte liegt, wo sie lag.
playOn-anew = Neu gegeben
playOn-anewHelp = Was von deinem Platz zu sehen war, bleibt; alles andere wird passend dazu neu gegeben.
playOn-kept = Die Partie auf deinem Tisch bleibt, wie sie ist, unter den früheren Partien.
playOn-begin = Weiterspielen
playOn-failed = Von hier kann nicht weitergespielt werden.

## share

share-title = Teilen
share-what = Was verschickt wird
share-table = Dieser Tisch
share-tableHelp = { $game } mit deinen Spielern und Hausregeln. Wer den Link öffnet, bekommt neue Karten.
share-deal = Eine Runde zum Ausprobieren
share-dealHelp = Dieselben Karten, derselbe Platz, dieselben Bots: Lass es jemand anderen versuchen.
share-newDealHelp = Karten, die noch niemand gesehen hat; alle, die den Link öffnen, bekommen dieselben.
share-game = Die ganze Partie
share-gameHelp = Zum Ansehen von der ersten Karte bis zur letzten.
share-notOver = Diese Partie lässt sich verschicken, wenn sie zu Ende ist.
share-notFull = Nur eine Aufzeichnung, die alle Karten zeigt, lässt sich als Link verschicken.
share-tooLong = Diese Partie ist zu lang für einen Link. Sichere sie als Datei und verschick die: Auf der Seite abgelegt, öffnet sie sich.
share-step = Bei diesem Schritt öffnen
share-view = Zu sehen
share-link = Link
share-length =
    { $n ->
        [one] { $n } Zeichen
       *[other] { $n } Zeichen
    }
share-copy = Kopieren
share-copied = Kopiert.
share-notCopied = Kopieren ist hier nicht erlaubt: Markier den Link und kopier ihn selbst.
share-send = Senden …
share-file = Als Datei sichern
share-qr = QR-Code des Links
share-nothingSent = Diese Seite selbst verschickt nichts: Alles steht im Link.
share-made = { $app }: { $game }

## sent

sent-title = Eine Runde zum Ausprobieren
sent-tableTitle = Ein Tisch zum Spielen
sent-tableText = { $game }, mit denselben Spielern und Hausregeln wie beim Absender. Die Karten sind neu.
sent-dealText = { $game }: dieselben Karten, derselbe Platz und dieselben Bots für alle, die diesen Link öffnen.
sent-dayText = { $game }, { $date }: dieselben Karten für alle auf der Welt.
sent-gameTitle = Eine Partie zum Ansehen
sent-gameText = { $game }, von der ersten Karte bis zur letzten.
sent-results-won = Wer sie geschickt hat, hat gewonnen.
sent-results-lost = Wer sie geschickt hat, hat nicht gewonnen.
sent-results-drawn = Niemand hat gewonnen.
sent-text = { $game }, { $seats } Spieler. Wenn du das spielst, wird dein Tisch abgeräumt; was bisher gespielt wurde, bleibt in der Liste der früheren Partien.
sent-yes = Ausprobieren
sent-no = Weiterspielen
sent-unfit = Der Link verlangt einen Tisch, den es nicht geben kann. Hier ist ein gewöhnlicher.
sent-partly = Der Link wurde nicht ganz verstanden. Der Tisch kommt ihm so nahe, wie er kann.
sent-broken = Der Link ließ sich nicht öffnen. { $text }

## fairDeal

fairDeal-title = Faires Geben
fairDeal-intro-1 = Bevor eine Partie gegeben wird, zieht der Tisch einen geheimen Startwert (Seed) und zeigt eine Festlegung darauf (Commitment): eine Reihe von Ziffern, die zu diesem Startwert passt und zu keinem anderen. Dann darfst du abheben, mit eigenen Worten, die auch in den Startwert eingehen. So kann der Tisch deine Karten nicht aussuchen, und du auch nicht.
fairDeal-intro-2 = Aus einem Startwert folgt, wie die Karten einer Partie liegen, in jeder Runde und nach jedem späteren Mischen; eine Festlegung gilt also für alle Runden der Partie. Ist die Partie zu Ende, werden Startwert und Worte gezeigt und stehen in ihrer Aufzeichnung, und jeder kann prüfen, dass sie passen.
fairDeal-intro-3 = Das alles beruht auf 256 Zufallsbits, die der Browser zieht, und auf dem Generator ARC4: Von seiner Ausgabe ist kein Weg zurück zu seinem Zustand bekannt, gesehene Karten verraten also nichts über die kommenden.
fairDeal-running = Die Partie auf dem Tisch
fairDeal-next = Die nächste Partie
fairDeal-more = Was heißt faires Geben?
fairDeal-commitment = Festlegung (SHA-256)
fairDeal-given = Bevor diese Partie gegeben wurde, war keine Festlegung zu sehen: Ihr Startwert war vorgegeben, oder der Browser konnte keine bilden.
fairDeal-insecure = Diese Seite hat keine sichere Adresse (https), deshalb kann der Browser keine Festlegung bilden.
fairDeal-later = Ihr Startwert steht hier, sobald die Partie zu Ende ist.
fairDeal-secret = Geheimnis
fairDeal-salt = Salt
fairDeal-words = Deine Worte
fairDeal-fits =
    { $promised ->
        [yes] Es passt: Geheimnis und Salt ergeben diese Festlegung, und die gemischten Kartenspiele ({ $decks }) und das spätere Mischen ({ $shuffles }) folgen Karte für Karte aus dem Startwert.
       *[no] Es passt: Die gemischten Kartenspiele ({ $decks }) und das spätere Mischen ({ $shuffles }) folgen Karte für Karte aus dem Startwert.
    }
fairDeal-anotherDeal = Es passt nicht: Der Startwert ergibt etwas anderes als Zeile { $line } der Aufzeichnung.
fairDeal-verdicts-another-commitment = Es passt nicht: Geheimnis und Salt ergeben eine andere Festlegung.
fairDeal-verdicts-dealt-anew = Eine Übungspartie, aus einer anderen weitergespielt: Was dort nicht zu sehen war, wurde neu gegeben.
fairDeal-verdicts-not-computed = Die Karten folgen aus dem Startwert; die Festlegung lässt sich unter einer Adresse ohne https nicht prüfen.
fairDeal-cut = Mit eigenen Worten abheben
fairDeal-cutHelp = Bis zu { $most } Zeichen; sie gehen in den Startwert der nächsten Partie ein.
fairDeal-second = Eine zweite Meinung
fairDeal-secondHelp = Das Prüfprogramm ist ein eigenes Programm, allein nach einer Beschreibung geschrieben. Sichere die Aufzeichnung und öffne sie dort; das geht auch ohne Netz.
fairDeal-verifier = Prüfprogramm öffnen

## again

again-trick = Den letzten Stich noch einmal zeigen
again-turn = Die letzten Züge noch einmal zeigen
again-lastTrick = Letzter Stich
again-lastTurns = Letzte Züge
again-shows =
    { $what ->
        [trick] Der letzte Stich. Tippe, um weiterzuspielen.
       *[other] Die letzten Züge. Tippe, um weiterzuspielen.
    }
again-told = Der letzte Stich: { $plays }. Weiter.

## order

order-change = Karten anders sortieren
order-lies =
    { $order ->
        [suit] Deine Karten sind nach Farben sortiert.
        [rank] Deine Karten sind nach Werten sortiert.
       *[other] Du sortierst selbst: Zieh eine Karte an ihren Platz.
    }

## scores

scores-none = Noch ist keine Runde zu Ende.

## help

help-title = Tasten und Hilfe
help-touch = Mit dem Finger oder der Maus
help-touches-play = Tippe eine Karte an, um sie zu spielen, oder zieh sie in die Mitte.
help-touches-order = Zieh eine Karte in deiner Hand an eine andere Stelle, um sie dort einzureihen.
help-touches-finish = Tippe auf den Filz, während sich Karten bewegen: Dann liegt sofort alles an seinem Platz.
help-keyboard = Mit der Tastatur
help-intro = Alles geht mit der Tastatur.
help-off = Kürzel mit einer Taste sind in den Einstellungen ausgeschaltet; Tab, Pfeile und Eingabe gehen immer.
help-key = Taste
help-does = Was sie tut
help-keys-tab = Von Gruppe zu Gruppe: Aktionen, Hand, Ecke
help-keys-arrows = Von Karte zu Karte
help-keys-enter = Spielen oder drücken, was den Fokus hat
help-keys-escape = Schließen, was offen ist
help-keys-draw = Ziehen oder aufnehmen
help-keys-call = Ansagen
help-keys-go = Weiter
help-keys-undo = Zug zurücknehmen
help-keys-menu = Menü
help-keys-sound = Ton an oder aus
help-keys-words = Tisch in Worten
help-keys-finish = Alle Bewegungen sofort beenden
help-keys-hint = Tipp, wenn Tipps eingeschaltet sind
help-keys-why = Warum der letzte Bot so gespielt hat
help-keys-rule = Die Regel, wegen der eine Karte nicht ging
help-keys-again = Den letzten Stich oder die letzten Züge noch einmal
help-keys-order = Karten anders sortieren
help-keys-sheet = Punktezettel
help-keys-shift = Die Karte verschieben, wenn du selbst sortierst
help-keys-help = Diese Seite
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Umschalt + ← →
help-names-enter = Eingabe, Leertaste
help-names-escape = Esc
help-about = Kein Konto, keine Werbung. Nichts wird verschickt, außer du spielst mit Freunden: dann nur an sie. Einmal besucht, geht der Tisch auch ohne Netz.

## friends

friends-open = Mit Freunden spielen
friends-emotes = Emotes der Freunde
friends-emotesHelp = An einem Tisch mit Freunden: kleine Gesichter und Hände neben den Plätzen.

## hint

hint-button = Tipp
hint-name = Ein Tipp
hint-thinking = Mal überlegen …
hint-pass = Lass es so
hint-do = { $what }.
hint-only = Etwas anderes kannst du nicht tun.
hint-passing = Außer der Reihe einzugreifen bringt dir jetzt nichts.
hint-best = Alles andere geht meist schlechter aus.
hint-usual = So spielt man üblicherweise.
hint-wins =
    { $next ->
        [none] Gewinnt etwa { $share } von 100 Runden wie dieser.
       *[other] Gewinnt etwa { $share } von 100 Runden wie dieser; die nächstbeste Wahl gewinnt etwa { $next }.
    }
hint-worth =
    { $next ->
        [none] Etwa { $share } wert, auf einer Skala von 0, der schlechtesten Runde, bis 100, der besten.
       *[other] Etwa { $share } wert, auf einer Skala von 0, der schlechtesten Runde, bis 100, der besten; die nächstbeste Wahl ist etwa { $next } wert.
    }
hint-close = Diesen Tipp schließen
hint-counted = Zählt als Partie mit Tipps.

## coach

coach-title = Willst du das wirklich?
coach-better = Besser: { $what }.
coach-back = Zurücknehmen
coach-stand = Trotzdem spielen

## why

why-of = Warum hat { $name } das getan?
why-short = Warum?
why-sign = ?
why-thinking = Noch einmal hinsehen …
why-none = Mehr lässt sich über diesen Zug nicht sagen.
why-did = { $name }: { $what }.
why-knew = Was der Bot wusste
why-sawHand =
    { $own ->
        [one] Die eine Karte der eigenen Hand
       *[other] Die { $own } Karten der eigenen Hand
    } und { $seen ->
        [one] { $seen } andere, die offen liegt oder die alle gesehen haben.
       *[other] { $seen } andere, die offen liegen oder die alle gesehen haben.
    } Nicht zu sehen: { $unseen }.
why-saw =
    { $seen ->
        [one] { $seen } Karte, die offen liegt oder die alle gesehen haben.
       *[other] { $seen } Karten, die offen liegen oder die alle gesehen haben.
    } Nicht zu sehen: { $unseen }.
why-weighed = Was der Bot abgewogen hat
why-byChance = Dieser Bot spielt rein zufällig irgendetwas Erlaubtes.
why-byRule = Dieser Bot folgt Faustregeln und schaut nicht voraus.
why-ahead =
    { $times ->
        [one] Der Bot hat vorausgeschaut und die Runde in Gedanken einmal weitergespielt.
       *[other] Der Bot hat vorausgeschaut und die Runde in Gedanken { $times }-mal weitergespielt.
    }
why-only = Etwas anderes war nicht möglich.
why-reflex = Das war eine automatische Antwort: Abzuwägen gab es nichts.
why-outside = Das Blatt bleibt geheim, solange die Runde dauert. Von deinem Platz sieht es so aus:
why-unclear = Von deinem Platz lässt sich nicht sagen, wie gut das war.
why-wins = Das gewinnt etwa { $share } von 100 Runden wie dieser; die beste andere Möglichkeit, soweit du es sehen kannst, gewinnt etwa { $next }.
why-worth = Auf einer Skala von 0, der schlechtesten Runde, bis 100, der besten, ist das etwa { $share } wert; die beste andere Möglichkeit, soweit du es sehen kannst, etwa { $next }.
why-all = Seine Möglichkeiten, jede mit einer Schätzung von 0 bis 100:
why-chosen = (gewählt)

## review

review-button = Analyse
review-title = Analyse der Runde
review-of = Wessen Entscheidungen
review-heldBy = Karten von { $name }: { $cards }
review-searching = Deine Entscheidungen werden durchgesehen: { $done } von { $of }
review-cancel = Abbrechen
review-again = Noch einmal analysieren
review-stopped = Die Analyse wurde abgebrochen.
review-fine = Soweit sich vorausschauen lässt, hat keine deiner Entscheidungen etwas gekostet.
review-costly = Was am meisten gekostet hat, gemessen an dem, was du sehen konntest:
review-held = Deine Hand: { $cards }
review-played = Deine Wahl
review-better = Besser
review-scaleWins = Die Zahlen sagen, wie viele von 100 Runden wie dieser du nach jeder Wahl gewinnst, soweit sich das voraussehen lässt.
review-scaleWorth = Die Zahlen sagen, was die Runde nach jeder Wahl wert ist: von 0, der schlechtesten, bis 100, der besten.
review-costWins =
    { $share ->
        [one] Kostete etwa { $share } Sieg in 100 Runden wie dieser
       *[other] Kostete etwa { $share } Siege in 100 Runden wie dieser
    }
review-costWorth =
    { $share ->
        [one] Kostete etwa { $share } Punkt auf einer Skala bis 100
       *[other] Kostete etwa { $share } Punkte auf einer Skala bis 100
    }
review-tryAgain = Hier neu versuchen
review-onFelt = Den Tisch zeigen
review-tryAgainAt = Hier neu versuchen: Entscheidung { $n }
review-kept = Dort beginnt eine Übungspartie gegen dieselben Bots. Diese Partie bleibt, wie sie ist, unter den früheren Partien.

## hotSeat: several people at one device

hotSeat-pass = Weiter an { $name }
hotSeat-passHelp = Jetzt schaut nur { $name } auf den Bildschirm.
hotSeat-iAm = Ich bin { $name }
hotSeat-turn = { $name } ist dran
hotSeat-since = Seit deinem letzten Blick
hotSeat-takeBack = { $name }: Zug zurück
hotSeat-calls = Ansagen
hotSeat-call = { $name }: { $action }
hotSeat-look = Jetzt schauen alle ihre Karten an, damit niemand erfährt, wer gefragt wurde.
hotSeat-agree = Es fehlt die Zustimmung von { $names }
hotSeat-agreeText = { $name } möchte einen Zug zurücknehmen.
hotSeat-agrees = { $name } stimmt zu
hotSeat-no = Nein, weiterspielen
hotSeat-practiceHelp = Ein Zug wurde zurückgenommen oder ein Tipp gegeben, deshalb zählt die Partie für alle als Übung.

## ending: what stands at a result beside its words

ending-won = Eine schöne Partie, verdient gewonnen.
ending-lost = Trotzdem gut gespielt: Platz { $place } von { $seats }.
ending-onward = Bisher Platz { $place } von { $seats }, und die nächste Runde ist wieder offen.
ending-pull = Ganzes Ergebnis zeigen
ending-fold = Weniger vom Ergebnis zeigen
ending-after = Nach Runde { $deal }
ending-title = Endstand
ending-place = Platz
ending-name = Name
ending-hand = Blatt
ending-change = Diese Runde
