title-jack-change-it = 잭 체인지 잇
    .lang = ko
    .what = 무늬나 숫자를 맞춰 내고, 잭으로 무늬를 바꿔요. 특수 카드로는 끝낼 수 없어요.
