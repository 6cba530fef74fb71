title-page-one = 페이지 원
    .lang = ko
    .what = 트릭에 카드를 내서 손패를 비워요. 따라 내지 못하면 더미에서 뽑고, 외치기를 잊지 마세요.
