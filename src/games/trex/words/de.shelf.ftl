title-trex = Trex
    .lang = de
    .what = Jeder ist reihum König und wählt unter fünf Kontrakten; in vieren meidet man Karten, der fünfte ist ein Wettrennen.
