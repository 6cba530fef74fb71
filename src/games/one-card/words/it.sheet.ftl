# Le regole di One Card in italiano, punto per punto, e come si gioca per chi non ne ha mai sentito parlare.

how-to-1 = Quattro semi dall’asso al nove e un jolly: 25 carte, tutte distribuite tranne una. Questa One Card sta coperta al centro e va a chi vince l’ultima presa.
how-to-2 = Re, donne e fanti valgono un punto, il jolly tre; 15 in tutto. Prima ognuno offre quanti punti prenderà, o passa. Chi offre di più esce per primo, e il seme della sua prima carta è atout. Rispondi al seme se puoi; vince la presa l’atout più alto, altrimenti la carta più alta del seme d’uscita.
how-to-3 = Il jolly è l’atout più basso, ma batte ogni carta normale. In una smazzata con atout chi lo prende può rovesciare l’ordine: il nove diventa il più alto, l’asso il più basso, fino alla fine della smazzata.
how-to-4 = Chi ha vinto l’asta e ha preso almeno i punti offerti segna tutti quelli presi; chi non ci è arrivato non segna niente. Tutti gli altri segnano quello che hanno preso. Quando qualcuno ha 30 punti, vince il totale più alto.

section-deal = La smazzata
section-auction = L’asta
section-playing = Il gioco
section-scoring = Il punteggio

OC-S1 = Si gioca in due, tre o quattro, ognuno per sé.
OC-S2 = Il mazzo ha 25 carte: asso, re, donna, fante, dieci e nove di ogni seme, e un jolly.
    .two = Il due di quadri fa da jolly.
OC-S3 = Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    .seat = Il primo mazziere è al posto { $seat }.
    .lot = Il primo mazziere è tirato a sorte.
OC-S4 = Ognuno riceve { $cards } carte, una alla volta. La 25ª, la One Card, sta coperta al centro; nessuno la guarda.
OC-S5 = Ogni re, donna e fante vale un punto, il jolly tre: 15 in tutto.

OC-A1 = Comincia chi siede a sinistra del mazziere. L’offerta più bassa è { $lowest }, ogni altra offerta deve essere più alta, nessuna oltre 15. Non si dice nessun seme.
OC-A2 =
    .again = Chi ha passato può offrire di nuovo quando torna il suo turno.
    .out = Chi ha passato è fuori dall’asta.
OC-A3 = L’asta finisce quando si offre 15, quando hanno passato tutti gli altri che potevano ancora offrire, o quando tutti hanno passato.
OC-A4 = Chi ha offerto di più esce alla prima presa.
OC-A5 = Se nessuno offre non c’è atout, gli assi restano alti, ed esce chi siede di fronte al mazziere (in tre, chi siede alla sua sinistra).

OC-P1 = Ognuno gioca una carta, in senso orario; chi vince la presa esce alla seguente.
OC-P2 = Il seme della prima carta di chi ha vinto l’asta è atout. Quella carta non può essere il jolly.
OC-P3 = Poi si può uscire con qualsiasi carta. In una smazzata con atout, se si esce con il jolly, vale come atout.
OC-P4 = Se si esce ad atout, gioca un atout se ne hai; anche il jolly lo è. Se si esce a un altro seme e ne hai, gioca quel seme, non un atout e nemmeno il jolly. Altrimenti gioca quello che vuoi.
OC-P5 = In una smazzata senza atout, se si esce con il jolly va bene qualsiasi carta. Se si esce con un seme, chi ne ha deve rispondere, e non con il jolly; gli altri giocano quello che vogliono, anche il jolly.
OC-P6 = Vince l’atout più alto; il jolly è l’atout più basso e batte ogni carta normale. Senza atout nella presa vince la carta più alta del seme d’uscita, e in una smazzata senza atout il jolly batte tutto.
OC-P7 = Le prese vinte stanno accanto a chi le ha vinte; tutti le hanno viste.
OC-P8 = Chi prende il jolly in una smazzata con atout può rovesciare l’ordine, se restano carte: nove alto, asso basso, in tutti i semi, fino alla fine della smazzata.
OC-P9 = Chi vince l’ultima presa prende anche la One Card.

OC-E1 = Ognuno somma i punti nelle sue prese, One Card compresa.
OC-E2 = Chi ha vinto l’asta segna i punti presi se sono almeno quelli offerti, altrimenti niente. Gli altri segnano quello che hanno preso.
OC-E3 = Vince la smazzata chi segna di più.
OC-E4 = Dopo una smazzata in cui qualcuno ha { $target } punti o più, vince il totale più alto; a parità si divide la vittoria.
OC-E5 =
    { $rounds ->
        [one] Dopo { $rounds } smazzata vince il totale più alto.
       *[other] Dopo { $rounds } smazzate vince il totale più alto.
    }
