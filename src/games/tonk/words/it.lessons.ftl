# Le lezioni di questo gioco in italiano.

take = Vince chi resta per primo senza carte, o altrimenti la mano più bassa. Pesca una carta: dal mazzo, o quella scoperta. Hai il sei e il sette di cuori.
    .chance = Il mazzo è fortuna. L’otto scoperto completa la scala di sicuro: prendilo.
    .why = Sei, sette e otto di cuori fanno una combinazione.
spread = Tre o quattro dello stesso valore, o tre in scala dello stesso seme, si possono calare. Scegli i tre cuori e calali.
    .lay = Prima cala: con lo scarto finisce il turno.
    .why = Le carte calate non contano più contro di te.
discard = Finisci il turno con uno scarto. Le carte alte costano di più: dieci ogni figura.
    .low = Il quattro costa poco. Scarta una figura.
    .why = In mano conviene tenere carte basse.
hit = Pesca dal mazzo. Se la carta va con una combinazione sul tavolo, sceglila e attaccala.
    .why = Se attacchi alla combinazione di un altro, al turno dopo lui non può nemmeno calare.
drop = Se credi di avere la mano più bassa, bussa all’inizio del turno invece di pescare. Hai quindici.
    .now = Puoi continuare, ma anche gli altri scendono. Quindici così presto non perde quasi mai: bussa.
    .why = Si confrontano le mani. La tua era la più bassa: tutti ti pagano.
slap = È stato scartato un nove di cuori, e va con la tua scala. Acchiappalo prima che il prossimo peschi!
    .late = Così l’occasione è persa. Uno scarto che va con una combinazione lo acchiappa chiunque.
    .why = Si attacca alla tua scala, e hai un turno intero senza pescare: cala e attacca quel che puoi, poi scarta.
tonk = Una trappola per distratti: le tue prime cinque carte fanno cinquanta. Prima che qualcuno peschi è un tonk: dillo!
    .no = Cinquanta in mano è terribile, a meno di dire tonk adesso.
    .why = Un tonk vince subito, e tutti pagano doppio.
