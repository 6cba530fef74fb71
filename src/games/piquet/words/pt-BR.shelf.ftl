title-piquet = Piquet
    .lang = pt-BR
    .what = O velho jogo para dois: troque, declare o que tem ou guarde segredo, depois dispute doze vazas.
