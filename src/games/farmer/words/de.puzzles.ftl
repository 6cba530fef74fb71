# Warum ein Zug in den beurteilten Stellungen (positions.json) richtig oder falsch ist. Begriffe: src/games/face/words/de.ftl.

position-ace-two-no-card = Ein Ass und eine Zwei: Keine Karte bringt drei über sechzehn
position-six-cannot-go-over = Mit sechs bringt dich keine Karte über sechzehn: Nimm noch eine
position-each-point-over-fined = Jeder Punkt über sechzehn kostet, aber mit fünf bringt dich keine Karte darüber: Nimm noch eine
position-two-cards-made-six = Drei niedrige Karten sind erst sechs: Noch eine bringt dich nicht über sechzehn, nimm sie
position-seven-only-ten-goes = Sieben: Nur Zehnen und Bilder gehen darüber, und mit sieben gewinnst du nichts
position-nine-far-sixteen-stay = Neun ist weit von sechzehn: Bleib nicht, solange andere noch ziehen
position-eleven-whole-table-still = Elf, und der ganze Tisch zieht noch: Überkauft zu sein kostet einen Einsatz, sechzehn bringt den Hof mit acht
position-exactly-sixteen-nothing-better = Genau sechzehn: Besser geht es nicht, bleib
position-sixteen-six-hearts-takes = Sechzehn mit der Herz-Sechs gewinnt den Hof, wer auch sonst sechzehn hat: Bleib
position-sixteen-five-cards-sixteen = Sechzehn in fünf Karten ist auch sechzehn: Noch eine kann nur darüber gehen
position-farmer-pays-nobody-going = Als Bauer zahlst du niemandem, wenn du überkauft bist, aber du hast sechzehn: Bleib trotzdem
position-fifteen-four-aces-lie = Fünfzehn, und alle vier Asse liegen offen: Jede Karte geht darüber, also bleib
position-fourteen-aces-twos-lie = Vierzehn, und alle Asse und Zweien liegen offen: Jede Karte geht darüber, also bleib
position-farmer-fifteen-no-ace = Du bist der Bauer mit fünfzehn, und es ist kein Ass mehr da: Behalt, was sicher etwas wert ist
position-lie-open-over-sixteen = Alle anderen liegen offen über sechzehn, und der Bauer zahlt niemandem: Fünfzehn bringt nichts, nimm noch eine
position-only-rival-lies-open = Der einzige Gegner liegt offen über sechzehn: Nimm als Bauer auch mit zwölf noch eine
position-points-over-fined-never = Punkte über sechzehn kosten, aber nie den Bauern: Alle anderen liegen offen darüber, nimm auch mit dreizehn noch eine
position-only-rival-lies-open-fifteen = Der einzige Gegner liegt mit fünfzehn offen, hat also sechzehn oder ist überkauft: Zwölf ist dir als Bauer nichts wert, nimm noch eine
position-five-rivals-stayed-two = Fünf Gegner blieben mit zwei Karten, höchstens zwölf jeder: Fünfzehn ist sicher am nächsten und bringt fünfmal etwas, also bleib
position-four-rivals-stayed-ace = Vier Gegner blieben mit einem offenen Ass oder einer Zwei, höchstens zwölf: Dreizehn ist sicher am nächsten, also bleib
position-fifteen-each-point-over = Fünfzehn, und jeder Punkt darüber kostet: Auf eines der vier Asse zu ziehen ist viel zu teuer
position-fifteen-farm-bare-antes = Fünfzehn, und im Hof liegen nur die Einsätze dieser Runde: Bleib
position-farm-five-deals-holds = Im Hof liegen aus fünf Runden achtundvierzig Einsätze: Dreizehn reicht nicht, also zieh
position-farm-five-deals-holds-forty = Im Hof liegen aus fünf Runden achtundvierzig Einsätze, überkauft zu sein kostet einen: Zieh auch mit vierzehn
position-farm-five-deals-holds-forty-eight = Im Hof liegen aus fünf Runden achtundvierzig Einsätze, und du hast sechzehn in zwei Karten: Bleib
