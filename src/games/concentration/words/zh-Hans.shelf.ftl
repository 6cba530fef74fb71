title-concentration = 记忆翻牌
    .lang = zh-Hans
    .what = 找对子：翻开两张，配上就拿走；看过的牌可要记牢。
