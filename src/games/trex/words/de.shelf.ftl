title-trex = Trex
    .lang = de
    .what = Jeder ist reihum König und wählt unter fünf Verträgen; in vieren meidet man Karten, der fünfte ist ein Wettrennen.
