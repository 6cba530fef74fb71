title-five-hundred-rummy = 500分拉米
    .lang = zh-Hans
    .what = 计分的拉米：从摊开的弃牌里挖牌，能摆就摆，谁的牌组都能贴，没轮到也能喊“拉米！”
