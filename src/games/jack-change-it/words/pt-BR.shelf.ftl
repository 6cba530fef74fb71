title-jack-change-it = Jack Change It
    .lang = en
    .what = Siga o naipe ou o valor, mude o naipe com um valete e nunca bata com uma carta especial.
