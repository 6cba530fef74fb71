title-fan-tan = 排七
    .lang = zh-Hans
    .what = 四门花色从7往上往下接；接不上的人交筹码。
