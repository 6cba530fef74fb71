# Die Regeln von Piquet auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

how-to-1 = Zwei Spieler, 32 Karten vom Ass bis zur Sieben, zwölf für jeden. Acht liegen zwischen euch: der Talon. Sechs Runden sind eine Partie.
how-to-2 = Erst wird getauscht: Leg eine bis fünf Karten ab und zieh ebenso viele. Wer nicht gegeben hat, die Vorhand, ist zuerst dran und wird ausspielen; der Geber ist die Hinterhand.
how-to-3 = Dann vergleicht ihr dreierlei. Rummel: die meisten Karten einer Farbe, ein Punkt je Karte. Sequenz: drei oder mehr aufeinanderfolgende einer Farbe, wert 3, 4, 15, 16 und so weiter. Satz: drei oder vier gleiche, Zehnen oder höher, wert 3 oder 14. Die Vorhand sagt an; die Hinterhand antwortet „gut“, „gleich“ (dann entscheidet, was die Karten zählen, oder die oberste Karte) oder „nicht gut“ (die Hinterhand hat Besseres). Nur das Bessere zählt. Du darfst auch schweigen: Das verbirgt deine Karten.
how-to-4 = Dann zwölf Stiche ohne Trumpf; bediene, wenn du kannst. Ein Punkt für jedes Ausspiel und jeden gewonnenen Stich; zehn dazu für mehr als sechs Stiche oder vierzig für alle zwölf.
how-to-5 = Dreißig Punkte, bevor der andere etwas hat, bringen dreißig dazu, oder sechzig, wenn noch keine Karte ausgespielt ist. Nach sechs Runden gewinnt, wer mehr hat. Ein Verlierer unter 100, dem Rubikon, verliert viel höher.

section-deal = Das Geben
section-exchange = Das Tauschen
section-declaring = Das Ansagen
section-play = Die Stiche
section-bonus = Repic und Pic
section-end = Das Ende

PQ-S1 = Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben in vier Farben: 32 Karten, das Ass hoch.
PQ-S2 = Gegeben wird abwechselnd.
    .cut = Es wird abgehoben; die höhere Karte gibt zuerst, bei gleichem Wert die bessere Farbe: Pik, Herz, Karo, Kreuz.
    .seat = Platz { $seat } gibt zuerst.
PQ-S3 = Zwölf Karten für jeden, immer zwei auf einmal, angefangen bei dem, der nicht gibt: Er ist die Vorhand. Die acht übrigen Karten sind der Talon.

PQ-X1 = Die Vorhand legt eine bis fünf Karten verdeckt ab und zieht ebenso viele oben vom Talon.
PQ-X2 = Nimmt die Vorhand weniger als fünf, sieht sie sich den Rest der obersten fünf Karten an; sie bleiben, wo sie sind.
PQ-X3 = Dann legt der Geber, die Hinterhand, mindestens eine Karte ab, höchstens fünf und höchstens so viele, wie übrig sind, und zieht.
PQ-X4 = Sind noch Karten im Talon, deckt die Hinterhand sie für beide auf oder lässt sie verdeckt.
PQ-X5 = Carte blanche hat, wer beim Geben weder König noch Dame noch Bube bekommen hat. Vor dem eigenen Tauschen angesagt, zählt sie zehn.
PQ-X6 = Die Hinterhand sagt sie nach dem Tauschen der Vorhand an, zeigt das Blatt, bekommt die Punkte und tauscht dann.
PQ-X7 = Eine Vorhand mit Carte blanche sagt, wie viele Karten sie tauschen wird; so viele vom Talon werden ungesehen beiseitegelegt. Die Hinterhand tauscht aus dem Rest, dann zeigt die Vorhand das Blatt, bekommt die Punkte, legt so viele ab und nimmt die beiseitegelegten.

