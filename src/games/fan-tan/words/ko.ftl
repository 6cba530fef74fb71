# 판탄의 한국어.
# 용어: 줄(row) – 테이블에 놓인 한 무늬의 카드, 패스(pass), 앤티(ante), 판돈(pot), 거짓 패스(false pass)

tagline = 7에서 뻗는 네 줄. 이어 붙이지 못하면 칩을 내요.

lesson-1 = 7이나, 줄을 잇는 카드를 내세요. 7 다음에는 8, 그다음 9. 아래로는 6, 그다음 5예요.
lesson-2 = 낼 수 있으면 꼭 내야 해요. 못 내면 패스하고 칩 하나를 내요.
lesson-3 = 손패를 가장 먼저 비우면 판돈을 갖고, 남들이 든 카드 한 장마다 칩 하나를 받아요.

## What happens

false-pass = { FORM($player, is: "ui") } 거짓 패스였어요. { FORM($card, is: "eul") } 낼 수 있었어요.
# Who pays into it or takes from it: “You pay one chip to the pot.”
pot = 판돈

## What to do now

prompt-pass =
    { $count ->
        [0] 낼 카드가 없어요. 패스하세요.
       *[other] 낼 카드가 없어요. 패스하고 { chips }를 내세요.
    }
prompt-begin = { FORM($card, is: "eul") } 갖고 있어요. 그 카드로 시작하세요.
prompt-play = 7이나, 줄을 잇는 다음 카드를 내세요.
prompt-play-or-pass = 7이나 줄을 잇는 다음 카드를 내거나 패스하세요. 거짓 패스를 들키면 칩을 더 내요.
not-next = { FORM($card, is: "i") } 아직 테이블에 없어요.

## Buttons: in full, and in few words

do-pass =
    { $count ->
        [0] 패스하기
       *[other] 패스하고 { chips } 내기
    }
    .short = 패스
do-play = { $card } 내기
    .short = { $short }

## Said aloud

bubble-pass = 패스
bubble-false-pass = 들켰다!

## Why a deal ended

ended-out = 가장 먼저 손패를 비운 사람이 판돈을 가져가요.

## What chips are paid for, on the score sheet

why-buy-in = 처음 받은 칩
why-ante = 앤티
why-short-hand = 한 장 적은 손패
why-pass = 패스
why-false-pass = 거짓 패스
why-held-seven = 숨긴 7
why-cards-left = 손에 남은 카드
why-pot = 판돈

## Places

place-hand = 손패
place-high = 8에서 킹까지
place-seven = 7
place-low = 6에서 에이스까지
place-stock = 나눌 카드
place-pot = 판돈

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
    .help = 판마다 모두가 먼저 판돈에 넣는 칩이에요.
option-shortAnte = 한 장 적을 때의 앤티
    .help = 한 장 적게 받은 사람이 앤티에 더해 내는 칩이에요.
option-passFee = 패스할 때 내는 칩
    .help = 패스 한 번에 내는 칩이에요.
option-cardFee = 남은 카드 한 장당 칩
    .help = 판이 끝날 때 손에 남은 카드 한 장마다 내는 칩이에요.
option-start = 시작하는 사람
    .help = 누가 첫 카드를 내는지 정해요.
    .v-left = 딜러의 왼쪽
    .v-7D = 다이아 7
    .v-7H = 하트 7
option-honour = 양심에 맡기기
    .help = 낼 수 있어도 패스할 수 있어요. 들키면 칩을 내요.
    .v-true = 거짓 패스 가능
    .v-false = 낼 수 있으면 꼭 내기
group-game = 게임
group-chips = 칩
preset-classic = 기본
    .help = 시작할 때, 패스할 때, 남은 카드마다 칩 하나씩.
preset-sevens = 세븐
    .help = 하트 7부터 시작하고, 남은 카드에만 칩을 내요.
preset-parliament = 팔러먼트
    .help = 다이아 7부터 시작해요.
preset-onYourHonour = 양심에 맡기기
    .help = 거짓 패스를 할 수 있지만, 들키면 칩을 많이 내요.
preset-untilBroke = 누군가 파산할 때까지
    .help = 최대 24판이고, 누군가의 칩이 떨어지면 더 일찍 끝나요.

## Why a bot or a hint does something

reason-alone = 이 뒤에 이어질 카드가 모두 손에 있어서 남에게 도움이 되지 않아요.
reason-next = 줄의 다음 카드도 손에 있어요.
reason-far = 이 줄에서 더 뒤에 올 카드가 손에 있어서 길을 열어야 해요.
reason-end = 이 카드로 줄이 끝나서 남에게 열어 주는 게 없어요.
reason-forced = 다른 카드는 낼 수 없어요.
reason-bluff = 거짓 패스로 남들을 기다리게 해요. 들키면 벌금을 내야 해요.
