# 500 러미의 한국어.
# 용어: 버린 카드(pile) – 모두 보이게 펼쳐 놓는다; 더미(stock), 조합(meld: 세트 set, 런 run), 등록하다(meld), 붙이다(add),
# 가져오다(dig) – 버린 카드 한 장을 그 위의 카드까지 모두 가져오다; “러미!”(Rummy!) – 차례가 아닐 때 외치기;
# 빈손(float) – 카드가 없지만 판은 계속되는 상태; 손을 털다(go out)

tagline = 테이블에 놓으면 득점, 손에 남으면 감점.

lesson-1 = 더미에서 뽑거나, 펼쳐 놓은 버린 카드 더미에서 가져오세요. 원하는 카드와 그 위의 카드를 모두 가져오되, 원하던 카드는 바로 놓아야 해요.
lesson-2 = 같은 숫자 세 장이나 한 무늬로 이어진 세 장을 등록하고, 누구의 조합에든 한 장씩 붙이세요. 내 점수가 돼요. 한 장을 버리면 차례가 끝나요.
lesson-3 = 누군가 손을 털면 내 손에 남은 카드는 감점이에요. 너무 오래 기다리지 마세요!

## Melds and cards laid

# A card that is laid, and what a joker stands for.
laid-card =
    { $as ->
        [none] { $form ->
            [eul] { FORM($card, is: "eul") }
            [gwa] { FORM($card, is: "gwa") }
           *[name] { $card }
        }
       *[other] { $card }({ $as } 대신){ $form ->
            [eul] 를
            [gwa] 와
           *[name] { "" }
        }
    }
meld-name =
    { $kind ->
        [run] { $suit } 런({ $low }~{ $high })
       *[set] { $low } 세트({ $count }장)
    }
# Where two melds are called the same.
meld-name-numbered = { $number }번 조합 { meld-name }
# Between the ends of a run in few signs: 5–7♥
dash = –

## What happens

turned-up = 첫 카드는 { $cards }.
takes-top =
    { WHO($player) ->
        [you] { FORM($player, is: "i") } 버린 카드 더미 맨 위에서 { FORM($card, is: "eul") } 가져왔어요.
       *[other] { FORM($player, is: "i") } 버린 카드 더미 맨 위에서 { FORM($card, is: "eul") } 가져갔어요.
    }
takes-dug =
    { WHO($player) ->
        [you] { FORM($player, is: "i") } { FORM($card, is: "gwa") } 그 위 { above }을 가져왔어요: { $cards }.
       *[other] { FORM($player, is: "i") } { FORM($card, is: "gwa") } 그 위 { above }을 가져갔어요: { $cards }.
    }
above = { $count }장
melds = { FORM($player, is: "i") } { FORM($cards, is: "eul") } 등록했어요. { points }.
adds = { FORM($player, is: "i") } { FORM($cards, is: "eul") } 붙였어요. 이제 { $meld }.
discards = { FORM($player, is: "i") } { FORM($cards, is: "eul") } 버렸어요.
calls = { FORM($player, is: "i") } { FORM($card, is: "eul") } 보고 “러미!”를 외쳤어요.
floats = { FORM($player, is: "eun") } 이제 빈손이에요. 하지만 판은 계속돼요.
stops = { FORM($player, is: "i") } 판을 끝냈어요.
scores-table = { FORM($player, is: "i") } 테이블에 놓은 카드로 { points }을 얻었어요.
loses-hand = { FORM($player, is: "i") } 손에 남은 카드 때문에 { points }을 잃었어요.

## What to do now

prompt-call =
    { COUNT($calls) ->
        [1] 바로 놓을 수 있는 카드가 있어요: { $calls }. 다른 사람이 뽑거나 외치기 전에 “{ do-call.short }”를 외치세요.
       *[other] 바로 놓을 수 있는 카드가 있어요: { $calls }. 다른 사람이 뽑거나 외치기 전에 하나를 골라 “{ do-call.short }”를 외치세요.
    }
