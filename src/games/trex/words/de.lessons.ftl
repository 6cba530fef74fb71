# Die Lektionen dieses Spiels auf Deutsch.

contract = Wer am Ende die meisten Punkte hat, gewinnt. Du hast die Herz-Sieben, also bist du König und wählst den Kontrakt. Vier Buben mit Nachbarn sind wie gemacht für Trex, das Rennen.
    .task = Wähl den Kontrakt
    .other = Dort geht es ums Vermeiden, und deine hohen Karten würden stechen. Die Buben sind für Trex gemacht.
    .diamonds = In „Karo“ willst du Karo sammeln, und ohne Asse und Könige bekommst du wenig davon. Die Buben sind für Trex gemacht.
    .why = In Trex wird von den Buben aus gebaut, bis zum Ass hinauf und zur Zwei hinab.
follow = Im Kontrakt „Stiche“ kostet jeder Stich 15. Du musst bedienen, und die höchste Karte der Farbe nimmt den Stich. In diesem liegt eine Dame.
    .task = Bleib unter der Dame
    .ace = Das Ass würde den Stich nehmen, und jeder Stich kostet 15. Bleib unter der Dame, aber so hoch du kannst.
    .why = Der Bube ist weg, und den Stich nimmt die Dame, nicht du.
throw = Du kannst Pik nicht bedienen, also darfst du jede Karte abwerfen: Werde eine gefährliche los.
    .task = Wirf eine hohe Karte ab
    .low = Die Zwei sticht nie, sie ist deine beste Karte. Wirf eine hohe ab.
    .why = Hohe Karten machen Stiche, die du nicht willst. Kleine schützen dich.
expose = Im Kontrakt „Damen“ kostet jede genommene Dame 25. Du darfst deine verdoppeln, also vorher zeigen: Dann kostet sie den, der sie nimmt, 50 und bringt dir 25. Aber sie ist dein einziges Pik.
    .task = Die Dame verdoppeln?
    .alone = Das erste Pik zwingt sie heraus, zum doppelten Preis. Verdopple nichts.
    .why = Eine Dame ohne kleine Karten daneben wird zu leicht gefangen, vielleicht von dir selbst.
king = In diesem Kontrakt kostet der Herz-König 75. Er liegt im Stich: Nimm ihn nicht.
    .task = Nimm den König nicht
    .takes = Damit stichst du und bekommst den Herz-König. Bleib unter der Zehn.
    .why = Jemand anders hat den König genommen, und damit ist die Runde vorbei.
race = Trex, das Rennen: Buben öffnen die Farben, dann folgt oben die Dame oder unten die Zehn. Öffne die Farbe, in der deine anderen Karten folgen können.
    .task = Öffne die richtige Farbe
    .few = Du hast sonst kaum Herz. Öffne Pik, dort folgen deine Zehn und Neun.
    .why = Wer kann, muss; wer nicht kann, passt. Wer als Erster fertig ist, bekommt 200.
