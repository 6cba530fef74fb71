title-farmer = El granjero
    .lang = es
    .what = Pide hasta 16 exactos y llévate la granja; quien se pasa se calla, y paga al granjero.
