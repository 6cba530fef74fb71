title-fan-tan = Fan Tan
    .lang = es
    .what = Completa los cuatro palos hacia arriba y hacia abajo desde los sietes; quien no pueda seguir paga una ficha.
