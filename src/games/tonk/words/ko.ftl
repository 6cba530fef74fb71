# 통크의 한국어.
# 용어: 조합(spread) – 테이블에 놓은 세트나 런; 등록하다(spread); 붙이기(hit), 낚아채기(slap) – 버린 카드를 차례가 아닐 때 가져오기;
# 막히다(bar) – 조합을 등록하거나 붙이지 못하다; 드롭(drop), 통크(tonk)

tagline = 다섯 장, 빠른 손, 그리고 드롭할 때를 아는 감각.

lesson-1 = 한 장 뽑고, 조합이 있으면 등록하세요. 같은 숫자 서너 장, 또는 한 무늬로 이어진 세 장이에요. 한 장을 버리면 차례가 끝나요.
lesson-2 = 테이블의 어느 조합에든 한 장씩 붙일 수 있어요. 남의 조합에 붙이면, 그 조합의 주인은 다음 자기 차례에 조합을 등록하지도, 카드를 붙이지도 못해요.
lesson-3 = 손패가 가장 낮은 것 같으면 뽑는 대신 드롭하세요. 손을 털면 바로 이겨요.

## What happens

take =
    { WHO($player) ->
        [you] { FORM($player, is: "i") } 버린 카드 더미에서 { FORM($cards, is: "eul") } 가져왔어요.
       *[other] { FORM($player, is: "i") } 버린 카드 더미에서 { FORM($cards, is: "eul") } 가져갔어요.
    }{ $capped ->
        [yes] {" "}이제 누구든 다음 카드는 더미에서 뽑아야 해요.
       *[no] { "" }
    }
hit-own =
    { WHO($player) ->
        [you] { FORM($player, is: "i") } 내 조합에 { FORM($cards, is: "eul") } 붙였어요.
       *[other] { FORM($player, is: "i") } 자기 조합에 { FORM($cards, is: "eul") } 붙였어요.
    }
hit-other = { FORM($player, is: "i") } { hit-whose } 조합에 { FORM($cards, is: "eul") } 붙였어요.
hit-whose =
    { WHO($owner) ->
        [you] 내
       *[other] { FORM($owner, is: "ui") }
    }
discard = { FORM($player, is: "i") } { FORM($cards, is: "eul") } 버렸어요.
spread = { FORM($player, is: "i") } { FORM($cards, is: "eul") } 등록했어요.
upcard = 첫 카드는 { $cards }.
barred = { FORM($player, is: "eun") } { number-of-turns } 동안 조합을 등록하거나, 카드를 붙이거나, 낚아챌 수 없어요.
number-of-turns = { $count }차례
slap = { FORM($player, is: "i") } { FORM($card, is: "eul") } 낚아챘어요.
show = { FORM($player, is: "ui") } 손패: { $cards }. 합계 { $count }.
cries-tonk = { FORM($player, is: "i") } “통크!”를 외쳤어요.
drops = { FORM($player, is: "i") } 드롭했어요.
table = 테이블

## What to do now

prompt-tonk =
    { $stake ->
        [0] 통크예요. “{ do-tonk.short }”를 누르면 다른 사람이 외치지 않는 한 이 판을 이겨요.
       *[other] 통크예요. “{ do-tonk.short }”를 누르면 다른 사람이 외치지 않는 한 모두가 두 배로 내요.
    }
prompt-slap = 방금 버려진 카드를 쓸 수 있어요. 다른 사람이 움직이기 전에 낚아채세요!
prompt-draw =
    { $takes ->
        [yes] { $drops ->
            [yes] 더미에서 뽑거나, 버린 카드를 가져오거나, 드롭하세요.
           *[no] 더미에서 뽑거나 버린 카드를 가져오세요.
        }
       *[no] { $drops ->
            [yes] 더미에서 뽑거나 드롭하세요.
           *[no] 더미에서 뽑으세요.
        }
    }
