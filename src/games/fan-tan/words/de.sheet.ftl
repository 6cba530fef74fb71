# Die Regeln von Fan Tan auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Alle Karten werden ausgeteilt, und jeder legt einen Chip in den Topf. Auf dem Tisch wachsen vier Reihen, eine je Farbe: Sie beginnen mit der Sieben und gehen hinunter bis zum Ass und hinauf bis zum König.
how-to-2 = Bist du am Zug, musst du eine Karte spielen, wenn du kannst: eine Sieben oder die nächste Karte einer Reihe. Kannst du nicht, passt du und zahlst einen Chip.
how-to-3 = Spielt jemand seine letzte Karte, zahlt jeder andere für jede Karte, die er noch hat, einen Chip in den Topf, und den Topf bekommt der Gewinner. Nach einigen Runden gewinnt, wer die meisten Chips hat.

section-deal = Das Geben
section-playing = Der Ablauf
section-false-passes = Falsch passen
section-winning = Wer gewinnt

FT-S1 = { $seats } Spieler, ein Kartenspiel zu 52 Karten.
FT-S2 = Jeder beginnt mit { chips-in-figures }.
FT-S3 = Gegeben wird reihum nach links.
    .seat = Platz { $seat } gibt zuerst.
    .lot = Wer zuerst gibt, wird ausgelost.
FT-S4 = Alle Karten werden einzeln ausgeteilt.
    .more = Wer beim Geben zuerst drankommt, hat eine Karte mehr als die anderen.
FT-S5 =
    { $count ->
        [0] Es gibt keinen Einsatz.
       *[other] Jeder legt { chips-in-figures } in den Topf.
    }
    .short = Wer eine Karte weniger hat, zahlt { chips-in-figures } mehr.
FT-S6 = Wer links vom Geber sitzt, beginnt.
    .card = Wer { FORM($card, is: "acc") } hat, beginnt damit.

FT-P1 = Eine Sieben darf man immer spielen; jede andere Karte nur, wenn die davor auf dem Tisch liegt: die Sechs und die Acht an die Sieben, dann hinunter bis zum Ass und hinauf bis zum König.
FT-P2 =
    { $count ->
        [0] Wer spielen kann, muss spielen, darf sich die Karte aber aussuchen. Wer nicht spielen kann, passt.
       *[other] Wer spielen kann, muss spielen, darf sich die Karte aber aussuchen. Wer nicht spielen kann, passt und zahlt { chips-in-figures }.
    }
    .honour =
    { $count ->
        [0] Wer spielen kann, spielt eine Karte seiner Wahl oder passt falsch. Wer nicht spielen kann, passt.
       *[other] Wer spielen kann, spielt eine Karte seiner Wahl oder passt falsch. Wer nicht spielen kann, passt und zahlt { chips-in-figures }.
    }
FT-P3 = Jede Farbe hat ihre eigene Reihe.

FT-H1 = Falsch passen heißt: passen, obwohl du spielen könntest. Es kostet so viel wie jedes andere Passen und ist nicht erlaubt, wenn gerade alle anderen gepasst haben.
    .card = Die Karte, mit der begonnen wird, muss gespielt werden: Niemand darf stattdessen falsch passen.
FT-H2 = Der Tisch merkt sich bei jedem falschen Passen, welche deiner Karten du hättest spielen können.
FT-H3 = Spielst du eine davon, bist du ertappt und zahlst für jedes noch nicht entdeckte falsche Passen, mit dem du sie zurückgehalten hast, drei Chips in den Topf.
FT-H4 = Spielst du nach einem falschen Passen in derselben Runde eine Sieben, zahlst du außerdem fünf Chips an den, der die Sechs ihrer Farbe hat, und fünf an den, der die Acht hat; für eine, die du selbst hast, nichts.
FT-H5 = Ein falsches Passen, das beim Spielen unentdeckt blieb, fliegt auf, wenn am Ende die Blätter gezeigt werden, und kostet dann die drei Chips. Wer falsch gepasst und noch Siebenen auf der Hand hat, zahlt dann außerdem für jede davon fünf Chips an den, der die Sechs ihrer Farbe hat, und fünf an den, der die Acht hat; für eine Sechs oder Acht, die er selbst hat, nichts.

FT-E1 = Wer zuerst keine Karten mehr hat, gewinnt die Runde.
FT-E2 =
    { $count ->
        [0] Die anderen zeigen ihre Karten; der Gewinner bekommt den Topf.
       *[other] Die anderen zeigen ihre Karten und zahlen { chips-in-figures } für jede, die sie noch haben, in den Topf; der Gewinner bekommt den Topf.
    }
FT-E3 = Man darf ins Minus geraten; niemand scheidet aus.
FT-E4 =
    { $broke ->
        [true] Die Partie endet nach { deal-count } oder wenn jemand keine Chips mehr hat; wer die meisten Chips hat, gewinnt, bei Gleichstand wird der Sieg geteilt.
       *[false] Die Partie endet nach { deal-count }; wer die meisten Chips hat, gewinnt, bei Gleichstand wird der Sieg geteilt.
    }
