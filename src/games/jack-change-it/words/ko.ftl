# 잭 체인지 잇의 한국어.
# 용어: 특수 카드(trick card) – 2, 8, 퀸, 잭, 하트 에이스; 받아치다(answer) – 뽑는 대신 2나 하트 에이스 위에 카드를 내다;
# 막다(block) – 하트 5로 하트 에이스를 막다.

tagline = 잭으로 바꿔요! 하트 에이스면 다섯 장, 그리고 특수 카드로는 끝낼 수 없어요.

lesson-1 = 맨 위 카드와 무늬나 숫자가 같은 카드를 내세요. 낼 카드가 없으면 한 장 뽑아요.
lesson-2 = 잭은 다음에 낼 무늬를 지정해요. 2, 8, 하트 에이스도 특수 카드이고, 셋 이상이면 퀸도 그래요. 어떤 효과가 있는지 보세요.
lesson-3 = 손패를 가장 먼저 비우면 판을 이겨요. 하지만 특수 카드는 마지막 카드가 될 수 없으니 보통 카드를 남겨 두세요.

## What happens

blocks = { FORM($player, is: "i") } 하트 에이스를 막았어요. 아무도 뽑지 않아요.
must-answer = { FORM($player, is: "eun") } { answers } 내거나 { cards }을 뽑아야 해요.
keeps = { FORM($player, is: "i") } 뽑은 카드를 손에 남겼어요.

## What to do now

prompt-answer = { answers } 내거나 { cards }을 뽑으세요.
# What may be played instead of drawing.
answers =
    { $answers ->
        [five] 하트 5를
        [two] 2를
        [two-or-five] 2나 하트 5를
       *[two-or-ace] 2나 하트 에이스를
    }
prompt-penalty = 받아칠 카드가 없어요. { cards }을 뽑으세요.
prompt-drawn = { FORM($card, is: "eul") } 낼 수 있어요. 내거나 손에 남기세요.
prompt-last-draw = 특수 카드는 마지막 카드가 될 수 없어요. 한 장 뽑으세요.
prompt-last-pass = 특수 카드는 마지막 카드가 될 수 없고, 뽑을 카드도 없어요. 패스하세요.
prompt-draw = { lacks }. 한 장 뽑으세요.
prompt-pass = { lacks }. 뽑을 카드도 없으니 패스하세요.
# Nothing in the hand fits.
lacks =
    { $fits ->
        [suit] { $suit }가 없어요
        [suit-jack] { $suit }도 잭도 없어요
        [suit-rank] { $suit }도 { $rank }도 없어요
       *[suit-rank-jack] { $suit }도 { $rank }도 잭도 없어요
    }
prompt-play = { wanted } 내세요.
prompt-play-or-draw = { wanted } 내거나 한 장 뽑으세요.
# What goes on the card that is up.
wanted =
    { $fits ->
        [suit] { $suit }를
        [suit-jack] { $suit }나 잭을
        [suit-rank] { $suit }나 { FORM($rank, is: "eul") }
       *[suit-rank-jack] { $suit }, { $rank }, 잭 중에서 하나를
    }
only-answers =
    { $answers ->
        [five] 하트 에이스는 하트 5로만 막을 수 있어요.
        [two] 2에는 2로만 받아칠 수 있어요.
        [two-or-five] 하트 에이스에는 2나 하트 5로만 받아칠 수 있어요.
       *[two-or-ace] 2에는 2나 하트 에이스로만 받아칠 수 있어요.
    }
only-drawn = 지금은 방금 뽑은 카드만 낼 수 있어요.

## Buttons: in full, and in few words

do-play = { $card } 내기
do-play-any = 카드 내기
    .short = 내기
do-play-naming = { FORM($card, is: "eul") } 내고 { $suit } 지정하기
    .short = { $suit }
do-play-with = { $card }, { $two } 함께 내기
    .short = { $short }, { $short-two }
do-play-alone = { $card } 한 장만 내기
    .short = { $short }만
do-keep = 카드를 손에 남기기
    .short = 남기기
do-pass = 패스하기
    .short = 패스

## Said aloud

bubble-block = 막았다!
bubble-keep = 남길게요

## Why a deal ended

ended-out = 손패를 가장 먼저 비웠어요.
ended-blocked = 아무도 더 낼 수 없어요. 카드가 가장 적은 사람이 이겨요.
ended-limit = 1000수가 지나도 끝나지 않아, 카드가 가장 적은 사람이 이겨요.

## What points are given for, on the score sheet

