title-newmarket = Newmarket
    .lang = en
    .what = Juega los palos hacia arriba, pasa por cuatro cartas con fichas encima y quédate sin cartas antes que nadie.
