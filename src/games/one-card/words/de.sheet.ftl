# Die Regeln von One Card auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Vier Farben vom Ass bis zur Neun und ein Joker: 25 Karten, die bis auf eine alle ausgeteilt werden. Diese Eine Karte liegt verdeckt in der Mitte und geht an den, der den letzten Stich gewinnt.
how-to-2 = Könige, Damen und Buben zählen einen Punkt, der Joker drei; zusammen 15. Zuerst bietet jeder, wie viele Punkte er holen wird, oder passt. Wer am meisten bietet, spielt aus, und die Farbe dieser ersten Karte ist Trumpf. Bediene, wenn du kannst; der höchste Trumpf gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe.
how-to-3 = Der Joker ist der niedrigste Trumpf, schlägt aber jede gewöhnliche Karte. Wer in einer Runde mit Trumpf den Stich gewinnt, in dem er liegt, darf die Rangfolge umdrehen: Bis zum Ende der Runde wird die Neun die höchste, das Ass die niedrigste.
how-to-4 = Wer am meisten geboten hat, bekommt alle Punkte, die er geholt hat, wenn sie mindestens sein Gebot erreichen, sonst nichts. Alle anderen bekommen, was sie geholt haben. Sobald jemand 30 Punkte hat, gewinnt, wer die meisten hat.

section-deal = Das Geben
section-auction = Das Reizen
section-playing = Die Stiche
section-scoring = Die Wertung

OC-S1 = Zwei, drei oder vier Spieler, jeder für sich.
OC-S2 = Das Kartenspiel hat 25 Karten: Ass, König, Dame, Bube, Zehn und Neun jeder Farbe und einen Joker.
    .two = Die Karo-Zwei vertritt den Joker.
OC-S3 = Gegeben wird reihum nach links.
    .seat = Platz { $seat } gibt zuerst.
    .lot = Wer zuerst gibt, wird ausgelost.
OC-S4 = Jeder bekommt { $cards } Karten, einzeln gegeben. Die 25., die Eine Karte, liegt verdeckt in der Mitte; niemand sieht sie an.
OC-S5 = Jeder König, jede Dame und jeder Bube zählt einen Punkt, der Joker drei: zusammen 15.

OC-A1 = Wer links vom Geber sitzt, beginnt. Das niedrigste Gebot ist { $lowest }, jedes weitere muss höher sein, keines über 15. Eine Farbe wird nicht genannt.
OC-A2 =
    .again = Wer gepasst hat, wird wieder gefragt, wenn die Reihe an ihn kommt.
    .out = Wer gepasst hat, scheidet aus dem Reizen aus.
OC-A3 = Das Reizen endet, wenn 15 geboten sind, wenn nach dem höchsten Gebot alle passen, die noch bieten dürfen, oder wenn alle gepasst haben.
OC-A4 = Der Höchstbietende spielt zum ersten Stich aus.
OC-A5 = Bietet niemand, gibt es keinen Trumpf, Asse bleiben hoch, und es spielt aus, wer dem Geber gegenübersitzt (zu dritt, wer links von ihm sitzt).

OC-P1 = Zu einem Stich spielt jeder eine Karte, im Uhrzeigersinn; wer den Stich gewinnt, spielt zum nächsten aus.
OC-P2 = Die Farbe der ersten Karte des Bietenden ist Trumpf. Diese Karte darf nicht der Joker sein.
OC-P3 = Danach darf jede Karte ausgespielt werden. In einer Runde mit Trumpf zählt ein ausgespielter Joker als Trumpf.
OC-P4 = Wird Trumpf ausgespielt, spiel Trumpf, wenn du welchen hast; auch der Joker ist einer. Wird eine andere Farbe ausgespielt, spiel sie, wenn du sie hast, weder Trumpf noch den Joker. Sonst spiel, was du willst.
OC-P5 = In einer Runde ohne Trumpf darf man auf einen ausgespielten Joker alles spielen. Wird eine Farbe ausgespielt, muss bedienen, wer sie hat, und darf nicht stattdessen den Joker spielen; die anderen spielen, was sie wollen, auch den Joker.
OC-P6 = Der höchste Trumpf gewinnt; der Joker ist der niedrigste Trumpf und schlägt jede gewöhnliche Karte. Liegt kein Trumpf im Stich, gewinnt die höchste Karte der ausgespielten Farbe. In einer Runde ohne Trumpf schlägt der Joker alles.
OC-P7 = Gewonnene Stiche liegen neben ihrem Gewinner; alle haben sie gesehen.
OC-P8 = Wer in einer Runde mit Trumpf den Stich gewinnt, in dem der Joker liegt, darf die Rangfolge umdrehen, wenn noch Karten übrig sind: Neun hoch, Ass niedrig, in allen Farben, bis zum Ende der Runde.
OC-P9 = Der Gewinner des letzten Stichs bekommt auch die Eine Karte.

OC-E1 = Jeder zählt die Punkte in seinen Stichen, die Eine Karte mitgerechnet.
OC-E2 = Die anderen bekommen, was sie geholt haben. Der Höchstbietende bekommt, was er geholt hat, wenn es mindestens das Gebot ist, sonst nichts.
OC-E3 = Die Runde gewinnt, wer in ihr die meisten Punkte bekommen hat.
OC-E4 = Nach einer Runde, in der jemand { $target } Punkte oder mehr hat, gewinnt, wer die meisten hat; bei gleichem Stand wird der Sieg geteilt.
OC-E5 =
    { $rounds ->
        [one] Nach { $rounds } Runde gewinnt, wer die meisten Punkte hat.
       *[other] Nach { $rounds } Runden gewinnt, wer die meisten Punkte hat.
    }
