# 피케의 한국어.
# 용어: 앞손(elder) – 카드를 나누지 않고 먼저 바꾸고 리드하는 사람; 뒷손(younger) – 딜러; 탈롱(talon), 버리다(lay out);
# 포인트(point), 시퀀스(sequence: 티에르스, 카르트, 캥트 …), 세트(set); 숨기다(sink) – 선언할 수 있는 것을 말하지 않다;
# 카르트 블랑슈, 피크, 르피크, 카포, 카드 점수(the cards), 루비콘; 파르티(partie) – 여섯 판

tagline = 바꾸고, 선언하고, 비밀을 지키고, 상대가 점수를 내기 전에 30점을 채우세요.

lesson-1 = 가장 도움이 안 되는 카드를 다섯 장까지 골라 바꾸세요. 많은 무늬, 이어진 카드, 같은 숫자 서너 장은 남기세요.
lesson-2 = 이제 포인트, 시퀀스, 세트를 비교해요. 더 좋은 쪽만 점수를 얻어요. 내 것을 비밀로 할 수도 있어요. 그걸 숨기기라고 해요.
lesson-3 = 으뜸패 없이 열두 트릭이에요. 리드할 때마다, 트릭을 딸 때마다 1점. 절반보다 많이 따면 10점을 더 받아요.

## Combinations

kind =
    { $kind ->
        [point] 포인트
        [sequence] 시퀀스
       *[set] 세트
    }
# What a kind is about, for who has never heard of it.
about =
    { $kind ->
        [point] 포인트: 가장 많은 무늬의 카드
        [sequence] 시퀀스: 한 무늬로 이어진 세 장 이상
       *[set] 세트: 10 이상의 같은 숫자 서너 장
    }
sequence-name =
    { $count ->
        [3] 티에르스
        [4] 카르트
        [5] 캥트
        [6] 시지엠
        [7] 세티엠
       *[8] 위티엠
    }
# How many cards a set has.
set-size =
    { $count ->
        [3] 세 장
       *[4] 네 장
    }
# As it is declared.
declaration =
    { $kind ->
        [point] 포인트 { $count }장
        [sequence] { sequence-name }
       *[set] { $rank } { set-size }
    }
# All of it.
combination =
    { $kind ->
        [point] { $suit } { $count }장
        [sequence] { $suit } { $rank } { sequence-name }
       *[set] { $rank } { set-size }
    }{ $form ->
        [gwa] { $kind ->
            [sequence] { $count ->
                [3] 와
                [4] 와
                [5] 와
               *[other] 과
            }
           *[other] 과
        }
       *[name] { "" }
    }
# On a button.
combination-short =
    { $kind ->
        [point] 포인트 { $count }장
        [sequence] { $rank } { sequence-name }
       *[set] { $rank } { set-size }
    }

## What happens

cut-begins = 카드를 떼요. 높은 쪽이 첫 딜러예요.
deal =
    { WHO($player) ->
        [you] { deal-number } 판. 내가 카드를 나누고, { FORM($elder, is: "i") } 먼저 바꾸고 리드해요.
       *[other] { deal-number } 판. { FORM($player, is: "i") } 카드를 나누고, { FORM($elder, is: "i") } 먼저 바꾸고 리드해요.
    }
deal-number =
    { $deal ->
        [1] 첫 번째
       *[other] { $deal }번째
    }
declares-none = { FORM($player, is: "eun") } { kind }를 선언하지 않아요.
says-good = { FORM($player, is: "i") } “좋아요”라고 하고, 더 좋은 것을 내세우지 않았어요.
says-not-good = { FORM($player, is: "i") } “내 게 더 좋아요”라고 했어요.
says-equal = { FORM($player, is: "i") } “같아요”라고 했어요. 장수가 같아요. { equal-asks }
# What is asked of elder then.
equal-asks =
    { $kind ->
        [point] 합계는 얼마일까요?
       *[sequence] 가장 높은 카드는 무엇일까요?
    }
says-equal-again = { FORM($player, is: "i") } 또 “같아요”라고 했어요. { nobody-scores }.
nobody-scores =
    { $kind ->
        [point] 포인트 점수는 아무도 얻지 못해요
        [sequence] 시퀀스 점수는 아무도 얻지 못해요
       *[set] 세트 점수는 아무도 얻지 못해요
    }
