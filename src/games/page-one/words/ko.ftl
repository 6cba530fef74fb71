# 페이지 원의 한국어.
# 용어: 외치다(call) – 한 장 남았을 때 “페이지 원!”이라고 말하다; 지적하다(challenge) – 외치지 않았음을 알아채다;
# 파기(dig) – 맞는 카드가 나올 때까지 뽑기; 리드, 따라 내기, 트릭

-call = “페이지 원!”

tagline = 같은 무늬를 내거나, 나올 때까지 뽑으세요. 한 장 남았나요? { -call }

lesson-1 = 리드한 무늬의 카드를 내세요. 없으면 나올 때까지 더미에서 뽑아요.
lesson-2 = 가장 높은 카드가 트릭을 따요. 얻는 것은 리드뿐이지만, 리드하는 사람은 아무 카드나 낼 수 있고 뽑을 일이 없어요.
lesson-3 = 한 장 남으면 누가 또 내거나 뽑기 전에 { -call }을 외치세요. 안 그러면 다섯 장을 받아요. 손패를 가장 먼저 비우면 이겨요.

## What happens

deal = { FORM($player, is: "i") } 카드를 나눠요.
deal-of-match = { deal-number } 판이에요. { deal }
deal-number =
    { $deal ->
        [1] 첫 번째
       *[other] { $deal }번째
    }
hand-own = 내 손패: { $cards }.
hand-each = 모두 { cards }씩 받았어요.
leads = { FORM($player, is: "i") } { FORM($card, is: "ro") } 리드했어요.
leads-naming = { FORM($player, is: "i") } { FORM($card, is: "ro") } 리드했어요. { $suit }를 내야 해요.
draws-seen = { FORM($player, is: "i") } { FORM($card, is: "eul") } 뽑았어요.
draws-fitting = { FORM($player, is: "i") } { FORM($card, is: "eul") } 뽑았어요. 꼭 내야 해요.
draws-another = { FORM($player, is: "i") } 한 장 더 뽑았어요.
void-draws = { FORM($player, is: "eun") } { $suit }가 없어서 { FORM($card, is: "eul") } 뽑았어요.
void-draws-fitting = { FORM($player, is: "eun") } { $suit }가 없어서 { FORM($card, is: "eul") } 뽑았어요. 꼭 내야 해요.
void-draws-hidden = { FORM($player, is: "eun") } { $suit }가 없어서 한 장 뽑았어요.
calls = { FORM($player, is: "i") } { -call }을 외쳤어요.
accepts = { FORM($player, is: "i") } 인정했어요.
passes-lead = { FORM($player, is: "i") } 리드를 넘겼어요.
forgot = { FORM($player, is: "i") } { -call }을 외치지 않았어요.
leads-next = 다음은 { FORM($player, is: "i") } 리드해요.
challenges = { FORM($player, is: "i") } { FORM($other, is: "eul") } 지적했어요. { -call }을 아무도 못 들었어요.
suit-fixed = { $suit }를 내야 해요.
wins-trick = { FORM($player, is: "i") } { FORM($card, is: "ro") } 트릭을 땄어요.
picks-up = { FORM($player, is: "i") } 트릭을 집었어요: { $cards }.
penalty = { FORM($player, is: "i") } 벌칙으로 { cards }을 받았어요.
penalty-seen = { FORM($player, is: "i") } 벌칙으로 { cards }을 받았어요: { $cards }.
penalty-trick = { FORM($player, is: "i") } 벌칙으로 마지막 트릭을 받았어요.
penalty-trick-seen = { FORM($player, is: "i") } 벌칙으로 마지막 트릭을 받았어요: { $cards }.
forgiven = 더 받을 카드가 없어요. 남은 { cards }은 받지 않아도 돼요.
renewed = 더미가 떨어져, 이미 낸 카드 { $count }장으로 새로 만들었어요.
scores-cards = { FORM($player, is: "i") } 남들 손에 남은 카드로 { points }을 얻었어요.

## What is expected

match-over = 게임이 끝났어요.
digs = { FORM($player, is: "i") } 낼 수 있는 카드가 나올 때까지 뽑아요.
to-lead = { FORM($player, is: "i") } 리드할 차례예요.
prompt-answer = { FORM($player, is: "i") } 손을 털었지만 { -call }을 외치지 않았어요. 인정하거나 지적하세요.
prompt-answers =
    { WHO($player) ->
        [you] { -call }을 외치지 않은 것을 아무도 알아채지 못하면 내가 이겨요.
       *[other] 아무도 지적하지 않으면 { FORM($player, is: "i") } 이겨요.
    }
prompt-call =
    { WHO($player) ->
        [you] 마지막 카드로 리드하기 전에 { -call }을 외치세요.
       *[other] { FORM($player, is: "i") } 내거나 뽑기 전에 { -call }을 외치세요.
    }
