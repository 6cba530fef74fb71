title-page-one = Page One
    .lang = en
    .what = Liberati delle carte nelle prese, pesca quando non puoi rispondere, e non dimenticare di dire «Page One!».
