# Die Regeln von Page One auf Deutsch, Punkt für Punkt, und wie man spielt, wenn man noch nie davon gehört hat.

-call = „Page One!“

how-to-1 = Jeder bekommt vier Karten. Wer als Erster alle los ist, gewinnt.
how-to-2 = Einer spielt eine Karte aus, und alle anderen müssen ihre Farbe bedienen, jeder mit einer Karte. Hast du keine dieser Farbe, ziehst du vom Stapel, Karte für Karte, bis du bedienen kannst: So wachsen die Blätter. Die höchste Karte der Farbe nimmt den Stich, und wer sie gespielt hat, spielt zum nächsten aus. Ein Stich bringt nichts als das Ausspiel.
how-to-3 = Spielst du deine vorletzte Karte, sag { -call }. Vergisst du es, ziehst du fünf Karten.
how-to-4 = Der Joker schlägt alles und darf zu jeder Farbe gespielt werden. Heb ihn für den Moment auf, in dem du sonst ziehen müsstest oder in dem du das Ausspiel brauchst, um deine letzte Karte zu spielen.

section-setup = Das Geben
section-play = Der Ablauf
section-call = { -call }
section-end = Wer gewinnt

PO-S1 =
    { $most ->
        [6] Es können zwei bis sechs spielen, jeder für sich. Dieser Tisch hat { number } Plätze.
       *[8] Es können zwei bis acht spielen, jeder für sich. Dieser Tisch hat { number } Plätze.
    }
PO-S2 = Ein Kartenspiel zu 52 Karten und ein Joker.
    .plain = Ein Kartenspiel zu 52 Karten, ohne Joker.
PO-S3 = In jeder Farbe gilt die Rangfolge Ass, König, Dame, Bube, Zehn und so weiter bis hinunter zur Zwei.
    .joker = Der Joker ist höher als alle und hat keine Farbe.
PO-S4 = Nach jeder Runde, auch einer unentschiedenen, gibt als Nächster, wer links vom Geber sitzt.
    .lot = Wer zuerst gibt, wird ausgelost.
    .seat = Platz { $seat } gibt zuerst.
PO-S5 = Die Karten werden einzeln gegeben, im Uhrzeigersinn ab dem Platz links vom Geber, bis jeder { number } hat.
PO-S6 = Der Rest ist der Stapel, verdeckt.
PO-S7 = Wer links vom Geber sitzt, spielt zum ersten Stich aus.
    .dealer = Der Geber spielt zum ersten Stich aus.

PO-P1 = Ein Stich ist eine Karte von jedem, im Uhrzeigersinn ab dem, der ausspielt.
    .turn = Dein Zug dauert, bis du eine Karte gespielt hast.
    .turn-pickup = Dein Zug dauert, bis du eine Karte gespielt oder den Stich aufgenommen hast.
PO-P2 = Die Farbe der ausgespielten Karte muss bedient werden.
    .second = Ist der Joker ausgespielt, spielt der Zweite eine beliebige Karte, und die Farbe dieser Karte muss bedient werden.
    .named = Wer den Joker ausspielt, nennt die Farbe, die bedient werden muss.
    .later = Ein später gespielter Joker ändert daran nichts.
PO-P3 = Wer ausspielt, spielt eine beliebige Karte.
    .joker = Wer ausspielt, spielt eine beliebige Karte, auch den Joker.
    .alone = Ist aber der Joker deine einzige Karte, darfst du ihn nicht ausspielen: Zieh eine Karte, dann spiel eine von beiden aus.
    .nothing = Gibt es nichts zu ziehen, spielt stattdessen aus, wer links von dir sitzt.
PO-P4 = Hast du Karten dieser Farbe, spiel eine davon; ziehen darfst du nicht.
    .or-joker = Hast du Karten dieser Farbe, spiel eine davon oder den Joker; ziehen darfst du nicht.
    .compulsory = Hast du keine, aber den Joker, musst du den Joker spielen.
    .dig = Hast du keine, zieh vom Stapel, Karte für Karte, bis eine kommt.
    .dig-no-joker = Hast du keine und auch keinen Joker, zieh vom Stapel, Karte für Karte, bis eine kommt.
    .instead = Statt zu ziehen oder weiterzuziehen, darfst du den Joker spielen.
    .void = Solange du diese Farbe hast, darfst du den Joker nicht spielen.
    .not-last = Der Joker darf nie deine letzte gespielte Karte sein: Hast du nur noch ihn, zieh.
