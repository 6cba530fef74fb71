# Las lecciones de este juego en español.

hit = Hay que sumar dieciséis puntos exactos. El as vale uno; las figuras, diez. Tu carta oculta es el nueve, y tienes que tomar al menos una más: pide.
    .task = Pide una carta
    .why = Nueve y dos son once. La carta nueva está a la vista; la primera solo la conoces tú.
more = Once es poco. ¿Otra carta o te plantas?
    .task = ¿Otra carta o plantarse?
    .low = Con once casi nunca se gana. Con una carta mayor que cinco te pasas, pero eso cuesta solo una apuesta, y con dieciséis te llevas la granja: pide una más.
    .why = Nueve, dos y cinco: ¡dieciséis!
stay = Dieciséis exactos. No hay nada mejor: plántate.
    .task = Plántate con dieciséis
    .bust = Con cualquier carta más te pasas. Plántate.
    .why = Con dieciséis se gana todo el bote, que se llama «granja», y se pasa a ser el granjero.
bust = Diez y nueve: te has pasado. No digas nada y plántate, como cualquier otro.
    .task = Calla y plántate
    .why = Solo al final se descubren las cartas ocultas. Entonces, cada mano que se pasa paga al granjero.
close = Una trampa: quince es casi dieciséis. ¿Lo intentas?
    .task = ¿Intentar llegar a dieciséis?
    .one = Solo te sirve un as; con cualquier otra te pasas. Plántate con quince.
    .why = Si nadie tiene dieciséis, las manos más bajas pagan a la más cercana, y con quince casi siempre lo es la tuya.
farmer = Ahora haces tú de granjero y pides al final. La otra mano muestra un nueve y oculta una carta. Tienes doce: ¿te plantas o pides otra?
    .task = ¿Plantarse o pedir otra?
    .more = Con la carta oculta quizá te gane, y como granjero no pagas a nadie por pasarte. Pide.
    .why = El granjero pide cuando los demás ya se han plantado, y ve sus cartas descubiertas.
