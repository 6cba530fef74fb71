# Die Regeln von Newmarket auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Vier Prämienkarten liegen in der Mitte, und jeder legt auf jede einen Chip. Alle Karten werden ausgeteilt: ein Blatt für jeden Spieler und ein Zusatzblatt, das niemandem gehört. Der Geber darf sein Blatt ungesehen gegen das Zusatzblatt tauschen; behält er seines, wird das Zusatzblatt an den verkauft, der am meisten bietet.
how-to-2 = Dann werden die Farben aufwärts gespielt. Du spielst die niedrigste Karte einer Farbe aus; wer die nächsthöhere hat, muss sie spielen, und so weiter, bis die nächste Karte fehlt oder ein Ass erreicht ist. Wer zuletzt gespielt hat, spielt wieder aus: nach einer roten Farbe eine schwarze, nach einer schwarzen eine rote.
how-to-3 = Spielst du eine Prämienkarte, nimmst du die Chips darauf. Wer zuerst keine Karten mehr hat, gewinnt die Runde, und jeder andere zahlt ihm einen Chip für jede Karte, die er noch hat. Nach einigen Runden gewinnt, wer die meisten Chips hat.

section-deal = Das Geben
section-extra-hand = Das Zusatzblatt
section-playing = Der Ablauf
section-claiming = Chips rechtzeitig nehmen
section-winning = Wer gewinnt

NM-S1 = { $seats } Spieler, ein Kartenspiel zu 52 Karten. Asse sind hoch.
NM-S2 = Jeder beginnt mit { chips-in-figures }.
NM-S3 = Gegeben wird reihum nach links.
    .seat = Platz { $seat } gibt zuerst.
    .lot = Wer zuerst gibt, wird ausgelost.
NM-S4 = Alle Karten werden einzeln auf { $hands } Blätter verteilt: eines für jeden Spieler und, nach dem des Gebers, ein Zusatzblatt.
    .more = Die zuerst ausgeteilten Blätter haben eine Karte mehr als die anderen.
NM-S5 = Jeder legt { chips-in-figures } auf jede Prämienkarte: das Herz-Ass, den Kreuz-König, die Karo-Dame und den Pik-Buben.
    .kings = Jeder legt { chips-in-figures } auf jede Prämienkarte: die vier Könige.
    .double = Der Geber legt auf jede doppelt so viele.
    .kitty = Jeder legt { chips-in-figures } in den Extratopf.
    .left = Chips, die aus früheren Runden noch auf den Prämienkarten liegen, bleiben dort.

NM-W1 = Der Geber tauscht sein Blatt gegen das Zusatzblatt oder behält es; gesehen hat er nur sein eigenes.
NM-W2 = Wer tauscht, legt sein eigenes Blatt verdeckt beiseite und nimmt dafür das Zusatzblatt auf; das weggelegte Blatt ist in dieser Runde aus dem Spiel.
NM-W3 = Behält der Geber sein Blatt, wird das Zusatzblatt unter den anderen versteigert, ab dem Platz links vom Geber. Bist du an der Reihe, biete 1, 2 oder 5 Chips mehr als das höchste Gebot, aber nie mehr, als du hast, oder passe; wer passt, scheidet aus der Versteigerung aus.
NM-W4 = Der Höchstbietende zahlt sein Gebot an den Geber und muss tauschen. Bietet niemand, bleibt das Zusatzblatt liegen.
NM-W5 =
    .unsold = Das Zusatzblatt wird nicht verkauft.
    .none = Niemand bekommt das Zusatzblatt.

NM-P1 = Wer links vom Geber sitzt, spielt aus: seine niedrigste Karte einer beliebigen Farbe.
NM-P2 = Wer die nächsthöhere Karte der Farbe hat, muss sie spielen, und so weiter.
NM-P3 =
    { $lead ->
        [colour] Die Folge endet nach einem Ass oder wenn niemand die nächste Karte hat. Wer zuletzt gespielt hat, spielt nach Rot eine schwarze und nach Schwarz eine rote Farbe aus: seine niedrigste Karte davon.
        [suit] Die Folge endet nach einem Ass oder wenn niemand die nächste Karte hat. Wer zuletzt gespielt hat, spielt eine andere Farbe aus: seine niedrigste Karte davon.
       *[any] Die Folge endet nach einem Ass oder wenn niemand die nächste Karte hat. Wer zuletzt gespielt hat, spielt eine beliebige Farbe aus: seine niedrigste Karte davon.
    }
NM-P4 = Wer keine solche Karte hat, spielt seine niedrigste Karte einer beliebigen Farbe aus.
    .left = Wer keine solche Karte hat, gibt das Ausspiel nach links weiter; hat niemand eine, spielt der, bei dem die Folge endete, seine niedrigste Karte einer beliebigen Farbe aus.
NM-P5 = Jeder legt seine Karten offen vor sich.
NM-P6 = Wer eine Prämienkarte spielt, nimmt alle Chips darauf.
    .claim = Wer eine Prämienkarte spielt, darf die Chips darauf nehmen, wenn er schnell genug ist.
NM-P7 = Die Runde endet sofort, wenn eine Hand leer ist.

NM-C1 = Nach deiner Prämienkarte darfst du ihre Chips nehmen, bis die nächste Karte gespielt wird.
NM-C2 = Hast du sie genommen, geht es weiter.
NM-C3 = Wird die nächste Karte vorher gespielt, bleiben die Chips für eine spätere Runde auf der Prämienkarte.
NM-C4 = Ist die Prämienkarte deine letzte Karte, kommen ihre Chips von selbst. Bots warten drei Sekunden, bevor sie weiterspielen.

NM-E1 = Die anderen zeigen ihre Blätter und zahlen dem Gewinner { chips-in-figures } für jede Karte, die sie noch haben.
    .kitty = Der Gewinner bekommt den Extratopf.
NM-E2 = Chips, die niemand genommen hat, bleiben auf den Prämienkarten. Man darf ins Minus geraten; niemand scheidet aus.
NM-E3 = Chips, die nach der letzten Runde auf den Prämienkarten liegen, bekommt niemand.
    .winner = Nach der letzten Runde nimmt ihr Gewinner die Chips, die noch auf den Prämienkarten liegen.
NM-E4 =
    { $broke ->
        [true] Die Partie endet nach { deal-count } oder wenn jemand keine Chips mehr hat; wer die meisten Chips hat, gewinnt, bei Gleichstand wird der Sieg geteilt.
       *[false] Die Partie endet nach { deal-count }; wer die meisten Chips hat, gewinnt, bei Gleichstand wird der Sieg geteilt.
    }
