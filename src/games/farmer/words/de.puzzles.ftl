# Warum ein Zug in den beurteilten Stellungen (positions.json) richtig oder falsch ist. Begriffe: src/games/face/words/de.ftl.

position-ace-two-no-card = Ein Ass und eine Zwei: Keine Karte bringt drei über sechzehn
position-six-cannot-go-over = Sechs kann mit einer Karte nicht darüber: Nimm noch eine
position-each-point-over-fined = Jeder Punkt darüber kostet, aber fünf kann mit einer Karte nicht darüber: Nimm noch eine
position-two-cards-made-six = Zwei Karten machen sechs, eine dritte geht auch noch: Drei niedrige Karten machen weiter
position-seven-only-ten-goes = Sieben: Nur eine Zehn geht darüber, und sieben gewinnt nichts
position-nine-far-sixteen-stay = Neun ist weit von sechzehn: Bleib nicht, solange andere noch ziehen
position-eleven-whole-table-still = Elf, und der ganze Tisch zieht noch: Überkauft kostet einen Einsatz, sechzehn bringt acht
position-exactly-sixteen-nothing-better = Genau sechzehn: Besser geht es nicht, bleib
position-sixteen-six-hearts-takes = Sechzehn mit der Herz-Sechs gewinnt den Hof, wer auch sonst sechzehn hat: Bleib
position-sixteen-five-cards-sixteen = Sechzehn in fünf Karten ist auch sechzehn: Noch eine kann nur darüber gehen
position-farmer-pays-nobody-going = Der Bauer, der überkauft niemandem zahlt, hat sechzehn: Trotzdem bleiben
position-fifteen-four-aces-lie = Fünfzehn, und alle vier Asse liegen offen: Jede Karte geht darüber, also bleib
position-fourteen-aces-twos-lie = Vierzehn, und alle Asse und Zweien liegen offen: Jede Karte geht darüber, also bleib
position-farmer-fifteen-no-ace = Der Bauer hat fünfzehn, und es ist kein Ass mehr da: Behalt, was sicher etwas wert ist
position-lie-open-over-sixteen = Alle anderen liegen offen über sechzehn, und der Bauer zahlt niemandem: Fünfzehn bringt nichts, zieh auf sechzehn
position-only-rival-lies-open = Der einzige Gegner liegt offen über sechzehn: Der Bauer zieht auch mit zwölf auf sechzehn
position-points-over-fined-never = Punkte darüber kosten, aber nie den Bauern: Sind alle anderen über sechzehn, zieht er auch mit dreizehn
position-only-rival-lies-open-fifteen = Der einzige Gegner liegt mit fünfzehn offen, hat also sechzehn oder ist überkauft: Zwölf ist dem Bauern nichts wert, zieh
position-five-rivals-stayed-two = Fünf Gegner blieben mit zwei Karten, höchstens zwölf jeder: Fünfzehn ist sicher am nächsten und bringt fünfmal etwas, behalt es
position-four-rivals-stayed-ace = Vier Gegner blieben mit einem offenen Ass oder einer Zwei, höchstens zwölf: Dreizehn ist sicher am nächsten, behalt es
position-fifteen-each-point-over = Fünfzehn, und jeder Punkt darüber kostet: Für eines von vier Assen zu ziehen, ist viel zu teuer
position-fifteen-farm-bare-antes = Fünfzehn und ein Hof aus bloßen Einsätzen: Behalt es
position-farm-five-deals-holds = Im Hof von fünf Runden liegen achtundvierzig Einsätze: Dreizehn reicht nicht, zieh darum
position-farm-five-deals-holds-forty = Im Hof von fünf Runden liegen achtundvierzig Einsätze, überkauft kostet einen: Zieh auch mit vierzehn
position-farm-five-deals-holds-forty-eight = Im Hof von fünf Runden liegen achtundvierzig Einsätze, und du hast sechzehn in zwei Karten: Bleib
