title-one-card = One Card
    .lang = en
    .what = 원카드와는 다른 게임이에요. 몇 점을 딸지 부르고 트릭을 따요. 조커가 순서를 뒤집고, 카드 한 장이 가운데에서 기다려요.
