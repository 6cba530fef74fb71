# 판정된 장면(positions.json)마다 왜 맞거나 틀리는지. 용어는 src/games/face/words/ko.ftl.

position-ace-two-no-card = 에이스와 2예요. 어떤 카드가 와도 3에서 16을 넘지 않아요
position-six-cannot-go-over = 6은 한 장으로 넘지 않아요. 받으세요
position-each-point-over-fined = 넘긴 점수마다 벌이 있지만 5는 한 장으로 넘지 않아요. 받으세요
position-two-cards-made-six = 두 장이 6이고 세 번째도 괜찮아요. 낮은 카드 세 장이어도 계속하세요
position-seven-only-ten-goes = 7이에요. 넘는 것은 10뿐이고, 7로는 얻는 게 없어요
position-nine-far-sixteen-stay = 9는 16에서 멀어요. 남들이 아직 뽑을 때 멈추지 마세요
position-eleven-whole-table-still = 11이고 모두가 아직 뽑을 차례예요. 넘으면 앤티 하나, 16이면 여덟을 얻어요
position-exactly-sixteen-nothing-better = 딱 16이에요. 더 좋은 것은 없으니 멈추세요
position-sixteen-six-hearts-takes = 하트 6이 든 16은 누가 또 16이어도 농장을 가져요. 멈추세요
position-sixteen-five-cards-sixteen = 다섯 장의 16도 16이에요. 한 장 더 받으면 넘을 뿐이에요
position-farmer-pays-nobody-going = 농부는 넘어도 칩을 내지 않지만 16이에요. 그래도 멈추세요
position-fifteen-four-aces-lie = 15이고 에이스 네 장이 다 보여요. 뭘 받아도 넘으니 멈추세요
position-fourteen-aces-twos-lie = 14이고 에이스와 2가 다 보여요. 뭘 받아도 넘으니 멈추세요
position-farmer-fifteen-no-ace = 농부가 15이고 에이스가 없어요. 분명히 값어치 있는 것을 지키세요
position-lie-open-over-sixteen = 남들이 모두 16을 넘었고 농부는 칩을 내지 않아요. 15로는 얻을 게 없으니 16을 노려 받으세요
position-only-rival-lies-open = 하나뿐인 상대가 16을 넘었어요. 농부는 12에서도 16을 노려 받아요
position-points-over-fined-never = 넘긴 점수는 벌이지만 농부는 예외예요. 남들이 모두 넘었으면 13에서도 받아요
position-only-rival-lies-open-fifteen = 하나뿐인 상대가 15를 보이니 16이거나 버스트예요. 12는 농부에게 값어치가 없으니 받으세요
position-five-rivals-stayed-two = 다섯 상대가 두 장, 많아야 12로 멈췄어요. 15가 분명히 가장 가깝고 다섯 번 받으니 지키세요
position-four-rivals-stayed-ace = 네 상대가 에이스나 2를 보이며 많아야 12로 멈췄어요. 13이 분명히 가장 가까우니 지키세요
position-fifteen-each-point-over = 15이고 넘긴 점수마다 벌이 있어요. 에이스 네 장을 노려 받기엔 너무 비싸요
position-fifteen-farm-bare-antes = 15이고 농장에는 앤티뿐이에요. 지키세요
position-farm-five-deals-holds = 다섯 판의 농장에 앤티 마흔여덟이 있어요. 13으로는 모자라니 노려 받으세요
position-farm-five-deals-holds-forty = 다섯 판의 농장에 앤티 마흔여덟이 있고 넘으면 하나예요. 14에서도 받으세요
position-farm-five-deals-holds-forty-eight = 다섯 판의 농장에 앤티 마흔여덟이 있고 두 장으로 16이에요. 멈추세요
