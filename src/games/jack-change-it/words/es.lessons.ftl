# Las lecciones de este juego en español.

match = Gana quien antes se queda sin cartas. Juega una carta del palo o del valor de la que está a la vista.
    .task = Sigue el palo o el valor
    .why = Era tu única carta que encajaba.
jack = Con una jota que encaja puedes elegir otro palo. Tienes dos tréboles: juega la jota y elige tréboles.
    .task = Juega la jota, elige tréboles
    .plain = El rey también encaja. Pero con la jota eliges palo: pruébalo.
    .why = Ahora solo se pueden jugar tréboles.
two = Una dama ha cambiado el sentido: te toca otra vez. Juega el dos, y el siguiente tendrá que robar dos cartas.
    .task = Juega el dos
    .plain = Encaja, pero el dos hace más daño: el siguiente tiene que robar dos cartas.
    .why = Quien tiene un dos puede responder, y el siguiente roba cuatro.
five = Te han jugado el as de corazones: robas cinco cartas, salvo que tengas el cinco de corazones. Esa carta siempre sirve de respuesta al as.
    .task = Bloquea el as
    .five = Cinco cartas son demasiadas. El cinco de corazones las anula.
    .why = Nadie roba, y se sigue.
answer = Te han jugado un dos. Responde con el tuyo o roba dos.
    .task = Responde al dos
    .two = Robar hace crecer tu mano. Responde con el dos.
    .why = Ahora el otro roba cuatro, o responde otra vez.
trap = Una trampa: una carta especial no puede ser la última. Con dos jugadores lo son los doses, los ochos, las jotas y el as de corazones. Tienes un ocho y un nueve, y encajan los dos.
    .task = ¿Cuál primero?
    .last = Si juegas el nueve, te queda el ocho, que no puede ser la última carta. Juega antes el ocho.
    .why = El ocho hace perder el turno al otro: juegas otra vez.
out = Otra vez tú, y te queda una carta normal.
    .task = Juega tu última carta
    .why = ¡Se acabó! Sin cartas ganas la ronda.
