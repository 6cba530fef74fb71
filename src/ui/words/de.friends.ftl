# Was ein Tisch mit Freunden auf Deutsch sagt.

## openTable

openTable-title = Mit Freunden spielen
openTable-intro = Du gibst auf diesem Gerät, deine Freunde spielen auf ihren mit. Eröffne den Tisch, schick ihnen den Link und gib, sobald alle da sind. Niemand braucht ein Konto.
openTable-name = Dein Name
openTable-nameHelp = Höchstens { $most } Zeichen. Alle am Tisch sehen ihn; dieses Gerät merkt ihn sich.
openTable-nameless = Freund
openTable-seats = Wer wo sitzt
openTable-seat = Platz { $n }
openTable-me = Du
openTable-free = Offen für einen Freund
openTable-bot = Bot: { $level }
openTable-bots = Bots, wo niemand sitzt
openTable-botsHelp = Sie spielen auch für Freunde, die gerade weg sind.
openTable-watch = Andere dürfen zusehen
openTable-watchHelp = Sie sehen den Tisch, aber kein Blatt.
openTable-help = Hilfe für alle: Tipps und Zurücknehmen
openTable-helpHelp = Tipps, der Coach und die Gründe der Bots; Züge lassen sich zurücknehmen, wenn alle zustimmen, die seitdem gespielt haben. Die Partie zählt für alle als Übung.
openTable-turn = Zeit für einen Zug
openTable-turnHelp = Braucht jemand länger, können die anderen dafür stimmen, dass ein Bot spielt.
openTable-turns-0 = Ohne Grenze
openTable-turns-30 = 30 Sekunden
openTable-turns-60 = 1 Minute
openTable-turns-180 = 3 Minuten
openTable-how = Wie Freunde dazukommen
openTable-relay = Über einen Link
openTable-relayHelp = Auf jedem Gerät. Alles läuft verschlüsselt über das Relay dieser Website, das nichts davon lesen kann.
openTable-direct = Direkt, ohne Relay (experimentell)
openTable-directHelp = Für Geräte im selben Netz, etwa zu Hause. Jeder Freund bekommt eine Einladung und schickt einen Code zurück.
openTable-windows = In einem anderen Fenster
openTable-windowsHelp = Ein anderes Fenster dieses Browsers auf diesem Gerät. Nichts verlässt das Gerät.
openTable-windowsOnly = Diese Website hat kein Relay zwischen Geräten: An den Tisch kommt man nur aus anderen Fenstern dieses Browsers.
openTable-begin = Tisch eröffnen
openTable-failed = Der Tisch ließ sich nicht eröffnen. Bitte versuch es noch einmal.
openTable-clears = Das erste Geben räumt deinen Tisch ab. Was bisher gespielt wurde, bleibt in der Liste der früheren Partien.

## lobby

lobby-title = Tisch mit Freunden
lobby-of = { $game } mit { $name }
lobby-invite = Einladen
lobby-inviteHelp-relay = Ein Link. Niemand braucht ein Konto.
lobby-inviteHelp-direct = Diese Einladung ist für einen Freund in deinem Netz. Schick sie ihm und trag den Code ein, den er zurückschickt; dann gibt es für den nächsten eine neue.
lobby-inviteHelp-windows = Öffne diesen Link in einem anderen Fenster dieses Browsers.
lobby-thisDevice = Dieser Link führt nur auf diesem Gerät an den Tisch, denn die Seite ist hier unter localhost geöffnet. Öffne die Seite für Freunde unter ihrer Adresse im Netz und eröffne den Tisch dort.
lobby-newLink = Neuer Link
lobby-newLinkHelp = Mit den alten Links kommt dann niemand Neues mehr herein. Wer einen Platz hat, kann weiter zurückkommen.
lobby-door = Andere dürfen noch dazukommen
lobby-openWindow = In neuem Fenster öffnen
lobby-people = Am Tisch
lobby-you = du
lobby-host = Gastgeber
lobby-freeSeat = Freier Platz
lobby-waitOrBot = Freund oder Bot
lobby-isHere = ist da
lobby-isJoining = kommt dazu …
lobby-noHands = Kein Blatt zu sehen
lobby-bot = Bot
lobby-awayNow = weg
lobby-standsIn = ein Bot spielt
lobby-watching = Zuschauer: { $names }
lobby-move = { $name } umsetzen
lobby-remove = Entfernen
lobby-removeWho = { $name } entfernen
lobby-dealFor =
    { $count ->
        [1] Geben
        [2] Für zwei geben
        [3] Für drei geben
        [4] Für vier geben
        [5] Für fünf geben
        [6] Für sechs geben
        [7] Für sieben geben
        [8] Für acht geben
       *[other] Für { $count } geben
    }
