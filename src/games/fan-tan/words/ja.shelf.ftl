title-fan-tan = 七並べ
    .lang = ja
    .what = 7から上下に並べていく七並べ。出せなければチップを1枚払います。
