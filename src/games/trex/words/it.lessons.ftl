# Le lezioni di questo gioco in italiano.

contract = Vince chi ha più punti. Hai il sette di cuori: sei il re e scegli il contratto. Quattro fanti con le carte vicine sono fatti per Trex, la corsa.
    .task = Scegli il contratto
    .other = In quel contratto si evitano le prese, e le tue carte alte le vincerebbero. I fanti sono per Trex.
    .diamonds = In quel contratto si vogliono vincere quadri, e senza assi e re se ne vincono pochi. I fanti sono per Trex.
    .why = In Trex si costruisce dai fanti, fino all’asso in alto e al due in basso.
follow = Nel contratto Prese ogni presa costa 15 punti. Bisogna rispondere, e vince la carta più alta. C’è una donna.
    .task = Resta sotto la donna
    .ace = L’asso vincerebbe la presa e costerebbe 15. Resta sotto la donna, ma più in alto che puoi.
    .why = Il fante non ce l’hai più, e la presa va alla donna, non a te.
throw = Non puoi rispondere a picche: scarta una carta qualsiasi. Liberati di una pericolosa.
    .task = Liberati di una carta alta
    .low = Il due non vince mai una presa: è la tua carta migliore. Scartane una alta.
    .why = Le carte alte vincono prese che non vuoi; le basse ti proteggono.
expose = Nel contratto Donne ogni donna costa 25 punti. Puoi raddoppiare la tua mostrandola prima: allora costa 50 a chi la prende e ne porta 25 a te. Ma è la tua unica carta di picche.
    .task = Raddoppiare la donna?
    .alone = La prima uscita a picche te la farebbe giocare, al doppio. Non raddoppiare niente.
    .why = Una donna senza carte basse si fa prendere troppo facilmente, magari da te.
king = In questo contratto il re di cuori costa 75 punti. È nella presa: non prenderlo.
    .task = Non prendere il re
    .takes = Quella carta vince la presa con il re. Resta sotto il dieci.
    .why = Il re di cuori l’ha preso un altro, e con questo la smazzata è finita.
race = Trex: i fanti aprono, poi seguono la donna sopra o il dieci sotto. Apri il seme in cui possono seguire altre tue carte.
    .task = Apri il seme giusto
    .few = Non hai quasi altri cuori. Apri picche: seguiranno il tuo dieci e il tuo nove.
    .why = Chi può deve giocare; chi non può passa. Chi chiude per primo segna 200 punti.