leaves-talon = { FORM($player, is: "i") } 탈롱을 엎은 채로 두었어요.
put-aside = 탈롱에서 { cards }을 따로 뒀어요: { FORM($player, is: "ui") } 몫.
exchanges = { FORM($player, is: "i") } { cards }을 바꿨어요.
exchanges-seen = { FORM($player, is: "i") } { cards }을 바꿔 { FORM($cards, is: "eul") } 뽑았어요.
carte-blanche = 카르트 블랑슈! { FORM($player, is: "eun") } 킹, 퀸, 잭이 없고, { cards }을 바꿀 거예요.
declares = { FORM($player, is: "ui") } 선언: { $declaration }.
declares-making = { FORM($player, is: "ui") } 선언: { $declaration }, 합계 { $value }.
declares-sequence = { FORM($player, is: "ui") } 선언: { $declaration }, 이어진 { $count }장.
declares-sequence-to = { FORM($player, is: "ui") } 선언: { $declaration }, { $rank }까지 이어진 { $count }장.
makes = { FORM($player, is: "ui") } 포인트 합계는 { $value }. 포인트 카드를 모두 더한 수예요.
has-up-to = { FORM($player, is: "ui") } 시퀀스는 { $rank }까지예요.
cuts = { FORM($player, is: "eun") } { $card }, { FORM($other, is: "eun") } { $other-card }. { cut-dealer }.
cut-dealer = { FORM($dealer, is: "i") } 먼저 카드를 나눠요
looks = { FORM($player, is: "i") } { talon-cards }을 봤어요.
looks-seen = { FORM($player, is: "i") } { talon-cards }을 봤어요: { $cards }.
talon-cards = 탈롱의 다음 { $count }장
turns-up = { FORM($player, is: "i") } 남은 탈롱을 펼쳤어요: { $cards }.
shows = { FORM($player, is: "i") } 보여 줬어요: { $combination }, { $signs }.
shows-carte-blanche = { FORM($player, is: "i") } 킹, 퀸, 잭이 없는 열두 장을 보여 줬어요: { $signs }.

## What was scored, and how far the count has come

scored-carte-blanche = 카르트 블랑슈로 10점.
scored-point = 포인트로 { points }.
scored-sequence = 시퀀스로 { points }.
scored-set = 세트로 { points }.
scored-lead = 리드로 1점.
scored-trick = 트릭으로 1점.
scored-last = 마지막 트릭으로 1점 더.
scored-cards = 카드 점수 10점: { FORM($player, is: "i") } 일곱 트릭을 땄어요.
scored-capot = 카포! { FORM($player, is: "i") } 열두 트릭을 모두 땄어요. 30점 더.
scored-repique = 르피크! { FORM($player, is: "i") } 카드를 한 장도 내기 전에, 상대가 한 점도 없을 때 30점을 채웠어요. 60점 더.
scored-pique = 피크! { FORM($player, is: "i") } 상대가 한 점도 없을 때 30점을 채웠어요. 30점 더.
counts = { $player }: { $count }.
crosses-rubicon = { FORM($player, is: "i") } 루비콘을 건넜어요.

## What is expected

is-exchanging = { FORM($player, is: "i") } 바꿀 카드를 고르고 있어요.
is-deciding = { FORM($player, is: "i") } 탈롱을 펼칠지 정하고 있어요.
is-thinking = { FORM($player, is: "i") } 생각하고 있어요.
prompt-carte-blanche = 킹, 퀸, 잭이 없어요. 바꾸기 전에 “카르트 블랑슈”를 외치고 손패를 보이면 10점이에요.
prompt-reserved = 따로 둔 카드와 바꿀 { cards }을 골라 버린 뒤 바꾸세요.
prompt-draw = 더 버릴 수 없어요. “{ do-draw.short }”를 눌러 버린 만큼 뽑으세요.
prompt-laid-out = 버린 카드: { $count }장. 더 고르거나 바꾸세요.
prompt-elder = 내가 먼저예요. 버릴 카드를 { one-to-many } 골라 새 카드와 바꾸세요.
prompt-younger = 버릴 카드를 { one-to-many } 골라 새 카드와 바꾸세요.
one-to-many = 1~{ $count }장
prompt-talon = 탈롱에 { cards }이 남았어요. 둘 다 볼 수 있게 펼칠까요?
prompt-declare = { about }. 선언할까요, 비밀로 할까요?
prompt-declare-unopposed = { FORM($player, is: "eun") } { kind }를 선언하지 않았어요. 선언할까요, 비밀로 할까요?
prompt-declare-none = { about }. 나에게는 없어요.
prompt-answer = { FORM($player, is: "ui") } 선언: { $declaration }. 내 것과 비교해서 대답하세요.
prompt-no-answer = { FORM($player, is: "ui") } 선언: { $declaration }. 그만큼 좋은 것이 없으니 “{ do-good.short }”라고 대답하세요.
prompt-making = { FORM($player, is: "ui") } 포인트 합계는 { $value }. 내 것보다 좋은가요?
prompt-up-to = { FORM($player, is: "ui") } 시퀀스는 { $rank }까지예요. 내 것보다 좋은가요?
prompt-claim = 내 { kind }가 가장 좋아요. 점수를 얻으세요.
prompt-claim-more = 내 { kind }가 가장 좋아요. 다른 것은 어느 것까지 점수에 넣을까요?
prompt-lead = 내가 리드해요. 리드는 1점이에요. 아무 카드나 내세요.
prompt-follow = { $suit } 리드예요. { $suit }를 내세요.
prompt-void = { $suit }가 없어요. 아무 카드나 내세요. 이길 수는 없어요.
too-many = { cards }까지만 바꿀 수 있어요. 먼저 한 장을 되돌리세요.
first-talon = 카드는 나중에 내요. 먼저 탈롱이에요.
first-kind = 카드는 나중에 내요. 먼저 { kind }예요.