prompt-draw = 한 장 뽑으세요. 버린 카드 중에는 바로 놓을 수 있는 것이 없어요.
prompt-draw-or-take = 한 장 뽑거나, 버린 카드 중에서 바로 놓을 수 있는 카드를 가져오세요.
prompt-stop = 더미가 비었어요. 판을 끝내세요.
prompt-take-or-stop = 더미가 비었어요. 버린 카드 더미에서 가져오거나 판을 끝내세요.
prompt-due-one = { FORM($card, is: "eul") } 가져왔어요. 지금 “{ $button }” 버튼으로 놓으세요.
prompt-due-few =
    { $count ->
        [1] { FORM($card, is: "eul") } 가져왔어요. 지금 다음 카드와 함께 놓으세요: { $first }.
        [2] { FORM($card, is: "eul") } 가져왔어요. 지금 다음 중 하나와 함께 놓으세요: { $first } 또는 { $second }.
       *[3] { FORM($card, is: "eul") } 가져왔어요. 지금 다음 중 하나와 함께 놓으세요: { $first } 또는 { $second } 또는 { $third }.
    }
prompt-due-add = { FORM($card, is: "eul") } 가져왔어요. 지금 조합에 붙이세요.
prompt-due-add-or-meld = { FORM($card, is: "eul") } 가져왔어요. 지금 조합에 붙이거나, 밝게 표시된 카드 중에서 함께 놓을 카드를 고르세요.
prompt-due-meld = { FORM($card, is: "eul") } 가져왔어요. 밝게 표시된 카드 중에서 지금 함께 놓을 카드를 고르세요.
last-turn = 마지막 차례예요.
prompt-meld = 조합을 등록할 수 있어요. 한 장을 버리면 차례가 끝나요.
prompt-add = 조합에 붙일 수 있어요. 한 장을 버리면 차례가 끝나요.
prompt-meld-or-add = 조합을 등록하거나 카드를 붙일 수 있어요. 한 장을 버리면 차례가 끝나요.
prompt-discard = 버릴 카드를 고르세요.
first-draw = 먼저 한 장 뽑거나 버린 카드 더미에서 가져오세요.
first-lay = 버린 카드 더미에서 가져온 { FORM($card, is: "eul") } 먼저 놓으세요. 밝게 표시된 카드만 함께 놓을 수 있어요.

## Buttons: in full, and in few words

do-draw = 더미에서 뽑기
    .short = 뽑기
do-stop = 판 끝내기
    .short = 판 끝내기
do-take = 버린 카드에서 가져오기
    .short = 가져오기…
do-take-card =
    { $count ->
        [0] 버린 카드 맨 위의 { $card } 가져오기({ $short } 카드는 바로 놓아야 해요)
       *[other] { FORM($card, is: "gwa") } 그 위 { above } 가져오기({ $short } 카드는 바로 놓아야 해요)
    }
    .short = { $pile } 가져오기
do-call = 버린 카드에 “러미!” 외치기
    .short = 러미!
do-call-card =
    { $count ->
        [0] “러미!”를 외치고 버린 카드 맨 위의 { $card } 가져오기({ $short } 카드는 바로 놓아야 해요)
       *[other] “러미!”를 외치고 { FORM($card, is: "gwa") } 그 위 { above } 가져오기({ $short } 카드는 바로 놓아야 해요)
    }
    .short = 러미! { $short }
# $count: cards that come into the hand. $made: the meld that the card would make, in few signs.
help-take =
    { $count ->
        [1] { $short } 카드는 바로 놓아야 해요{ help-made }
       *[other] { cards }이 손에 들어와요. { $short } 카드는 바로 놓아야 해요{ help-made }
    }
help-made =
    { $made ->
        [none] { "" }
       *[other] : { $made }
    }
do-meld = 조합 등록하기
    .short = 등록…
do-meld-cards = { $cards } 등록하기
    .short = { $short } 등록
do-add = 조합에 붙이기
    .short = 붙이기…
do-add-cards =
    { $end ->
        [low] { $cards } 붙이기: { $meld }, 낮은 에이스로
        [high] { $cards } 붙이기: { $meld }, 높은 에이스로
       *[none] { $cards } 붙이기: { $meld }
    }
    .short =
    { $end ->
        [low] { $short } → { $onto } ↓
        [high] { $short } → { $onto } ↑
       *[none] { $short } → { $onto }
    }
do-discard = 한 장 버리기
    .short = 버리기
do-discard-card = { $card } 버리기
    .short = { $short } 버리기

## Said aloud

