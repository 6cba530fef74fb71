title-fifty-one = Einundfünfzig
    .lang = de
    .what = Tausch Karten mit der Mitte, sammle eine Farbe mit bis zu 51 Punkten und sag rechtzeitig „Stopp!“.
