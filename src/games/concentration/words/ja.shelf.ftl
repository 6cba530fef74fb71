title-concentration = 神経衰弱
    .lang = ja
    .what = 2枚めくって、同じ数字なら取れます。見たカードの場所を覚えて、ペアをいちばん多く集めましょう。
