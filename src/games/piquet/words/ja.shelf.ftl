title-piquet = ピケ
    .lang = ja
    .what = 二人の古典。札を替え、持ち札を宣言し、あるいは隠し、12回の勝負を争います。