prompt-lead = 내가 리드할 차례예요. 아무 카드나 내세요.
prompt-lead-last = 내가 리드할 차례예요. 마지막 카드를 내세요.
prompt-any = 조커 리드예요. 아무 카드나 내세요. 다음 사람부터는 그 카드의 무늬를 따라 내야 해요.
prompt-draw-to-lead = 조커는 마지막 카드가 될 수 없어요. 한 장 뽑고 리드하세요.
prompt-pass = 조커는 마지막 카드가 될 수 없고, 뽑을 카드도 없어요. 리드를 넘기세요.
prompt-drawn = { FORM($card, is: "eul") } 낼 수 있어요. 내세요.
prompt-joker = { $suit }가 없어요. 조커를 내세요.
prompt-follow-led = { $suit } 리드예요. { $suit }를 내세요.
prompt-follow-led-or-joker = { $suit } 리드예요. { $suit }나 조커를 내세요.
must-follow = { $suit }를 따라 내야 해요. { $suit }를 내세요.
must-follow-or-joker = { $suit }를 따라 내야 해요. { $suit }나 조커를 내세요.
prompt-draw = { $suit }가 없어요. 나올 때까지 더미에서 뽑으세요.
prompt-draw-or-joker = { $suit }가 없어요. 나올 때까지 더미에서 뽑거나 조커를 내세요.
prompt-pickup = { $suit }가 없고 더미도 떨어졌어요. 트릭을 집으세요.
prompt-pickup-or-joker = { $suit }가 없고 더미도 떨어졌어요. 트릭을 집거나 조커를 내세요.

## Why a card cannot be played now

wait = 잠깐만 기다려 주세요.
first-answer = 먼저 { FORM($player, is: "i") } 손을 턴 것을 인정하거나, { -call }을 안 외쳤다고 지적하세요.
first-answers = 다른 사람들이 대답할 때까지 아무도 낼 수 없어요.
name-suit = 조커의 무늬를 지정하세요.
can-be-played = 이 카드는 낼 수 있어요.
joker-held = 조커는 { $suit }가 없을 때만 낼 수 있어요.
joker-last-draw = 조커는 마지막 카드가 될 수 없어요. 먼저 뽑으세요.
joker-last-pickup = 조커는 마지막 카드가 될 수 없어요. 트릭을 집으세요.
joker-last-pass = 조커는 마지막 카드가 될 수 없어요. 리드를 넘기세요.
first-draw = 먼저 한 장 뽑고 리드하세요.
nothing-to-draw = 뽑을 카드가 없어요. 리드를 넘기세요.
must-play-drawn = { FORM($card, is: "eul") } 뽑았어요. 꼭 내야 해요.
must-play-joker = { $suit }가 없어요. 조커를 꼭 내야 해요.
must-draw = { $suit }가 없어요. 나올 때까지 뽑으세요.
must-draw-or-joker = { $suit }가 없어요. 나올 때까지 뽑거나 조커를 내세요.
must-pick-up = { $suit }가 없고 더미도 떨어졌어요. 트릭을 집으세요.
must-pick-up-or-joker = { $suit }가 없고 더미도 떨어졌어요. 트릭을 집거나 조커를 내세요.

## Buttons: in full, and in few words

do-play = { $card } 내기
do-play-naming = { FORM($card, is: "eul") } 내고 { $suit } 지정하기
    .short = { $sign } { $suit }
do-draw = 카드 한 장 뽑기
    .short = 뽑기
do-pickup = 트릭 집기
    .short = 집기
do-pass = 리드 넘기기
    .short = 넘기기
do-call = { -call } 외치기
    .short = 페이지 원!
do-challenge = { $player } 지적하기: 외치지 않았어요
    .short = 지적
do-accept = 인정하기
    .short = 인정

## Said aloud

bubble-forgot = 안 외쳤다!
bubble-call = 페이지 원!
bubble-challenge = 안 외쳤죠!
bubble-accept = 인정!
bubble-pass = 넘길게요

## Results

heading-game =
    { WHO($winners) ->
        [nobody] 무승부
        [you] 이겼어요
        [us] 공동 승리: { $winners }
        [others] 공동 승리: { $winners }
       *[other] 승자: { $winners }
    }
heading-deal =
    { WHO($winners) ->
        [nobody] 이번 판은 무승부
        [you] 이번 판을 이겼어요
        [us] 이번 판 공동 승리: { $winners }
        [others] 이번 판 공동 승리: { $winners }
       *[other] 이번 판 승자: { $winners }
    }
heading-match =
    { WHO($winners) ->
        [nobody] 무승부
        [you] 게임을 이겼어요
        [us] 게임 공동 승리: { $winners }
        [others] 게임 공동 승리: { $winners }
       *[other] 게임 승자: { $winners }
    }
ended-stuck = 더 뽑을 카드가 없었어요.
ended-stuck-suit = { $suit }를 내야 하는데 더 뽑을 카드가 없었어요.
ended-limit = { $tricks }트릭이 지나도 아무도 손을 털지 못했어요.
ended-deal-limit = { $deals }판 동안 아무도 목표를 채우지 못해, 점수가 가장 높은 사람이 이겨요.
ended-out = { FORM($player, is: "i") } { FORM($card, is: "ro") } 손을 털었어요.
had-left = 내 손에 { cards } 남았어요.
score = 점수: { $totals }.
total-wins = { $player } { $total }
total-points = { $player } { $total }
first-to-wins = 먼저 { $target }판을 이기면 게임을 이겨요.
first-to-points = 먼저 { $target }점이 되면 게임을 이겨요.