## Buttons: in full, in few words, and what they mean

do-draw = 바꾸기: 버린 만큼 뽑기
    .short = 바꾸기
do-lay-out = { $card } 버리기
do-play = { $card } 내기
do-reveal = 탈롱에 남은 카드 펼치기
    .short = 펼치기
    .help = 남은 카드를 둘 다 봐요.
do-keep = 탈롱을 엎은 채로 두기
    .short = 그대로
    .help = 남은 카드는 펼치지 않아요. 앞손만 이미 본 카드를 알아요.
do-carte-blanche = 카르트 블랑슈: 킹, 퀸, 잭이 없음을 보이고 10점 얻기
    .short = 카르트 블랑슈
do-carte-blanche-take = 카르트 블랑슈, 그리고 { cards } 바꾸기
    .short = { $count }장 바꾸기
do-declare = 선언하기
    .short = 선언
do-declare-kind = 내 { kind } 선언하기
    .short = 선언
do-declare-point = 포인트 선언하기: { $combination }
    .short = { combination-short }
    .help = { $signs }, 합계 { $value }. { FORM($player, is: "ui") } 것이 더 좋지 않으면 { points }.
    .help-sure = { $signs }, 합계 { $value }. { points }.
do-declare-best = 선언하기: { $combination }
    .short = { combination-short }
    .help = { $signs }. { FORM($player, is: "ui") } 것이 더 좋지 않으면 적어도 { points }.
    .help-sure = { $signs }. 적어도 { points }.
do-silent = 말하지 않기
    .short = 말하지 않기
do-have-none = 말하지 않기: { kind }가 없어요
    .short = 말하지 않기
    .help = 나에게는 없어요. { FORM($player, is: "eun") } 숨기는 것인지 알 수 없어요.
do-sink = { kind } 숨기기: 말하지 않기
    .short = 숨기기
    .help = 점수는 없지만, { FORM($player, is: "eun") } 알지 못해요.
do-answer = 대답하기
    .short = 대답
do-good = 좋아요: { $declaration } 쪽이 이김
    .short = 좋아요
    .help = 그만큼 좋은 것이 없어요. 점수는 { FORM($player, is: "ui") } 몫이에요.
    .help-gives = 양보하고 내 것은 비밀로 해요. 점수는 { FORM($player, is: "ui") } 몫이에요.
do-equal = 같아요: 나도 { $combination }
    .short = 같아요
    .help = 내 시퀀스도 길이가 같아요. 이제 { FORM($player, is: "i") } 자기 시퀀스의 맨 위 카드를 말해야 해요.
    .help-point = 내 포인트도 장수가 같아요. 이제 { FORM($player, is: "i") } 자기 포인트 카드의 합계를 말해야 해요(에이스 11, 그림 카드와 10은 10, 나머지는 숫자대로).
do-equal-many = 같아요: 나도 장수가 같음
    .short = 같아요
do-equal-exactly = 같아요: { kind }가 똑같이 좋음
    .short = 같아요
    .help = 내 것과 똑같이 좋아요. 아무도 점수를 얻지 못해요.
do-not-good = 내 게 더 좋아요: { $combination }
    .short = 내 게 더 좋아요
    .help =
        { $kind ->
            [point] 내 { $combination } 쪽이 더 좋아서 { $count }점을 얻어요.
            [sequence] 내 { $combination } 쪽이 더 좋아서 적어도 { $count }점을 얻어요.
           *[set] 내 { $combination } 쪽이 더 좋아서 적어도 { $count }점을 얻어요.
        }
do-not-good-any = 내 게 더 좋아요
    .short = 내 게 더 좋아요
do-claim = 점수 얻기
    .short = 점수
do-claim-all = { $combinations }: { points } 얻기
    .short = { $count }점 얻기
    .help = { $combinations }.
    .help-hides = { $combinations }. 나머지는 비밀로 해요.

## Said aloud

bubble-rubicon = 루비콘!
bubble-carte-blanche = 카르트 블랑슈!
bubble-declare =
    { $kind ->
        [point] 포인트 { $count }장
        [sequence] { sequence-name }: 이어진 { $count }장
       *[set] { $rank } { set-size }
    }
