title-farmer = 농부
    .lang = ko
    .what = 딱 16을 만들어 농장을 가져요. 넘은 사람은 시치미를 떼고 농부에게 칩을 줘요.
