# 테이블 위에 열리는 화면들이 하는 말.

## entries: the menu

entries-title = 메뉴
entries-newGame = 새 게임
entries-rules = 규칙
entries-settings = 설정
entries-pastGames = 지난 게임
entries-help = 단축키와 도움말
entries-save = 진행 중인 게임의 기록 저장
entries-open = 파일에서 기록 보기
entries-play = 플레이
entries-table = 이 테이블
entries-you = 나
entries-more = 더 보기
entries-fullScreen = 전체 화면
entries-window = 전체 화면 끝내기
entries-onShelf = 모두 { $count }가지
entries-inARow = { $days }일 연속
entries-newGameHelp = 인원, 규칙, 수준
entries-friendsHelp = 링크 하나, 가입 없이
entries-won = 승률 { $percent }%
entries-moreHelp = 문제 풀기, 공정한 카드 나누기, 단축키

## puzzles: the way to the practice screen (its words are in ko.puzzles.ftl)

puzzles-open = 문제 풀기
puzzles-like = 이런 문제 풀기
puzzles-all = 문제
puzzles-solved = { $all }문제 중 { $solved }문제 맞힘

## day

day-title = 오늘의 판
day-heading = { $date }의 판
day-lead = 모두에게 같은 카드, 게임마다 하루에 한 판.
day-intro-1 = 게임마다 하루에 한 판이 있어요. 카드는 날짜로만 정해지기 때문에 전 세계 누구나 같은 카드를 받고, 네트워크도 필요 없어요. 날짜는 그리니치 시각(UTC) 기준이에요.
day-intro-2 = 테이블은 언제나 같아요. 보통 규칙과 보통 인원으로, 나는 첫 번째 자리에 앉아 착실이 봇들과 겨뤄요. 처음 한 것만 기록되고, 그 뒤는 연습이에요.
day-intro-3 = 기준은 봇이 내 카드로 했을 때의 평균 결과예요. 내 기기가 착실이와 새내기를 번갈아 내 자리에 앉혀 그 판을 16번 해 봐요.
day-intro-4 = 이 판에는 약속값이 없어요. 날짜는 누구나 아니까, 누구든 카드를 미리 계산할 수 있어요.
day-more = 어떻게 하나요
day-play = 하기
day-again = 연습하기
day-of = { $action }: { $game }
day-open = 아직 하지 않았어요
day-begun = 시작했지만 끝내지 않았어요
day-calendar = 달력
day-earlier = 이전 달
day-later = 다음 달
day-on = { $date }: { $marks }
day-marks-none = 하지 않음
day-marks-played = 했음
day-marks-won = 승리
day-marks-kept = 기준 이상
day-row =
    { $now ->
        [0] 지금은 연속 기록이 없어요. 최장 { $longest }일
       *[other] { $now }일 연속, 최장 { $longest }일
    }
day-badge = 아이콘에 점 표시
day-badgeHelp = 오늘의 판을 하나라도 시작할 때까지, 설치한 앱의 아이콘에 점이 표시돼요. 이 점은 페이지를 열거나 나갈 때 바뀌어요.
day-outcome =
    { $won ->
        [yes] 승리
       *[no] 이기지 못함
    }
day-you =
    { $points ->
        [none] 나: { day-outcome }
       *[other] 나: { $points }, { day-outcome }
    }
day-par =
    { $points ->
        [none] 기준: { day-parWins }
       *[other] 기준: { $points }, { day-parWins }
    }
day-parWins = 승률 { $percent }
day-better = 기준보다 좋아요
day-same = 기준과 같아요
day-worse = 기준에 못 미쳐요
day-searching = 봇들이 같은 판을 하고 있어요… { $percent }%
day-failed = 이 기기에서는 기준을 계산하지 못했어요.
day-practice = 이번은 연습이었어요. 그날 처음 한 것만 기록돼요.
day-undone = 무르기를 썼기 때문에 연습으로 기록돼요.
day-hints = 힌트 { $count }번
day-share = 공유
day-copy = 결과 복사
day-given = 오늘의 판이에요. 시드는 날짜라서 모두에게 같아요. 약속값이 없었으니 누구든 카드를 미리 계산할 수 있었어요.
day-copied = 결과를 복사했어요.
day-copyThis = 결과예요. 직접 복사해 주세요:
day-line = { $game }, 오늘의 판 { $date }

## statistics