bubble-making = 합계 { $value }
bubble-up-to = { $rank }까지
bubble-silent = 없어요
bubble-good = 좋아요
bubble-equal = 같아요
bubble-not-good = 내 게 더 좋아요
# What was scored, with the number of points.
made = +{ $count }
made-repique = 르피크! +{ $count }
made-pique = 피크! +{ $count }
made-capot = 카포! +{ $count }
made-cards = 카드 점수: +{ $count }

## How a deal and the partie ended, and how it stands

ended-deal = 이번 판은 { $more } 대 { $less }.
ended-deal-level = 이번 판은 똑같이 { points }.
ended-level = 끝까지 동점.
ended-won = { $margin }점 차 승리: 점수 차에 100을 더했어요.
ended-rubicon = { $margin }점 차 승리: 진 사람이 루비콘 100을 건너지 못해, 두 합계와 100을 모두 더했어요.
ended-totals = { $why } 합계: { $totals }
standing = { $deals }판 중 { $deal }번째. 루비콘은 100점이에요: { $each }.
standing-won = { $margin }점 차 승리.
standing-rubicon = 루비콘을 넣어 { $margin }점 차 승리.
rubicon-ahead = { FORM($player, is: "eun") } { $count }점 더 필요해요
rubicon-behind = { FORM($player, is: "eun") } 이미 건넜어요

## What points are given for, on the score sheet

why-carte-blanche = 카르트 블랑슈
why-point = 포인트
why-sequence = 시퀀스
why-set = 세트
why-repique = 르피크
why-lead = 리드
why-trick = 트릭
why-last = 마지막 트릭
why-cards = 카드 점수: 일곱 트릭
why-pique = 피크
why-capot = 카포

## Places and signs

place-hand = 손패
place-trick = 트릭
place-stock = 탈롱
place-discard = 버린 카드
place-reserve = 따로 둔 카드
place-won = 딴 트릭
sign-deal = 이번 판 { points }
sign-deal-across = 이번 판 { points }, 루비콘을 건넘
sign-tricks = 딴 트릭 { $count }개

## Options

option-playScoring = 트릭 점수
    .help = 트릭을 진행할 때 점수를 매기는 방법이에요.
    .v-plain = 리드마다 1점, 트릭마다 1점
    .v-classic = 상대가 리드한 트릭만 1점, 마지막은 1점 더
option-youngerDeclares = 딜러가 선언하는 때
    .help = 딜러가 더 좋은 것을 밝히기 전에 상대가 먼저 리드해야 하는지 정해요.
    .v-at-once = 바로
    .v-after-lead = 첫 리드 뒤
option-cardsInPique = 카드 점수 10점과 피크
    .help = 트릭을 더 많이 따서 얻는 10점을 피크의 30점에 넣는지 정해요.
    .v-true = 넣기
    .v-false = 넣지 않기
option-firstDealer = 첫 딜러
    .help = 누가 먼저 카드를 나누는지 정해요. 그다음은 번갈아 해요. 나누지 않는 사람이 먼저 바꾸고 리드해서 유리해요.
    .v-cut = 높은 카드를 뗀 사람
    .v-0 = 1번 자리
    .v-1 = 2번 자리
option-tie = 여섯 판 뒤 동점
    .help = 여섯 판을 마치고 점수가 같으면 어떻게 하는지 정해요.
    .v-two-more = 두 판 더
    .v-draw = 무승부
group-scoring = 점수 계산
group-deal = 카드 나누기
preset-plain = 간단하게
    .help = 리드마다, 트릭마다 1점. 딜러는 바로 선언해요.
preset-classic = 전통
    .help = 트릭은 옛 방식으로 계산해요. 딜러는 첫 리드 뒤에 선언해요.
preset-club = 옛 클럽
    .help = 전통 방식과 같지만, 카드 점수 10점은 피크에 들어가지 않아요.

## Why a bot or a hint does something

reason-sure = 상대가 들고 있을 만한 어떤 카드에도 지지 않아요.
reason-long = 가장 많은 무늬로 리드해요. 상대에게 그 무늬가 떨어지면 모두 이기는 카드가 돼요.
reason-cheapest = 트릭을 딸 수 있는 가장 낮은 카드예요.
reason-lost = 트릭을 딸 수 없으니 가장 낮은 카드를 내요.
reason-short = 가장 적은 무늬에서 버려도 되는 카드예요. 많은 무늬는 남겨요.
reason-shed = 남긴 카드는 더 좋아질 수 있어요.
reason-declare = 선언하면 점수가 될 수 있고, 상대가 이 종류로 점수를 얻는 것을 막아요.
reason-sink = 이길 수 없는 것은 말하지 않는 게 나아요.
reason-answer = 손에 든 카드대로 대답한 거예요.
