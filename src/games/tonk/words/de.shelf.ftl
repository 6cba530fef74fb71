title-tonk = Tonk
    .lang = en
    .what = Ein schnelles Rommé um Chips: auslegen, anlegen, klopfen mit dem niedrigsten Blatt und schnappen, was andere abwerfen.
