# 트렉스의 한국어.
# 용어: 왕국(kingdom) – 한 왕이 맡은 판들; 계약(contract): 다이아, 엘투시(트릭), 걸스(퀸), 하트 킹, 콤플렉스, 트렉스;
# 두 배·공개(double, expose) – 카드를 보여 두 배로 치다; 무효로 하다(abandon) – 카드를 다시 나누다; 팀(partners); 손을 털다(go out)

tagline = 네 명의 왕, 왕마다 다섯 계약. 나쁜 패에도 길은 있어요.

lesson-1 = 하트 7을 가진 사람이 첫 왕이에요. 왕은 판마다 계약을 고르고, 계약은 한 번씩만 써요.
lesson-2 = 네 계약에서는 같은 무늬를 따라 내고, 무엇을 따는지 조심하세요. 트렉스에서는 잭부터 위아래로 무늬를 이어요.
lesson-3 = 다섯 판을 하면 왕의 오른쪽 사람이 다음 왕이 돼요. 네 왕국이 끝나면 합계가 가장 높은 사람이 이겨요.

## Contracts

contract =
    { $contract ->
        [diamonds] 다이아
        [eltoosh] 엘투시
        [girls] 걸스
        [king-of-hearts] 하트 킹
        [complex] 콤플렉스
       *[trex] 트렉스
    }
contract-help =
    { $contract ->
        [diamonds] { $diamonds ->
            [-10] 딴 다이아 한 장마다 10점을 잃어요.
           *[10] 딴 다이아 한 장마다 10점을 얻어요.
        }
        [eltoosh] 딴 트릭마다 15점을 잃어요.
        [girls] 딴 퀸 한 장마다 25점을 잃어요.
        [king-of-hearts] 하트 킹을 따면 75점을 잃어요.
        [complex] 네 가지를 한꺼번에: 다이아, 트릭, 퀸, 하트 킹.
       *[trex] 잭부터 무늬를 이어요. 가장 먼저 손을 털면 200점이에요.
    }

## What happens

chooses = { FORM($player, is: "i") } 고른 계약: { contract }. { contract-help }
exposes = { FORM($player, is: "i") } { FORM($cards, is: "eul") } 공개해 두 배로 만들었어요.
abandons = { FORM($player, is: "i") } 이 판을 무효로 했어요.
shows = { FORM($player, is: "i") } { FORM($cards, is: "eul") } 보여 줬어요.
takes = { FORM($player, is: "i") } { FORM($cards, is: "eul") } 땄어요.
kingdom = { kingdom-number } 왕국: { FORM($player, is: "i") } 왕이에요.
kingdom-number =
    { $number ->
        [1] 첫 번째
       *[other] { $number }번째
    }
out = { FORM($player, is: "i") } 손을 털었어요: { out-place }.
out-place =
    { $place ->
        [1] 1등
        [2] 2등
        [3] 3등
       *[4] 꼴찌
    }
scores-for = { $player } { $points }점: { $why }.

## What to do now

prompt-contract = 내가 왕이에요. 계약을 고르세요.
prompt-expose = 카드를 보여 두 배로 할까요? 고르거나 “{ do-expose-none.short }”를 누르세요.
prompt-no-expose = 두 배로 할 카드가 없어요. “{ do-expose-none.short }”를 누르세요.
prompt-abandon = 2가 많아서 이 판을 다시 나눌 수 있어요. “{ do-abandon.short }”나 “{ do-keep.short }”를 누르세요.
prompt-keep = 이 판은 다시 나눌 수 없어요. “{ do-keep.short }”를 누르세요.
prompt-pass = 낼 카드가 없어요. 패스하세요.
prompt-trex = 잭이나, 놓인 카드의 바로 옆 카드를 내세요.
prompt-lead = 내가 리드할 차례예요. 카드를 내세요.
prompt-follow = { $suit } 리드예요. { $suit }를 내세요.
prompt-void = { $suit }가 없어요. 아무 카드나 내세요.
first-contract = 먼저 계약을 고르세요.
only-doubled = 계약에 따라 퀸이나 하트 킹만 두 배로 할 수 있어요.
first-keep = 먼저 이 판을 그대로 할지 정하세요.
not-next = 바로 옆 카드가 아직 테이블에 없어요.
no-heart-lead = 손에 하트밖에 없어야 하트로 리드할 수 있어요.

## Buttons: in full, and in few words

do-contract = 계약 고르기
    .short = 계약
do-choose = { contract } 고르기. { contract-help }
    .short = { contract }
do-expose = 카드를 보여 두 배로 하거나 넘어가기
    .short = 두 배…
do-expose-cards = { $cards } 두 배로 하기
    .short = ×2 { $short }
do-expose-none = 두 배로 하지 않기
    .short = 두 배 없이
do-abandon = 이 판을 무효로 하고 다시 나누기
    .short = 다시 나누기
do-keep = 이 판 그대로 하기
    .short = 그대로
do-pass = 패스: 낼 카드 없음
    .short = 패스
do-play = { $card } 내기
    .short = { $short }

## Said aloud

bubble-out =
    { $place ->
        [1] 1등!
        [2] 2등!
        [3] 3등!
       *[4] 꼴찌!
    }
