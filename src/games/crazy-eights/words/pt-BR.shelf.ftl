title-crazy-eights = Oito Maluco
    .lang = pt-BR
    .what = Siga o naipe ou o valor e livre-se das cartas; um oito vai sobre qualquer carta e muda o naipe.
