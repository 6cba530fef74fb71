# Warum ein Zug in den beurteilten Stellungen (positions.json) richtig oder falsch ist. Begriffe: src/games/face/words/de.ftl.

position-ace-two-no-card = Ein Ass und eine Zwei: Mit 3 bringt dich keine Karte über 16, also nimm noch eine
position-six-cannot-go-over = Mit 6 bringt dich keine Karte über 16: Nimm noch eine
position-each-point-over-fined = Jeder Punkt über 16 kostet, aber mit 5 bringt dich keine Karte darüber: Nimm noch eine
position-two-cards-made-six = Drei niedrige Karten sind erst 6: Noch eine bringt dich nicht über 16, nimm sie
position-seven-only-ten-goes = Du hast 7: Nur Zehnen und Bilder bringen dich über 16, und mit 7 gewinnst du nichts, also nimm noch eine
position-nine-far-sixteen-stay = 9 ist weit von 16 entfernt: Bleib nicht, solange andere noch ziehen
position-eleven-whole-table-still = Du hast 11, und der ganze Tisch zieht noch: Sich zu überkaufen kostet einen Einsatz, 16 bringt den Hof mit acht Einsätzen, also nimm noch eine
position-exactly-sixteen-nothing-better = Genau 16: Besser geht es nicht, bleib
position-sixteen-six-hearts-takes = 16 mit der Herz-Sechs gewinnt den Hof, auch wenn sonst noch jemand 16 hat: Bleib
position-sixteen-five-cards-sixteen = 16 mit fünf Karten ist auch 16: Noch eine Karte kann dich nur darüber bringen, also bleib
position-farmer-pays-nobody-going = Als Bauer zahlst du niemandem, wenn du überkauft bist, aber du hast 16: Bleib trotzdem
position-fifteen-four-aces-lie = Du hast 15, und alle vier Asse liegen offen: Jede Karte bringt dich über 16, also bleib
position-fourteen-aces-twos-lie = Du hast 14, und alle Asse und Zweien liegen offen: Jede Karte bringt dich über 16, also bleib
position-farmer-fifteen-no-ace = Du bist der Bauer und hast 15, und alle Asse sind weg: Bleib, denn mit jeder Karte würdest du dich überkaufen
position-lie-open-over-sixteen = Alle anderen zeigen mehr als 16, und als Bauer zahlst du niemandem: 15 bringt nichts ein, nimm noch eine
position-only-rival-lies-open = Der einzige Gegner zeigt mehr als 16: Nimm als Bauer auch mit 12 noch eine
position-points-over-fined-never = Punkte über 16 kosten, aber nie den Bauern: Alle anderen zeigen mehr als 16, also nimm auch mit 13 noch eine
position-only-rival-lies-open-fifteen = Der einzige Gegner zeigt 15, hat also 16 oder ist überkauft: 12 ist dir als Bauer nichts wert, nimm noch eine
position-five-rivals-stayed-two = Fünf Gegner sind mit zwei Karten geblieben und haben höchstens 12: Deine 15 ist sicher das beste Blatt und wird fünfmal bezahlt, also bleib
position-four-rivals-stayed-ace = Vier Gegner sind mit einem offenen Ass oder einer offenen Zwei geblieben und haben höchstens 12: Deine 13 ist sicher das beste Blatt, also bleib
position-fifteen-each-point-over = Du hast 15, und jeder Punkt über 16 kostet: Auf eines der vier Asse zu hoffen ist viel zu teuer, also bleib
position-fifteen-farm-bare-antes = Du hast 15, und im Hof liegen nur die Einsätze dieser Runde: Bleib
position-farm-five-deals-holds = Im Hof liegen mit denen dieser Runde 48 Einsätze: Deine 13 reicht nicht, nimm noch eine
position-farm-five-deals-holds-forty = Im Hof liegen mit denen dieser Runde 48 Einsätze, und sich zu überkaufen kostet einen: Nimm auch mit 14 noch eine
position-farm-five-deals-holds-forty-eight = Im Hof liegen mit denen dieser Runde 48 Einsätze, und du hast 16 mit zwei Karten: Bleib