lobby-startHelp = Auf Plätzen, die dann noch frei sind, spielen Bots. Freunde können auch später dazukommen.
lobby-shuffling = Jedes Gerät gibt seinen Anteil zum Mischen dazu …
lobby-waitsForDeal = { $name } gibt, wenn alle da sind.
lobby-rules = Die geltenden Regeln
lobby-help = Hilfe ist für alle an: Tipps, der Coach und das Zurücknehmen, wenn alle zustimmen, die seitdem gespielt haben. Die Partie zählt als Übung.
lobby-noHelp = An diesem Tisch gibt es keine Tipps, und kein Zug wird zurückgenommen.
lobby-more = Wer was weiß
lobby-cards = Das Gerät des Gastgebers kennt alle Karten. Jedes andere bekommt nur, was sein Platz sehen darf.
lobby-shared = Alle hier erfahren deinen Namen, dein Porträt und was du im Spiel tust. Unterwegs ist es verschlüsselt, und sonst verlässt nichts dein Gerät.
lobby-shuffled = Jedes Gerät gibt einen Anteil zum Mischen dazu. So kann niemand die Karten aussuchen, und jedes prüft das nach der Partie.
lobby-commitment = Festlegung des Gastgebers

## guest

guest-looking = Der Tisch wird gesucht …
guest-sit = Dazusetzen
guest-watch = Zusehen
guest-asked = Du bekommst einen Platz …
guest-forBot = Die Partie läuft: Du spielst anstelle eines Bots weiter.
guest-askedBack = { $name } wird nach dem Platz gefragt …
guest-shut = Der Gastgeber lässt niemanden mehr herein.
guest-noSeat = Alle Plätze sind besetzt.

## direct

direct-making = Die Einladung wird erstellt …
direct-code = Code von deinem Freund
direct-paste = Einfügen
direct-notPasted = Einfügen ist hier nicht erlaubt: Füg den Code selbst in das Feld ein.
direct-connect = Verbinden
direct-connecting = Wird verbunden …
direct-connected = Verbunden. Hier ist eine Einladung für den nächsten Freund.
direct-badCode = Das ist kein Code, oder ein Teil davon fehlt. Kopier ihn noch einmal.
direct-otherCode = Dieser Code gehört zu einer anderen Einladung. Schick die Einladung, die oben steht.
direct-notConnected = Keine Verbindung. Beide Geräte müssen im selben Netz sein; schick die neue Einladung.
direct-noWay = Dieser Browser findet keinen Weg zu anderen Geräten.
direct-answering = Dein Code wird erstellt …
direct-answer = Dein Code
direct-qr = Dein Code als QR-Code
direct-sendBack = Schick diesen Code dem Gastgeber zurück und lass diese Seite offen.
direct-stale = Diese Einladung ist zu alt oder schon benutzt. Bitte den Gastgeber um eine neue; wenn du einen Platz hattest, bleibt er dir.
direct-lost = Die Verbindung ist abgerissen. Bitte den Gastgeber um eine neue Einladung; dein Platz bleibt dir.

## company

