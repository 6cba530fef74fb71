title-trex = Trex
    .lang = en
    .what = 轮流当国王，从五种合约里挑：四种看吃进的墩，第五种比谁快。
