title-concentration = 카드 짝 맞추기
    .lang = ko
    .what = 두 장을 뒤집어 짝이 맞으면 가져가요. 본 것을 잘 기억하세요.
