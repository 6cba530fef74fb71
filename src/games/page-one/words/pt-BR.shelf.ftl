title-page-one = Page One
    .lang = en
    .what = Livre-se das cartas em vazas, compre do monte quando não puder seguir e não se esqueça de avisar.
