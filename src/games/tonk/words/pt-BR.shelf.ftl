title-tonk = Tonk
    .lang = en
    .what = Um rummy rápido, por fichas: baixe jogos, ataque os dos outros, bata quando tiver menos e agarre o que os outros descartam.