statistics-title = 통계
statistics-intro = 이 기기에서만 기록하고, 어디에도 보내지 않아요. 저장한 파일에는 모든 것이 들어 있어서 다른 기기의 통계와 합칠 수 있어요. 양쪽에 다 있는 게임은 한 번만 들어가요.
statistics-several = 여럿이 한 게임도 “{ statistics-level-people }”에 들어가요. 이 기기에서 게임을 시작했거나 자리에 앉은 사람의 결과예요.
statistics-none = 아직 끝낸 게임이 없어요.
statistics-notKept = 이 브라우저는 아무것도 저장하지 않아서, 이 수치는 페이지를 닫을 때까지만 남아요.
statistics-summary = { $count }게임 { $won }승
statistics-hints = 힌트 총 { $count }번 사용
statistics-level-alone = 혼자
statistics-level-mixed = 여러 수준의 봇
statistics-level-people = 사람들과
statistics-house = 하우스 룰 { $name }
statistics-caption = { $level } · { $options }
statistics-games = 게임
statistics-won = 승리
statistics-drawn = 무승부
statistics-deals = 판
statistics-best = 최고 결과
statistics-worst = 최저 결과
statistics-average = 평균 결과
statistics-streak = 지금 연승
statistics-longest = 최다 연승
statistics-told = 오래된 순으로 결과 { $count }개: 최고 { $best }, 최저 { $worst }, 평균 { $average }, 마지막 { $last }.
statistics-toldWins =
    { $last ->
        [won] 오래된 순으로 { $count }게임: { $won }승, 마지막은 승리.
        [drawn] 오래된 순으로 { $count }게임: { $won }승, 마지막은 무승부.
       *[lost] 오래된 순으로 { $count }게임: { $won }승, 마지막은 패배.
    }
statistics-tooFew = 세 게임을 하고 나면 여기에 결과 선이 그려져요.
statistics-line = 결과를 순서대로 이은 선이에요. 채워진 점은 승리, 점선은 평균이에요.
statistics-lineLow = 결과를 순서대로 이은 선이에요. 점수가 적을수록 위에 있어요. 채워진 점은 승리, 점선은 평균이에요.
statistics-lineWins = 이기면 한 칸 올라가고 지면 한 칸 내려가요. 채워진 점은 승리예요.
statistics-apart = 따로 기록한 것
statistics-hinted = 힌트를 쓴 게임
statistics-practice = 수를 무른 게임
statistics-again = 같은 판 다시
statistics-wonOf = { $of }게임 중 { $won }승
statistics-share = { $count }({ $percent }%)
statistics-days = 오늘의 판
statistics-daysSummary = { $played }번 했고, { $better }번 기준보다 좋았어요
statistics-save = 파일 저장
statistics-take = 파일에서 합치기
statistics-taken = 파일의 통계를 합쳤어요. 이미 있던 것은 한 번만 들어가요.
statistics-refused-no-counts = 이 파일에는 이 테이블의 통계가 없어요. 아무것도 바뀌지 않았어요.
statistics-refused-too-large = 이 파일은 이 테이블의 통계라기에는 너무 커요. 최대 10 MB예요. 아무것도 바뀌지 않았어요.
statistics-refused-later-counts = 더 새로운 버전에서 만든 파일이에요. 아무것도 바뀌지 않았어요.
statistics-unreadable = 이 파일을 읽지 못했어요. 아무것도 바뀌지 않았어요.
statistics-failed = 테이블이 응답하지 않았어요. 다시 해 보세요.
statistics-erase = 지우기
statistics-erased = 통계를 지웠어요.
statistics-question-title = 통계를 모두 지울까요?
statistics-question-text = 이 기기에 기록한 통계가 모두 지워져요. 지난 게임은 남아요. 미리 저장한 파일이 있어야만 되돌릴 수 있어요.
statistics-question-yes = 지우기
statistics-question-no = 그대로 두기

## shelf

shelf-title = 게임
shelf-facts = { $players }명 · { $minutes }분
shelf-choose = { $game }: 인원과 하우스 룰 고르기
shelf-goOn = 이어 하기
shelf-learn = 배우기 · { $minutes }분
shelf-learning = { $all }단계 중 { $done }단계
shelf-learnt = 다 배웠어요
shelf-learnOf = { $game }: 약 { $minutes }분 만에 배우기

## home

home-left = 지난번에 하던 게임
home-row = { $days }일 연속
home-fresh = 처음 보는 게임
home-half = 배우는 중
home-waits = 하던 게임
home-facts = { $players }명 · { $minutes }분
home-about = { $game } 자세히 보기
home-back = 게임 목록으로 돌아가기

## newGame