bubble-rummy = 러미!
bubble-float = 빈손이에요

## Why a deal or the game ended

goes-out = { FORM($player, is: "i") } 손을 털었어요.
ended-stock = 더미가 떨어졌어요.
ended-target = 목표 점수를 채워 단독 선두예요.
ended-limit = 50판을 다 했어요.

## What points are given for, on the score sheet

why-melds = 테이블에 놓은 카드
why-deadwood = 손에 남은 카드
standing = { $target }점 이상으로 단독 선두인 사람이 게임을 이겨요.
standing-hand = 지금 손패는 { $count }점 감점이에요.

## Places and signs

place-hand = 손패
place-meld = 조합
place-stock = 더미
place-discard = 버린 카드
sign-table = 테이블에 { points }
sign-hand = 지금 손패는 { $count }점 감점
sign-out = 손을 털었음
    .short = 털었음
sign-floats = 빈손: 카드는 없지만 판에 남아 있음
sign-meld = { $number }번 조합
sign-due = 버린 카드에서 가져온 카드: 지금 놓아야 함
    .short = 지금 놓기

## Options

option-target = 목표 점수
    .help = 누군가 이 점수에 이른 판이 끝나면 합계가 가장 높은 사람이 이겨요. 합계가 가장 높은 사람이 여럿이면 계속해요.
option-twoHand = 두 명일 때 손패
    .help = 둘이 할 때 각자 받는 카드 수예요.
option-jokers = 조커
    .help = 조커는 아무 카드나 대신하고 15점이에요.
    .v-true = 한 벌에 두 장
    .v-false = 없음
option-goingOut = 손 털기
    .help = 손의 마지막 카드를 조합에 놓으면 어떻게 되는지 정해요.
    .v-any = 판이 바로 끝남
    .v-discard = 버려야만 손을 턺
    .v-float = 빈손으로 남았다가 나중에 버려서 털기
option-stockOut = 더미가 떨어지면
    .help = 더미의 마지막 카드를 뽑은 뒤 얼마나 더 하는지 정해요.
    .v-at-once = 판이 바로 끝남
    .v-turn = 그 차례까지
    .v-play-on = 버린 카드로 계속
option-rummyCalls = 차례가 아닐 때 “러미!”
    .help = 버린 카드 중 바로 놓을 수 있는 카드를 차례가 아닐 때 외쳐서 가져올 수 있는지 정해요. 세 명부터 할 수 있어요.
    .v-true = 허용
    .v-false = 금지
option-cardValues = 카드 점수
    .help = 그림 카드와 10은 언제나 10점, 조커와 높은 에이스는 15점이에요.
    .v-pips = 낮은 카드는 숫자대로, 낮은 에이스 1
    .v-fives = 2부터 9까지 5, 낮은 에이스 5
group-game = 게임
group-playing = 진행
preset-classic = 기본
    .help = 500점까지, 조커와 “러미!” 포함.
preset-quick = 빠르게
    .help = 250점까지, 시간은 절반.
preset-floating = 빈손으로 남기
    .help = 조커 없음, 낮은 카드는 5점씩, 버려서만 손을 털어요.
preset-quiet = 조용히
    .help = 차례가 아닐 때는 아무도 외치지 않고, 더미가 떨어져도 그 차례까지는 마쳐요.
preset-duel = 맞대결
    .help = 둘이서 열세 장씩.

## Why a bot or a hint does something

reason-out = 손의 마지막 카드라서, 이 카드로 손을 털어요.
reason-meld = 테이블의 점수는 안전하지만 손의 점수는 아니에요.
reason-layoff = 손에서 감점되는 대신 테이블에서 점수가 돼요.
reason-rummy = 버려진 카드를 바로 테이블에 놓을 수 있어요. 먼저 외치는 사람이 가져요.
reason-take = 버린 카드 하나를 바로 쓸 수 있고, 그 위의 카드도 함께 와요.
reason-dear = 손의 어떤 카드와도 어울리지 않고, 남으면 10점 이상 감점이에요.
reason-loose = 손의 다른 카드와 어울리지 않아요.
reason-draw = 버린 카드 중에는 가져올 수 있는 것이 없어요.
reason-light = 더미에서 한 장만 뽑아야 손패가 늘지 않아요.
