title-fan-tan = Fan Tan
    .lang = pt-BR
    .what = Construa os quatro naipes a partir dos setes, para cima e para baixo; quem não tem carta que encaixe paga uma ficha.
