# Warum ein Zug in den beurteilten Stellungen (positions.json) richtig oder falsch ist. Begriffe: src/games/face/words/de.ftl.

position-know-where-two-sevens = Du weißt, wo zwei Siebenen liegen: Fang mit einer davon an
position-first-seven-up-know = Die erste Sieben liegt offen, und du weißt, wo die andere ist: Deck sie auf
position-unseen-card-turned-out = Eine unbekannte Karte war eine Sieben, und eine zweite hat dir der andere gezeigt: Nimm das Paar
position-know-two-cards-no = Du kennst zwei Karten, die kein Paar sind: Deck zuerst eine unbekannte auf, keine von den beiden
position-game-just-begun-take = Die Partie fängt erst an: Versuch dein Glück mit einer unbekannten zweiten Karte statt mit einer, die nicht passen kann
position-rank-colour-must-match = Nur Rot zu Rot und Schwarz zu Schwarz: Die schwarze Sieben gehört nicht zur roten
position-rank-colour-must-match-black = Nur Rot zu Rot und Schwarz zu Schwarz: Eine schwarze und eine rote Sieben sind bekannt und kein Paar, also deck eine unbekannte Karte auf
position-rank-colour-must-match-two = Nur Rot passt zu Rot und Schwarz zu Schwarz: Eine Sieben liegt offen, zwei weitere kennst du; deck die auf, die zu ihr passt
position-zebra-mate-black-seven = Zebra: Zu einer schwarzen Sieben gehört eine rote
position-twins-only-queen-spades = Nur Zwillinge: Zur Pik-Dame gehört die andere Pik-Dame, nicht die Kreuz-Dame
position-twins-only-two-queens = Nur Zwillinge: Du kennst zwei Damen verschiedener Farben, die nicht zusammenpassen; deck eine unbekannte Karte auf
position-joker-up-shown-moment = Ein Joker liegt offen, und der andere war eben zu sehen: Nur er passt
position-three-sevens-known-two = Drei Siebenen sind bekannt: Je zwei davon sind ein Paar
position-two-pairs-known-take = Zwei Paare sind bekannt: Nimm jetzt das eine, das andere kommt danach
position-taken-sevens-go-kings = Du hast die Siebenen und bist weiter am Zug: Die Könige sind auch bekannt, nimm sie
position-eight-table-last-two = Acht Spieler, und die letzten beiden haben je eine Karte desselben Paars gezeigt: Nimm das Paar
position-pair-gives-no-further = Ein Paar bringt hier keinen weiteren Zug, aber doch einen Punkt: Nimm es, bevor der Nächste es tut
position-four-cards-left-ace = Vier Karten sind übrig, ein Ass und ein König davon bekannt: Deck zuerst eine unbekannte auf, ihr Gegenstück kennst du auf jeden Fall
position-four-cards-left-unseen = Die unbekannte Karte, die du aufgedeckt hast, ist ein Ass: Nimm das Ass, das du kennst, statt zu raten
position-two-queens-gone-both = Zwei der Damen sind weg, die beiden anderen waren eben zu sehen: Nimm sie
position-colours-must-match-seven = Nur Rot zu Rot und Schwarz zu Schwarz, und acht einzelne Karten sind bekannt: Eine unbekannte zweite ist viel eher ein Geschenk an die anderen als ein Paar, also deck eine bekannte auf
position-alone-first-card-turn = Allein beginnst du jeden Zug mit einer unbekannten Karte: Eine bekannte verrät dir nichts
position-alone-nobody-give-anything = Allein verrätst du niemandem etwas: Deck auch als zweite eine unbekannte auf
position-alone-many-cards-known = Du spielst allein und kennst viele Karten, aber nicht das Gegenstück der offenen: Deck auch als zweite eine unbekannte auf
position-alone-mate-open-card = Du spielst allein und kennst das Gegenstück der offenen Karte: Nimm das Paar und verschenk keinen Zug
position-clock-runs-cards-turn = Die Uhr läuft, und es gibt noch Karten aufzudecken: Hör nicht vorzeitig auf
