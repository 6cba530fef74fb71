# Las lecciones de Page One en español.

-call = «¡Page One!»

follow = Gana quien antes se queda sin cartas. Han salido a corazones y tienes uno: hay que asistir. Juega tu corazón.
    .task = Juega un corazón
    .why = Tu rey es el corazón más alto de la baza, así que la ganas. Una baza no vale nada por sí misma, pero quien la gana sale en la siguiente.
lead = Sales tú: vale cualquier carta, y los demás tienen que asistir. Sal con la carta que nadie puede superar.
    .task = Sal con la que nadie supera
    .low = Alguien superará esa carta y saldrá en tu lugar. Conserva la salida: en su palo nada supera al as.
    .why = Quien no tiene picas roba hasta que aparece una. Quien sale nunca tiene que robar: por eso vale tanto salir.
dig = Han salido a tréboles y no tienes. Toca el mazo y roba, carta a carta, hasta que aparezca un trébol.
    .task = Roba hasta dar con un trébol
    .why = Ahí está tu trébol. Las otras dos cartas se quedan en tu mano: que te falte un palo sale caro.
drawn = El primer trébol que robas hay que jugarlo, gane o no.
    .task = Juega el trébol
    .why = La baza es del rey de tréboles, el trébol más alto que se ha jugado.
two = ¡Te quedan dos cartas! Sal con la que gana la baza. Así vuelves a salir, y tu última carta no tiene que asistir a nada.
    .task = Gana esta baza
    .low = Si sales con esa carta, otro gana la baza y sale, y tu as solo se irá si alguien sale a su palo. Sal primero con el as.
    .why = Gana el as, y te queda una carta. Ahora viene lo más importante…
call = Te queda una carta: canta { -call } antes de que el siguiente juegue o robe. Pulsa el botón.
    .task = Canta { -call }
    .late = Si se te olvida, tienes que tomar cinco cartas. ¡Cántalo ahora!
    .why = A tiempo. En una partida no esperes: es demasiado tarde en cuanto alguien juega o roba.
out = Has ganado la baza, así que sales tú: juega tu última carta.
    .task = Juega tu última carta
    .why = Quien se queda sin cartas gana la ronda en el acto. Los demás ya no tienen que jugar.
joker = Otra vez tréboles, y no tienes. Pero tienes el comodín: gana a todo y se puede jugar con cualquier palo.
    .task = Juega el comodín
    .dig = También puedes robar, pero tu mano crece. El comodín te ahorra robar y te da la salida.
    .why = No has tenido que robar, y la baza es tuya. El comodín y otra carta casi siempre bastan para ganar.
again = Una trampa: tenías una carta y habías cantado, pero luego tuviste que robar y jugar. Ahora vuelve a quedarte una.
    .task = Canta otra vez
    .late = Lo que cantaste antes no vale para esta carta. Canta otra vez, o toma cinco cartas.
    .why = Cada vez que juegas una carta y te queda una sola, hay que cantar. Mucha gente lo olvida.