PO-P5 = Ziehen kann man, solange im Stapel oder in der Ablage Karten sind.
    .pickup = Ziehen kann man, solange der Stapel reicht.
PO-P6 = Sobald du eine Karte der Farbe ziehst, musst du diese Karte spielen: Weiterziehen, um eine bessere zu finden, geht nicht.
    .no-joker = Der Joker kann sie nicht ersetzen, und den Joker zu ziehen beendet die Suche nicht.
    .compulsory = Ziehst du vorher den Joker, musst du den Joker spielen.
PO-P7 = Muss eine Karte genommen werden und ist der Stapel leer, werden alle fertigen Stiche zu einem neuen Stapel gemischt.
    .table = Der Stich auf dem Tisch bleibt, wo er ist.
PO-P8 = Kannst du nicht bedienen und ist der Stapel leer, sei es gleich oder nachdem du von ihm gezogen hast, nimm den ganzen Stich auf die Hand.
    .must = Kannst du den Joker spielen, musst du stattdessen ihn spielen.
    .may = Kannst du den Joker spielen, darfst du stattdessen ihn spielen.
    .over = Damit endet der Stich; wer nach dir käme, spielt nicht mehr dazu.
    .leader = Als Nächster spielt aus, wer die höchste Karte darin gespielt hat.
    .gone = Fertige Stiche kommen nie in den Stapel zurück.
PO-P9 = Kannst du nicht bedienen und ist nichts mehr zu ziehen, endet die Runde sofort unentschieden.
    .joker = Kannst du weder bedienen noch einen Joker spielen und ist nichts mehr zu ziehen, endet die Runde sofort unentschieden.
PO-P10 = Die höchste Karte der ausgespielten Farbe gewinnt den Stich.
    .joker = Der Joker gewinnt den Stich; ohne ihn gewinnt die höchste Karte der Farbe, die zu bedienen war.
PO-P11 = Ein fertiger Stich kommt auf die Ablage, und wer ihn gewonnen hat, spielt zum nächsten aus.
    .nothing = Stiche zu gewinnen bringt sonst nichts.

PO-P12 = Immer wenn dir nach einer gespielten Karte genau eine bleibt, musst du { -call } sagen.
    .again = Das gilt auch, wenn du vorher schon nur eine Karte hattest und ziehen musstest: Spielst du dann und bleibt dir wieder nur eine, musst du neu ansagen.
    .other = Wer auf andere Weise zu einer einzigen Karte kommt, muss nichts ansagen.
PO-P13 = Ansagen darfst du von dem Augenblick an, in dem deine Karte gespielt ist, egal, wer am Zug ist.
    .once = Für die Karte, die du dann hast, genügt eine Ansage.
PO-P14 = Für die Ansage ist es zu spät, sobald irgendjemand eine Karte spielt oder zieht.
    .pickup = Für die Ansage ist es zu spät, sobald irgendjemand eine Karte spielt, zieht oder aufnimmt.
    .own = Hat deine Karte den Stich abgeschlossen und gewonnen, darfst du noch ansagen, bis du die nächste Karte ausspielst.
    .won = Eine versäumte Ansage schadet nicht, wenn jemand anders mit der nächsten Karte die Runde gewinnt.
    .not-last = Eine versäumte Ansage schadet auch nicht, wenn du ziehst, weil du den Joker nicht ausspielen darfst: Du hast dann nicht mehr nur eine Karte.
PO-P15 = Hast du nicht rechtzeitig angesagt, trifft dich sofort die Strafe.
PO-P16 = Hast du nicht rechtzeitig angesagt, geschieht nichts, bis es jemand merkt.
    .others = Jeder andere darf dann die fehlende Ansage reklamieren, auch außer der Reihe; dich trifft die Strafe, und es geht dort weiter, wo unterbrochen wurde.
    .safe = Du bist davongekommen, sobald du ziehst oder sobald du fertig bist und alle das akzeptieren.
    .safe-pickup = Du bist davongekommen, sobald du ziehst oder aufnimmst oder sobald du fertig bist und alle das akzeptieren.
    .late = Zu spät ansagen hilft nicht.
