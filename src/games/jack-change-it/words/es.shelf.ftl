title-jack-change-it = Jack Change It
    .lang = en
    .what = Sigue el palo o el valor, cambia de palo con una jota, y no termines nunca con una carta especial.
