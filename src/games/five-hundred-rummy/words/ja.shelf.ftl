title-five-hundred-rummy = 500ラミー
    .lang = ja
    .what = 場に出したカードが点になるラミー。捨て札の山を掘り返し、だれの組にも付け、「ラミー！」で割り込みます。
