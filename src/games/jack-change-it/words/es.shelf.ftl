title-jack-change-it = Jack Change It
    .what = Sigue el palo o el valor, cambia de palo con una jota, y no termines nunca con una carta especial.
