title-fifty-one = 五十一
    .lang = zh-Hans
    .what = 和公牌换牌，凑出一门最高51分的花色，再看准时机喊“停！”
