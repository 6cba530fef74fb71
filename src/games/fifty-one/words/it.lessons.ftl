# Le lezioni di questo gioco in italiano.

swap = Raccogli carte alte dello stesso seme: contano per te, tutte le altre contro di te. Prendi il dieci di picche e lascia il nove di cuori.
    .task = Prendi il dieci di picche
    .small = Si può, ma il nove ti costa di più. Dai via la carta più alta di un altro seme.
    .why = Tre picche fanno trenta. Quattro e due si sottraggono.
end = Dopo lo scambio potresti dire «Stop!». Ma trenta meno sei è poco: finisci il turno.
    .task = Finisci il turno
    .early = Dopo «Stop!» gli altri giocano ancora una volta, e ventiquattro si batte facilmente. Finisci il turno.
    .why = Anche gli altri scambiano. Guarda che cosa lasciano.
clear = Niente sul banco ti aiuta. Dal secondo turno puoi cambiare il banco: arrivano cinque carte nuove.
    .task = Cambia il banco
    .why = L’asso di picche! Conta undici.
ace = Prendi l’asso. Quale carta va via?
    .task = Prendi l’asso
    .four = Il quattro costa più del due. Dai via il quattro.
    .why = Asso, re, donna e dieci fanno quarantuno, meno due: trentanove.
stop = Trentanove è una buona mano. Di’ «Stop!» prima che gli altri ti raggiungano.
    .task = Di’ «Stop!»
    .wait = Puoi aspettare, ma gli altri migliorano a ogni turno. Con trentanove dillo adesso.
    .why = Gli altri giocano ancora una volta, poi si confrontano le mani.
trap = Una trappola: qualcuno ha detto «Stop!» ed è il tuo ultimo turno. Non cominciare un altro seme: migliora il tuo.
    .task = Migliora il tuo seme
    .ten = Il dieci è buono, ma l’asso conta un punto in più e non ci sarà un altro turno.
    .why = L’asso di cuori fa cinquanta. A pari punti perde chi ha detto «Stop!».
