# Die Regeln von Trex auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Vier spielen, mit je dreizehn Karten. Wer die Herz-Sieben hat, ist der erste König und wählt für jede von fünf Runden einen Kontrakt, jeden Kontrakt einmal. Dann geht das Königreich nach rechts weiter, bis jeder König war.
how-to-2 = Vier Kontrakte sind Stichspiele ohne Trumpf, in denen bedient werden muss: In „Karo“ bringt jedes genommene Karo 10, in „Stiche“ kostet jeder Stich 15, in „Damen“ jede Dame 25, in „Herz-König“ kostet diese Karte 75. Damen und den Herz-König darf man verdoppeln: Man zeigt sie vorher, und sie zählen doppelt.
how-to-3 = Der fünfte, Trex, ist ein Wettrennen: Die Farben werden von den Buben aus hinauf bis zum Ass und hinunter bis zur Zwei gebaut. Wer spielen kann, muss spielen. In der Reihenfolge, in der man fertig wird, gibt es 200, 150, 100 und 50.
how-to-4 = Nach zwanzig Runden gewinnt, wer die meisten Punkte hat.

section-deal = Das Geben
section-playing = Der Ablauf
section-scoring = Die Wertung

TX-S1 = 52 Karten; in jeder Farbe ist das Ass hoch.
TX-S2 = Alle Karten werden ausgeteilt, dreizehn für jeden.
    .clockwise = Gespielt wird im Uhrzeigersinn.
    .counterclockwise = Gespielt wird gegen den Uhrzeigersinn.
TX-S3 = Wer in der ersten Runde die Herz-Sieben hat, zeigt sie und ist der erste König.
TX-S4 = Von der zweiten Runde der Partie an gibt der König; er spielt in jeder Runde aus.
TX-S5 = Nach dem letzten Kontrakt des Königs geht das Königreich nach rechts.
    .kingdoms =
    { $kingdoms ->
        [1] Gespielt wird ein Königreich.
       *[other] Gespielt werden { $kingdoms } Königreiche.
    }
TX-S6 = Jedes Königreich wird angesagt.

TX-P1 = Der König wählt unter „Karo“, „Stiche“, „Damen“, „Herz-König“ und „Trex“, jeden Kontrakt einmal je Königreich.
    .complex = Der König spielt Komplex und Trex, in der Reihenfolge seiner Wahl.
TX-P2 = Vor dem Spielen darf jeder reihum in „Damen“ Damen zeigen, in „Herz-König“ den Herz-König: Sie sind verdoppelt und gehören weiter zum Blatt.
    .complex = Vor dem Spielen darf jeder reihum in Komplex Damen und den Herz-König zeigen: Sie sind verdoppelt und gehören weiter zum Blatt.
TX-P3 = Wer in Trex alle vier Zweien hat oder drei Zweien und die Drei der vierten Farbe, darf die Runde verwerfen: Es wird neu gegeben, und der Kontrakt ist nicht verbraucht.
TX-P4 = In allen Kontrakten außer Trex muss bedient werden; wer das nicht kann, spielt, was er will. Die höchste Karte der ausgespielten Farbe gewinnt. Es gibt keinen Trumpf.
TX-P5 = In „Herz-König“ darf Herz nur ausspielen, wer nichts anderes hat.
TX-P6 = Karten, die zählen, liegen offen vor dem, der sie genommen hat, die anderen verdeckt.
TX-P7 = Jede Runde wird bis zur letzten Karte gespielt.
    .stop = Eine Runde endet, sobald nichts mehr zählen kann.
TX-P8 = In Trex spiel, wenn du kannst, einen Buben oder eine Karte, die in ihrer Farbe an eine auf dem Tisch anschließt; sonst passe.
TX-P9 = Wer keine Karten mehr hat, ist fertig, als Erster, Zweiter, Dritter oder Letzter.
TX-P10 = Sind drei fertig, ist die Runde zu Ende.
    .all = Sind drei fertig, spielt der Letzte allein weiter, bis auch seine übrigen Karten liegen.
TX-P11 = In Trex liegen nach dem ersten Umlauf alle Zweien offen.

TX-E1 = Jedes genommene Karo: +10.
    .minus = Jedes genommene Karo: −10.
TX-E2 = Jeder genommene Stich, wenn Stiche zählen: −15.
TX-E3 = Jede genommene Dame: −25.
    .doubled = Jede genommene verdoppelte Dame: −50, und +25 für den, der sie gezeigt hat.
TX-E4 = Der genommene Herz-König: −75.
    .doubled = Der genommene Herz-König, wenn er verdoppelt ist: −150, und +75 für den, der ihn gezeigt hat.
TX-E5 = Wer seine eigene verdoppelte Karte nimmt, verliert die vollen verdoppelten Punkte, und die Gutschrift bekommt, wer zu diesem Stich ausgespielt hat, auch wenn er es selbst war.
    .single = Wer seine eigene verdoppelte Karte nimmt, verliert die Punkte, als wäre sie nicht verdoppelt, und niemand bekommt eine Gutschrift.
TX-E6 = Trex: +200, +150, +100 und +50 in der Reihenfolge, in der man fertig wird.
TX-E7 = Komplex: Karo, Stiche, Damen und der Herz-König zählen alle.
TX-E8 = Die Punkte werden Runde für Runde zusammengezählt.
TX-E9 = Das beste Ergebnis einer Runde gewinnt sie.
TX-E10 = Am Ende gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
    .partners = Am Ende gewinnt die Seite mit der höheren Summe; bei Gleichstand wird der Sieg geteilt.