newGame-title = 새 게임
newGame-game = 게임
newGame-change = 바꾸기
newGame-preset = 테이블 종류
newGame-own = 직접 설정
newGame-ownHelp = 아래에서 직접 골라요
newGame-seats = 인원
newGame-bots = 봇
newGame-people = 모인 사람
newGame-oneMore = 한 자리 더
newGame-oneFewer = 한 자리 빼기
newGame-me = 나
newGame-friend = 여기 있는 친구
newGame-name = 이름
newGame-nameOf = { $seat } 이름
newGame-portraitOf = { $seat } 프로필 그림
newGame-player = 플레이어 { $n }
newGame-friends = 이 기기를 돌려 가며 해요. 넘기는 동안에는 화면이 모든 카드를 가려요. 외치기 버튼은 모두에게 보여요.
newGame-details = 하우스 룰
newGame-on = 켬
newGame-off = 끔
newGame-random = 무작위
newGame-less = 줄이기: { $label }
newGame-more = 늘리기: { $label }
newGame-between = { $min }~{ $max }.
newGame-reason = { $labels }: { $reason }
newGame-value = { $label }: { $value }
newGame-notAtSeats =
    { $seats ->
        [1] 혼자 할 때는 안 돼요
       *[other] { $seats }명일 때는 안 돼요
    }
newGame-needs = “{ $label }: { $value }” 설정이 필요해요
newGame-idleWith = “{ $label }: { $value }” 설정에서는 효과가 없어요
newGame-begin = 카드 나누기
newGame-about = { newGame-begin } · 약 { $minutes }분

## leave

leave-title = 이 판을 그만둘까요?
leave-text = 새 게임을 시작하면 테이블이 비워져요. 지금까지 한 것은 지난 게임에 남아요.
leave-yes = 새 게임 시작
leave-no = 계속하기

## rules

rules-title = 규칙
rules-of = { $game } · { rules-title }
rules-inForce = 지금 이 테이블의 규칙이에요.
rules-show = 보여 주기
rules-showClause = { $clause } 보여 주기
rules-back = 규칙으로 돌아가기
rules-elsewhere = 내 테이블과 설정이 다른 게임이라서, 규칙이 여기와 조금 달라요.
rules-here = 바로 이 순간이에요.
rules-open = 규칙 보기

## settings

settings-title = 설정
settings-note = 고르는 대로 테이블이 바뀌어요
settings-table = 테이블
settings-play = 속도와 도움
settings-access = 접근성과 단축키
settings-language = 언어
settings-speed = 카드 속도
settings-speeds-1 = 1배
settings-speeds-2 = 2배
settings-speeds-4 = 4배
settings-speeds-0_5 = ½배
settings-speeds-at-once = 바로
settings-sound = 소리
settings-volume = 음량
settings-deck = 카드 앞면
settings-decks-two-colour = 두 색
settings-decks-four-colour = 네 색
settings-decks-large-index = 큰 숫자
settings-back = 카드 뒷면
settings-backs-asanoha-indigo = 삼잎 무늬, 남색
settings-backs-asanoha-crimson = 삼잎 무늬, 진홍색
settings-backs-seigaiha-teal = 물결, 청록색
settings-backs-plain-charcoal = 민무늬, 먹색
settings-portrait = 테이블의 내 모습
settings-portraitHelp = 여기서도 친구들과 할 때도 내 자리에 보여요.
settings-portraits-grandmother = 할머니
settings-portraits-carpenter = 목수
settings-portraits-student = 여학생
settings-portraits-skipper = 선장
settings-portraits-singer = 가수
settings-portraits-trumpeter = 트럼펫 연주자
settings-portraits-marquise = 후작 부인
settings-portraits-professor = 교수
settings-portraits-aunt = 이모
settings-portraits-uncle = 삼촌
settings-portraits-redhead = 빨강 머리
settings-portraits-skater = 스케이트보더
settings-portraits-dancer = 댄서
settings-portraits-doctor = 의사
settings-portraits-baker = 제빵사
settings-portraits-clerk = 사무원
settings-portraits-neighbour = 이웃집 아주머니
settings-portraits-cat = 고양이
settings-portraits-fox = 여우
settings-portraits-initial = 첫 글자
settings-cloth = 테이블 천
settings-cloths-green = 초록
settings-cloths-indigo = 남색
settings-cloths-burgundy = 자주
settings-cloths-slate = 회청색
settings-callWindow = 외칠 시간
settings-callWindowHelp = 내가 외치거나 지적할 수 있게 봇이 기다리는 시간이에요.
settings-callWindows-3 = 3초
settings-callWindows-10 = 10초
settings-callWindows-go-on = “넘어가기”를 누를 때까지
settings-pace = 봇이 생각하는 시간
settings-paceHelp = 카드의 움직임이 멈춘 순간부터 재요. 차례가 아닐 때의 응답은 적어도 0.6초 걸려요.
settings-paces-0 = 0초
settings-paces-1 = 1초
settings-paces-2 = 2초
settings-paces-at-once = 바로
settings-paces-0_5 = 0.5초
settings-paces-1_5 = 1.5초
settings-hints = 힌트
settings-hintsHelp = 안내문 옆의 전구를 누르면 무엇을 하면 좋을지, 왜 그런지 알려 줘요. 힌트를 쓴 횟수는 기록돼요.
settings-offers-first = 게임마다 처음 몇 판만
settings-offers-true = 항상
settings-offers-false = 안 함
settings-coach = 코치
settings-coachHelp = 손해가 큰 선택을 하기 전에 한 번 물어보고 더 좋은 수를 알려 줘요. 그런 게임은 힌트를 쓴 게임으로 기록돼요.
settings-assist = 대신 외치기
settings-assistHelp = 자동으로 외쳐 주니 잊을 일이 없어요.
settings-forced = 할 수 있는 것이 하나뿐이면 자동으로
settings-forcedHelp = 할 수 있는 일이 하나뿐이면 0.5초 뒤에 대신 해 줘요.
settings-motion = 움직임
settings-motions-system = 시스템 설정에 따름
settings-motions-on = 모두
settings-motions-off = 줄임
settings-leftHand = 왼손잡이 테이블
settings-theme = 색상
settings-themes-system = 시스템 설정에 따름
settings-themes-light = 종이
settings-themes-dark = 밤
settings-wordsPanel = 테이블을 글로 보여 주기
settings-shortcuts = 한 글자 단축키
settings-refused = 이 브라우저는 아무것도 저장하지 않아서, 이 설정은 페이지를 닫을 때까지만 유지돼요.

