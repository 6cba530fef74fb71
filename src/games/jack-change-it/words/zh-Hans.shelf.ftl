title-jack-change-it = Jack Change It
    .lang = en
    .what = 跟花色或点数，用J换花色，千万别用功能牌收尾。
