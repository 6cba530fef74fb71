title-fifty-one = Cinquenta e Um
    .lang = pt-BR
    .what = Troque cartas com a mesa para juntar um naipe que valha até 51, e diga “Parou!” na hora certa.