why-won = 판 승리
why-cards = 남들 손에 남은 카드

## Places and signs

place-hand = 손패
place-stock = 더미
place-discard = 버린 카드
sign-one-card = 한 장 남음

## Options

option-deals = 판 수
    .help = 이 판 수를 채우면 게임이 끝나요.
option-target = 목표 점수
    .help = 누군가의 합계가 이 점수에 이르면 게임이 더 일찍 끝나요. 0이면 점수로는 끝나지 않아요.
option-scoring = 점수 계산
    .help = 판을 이긴 사람이 얻는 점수예요.
    .v-wins = 1점
    .v-cards = 남들의 카드 한 장마다 1점
option-firstCard = 첫 카드가 특수 카드일 때
    .help = 판이 그런 카드로 시작하면 어떻게 하는지 정해요.
    .v-redraw = 한 장 더 펼치기
    .v-plain = 효과 없음
    .v-active = 효과 있음
option-mayDraw = 낼 카드가 있어도 뽑기
    .help = 카드를 내는 대신 뽑아도 되는지 정해요.
    .v-true = 허용
    .v-false = 금지
option-playDrawn = 방금 뽑은 카드 내기
    .help = 방금 뽑은 한 장(벌칙 제외)을 낼 수 있으면 바로 내도 되는지 정해요.
    .v-true = 허용
    .v-false = 금지
option-afterPenalty = 벌칙 카드를 뽑은 뒤
    .help = 벌칙 카드를 뽑으면 차례가 끝나는지 정해요.
    .v-end = 차례가 끝남
    .v-play = 보통처럼 차례 진행
option-stackAce = 2와 하트 에이스 겹치기
    .help = 2와 하트 에이스로 서로 받아쳐서 뽑을 장수를 늘릴 수 있는지 정해요.
    .v-true = 허용
    .v-false = 금지
option-combo = 하트 에이스와 2 함께 내기
    .help = 하트 에이스를 내면서 그 위에 어떤 2를 얹어 한 번에 함께 낼 수 있는지 정해요. 그러면 다음 사람은 하트 5를 내지 않는 한 일곱 장을 뽑아야 해요.
    .v-any2 = 아무 2나
    .v-2H = 하트 2
    .v-off = 금지
option-jackNames = 잭으로 지정하는 무늬
    .help = 잭 자신의 무늬도 지정할 수 있는지 정해요.
    .v-other = 다른 무늬만
    .v-any = 아무 무늬나
option-jackWhen = 잭을 낼 수 있는 때
    .help = 잭도 무늬나 숫자가 맞아야 하는지, 뽑아야 할 카드가 있을 때만 빼고 아무 데나 낼 수 있는지 정해요.
    .v-match = 무늬나 숫자가 맞을 때만
    .v-any = 언제나
option-jackOnJack = 잭 위에 잭
    .help = 다른 잭이 지정한 무늬에 잭으로 받아칠 수 있는지 정해요.
    .v-true = 허용
    .v-false = 금지
option-lastTrick = 특수 카드로 끝내기
    .help = 특수 카드로 손을 털 수 있는지 정해요.
    .v-true = 허용
    .v-false = 금지
group-game = 게임
group-drawing = 뽑기
group-tricks = 특수 카드
preset-classic = 기본
    .help = 세 판. 2는 2로만 받아치고, 하트 에이스는 하트 5로만 막아요.
preset-firstToTwo = 2선승
    .help = 두 판을 먼저 이긴 사람이 승자예요.
preset-cards = 점수로
    .help = 남들이 든 카드 한 장마다 1점, 50점까지.
preset-stacking = 겹치기
    .help = 2와 하트 에이스로 서로 받아치고, 잭에는 잭으로 받아쳐요.
preset-switch = 스위치
    .help = 잭은 언제나 낼 수 있고, 낼 카드가 있어도 뽑을 수 있고, 뽑은 카드도 바로 낼 수 있고, 마지막 카드는 아무거나 돼요.

## Why a bot or a hint does something

reason-last = 마지막 카드라서 내면 손을 털어요.
reason-answer = 받아치면 카드를 뽑지 않아도 돼요.
reason-named = 잭으로 손에 가장 많은 무늬를 지정해요.
reason-again = 둘이 할 때 8을 내면 한 번 더 해요.
reason-keep = 다른 카드를 낼 수 있으니 잭은 아껴요.
reason-long = 낼 수 있는 카드 중에 이 무늬가 가장 많아서 계속 이어 낼 수 있어요.
reason-draw = 손에 낼 수 있는 카드가 없어요.
