# 모든 게임에 공통인 한국어: 카드, 무늬, 사람, 수, 그리고 모든 게임에서 쓰는 문장.
#
# 용어
#   무늬: 스페이드, 하트, 다이아, 클로버 / 숫자: A K Q J 10…2 / 조커 / 그림패(K, Q, J)
#   판(deal), 게임, 딜러, 손패, 더미(stock), 버린 카드, 버린 더미, 앞면, 뒷면
#   트릭, 선(lead), 같은 무늬를 내다, 으뜸패(trump), 패스, 건너뛰기
#   조합(meld), 같은 숫자(set), 연속(run), 등록하다(meld), 붙이다(lay off), 스톱(drop), 손을 털다(go out), 칩, 팟
# 이름의 형태(FORM)
#   카드, 숫자, 사람: subj – 이/가, top – 은/는, obj – 을/를, with – 으로/로
#   사람만: dat – 에게, gen – 의. 이름 뒤에는 “님”을 붙이므로 받침을 몰라도 된다. 읽는 사람은 “나”.
#   여럿을 늘어놓을 때는 형태를 쓰지 않고 쌍점 뒤에 둔다. 무늬 이름은 모두 받침이 없다.

## Cards

rank = { rank-name }{ rank-ending }
rank-name =
    { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
       *[other] { $rank }
    }
# 받침: 10 십, 8 팔, 7 칠, 6 육, 3 삼.
rank-ending =
    { $form ->
        [subj] { $rank ->
            [10] 이
            [8] 이
            [7] 이
            [6] 이
            [3] 이
           *[other] 가
        }
        [top] { $rank ->
            [10] 은
            [8] 은
            [7] 은
            [6] 은
            [3] 은
           *[other] 는
        }
        [obj] { $rank ->
            [10] 을
            [8] 을
            [7] 을
            [6] 을
            [3] 을
           *[other] 를
        }
        [with] { $rank ->
            [10] 으로
            [6] 으로
            [3] 으로
           *[other] 로
        }
       *[name] { "" }
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
        [subj] 조커가
        [top] 조커는
        [obj] 조커를
        [with] 조커로
       *[name] 조커
    }
card-hidden =
    { $form ->
        [subj] 카드 한 장이
        [top] 카드 한 장은
        [obj] 카드 한 장을
        [with] 카드 한 장으로
       *[name] 카드
    }

## People

you =
    { $form ->
        [subj] 내가
        [top] 나는
        [obj] 나를
        [dat] 나에게
        [gen] 내
       *[name] 나
    }
name =
    { $form ->
        [subj] { $name } 님이
        [top] { $name } 님은
        [obj] { $name } 님을
        [dat] { $name } 님에게
        [gen] { $name } 님의
       *[name] { $name }
    }

## Numbers

number = { $count }
cards = 카드 { $count }장
points = { $count }점
chips = 칩 { $count }개
sentence-gap = { " " }
comma = { ", " }
chips-in-figures = 칩 { $count }개
deal-count = { $deals }판

## What happens

deals = { FORM($player, is: "subj") } 카드를 나눠요.
deals-again = { $deal }번째 판. { deals }
plays =
    { COUNT($cards) ->
        [1] { FORM($player, is: "subj") } { FORM($cards, is: "obj") } 냈어요.
       *[other] { FORM($player, is: "subj") } 카드를 냈어요: { $cards }.
    }
draws-card = { FORM($player, is: "subj") } { FORM($card, is: "obj") } 뽑았어요.
draws-hidden = { FORM($player, is: "subj") } 카드 1장을 뽑았어요.
draws-several = { FORM($player, is: "subj") } { cards }을 뽑았어요.
recycled = 버린 카드를 섞어 새 더미로 만들었어요.
held = { FORM($player, is: "gen") } 손패: { $cards }.
passed-over = 차례를 건너뛰었어요: { $players }.
passes = { FORM($player, is: "subj") } 패스했어요.
scores = { FORM($player, is: "subj") } { points }을 얻었어요.
pays-player = { FORM($player, is: "subj") } { FORM($to, is: "dat") } { chips }를 줬어요{ pays-why }.
pays-into = { FORM($player, is: "subj") } { $pot }에 { chips }를 냈어요{ pays-why }.
takes-from = { FORM($player, is: "subj") } { $pot }에서 { chips }를 가져갔어요{ pays-why }.
pays-why =
    { $why ->
        [none] { "" }
       *[other] {" "}({ $why })
    }

## Whose turn it is

deal-over = 이번 판이 끝났어요.
game-over = 게임이 끝났어요.
others-decide = 다른 사람들이 정하고 있어요.
to-play = { FORM($player, is: "gen") } 차례예요.
one-moment = 잠시만 기다려 주세요.
not-your-turn = 지금은 { FORM($player, is: "gen") } 차례예요.
others-play = 다른 사람들의 차례예요.

## Results

wins-deal =
    { WHO($players) ->
        [nobody] 이번 판은 승자가 없어요
        [you] 이번 판을 이겼어요!
        [other] { FORM($players, is: "subj") } 이번 판을 이겼어요
       *[others] 이번 판 공동 승리: { $players }
    }
wins-game =
    { WHO($players) ->
        [nobody] 무승부
        [you] 내가 이겼어요!
        [other] { FORM($players, is: "subj") } 이겼어요
       *[others] 공동 승리: { $players }
    }
total = { $player } { $total }
result-text = { $totals }.
result-text-why = { $why } { $totals }.
result-read = { $heading }. { $text }

## Options that many games have

option-dealer = 첫 딜러
    .help = 누가 먼저 카드를 나눌지 정해요. 다음 판부터는 왼쪽 사람에게 넘어가요.
    .v-random = 제비뽑기
seat = { $number }번 자리

## Games where a card must match the one that is up

match-upcard = 처음 펼친 카드는 { $card }.
match-suit = { FORM($player, is: "subj") } { $suit }를 지정했어요.
match-reverse =
    { $direction ->
        [right] 방향이 바뀌었어요. 이제 오른쪽으로 돌아요.
       *[left] 방향이 바뀌었어요. 이제 왼쪽으로 돌아요.
    }
match-skip = { FORM($player, is: "gen") } 차례를 건너뛰었어요.
match-dry = 더 뽑을 카드가 없어서 남은 { cards }은 안 뽑아도 돼요.
match-bubble-suit = { $suit }!
match-bubble-skip = 건너뜀
match-draw = 카드 1장 뽑기
    .short = 뽑기
match-draw-due = { cards } 뽑기
    .short = { $count }장 뽑기
match-sign-due = { $count }장 뽑아야 함
match-sign-right = 오른쪽으로 돎
match-sign-left = 왼쪽으로 돎
match-sign-skip = 건너뜀
