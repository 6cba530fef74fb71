# 51의 한국어.
# 용어: 바닥(board) – 가운데 놓인 다섯 장; 바꾸다(swap), 바닥 새로 깔기(clear the board), “스톱!”(Stop!), “스톱!”을 외친 사람(the caller), 손패(hand)

tagline = 한 무늬로 다섯 장, 그리고 “스톱!”을 외칠 배짱.

lesson-1 = 바닥 카드 한 장을 가져오고 그 자리에 내 카드를 놓아요. 둘을 어느 순서로든 누르세요.
lesson-2 = 가장 많이 든 무늬는 더하고 나머지는 모두 빼요. 한 무늬의 에이스, 킹, 퀸, 잭, 10이면 51점이에요.
lesson-3 = 바꾼 뒤에 “스톱!”을 외칠 수 있어요. 다른 사람은 한 번씩 더 하고, 가장 좋은 패가 이겨요. 비기면 “스톱!”을 외친 사람이 져요.

## What happens

takes =
    { WHO($player) ->
        [you] { FORM($player, is: "i") } { FORM($card, is: "eul") } 가져왔어요.
       *[other] { FORM($player, is: "i") } { FORM($card, is: "eul") } 가져갔어요.
    }
gives = { FORM($player, is: "i") } { FORM($card, is: "eul") } 내놓았어요.
comes = { FORM($card, is: "i") } 바닥에 나왔어요.
clears = { FORM($player, is: "i") } 바닥을 새로 깔았어요.
says-stop = { FORM($player, is: "i") } “스톱!”을 외쳤어요. 다른 사람은 모두 한 번씩 더 해요.
shows = { FORM($player, is: "ui") } 손패: { $cards }. { $suit }로 { $points }점.
scores-points = { FORM($player, is: "i") } { $points }점을 얻었어요.

## What to do now

prompt-swap = 바닥 카드 한 장과 내 카드 한 장을 골라 바꾸세요.
prompt-swap-or-pass = 바닥 카드 한 장과 내 카드 한 장을 골라 바꾸거나 패스하세요.
prompt-last = 마지막 차례예요. 바닥 카드 한 장과 내 카드 한 장을 골라 바꾸세요.
prompt-last-or-pass = 마지막 차례예요. 바닥 카드 한 장과 내 카드 한 장을 골라 바꾸거나 패스하세요.
prompt-stop = 앞선 것 같으면 “{ do-stop.short }”, 아니면 “{ do-end.short }”를 누르세요.
prompt-go-on = “{ do-end.short }”를 누르세요. 다음 사람 차례예요.
first-board = 이 카드와 바꿀 바닥 카드를 고르세요.
swapped = 이미 바꿨어요.

## Buttons: in full, and in few words

do-swap = 한 장 바꾸기
    .short = 바꾸기
do-swap-cards = { FORM($take, is: "eul") } 가져오고 { FORM($give, is: "eul") } 내놓기
    .short = { $given } → { $taken }
do-swap-all = 다섯 장을 모두 바닥과 바꾸기
    .short = 모두 바꾸기
do-clear = 바닥 새로 깔기: 새 카드 다섯 장
    .short = 새로 깔기
do-pass = 패스: 그대로 두기
    .short = 패스
do-stop = “스톱!” 외치기
    .short = 스톱!
do-end = 차례 끝내기: 다음 사람 차례
    .short = 차례 끝내기

## Said aloud

bubble-stop = 스톱!
bubble-pass = 패스

## Why a deal ended

stopped = { FORM($player, is: "i") } “스톱!”을 외쳤어요.
not-stopped = 아무도 “스톱!”을 외치지 않았어요.

## What points are given for, on the score sheet

why-win = 판 승리
why-hand = 손패 점수

## Places and signs

place-hand = 손패
place-board = 바닥
place-stock = 더미
place-discard = 버린 카드
sign-count = 내 손패는 { $suit }로 { $points }점
sign-taken =
    { SUIT($card) ->
        [S] 마지막으로 가져간 카드: ♠ { $card }
        [H] 마지막으로 가져간 카드: ♥ { $card }
        [D] 마지막으로 가져간 카드: ♦ { $card }
        [C] 마지막으로 가져간 카드: ♣ { $card }
       *[none] 마지막으로 가져간 카드: 조커
    }
sign-stop = “스톱!”을 외침
    .short = 스톱!

## Options

option-joker = 조커
    .help = 조커는 가진 사람에게 가장 유리한 카드로 쳐요.
    .v-true = 한 장 넣기
    .v-false = 넣지 않기
option-pass = 패스
    .help = 바꾸지 않고 그대로 두어도 되는지 정해요.
    .v-never = 금지
    .v-last = “스톱!” 뒤에
    .v-later = 두 번째 차례부터
option-swapAll = 다섯 장 모두 바꾸기
    .help = 두 번째 차례부터 손패 전부를 바닥 전부와 바꿀 수 있어요.
    .v-true = 허용
    .v-false = 금지
option-stopNeedsFlush = “스톱!”의 조건
    .help = 다섯 장이 모두 한 무늬여야 하는지 정해요.
    .v-true = 한 무늬일 때만
    .v-false = 아무 패나
option-mixedHand = 다른 무늬 카드
    .help = 여러 무늬가 섞인 손패의 점수예요.
    .v-subtract = 빼기
    .v-zero = 손패가 0점
option-rounds = 바퀴 수
    .help = 아무도 “스톱!”을 외치지 않으면 이 바퀴 수를 채운 뒤 손패를 비교해요.
option-deals = 판 수
    .help = 이 판 수를 채웠을 때 합계가 가장 높은 사람이 이겨요.
option-scoring = 점수 계산
    .help = 한 판의 점수를 매기는 방법이에요.
    .v-wins = 이긴 판마다 1점
    .v-points = 손패 점수
option-target = 목표 점수
    .help = 누군가의 합계가 이 점수에 이르면 게임이 더 일찍 끝나요. 0이면 점수로는 끝나지 않아요.
group-turn = 차례
group-hand = 손패
group-game = 게임
preset-classic = 기본
    .help = 한 판, 조커 없음, 아무 패로나 “스톱!”
preset-withJoker = 조커 넣기
    .help = 조커는 어느 무늬에나 도움이 돼요.
preset-oneSuit = 한 무늬 아니면 0
    .help = 한 무늬로 된 손패만 점수가 되고, 그런 손패일 때만 “스톱!”을 외칠 수 있어요. 패스와 다섯 장 모두 바꾸기도 할 수 있어요.
preset-pointsMatch = 다섯 판 점수제
    .help = 다섯 판의 손패 점수를 더해요.

## Why a bot or a hint does something

reason-joker = 조커는 어느 무늬에나 어울려요.
reason-final = “스톱!” 뒤에는 손패 점수만 중요해요.
reason-gather = 가장 많은 무늬를 모으고 다른 무늬 카드를 내놓아요.
reason-higher = 같은 무늬에서 더 높은 카드로 바꿔요.
reason-shed = 가장 많은 무늬가 아닌 카드는 점수를 깎으니 내놓아요.
reason-flush = 한 무늬로 된 손패만 점수가 되니, 가장 많은 무늬가 아닌 카드를 내놓아요.
reason-all = 바닥 다섯 장이 손패 다섯 장보다 나아요.
reason-clear = 바닥을 새로 깔면 새 카드가 나오고, 다음 사람은 지금 카드를 가져가지 못해요.
reason-stop = 지금 비교해도 될 만큼 손패가 좋아요.
reason-wait = 비교하기 전에 손패가 더 좋아질 수 있어요.
