# 판정된 장면(positions.json)마다 왜 맞거나 틀리는지. 용어는 src/games/face/words/ko.ftl.

position-holds-card-lay-three = 상대는 한 장 남았어요. 버리기 전에 9 세 장을 등록하세요. 손에 남으면 감점이에요
position-jack-queen-king-invite = 잭, 퀸, 킹 런을 등록하면 상대가 에이스나 10을 붙일 수도 있지만, 상대의 손에는 카드가 한 장뿐이에요. 그러니 런을 등록하세요
position-fourth-king-goes-three = 네 번째 킹은 상대의 킹 세 장에 붙어요. 달리 쓸 데가 없고 10점이에요
position-holds-card-joker-must = 상대는 한 장 남았어요. 조커를 손에 남기지 말고 등록하세요
position-holds-card-nothing-laid = 상대는 한 장 남았고 나는 놓을 수 있는 것이 없어요. 15점 감점인 에이스를 버리세요
position-holds-card-take-ace = 상대는 한 장 남았어요. 2 세 장을 등록하자고 에이스, 퀸, 잭까지 가져오지 마세요
position-king-goes-kings-nine = 킹을 내 킹에 붙이고 9를 버려 손을 터세요
position-goes-out-discard-joker = 버려야만 손을 털 수 있어요. 조커를 15점으로 등록하고 9를 버리세요
position-nine-turned-up-makes = 펼쳐진 9로 곧바로 9 세 장이 돼요. 가져오세요
position-third-seven-counts-five = 여기서는 2부터 9까지 한 장에 5점뿐이에요. 그래도 세 번째 7을 가져오세요
position-under-three-lies-king = 킹 세 장을 만들어 줄 킹이 3 바로 밑에 있어요. 낮은 카드 한 장을 더 받는 대신 30점을 얻어요
position-king-makes-three-kings = 킹이면 킹 세 장, 두 장 더 아래의 퀸이면 퀸 세 장도 돼요. 퀸까지 가져오세요
position-joker-turned-up-fills = 조커가 펼쳐져 있고 하트 5와 7 사이를 이어 줘요. 가져오세요
position-eight-just-thrown-goes = 방금 버려진 8이 내 런에 붙어요. 가져오면 8점을 얻고 손패는 늘지 않아요
position-queen-diamonds-just-thrown = 방금 버려진 다이아 퀸은 남의 런에 붙어요. 가져와서 내 점수로 만드세요
position-nine-ten-diamonds-lie = 버린 카드 더미에 다이아 9와 10이 있어요. 잭을 버리면 다음 사람이 런을 만들어요
position-next-player-five-six = 다음 사람 앞에 하트 5, 6, 7이 있어요. 8을 버리지 마세요
position-king-thrown-although-three = 킹 세 장이 테이블에 있는데 네 번째 킹이 버려졌어요. “러미!”를 외치면 10점을 얻고 내 차례가 돼요
position-joker-goes-everything-throw = 조커는 어디에나 어울려요. 버리지 마세요
position-ace-counts-fifteen-above = 에이스는 킹 위에서는 15점, 2 아래에서는 1점이에요. 킹과 퀸에 이어 붙일 수 있게 남기세요
position-seven-eight-nine-hearts = 하트 7, 8, 9는 조합이에요. 한 장을 버리려고 깨지 마세요
position-three-nines-own-make = 9 세 장만으로 조합이 돼요. 조커로 대신할 필요가 없어요
position-five-six-seven-hearts = 하트 5, 6, 7에는 조커가 필요 없어요
position-two-packs-two-kings = 두 벌이라 클로버 킹도 두 장이에요. 다른 한 장이 나오기 전에 내 것을 킹 세 장에 붙이세요
