# 모든 게임에 공통인 한국어: 카드, 무늬, 사람, 수, 어느 게임에서나 쓰는 문장.
#
# 용어
#   trick – 트릭; lead – 리드; follow suit – 같은 무늬; void – 없다; trump – 으뜸패, 으뜸 무늬; suit – 무늬;
#   rank – 숫자 (A·K·Q·J 포함); court card – 그림; meld – 조합; set – 세트; run – 런; meld – 등록하다; lay (meld or lay off) – 놓다;
#   lay off – 붙이다; go out – 손을 털다; drop – 드롭; stock – 더미; discards – 버린 카드; draw – 뽑다;
#   turn up – 펼치다, 뒤집다; deal – 판; dealer – 딜러; hand – 손패; turn – 차례; round – 바퀴; pack – 벌; pass – 패스;
#   bid – 부르다, 비딩; chip – 칩; pot – 판돈; ante – 앤티; joker – 조커; seat – 자리; game – 게임; clockwise – 시계 방향;
#   name (a suit) – 지정하다; penalty – 벌칙 (벌은 pack); answer – 받아치다; take back a move – 수를 무르다
# 이름의 꼴(FORM): i – 이/가, eun – 은/는, eul – 을/를, gwa – 과/와, ro – (으)로, ege – 에게, ui – 의.
#   사람은 i, eun, eul, gwa, ege, ui. 카드와 숫자는 i, eun, eul, gwa, ro. 무늬는 모두 받침이 없어 조사를 바로 붙인다.
#   목록에서는 마지막 것만 꼴을 따르고, 둘이면 앞의 것이 gwa를 따른다: “하트 7과 스페이드 킹을”. 많으면 기호만 늘어놓아 꼴이
#   없으니, 그럴 수 있는 곳에는 “… 카드를”처럼 쓴다.

## Cards

rank =
    { $form ->
        [i] { rank-name }{ $rank ->
            [A] 가
            [9] 가
            [5] 가
            [4] 가
            [2] 가
           *[other] 이
        }
        [eun] { rank-name }{ $rank ->
            [A] 는
            [9] 는
            [5] 는
            [4] 는
            [2] 는
           *[other] 은
        }
        [eul] { rank-name }{ $rank ->
            [A] 를
            [9] 를
            [5] 를
            [4] 를
            [2] 를
           *[other] 을
        }
        [gwa] { rank-name }{ $rank ->
            [A] 와
            [9] 와
            [5] 와
            [4] 와
            [2] 와
           *[other] 과
        }
        [ro] { rank-name }{ $rank ->
            [K] 으로
            [Q] 으로
            [J] 으로
            [10] 으로
            [6] 으로
            [3] 으로
           *[other] 로
        }
       *[name] { rank-name }
    }
rank-name =
    { $rank ->
        [A] 에이스
        [K] 킹
        [Q] 퀸
        [J] 잭
       *[other] { $rank }
    }
suit =
    { $suit ->
        [S] 스페이드
        [H] 하트
        [D] 다이아
       *[C] 클로버
    }
card = { suit } { rank }
card-joker =
    { $form ->
        [i] 조커가
        [eun] 조커는
        [eul] 조커를
        [gwa] 조커와
        [ro] 조커로
       *[name] 조커
    }
card-hidden =
    { $form ->
        [i] 카드가
        [eun] 카드는
        [eul] 카드를
        [gwa] 카드와
        [ro] 카드로
       *[name] 카드
    }

## People

you =
    { $form ->
        [i] 내가
        [eun] 나는
        [eul] 나를
        [gwa] 나와
        [ege] 나에게
        [ui] 내
       *[name] 나
    }
name =
    { $form ->
        [i] { $name } 님이
        [eun] { $name } 님은
        [eul] { $name } 님을
        [gwa] { $name } 님과
        [ege] { $name } 님에게
        [ui] { $name } 님의
       *[name] { $name } 님
    }
# Who reads, on their plate; and what the bots are called.
reader = 나
bot-1 = 카에데
bot-2 = 하루
bot-3 = 소라
bot-4 = 렌
bot-5 = 유키
bot-6 = 미오
bot-7 = 타쿠
bot-8 = 나기

## Numbers

