title-page-one = Page One
    .lang = en
    .what = Líbrate de tus cartas en bazas, rebusca en el mazo cuando no puedas asistir y no olvides cantar.
