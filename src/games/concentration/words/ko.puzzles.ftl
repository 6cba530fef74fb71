# 판정된 장면(positions.json)마다 왜 맞거나 틀리는지. 용어는 src/games/face/words/ko.ftl.

position-know-where-two-sevens = 7 두 장이 어디 있는지 알아요. 그중 하나부터 뒤집으세요
position-first-seven-up-know = 첫 번째 7이 나왔고 다른 7이 어디 있는지 알아요. 그 카드를 뒤집으세요
position-unseen-card-turned-out = 못 본 카드를 뒤집었더니 7이고, 상대가 7을 하나 보여 줬어요. 짝을 가져가세요
position-know-two-cards-no = 아는 카드 두 장은 짝이 아니에요. 그중 하나 말고 못 본 카드를 먼저 뒤집으세요
position-game-just-begun-take = 이제 막 시작했어요. 아는 카드는 지금 짝이 될 리 없으니, 두 번째 카드로 못 본 카드를 뒤집어 운에 맡겨 보세요
position-rank-colour-must-match = 숫자와 색이 같아야 해요. 검은 7은 빨간 7의 짝이 아니에요
position-rank-colour-must-match-black = 숫자와 색이 같아야 해요. 검은 7과 빨간 7을 알지만 짝이 아니니 못 본 카드를 뒤집으세요
position-rank-colour-must-match-two = 숫자와 색이 같아야 해요. 아는 7 두 장 가운데 색이 같은 쪽을 뒤집으세요
position-zebra-mate-black-seven = 얼룩말: 검은 7의 짝은 빨간 7이에요
position-twins-only-queen-spades = 똑같은 카드끼리만 짝이에요. 클로버 퀸 말고 다른 스페이드 퀸이 짝이에요
position-twins-only-two-queens = 똑같은 카드끼리만 짝이에요. 아는 퀸 두 장은 무늬가 달라 소용없으니 못 본 카드를 뒤집으세요
position-joker-up-shown-moment = 조커가 나왔고, 다른 조커는 조금 전에 봤어요. 짝이 되는 카드는 그것뿐이에요
position-three-sevens-known-two = 7 세 장을 알아요. 어느 두 장이든 짝이에요
position-two-pairs-known-take = 짝 두 쌍을 알아요. 지금 한 쌍을 가져가고, 이어서 나머지를 가져가세요
position-taken-sevens-go-kings = 7 두 장을 가져갔으니 한 번 더 해요. 킹 두 장도 아니까 가져가세요
position-eight-table-last-two = 여덟 명이 하는데, 앞의 두 사람이 짝을 한 장씩 보여 줬어요. 그 짝을 가져가세요
position-pair-gives-no-further = 여기서는 짝을 찾아도 한 번 더 못 하지만, 그래도 1점이에요. 다음 사람보다 먼저 가져가세요
position-four-cards-left-ace = 네 장이 남았고 그중 에이스와 킹을 한 장씩 알아요. 못 본 카드를 먼저 뒤집으면 무엇이 나오든 그 짝을 알아요
position-four-cards-left-unseen = 방금 처음 뒤집은 카드가 에이스예요. 찍지 말고 아는 에이스를 뒤집으세요
position-two-queens-gone-both = 퀸 두 장은 이미 나갔고 나머지 두 장이 방금 나왔어요. 가져가세요
position-colours-must-match-seven = 색이 같아야 하는데 아는 카드 여덟 장은 모두 짝이 없어요. 못 본 카드를 뒤집으면 짝을 찾기보다 남을 돕기 쉬워요. 두 번째 카드로는 아는 카드를 뒤집으세요
position-alone-first-card-turn = 혼자 할 때 첫 카드는 늘 못 본 카드로 하세요. 아는 카드는 알려 주는 게 없어요
position-alone-nobody-give-anything = 혼자 하면 남에게 알려 줄 걱정이 없어요. 두 번째도 못 본 카드를 뒤집으세요
position-alone-many-cards-known = 혼자 하는 판이에요. 아는 카드는 많지만 나온 카드의 짝은 몰라요. 두 번째도 못 본 카드를 뒤집으세요
position-alone-mate-open-card = 혼자 하는 판이고, 나온 카드의 짝을 알아요. 시도를 낭비하지 말고 짝을 가져가세요
position-clock-runs-cards-turn = 시간이 가고 있지만 뒤집을 카드가 있어요. 스스로 그만두지 마세요