## elsewhere

elsewhere-title = 이 게임은 다른 탭에서 열려 있어요
elsewhere-text = 게임이 엉키지 않도록 한 번에 한 탭에서만 할 수 있어요.
elsewhere-here = 여기서 하기

## ownTab

ownTab-full = 내 게임을 새 탭으로 옮기기
ownTab-short = 새 탭으로
ownTab-help = 이 게임을 지금 그대로 새 탭에서 열어요

## pastGames

pastGames-title = 지난 게임
pastGames-none = 아직 끝까지 한 게임이 없어요.
pastGames-running = 진행 중
pastGames-won = 내가 이겼어요
pastGames-lost = 승자: { $names }
pastGames-drawn = 아무도 이기지 않았어요
pastGames-unfinished = 끝나지 않음
pastGames-watch = 보기
pastGames-save = 파일로 저장
pastGames-forget = 삭제
pastGames-forgotten = 게임을 삭제했어요.
pastGames-gone = 이 기록은 이제 없어요.
pastGames-of = { $action }: { $game }, { $time }

## botCheck

botCheck-title = 봇 검사
botCheck-asking = 봇마다 그 자리에서 볼 수 있던 것을 다시 보여 주고 다시 고르게 하고 있어요… { $percent }%
botCheck-same =
    { $choices ->
        [1] 봇의 하나뿐인 선택을, 그 자리에서 볼 수 있던 것만으로 다시 해 봤어요. 결과가 같았어요.
       *[other] 봇들의 선택 { $choices }번을, 각 자리에서 볼 수 있던 것만으로 다시 해 봤어요. 모두 결과가 같았어요.
    }
botCheck-none = 이 게임에서는 봇이 선택한 것이 없어요.
botCheck-other = { $line }번째 줄: 그때 볼 수 있던 것만으로는 이 봇이 다른 것을 골라요. 봇: { $name }
botCheck-notOver = 이 게임은 아직 끝나지 않았어요. 끝나면 봇을 검사할 수 있어요.
botCheck-view = 이 기록에는 한 자리에서 본 것만 있어요. 온전한 기록만 검사할 수 있어요.
botCheck-stop = 멈추기

## replay

replay-title = 다시 보기
replay-leave = 테이블로 돌아가기
replay-first = 처음으로
replay-back = 한 단계 뒤로
replay-play = 재생
replay-pause = 일시 정지
replay-forward = 한 단계 앞으로
replay-last = 끝으로
replay-deal = 판
replay-dealNumber =
    { $n ->
        [1] 첫 번째 판
       *[other] { $n }번째 판
    }
replay-speed = 속도
replay-eyes = 시점
replay-everybody = 모든 카드
replay-person = 플레이어
replay-position = 위치
replay-step = { $all }단계 중 { $n }단계
replay-partly = 이 기록에는 한 자리에서 본 것만 있어요. 다른 카드는 숨겨져 있어요.
replay-line =
    { $n ->
        [0] { $text }
       *[other] { $n }번째 줄: { $text }
    }
