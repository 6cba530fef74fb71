# Die Lektionen dieses Spiels auf Deutsch.

match = Wer zuerst keine Karten mehr hat, gewinnt. Eine Karte muss in Farbe oder Wert zur offenen passen. Nimm diesmal den gleichen Wert.
    .suit = Ein Herz passt auch. Aber probier den anderen Weg: eine Karte vom gleichen Wert.
    .why = Neun auf Neun: Jetzt ist Kreuz gefragt.
save = Pik liegt offen, und zwei deiner Karten passen. Spiel die, die du weniger brauchst.
    .eight = Die Acht geht immer. Spiel den König, solange er passt.
    .why = Achten passen auf alles, darum hebt man sie für schlechte Zeiten auf.
eight = Jetzt passt nur noch die Acht. Spiel sie und wünsch dir eine Farbe, die du hast.
    .draw = Du darfst auch ziehen, aber mit der Acht wirst du eine Karte los und wählst die Farbe.
    .none = Von dieser Farbe hast du keine. Wünsch dir Herz oder Karo.
    .why = Der Nächste muss diese Farbe spielen oder auch eine Acht.
draw = Nichts passt, und eine Acht hast du nicht. Zieh, bis eine Karte passt.
    .why = Endlich ein Herz. Die andere Karte bleibt auf deiner Hand.
drawn = Spiel die passende Karte. Du dürftest weiterziehen, aber jede Karte mehr musst du erst loswerden.
    .on = Das geht, aber deine Hand wird nur größer. Spiel das Herz.
    .why = Eine Karte weg, und dein Zug ist zu Ende.
two = Eine Falle: Du hast noch eine Acht und ein Pik, und Pik ist gefragt. Was zuerst?
    .eight = Dann bleibt dir vielleicht der König. Die Acht geht immer: Heb sie für den Schluss auf.
    .why = Das Pik musste weg, solange es passte. Die Acht passt auf alles.
out = Noch eine Karte, und es ist eine Acht.
    .why = Ohne Karten hast du gewonnen. Mit einer Acht als letzter Karte wünschst du dir nichts.
