title-newmarket = Newmarket
    .lang = en
    .what = Gioca i semi in ordine crescente, passando per quattro carte con le fiche sopra, e chiudi per primo.