replay-troubles-not-json = 게임 기록의 줄이 아니에요.
replay-troubles-not-a-line = 게임 기록에 들어갈 줄이 아니에요.
replay-troubles-wrong-order = 이 줄은 순서가 맞지 않아요.
replay-troubles-unknown-game = 이 테이블에 없는 게임이에요.
replay-troubles-bad-setup = 이 인원이나 규칙은 게임에 맞지 않아요.
replay-troubles-bad-deck = 이 게임의 카드가 아니에요.
replay-troubles-illegal-act = 허용되지 않는 수예요.
replay-troubles-differs = 규칙대로라면 여기서 다른 결과가 나왔을 거예요.
replay-troubles-unknown-bot = 이 봇이나 이 버전의 봇은 여기에 없어요.
replay-troubles-other-choice = 봇이라면 여기서 다른 것을 골랐을 거예요.
replay-troubles-unfinished = 게임이 끝나기 전에 기록이 끊겨요.
replay-troubles-empty = 이 파일에는 아무것도 없어요.
replay-troubles-damaged = 이 링크는 전달되는 도중에 잘리거나 바뀌었어요.
replay-troubles-newer = 더 새로운 버전에서 만든 링크예요. 페이지를 새로 고치면 그 버전을 받아요.
replay-troubles-too-long = 어떤 게임보다도 길어요.
replay-troubles-not-now = 지금은 할 수 없어요.
replay-troubles-not-saved = 이 게임은 더는 저장되어 있지 않아요.
replay-troubles-engine = 테이블이 응답하지 않았어요. 다시 해 보세요.
replay-unreadable = 이 파일을 읽지 못했어요.
replay-tooLarge = 이 파일은 게임 기록이라기에는 너무 커요. 최대 5 MB예요.
replay-card = 낸 카드
replay-anyCard = 카드로 이동…
replay-cardAt = { $card }: { $name }, { $step }단계
replay-keys = 화살표 키는 한 단계씩, 스페이스는 재생, Home과 End는 처음과 끝, Page Up과 Page Down은 판에서 판으로 옮겨요. 0은 모든 카드, 1부터 9까지는 한 자리에서 본 것을 보여 줘요.
replay-drop = 게임 기록을 여기에 끌어다 놓으면 볼 수 있어요
replay-playOn = 여기서부터 하기

## playOn

playOn-title = 여기서부터 하기
playOn-intro = 이 단계에서 연습 게임이 시작돼요. 내가 한 자리에 앉고, 나머지는 봇이 해요.
playOn-seat = 내 자리
playOn-cards = 카드
playOn-same = 그때 그대로
playOn-sameHelp = 모든 카드가 있던 자리에 있어요.
playOn-anew = 새로 나누기
playOn-anewHelp = 내 자리에서 본 것은 그대로이고, 나머지는 거기에 맞게 새로 나눠요.
playOn-kept = 테이블에 있던 게임은 지난 게임에 그대로 남아요.
playOn-begin = 시작하기
playOn-failed = 여기서부터는 할 수 없어요.

## share

share-title = 공유
share-what = 보낼 것
share-table = 이 테이블
share-tableHelp = { $game }, 지금의 인원과 하우스 룰 그대로예요. 링크를 여는 사람은 새 카드를 받아요.
share-deal = 도전할 판
share-dealHelp = 같은 카드, 같은 자리, 같은 봇이에요. 다른 사람도 해 보게 하세요.
share-newDealHelp = 아직 아무도 못 본 카드예요. 링크를 여는 사람은 모두 같은 카드를 받아요.
share-game = 게임 전체
share-gameHelp = 첫 카드부터 마지막까지 볼 수 있어요.
share-notOver = 이 게임은 끝난 뒤에 보낼 수 있어요.
share-notFull = 모든 카드가 보이는 기록만 링크로 보낼 수 있어요.
share-tooLong = 이 게임은 링크로 보내기에는 너무 길어요. 파일로 저장해서 보내세요. 페이지에 끌어다 놓으면 열려요.
share-step = 이 단계에서 열기
share-view = 보여 줄 범위
share-link = 링크
share-length = { $n }자
share-copy = 복사
share-copied = 복사했어요.
share-notCopied = 여기서는 복사할 수 없어요. 링크를 선택해서 직접 복사하세요.
share-send = 보내기…
share-file = 파일로 저장
share-qr = 링크의 QR 코드
share-nothingSent = 이 페이지는 아무것도 보내지 않아요. 모든 것이 링크 안에 있어요.
share-made = { $app }: { $game }

