# 크레이지 에이트의 한국어.
# 용어: 펼친 카드(버린 더미 맨 위), 무늬를 지정하다

tagline = 무늬 맞추고 숫자 맞추고, 8은 끝까지 아껴 두기.

lesson-1 = 펼친 카드와 무늬나 숫자가 같은 카드를 내요. 없으면 뽑아요.
lesson-2 = 8은 언제든 낼 수 있고, 다음에 낼 무늬를 지정해요.
lesson-3 = 먼저 손을 턴 사람이 판을 이겨요. 마지막 카드가 8이어도 돼요.

## What happens

must-answer = { FORM($player, is: "top") } 2를 내거나 { cards }을 뽑아야 해요.

## What to do now

prompt-answer = 2를 내거나 { cards }을 뽑으세요.
prompt-penalty = { cards }을 뽑으세요.
prompt-draw = { wanted } 중에 낼 것이 없어요. 카드를 뽑으세요.
prompt-pass = { wanted } 중에 낼 것이 없고 뽑을 수도 없어요. 패스하세요.
prompt-play = 낼 수 있는 카드: { wanted }.
prompt-play-or-draw = 낼 수 있는 카드: { wanted }. 뽑아도 돼요.
wanted =
    { $fits ->
        [any] 아무 카드
        [suit] { $suit }, 8
       *[suit-rank] { $suit }, { $rank }, 8
    }
only-two = 2에는 2만 낼 수 있어요.

## Buttons: in full, and in few words

do-play = { $card } 내기
do-play-naming = { $card } 내고 { $suit } 지정
    .short = { $suit }
do-pass = 패스
    .short = 패스

## Why a deal ended

ended-out = 누군가 먼저 손을 털었어요.
ended-blocked = 아무도 낼 수 없어요. 손패 점수가 가장 낮은 사람이 이겨요.
ended-limit = 천 번을 채웠어요. 손패 점수가 가장 낮은 사람이 이겨요.

## What points are given for, on the score sheet

why-won = 판 승리
why-cards = 남은 손패

## Places and signs

place-hand = 손패
place-stock = 더미
place-discard = 버린 더미

## Options

option-deals = 판 수
    .help = 이만큼 하면 게임이 끝나요.
option-target = 목표 점수
    .help = 누군가 이 점수에 이르면 먼저 끝나요. 0이면 판 수로만 정해요.
option-scoring = 점수 계산
    .help = 한 판의 점수를 정해요.
    .v-wins = 한 판 이기면 1점
    .v-points = 남의 손패가 내 점수
    .v-penalty = 남은 손패가 벌점
option-decks = 카드 벌 수
    .help = 6명 이상이면 두 벌이 필요해요.
option-jokers = 조커
    .help = 조커는 언제든 낼 수 있고, 다음 사람은 아무거나 낼 수 있어요.
option-handSize = 한 사람당 장수
    .help = 처음에 나눠 주는 카드 수예요.
option-firstCard = 첫 카드가 8이나 조커
    .help = 처음 펼친 카드가 그럴 때 어떻게 할지 정해요.
    .v-redraw = 한 장 더 펼치기
    .v-plain = 그대로 시작
option-drawRule = 뽑기
    .help = 한 차례에 몇 장까지 뽑을 수 있는지 정해요.
    .v-until = 낼 수 있을 때까지
    .v-one = 1장
    .v-three = 3장까지
option-mayDraw = 낼 수 있어도 뽑기
    .help = 내는 대신 뽑아도 되는지 정해요.
    .v-true = 가능
    .v-false = 불가
option-recycle = 더미가 떨어지면
    .help = 버린 카드로 새 더미를 만드는지 정해요.
    .v-true = 버린 카드 섞기
    .v-false = 더미 없이 계속
option-specials = 2, Q, A
    .help = 2는 다음 사람이 두 장 뽑기, Q는 건너뛰기, A는 방향 바꾸기예요.
    .v-true = 효과 있음
    .v-false = 보통 카드
group-game = 게임
group-pack = 카드
group-playing = 진행
preset-classic = 기본
    .help = 8장씩, 3판, 낼 수 있을 때까지 뽑아요.
preset-hoyle = 정식 규칙
    .help = 5장씩, 남의 손패가 점수, 200점까지. 더미는 새로 만들지 않아요.
preset-countdown = 낮은 점수
    .help = 남은 손패가 벌점이고, 합계가 가장 낮은 사람이 이겨요.
preset-jokers = 조커 두 장
    .help = 조커는 언제든 낼 수 있고, 조커 위에는 아무거나 낼 수 있어요.
preset-specials = 2, Q, A
    .help = 두 장 뽑기, 건너뛰기, 방향 바꾸기. 한 번에 1장만 뽑아요.
preset-bigTable = 큰 테이블
    .help = 두 벌과 조커 네 장으로 8명까지 해요.

## Why a bot or a hint does something

reason-last = 마지막 카드예요. 이걸로 손을 털어요.
reason-named = 다른 카드는 못 내고, 8로 손패에 가장 많은 무늬를 지정할 수 있어요.
reason-only = 낼 수 있는 카드가 8뿐이에요.
reason-dear = 10과 그림패는 손에 남으면 점수가 가장 커요.
reason-keep = 다른 카드를 낼 수 있으니 8은 끝까지 아껴요.
reason-long = 낼 수 있는 카드 중 이 무늬가 가장 많아 계속 이어 낼 수 있어요.
reason-draw = 손패에 낼 수 있는 카드가 없어요.
reason-fits = 낼 수 있는 카드는 이것뿐이고, 뽑으면 손패만 늘어나요.
