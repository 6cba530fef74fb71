# 테이블 둘레에서 페이지가 하는 말. 용어는 src/games/face/words/ko.ftl 참고.

# A card, a suit, or a list of names, by itself.
named = { $thing }

## app

app-title = 페이지 원
app-tagline = 카드 게임 테이블
app-page = { $game } — { app-tagline }
app-trouble = 문제가 생겼어요. 페이지를 새로 고치면 테이블이 돌아와요.
app-notices-not-kept = 이 브라우저는 아무것도 저장하지 않아요. 게임과 설정은 페이지를 닫을 때까지만 남아요.
app-notices-save-unreadable = 저장된 게임을 열 수 없어 따로 두었어요. 새 게임으로 시작해요.
app-notices-engine-failed = 게임을 이어서 하지 못했어요. 새 게임으로 시작해요.
app-noFelt = 이 브라우저는 테이블을 그릴 수 없어서 글로 보여 드려요. 여기서 모두 할 수 있어요.
app-unknown = 이 부분을 불러오지 못했어요. 다시 해 보세요.
app-offline = 오프라인이라서 아직 불러오지 않은 이 부분을 열 수 없어요. 온라인일 때 다시 해 보세요.
app-gone = 테이블의 새 버전이 나와서 이전 버전의 이 부분은 이제 없어요. 계속하려면 페이지를 새로 고치세요.
app-noLanguage = “{ $language }” 언어를 가져오지 못했어요. 다시 고르거나 페이지를 새로 고치세요.

## Bots

kind-random = 주사위
    .help = 아무거나 내요
kind-beginner = 새내기
    .help = 규칙은 알지만 외치기를 잊고, 가끔 덤벙거려요
kind-plain = 착실이
    .help = 단순한 규칙대로 해요
kind-thinker = 생각꾼
    .help = 조금 앞을 내다봐요
kind-master = 고수
    .help = 멀리 내다보고, 시간을 들여요

## table

table-hand = 내 손패
table-yourTurn = 내 차례
table-turn = 차례
table-dealer = 딜러
table-said = 한 말: “{ $words }”
table-actions = 할 수 있는 일
table-goOn = 넘어가기
table-goOnHelp = 그대로 두고 넘어가기
table-undoHelp = 내가 방금 한 것 무르기
table-required = { $suit }를 따라 내야 해요
table-cannot = { $card }, 지금은 낼 수 없음: { $why }
table-choose = 다음에 낼 카드로 { $card } 고르기
table-unchoose = 다음에 낼 카드: { $card }. 취소하려면 누르세요
table-howToPlay = { FORM($card, is: "eul") } 어떻게 낼까요
table-which = 어느 것으로 할까요?
table-rowsUp = 위쪽 줄
table-rowsDown = 아래쪽 줄
table-never = 취소
table-practice = 연습
table-practiceHelp = 이 게임에서는 무르기를 썼기 때문에 연습 게임으로 기록돼요.
table-close = 닫기
table-dismiss = 이 알림 닫기

## lessons

lessons-name = 짧은 설명
lessons-of = { $n } / { $all }
lessons-next = 다음
lessons-done = 알았어요
lessons-skip = 모두 건너뛰기

## twin

twin-name = 글로 보는 테이블
twin-toggle = 글로 보기
twin-seats = 자리
twin-yourTurn = 내 차례
twin-seat =
    { $kind ->
        [none] { $name }: { $parts }
       *[other] { $name }({ $kind }): { $parts }
    }
twin-cards = 카드 { $count }장
twin-played = { $name }: { $card }
twin-nothing = 아직 없음
twin-pile =
    { $count ->
        [0] { $place }: 비었음
       *[other] { $place }: { twin-cards }
    }
twin-place =
    { $number ->
        [0] { $place }
       *[other] { $place } { $number }
    }
twin-spot =
    { COUNT($cards) ->
        [0] { twin-place }
       *[other] { twin-place }: { $cards }
    }
twin-scores = 점수
twin-score = { $name }: { $points }
twin-yourCards = 내 카드
twin-log = 지금까지
twin-hidden = 엎은 카드

## corner

corner-menu = 메뉴
corner-muteHelp = 소리 끄기
corner-unmuteHelp = 소리 켜기

## result

result-nextDeal = 다음 판
result-again = 다시 하기
result-newGame = 새 게임
result-save = 기록 저장
result-watch = 다시 보기
result-share = 공유
result-update = 새 버전이 준비됐어요
result-restart = 지금 다시 시작

## sheet

sheet-title = 점수표
sheet-deal = 판
sheet-total = 합계
sheet-details = 지난 판 점수 내역
sheet-chips = { $from } → { $to }: { $chips }

## menu

menu-resume = 테이블로 돌아가기
menu-games = 모든 게임
menu-back = 메뉴로 돌아가기
menu-close = 닫기
