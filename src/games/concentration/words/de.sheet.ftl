# Die Regeln von Memory auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Alle Karten liegen verdeckt. Bist du am Zug, deckst du zwei davon auf, eine nach der anderen, sodass alle sie sehen.
how-to-2 = Passen sie zusammen, gehört das Paar dir, und du deckst zwei weitere auf. Wenn nicht, werden sie an Ort und Stelle wieder zugedeckt, und der Nächste ist dran, der sie ja gerade gesehen hat.
how-to-3 = Ist der Tisch leer, gewinnt, wer die meisten Paare hat. Allein versuchst du, ihn in möglichst wenigen Zügen abzuräumen.

section-table = Der Tisch
section-playing = Der Ablauf
section-winning = Wer gewinnt

CO-S1 =
    { $seats ->
        [1] Du spielst allein.
       *[other] { $seats } Spieler, jeder für sich.
    }
CO-S2 =
    { $jokers ->
        [true] { $cards } Karten: { packs } mit den { $ranks } höchsten Werten (vom Ass abwärts) und je zwei Jokern.
       *[false] { $cards } Karten: { packs } mit den { $ranks } höchsten Werten (vom Ass abwärts).
    }
packs =
    { $decks ->
        [1] ein Kartenspiel
       *[other] { $decks } Kartenspiele
    }
CO-S3 = Gegeben wird reihum nach links.
    .seat = Platz { $seat } gibt zuerst.
    .lot = Wer zuerst gibt, wird ausgelost.
CO-S4 = Alle Karten werden verdeckt in Reihen ausgelegt. Sie bleiben immer, wo sie sind; ein leerer Platz bleibt leer.

CO-P1 = Wer links vom Geber sitzt, beginnt.
    .alone = Du beginnst.
CO-P2 = Deck eine beliebige Karte auf, dann eine beliebige andere. Du musst beide aufdecken, und alle sehen sie.
CO-P3 =
    { $match ->
       *[rank] Zwei Karten mit demselben Wert passen zusammen.
        [rank-color] Zwei Karten mit demselben Wert, beide rot oder beide schwarz, passen zusammen.
        [zebra] Zwei Karten mit demselben Wert, eine rot und eine schwarz, passen zusammen.
        [rank-suit] Nur zwei Exemplare genau derselben Karte passen zusammen.
    }
    .jokers = Zwei Joker passen zusammen.
CO-P4 = Zwei Karten, die zusammenpassen, gehören dir.
    .again = Du machst weiter, solange du Paare findest.
    .next = Danach ist der Nächste am Zug.
CO-P5 = Zwei Karten, die nicht zusammenpassen, werden wieder zugedeckt, und der Nächste ist am Zug.
    .alone = Zwei Karten, die nicht zusammenpassen, werden wieder zugedeckt.
CO-P6 = Wurden einen ganzen Umlauf lang nur bekannte Karten aufgedeckt und kein Paar gefunden, muss der nächste Zug mit einer Karte beginnen, die noch niemand gesehen hat, wenn es eine gibt.
CO-P7 =
    .turns =
        { $turns ->
            [1] Du hast einen Zug.
           *[other] Du hast { $turns } Züge.
        }
    .clock =
        { $seconds ->
            [1] Du hast ab der ersten Karte eine Sekunde.
           *[other] Du hast ab der ersten Karte { $seconds } Sekunden.
        }

CO-E1 = Die Runde endet, wenn der Tisch leer ist oder wenn sehr lange niemand ein Paar findet.
    .alone = Die Runde endet, wenn der Tisch leer ist, wenn deine Züge oder deine Zeit aufgebraucht sind oder wenn du sehr lange kein Paar findest.
CO-E2 = Jedes Paar ist ein Punkt; wer die meisten Paare hat, gewinnt die Runde, bei Gleichstand wird der Sieg geteilt.
    .alone = Du gewinnst, wenn du den Tisch abräumst.
CO-E3 = Die Punkte aller Runden werden zusammengezählt.
    .alone = Deine Züge und Fehlversuche werden gezählt.
CO-E4 = Die Partie endet nach { deal-count }.
    .total = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
