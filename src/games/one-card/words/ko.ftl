# One Card의 한국어. 한국에서 ‘원카드’는 다른 게임이라 이름은 그대로 둔다.
# 용어: 비딩(auction, bid), 부르다(to bid), 가운데 한 장(the One Card) – 25번째 카드, 엎어 둔다; 순서(the order) – 뒤집으면 9가 가장 높고 에이스가 가장 낮다.

tagline = 몇 점을 딸지 말하고, 그만큼 따세요. 조커가 세상을 뒤집어요.

lesson-1 = 킹, 퀸, 잭은 1점, 조커는 3점, 모두 15점이에요. 몇 점을 딸지 말하거나 패스하세요.
lesson-2 = 가장 높게 부른 사람이 리드하고, 그 첫 카드의 무늬가 으뜸 무늬예요. 같은 무늬가 있으면 꼭 내야 해요.
lesson-3 = 으뜸 무늬가 있는 판에서 조커를 딴 사람은 순서를 뒤집을 수 있어요. 마지막 트릭을 따면 가운데 한 장도 가져가요.

## What happens

bids = { FORM($player, is: "i") } { $count }점을 불렀어요.
keeps = { FORM($player, is: "i") } 순서를 그대로 두었어요.
contract = { FORM($player, is: "i") } { points } 이상 따야 하고, 먼저 리드해요.
no-bid = 아무도 부르지 않아 으뜸 무늬가 없어요. { FORM($player, is: "i") } 리드해요.
trump = 으뜸 무늬는 { $suit }예요.
trick-won = { FORM($player, is: "i") } { FORM($card, is: "ro") } 트릭을 땄어요.
reversed = { FORM($player, is: "i") } 순서를 뒤집었어요. 이제 9가 가장 높고 에이스가 가장 낮아요.
one-card = 가운데 한 장은 { $card }. { $player } { points }.
taken =
    { $count ->
        [0] { FORM($player, is: "i") } 한 점도 따지 못했어요.
       *[other] { FORM($player, is: "i") } { points }을 땄어요.
    }
bid-failed = { FORM($player, is: "eun") } 부른 점수를 채우지 못해 0점이에요.

## What to do now

prompt-reverse = 조커를 땄어요. 순서를 뒤집어 9를 가장 높게, 에이스를 가장 낮게 할까요, 그대로 둘까요?
prompt-bid = 15점 중 몇 점을 딸까요? 부르거나 패스하세요.
prompt-bid-more = { FORM($player, is: "i") } { $count }점을 불렀어요. 더 부르거나 패스하세요.
prompt-lead-trump = 조커가 아닌 카드로 리드하세요. 그 카드의 무늬가 으뜸 무늬가 돼요.
prompt-lead = 내가 리드할 차례예요. 아무 카드나 내세요.
prompt-joker-led = 조커가 리드로 나왔어요. 아무 카드나 내세요.
prompt-follow = { $suit } 리드예요. { $suit }를 내세요.
prompt-trump = 으뜸 무늬 리드예요. { $suit }를 내세요.
prompt-trump-or-joker = 으뜸 무늬 리드예요. { $suit }나 조커를 내세요.
prompt-joker = 으뜸 무늬 리드예요. 하나뿐인 으뜸패인 조커를 내세요.
prompt-void = { $suit }가 없어요. 아무 카드나 내세요.
first-bid = 먼저 비딩이에요. 부르거나 패스하세요.
first-reverse = 먼저 순서를 뒤집을지 정하세요.
joker-no-trump = 조커는 무늬가 없어서 으뜸 무늬를 정할 수 없어요.
joker-only-void = 조커는 { $suit }가 없을 때만 낼 수 있어요.

## Buttons: in full, and in few words

do-play = { $card } 내기
do-bid = 점수 부르기
    .short = 부르기
do-bid-points = { points } 부르기
    .short = { $count }
do-pass = 패스하기
    .short = 패스
do-keep = 순서 그대로 두기: 에이스가 높음
    .short = 그대로
do-reverse = 순서 뒤집기: 9가 높고 에이스가 낮음
    .short = 뒤집기

## Said aloud

bubble-reverse = 뒤집기!

## Why a deal ended, and what it is called on the score sheet

ended-made = { FORM($player, is: "i") } { $count }점을 불러 성공했어요.
ended-failed = { FORM($player, is: "i") } { $count }점을 불렀지만 모자랐어요.
deal-name = { $deal } · 비딩 { $count }
deal-name-no-bid = { $deal } · 비딩 없음

## What points are given for, on the score sheet

why-cards = 딴 점수
why-bid-made = 비딩 성공
why-bid-failed = 비딩 실패

## Places and signs

place-hand = 손패
place-trick = 트릭
place-kitty = 가운데 한 장
place-won = 딴 트릭
place-stock = 나눌 카드
sign-taken = { points }
sign-bid = 비딩 { points }
sign-trump = 으뜸 { suit-sign }, 에이스가 높음
sign-trump-reversed = 으뜸 { suit-sign }, 9가 높음
suit-sign =
    { SUIT($suit) ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Options

option-match = 게임 길이
    .help = 언제까지 하는지 정해요.
    .v-target = 목표 점수까지
    .v-rounds = 정한 판 수만큼
option-target = 목표 점수
    .help = 누군가 이 점수에 이른 판이 끝나면 합계가 가장 높은 사람이 이겨요.
option-rounds = 판 수
    .help = 이 판 수를 채웠을 때 합계가 가장 높은 사람이 이겨요.
option-bidReentry = 패스한 뒤 다시 부르기
    .help = 패스한 사람도 차례가 돌아오면 다시 부를 수 있는지 정해요.
    .v-true = 허용
    .v-false = 패스하면 끝
option-jokerFace = 조커 모양
    .help = 겉모습만 달라요. 다이아 2를 조커 대신 쓰는 곳도 있어요.
    .v-joker = 조커
    .v-2D = 다이아 2
group-game = 게임
group-auction = 비딩
group-looks = 겉모습
preset-classic = 기본
    .help = 30점까지. 패스하면 더 부를 수 없어요.
preset-reentry = 긴 비딩
    .help = 패스한 사람도 더 높게 불러 돌아올 수 있어요.
preset-singleRound = 한 판만
    .help = 한 판, 3분쯤 걸려요.

## Why a bot or a hint does something

reason-bid = 가장 좋은 무늬로 그 점수를 딸 만큼 손패가 강해요.
reason-pass = 더 높게 부를 만큼 손패가 강하지 않아요.
reason-reverse = 남은 카드는 순서를 뒤집는 편이 유리해요.
reason-keep = 남은 카드는 지금 순서가 유리해요.
reason-trump = 다른 사람들이 아직 따라 내야 하는 동안 높은 으뜸패로 리드해요.
reason-rich = 이 트릭에는 점수가 있고, 으뜸패로 딸 수 있을지도 몰라요.
reason-cheap = 점수가 없는 카드라 내줘도 잃을 게 없어요.
reason-top = 지금 순서로 따지면 손에 든 그 무늬 카드 중에서 가장 높아요.
