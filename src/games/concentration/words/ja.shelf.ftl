title-concentration = 神経衰弱
    .lang = ja
    .what = 2枚めくって、同じ数なら取れる。見たカードの場所を覚えましょう。ひとりでも遊べます。
