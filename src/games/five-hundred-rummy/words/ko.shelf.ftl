title-five-hundred-rummy = 500 러미
    .lang = ko
    .what = 점수를 겨루는 러미예요. 버린 카드에서 골라 가져오고, 조합을 놓고, 누구의 조합에든 붙이고, 차례 밖에도 “러미!”를 외쳐요.
