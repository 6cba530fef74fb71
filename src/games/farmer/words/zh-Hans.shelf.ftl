title-farmer = 农夫
    .lang = zh-Hans
    .what = 要到正好16点，拿走农场；爆了就别吭声，等着付给农夫。
