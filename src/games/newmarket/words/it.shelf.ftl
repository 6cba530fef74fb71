title-newmarket = Newmarket
    .lang = en
    .what = Gioca ogni seme dal basso verso l’alto, passando per quattro carte con le fiche sopra, e chiudi per primo.
