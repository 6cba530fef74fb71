# Die Regeln von Farmer auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Jeder legt einen Einsatz in den Hof, den Topf in der Mitte, und bekommt eine Karte verdeckt. Asse zählen eins, Bilder und Zehnen zehn, andere Karten ihren Zahlenwert. Du willst zusammen genau 16.
how-to-2 = Reihum nimmt jeder offene Karten, mindestens eine, bis er bleibt. Wer über 16 kommt, ist überkauft, sagt aber nichts und bleibt wie alle anderen. Der Bauer zieht zuletzt.
how-to-3 = Dann werden alle verdeckten Karten aufgedeckt. Genau 16 gewinnt den ganzen Hof und macht dich zum nächsten Bauern. Hat niemand 16, bleibt der Hof und wächst, und niedrigere Blätter zahlen einen Einsatz an das beste. Jedes überkaufte Blatt zahlt an den Bauern. Nach einigen Runden gewinnt, wer die meisten Chips hat.

section-deal = Das Geben
section-drawing = Das Ziehen
section-paying = Wer zahlt

FA-S1 = { $seats } Spieler, jeder für sich.
FA-S2 = 45 Karten: ein Kartenspiel ohne die Achten und ohne die Sechsen außer der Herz-Sechs.
FA-S3 = Jeder beginnt mit { chips-in-figures }. Man darf ins Minus geraten; niemand scheidet aus.
FA-S4 = Karten werden reihum aufgedeckt: Wer die Herz-Sechs bekommt, ist der erste Bauer.
    .seat = Platz { $seat } ist der erste Bauer.
FA-S5 = Jeder legt { chips-in-figures } in den Hof und bekommt eine Karte verdeckt, der Bauer zuletzt.

FA-P1 = Ab dem Platz links vom Bauern zieht jeder, bis er bleibt; der Bauer kommt zuletzt.
FA-P2 = Wer noch eine Karte will, nimmt die oberste des Stapels und legt sie offen hin. Jeder muss mindestens eine nehmen, auch der Bauer.
FA-P3 = Danach darfst du bleiben; dann ziehst du in dieser Runde nicht mehr.
FA-P4 = Wer über 16 kommt, ist überkauft und kann nur noch bleiben; dass er überkauft ist, erfährt niemand. Mit 16 oder weniger darfst du immer eine weitere nehmen.
FA-P5 = Ist auch der Bauer geblieben, werden alle verdeckten Karten aufgedeckt.

FA-E1 = Genau 16 gewinnt den ganzen Hof. Haben mehrere 16, gewinnt, wer die Herz-Sechs hat, sonst, wer die wenigsten Karten hat. Sind es auch dann noch mehrere, gewinnt der Bauer, wenn er einer von ihnen ist, sonst der Erste von ihnen links vom Bauern.
FA-E2 = Hat niemand 16, bleibt der Hof für die nächste Runde liegen. Das höchste Blatt, das nicht überkauft ist, ist das beste: Jedes niedrigere zahlt ihm { chips-in-figures }.
FA-E3 = Haben mehrere das beste Blatt, teilen sie diese Zahlungen gleichmäßig; überzählige Chips kommen in den Hof.
FA-E4 = Jedes überkaufte Blatt zahlt dem Bauern { chips-in-figures }, egal, wer gewonnen hat.
    .excess = Jedes überkaufte Blatt zahlt dem Bauern { chips-in-figures } für jeden Punkt über 16, egal, wer gewonnen hat.
    .farmer = Ein überkaufter Bauer zahlt niemandem.
FA-E5 = Sind alle überkauft, zahlen alle anderen dem Bauern; der Hof bleibt für die nächste Runde liegen, und niemand gewinnt die Runde. Ist nur ein Blatt nicht überkauft und hat es nicht genau 16, ist es das beste, aber es gibt kein niedrigeres, das ihm zahlt.
FA-E6 = Wer den Hof gewinnt, ist der nächste Bauer; sonst bleibt der Bauer derselbe.
FA-E7 = Gezeigt und gezahlt wird in der Reihenfolge, in der gezogen wurde: Zuerst wird der Hof genommen oder das beste Blatt bezahlt, dann zahlen die überkauften Blätter dem Bauern.
FA-E8 = Die Runde gewinnt, wer den Hof bekommt, sonst alle mit dem besten Blatt.
FA-E9 =
    { $broke ->
        [true] Die Partie endet nach { deal-count } oder wenn jemand keine Chips mehr hat. Der Hof wird gleichmäßig geteilt, überzählige Chips bekommt der Bauer; wer die meisten Chips hat, gewinnt, bei Gleichstand wird der Sieg geteilt.
       *[false] Die Partie endet nach { deal-count }. Der Hof wird gleichmäßig geteilt, überzählige Chips bekommt der Bauer; wer die meisten Chips hat, gewinnt, bei Gleichstand wird der Sieg geteilt.
    }
