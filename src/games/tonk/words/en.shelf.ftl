title-tonk = Tonk
    .lang = en
    .what = A fast rummy for chips: spread, hit, drop when you are lowest, and slap what others discard.
