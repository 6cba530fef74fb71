title-concentration = Memory
    .lang = fr
    .what = Trouve les paires : retourne deux cartes, garde-les si elles vont ensemble, et retiens ce que tu as vu.