prompt-discard = 버릴 카드를 고르세요.
prompt-spread = 조합을 등록할 수 있어요. { prompt-discard }
prompt-hit = 조합에 붙일 수 있어요. { prompt-discard }
prompt-lay = 조합을 등록하거나 카드를 붙일 수 있어요. { prompt-discard }
first-draw = 먼저 한 장 뽑으세요.
not-back = 지금은 이 카드를 버릴 수 없어요. 버린 카드 더미에서 가져온 카드는 바로 다시 버릴 수 없어요.

## Buttons: in full, and in few words

do-tonk = “통크!” 외치기
    .short = 통크!
do-no-tonk = 통크를 외치지 않기
    .short = 외치지 않기
do-drop = 드롭: 모두의 손패 비교
    .short = 드롭
do-take = 버린 카드 가져오기
    .short = 가져오기
do-draw = 더미에서 뽑기
    .short = 뽑기
do-slap = 버린 카드 낚아채기
    .short = 낚아채기!
do-slap-onto = { FORM($card, is: "eul") } 낚아채 조합에 붙이기: { $spread }
    .short = { $short } 낚아채기
do-slap-new = 버린 카드를 낚아채 새 조합 등록하기
    .short = 낚아채기!
do-slap-spread = 낚아채 조합 등록하기: { $cards }
    .short = { $short } 낚아채기
do-spread = 조합 등록하기
    .short = 등록…
do-spread-cards = { $cards } 등록하기
    .short = { $short } 등록
do-hit = 조합에 붙이기
    .short = 붙이기
do-hit-with = { $card } 붙이기: { $spread } 조합
    .short = { $short } 붙이기
do-discard = 한 장 버리기
    .short = 버리기
do-discard-card = { $card } 버리기
    .short = { $short } 버리기

## Said aloud

bubble-slap = 낚아채기!
bubble-tonk = 통크!
bubble-drop = 드롭!

## Why a deal ended

ended-tonk = 처음 받은 패가 통크라서 두 배예요.
ended-tonk-points = 처음 받은 패가 통크예요.
ended-tonk-draw = 둘 이상이 통크를 외쳐서 아무도 내지 않아요.
ended-tonk-draw-points = 둘 이상이 통크를 외쳐서 무승부예요.
ended-drop = 드롭이 성공했어요.
ended-caught = 드롭한 사람이 잡혔어요.
ended-run-out = 먼저 손을 털었어요.
ended-tonk-out = 버리지 않고 손을 털어서 두 배예요.
ended-tonk-out-points = 버리지 않고 손을 털었어요.
ended-stock-out = 더미가 떨어져 가장 낮은 패가 이겨요.
ended-stock-draw = 더미가 떨어졌고 가장 낮은 패가 여럿이라 아무도 내지 않아요.
ended-stock-draw-points = 더미가 떨어졌고 가장 낮은 패가 여럿이라 무승부예요.

## What chips are paid for, on the score sheet

why-buy-in = 처음 받은 칩
why-tonk = 처음부터 통크, 두 배
why-tonk-points = 처음부터 통크
why-drop = 드롭할 때 가장 낮음
why-caught = 드롭했다 잡힘
why-low = 가장 낮은 패
why-run-out = 손 털기
why-tonk-out = 버리지 않고 털기, 두 배
why-tonk-out-points = 버리지 않고 털기
why-stock-out = 더미가 떨어졌을 때 가장 낮음

## Places and signs

place-hand = 손패
place-meld = 조합
place-stock = 더미
place-discard = 버린 카드
sign-barred = { number-of-turns } 막힘
sign-count = 내 손패 합계 { $count }

## Options

option-stake = 거는 칩
    .help = 진 사람이 한 판에 내는 칩이에요. 0이면 칩 대신 점수로 해요.
option-purse = 처음 칩
    .help = 모두가 처음에 갖는 칩이에요. 칩은 마이너스가 될 수도 있어요.
option-deals = 판 수
    .help = 이 판 수를 채우면 게임이 끝나요.
option-untilBroke = 누군가 파산하면 끝내기
    .help = 누군가의 칩이 떨어져도 게임이 끝나요.
    .v-true = 예
    .v-false = 아니요
