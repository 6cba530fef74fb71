# Las lecciones de este juego en español.

hit = Quieres dieciséis puntos exactos. El as vale uno, las figuras diez. Tu carta tapada es el nueve y tienes que pedir al menos una: pide.
    .why = Nueve y dos son once. La nueva está a la vista; la primera solo la conoces tú.
more = Once es poco. ¿Otra carta o te plantas?
    .low = Con once casi nunca se gana. Solo te pasa una carta mayor que cinco: pide una más.
    .why = Nueve, dos y cinco: ¡dieciséis!
stay = Dieciséis exactos. No hay nada mejor.
    .bust = Cualquier carta más te pasa. Plántate.
    .why = Dieciséis se lleva todo el bote, la granja, y te hace granjero.
bust = Diez y nueve: te has pasado. No dices nada y te plantas, como cualquiera.
    .why = Al final se destapan las cartas, y quien se ha pasado paga al granjero.
close = Una trampa: quince es casi dieciséis. ¿Lo intentas?
    .one = Solo te sirve un as; con cualquier otra te pasas. Plántate con quince.
    .why = Si nadie tiene dieciséis, los más bajos pagan al más cercano, y quince lo es casi siempre.
farmer = Ahora el granjero eres tú y pides al final. La otra mano enseña un nueve y tapa una carta. Tienes doce: ¿te plantas o una más?
    .more = La carta tapada puede superarte, y solo te pasa un cinco o más. Pide.
    .why = El granjero pide después de todos y ve lo que está a la vista.