PQ-D1 = Rummel: die Karten einer Farbe. Mehr Karten sind besser; bei gleich vielen entscheidet, was sie zusammen zählen, Ass 11, Bilder und Zehn 10, andere ihren Zahlenwert. Ein Punkt für jede Karte.
PQ-D2 = Sequenz: drei oder mehr aufeinanderfolgende Karten einer Farbe. Die längere ist besser, bei gleicher Länge die mit der höheren obersten Karte. Drei zählen 3, vier 4, fünf 15, sechs 16, sieben 17, acht 18.
PQ-D3 = Satz: drei oder vier gleiche, Zehnen oder höher. Vier schlagen drei, sonst entscheidet der Wert. Drei zählen 3, vier 14.
PQ-D4 = Die Vorhand nennt von jeder Art das Beste oder schweigt. Schweigen heißt „keine“ oder „ich behalte es für mich“; was verschwiegen wurde, kann später nicht mehr angesagt werden.
PQ-D5 = Die Hinterhand antwortet. „Gut“: Die Vorhand gewinnt. „Gleich“: Die Hinterhand hat ebenso viele Karten (bei Sätzen nie). „Nicht gut“: Die Hinterhand hat mehr Karten oder bei Sätzen gleich viele von höherem Wert. „Gut“ darf man immer sagen.
PQ-D6 = Nach „gleich“ sagt die Vorhand, was der Rummel zählt oder welche die oberste Karte der Sequenz ist, und die Hinterhand antwortet noch einmal.
PQ-D7 = Nur wer einen Vergleich gewinnt, bekommt dafür Punkte. Sind beide genau gleich, bekommt niemand etwas.
PQ-D8 = Schweigt die Vorhand, darf die Hinterhand ansagen und gewinnt dann diesen Vergleich, oder sie schweigt auch.
PQ-D9 = Sagt die Hinterhand „nicht gut“, sagt sie auch, was besser ist.
PQ-D10 = Wer bei den Sequenzen oder bei den Sätzen gewinnt, darf auch weitere dieser Art zählen, so viele er will. Was zählt, wird gezeigt.
PQ-D11 = Die Hinterhand antwortet vor dem ersten Ausspiel der Vorhand, sagt selbst aber erst danach an und zählt erst danach; dann werden alle Karten gezeigt, die gezählt haben.

PQ-P1 = Die Vorhand spielt aus. Bediene, wenn du kannst, sonst spiel, was du willst. Die höhere Karte der ausgespielten Farbe gewinnt, und wer sie gespielt hat, spielt als Nächster aus. Trumpf gibt es nicht.
PQ-P2 = Eine Karte auszuspielen zählt einen Punkt.
PQ-P3 = Einen Stich zu gewinnen zählt einen Punkt.
    .classic = Einen Stich zu gewinnen zählt nur dann einen Punkt, wenn der andere dazu ausgespielt hat; der letzte Stich zählt einen mehr.
PQ-P4 = Wer sieben Stiche gewinnt, bekommt zehn Punkte, „die Karten“. Gewinnt jeder sechs, bekommt sie niemand.
PQ-P5 = Alle zwölf Stiche, Capot, bringen dreißig dazu.
PQ-P6 = Gewonnene Stiche liegen offen. Jeder darf sich die Karten ansehen, die er abgelegt hat.

PQ-B1 = Wer durch Carte blanche und Ansagen dreißig erreicht, bevor eine Karte ausgespielt ist und während der andere nichts hat, macht einen Repic und bekommt sechzig dazu.
PQ-B2 = Wer ohne Repic durch Carte blanche, Ansagen und Spielen dreißig erreicht, während der andere nichts hat, macht einen Pic und bekommt dreißig dazu. Das kann nur die Vorhand, weil ihr erstes Ausspiel zählt.
    .cards = Die zehn Punkte „für die Karten“ zählen dabei mit.
    .no-cards = Die zehn Punkte „für die Karten“ zählen dabei nicht mit.
PQ-B3 = Gezählt wird in dieser Reihenfolge: Carte blanche, Rummel, Sequenzen, Sätze, Spielen. Ein Vergleich, den niemand gewonnen hat, verhindert weder Repic noch Pic.
    .late = Die Reihenfolge gilt, auch wenn die Hinterhand spät ansagt.

PQ-E1 = Nach zwölf Stichen werden die Punkte der Runde zum Stand gezählt.
PQ-E2 = Nach sechs Runden gewinnt, wer mehr hat.
    .draw = Bei Gleichstand endet die Partie unentschieden.
    .more = Bei Gleichstand werden noch zwei Runden gespielt; steht es dann immer noch gleich, endet die Partie unentschieden.
PQ-E3 = Der Gewinn ist der Unterschied plus 100. Bleibt der Verlierer unter 100, dem Rubikon, ist der Gewinn die Summe beider Ergebnisse plus 100.
PQ-E4 = Eine unentschiedene Partie hat keinen Gewinn.
