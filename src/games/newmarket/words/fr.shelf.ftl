title-newmarket = Newmarket
    .lang = en
    .what = Fais monter les couleurs, passe par quatre cartes chargées de jetons, et finis avant les autres.
