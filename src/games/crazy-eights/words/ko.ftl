# 크레이지 에이트의 한국어.

tagline = 무늬나 숫자를 맞춰서 내고, 8은 마지막까지 아껴 두세요.

lesson-1 = 맨 위 카드와 무늬나 숫자가 같은 카드를 내세요. 낼 카드가 없으면 뽑아요.
lesson-2 = 8은 아무 카드 위에나 낼 수 있고, 다음에 낼 무늬를 내가 지정해요.
lesson-3 = 손패를 가장 먼저 비우면 그 판을 이겨요. 마지막 카드가 8이어도 이겨요.

## What happens

must-answer = { FORM($player, is: "eun") } 2를 내거나 { cards }을 뽑아야 해요.

## What to do now

prompt-answer = 2를 내거나 { cards }을 뽑으세요.
prompt-penalty = { cards }을 뽑으세요.
prompt-draw =
    { $fits ->
        [suit] { $suit }도 8도 없어요. 한 장 뽑으세요.
        [suit-joker] { $suit }도 8도 조커도 없어요. 한 장 뽑으세요.
        [suit-rank-joker] { $suit }도 { $rank }도 8도 조커도 없어요. 한 장 뽑으세요.
       *[suit-rank] { $suit }도 { $rank }도 8도 없어요. 한 장 뽑으세요.
    }
prompt-pass =
    { $fits ->
        [suit] { $suit }도 8도 없고 뽑을 수도 없어요. 패스하세요.
        [suit-joker] { $suit }도 8도 조커도 없고 뽑을 수도 없어요. 패스하세요.
        [suit-rank-joker] { $suit }도 { $rank }도 8도 조커도 없고 뽑을 수도 없어요. 패스하세요.
       *[suit-rank] { $suit }도 { $rank }도 8도 없고 뽑을 수도 없어요. 패스하세요.
    }
prompt-play = { wanted } 내세요.
prompt-play-or-draw = { wanted } 내거나 한 장 뽑으세요.
prompt-play-or-pass = { wanted } 내거나 패스하세요.
# What goes on the card that is up.
wanted =
    { $fits ->
        [any] 아무 카드나
        [suit] { $suit }나 8을
        [suit-joker] { $suit }, 8, 조커 중에서 하나를
        [suit-rank-joker] { $suit }, { $rank }, 8, 조커 중에서 하나를
       *[suit-rank] { $suit }, { $rank }, 8 중에서 하나를
    }
only-two = 2에는 2로만 받아칠 수 있어요.

## Buttons: in full, and in few words

do-play = { $card } 내기
do-play-naming = { FORM($card, is: "eul") } 내고 { $suit } 지정하기
    .short = { $suit }
do-pass = 패스하기
    .short = 패스

## Why a deal ended

ended-out = 손패를 가장 먼저 비웠어요.
ended-blocked = 아무도 더 낼 수 없어요. 손에 남은 카드의 점수가 가장 낮은 사람이 이겨요.
ended-limit = 1000수가 지나도 끝나지 않아, 손에 남은 카드의 점수가 가장 낮은 사람이 이겨요.

## What points are given for, on the score sheet

why-won = 판 승리
why-cards = 손에 남은 카드

## Places and signs

place-hand = 손패
place-stock = 더미
place-discard = 버린 카드

## Options

option-deals = 판 수
    .help = 이 판 수를 채우면 게임이 끝나요.
option-target = 목표 점수
    .help = 누군가의 합계가 이 점수에 이르면 게임이 더 일찍 끝나요. 0이면 점수로는 끝나지 않아요.
option-scoring = 점수 계산
    .help = 한 판의 점수를 매기는 방법이에요.
    .v-wins = 이긴 판마다 1점
    .v-points = 승자가 남의 손패 점수를 얻음
    .v-penalty = 남은 카드는 벌점
option-decks = 카드 벌 수
    .help = 여섯 명 이상이면 두 벌이 필요해요.
option-jokers = 조커
    .help = 조커는 아무 카드 위에나 낼 수 있고, 다음 사람은 아무 카드나 낼 수 있어요.
option-handSize = 손패 장수
    .help = 처음에 나눠 주는 카드 수예요.
option-firstCard = 첫 카드가 8이나 조커일 때
    .help = 판이 그런 카드로 시작하면 어떻게 하는지 정해요.
    .v-redraw = 한 장 더 펼치기
    .v-plain = 그대로 두기
option-drawRule = 뽑기
    .help = 한 차례에 몇 장까지 뽑을 수 있는지 정해요.
    .v-until = 낼 수 있을 때까지
    .v-one = 한 장
    .v-three = 세 장까지
option-mayDraw = 낼 카드가 있어도 뽑기
    .help = 카드를 내는 대신 뽑아도 되는지 정해요.
    .v-true = 허용
    .v-false = 금지
option-recycle = 더미가 떨어지면
    .help = 버린 카드로 새 더미를 만드는지 정해요.
    .v-true = 버린 카드 섞기
    .v-false = 더미 없이 계속
option-specials = 2, 퀸, 에이스
    .help = 2가 나오면 다음 사람은 다른 2를 내거나 두 장을 뽑고, 퀸은 다음 사람을 건너뛰고, 에이스는 진행 방향을 바꿔요.
    .v-true = 특수 카드
    .v-false = 보통 카드
group-game = 게임
group-pack = 카드
group-playing = 진행
preset-classic = 기본
    .help = 여덟 장, 세 판, 뽑는 장수에 제한 없음.
preset-hoyle = 호일 규칙
    .help = 다섯 장씩, 승자가 남의 손패 점수를 얻고 200점까지. 더미는 다시 만들지 않아요.
preset-countdown = 낮은 점수
    .help = 남은 카드는 벌점이고, 합계가 가장 낮은 사람이 이겨요.
preset-jokers = 조커 두 장
    .help = 조커는 아무 카드 위에나 낼 수 있고, 조커 위에는 아무 카드나 낼 수 있어요.
preset-specials = 2, 퀸, 에이스
    .help = 두 장 뽑기, 건너뛰기, 방향 바꾸기. 한 차례에 한 장까지만 뽑아요.
preset-bigTable = 큰 테이블
    .help = 카드 두 벌과 조커 네 장으로 여덟 명까지.

## Why a bot or a hint does something

reason-last = 마지막 카드라서 내면 손을 털어요.
reason-named = 낼 수 있는 다른 카드가 없고, 8을 내면 손에 가장 많은 무늬를 지정할 수 있어요.
reason-only = 8 말고는 낼 수 있는 카드가 없어요.
reason-dear = 손에 남으면 8 다음으로 손해가 큰 것이 10과 그림 카드예요.
reason-keep = 다른 카드를 낼 수 있으니 8은 마지막까지 아껴요.
reason-long = 낼 수 있는 카드 중에 이 무늬가 가장 많아서 계속 이어 낼 수 있어요.
reason-draw = 손에 낼 수 있는 카드가 없어요.
reason-fits = 낼 수 있는 카드는 이것뿐이고, 뽑으면 손패만 늘어나요.
