title-page-one = Page One
    .what = Liberati delle carte nelle prese, pesca quando non puoi rispondere, e non dimenticare di chiamare.
