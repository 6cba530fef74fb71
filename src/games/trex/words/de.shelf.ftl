title-trex = Trex
    .lang = de
    .what = Jeder ist reihum König und wählt unter fünf Kontrakten; in vieren geht es um deine Stiche, der fünfte ist ein Wettrennen.
