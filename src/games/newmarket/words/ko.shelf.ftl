title-newmarket = 뉴마켓
    .lang = ko
    .what = 무늬를 위로 이어 가며 상금 카드 네 장에 놓인 칩을 챙기고, 가장 먼저 손을 털어요.
