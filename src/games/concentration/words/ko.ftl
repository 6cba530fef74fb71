# 짝 맞추기의 한국어.
# 용어: 뒤집다, 덮다, 짝, 허탕(짝을 못 찾은 차례), 자리(카드가 놓인 번호)

tagline = 한 번에 두 장, 승부는 기억력.

lesson-1 = 카드를 두 장 뒤집어요. 짝이 맞으면 내 것이 되고 한 번 더 해요.
lesson-2 = 뒤집은 카드는 모두가 봐요. 어디에 있는지 기억하세요.
lesson-3 = 카드가 다 없어지면 짝이 가장 많은 사람이 이겨요.

## What happens

turns-up = { FORM($player, is: "subj") } { $place }번 자리를 뒤집었어요: { $card }.
pair-found = { FORM($player, is: "subj") } 짝을 찾았어요.
no-pair = 짝이 아니에요. 두 장 다 덮어요.
solo = { turns }, 허탕 { $misses }번.
turns = { $turns }번 뒤집음
has-pairs = { FORM($player, is: "top") } { pairs }이에요.
pairs = { $count }쌍

## What to do now

prompt-first = 카드 1장을 뒤집으세요.
prompt-second = { $card }. 한 장 더 뒤집으세요.
not-won = 바닥에 있는 카드를 뒤집으세요.

## Buttons: in full, and in few words

do-time-up = 시간 끝
    .short = 시간 끝
do-turn-up = 카드 1장 뒤집기
    .short = 뒤집기
do-turn-up-place = { $place }번 자리 뒤집기
    .short = { $place }

## Said aloud

bubble-pair = 찾았다!

## Why a deal ended

ended-cleared = 카드가 다 없어졌어요.
ended-limit = 횟수를 다 썼어요.
ended-stalled = 더는 아무도 짝을 찾지 못해요.
ended-time = 시간이 다 됐어요.

## What points are given for, on the score sheet

why-pairs = 찾은 짝

## Places and signs

place-grid = 자리
place-won = 찾은 짝
place-stock = 깔 카드
sign-solo = { turns }, { $left }장 남음
    .short = { turns }

## Options

option-decks = 카드 벌 수
    .help = 벌 수가 많을수록 카드가 많아져요.
option-ranks = 숫자 종류
    .help = 종류가 적으면 판이 작아져요. 세 종류면 한 벌에 12장이에요.
option-jokers = 조커
    .help = 한 벌에 조커 두 장. 조커끼리 짝이 돼요.
    .v-true = 넣기
    .v-false = 빼기
option-match = 짝의 조건
    .help = 어떤 두 장이 짝이 되는지 정해요.
    .v-rank = 같은 숫자
    .v-rank-color = 숫자와 색이 같음
    .v-zebra = 숫자는 같고 색은 다름
    .v-rank-suit = 완전히 같은 카드
option-again = 짝을 찾은 뒤
    .help = 짝을 찾은 사람이 계속하는지 정해요.
    .v-true = 계속하기
    .v-false = 다음 사람
option-deals = 판 수
    .help = 모든 판의 짝을 더해요.
option-turnLimit = 횟수
    .help = 혼자 할 때 이 횟수 안에 다 찾아야 해요. 0이면 제한이 없어요.
option-clock = 초
    .help = 혼자 할 때 이 시간(초) 안에 다 찾아야 해요. 0이면 제한이 없어요.
group-table = 카드
group-game = 게임
group-alone = 혼자
preset-classic = 기본
    .help = 한 벌, 같은 숫자, 짝을 찾으면 계속해요.
preset-sameColour = 같은 색
    .help = 빨간 7은 빨간 7하고만 짝이에요.
preset-zebra = 얼룩말
    .help = 숫자가 같은 빨강과 검정이 짝이에요.
preset-twins = 쌍둥이
    .help = 두 벌을 쓰고, 완전히 같은 카드만 짝이에요.
preset-oneFlip = 한 번씩
    .help = 짝을 찾아도 다음 사람 차례예요.
preset-children = 어린이용
    .help = A, K, Q, J, 10으로 스무 장이에요.
preset-solo = 혼자
    .help = 되도록 적은 횟수로 다 찾아보세요.

## Why a bot or a hint does something

reason-pair = 짝을 이미 봤어요. 합치면 한 쌍이에요.
reason-look = 아무도 못 본 카드를 뒤집으면 가장 많이 알게 되고, 그 짝을 이미 봤을 수도 있어요.
reason-quiet = 이미 본 카드를 뒤집으면 남들이 새로 알 게 없어요.
reason-chance = 아는 짝은 없지만, 못 본 카드가 짝일 수 있어요.
