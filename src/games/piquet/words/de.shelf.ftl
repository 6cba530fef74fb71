title-piquet = Piquet
    .lang = de
    .what = Das alte Spiel für zwei: tauschen, ansagen, was du hast, oder es verschweigen, dann um zwölf Stiche kämpfen.
