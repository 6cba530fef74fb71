title-tonk = Tonk
    .lang = en
    .what = 赌筹码的快节奏拉米：摆牌、贴牌，点数最小就摊牌，别人扔的牌还能拍抢。
