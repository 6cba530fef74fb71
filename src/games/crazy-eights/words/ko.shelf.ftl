title-crazy-eights = 크레이지 에이트
    .lang = ko
    .what = 무늬나 숫자를 맞춰 손패를 비워요. 8은 아무 카드 위에나 내고 무늬를 지정해요.
