# Die Regeln von Einundfünfzig auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Jeder hat fünf Karten auf der Hand, und fünf liegen offen in der Mitte. Bist du am Zug, nimmst du eine aus der Mitte und legst eine von deinen an ihre Stelle.
how-to-2 = Du sammelst hohe Karten einer einzigen Farbe: Asse zählen elf, Bilder und Zehnen zehn, andere ihren Zahlenwert. Deine längste Farbe zählt, alles andere wird abgezogen; Ass, König, Dame, Bube und Zehn einer Farbe machen 51.
how-to-3 = Ab deinem zweiten Zug darfst du zuerst die ganze Mitte abräumen und neu auslegen lassen.
how-to-4 = Glaubst du, vorn zu liegen, sagst du nach deinem Tausch „Stopp!“. Alle anderen haben noch einen Zug, dann werden die Blätter verglichen. Bei Gleichstand verliert, wer „Stopp!“ gesagt hat.

section-deal = Das Geben
section-playing = Der Ablauf
section-scoring = Die Wertung

FI-S1 = { $seats } Spieler, jeder für sich.
FI-S2 = Ein Kartenspiel zu 52 Karten.
    .joker = Ein Kartenspiel zu 52 Karten und ein Joker.
FI-S3 = Gegeben wird reihum nach links.
    .seat = Platz { $seat } gibt zuerst.
    .lot = Wer zuerst gibt, wird ausgelost.
FI-S4 = Fünf Karten für jeden, dann fünf offen in die Mitte. Der Rest ist der Stapel.

FI-P1 = Wer links vom Geber sitzt, beginnt; es geht im Uhrzeigersinn.
FI-P2 = Ein Zug ist ein Tausch und dann, solange niemand „Stopp!“ gesagt hat, die Wahl, es zu sagen oder den Zug zu beenden.
FI-P3 = Nimm eine der fünf Karten in der Mitte und leg eine aus der Hand an ihre Stelle, aber nicht die eben genommene.
FI-P4 = Ab deinem zweiten Zug darfst du vor dem Tausch einmal die Mitte abräumen: Die fünf Karten werden abgelegt, fünf neue ausgelegt. Dann musst du tauschen.
FI-P5 = Braucht die Mitte Karten und ist der Stapel leer, wird die Ablage zum neuen Stapel gemischt.
FI-P6 =
    .later = Ab deinem zweiten Zug darfst du passen, statt zu tauschen.
    .last = Nach „Stopp!“ darfst du passen, statt zu tauschen.
    .all = Ab deinem zweiten Zug darfst du alle fünf Karten gegen die Mitte tauschen.
FI-P7 = „Stopp!“ darf man am Ende jedes eigenen Zuges sagen, sogar des ersten.
    .flush = „Stopp!“ darf man nur mit fünf Karten einer Farbe sagen.
FI-P8 = Nach „Stopp!“ haben alle anderen noch genau einen Zug.
FI-P9 =
    { $rounds ->
        [one] Hat nach { $rounds } Umlauf niemand „Stopp!“ gesagt, werden die Blätter verglichen.
       *[other] Hat nach { $rounds } Umläufen niemand „Stopp!“ gesagt, werden die Blätter verglichen.
    }

FI-E1 = Asse zählen 11, Könige, Damen, Buben und Zehnen 10, andere ihren Zahlenwert. Es zählt die Farbe, von der du die meisten Karten hast, bei zwei gleich langen die bessere; alles andere wird abgezogen.
    .zero = Asse zählen 11, Könige, Damen, Buben und Zehnen 10, andere ihren Zahlenwert. Es zählt nur ein Blatt in einer einzigen Farbe.
FI-E2 = Der Joker steht für die Karte, mit der das Blatt am meisten zählt, aber nie für eine, die man selbst hat.
FI-E3 = Ein Blatt mit mehreren Farben zählt nichts.
FI-E4 = Das beste Blatt gewinnt, bei Gleichstand wird der Sieg geteilt. Wer „Stopp!“ gesagt hat, verliert aber, wenn er nur gleichauf mit anderen an der Spitze liegt: Dann gewinnen nur diese anderen.
FI-E5 = Jeder bekommt die Punkte seines Blattes.
    .wins = Eine gewonnene Runde ist ein Punkt.
FI-E6 = Die Partie endet nach { deal-count }; wer die meisten Punkte hat, gewinnt, bei Gleichstand wird der Sieg geteilt.
    .target = Die Partie endet nach { deal-count } oder wenn jemand insgesamt { $target } Punkte erreicht; wer die meisten Punkte hat, gewinnt, bei Gleichstand wird der Sieg geteilt.
