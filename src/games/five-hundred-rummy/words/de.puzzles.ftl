# Warum ein Zug in den beurteilten Stellungen (positions.json) richtig oder falsch ist. Begriffe: src/games/face/words/de.ftl.

position-holds-card-lay-three = Der andere hat nur noch eine Karte: Leg die drei Neunen aus, bevor du etwas abwirfst, sonst zählen sie gegen dich
position-jack-queen-king-invite = An deine Folge aus Bube, Dame und König könnte der andere zwar ein Ass oder eine Zehn anlegen, er hat aber nur noch eine einzige Karte: Leg die Folge also trotzdem aus
position-fourth-king-goes-three = Der vierte König passt an die drei Könige des anderen: Sonst nützt er dir nichts, und dort bringt er zehn Punkte
position-holds-card-joker-must = Der andere hat nur noch eine Karte: Der Joker darf nicht auf deiner Hand bleiben, also leg ihn
position-holds-card-nothing-laid = Der andere hat nur noch eine Karte, und nichts lässt sich auslegen: Wirf das Ass ab, denn auf der Hand zählt es 15 Punkte gegen dich
position-holds-card-take-ace = Der andere hat nur noch eine Karte: Nimm nicht Ass, Dame und Bube mit, nur um drei Zweien auszulegen
position-king-goes-kings-nine = Leg den König an deine Könige an und wirf die Neun ab: Du machst Schluss, und alles liegt auf dem Tisch
position-goes-out-discard-joker = Schluss macht man hier nur mit einem Abwurf: Leg den Joker für 15 Punkte, und wirf die Neun ab
position-nine-turned-up-makes = Mit der aufgedeckten Neun hast du sofort drei Neunen: Nimm sie
position-third-seven-counts-five = Zwei bis Neun zählen hier nur je fünf: Nimm die dritte Sieben trotzdem
position-under-three-lies-king = Unter einer Drei liegt der König, mit dem du drei Könige hast: 30 Punkte um den Preis einer kleinen Karte mehr
position-king-makes-three-kings = Mit dem König hast du drei Könige, mit der Dame zwei Karten tiefer auch noch drei Damen: Nimm alles bis zur Dame
position-joker-turned-up-fills = Der Joker liegt offen und füllt die Lücke zwischen Herz-Fünf und Herz-Sieben: Nimm ihn
position-eight-just-thrown-goes = Die eben abgeworfene Acht passt an deine Folge: Nimm sie, das bringt acht Punkte und keine Karte mehr auf die Hand
position-queen-diamonds-just-thrown = Die eben abgeworfene Karo-Dame passt an die Folge eines anderen: Nimm sie und leg sie für dich an
position-nine-ten-diamonds-lie = Karo-Neun und Karo-Zehn liegen in der Ablage: Wirf den Karo-Buben nicht ab, er würde dem Nächsten eine Folge geben
position-next-player-five-six = Der Nächste hat Herz-Fünf, -Sechs und -Sieben auf dem Tisch: Wirf die Acht nicht ab
position-king-thrown-although-three = Der vierte König wurde abgeworfen, und drei Könige liegen auf dem Tisch, also ruf „Rummy!“: Das bringt zehn Punkte und einen eigenen Zug
position-joker-goes-everything-throw = Ein Joker passt zu allem: Wirf ihn nicht ab
position-ace-counts-fifteen-above = Das Ass zählt über dem König 15, unter der Zwei nur 1: Behalt es für König und Dame
position-seven-eight-nine-hearts = Herz-Sieben, -Acht und -Neun sind eine Meldung: Reiß sie nicht auseinander, um eine abzuwerfen
position-three-nines-own-make = Mit drei eigenen Neunen steht die Meldung: Der Joker muss keine ersetzen
position-five-six-seven-hearts = Herz-Fünf, -Sechs und -Sieben sind schon allein eine Folge: Sie brauchen keinen Joker
position-two-packs-two-kings = In zwei Kartenspielen gibt es zwei Kreuz-Könige: Leg deinen an die drei Könige an, bevor der andere Kreuz-König kommt
