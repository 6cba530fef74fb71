title-fifty-one = Einundfünfzig
    .what = Tausch Karten mit der Mitte, sammle eine Farbe mit bis zu 51 Punkten und sag rechtzeitig „Stopp!“.