option-tonkHigh = 처음 패의 높은 통크
    .help = 처음 받은 다섯 장의 합계가 이 수 이상이면 통크예요. 0이면 높은 통크가 없어요.
option-tonkLow = 처음 패의 낮은 통크
    .help = 처음 받은 다섯 장의 합계가 이 수 이하면 통크예요. 0이면 낮은 통크가 없어요.
option-slap = 낚아채기
    .help = 버린 카드를 차례가 아닐 때 가져올 수 있는지 정해요.
    .v-off = 금지
    .v-table = 테이블의 조합에만
    .v-any = 새 조합에도
option-bar = 남이 내 조합에 붙이면
    .help = 남이 조합에 붙인 뒤 그 주인이 다음 자기 차례에 할 수 없는 일을 정해요.
    .v-none = 아무 일 없음
    .v-spread = 등록·붙이기 금지
    .v-spread-drop = 등록·붙이기·드롭 금지
option-barStack = 여러 번 붙이면
    .help = 남이 붙일 때마다 조합의 주인이 한 차례씩 더 막히는지 정해요.
    .v-true = 붙인 수만큼 막힘
    .v-false = 한 차례만 막힘
option-caught = 드롭했다 잡히면
    .help = 손패가 더 낮거나 같은 사람이 있을 때 드롭한 사람이 내는 칩이에요.
    .v-single = 그런 사람마다 건 칩만큼, 가장 낮은 사람에게 한 번 더
    .v-double = 그런 사람마다 두 배
option-count = 세는 카드
    .help = 손패를 비교할 때 무엇을 세는지 정해요.
    .v-unmatched = 손에 든 가장 좋은 조합은 제외
    .v-all = 손패 전부
option-aceHigh = 킹 위의 에이스
    .help = 런이 퀸, 킹, 에이스로 끝날 수 있는지 정해요.
    .v-true = 허용
    .v-false = 에이스는 항상 가장 낮음
option-upcard = 첫 버린 카드
    .help = 처음에 한 장을 펼쳐서 시작하는지 정해요.
    .v-true = 한 장 펼치기
    .v-false = 비운 채 시작
option-returnTaken = 가져온 카드 다시 버리기
    .help = 버린 카드 더미에서 가져온 카드를 같은 차례에 버릴 수 있는지 정해요.
    .v-true = 허용
    .v-false = 금지
group-game = 게임
group-tonk = 통크와 드롭
group-playing = 진행
preset-classic = 기본
    .help = 합계가 50이거나 11 이하면 통크, 낚아채기는 테이블의 조합에만.
preset-strict = 엄격하게
    .help = 합계가 49 이상이거나 11 이하면 통크. 모든 카드를 세고, 남이 내 조합에 붙이면 드롭도 못 해요.
preset-eating = 자유 낚아채기
    .help = 낚아채서 새 조합을 등록할 수도 있고, 남이 붙일 때마다 조합의 주인은 한 차례씩 더 막혀요. 에이스는 항상 가장 낮고, 첫 카드는 펼치지 않아요.
preset-lastPurse = 누군가 파산할 때까지
    .help = 최대 100판이고, 누군가의 칩이 떨어지면 더 일찍 끝나요.
preset-singleDeal = 한 판만
    .help = 칩 없이 1점짜리 한 판.

## Why a bot or a hint does something

reason-tonk = 바로 이겨요.
reason-drop = 지금은 손패가 가장 낮을 것 같아요. 나중에는 남들도 카드를 줄여요.
reason-slap = 차례를 한 번 더 얻고 손패도 낮아져요.
reason-spread = 테이블에 놓은 카드는 손패에 세지 않아요.
reason-hit = 손패가 낮아지고, 조합의 주인을 막을 수도 있어요.
reason-dear = 손의 어떤 카드와도 어울리지 않고, 이보다 큰 카드가 없어요.
reason-loose = 손의 다른 카드와 어울리지 않아요.
reason-dearest = 손에서 이보다 큰 카드가 없어요.
reason-take = 버린 카드가 쓸모 있거나 아주 낮아요.
reason-draw = 드롭할 만큼 손패가 낮지 않아요.
