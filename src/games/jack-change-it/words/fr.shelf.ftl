title-jack-change-it = Jack Change It
    .lang = en
    .what = Suis la couleur ou la valeur, change la couleur avec un valet, et ne finis jamais sur une carte à effet.
