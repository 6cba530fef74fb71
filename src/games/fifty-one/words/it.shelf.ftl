title-fifty-one = Cinquantuno
    .lang = it
    .what = Scambia carte con il banco per raccogliere un solo seme, fino a 51, e di’ «Stop!» al momento giusto.
