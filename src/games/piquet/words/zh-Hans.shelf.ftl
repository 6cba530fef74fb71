title-piquet = 皮克牌
    .lang = zh-Hans
    .what = 古老的双人牌：换牌，报牌或藏牌，再争十二墩。
