title-crazy-eights = Huit américain
    .lang = fr
    .what = Débarrasse-toi de tes cartes en suivant la couleur ou la valeur ; un huit va sur tout, et tu demandes la couleur.
