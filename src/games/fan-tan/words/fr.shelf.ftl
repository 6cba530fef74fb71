title-fan-tan = Fan Tan
    .lang = fr
    .what = Construis les quatre couleurs vers le haut et vers le bas à partir des sept ; qui ne peut rien ajouter paie un jeton.
