# Las lecciones de este juego en español.

draw = Lo que pones en la mesa da puntos, y gana quien llega primero a 500. El turno empieza robando: toma una carta del mazo.
    .why = Un nueve, y tienes otros dos.
meld = Se pueden bajar tres o cuatro del mismo valor, o tres seguidas de un palo. Elige tus tres nueves y bájalos.
    .lay = Primero baja lo que puedas: el descarte acaba el turno. Los nueves, a la mesa.
    .why = Las cartas de la mesa suman; las de la mano restan.
discard = Termina con un descarte. Tira lo que más te costaría.
    .small = Esa cuesta poco. El rey costaría diez.
    .why = Figuras y dieces cuentan diez: un rey parado sale caro.
rummy = ¡Han tirado el cuarto nueve y encaja en tu combinación! Grita «¡Rummy!» antes del siguiente turno.
    .late = Entonces pierdes los puntos. La carta es de quien grita primero «¡Rummy!».
    .why = Se saca de la pila aunque no sea tu turno.
layoff = Añade el nueve a tu combinación. Puedes añadir a cualquiera de la mesa, la empezara quien la empezara.
    .why = Nueve puntos más para ti.
take = La pila está a la vista. Puedes tomar una carta que bajes al momento, con todas las de encima. Tienes dos sietes.
    .dig = El mazo es suerte; el siete es seguro. Tómalo.
    .why = También te llevas la dama: es el precio, o un regalo.
sevens = La carta que has desenterrado hay que bajarla ya: baja los sietes.
    .why = Ha valido la pena: veintiún puntos.
joker = Un comodín vale por cualquier carta y cuenta quince. Con él bastan dos reyes.
    .lay = No acabes el turno con un comodín en la mano. Bájalo con los reyes.
    .why = Error de principiante: guardar un comodín cuesta quince cuando alguien cierra.