## sent

sent-title = 도전할 판
sent-tableTitle = 받은 테이블
sent-tableText = { $game }, 인원과 하우스 룰은 보낸 사람과 같아요. 카드는 새로 나눠요.
sent-dealText = { $game }: 이 링크를 여는 사람은 모두 같은 카드, 같은 자리, 같은 봇으로 해요.
sent-dayText = { $game }, { $date }: 전 세계 누구나 같은 카드로 해요.
sent-gameTitle = 구경할 게임
sent-gameText = { $game }, 첫 카드부터 마지막 카드까지 볼 수 있어요.
sent-results-won = 보낸 사람이 이겼어요.
sent-results-lost = 보낸 사람은 이기지 못했어요.
sent-results-drawn = 아무도 이기지 못했어요.
sent-text = { $game }, { $seats }명. 지금 테이블은 비워지고, 지금까지 한 것은 지난 게임에 남아요.
sent-yes = 해 보기
sent-no = 계속하기
sent-unfit = 링크에 적힌 테이블은 만들 수 없어요. 대신 보통 테이블을 준비했어요.
sent-partly = 링크의 일부를 읽지 못했어요. 되도록 비슷한 테이블을 준비했어요.
sent-broken = 링크를 열지 못했어요. { $text }

## fairDeal

fairDeal-title = 공정한 카드 나누기
fairDeal-intro-1 = 게임의 카드를 나누기 전에 테이블은 비밀 시드를 뽑고 그 약속값을 보여 줘요. 약속값은 이 시드하고만 일치하는 숫자열이에요. 그다음 내가 넣은 문구로 카드를 뗄 수 있고, 그 문구도 시드에 들어가요. 그래서 테이블도 나도 카드를 고를 수 없어요.
fairDeal-intro-2 = 시드 하나가 한 게임의 모든 카드 순서와 나중의 섞기를 정하니, 약속값 하나가 모든 판을 보장해요. 게임이 끝나면 시드와 문구가 공개되어 기록에 남고, 서로 일치하는지 누구나 확인할 수 있어요.
fairDeal-intro-3 = 이 모든 것은 브라우저가 뽑는 무작위 256비트와 생성기 ARC4에 바탕을 두어요. 이 생성기는 출력에서 상태로 되돌아가는 방법이 알려지지 않았기 때문에, 이미 본 카드로 앞으로 나올 카드를 알 수 없어요.
fairDeal-running = 테이블에 있는 게임
fairDeal-next = 다음 게임
fairDeal-more = 공정한 카드 나누기란?
fairDeal-commitment = 약속값(SHA-256)
fairDeal-given = 이 게임은 나누기 전에 약속값을 보여 주지 않았어요. 시드가 정해져 있었거나, 브라우저가 약속값을 만들지 못했어요.
fairDeal-insecure = 이 페이지의 주소가 안전하지 않아서(https 아님) 브라우저가 약속값을 만들 수 없어요.
fairDeal-later = 시드는 게임이 끝나면 여기에 나와요.
fairDeal-secret = 비밀값
fairDeal-salt = 솔트
fairDeal-words = 내가 넣은 문구
fairDeal-fits =
    { $promised ->
        [yes] 일치해요. 비밀값과 솔트로 이 약속값이 나오고, 카드 순서({ $decks }개)와 나중의 섞기({ $shuffles }번)가 한 장도 빠짐없이 시드대로예요.
       *[no] 일치해요. 카드 순서({ $decks }개)와 나중의 섞기({ $shuffles }번)가 한 장도 빠짐없이 시드대로예요.
    }
fairDeal-anotherDeal = 일치하지 않아요. 시드에서는 기록의 { $line }번째 줄과 다른 것이 나와요.
fairDeal-verdicts-another-commitment = 일치하지 않아요. 비밀값과 솔트에서는 다른 약속값이 나와요.
fairDeal-verdicts-dealt-anew = 다른 게임에서 이어 한 연습 게임이에요. 거기서 볼 수 없던 것은 새로 나눴어요.
fairDeal-verdicts-not-computed = 카드는 시드대로예요. 안전하지 않은 주소(https 아님)에서는 약속값을 확인할 수 없어요.
fairDeal-cut = 내 문구로 카드 떼기
fairDeal-cutHelp = { $most }자까지. 다음 게임의 시드에 들어가요.
fairDeal-second = 다른 방법으로 확인
fairDeal-secondHelp = 검증기는 설명서만 보고 따로 만든 프로그램이에요. 기록을 저장해 거기서 열어 보세요. 오프라인에서도 돼요.
fairDeal-verifier = 검증기 열기

