# Las lecciones de este juego en español.

match = Gana quien antes se queda sin cartas. Hay que jugar el palo o el valor de la carta a la vista. Esta vez, juega el mismo valor.
    .suit = También encaja un corazón. Pero prueba lo otro: una carta del mismo valor.
    .why = Nueve sobre nueve: ahora se juega a tréboles.
save = Se juega a picas y tienes dos. Juega la que menos falta te hace.
    .eight = El ocho se puede jugar siempre. Juega el rey mientras se pueda.
    .why = El ocho va sobre todo: se guarda para cuando no encaja nada más.
eight = Ahora solo encaja el ocho. Juégalo y elige un palo que tengas.
    .draw = Puedes robar, pero el ocho te quita una carta y elige el palo.
    .none = De ese palo no tienes. Elige corazones o diamantes.
    .why = El siguiente tiene que jugar ese palo u otro ocho.
draw = No encaja nada y no tienes ochos. Roba del mazo hasta que una carta encaje.
    .why = Por fin un corazón. La otra carta se queda en tu mano.
drawn = Juega la carta que encaja. Podrías seguir robando, pero tu mano crecería.
    .on = Se puede, pero tu mano solo crece. Juega el corazón.
    .why = Una carta menos, y se acaba tu turno.
two = Una trampa: te quedan un ocho y una pica, y se juega a picas. ¿Cuál primero?
    .eight = Entonces quizá te quedes con un rey que no encaja. El ocho encaja siempre: guárdalo para el final.
    .why = La pica tenía que irse mientras encajaba. El ocho va sobre todo.
out = Te queda una carta, y es un ocho.
    .why = Sin cartas ganas la ronda. Como última carta, el ocho no elige palo.
