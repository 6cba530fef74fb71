title-newmarket = 뉴마켓
    .lang = ko
    .what = 무늬를 위로 이어 가며 칩이 놓인 상금 카드 네 장을 지나, 가장 먼저 손을 털어요.
