# Las lecciones de este juego en español.

exchange = Se puntúa por lo que hay en la mano y luego por las bazas; tras seis rondas gana quien tiene más. Primero mejora tu mano. Guarda las seis picas y el as; elige las otras cinco, descártalas y toma cinco nuevas.
    .spade = Las seis picas van seguidas y valen mucho juntas. Guárdalas.
    .ace = Los ases ganan bazas y cuentan como grupo. Guárdalo.
    .why = Tres ases más y el palo largo: una mano espléndida.
point = Se comparan tres cosas. Primero el punto: quién tiene más cartas de un palo. Tienes seis picas: cántalas.
    .silent = Callar esconde tus cartas, pero no puntúa. A seis casi nunca las superan.
    .why = «Bueno» quiere decir que el otro tiene menos: seis puntos, uno por carta.
sequence = Luego la secuencia, cartas seguidas de un palo. La tuya va del as al nueve.
    .silent = Callar no puntúa. Nada supera seis seguidas desde el as.
    .why = Seis seguidas valen dieciséis puntos.
claim = La secuencia es buena: cuéntala. No tienes otra que mostrar.
    .why = Quien tiene la mejor secuencia puede contar también otras menores.
set = Por último el grupo, tres o cuatro iguales, del diez al as: tienes cuatro ases.
    .silent = Callar no puntúa, y cuatro ases son el mejor grupo.
    .why = Cuatro iguales valen catorce. ¡Y treinta antes de que el otro puntúe dan sesenta más!
aces = El grupo también es bueno: cuéntalo.
    .why = Ya está todo cantado, y sales en la primera de doce bazas. No hay triunfos.
lead = Cada baza cuenta, y más de seis dan diez. Hay que asistir. Sal de tu palo largo, desde arriba.
    .low = Esa carta pierde la salida. Primero tus bazas seguras.
    .why = El otro no tiene picas: ganarán todas las tuyas.
answer = Ahora repartes tú y respondes. El otro canta un punto de cinco. Tienes seis tréboles, de rey a ocho: responde que no es bueno.
    .why = Más cartas de un palo valen más; con las mismas decide su valor. Sumas tú.
trap = Una trampa: el otro calla. Tú no tienes por qué: canta tu secuencia de tréboles.
    .silent = Entonces no puntúa nadie. Tus tréboles son una secuencia larga: cántala.
    .why = Quien calla no puntúa. Canta lo que gana, salvo que valga más esconderlo.
