# Die Lektionen dieses Spiels auf Deutsch.

swap = Sammle hohe Karten einer Farbe: Sie zählen für dich, alle anderen gegen dich. Nimm die Pik-Zehn und leg die Herz-Neun an ihre Stelle.
    .task = Nimm die Pik-Zehn
    .small = Das geht auch, aber die Neun kostet am meisten. Gib die höchste Karte weg, die nicht passt.
    .why = Drei Pik sind 30. Vier und Zwei werden abgezogen.
end = Nach dem Tausch könntest du „Stopp!“ sagen. Aber 30 weniger 6 ist noch wenig: Beende deinen Zug.
    .task = Beende deinen Zug
    .early = Nach „Stopp!“ sind alle anderen noch einmal dran, und 24 ist leicht zu schlagen. Beende deinen Zug.
    .why = Die anderen tauschen auch. Schau, was sie liegen lassen.
clear = In der Mitte hilft dir nichts. Ab deinem zweiten Zug darfst du abräumen und fünf neue Karten auslegen lassen.
    .task = Räum die Mitte ab
    .why = Das Pik-Ass! Es zählt elf.
ace = Nimm das Ass. Welche Karte gibst du dafür her?
    .task = Nimm das Ass
    .four = Die Vier kostet mehr als die Zwei. Gib die Vier weg.
    .why = Ass, König, Dame und Zehn sind 41, weniger 2: 39.
stop = 39 ist gut. Sag „Stopp!“, bevor die anderen aufholen.
    .task = Sag „Stopp!“
    .wait = Du kannst warten, aber die anderen werden mit jedem Zug besser. Sag jetzt „Stopp!“.
    .why = Alle anderen sind noch einmal dran, dann wird verglichen.
trap = Eine Falle: Jemand hat „Stopp!“ gesagt, das ist dein letzter Zug. Fang keine neue Farbe an, mach deine besser.
    .task = Mach deine Farbe besser
    .ten = Die Zehn ist gut, aber das Ass zählt eins mehr, und einen weiteren Zug gibt es nicht.
    .why = Mit dem Herz-Ass hast du 50. Bei Gleichstand verliert, wer „Stopp!“ gesagt hat.
