# Che cosa dicono le lezioni.

practice-name = Lezione
practice-of = Passo { $n } di { $all }
practice-back = Indietro
practice-next = Avanti
practice-leave = Esci
practice-again = Dall’inizio
practice-play = Gioca ora
practice-other = Si può fare, ma qui si chiede altro. Riprova.
practice-over = Il corso è finito. Ora sai giocare a { $game }!