PO-P17 = Die Strafe sind fünf Karten vom Stapel.
    .trick = Hast du deine letzte Karte ausgespielt, ohne für sie angesagt zu haben, und ist der Stapel leer, nimmst du stattdessen den Stich, den du gerade gewonnen hast.
    .pickup = In allen anderen Fällen nimmst du, wenn der Stapel leer ist, stattdessen den letzten fertigen Stich; geht der Stapel aus, bevor du fünf Karten genommen hast, wird der Rest erlassen.
    .short = Geht der Stapel aus, wird er erneuert; reichen die Karten auch dann nicht, wird der Rest erlassen.
PO-P18 = Die Reihenfolge: Die Karte wird gespielt oder gezogen; eine versäumte Ansage wird bestraft; wer jetzt nur noch eine Karte hat, darf ansagen; ein fertiger Stich wird eingezogen; der Nächste ist am Zug.
    .challenge = Die Reihenfolge: Die Karte wird gespielt oder gezogen; eine versäumte Ansage kann ab jetzt reklamiert werden; wer jetzt nur noch eine Karte hat, darf ansagen; ein fertiger Stich wird eingezogen; der Nächste ist am Zug.
    .pickup = Die Reihenfolge: Die Karte wird gespielt oder gezogen oder der Stich aufgenommen; eine versäumte Ansage wird bestraft; wer jetzt nur noch eine Karte hat, darf ansagen; ein fertiger Stich wird eingezogen; der Nächste ist am Zug.
    .pickup-challenge = Die Reihenfolge: Die Karte wird gespielt oder gezogen oder der Stich aufgenommen; eine versäumte Ansage kann ab jetzt reklamiert werden; wer jetzt nur noch eine Karte hat, darf ansagen; ein fertiger Stich wird eingezogen; der Nächste ist am Zug.

PO-E1 = Wer seine letzte Karte spielt, gewinnt die Runde in diesem Augenblick, auch mitten in einem Stich, und niemanden trifft mehr eine Strafe.
    .challenge = Kann aber eine versäumte Ansage von dir noch reklamiert werden, hast du erst gewonnen, wenn die anderen geantwortet haben.
    .owing = Spielst du deine letzte Karte aber aus, ohne für sie angesagt zu haben, hast du nicht gewonnen: Die Karte bleibt im Stich, dich trifft die Strafe, und es geht weiter.
PO-E2 = Spielst du deine letzte Karte und kann eine versäumte Ansage von dir noch reklamiert werden, werden die anderen nacheinander gefragt, ob sie akzeptieren oder reklamieren, im Uhrzeigersinn ab dem Platz links von dir.
    .accept = Akzeptieren es alle, hast du gewonnen.
    .challenge = Reklamiert einer, trifft dich die Strafe, und es geht weiter; war keine Karte zu nehmen, hast du trotzdem gewonnen.
    .other = Währenddessen kann keine versäumte Ansage eines anderen reklamiert werden.
PO-E3 = Eine Runde hat einen Gewinner, oder keinen, wenn sie unentschieden ist.
PO-E4 = Ist nach { $tricks } Stichen niemand fertig, endet die Runde unentschieden.
PO-E5 = Der Gewinner einer Runde bekommt einen Punkt.
    .points = Der Gewinner einer Runde bekommt einen Punkt für jede Karte, die die anderen noch haben.
    .draw = Eine unentschiedene Runde bringt nichts.
    .draw-points = Eine unentschiedene Runde bringt nichts.
PO-E6 =
    .single = Die Partie besteht aus einer Runde.
    .wins = Wer zuerst { number } { $count ->
        [one] Runde
       *[other] Runden
    } gewinnt, gewinnt die Partie.
    .points = Wer zuerst { $target } Punkte hat, gewinnt die Partie.
    .limit = Nach 100 Runden endet die Partie in jedem Fall: Wer die meisten Punkte hat, gewinnt, bei Gleichstand wird der Sieg geteilt.
