# Die Lektionen von Page One auf Deutsch.

-call = „Page One!“

follow = Wer zuerst keine Karten mehr hat, gewinnt. Herz wurde ausgespielt, und du hast eins: Du musst bedienen. Spiel dein Herz.
    .task = Spiel ein Herz
    .why = Dein König ist das höchste Herz im Stich, also gehört er dir. Ein Stich selbst zählt nichts, aber wer ihn macht, spielt als Nächster aus.
lead = Du spielst aus: Jede Karte ist recht, und die anderen müssen bedienen. Spiel die Karte aus, die niemand schlägt.
    .task = Spiel aus, was keiner schlägt
    .low = Diese Karte wird geschlagen, und dann spielt jemand anders aus. Ein Ass wird in seiner Farbe nie geschlagen.
    .why = Wer kein Pik hat, muss ziehen, bis eins kommt. Wer ausspielt, muss das nie: Das ist der Wert des Ausspielens.
dig = Kreuz wurde ausgespielt, und du hast keins. Tippe auf den Stapel und zieh Karte um Karte, bis ein Kreuz kommt.
    .task = Zieh, bis ein Kreuz kommt
    .why = Da ist dein Kreuz. Zwei Karten mehr bleiben auf deiner Hand: Eine fehlende Farbe ist teuer.
drawn = Das erste gezogene Kreuz muss gespielt werden, ob es sticht oder nicht.
    .task = Spiel das Kreuz
    .why = Der Stich geht an den Kreuz-König, das höchste gespielte Kreuz.
two = Nur noch zwei Karten! Spiel die aus, die den Stich macht. Dann spielst du wieder aus, und deine letzte Karte muss nirgends passen.
    .task = Mach diesen Stich
    .low = Spielst du die aus, sticht jemand anders und spielt aus, und dein Ass wirst du nur los, wenn zufällig seine Farbe kommt. Zuerst das Ass!
    .why = Das Ass sticht, und du hast nur noch eine Karte. Jetzt kommt das Wichtigste …
call = Nur noch eine Karte: Sag { -call }, bevor der Nächste spielt oder zieht. Drück auf den Knopf.
    .task = Sag { -call }
    .late = Wenn du es vergisst, musst du fünf Karten nehmen. Sag es jetzt!
    .why = Rechtzeitig gesagt. Warte im Spiel nicht: Zu spät ist es, sobald jemand spielt oder zieht.
out = Du hast den Stich gemacht, also spielst du aus: deine letzte Karte.
    .task = Spiel die letzte Karte
    .why = Wer keine Karten mehr hat, gewinnt die Runde sofort. Die anderen müssen gar nicht mehr bedienen.
joker = Wieder wurde Kreuz ausgespielt, und du hast keins. Aber du hast den Joker: Er schlägt alles und darf auf jede Farbe gespielt werden.
    .task = Spiel den Joker
    .dig = Du darfst auch ziehen, aber dann wächst deine Hand. Der Joker erspart das und holt dir den Stich.
    .why = Nichts gezogen, und der Stich gehört dir. Der Joker und eine andere Karte reichen fast immer zum Sieg.
again = Eine Falle: Du hattest nur noch eine Karte und hattest angesagt, aber dann musstest du ziehen und spielen. Jetzt hast du wieder nur eine.
    .task = Sag noch einmal an
    .late = Die alte Ansage gilt nicht für diese Karte. Sag noch einmal an, sonst musst du fünf Karten nehmen.
    .why = Jedes Mal, wenn dir nach dem Spielen eine Karte bleibt, musst du ansagen. Viele vergessen das.
