# Die Lektionen dieses Spiels auf Deutsch.

bid = Wer zuerst dreißig Punkte hat, gewinnt. Fünfzehn stecken in den Stichen einer Runde: Jeder bietet, wie viele er davon holt. Pik-Ass, König, Dame, Bube und zwei hohe Herz: Biete, was du dich traust.
    .strong = Mit so einem Blatt musst du bieten. Es macht fast alle Stiche.
    .why = Wer am höchsten bietet, spielt zuerst aus. Holt er weniger, bekommt er nichts.
trump = Alle anderen haben gepasst. Die Farbe deiner ersten Karte wird Trumpf: Spiel deine lange Farbe aus.
    .short = Dann ist Herz Trumpf, und davon hast du nur zwei. Nimm die lange Farbe.
    .why = Pik ist Trumpf. Der Joker ist der niedrigste Trumpf; wer keinen anderen hat, muss ihn spielen.
keep = Du hast den Joker: drei Punkte, und du darfst die Rangfolge umdrehen, Neun am höchsten, Ass am niedrigsten. Du hast Asse und Könige.
    .turn = Dann machen deine hohen Karten keinen Stich. Lass es, wie es ist.
    .why = Es bleibt dabei. Mit niedrigen Karten hättest du gedreht.
turn = Wieder der Joker, aber jetzt hast du Neunen und Zehnen. Dreh um!
    .low = Dann machen deine niedrigen Karten keinen Stich. Dreh um.
    .why = Von jetzt an sind Neunen am höchsten und Asse am niedrigsten, überall.
follow = Jemand anders hat geboten und spielt Trumpf aus. Du musst bedienen, und das Ass ist nicht zu schlagen. Welchen Trumpf gibst du?
    .waste = Das Ass sticht sowieso. Behalt die Dame, gib den Buben.
    .why = Nur Könige, Damen und Buben zählen je einen Punkt, aber Trümpfe machen Stiche: Du hast den besseren behalten.
ruff = Karo wurde ausgespielt, und du hast keins. Jede Karte ist erlaubt: Ein Trumpf macht den Stich.
    .away = Die Karte macht keinen Stich. Ein Trumpf holt den Stich mit dem Buben darin.
    .why = Der niedrigste Trumpf schlägt die höchste Karte jeder anderen Farbe.
save = Eine Falle: Der letzte Stich bringt auch die Eine Karte. Du hast noch einen Trumpf und eine Neun. Was zuerst?
    .last = Dann verliert die Neun den letzten Stich und die Eine Karte dazu. Behalt den Trumpf.
    .why = Diesen Stich machen andere, aber dein Trumpf hat das letzte Wort.
last = Der letzte Stich: Spiel den Trumpf.
    .why = Der Stich und die Eine Karte gehören dir. Wer zuerst dreißig Punkte hat, gewinnt.
