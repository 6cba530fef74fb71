# 뉴마켓의 한국어.
# 용어: 상금 카드(pay card) – 칩이 놓인 카드; 키티(kitty), 줄(run) – 한 무늬를 위로 이어 가는 것; 멈춤(stop), 리드(lead),
# 여분 패(the extra hand), 바꾸기(exchange), 그대로(keep), 경매(auction), 부르다(bid), 칩 챙기기(claim)

tagline = 무늬를 위로 이어 가며 칩이 놓인 네 장을 노려요.

lesson-1 = 한 무늬의 가장 낮은 카드로 리드해요. 바로 위 카드를 가진 사람이 꼭 내야 하고, 그렇게 이어져요.
lesson-2 = 다음 카드가 없는 곳에서 줄이 멈춰요. 마지막에 낸 사람이 다른 색 카드로 리드해요.
lesson-3 = 상금 카드 네 장 중 하나를 내면 그 위의 칩을 가져요. 가장 먼저 손을 털면, 남들은 손에 남은 카드 한 장마다 칩을 줘요.

## What happens

exchanges = { FORM($player, is: "i") } 손패를 내놓고, 엎어 둔 여분 패로 바꿨어요.
keeps = { FORM($player, is: "i") } 손패를 그대로 두었어요.
keeps-and-sells = { FORM($player, is: "i") } 손패를 그대로 두고 여분 패를 경매에 내놓았어요.
bids = { FORM($player, is: "i") } 칩 { $amount }개를 불렀어요.
new-hand = 이제 내 손패는 { $cards }.
buys = { FORM($player, is: "i") } 여분 패를 { chips }에 샀어요.
unsold = 아무도 부르지 않아 여분 패는 그대로 남아요.
stops = { FORM($card, is: "eul") } 가진 사람이 없어 줄이 멈춰요.
stops-at-ace = 에이스에서 줄이 끝나요.
no-lead-colour = { FORM($player, is: "eun") } { colour } 카드가 없어요.
no-lead-suit = { FORM($player, is: "eun") } 다른 무늬가 없어요.
too-late = { FORM($player, is: "i") } 늦었어요. 칩은 { $card } 위에 그대로 남아요.
colour =
    { $colour ->
        [red] 빨간
       *[black] 검은
    }
# Who takes from it, and what for: “You take one chip from the kitty.”
kitty = 키티
pay-card = { $card }
for-cards-left = 손에 남은 카드

## What to do now

other-chooses = { FORM($player, is: "i") } 손패를 바꿀지 그대로 둘지 고르는 중이에요.
other-bids = { FORM($player, is: "i") } 여분 패에 칩을 부를 차례예요.
other-leads = { FORM($player, is: "i") } 리드해요.
next-card = 다음은 { $card } 차례예요.
prompt-claim = 다음 카드가 나오기 전에 { chips }를 챙기세요!
prompt-exchange = 손패를 여분 패(엎어 둠)와 바꿀까요, 그대로 둘까요?
prompt-exchange-or-sell = 손패를 여분 패(엎어 둠)와 바꿀까요? 그대로 두면 여분 패는 경매에 나와요.
prompt-poor = 칩이 모자라 더 부를 수 없어요. 패스하세요.
prompt-bid = 여분 패에 칩을 얼마나 낼까요? 부르거나 패스하세요.
prompt-bid-more = { FORM($player, is: "i") } 여분 패에 칩 { $amount }개를 불렀어요. 더 부르거나 패스하세요.
prompt-due = { FORM($card, is: "eul") } 갖고 있어요. 내세요.
prompt-lead = 리드하세요. 무늬를 골라 그 무늬에서 가장 낮은 카드를 내세요.
prompt-lead-colour = 리드하세요. { colour } 무늬에서 가장 낮은 카드를 내세요.
prompt-lead-not = 리드하세요. { $suit }가 아닌 무늬에서 가장 낮은 카드를 내세요.
first-extra = 먼저 여분 패부터 정해야 해요.
lead-lowest = 그 무늬의 가장 낮은 카드로 리드하세요: { $card }.
stopped-colour = { $card }에서 줄이 멈췄어요. { colour } 카드로 리드하세요.
stopped-suit = { $card }에서 줄이 멈췄어요. 다른 무늬로 리드하세요.

## Buttons: in full, and in few words

do-exchange = 손패를 여분 패와 바꾸기
    .short = 바꾸기
do-keep = 손패 그대로 두기
    .short = 그대로
do-keep-and-sell = 손패는 그대로, 여분 패는 경매
    .short = 그대로
do-bid = 칩 부르기
    .short = 부르기
do-bid-amount = { chips } 부르기
    .short = { $count }
do-pass = 패스하기
    .short = 패스
do-collect = 칩 챙기기
    .short = 칩 챙기기
do-collect-card = { $card }의 칩 챙기기
    .short = { $short } 챙기기
do-play = 카드 내기
    .short = 내기
do-play-card = { $card } 내기
    .short = { $short }

## Said aloud

