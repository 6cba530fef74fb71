title-crazy-eights = Oito Maluco
    .lang = pt-BR
    .what = Siga o naipe ou o valor e livre-se das cartas; um oito entra em qualquer carta e escolhe o naipe.
