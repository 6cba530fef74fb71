title-crazy-eights = 疯狂八点
    .lang = zh-Hans
    .what = 跟花色或点数，把牌出完；8什么时候都能出，还能指定花色。
