title-fan-tan = Fan Tan
    .lang = es
    .what = Construye los cuatro palos hacia arriba y hacia abajo desde los sietes; quien no pueda seguir paga una ficha.
