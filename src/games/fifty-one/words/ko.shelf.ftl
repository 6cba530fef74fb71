title-fifty-one = 51
    .lang = ko
    .what = 바닥과 카드를 바꿔 한 무늬로 51까지 모으고, 제때 “스톱!”을 외쳐요.
