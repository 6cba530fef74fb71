title-piquet = Piquet
    .lang = fr
    .what = Le vieux jeu à deux : écarte, annonce ce que tu as ou garde-le secret, puis bats-toi pour douze plis.