company-button = Freunde
company-emotes = Emotes
company-pause = Pause
company-rests = In einer Minute kannst du wieder pausieren.
company-goOn = Weiter
company-paused = Pause: { $name }
company-youPaused = Du hast Pause gemacht
company-onItsWay = Dein Zug ist unterwegs. Bis er ankommt, kannst du noch anders wählen.
company-sending = Unterwegs
company-away = { $name } ist weg.
company-standsIn = Für { $name } spielt ein Bot.
company-late = { $name } lässt sich Zeit.
company-standsForYou = Für dich spielt ein Bot.
company-back = Ich bin wieder da
company-vote = Bot spielen lassen
company-voted =
    { $count ->
        [one] { $count } Stimme
       *[other] { $count } Stimmen
    }
company-hostGone = Der Gastgeber ist gerade nicht zu erreichen. Diese Seite versucht es weiter.
company-offline = Keine Verbindung. Diese Seite versucht es weiter.
company-otherVersion = Jemand kann nicht an den Tisch: Diese Seite und die andere haben verschiedene Versionen. Lade diese Seite neu und lass auch die andere neu laden.
company-wantsSeat = { $who } sagt: Der Platz von { $name } ist meiner.
company-giveSeat = Platz zurückgeben
company-what = Was nun?
company-keepWaiting = Weiter warten
company-keep = Spielstand sichern
company-waitsFor = Warten auf { $names }
company-waits = Warten auf die anderen
company-agree = Einverstanden
company-drop = Doch nicht
company-leave = Tisch verlassen
company-close = Tisch schließen
company-question-leave = Den Tisch verlassen?
company-question-leaveText = Dein Platz wird frei. Läuft gerade eine Runde, spielt dort ein Bot weiter.
company-question-close = Den Tisch für alle schließen?
company-question-closeText = Er endet für alle, die hier sind. Was gespielt wurde, bleibt in deiner Liste der früheren Partien.
company-question-yes = Verlassen
company-question-yesClose = Schließen
company-question-no = Bleiben
company-again = Noch einmal mit denselben Leuten
company-askAgain = Um noch eine Partie bitten
company-askedAgain = { $name } weiß, dass du noch eine Partie möchtest.
company-hostDeals = { $name } kann noch einmal geben.

## news

news-sits = { $name } sitzt jetzt am Tisch.
news-watches = { $name } sieht zu.
news-left = { $name } ist gegangen.
news-back = { $name } ist wieder da.
news-paused = Pause: { $name }.
news-goesOn = Es geht weiter.
news-wantsAgain = { $name } möchte noch eine Partie.
news-asksBack = { $name } möchte einen Zug zurücknehmen.
news-tookBack = { $name } hat einen Zug zurückgenommen.
news-notBack = Nichts wird zurückgenommen.
news-emote = { $name }: { $emote }
news-you = Du
news-youPaused = Du hast Pause gemacht.
news-youLate = Du lässt dir Zeit: Die anderen können für dich einen Bot spielen lassen.
news-youPlayAgain = Du spielst wieder selbst.
news-tooLate = Dein Zug kam zu spät: Ein Bot hatte schon für dich gespielt.
news-tooLateCards =
    { COUNT($instead) ->
        [0] Zu spät für { FORM($cards, is: "acc") }: Ein Bot hatte schon für dich gespielt.
       *[other] Zu spät für { FORM($cards, is: "acc") }: Der Bot hat { FORM($instead, is: "acc") } gespielt.
    }

## missed

missed-cards = Während du weg warst, hat ein Bot { FORM($cards, is: "acc") } für dich gespielt.
missed-bot =
    { $count ->
        [one] Während du weg warst, hat ein Bot einen Zug für dich gemacht.
       *[other] Während du weg warst, hat ein Bot { $count } Züge für dich gemacht.
    }
missed-moves =
    { $count ->
        [one] Während du weg warst, gab es einen Zug.
       *[other] Während du weg warst, gab es { $count } Züge.
    }
missed-show = Züge zeigen

## turn

