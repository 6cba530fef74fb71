title-one-card = One Card
    .lang = en
    .what = 先叫分，再抢墩；王能颠倒大小，中间还扣着一张底牌。
