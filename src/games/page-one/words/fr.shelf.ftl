title-page-one = Page One
    .lang = en
    .what = Débarrasse-toi de tes cartes dans les plis, pioche quand tu ne peux pas fournir, et n’oublie pas l’annonce.
