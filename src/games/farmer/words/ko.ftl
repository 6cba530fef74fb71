# 농부의 한국어.
# 용어: 농장(the farm) – 판돈; 농부(the farmer) – 마지막에 뽑고 벌금을 받는 사람; 받기(hit), 멈추기(stay), 버스트(bust) – 16 초과; 앤티(ante)

tagline = 딱 16이면 농장을 가져요. 넘은 사람은 시치미를 떼요.

lesson-1 = 딱 16을 노리세요. 모두 적어도 한 장은 받아야 해요. “{ do-hit.short }”를 누르세요.
lesson-2 = 이만하면 됐다면 “{ do-stay.short }”를 누르세요. 16을 넘으면 버스트지만 아무도 몰라요. 남들처럼 멈추면 돼요.
lesson-3 = 딱 16이면 농장을 가져요. 아무도 16이 아니면 더 낮은 사람들이 16에 가장 가까운 사람에게 칩을 줘요. 버스트한 사람은 농부에게 칩을 줘요.

## What happens

draw-for-farmer = 카드를 펼쳐요. 하트 6이 나온 사람이 농부예요.
new-deal =
    { WHO($player) ->
        [you] { deal-number } 판. 내가 농부예요.
       *[other] { deal-number } 판. { FORM($player, is: "i") } 농부예요.
    }
deal-number =
    { $deal ->
        [1] 첫 번째
       *[other] { $deal }번째
    }
gets = { FORM($player, is: "i") } { FORM($card, is: "eul") } 받았어요.
own-card = 내 카드는 { $card }.
hits =
    { WHO($player) ->
        [you] 내가 { FORM($card, is: "eul") } 받았어요. 합계 { $total }.
       *[other] { FORM($player, is: "i") } { FORM($card, is: "eul") } 받았어요.
    }
stays = { FORM($player, is: "i") } 멈췄어요.
farmer-now = 이제 { FORM($player, is: "i") } 농부예요.
shows = { FORM($player, is: "i") } { FORM($card, is: "eul") } 공개했어요. 합계 { $total }.
shows-over = { FORM($player, is: "i") } { FORM($card, is: "eul") } 공개했어요. 합계 { $total }, 16 초과.
court-and-six = 그림 카드와 하트 6: 이보다 높은 패는 없어요!
remainder = 남은 { chips }는 농장에 넣어요.
# Who pays into it or takes from it: “You pay one chip to the farm.”
farm = 농장
side-pot = 사이드 팟

## What to do now

prompt-over = 합계 { $total }, 16을 넘었어요. 시치미 떼고 멈추세요.
prompt-first = 합계 { $total }. 모두 적어도 한 장은 받아야 해요. 받으세요.
prompt-goal = 딱 16! 멈추세요.
prompt-choose = 합계 { $total }. 받거나 멈추세요.
not-played = 내 카드는 그대로 둬요. 받거나 멈추세요.

## Buttons: in full, and in few words

do-hit = 받기: 앞면으로 한 장 더
    .short = 받기
do-stay = 멈추기: 더 받지 않음
    .short = 멈추기

## Said aloud

bubble-stay = 멈출게요
bubble-shows =
    { $total ->
        [16] { $total }!
       *[other] { $total }
    }
bubble-over = { $total }: 버스트

## Why a deal or the game ended

ended-sixteen = 딱 16을 만든 사람이 농장을 가져가요.
ended-closest = 16을 만든 사람이 없어요. 농장은 다음 판으로 넘어가요.
ended-all-bust = 모두 16을 넘었어요. 농장은 다음 판으로 넘어가요.
ended-broke = 칩이 떨어진 사람이 있어요.

## What chips are paid for, on the score sheet

why-buy-in = 처음 받은 칩
why-ante = 앤티
why-farm = 농장
why-closest = 가장 가까운 사람에게
why-split = 가장 가까운 사람의 몫
why-remainder = 나누고 남은 칩
why-bust = 16 초과
why-farm-split = 농장 나누기

## Places and signs

place-hand = 숨긴 카드
place-up = 공개된 카드
place-stock = 더미
place-farm = 농장
place-side = 사이드 팟
sign-farmer = 농부
sign-total = 합계 { $points }
sign-total-over = 합계 { $points }, 16 초과
sign-open = 공개된 합계 { $points }
sign-open-over = 공개된 합계 { $points }, 16 초과

## Options

option-ante = 앤티
    .help = 판마다 모두가 먼저 농장에 넣는 칩이에요. 다른 칩도 모두 이만큼씩 주고받아요. 설정에 따라서는 16을 넘은 1점마다 이만큼 내요.
option-purse = 처음 칩
    .help = 모두가 처음에 갖는 칩이에요. 칩은 마이너스가 될 수도 있어요.
option-deals = 판 수
    .help = 이 판 수를 채우면 농장을 나누고, 칩이 가장 많은 사람이 이겨요.
option-untilBroke = 누군가 파산하면 끝내기
    .help = 누군가의 칩이 떨어져도 게임이 끝나요.
    .v-true = 예
    .v-false = 아니요
option-firstFarmer = 첫 농부
    .help = 처음에 누가 농부인지 정해요. 그다음부터는 농장을 딴 사람이 농부예요.
    .v-draw = 하트 6을 받은 사람
option-bustPays = 16을 넘으면
    .help = 16을 넘은 사람이 농부에게 주는 칩이에요.
    .v-ante = 앤티 하나
    .v-excess = 넘은 1점마다 앤티 하나
group-game = 게임
group-chips = 칩
preset-classic = 기본
    .help = 열 판. 16을 넘으면 앤티 하나를 내요.
preset-ferme = 라 페름
    .help = 옛 프랑스 방식: 16을 넘은 1점마다 앤티를 내요.
preset-untilBroke = 누군가 파산할 때까지
    .help = 최대 100판이고, 누군가의 칩이 떨어지면 더 일찍 끝나요.

## Why a bot or a hint does something

reason-safe = 어떤 카드가 와도 16을 넘지 않아요.
reason-farmer = 농부는 넘어도 아무에게도 칩을 주지 않으니 더 과감해도 돼요.
reason-bold = 넘어도 앤티 하나만 잃을 뿐이고, 낮은 합계로는 얻는 것이 없어요.
reason-dear = 넘으면 16을 넘은 1점마다 앤티 하나를 잃지만, 낮은 합계로는 얻는 것이 없어요.
reason-goal = 16이면 농장을 가져요.
reason-near = 16을 넘지 않을 만큼 낮은 카드가 얼마 없어요.
reason-kept = 다른 사람들의 상황을 보면 멈추는 편이 나아요.
