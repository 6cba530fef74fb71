title-page-one = Page One
    .lang = en
    .what = 一墩一墩把牌出完；跟不了就一直摸；剩一张时别忘了喊。
