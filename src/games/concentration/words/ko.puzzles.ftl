# 판정된 장면(positions.json)마다 왜 맞거나 틀리는지. 용어는 src/games/face/words/ko.ftl.

position-know-where-two-sevens = 7 두 장이 어디 있는지 알아요. 그중 하나부터 뒤집으세요
position-first-seven-up-know = 첫 번째 7이 뒤집혔고 나머지가 어디 있는지 알아요. 그것을 뒤집으세요
position-unseen-card-turned-out = 처음 본 카드가 7이었고, 상대가 7을 하나 보여 줬어요. 짝을 가져가세요
position-know-two-cards-no = 아는 카드 두 장은 짝이 아니에요. 그중 하나 말고 못 본 카드를 먼저 뒤집으세요
position-game-just-begun-take = 이제 막 시작했어요. 맞을 수 없는 카드보다 못 본 두 번째 카드에 운을 걸어 보세요
position-rank-colour-must-match = 숫자와 색이 같아야 해요. 검은 7은 빨간 7의 짝이 아니에요
position-rank-colour-must-match-black = 숫자와 색이 같아야 해요. 아는 것은 검은 7과 빨간 7이라 짝이 아니니, 못 본 카드를 뒤집으세요
position-rank-colour-must-match-two = 숫자와 색이 같아야 해요. 아는 7 두 장 가운데 같은 색을 뒤집으세요
position-zebra-mate-black-seven = 지브라: 검은 7의 짝은 빨간 7이에요
position-twins-only-queen-spades = 쌍둥이만 짝이에요. 다른 스페이드 퀸이 짝이고, 클로버 퀸은 아니에요
position-twins-only-two-queens = 쌍둥이만 짝이에요. 무늬가 다른 퀸 두 장은 아무에게도 쓸모없으니, 못 본 카드를 뒤집으세요
position-joker-up-shown-moment = 조커가 나왔고, 다른 조커는 조금 전에 보였어요. 맞는 카드는 그것뿐이에요
position-three-sevens-known-two = 7 세 장을 알아요. 어느 두 장이든 짝이에요
position-two-pairs-known-take = 짝 두 쌍을 알아요. 지금 하나를 가져가고 나머지는 그다음에 가져가세요
position-taken-sevens-go-kings = 7을 가져갔고 계속할 수 있어요. 킹도 아니까 가져가세요
position-eight-table-last-two = 여덟 명이 앉았고, 앞의 두 사람이 짝을 하나씩 보여 줬어요. 이제 내 것이에요
position-pair-gives-no-further = 여기서는 짝을 맞춰도 한 번 더 못 하지만, 짝은 짝이에요. 다음 사람보다 먼저 가져가세요
position-four-cards-left-ace = 네 장이 남았고 에이스와 킹을 하나씩 알아요. 못 본 카드를 먼저 뒤집으세요. 무엇이 나와도 짝을 알아요
position-four-cards-left-unseen = 네 장이 남았고 처음 본 카드가 에이스였어요. 찍지 말고 아는 에이스를 가져가세요
position-two-queens-gone-both = 퀸 두 장은 없어졌고 나머지 두 장이 방금 보였어요. 가져가세요
position-colours-must-match-seven = 색이 맞아야 하고 홀로인 카드를 일곱 장 알아요. 못 본 두 번째 카드는 짝보다 남 좋은 일이 되기 쉬우니, 아는 카드를 뒤집으세요
position-alone-first-card-turn = 혼자 할 때 차례의 첫 카드는 못 본 카드예요. 아는 카드에서는 배울 게 없어요
position-alone-nobody-give-anything = 혼자라면 남에게 알려 줄 일이 없어요. 두 번째도 못 본 카드를 뒤집으세요
position-alone-many-cards-known = 혼자이고 많이 알지만 맞는 카드가 없어요. 그래도 못 본 카드를 뒤집으세요
position-alone-mate-open-card = 혼자이고 펼친 카드의 짝을 알아요. 차례를 버리지 말고 짝을 가져가세요
position-clock-runs-cards-turn = 시간이 가고 있고 뒤집을 카드가 남았어요. 스스로 멈추지 마세요
