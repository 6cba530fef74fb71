title-newmarket = 纽马克特
    .lang = zh-Hans
    .what = 同花往上接，路过四张放着筹码的彩牌，争取最先出完。
