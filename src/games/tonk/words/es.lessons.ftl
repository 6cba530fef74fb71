# Las lecciones de este juego en español.

take = Gana quien antes se queda sin cartas o, si no, la mano más baja. Roba una carta: del mazo o la que está a la vista. Tienes el seis y el siete de corazones.
    .chance = El mazo es suerte. El ocho a la vista completa la escalera seguro: tómalo.
    .why = Seis, siete y ocho de corazones hacen una combinación.
spread = Tres o cuatro del mismo valor, o tres seguidas de un palo, se pueden bajar. Elige tus tres corazones y bájalos.
    .lay = Primero baja: con el descarte acaba el turno.
    .why = Las cartas de la mesa ya no cuentan contra ti.
discard = Termina con un descarte. Las altas cuestan más: diez cada figura.
    .low = El cuatro cuesta poco. Tira una figura.
    .why = En la mano convienen cartas bajas.
hit = Roba del mazo. Si la carta encaja en una combinación de la mesa, elígela y añádela.
    .why = Añadir a la de otro le impide además bajar en su próximo turno.
drop = Si crees tener la mano más baja, cierra al empezar tu turno en vez de robar. Tienes quince.
    .now = Puedes seguir, pero los demás también bajan. Quince tan pronto casi nunca pierde: cierra.
    .why = Se comparan las manos. La tuya era la más baja: todos te pagan.
slap = Han tirado un nueve de corazones y encaja en tu escalera. ¡Atrápalo antes de que robe el siguiente!
    .late = Entonces se pierde. Un descarte que encaja en la mesa lo puede atrapar cualquiera.
    .why = Se añade a tu escalera, y juegas un turno completo sin robar: baja y añade lo que puedas, y luego descarta.
tonk = Una trampa para despistados: tus cinco primeras cartas suman cincuenta. Antes de que nadie robe, es un tonk: ¡dilo!
    .no = Cincuenta en la mano es horrible, salvo que digas tonk ahora mismo.
    .why = El tonk gana al momento y todos pagan doble.
