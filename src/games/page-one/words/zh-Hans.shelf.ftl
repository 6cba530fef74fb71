title-page-one = Page One
    .what = 一墩一墩把牌出完；跟不了就一直摸；剩一张时别忘了喊。
