title-tonk = Tonk
    .lang = en
    .what = Ein schnelles Rommé um Chips: auslegen, anlegen, klopfen, wenn du am wenigsten hast, und schnappen, was andere abwerfen.