bubble-doubled = 두 배!
bubble-pass = 패스
bubble-abandon = 다시 나눠요!

## Which deal ended

deal-done = { contract }.
deal-abandoned = { contract } 판은 무효예요. 카드를 다시 나눠요.

## What points are given for, on the score sheet

why-diamonds = 다이아
why-tricks = 트릭
why-queens = 퀸
why-king = 하트 킹
why-doubled = 두 배 카드 보너스
why-first = 1등으로 털기
why-second = 2등으로 털기
why-third = 3등으로 털기
why-last = 꼴찌
deal-name = { $deal } · { contract }
standing =
    { COUNT($played) ->
        [0] 왕국 { $kingdoms }개 중 { $number }번째. 아직 마친 계약이 없어요.
       *[other] 왕국 { $kingdoms }개 중 { $number }번째. 지금까지 한 계약: { $played }.
    }

# What the game runs to, in a few words; and with the contracts that are not played yet in this kingdom.
goal = 왕국 { $kingdoms }개 중 { $number }번째
goal-open = 왕국 { $kingdoms }개 중 { $number }번째. 남은 계약: { $open }

## Places and signs

place-hand = 손패
place-exposed = 두 배 카드
place-taken = 딴 카드
place-trick = 트릭
place-layout = 줄
place-stock = 나눌 카드
place-won = 딴 트릭
sign-king = 왕, { kingdom-number } 왕국
sign-contract = 계약: { contract }
    .short = { contract }
sign-tricks = 트릭 { $count }개
sign-doubled = { cards } 두 배

## Options

option-diamonds = 다이아
    .help = 다이아를 세는 계약에서 딴 다이아 한 장의 점수예요.
    .v-10 = 10점
    .v--10 = -10점
option-doubling = 두 배
    .help = 퀸과 하트 킹을 시작 전에 보여 두 배로 칠 수 있어요.
    .v-true = 허용
    .v-false = 금지
option-ownDouble = 자기 두 배 카드를 따면
    .help = 그때 보너스를 누가 받는지 정해요.
    .v-leader = 그 트릭을 리드한 사람
    .v-single = 보너스 없음, 두 배로 치지 않음
option-contracts = 계약
    .help = 왕국마다 다섯 계약을 할지, 두 계약만 할지 정해요. 둘이면 콤플렉스(트릭 계약 네 가지를 한꺼번에)와 트렉스예요.
    .v-five = 다섯 가지
    .v-complex = 콤플렉스와 트렉스
option-partners = 팀
    .help = 마주 앉은 사람끼리 점수를 더해요.
    .v-true = 2 대 2
    .v-false = 개인전
option-showTwos = 2 보여 주기
    .help = 트렉스에서 첫 바퀴가 지나면 2를 모두 펼쳐 놓아요.
    .v-true = 펼쳐 놓기
    .v-false = 숨기기
option-direction = 방향
    .help = 차례가 도는 방향이에요.
    .v-clockwise = 시계 방향
    .v-counterclockwise = 반시계 방향
option-earlyStop = 더 나올 점수가 없으면
    .help = 판의 나머지를 끝까지 하는지 정해요.
    .v-true = 멈추기
    .v-false = 끝까지
option-kingdoms = 왕국 수
    .help = 네 왕국이 정식 게임이에요. 모두 한 번씩 왕이 돼요.
group-game = 게임
group-contracts = 계약
preset-classic = 기본
    .help = 다섯 계약, 네 왕국, 다이아는 10점.
preset-oneKingdom = 한 왕국
    .help = 다섯 판. 하트 7을 가진 사람이 모두 골라요.
preset-allPenalties = 모두 벌점
    .help = 다이아도 10점을 잃어요. 한 왕국의 점수를 모두 더하면 0이 돼요.
preset-complex = 콤플렉스
    .help = 왕국마다 두 판: 트릭 계약 넷을 한꺼번에 하되 다이아는 한 장에 10점을 잃는 콤플렉스, 그리고 트렉스.
preset-partners = 팀전
    .help = 2 대 2 콤플렉스, 2는 펼쳐 놓기.
preset-plain = 두 배 없이
    .help = 아무도 카드를 공개하지 않아요.

## Why a bot or a hint does something

reason-throw-costly = 남이 딸 트릭에 점수를 잃는 카드를 얹어요.
reason-under-costly = 점수를 잃는 카드를 더 높은 카드 밑에 내요.
reason-duck = 트릭을 딸 카드보다 낮게 내요.
reason-high = 잃을 것이 없는 트릭에 높은 카드를 써 버려요.
reason-lead-low = 가장 낮은 카드로 리드해야 남이 이길 가능성이 가장 커요.
reason-lay-own = 이 무늬의 다음 카드도 손에 있어요.
reason-lay-end = 이 카드로 무늬가 끝나서 남에게 열어 주는 게 없어요.
reason-contract = 남은 계약 중 이 계약이 손패에 가장 잘 맞아요.
reason-expose = 같은 무늬 카드가 넉넉해서 안전하고, 공개하면 두 배가 돼요.
reason-cover = 공개하면 위험해요.
