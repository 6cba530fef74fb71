title-tonk = Tonk
    .lang = en
    .what = Ein schnelles Rommé um Chips: auslegen, anlegen, klopfen, wenn du der Niedrigste bist, und schnappen, was andere abwerfen.
