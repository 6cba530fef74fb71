# Che cosa dicono le lezioni.

practice-name = Lezione
practice-of = Passo { $n } di { $all }
practice-back = Indietro
practice-next = Avanti
practice-leave = Esci
practice-again = Dall’inizio
practice-play = Gioca ora
practice-other = Si può fare, ma questo passo chiede altro. Riprova.
practice-over = Hai finito la lezione. Ora sai giocare a { $game }!
