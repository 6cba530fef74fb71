title-crazy-eights = クレイジーエイト
    .lang = ja
    .what = マークか数を合わせて手札をなくすゲーム。8はいつでも出せて、好きなマークを指定できます。
