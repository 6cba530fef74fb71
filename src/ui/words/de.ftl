# Was die Seite rund um den Tisch auf Deutsch sagt. Begriffe: siehe src/games/face/words/de.ftl.
#   hint – Tipp; record – Aufzeichnung; practice – Übung

# A card, a suit, or a list of names, by itself.
named = { $thing }

## app

app-title = Page One
app-tagline = Ein Tisch für Kartenspiele
app-page = { $game } – { app-tagline }
app-trouble = Etwas ist schiefgegangen. Lade die Seite neu, dann ist der Tisch wieder da.
app-notices-not-kept = Dieser Browser speichert nichts: Partien und Einstellungen bleiben nur, bis die Seite geschlossen wird.
app-notices-save-unreadable = Die gespeicherte Partie ließ sich nicht öffnen und wurde beiseitegelegt. Hier ist eine neue.
app-notices-engine-failed = Die Partie ließ sich nicht fortsetzen. Hier ist eine neue.
app-noFelt = Dieser Browser kann den Tisch nicht zeichnen, deshalb steht er hier in Worten. Auch so lässt sich alles spielen.
app-unknown = Dieser Teil des Tisches ließ sich nicht laden. Bitte versuch es noch einmal.
app-offline = Du bist offline, und dieser Teil des Tisches ist noch nicht geladen. Bitte versuch es noch einmal, wenn du online bist.
app-gone = Es gibt eine neue Version des Tisches, und dieser Teil der alten ist nicht mehr da. Lade die Seite neu, dann geht es weiter.
app-noLanguage = Die Sprache „{ $language }“ ließ sich nicht laden. Wähl sie noch einmal oder lade die Seite neu.

## Bots

kind-random = Würfel
    .help = Spielt irgendetwas
kind-beginner = Neuling
    .help = Kennt die Regeln, vergisst Ansagen, spielt ab und zu unbedacht
kind-plain = Routinier
    .help = Spielt nach Faustregeln
kind-thinker = Denker
    .help = Schaut ein wenig voraus
kind-master = Meister
    .help = Schaut weit voraus und lässt sich Zeit

## table

table-hand = Deine Hand
table-yourTurn = Dein Zug
table-turn = am Zug
table-dealer = Geber
table-said = sagte „{ $words }“
table-actions = Was du tun kannst
table-goOn = Weiter
table-goOnHelp = Es so lassen und weiterspielen
table-undoHelp = Meinen letzten Zug zurücknehmen
table-required = { CAPITAL($suit) } muss bedient werden
table-cannot = { $card }, jetzt nicht spielbar: { $why }
table-choose = { CAPITAL(FORM($card, is: "acc")) } als Nächstes spielen
table-unchoose = { CAPITAL(FORM($card, is: "nom")) } wird als Nächstes gespielt; drück, um das zurückzunehmen
table-howToPlay = Wie du { FORM($card, is: "acc") } spielst
table-which = Welche?
table-rowsUp = Reihen weiter oben
table-rowsDown = Reihen weiter unten
table-never = Doch nicht
table-practice = Übung
table-practiceHelp = In dieser Partie wurde ein Zug zurückgenommen, deshalb zählt sie als Übung.
table-close = Schließen
table-dismiss = Diese Meldung schließen

## lessons

lessons-name = Eine kurze Einführung
lessons-of = { $n } von { $all }
lessons-next = Weiter
lessons-done = Alles klar
lessons-skip = Überspringen

## twin

twin-name = Der Tisch in Worten
twin-toggle = Tisch in Worten
twin-seats = Plätze
twin-yourTurn = du bist am Zug
twin-seat =
    { $kind ->
        [none] { $name }: { $parts }
       *[other] { $name } ({ $kind }): { $parts }
    }
twin-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
twin-played = { $name }: { $card }
twin-nothing = noch nichts
twin-pile =
    { $count ->
        [0] { $place }: leer
       *[other] { $place }: { twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }: { $cards }
    }
twin-scores = Punktestand
twin-score = { $name }: { $points }
twin-yourCards = Deine Karten
twin-log = Was geschehen ist
twin-hidden = eine verdeckte Karte

## corner

corner-menu = Menü
corner-muteHelp = Ton ausschalten
corner-unmuteHelp = Ton einschalten

## result

result-nextDeal = Nächste Runde
result-again = Noch einmal
result-newGame = Neue Partie
result-save = Aufzeichnung sichern
result-watch = Noch einmal ansehen
result-share = Teilen
result-update = Eine neue Version ist da
result-restart = Jetzt neu starten

## sheet

sheet-title = Punktezettel
sheet-deal = Runde
sheet-total = Summe
sheet-details = So wurde die letzte Runde gewertet
sheet-chips = { $from } → { $to }: { $chips }

## menu

menu-resume = Zurück zum Tisch
menu-games = Alle Spiele
menu-back = Zurück zum Menü
menu-close = Schließen
