# Che cosa dicono le pagine d’ingresso dei giochi, in italiano.

door-title = { $game }: un gioco di carte da giocare subito
door-play = Gioca a { $game }
door-howTo = Come si gioca
door-noScript = Per il tavolo serve JavaScript, che qui è disattivato. Ecco comunque le regole.
door-usual = Le regole con le opzioni abituali.
stale-text = Non è stato possibile caricare il tavolo. Forse ce n’è una nuova versione.
stale-again = Ricarica la pagina
