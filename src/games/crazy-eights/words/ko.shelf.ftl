title-crazy-eights = 크레이지 에이트
    .what = 무늬나 숫자를 맞춰 카드를 털어요. 8은 언제든 내고 무늬를 지정해요.