## What points are given for, on the score sheet

why-win = 판 승리
why-cards-left = 남들 손에 남은 카드

## Places and signs

place-hand = 손패
place-stock = 더미
place-trick = 트릭
place-discard = 버린 카드

## Options

option-deal = 손패 장수
    .help = 처음에 나눠 주는 카드 수예요.
    .v-4 = 네 장
    .v-5 = 다섯 장
option-joker = 조커
    .help = 조커 한 장을 넣어요. 가장 높고 무늬가 없어요.
    .v-true = 한 장 넣기
    .v-false = 넣지 않기
option-jokerVoidOnly = 따라 낼 수 없을 때만 조커
    .help = 조커로 따라 내려면 따라 내야 하는 무늬의 카드가 없어야 해요.
    .v-true = 예
    .v-false = 아니요
option-jokerCompulsory = 뽑기 전에 조커 내기
    .help = 따라 낼 무늬가 없고 조커가 있으면 조커를 꼭 내야 하고, 뽑을 수 없어요.
    .v-true = 예
    .v-false = 아니요
option-jokerLast = 마지막 카드로 조커 내기
    .help = 조커를 마지막 카드로 내서 손을 털 수 있는지 정해요.
    .v-true = 허용
    .v-false = 금지
option-jokerLead = 조커로 리드할 때의 무늬
    .help = 조커로 리드했을 때 무엇이 따라 낼 무늬가 되는지 정해요.
    .v-second = 두 번째 카드의 무늬
    .v-leader = 리드한 사람이 지정
option-stockOut = 더미가 떨어지면
    .help = 이미 낸 카드로 새 더미를 만드는지, 따라 내지 못하는 사람이 트릭을 집는지(여덟 명까지 가능) 정해요.
    .v-recycle = 새로 섞기
    .v-pickup = 트릭 집기
option-callRule = 외치기를 잊으면
    .help = { -call }을 잊었을 때 다섯 장을 바로 받는지, 누가 알아챌 때만 받는지 정해요.
    .v-automatic = 바로 벌칙
    .v-challenge = 지적당해야 벌칙
option-firstLead = 첫 리드
    .help = 판의 첫 트릭을 누가 리드하는지 정해요.
    .v-left = 딜러의 왼쪽
    .v-dealer = 딜러
option-match = 게임 길이
    .help = 한 판으로 할지, 이긴 판 수나 점수로 겨룰지 정해요. 점수는 남들 손에 남은 카드 한 장마다 1점이에요.
    .v-single = 한 판
    .v-wins = 이긴 판 수로
    .v-points = 점수로
option-winsTarget = 이겨야 할 판
    .help = 먼저 이 수만큼 판을 이긴 사람이 게임을 이겨요.
option-pointsTarget = 목표 점수
    .help = 먼저 이 점수가 된 사람이 게임을 이겨요.
option-trickLimit = 최대 트릭 수
    .help = 이 트릭 수가 지나도록 승자가 없으면 무승부예요.
group-deal = 카드 나누기
group-joker = 조커
group-call = 외치기
group-match = 게임
group-limits = 제한
preset-classic = 기본
    .help = 네 장, 조커 한 장, 외치기를 잊으면 다섯 장.
preset-strictJoker = 엄격한 조커
    .help = 따라 낼 때 조커는 그 무늬가 없을 때만 낼 수 있고, 그때는 꼭 내야 해요. 마지막 카드로는 안 돼요.
preset-family = 가족과 함께
    .help = 딜러가 먼저 리드하고, 조커로 리드한 사람이 무늬를 지정해요.
preset-bigTable = 큰 테이블
    .help = 여덟 명까지. 더미가 떨어지면 트릭을 집어요.
preset-callAndChallenge = 외치기와 지적
    .help = 외치기를 잊어도 누가 알아채지 않으면 괜찮아요.

## Why a bot or a hint does something

reason-call = 한 장 남으면 꼭 외쳐야 해요. 안 그러면 다섯 장을 받을 수 있어요.
reason-challenge = 외치기를 잊은 사람이 있어요. 지적하면 그 사람이 벌칙으로 카드를 받아요.
reason-last = 마지막 카드라서 내면 손을 털어요.
reason-joker-void = 따라 낼 카드가 없어요. 조커를 내면 뽑지 않아도 되고 리드를 얻어요.
reason-joker-late = 두 장 남았을 때는 조커를 아끼기보다 쓰는 편이 나아요.
reason-cheapest = 뒤에 낼 사람이 없고, 이 트릭을 딸 수 있는 가장 낮은 카드예요.
reason-lost = 이 무늬로는 이 트릭을 딸 수 없으니 가장 낮은 카드를 내요.
reason-win = 카드가 얼마 안 남았을 때는 리드를 잡을 만해요.
reason-void = 이 무늬가 없어서 뽑아야 할 사람이 있어요.
reason-long = 가장 많은 무늬라서, 다음에도 이 무늬로 리드할 수 있어요.
