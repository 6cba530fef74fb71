# Che cosa dicono le pagine d’ingresso dei giochi, in italiano.

door-title = { $game }: il gioco di carte, da giocare subito
door-play = Gioca: { $game }
door-howTo = Come si gioca
door-noScript = Le carte si distribuiscono con JavaScript, che qui è disattivato. Ecco comunque le regole.
door-usual = Le regole del tavolo abituale.