turn-title = ● Dein Zug – { $game }
turn-notice = Dein Zug – { $game }
turn-switch = Benachrichtigen, wenn ich am Zug bin
turn-switchHelp = Solange diese Seite im Hintergrund ist. Der Browser fragt dich dafür um Erlaubnis.
turn-refused = Der Browser lässt keine Benachrichtigungen dieser Seite zu. Das kannst du in seinen Einstellungen für diese Website ändern.

## emote

emote-smile = Lächeln
emote-laugh = Lachen
emote-wow = Wow
emote-sad = Traurig
emote-thumb = Daumen hoch
emote-clap = Applaus
emote-think = Hm
emote-heart = Herz

## ended

ended-closed = Der Gastgeber hat den Tisch geschlossen.
ended-left = Du hast den Tisch verlassen.
ended-other-version = Diese Seite und die des Gastgebers haben verschiedene Versionen. Ladet beide neu, um die neueste zu haben.
ended-full = Alle Plätze sind besetzt, und zusehen darf niemand.
ended-old-link = Dieser Link gilt nicht mehr. Lass dir vom Gastgeber den neuen geben.
ended-cut-off = Der Gastgeber hat dich vom Tisch entfernt.
ended-elsewhere = Auf deinem Platz wird jetzt in einem anderen Fenster oder auf einem anderen deiner Geräte gespielt.
ended-bad-host = Der Gastgeber hat etwas geschickt, das diese Seite nicht kennt.
ended-bad-invite = Das ist keine Einladung an einen Tisch, oder ein Teil davon fehlt. Lass dir den Link noch einmal schicken.
ended-not-secure = Freunde können nur unter einer sicheren Adresse (https) zusammen spielen; diese Seite hat keine.
ended-no-wire = Von hier führt kein Weg an diesen Tisch: Diese Website hat kein Relay, oder dieser Browser kann seine Fenster nicht verbinden.
ended-resting = Dein Tisch mit Freunden ist gerade nicht offen, weil seine Seite geschlossen wurde. Öffne ihn wieder, dann können deine Freunde mit demselben Link zurückkommen.
ended-reload = Neu laden
ended-reloading = Die neue Version wird geladen …
ended-own = Zu meinem eigenen Tisch
ended-here = Hier sitzen
ended-tryAgain = Noch einmal versuchen

## tables

tables-title = Deine Tische
tables-none = Es gibt keine mehr.
tables-backTo = Zurück zum Tisch: { $table }

## wins

wins-title = Gewonnene Partien unter euch
wins-of = { $name } { $won }
wins-help = Gezählt auf diesem Gerät, für Partien mit genau diesen Leuten.

## found

found-checking = Dein Gerät prüft diese Partie …
found-fair = Dein Gerät hat diese Partie geprüft: In das Mischen sind die Anteile aller eingegangen, niemand konnte die Karten aussuchen, und alles ging nach den Regeln.
found-late = Dein Gerät hat diese Partie geprüft: Alles ging nach den Regeln. Beim Mischen war dein Gerät noch nicht am Tisch, darüber kann es nichts sagen.
found-unpledged = Dein Gerät hat diese Partie geprüft: Alles ging nach den Regeln. Vor dem Geben hatte sich der Gastgeber nicht festgelegt, deshalb kann dein Gerät über das Mischen nichts sagen.
found-otherLines = Etwas stimmt nicht: Die Aufzeichnung des Gastgebers zeigt eine andere Partie als die, die du gesehen hast.
found-otherRules = Etwas stimmt nicht: Nach den Regeln wäre eine andere Partie herausgekommen.
found-otherSeed = Etwas stimmt nicht: Die Karten wurden nicht aus dem Startwert gegeben, auf den sich der Gastgeber festgelegt hatte.
found-otherShares = Etwas stimmt nicht: In das Mischen sind nicht die Anteile aller eingegangen.
found-host = Die Geräte deiner Freunde prüfen diese Partie jetzt.
