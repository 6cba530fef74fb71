title-one-card = One Card
    .lang = en
    .what = 先叫自己能拿多少分；王能颠倒大小，中间还扣着一张底牌。
