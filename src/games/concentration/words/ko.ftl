# 카드 짝 맞추기의 한국어.
# 용어: 뒤집다(turn up), 다시 엎다(turn down), 짝(pair), 실패(miss) – 짝을 못 찾은 차례, 자리(place) – 카드가 놓인 번호

tagline = 한 번에 두 장씩. 믿을 것은 기억력뿐이에요.

lesson-1 = 카드 두 장을 뒤집으세요. 짝이 맞으면 가져가고 한 번 더 해요.
lesson-2 = 뒤집은 카드는 모두가 볼 수 있어요. 어디에 있는지 기억하세요.
lesson-3 = 테이블이 비었을 때 짝이 가장 많은 사람이 이겨요.

## What happens

turns-up = { FORM($player, is: "i") } { $place }번 자리의 { FORM($card, is: "eul") } 뒤집었어요.
pair-found = { FORM($player, is: "i") } 짝을 찾았어요.
no-pair = 짝이 아니에요. 둘 다 다시 엎어요.
solo =
    { turns }, { $misses ->
        [0] 실패 없음
       *[other] 실패 { $misses }번
    }.
turns = 시도 { $turns }번
has-pairs =
    { $count ->
        [0] { FORM($player, is: "i") } 찾은 짝은 없어요.
       *[other] { FORM($player, is: "i") } 찾은 짝: { pairs }.
    }
pairs =
    { $count ->
        [0] 짝 없음
       *[other] { $count }쌍
    }

## What to do now

prompt-first = 카드를 한 장 뒤집으세요.
prompt-unseen = 아직 아무도 못 본 카드를 뒤집으세요. 지난 한 바퀴에 새로 나온 카드가 없었어요.
prompt-second = { FORM($card, is: "i") } 나왔어요. 한 장 더 뒤집으세요.
not-won = 테이블에 있는 카드를 뒤집으세요.

## Buttons: in full, and in few words

do-time-up = 시간 끝
    .short = 시간 끝
do-turn-up = 카드 뒤집기
    .short = 뒤집기
do-turn-up-place = { $place }번 자리 카드 뒤집기
    .short = { $place }

## Said aloud

bubble-pair = 짝!

## Why a deal ended

ended-cleared = 테이블이 비었어요.
ended-limit = 시도 횟수를 다 썼어요.
ended-stalled = 아주 오랫동안 아무도 짝을 찾지 못했어요.
ended-time = 시간이 다 됐어요.

## What points are given for, on the score sheet

why-pairs = 찾은 짝

## Places and signs

place-grid = 자리
place-won = 짝
place-stock = 늘어놓을 카드
sign-solo = { turns }, 남은 카드 { $left }장
    .short = { turns }

## Options

option-decks = 카드 벌 수
    .help = 벌이 많을수록 테이블에 카드가 많아져요.
option-ranks = 숫자 종류
    .help = 종류가 적을수록 테이블이 작아져요. 세 종류면 한 벌이 열두 장이에요.
option-jokers = 조커
    .help = 조커는 조커끼리만 짝이에요.
    .v-true = 한 벌에 두 장
    .v-false = 없음
option-match = 짝의 조건
    .help = 어떤 두 장이 짝인지 정해요.
    .v-rank = 숫자가 같음
    .v-rank-color = 숫자와 색이 같음
    .v-zebra = 숫자는 같고 색은 다름
    .v-rank-suit = 똑같은 카드
option-again = 짝을 찾은 뒤
    .help = 짝을 찾은 사람이 한 번 더 하는지 정해요.
    .v-true = 한 번 더
    .v-false = 다음 사람 차례
option-deals = 판 수
    .help = 모든 판의 짝을 더해요.
option-turnLimit = 시도 제한
    .help = 혼자 할 때, 이 횟수 안에 테이블을 비워야 해요. 0이면 제한이 없어요.
option-clock = 시간제한(초)
    .help = 혼자 할 때, 이 시간 안에 테이블을 비워야 해요. 0이면 제한이 없어요.
group-table = 테이블
group-game = 게임
group-alone = 혼자 할 때
preset-classic = 기본
    .help = 한 벌, 같은 숫자, 짝을 찾으면 한 번 더.
preset-sameColour = 같은 색
    .help = 빨간 7은 빨간 7하고만 짝이에요.
preset-zebra = 얼룩말
    .help = 빨간 카드는 같은 숫자의 검은 카드와 짝이에요.
preset-twins = 쌍둥이
    .help = 두 벌을 쓰고, 똑같은 카드끼리만 짝이에요.
preset-oneFlip = 한 번씩
    .help = 짝을 찾아도 다음 사람 차례로 넘어가요.
preset-children = 어린이용
    .help = 스무 장: 에이스, 킹, 퀸, 잭, 10.
preset-solo = 혼자 하기
    .help = 되도록 적은 시도로 테이블을 비우세요.

## Why a bot or a hint does something

reason-pair = 짝이 되는 카드를 이미 봐서, 둘을 합치면 한 쌍이에요.
reason-look = 아무도 못 본 카드를 뒤집어야 가장 많이 알게 되고, 그 짝이 이미 나왔을 수도 있어요.
reason-quiet = 이미 나왔던 카드라서 남에게 새로 알려 주는 것이 없어요.
reason-chance = 짝이 어디 있는지는 모르지만, 아직 못 본 카드가 그 짝일 수도 있어요.
