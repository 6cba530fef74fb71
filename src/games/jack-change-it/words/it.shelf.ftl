title-jack-change-it = Jack Change It
    .lang = en
    .what = Stesso seme o stesso valore, cambia il seme con un fante, e non finire mai con una carta speciale.
