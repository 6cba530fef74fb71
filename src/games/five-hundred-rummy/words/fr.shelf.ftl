title-five-hundred-rummy = Rami 500
    .lang = fr
    .what = Un rami aux points : fouille la défausse étalée, pose ce que tu peux, complète les combinaisons de tous, crie « Rami ! » hors de ton tour.
