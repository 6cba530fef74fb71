# Die Lektionen dieses Spiels auf Deutsch.

first = Wer am Ende die meisten Paare hat, gewinnt. Alle Karten liegen verdeckt. In deinem Zug deckst du zwei auf. Fang mit der oben links an.
    .why = Ein König. Alle sehen ihn, also merk ihn dir auch.
second = Deck jetzt eine zweite auf: die gleich daneben.
    .why = Kein Paar: Beide werden wieder zugedeckt, und der Nächste ist dran. Pass auf, was er aufdeckt!
pair = Da kam ein König, und einen hast du schon gesehen. Deck beide Könige auf.
    .ace = Das ist das Ass, das du gesehen hast. Wo waren die Könige?
    .queen = Das ist die Dame, die du gesehen hast. Wo waren die Könige?
    .why = Zwei vom selben Wert sind ein Paar, und es gehört dir.
unseen = Wer ein Paar findet, macht weiter. Deck eine Karte auf, die noch niemand gesehen hat.
    .known = Die kennst du schon, sie sagt dir nichts Neues. Nimm eine, die noch niemand gesehen hat.
    .why = Vielleicht passt sie zu einer bekannten – und wenn nicht, hast du etwas gelernt.
match = Du hast ein Ass aufgedeckt, und das andere war die zweite Karte, die du gesehen hast. Nimm das Paar.
    .queen = Das ist die Dame. Das Ass lag oben, neben dem ersten König.
    .why = Merken lohnt sich. Wenn der Tisch leer ist, gewinnt, wer die meisten Paare hat.
on = Ein Paar bringt noch einen Zug. Deck die letzte Karte auf, unten rechts.
    .why = Ein König. Den zweiten hat noch niemand gesehen.
miss = Also musst du raten. Deck die gleich daneben auf.
    .why = Eine Dame, also kein Paar. Merk dir beide und pass auf, was der andere aufdeckt.
trap = Eine Falle: Man denkt nur an das, was zuletzt kam. Eben hast du eine Dame gesehen, und eine kam schon vorher. Deck beide Damen auf.
    .known = Die Karte kennst du, aber nicht die zweite dazu. Wo waren die Damen?
    .guess = Die hat noch niemand gesehen. Rate nur, wenn du kein Paar kennst.
    .why = Zuerst das sichere Paar. Geraten wird, wenn man nichts weiß.