## again

again-trick = 지난 트릭 다시 보기
again-turn = 지난 차례 다시 보기
again-lastTrick = 지난 트릭
again-lastTurns = 지난 차례
again-shows =
    { $what ->
        [trick] 지난 트릭이에요. 누르면 이어져요.
       *[other] 지난 차례예요. 누르면 이어져요.
    }
again-told = 지난 트릭: { $plays }. 계속하기.

## order

order-change = 손패 순서 바꾸기
order-lies =
    { $order ->
        [suit] 손패를 무늬 순으로 정리했어요.
        [rank] 손패를 숫자 순으로 정리했어요.
       *[other] 손패를 내가 놓은 대로 두어요. 카드를 끌어서 옮기세요.
    }

## scores

scores-none = 아직 끝난 판이 없어요.

## help

help-title = 단축키와 도움말
help-touch = 손가락이나 마우스로
help-touches-play = 카드를 누르거나 가운데로 끌어서 내세요.
help-touches-order = 손패 안에서 카드를 끌면 자리를 옮길 수 있어요.
help-touches-finish = 카드가 움직이는 동안 테이블을 누르면 바로 제자리에 놓여요.
help-keyboard = 키보드로
help-intro = 키보드로도 모두 할 수 있어요.
help-off = 한 글자 단축키는 설정에서 꺼져 있어요. Tab, 화살표, Enter는 언제나 돼요.
help-key = 키
help-does = 하는 일
help-keys-tab = 묶음에서 묶음으로: 버튼, 손패, 모서리
help-keys-arrows = 카드에서 카드로
help-keys-enter = 선택한 카드를 내거나 버튼 누르기
help-keys-escape = 열린 것 닫기
help-keys-draw = 뽑기, 집기
help-keys-call = 외치기
help-keys-go = 넘어가기
help-keys-undo = 무르기
help-keys-menu = 메뉴
help-keys-sound = 소리 켜기·끄기
help-keys-words = 글로 보기
help-keys-finish = 움직임 바로 끝내기
help-keys-hint = 힌트(설정에서 켰을 때)
help-keys-why = 봇이 마지막에 그렇게 한 이유
help-keys-rule = 카드를 낼 수 없었던 이유가 되는 규칙
help-keys-again = 지난 트릭이나 차례 다시 보기
help-keys-order = 손패 순서 바꾸기
help-keys-sheet = 점수표
help-keys-shift = 내가 정리하는 손패에서 카드 옮기기
help-keys-help = 이 화면
help-names-tab = Tab
help-names-arrows = ← →
help-names-shift = Shift + ← →
help-names-enter = Enter, 스페이스
help-names-escape = Esc
help-about = 계정도 광고도 없어요. 어디에도 아무것도 보내지 않고, 친구와 할 때만 그 친구들에게 보내요. 한 번 열어 두면 오프라인에서도 돼요.

## friends

friends-open = 친구와 함께 하기
friends-emotes = 친구의 감정 표현
friends-emotesHelp = 친구들과의 테이블에서 자리 옆에 나타나는 작은 얼굴과 손이에요.

## hint

hint-button = 힌트
hint-name = 힌트
hint-thinking = 생각해 볼게요…
hint-pass = 그대로 넘어가세요
hint-do = { $what }.
hint-only = 할 수 있는 일이 이것뿐이에요.
hint-passing = 지금 나서서 얻을 것이 없어요.
hint-best = 다른 선택은 대개 결과가 더 나빠요.
hint-usual = 보통 이렇게 해요.
hint-wins =
    { $next ->
        [none] 이런 판 100번 중 { $share }번쯤 이겨요.
       *[other] 이런 판 100번 중 { $share }번쯤 이겨요. 그다음으로 좋은 선택으로는 { $next }번쯤 이겨요.
    }
hint-worth =
    { $next ->
        [none] 가장 나쁜 판을 0, 가장 좋은 판을 100이라고 하면 { $share }쯤이에요.
       *[other] 가장 나쁜 판을 0, 가장 좋은 판을 100이라고 하면 { $share }쯤이에요. 그다음으로 좋은 선택은 { $next }쯤이에요.
    }
hint-close = 이 힌트 닫기
hint-counted = 힌트를 쓴 게임으로 기록돼요.

## coach

coach-title = 정말 그렇게 할까요?
coach-better = 더 좋은 수: { $what }.
coach-back = 무르기
coach-stand = 그래도 하기

## why

