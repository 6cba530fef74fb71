title-tonk = Tonk
    .lang = en
    .what = 用筹码计胜负的快节奏拉米：摆牌、贴牌，点数最小就摊牌，别人扔的牌还能拍抢。
