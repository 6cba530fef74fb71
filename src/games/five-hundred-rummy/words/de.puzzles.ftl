# Warum ein Zug in den beurteilten Stellungen (positions.json) richtig oder falsch ist. Begriffe: src/games/face/words/de.ftl.

position-holds-card-lay-three = Der andere hat nur noch eine Karte: Leg die drei Neunen aus, bevor du etwas abwirfst, sonst zählen sie gegen dich
position-jack-queen-king-invite = An Bube, Dame und König können andere Ass und Zehn anlegen, aber der andere hat nur noch eine Karte: Leg sie trotzdem aus
position-fourth-king-goes-three = Der vierte König kommt an die drei Könige des anderen: Sonst nützt er dir nichts, und er bringt zehn Punkte
position-holds-card-joker-must = Der andere hat nur noch eine Karte: Der Joker darf nicht auf der Hand bleiben, leg ihn
position-holds-card-nothing-laid = Der andere hat nur noch eine Karte, und nichts lässt sich auslegen: Wirf das Ass ab, es zählt 15 Punkte gegen dich
position-holds-card-take-ace = Der andere hat nur noch eine Karte: Nimm nicht Ass, Dame und Bube für eine Meldung aus drei Zweien
position-king-goes-kings-nine = Der König kommt an deine Könige, die Neun wird abgeworfen: Schluss, alles liegt auf dem Tisch
position-goes-out-discard-joker = Schluss macht man hier nur mit einem Abwurf: Der Joker wird für 15 Punkte gelegt, die Neun abgeworfen
position-nine-turned-up-makes = Die aufgedeckte Neun macht sofort drei Neunen: Nimm sie
position-third-seven-counts-five = Zwei bis Neun zählen hier nur je fünf: Nimm die dritte Sieben trotzdem
position-under-three-lies-king = Unter einer Drei liegt der König für drei Könige: 30 Punkte für eine kleine Karte mehr
position-king-makes-three-kings = Der König macht drei Könige, die Dame zwei Karten tiefer dazu drei Damen: Grab bis zur Dame
position-joker-turned-up-fills = Der Joker liegt offen und füllt die Lücke zwischen Herz-Fünf und Herz-Sieben: Nimm ihn
position-eight-just-thrown-goes = Die eben abgeworfene Acht passt an deine Folge: Nimm sie, acht Punkte und keine Karte mehr
position-queen-diamonds-just-thrown = Die eben abgeworfene Karo-Dame passt an die Folge eines anderen: Nimm sie und leg sie für dich an
position-nine-ten-diamonds-lie = Karo-Neun und Karo-Zehn liegen in der Ablage: Der Bube würde dem Nächsten eine Folge geben
position-next-player-five-six = Der Nächste hat Herz-Fünf, -Sechs und -Sieben auf dem Tisch: Wirf die Acht nicht ab
position-king-thrown-although-three = Ein König wurde abgeworfen, obwohl drei Könige auf dem Tisch liegen: Ruf „Rummy!“, zehn Punkte und ein eigener Zug
position-joker-goes-everything-throw = Ein Joker passt zu allem: Wirf ihn nicht ab
position-ace-counts-fifteen-above = Das Ass zählt über dem König 15, unter der Zwei nur 1: Behalt es für König und Dame
position-seven-eight-nine-hearts = Herz-Sieben, -Acht und -Neun sind eine Meldung: Reiß sie nicht auseinander, um eine abzuwerfen
position-three-nines-own-make = Mit drei eigenen Neunen steht die Meldung: Der Joker muss keine ersetzen
position-five-six-seven-hearts = Herz-Fünf, -Sechs und -Sieben brauchen keinen Joker
position-two-packs-two-kings = Zwei Kartenspiele, zwei Kreuz-Könige: Leg deinen an die drei Könige, bevor der andere kommt
