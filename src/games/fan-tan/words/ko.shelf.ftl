title-fan-tan = 판탄
    .lang = ko
    .what = 네 무늬를 7에서 위아래로 이어 붙여요. 붙이지 못하면 칩을 내요.