why-of = { $name } 님의 선택 이유
why-short = 왜?
why-sign = ?
why-thinking = 다시 살펴보고 있어요…
why-none = 이 수에 대해서는 더 알려 드릴 것이 없어요.
why-did = { $name }: { $what }.
why-knew = 알고 있던 것
why-sawHand = 자기 손패 { $own }장, 그리고 펼쳐져 있거나 모두가 본 다른 카드 { $seen }장. { $unseen }장은 볼 수 없었어요.
why-saw = 펼쳐져 있거나 모두가 본 카드 { $seen }장. { $unseen }장은 볼 수 없었어요.
why-weighed = 따져 본 것
why-byChance = 할 수 있는 것 중에서 무작위로 골라요.
why-byRule = 경험에서 나온 규칙대로 하고, 앞을 내다보지 않아요.
why-ahead = 앞을 내다보며 머릿속으로 그 판을 { $times }번 이어서 해 봤어요.
why-only = 다른 것은 할 수 없었어요.
why-reflex = 고른 것이 아니라 바로 나온 응답이라 따져 보지 않았어요.
why-outside = 판이 끝날 때까지 그 손패는 비밀이에요. 내 자리에서 보면 이래요:
why-unclear = 내 자리에서는 얼마나 좋았는지 알 수 없어요.
why-wins = 이런 판 100번 중 { $share }번쯤 이겨요. 내가 아는 한, 다른 선택 중 가장 좋은 것으로는 { $next }번쯤 이겨요.
why-worth = 가장 나쁜 판을 0, 가장 좋은 판을 100이라고 하면 { $share }쯤이에요. 내가 아는 한, 다른 선택 중 가장 좋은 것은 { $next }쯤이에요.
why-all = 할 수 있던 선택과 각각의 예상치(0~100):
why-chosen = (고른 것)

## review

review-button = 복기
review-title = 판 복기
review-of = 누구의 선택
review-heldBy = { $name } 님의 카드: { $cards }
review-searching = 내 선택을 살펴보는 중: { $of }개 중 { $done }개
review-cancel = 취소
review-again = 다시 복기하기
review-stopped = 복기를 멈췄어요.
review-fine = 앞을 내다봐서 알 수 있는 한, 손해를 본 선택은 없어요.
review-costly = 내가 볼 수 있던 것만으로 앞을 내다봤을 때, 가장 손해가 컸던 선택:
review-held = 내 손패: { $cards }
review-played = 내가 고른 수
review-better = 더 좋은 수
review-scaleWins = 숫자는 각 선택을 하면 이런 판 100번 중 몇 번쯤 이기는지, 앞을 내다보고 셈한 거예요.
review-scaleWorth = 숫자는 각 선택을 한 뒤 그 판의 값어치를 나타내요. 가장 나쁜 판이 0, 가장 좋은 판이 100이에요.
review-costWins = 이런 판 100번이면 { $share }번쯤 덜 이김
review-costWorth = 100점 만점에 { $share }점쯤 손해
review-tryAgain = 여기서 다시 해 보기
review-onFelt = 테이블 보기
review-tryAgainAt = 여기서 다시 해 보기: { $n }번째 선택
review-kept = 거기서 같은 봇들과 연습 게임이 시작돼요. 이 게임은 지난 게임에 그대로 남아요.

## hotSeat: several people at one device

hotSeat-pass = { $name } 님에게 넘기기
hotSeat-passHelp = 지금은 { $name } 님만 화면을 보세요.
hotSeat-iAm = { $name } 본인이에요
hotSeat-turn = { $name } 님 차례
hotSeat-since = 지난번에 본 뒤로
hotSeat-takeBack = { $name } 님: 무르기
hotSeat-calls = 외치기
hotSeat-call = { $name } 님: { $action }
hotSeat-look = 누구에게 물었는지 아무도 모르도록, 이제 모두 자기 카드를 봐요.
hotSeat-agree = 동의가 필요해요: { $names }
hotSeat-agreeText = { $name } 님이 수를 무르고 싶어 해요.
hotSeat-agrees = { $name } 님 동의
hotSeat-no = 아니요, 계속해요
hotSeat-practiceHelp = 무르기나 힌트를 썼기 때문에, 이 게임은 모두에게 연습 게임으로 기록돼요.

## ending: what stands at a result beside its words

ending-won = 멋지게 이겼어요!
ending-lost = 그래도 잘했어요: { $seats }명 중 { $place }위.
ending-onward = { $seats }명 중 { $place }위, 다음 판을 노려 보세요.
ending-pull = 결과 모두 보기
ending-fold = 결과 접기
ending-after = { $deal }번째 판까지
ending-title = 순위
ending-place = 순위
ending-name = 이름
ending-hand = 손패
ending-change = 이번 판
