# Die Lektionen dieses Spiels auf Deutsch.

draw = Was du auslegst, bringt Punkte, und wer zuerst 500 hat, gewinnt. Ein Zug beginnt mit Ziehen: Nimm eine Karte vom Stapel.
    .why = Eine Neun, und du hast noch zwei.
meld = Drei oder vier vom gleichen Wert dürfen ausgelegt werden, oder drei aufeinanderfolgende einer Farbe. Wähl deine drei Neunen und leg sie aus.
    .lay = Leg zuerst aus, was geht: Mit dem Abwurf endet der Zug. Die Neunen gehören auf den Tisch.
    .why = Karten auf dem Tisch zählen für dich, Karten auf der Hand gegen dich.
discard = Beende den Zug mit einem Abwurf. Wirf ab, was am meisten kosten würde.
    .small = Diese Karte kostet wenig. Der König würde zehn kosten.
    .why = Bilder und Zehnen zählen zehn, ein König, der zu nichts passt, ist also teuer.
rummy = Die vierte Neun wurde abgeworfen und passt an deine Meldung! Ruf „Rummy!“, bevor der Nächste dran ist.
    .late = Dann sind die Punkte weg. So eine Karte gehört dem, der zuerst „Rummy!“ ruft.
    .why = Sie kommt aus der Ablage, obwohl du nicht dran bist.
layoff = Leg die Neun jetzt an. Das geht an jede Meldung, wer auch immer sie begonnen hat.
    .why = Neun Punkte mehr für dich.
take = Die Ablage liegt offen. Du darfst jede Karte nehmen, die du gleich auslegst, mit allen darüber. Du hast zwei Siebenen.
    .dig = Der Stapel ist Glück, die Sieben ist sicher. Nimm sie.
    .why = Die Dame musstest du mitnehmen: Das kann dich etwas kosten oder dir nützen.
sevens = Die Karte, für die du gegraben hast, muss gleich auf den Tisch: Leg die Siebenen aus.
    .why = Das hat sich gelohnt: einundzwanzig Punkte.
joker = Ein Joker steht für jede Karte und zählt fünfzehn. Mit ihm reichen zwei Könige.
    .lay = Beende den Zug nicht mit einem Joker auf der Hand. Leg ihn mit den Königen aus.
    .why = Eine Anfängerfalle: Ein Joker auf der Hand kostet fünfzehn, wenn jemand Schluss macht.
