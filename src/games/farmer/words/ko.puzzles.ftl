# 판정된 장면(positions.json)마다 왜 맞거나 틀리는지. 용어는 src/games/face/words/ko.ftl.

position-ace-two-no-card = 에이스와 2로 합계가 3이에요. 어떤 카드를 받아도 16을 넘지 않으니 받으세요
position-six-cannot-go-over = 합계가 6이면 한 장 더 받아도 16을 넘지 않아요. 받으세요
position-each-point-over-fined = 16을 넘은 점수만큼 앤티를 내지만, 합계가 5면 한 장 더 받아도 넘지 않아요. 받으세요
position-two-cards-made-six = 낮은 카드 세 장의 합계가 겨우 6이에요. 한 장 더 받아도 16을 넘지 않으니 받으세요
position-seven-only-ten-goes = 합계가 7이에요. 16을 넘게 하는 것은 10점짜리 카드뿐이고, 7로는 얻는 것이 없으니 받으세요
position-nine-far-sixteen-stay = 합계 9는 16에서 멀어요. 남들이 아직 더 받을 텐데 멈추지 마세요
position-eleven-whole-table-still = 합계가 11이고 남들은 아직 아무도 받지 않았어요. 넘으면 앤티 하나를 잃지만, 16이면 앤티 여덟 개가 쌓인 농장을 얻으니 받으세요
position-exactly-sixteen-nothing-better = 딱 16이에요. 이보다 좋을 수 없으니 멈추세요
position-sixteen-six-hearts-takes = 하트 6이 든 16은 다른 사람이 16이어도 농장을 가져요. 멈추세요
position-sixteen-five-cards-sixteen = 다섯 장으로 만든 16도 16이에요. 한 장 더 받으면 16을 넘을 뿐이니 멈추세요
position-farmer-pays-nobody-going = 농부라서 16을 넘어도 칩을 주지 않지만, 이미 딱 16이니 멈추세요
position-fifteen-four-aces-lie = 합계가 15이고 에이스 네 장이 모두 공개됐어요. 무엇을 받아도 넘으니 멈추세요
position-fourteen-aces-twos-lie = 합계가 14이고 에이스와 2가 모두 공개됐어요. 무엇을 받아도 넘으니 멈추세요
position-farmer-fifteen-no-ace = 내가 농부이고 합계가 15인데, 남은 에이스가 없어요. 어떤 카드를 받아도 16을 넘으니 멈추세요
position-lie-open-over-sixteen = 다른 사람은 모두 보이는 카드만으로 16을 넘었고, 나는 농부라서 넘어도 칩을 주지 않아요. 15로는 얻을 것이 없으니 16을 노리고 받으세요
position-only-rival-lies-open = 하나뿐인 상대는 보이는 카드만으로 16을 넘었어요. 농부는 12에서도 16을 노리고 받아요
position-points-over-fined-never = 넘은 점수만큼 앤티를 내지만 농부는 예외예요. 다른 사람은 모두 보이는 카드만으로 16을 넘었으니 13에서도 받으세요
position-only-rival-lies-open-fifteen = 하나뿐인 상대가 15를 공개했으니 16이거나 버스트예요. 농부는 12로는 얻을 것이 없으니 받으세요
position-five-rivals-stayed-two = 상대 다섯 명이 많아야 12에서 멈췄어요. 내 15가 틀림없이 가장 가깝고 다섯 명 모두에게서 앤티를 받으니 멈추세요
position-four-rivals-stayed-ace = 상대 네 명이 에이스나 2를 공개하고 많아야 12에서 멈췄어요. 내 13이 틀림없이 가장 가까우니 멈추세요
position-fifteen-each-point-over = 합계가 15이고, 16을 넘으면 넘은 점수만큼 앤티를 내요. 에이스 네 장만 노리고 받기에는 너무 비싸니 멈추세요
position-fifteen-farm-bare-antes = 합계가 15이고, 농장에는 한 판의 앤티뿐이에요. 멈추세요
position-farm-five-deals-holds = 이번 판 몫까지 농장에 앤티가 48개 쌓였어요. 13으로는 모자라니 농장을 노리고 받으세요
position-farm-five-deals-holds-forty = 이번 판 몫까지 농장에 앤티가 48개 쌓였고, 넘어도 앤티 하나만 잃어요. 14에서도 받으세요
position-farm-five-deals-holds-forty-eight = 이번 판 몫까지 농장에 앤티가 48개 쌓였고, 내 두 장의 합계가 딱 16이에요. 멈추세요