bubble-exchange = 바꿀게요
bubble-keep = 그대로
bubble-bid = { $amount }
bubble-pass = 패스
bubble-collect = 내 거!
bubble-stop = 멈춤
bubble-no-lead = 리드할 카드가 없어요
bubble-forfeit = 늦었다!

## Why a deal or the game ended

ended-out = 남들은 손에 남은 카드 한 장마다, 가장 먼저 손을 턴 사람에게 칩을 줘요.
ended-broke = 칩이 떨어진 사람이 있어요.

## What chips are paid for, on the score sheet

why-buy-in = 처음 받은 칩
why-ante = 앤티
why-auction = 여분 패
why-collect = 상금 카드
why-cards-left = 손에 남은 카드
why-kitty = 키티
why-sweep = 상금 카드에 남은 칩

## Places and signs

place-hand = 손패
place-played = 낸 카드
place-widow = 여분 패
place-dead = 내준 손패
place-stock = 나눌 카드
place-kitty = 키티
place-pay-card = { $card }
sign-bid = { chips } 부름
sign-swapped = 여분 패로 바꿈
    .short = 바꿈

## Options

option-deals = 판 수
    .help = 이 판 수를 채웠을 때 칩이 가장 많은 사람이 이겨요.
option-untilBroke = 누군가 파산하면 끝내기
    .help = 누군가의 칩이 떨어져도 게임이 끝나요.
    .v-true = 예
    .v-false = 아니요
option-purse = 처음 칩
    .help = 모두가 처음에 갖는 칩이에요. 칩은 마이너스가 될 수도 있어요.
option-ante = 앤티
    .help = 판마다 모두가 상금 카드 한 장마다 거는 칩이에요.
option-dealerDouble = 딜러는 두 배
    .help = 딜러는 상금 카드에 칩을 두 배로 걸어요.
    .v-true = 예
    .v-false = 아니요
option-kitty = 키티
    .help = 모두가 키티에 넣는 칩이에요. 먼저 손을 턴 사람이 가져요.
option-layout = 상금 카드
    .help = 칩이 놓이는 네 장이에요.
    .v-boodle = A♥ K♣ Q♦ J♠
    .v-kings = 킹 네 장
option-widow = 여분 패
    .help = 아무에게도 가지 않은 패를 어떻게 하는지 정해요.
    .v-auction = 딜러가 바꾸거나 팔 수 있음
    .v-exchange = 딜러가 바꿀 수 있음
    .v-none = 아무도 쓸 수 없음
option-lead = 멈춘 뒤의 리드
    .help = 다음 줄을 어느 무늬로 시작하는지 정해요.
    .v-colour = 다른 색
    .v-suit = 다른 무늬
    .v-any = 아무 무늬
option-noLead = 리드할 카드가 없으면
    .help = 줄을 멈춘 사람에게 리드할 카드가 없을 때 누가 리드하는지 정해요.
    .v-left = 왼쪽 사람이 리드
    .v-own = 같은 사람, 아무 무늬
option-collect = 칩 받기
    .help = 칩이 자동으로 오는지, 제때 챙기지 않으면 잃는지 정해요.
    .v-auto = 자동
    .v-claim = 직접 챙기기
option-cardFee = 남은 카드 한 장당 칩
    .help = 판이 끝날 때 손에 남은 카드 한 장마다 내는 칩이에요.
option-lastPots = 마지막에 남은 칩
    .help = 마지막 판에서 아무도 내지 않은 상금 카드의 칩을 어떻게 하는지 정해요.
    .v-stay = 아무도 못 가짐
    .v-winner = 마지막 판의 승자
group-game = 게임
group-playing = 진행
group-chips = 칩
preset-classic = 기본
    .help = 여분 패를 팔 수 있고, 멈춘 뒤에는 색이 바뀌어요.
preset-michigan = 미시간
    .help = 멈춘 뒤에는 다른 무늬면 돼요. 딜러는 두 배를 걸어요.
preset-fourKings = 킹 네 장
    .help = 킹이 상금 카드이고, 아무 무늬로나 리드해요. 키티가 있고, 여분 패는 아무도 쓸 수 없어요.
preset-openEyes = 눈 크게 뜨기
    .help = 상금 카드의 칩을 직접 챙기지 않으면 잃어요.
preset-untilBroke = 누군가 파산할 때까지
    .help = 최대 24판이고, 누군가의 칩이 떨어지면 더 일찍 끝나요.

## Why a bot or a hint does something

reason-collect = 상금 카드의 칩은 그 카드를 낸 사람 거예요.
reason-stop = 에이스까지 이어지는 줄이 모두 손에 있어서 다음 리드도 이어서 해요.
reason-run = 바로 위 카드도 손에 있어요.
reason-low = 이보다 낮은 카드로는 리드할 수 없고, 낮은 카드는 리드하지 않으면 나갈 일이 거의 없어요.
reason-exchange = 여분 패가 이 손패보다 나을 것 같아요.
reason-keep = 모르는 패보다 이 손패가 나을 것 같아요.
reason-bid = 여분 패에 그만한 값어치가 있어요.
reason-pass = 여분 패에 지금 부른 값보다 더 낼 값어치는 없어요.
