title-newmarket = Newmarket
    .lang = en
    .what = Suba pelos naipes passando por quatro cartas premiadas com fichas, e fique sem cartas primeiro.