number = { $count }
cards = { $count }장
points = { $count }점
chips = 칩 { $count }개
sentence-gap = { " " }
comma = { ", " }
chips-in-figures = 칩 { $count }개
deal-count =
    { $deals ->
        [1] 한 판
       *[other] { $deals }판
    }

## What happens

deals = { FORM($player, is: "i") } 카드를 나눠요.
deals-again = { $deal }번째 판이에요. { deals }
plays = { FORM($player, is: "i") } { FORM($cards, is: "eul") } 냈어요.
draws-card = { FORM($player, is: "i") } { FORM($card, is: "eul") } 뽑았어요.
draws-hidden = { FORM($player, is: "i") } 카드를 한 장 뽑았어요.
draws-several = { FORM($player, is: "i") } { cards }을 뽑았어요.
recycled = 버린 카드를 섞어서 새 더미를 만들었어요.
held = { FORM($player, is: "ui") } 손패: { $cards }.
passed-over = 차례를 건너뛰어요: { $players }.
passes = { FORM($player, is: "i") } 패스했어요.
scores =
    { $count ->
        [0] { FORM($player, is: "i") } 한 점도 얻지 못했어요.
       *[other] { FORM($player, is: "i") } { points }을 얻었어요.
    }
pays-player = { pays-why }{ FORM($player, is: "i") } { FORM($to, is: "ege") } { chips }를 줬어요.
pays-into = { pays-why }{ FORM($player, is: "i") } { $pot }에 { chips }를 냈어요.
takes-from = { pays-why }{ FORM($player, is: "i") } { $pot }에서 { chips }를 가져갔어요.
pays-why =
    { $why ->
        [none] { "" }
       *[other] { $why }:{ " " }
    }

## Whose turn it is

deal-over = 이번 판이 끝났어요.
game-over = 게임이 끝났어요.
others-decide = 다른 사람들이 고르는 중이에요.
to-play = { $player } 차례예요.
one-moment = 잠깐만 기다려 주세요.
not-your-turn = 지금은 { $player } 차례예요.
others-play = 다른 사람들의 차례예요.

## Results

wins-deal =
    { WHO($players) ->
        [nobody] 이번 판은 승자가 없어요
        [you] 이번 판을 이겼어요
        [us] 이번 판 공동 승리: { $players }
        [others] 이번 판 공동 승리: { $players }
       *[other] 이번 판 승자: { $players }
    }
wins-game =
    { WHO($players) ->
        [nobody] 무승부
        [you] 이겼어요
        [us] 공동 승리: { $players }
        [others] 공동 승리: { $players }
       *[other] 승자: { $players }
    }
total = { $player } { $total }
result-text = { $totals }.
result-text-why = { $why } { $totals }.
# What is read out: heading and text of a result.
result-read = { $heading }. { $text }

## What the game runs to, in a few words in a corner of the table

goal-deal = { $deals }판 중 { $deal }번째
goal-first = { $deal }번째 판 · 목표 { $target }
# A total that nobody wants to reach.
goal-end = { $deal }번째 판 · { $target }점이 되면 끝

## Options that many games have

option-dealer = 첫 딜러
    .help = 누가 먼저 카드를 나누는지 정해요. 그다음부터는 판마다 왼쪽 사람으로 바뀌어요.
    .v-random = 무작위
seat = { $number }번 자리

## Games where a card must match the one that is up

match-upcard = 첫 카드는 { $card }.
match-suit = { FORM($player, is: "i") } { $suit }를 지정했어요.
match-reverse =
    { $direction ->
        [right] 방향이 바뀌어 이제 반시계 방향으로 돌아요.
       *[left] 방향이 바뀌어 이제 시계 방향으로 돌아요.
    }
match-skip = { FORM($player, is: "eun") } 한 번 쉬어요.
match-dry = 더 뽑을 카드가 없어요. 나머지 { cards }은 뽑지 않아도 돼요.
match-bubble-suit = { $suit }!
match-bubble-skip = 한 번 쉬기
match-draw = 카드 한 장 뽑기
    .short = 뽑기
match-draw-due = 카드 { cards } 뽑기
    .short = { cards } 뽑기
match-sign-due = { cards } 뽑아야 함
match-sign-right = 반시계 방향으로 도는 중
match-sign-left = 시계 방향으로 도는 중
match-sign-skip = 한 번 쉬기
