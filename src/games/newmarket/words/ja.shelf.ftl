title-newmarket = ニューマーケット
    .lang = ja
    .what = 同じマークを下から順に続け、チップの乗った4枚の札を出して取り、先に上がります。
