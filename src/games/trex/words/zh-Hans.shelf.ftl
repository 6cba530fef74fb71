title-trex = Trex
    .lang = en
    .what = 轮流当国王，从五种约里挑：四种要躲着牌，第五种比谁快。
