# 친구의 테이블에서 쓰는 한국어. 이름에는 “님”을 붙여 조사가 늘 같다.

## openTable

openTable-title = 친구와 함께 하기
openTable-intro = 카드는 이 기기에서 나누고, 친구들은 각자 자기 기기로 들어와요. 테이블을 열어 링크를 보내고, 모두 모이면 카드를 나누세요. 계정은 필요 없어요.
openTable-name = 내 이름
openTable-nameHelp = 최대 { $most }자. 테이블의 모두에게 보이고, 이 기기가 기억해요.
openTable-nameless = 친구
openTable-seats = 자리 배치
openTable-seat = { $n }번 자리
openTable-me = 나
openTable-free = 친구를 기다림
openTable-bot = 봇: { $level }
openTable-bots = 빈자리의 봇
openTable-botsHelp = 자리를 비운 친구를 대신하기도 해요.
openTable-watch = 다른 사람도 관전할 수 있음
openTable-watchHelp = 테이블은 보이지만 플레이어의 손패는 보이지 않아요.
openTable-help = 모두에게 도움: 힌트와 무르기
openTable-helpHelp = 힌트와 코치를 쓰고 봇이 그렇게 한 이유를 볼 수 있어요. 수를 무를 수도 있는데, 그 수 뒤에 차례를 마친 사람이 모두 동의해야 해요. 이 게임은 모두에게 연습 게임으로 기록돼요.
openTable-turn = 차례 제한 시간
openTable-turnHelp = 더 오래 걸리면 다른 사람들이 투표해서 봇에게 맡길 수 있어요.
openTable-turns-0 = 제한 없음
openTable-turns-30 = 30초
openTable-turns-60 = 1분
openTable-turns-180 = 3분
openTable-how = 친구가 들어오는 방법
openTable-relay = 링크로
openTable-relayHelp = 어떤 기기에서나 할 수 있어요. 모든 내용은 암호화되어 이 사이트의 중계 서버를 거치고, 중계 서버는 내용을 읽을 수 없어요.
openTable-direct = 중계 서버 없이 바로(실험 기능)
openTable-directHelp = 집에서처럼 같은 네트워크에 있는 기기끼리 해요. 친구마다 초대를 보내고 코드를 돌려받아요.
openTable-windows = 다른 창에서
openTable-windowsHelp = 이 기기, 이 브라우저의 다른 창에서 해요. 기기 밖으로 나가는 것은 없어요.
openTable-windowsOnly = 이 사이트에는 기기 사이를 잇는 중계 서버가 없어서, 이 브라우저의 다른 창에서만 들어올 수 있어요.
openTable-begin = 테이블 열기
openTable-failed = 테이블을 열지 못했어요. 다시 해 보세요.
openTable-clears = 첫 카드를 나누면 지금 테이블은 치워져요. 지금까지 한 것은 지난 게임에 남아요.

## lobby

lobby-title = 친구들과의 테이블
lobby-of = { $game }: { $name } 님의 테이블
lobby-invite = 초대
lobby-inviteHelp-relay = 링크 하나면 돼요. 아무도 계정이 필요 없어요.
lobby-inviteHelp-direct = 이 초대는 같은 네트워크에 있는 친구 한 명만 쓸 수 있어요. 보낸 뒤 친구가 돌려보낸 코드를 넣으세요. 다음 친구에게는 다른 초대가 나와요.
lobby-inviteHelp-windows = 이 브라우저의 다른 창에서 이 링크를 여세요.
lobby-thisDevice = 페이지가 localhost로 열려 있어서 이 링크는 이 기기에서만 쓸 수 있어요. 친구와 하려면 네트워크 주소로 페이지를 열고 거기서 테이블을 여세요.
lobby-newLink = 새 링크
lobby-newLinkHelp = 그러면 이전 링크로는 새로운 사람이 들어올 수 없어요. 자리가 있는 사람은 다시 들어올 수 있어요.
lobby-door = 다른 사람도 들어올 수 있음
lobby-openWindow = 새 창에서 열기
lobby-people = 모인 사람
lobby-you = 나
lobby-host = 방장
lobby-freeSeat = 빈자리
lobby-waitOrBot = 친구나 봇
lobby-isHere = 왔어요
lobby-isJoining = 들어오는 중…
lobby-noHands = 손패는 안 보임
lobby-bot = 봇
lobby-awayNow = 자리 비움
lobby-standsIn = 봇이 대신하는 중
lobby-watching = 관전 중: { $names }
lobby-move = { $name } 님 자리 옮기기
lobby-remove = 내보내기
lobby-removeWho = { $name } 님 내보내기
lobby-dealFor =
    { $count ->
        [1] 카드 나누기
       *[other] { $count }명에게 나누기
    }
lobby-startHelp = 그때까지 빈자리는 봇이 맡아요. 친구는 나중에 들어와도 돼요.
lobby-shuffling = 모든 기기가 카드 섞기에 참여하고 있어요…
lobby-waitsForDeal = 모두 모이면 { $name } 님이 카드를 나눠요.
lobby-rules = 지금의 규칙
lobby-help = 모두 도움을 받을 수 있어요. 힌트와 코치가 있고, 수를 무를 수도 있는데, 그 수 뒤에 차례를 마친 사람이 모두 동의해야 해요. 이 게임은 연습 게임으로 기록돼요.
lobby-noHelp = 이 테이블에는 힌트도 무르기도 없어요.
lobby-more = 누가 무엇을 알 수 있나요
lobby-cards = 모든 카드는 방장의 기기에 있어요. 다른 기기는 자기 자리에서 볼 수 있는 것만 받아요.
lobby-shared = 여기 있는 모두에게 내 이름과 프로필 그림, 게임에서 하는 일이 보여요. 암호화해서 보내고, 그 밖에는 아무것도 내 기기 밖으로 나가지 않아요.
lobby-shuffled = 모든 기기가 카드 섞기에 참여하므로 아무도 카드를 고를 수 없고, 게임이 끝나면 기기마다 이를 확인해요.
lobby-commitment = 방장의 약속값

## guest

guest-looking = 테이블을 찾고 있어요…
guest-sit = 앉기
guest-watch = 관전하기
guest-asked = 자리에 앉는 중이에요…
guest-forBot = 이미 게임이 시작됐어요. 봇의 자리를 이어받아요.
guest-askedBack = { $name } 님에게 자리를 돌려 달라고 하는 중…
guest-shut = 방장이 지금은 다른 사람을 받지 않아요.
guest-noSeat = 자리가 모두 찼어요.

## direct

direct-making = 초대를 만드는 중이에요…
direct-code = 친구가 보낸 코드
direct-paste = 붙여넣기
direct-notPasted = 여기서는 버튼으로 붙여 넣을 수 없어요. 코드를 입력란에 직접 붙여 넣으세요.
direct-connect = 연결
direct-connecting = 연결하는 중이에요…
direct-connected = 연결됐어요. 다음 친구에게 보낼 초대예요.
direct-badCode = 코드가 아니거나 일부가 빠졌어요. 다시 복사해 보세요.
direct-otherCode = 이 코드는 다른 초대에 대한 답이에요. 위의 초대를 보내세요.
direct-notConnected = 연결되지 않았어요. 두 기기가 같은 네트워크에 있어야 해요. 새 초대를 보내세요.
direct-noWay = 이 브라우저에서는 다른 기기에 연결할 수 없어요.
direct-answering = 내 코드를 만드는 중이에요…
direct-answer = 내 코드
direct-qr = 내 코드의 QR 코드
direct-sendBack = 이 코드를 방장에게 돌려보내고 이 페이지를 열어 두세요.
direct-stale = 이 초대는 너무 오래됐거나 이미 쓰였어요. 방장에게 새 초대를 받으세요. 자리가 있었다면 그대로 있어요.
direct-lost = 연결이 끊겼어요. 방장에게 새 초대를 받으세요. 자리는 그대로 있어요.

## company

company-button = 친구
company-emotes = 감정 표현
company-pause = 일시 정지
company-rests = 1분 뒤에 다시 일시 정지할 수 있어요.
company-goOn = 계속
company-paused = { $name } 님이 일시 정지했어요
company-youPaused = 내가 일시 정지했어요
company-onItsWay = 내 수를 보내고 있어요. 도착할 때까지 다시 고를 수 있어요.
company-sending = 보내는 중
company-away = { $name } 님이 자리를 비웠어요.
company-standsIn = 봇이 { $name } 님을 대신해요.
company-late = { $name } 님이 오래 걸리네요.
company-standsForYou = 봇이 나를 대신해요.
company-back = 돌아왔어요
company-vote = 봇에게 맡기기
company-voted = { $count }표
company-hostGone = 지금은 방장에게 연결할 수 없어요. 이 페이지에서 계속 시도할게요.
company-offline = 연결이 끊겼어요. 이 페이지에서 계속 시도할게요.
company-otherVersion = 친구가 들어오지 못하고 있어요. 이 페이지와 친구의 페이지는 버전이 달라요. 이 페이지를 새로 고치고, 친구에게도 새로 고치라고 해 주세요.
company-wantsSeat = { $who } 님이 { $name } 님의 자리가 자기 자리라고 해요.
company-giveSeat = 자리 돌려주기
company-what = 어떻게 할까요?
company-keepWaiting = 계속 기다리기
company-keep = 지금까지 한 게임 저장
company-waitsFor = { $names }의 응답을 기다려요
company-waits = 다른 사람들을 기다려요
company-agree = 동의해요
company-drop = 그만두기
company-leave = 테이블에서 나가기
company-close = 테이블 닫기
company-question-leave = 테이블에서 나갈까요?
company-question-leaveText = 내 자리가 비어요. 판이 진행 중이면 봇이 이어서 해요.
company-question-close = 모두의 테이블을 닫을까요?
company-question-closeText = 여기 있는 모두의 게임이 끝나요. 지금까지 한 것은 내 지난 게임에 남아요.
company-question-yes = 나가기
company-question-yesClose = 닫기
company-question-no = 계속하기
company-again = 같은 사람들과 다시 하기
company-askAgain = 한 게임 더 하자고 하기
company-askedAgain = 한 게임 더 하고 싶다고 { $name } 님에게 알렸어요.
company-hostDeals = { $name } 님이 카드를 다시 나눌 수 있어요.

## news

news-sits = { $name } 님이 들어왔어요.
news-watches = { $name } 님이 관전하고 있어요.
news-left = { $name } 님이 나갔어요.
news-back = { $name } 님이 돌아왔어요.
news-paused = { $name } 님이 일시 정지했어요.
news-goesOn = 게임을 계속해요.
news-wantsAgain = { $name } 님이 한 게임 더 하고 싶어 해요.
news-asksBack = { $name } 님이 수를 무르고 싶어 해요.
news-tookBack = { $name } 님이 수를 물렀어요.
news-notBack = 무르지 않고 그대로 진행해요.
news-emote = { $name }: { $emote }
news-you = 나
news-youPaused = 내가 일시 정지했어요.
news-youLate = 오래 걸리고 있어요. 다른 사람들이 봇에게 맡길 수 있어요.
news-youPlayAgain = 이제 다시 내가 직접 해요.
news-tooLate = 내 수가 늦게 도착했어요. 봇이 이미 대신 했어요.
news-tooLateCards =
    { COUNT($instead) ->
        [0] { FORM($cards, is: "i") } 늦게 도착했어요. 봇이 이미 대신 했어요.
       *[other] { FORM($cards, is: "i") } 늦게 도착했어요. 봇이 { FORM($instead, is: "eul") } 냈어요.
    }

## missed

missed-cards = 자리를 비운 사이 봇이 나 대신 { FORM($cards, is: "eul") } 냈어요.
missed-bot = 자리를 비운 사이 봇이 나 대신 { $count }번 했어요.
missed-moves = 자리를 비운 사이 { $count }수가 진행됐어요.
missed-show = 진행된 수 보기

## turn

turn-title = ● 내 차례 — { $game }
turn-notice = 내 차례예요 — { $game }
turn-switch = 내 차례가 되면 알리기
turn-switchHelp = 이 페이지를 보고 있지 않을 때 알려요. 그래서 브라우저가 권한을 물어봐요.
turn-refused = 브라우저가 이 페이지의 알림을 허용하지 않아요. 브라우저의 이 사이트 설정에서 바꿀 수 있어요.

## emote

emote-smile = 미소
emote-laugh = 웃음
emote-wow = 와
emote-sad = 슬픔
emote-thumb = 엄지 척
emote-clap = 박수
emote-think = 음…
emote-heart = 하트

## ended

ended-closed = 방장이 테이블을 닫았어요.
ended-left = 테이블에서 나왔어요.
ended-other-version = 이 페이지와 방장의 페이지는 버전이 달라요. 둘 다 새로 고치면 최신 버전이 돼요.
ended-full = 자리가 모두 찼고, 관전도 할 수 없어요.
ended-old-link = 이 링크는 이제 쓸 수 없어요. 방장에게 새 링크를 받으세요.
ended-cut-off = 방장이 나를 테이블에서 내보냈어요.
ended-elsewhere = 내 자리를 다른 창이나 내 다른 기기에서 쓰고 있어요.
ended-bad-host = 방장이 보낸 내용을 이 페이지가 읽지 못했어요.
ended-bad-invite = 테이블 초대가 아니거나 일부가 빠졌어요. 링크를 다시 받으세요.
ended-not-secure = 친구와는 안전한 주소(https)에서만 할 수 있는데, 이 페이지는 안전한 주소가 아니에요.
ended-no-wire = 여기서는 이 테이블에 연결할 수 없어요. 사이트에 중계 서버가 없거나, 브라우저가 창끼리 연결하지 못해요.
ended-resting = 페이지를 닫아서 친구들과의 테이블이 지금은 열려 있지 않아요. 다시 열면 친구들이 같은 링크로 돌아올 수 있어요.
ended-reload = 새로 고침
ended-reloading = 새 버전을 받고 있어요…
ended-own = 내 테이블로
ended-here = 여기 앉기
ended-tryAgain = 다시 시도

## tables

tables-title = 내 테이블
tables-none = 남은 테이블이 없어요.
tables-backTo = 테이블로 돌아가기: { $table }

## wins

wins-title = 이 사람들과 이긴 횟수
wins-of = { $name } { $won }
wins-help = 이 기기에서, 정확히 이 사람들과 한 게임만 들어가요.

## found

found-checking = 내 기기가 이 게임을 확인하고 있어요…
found-fair = 내 기기가 이 게임을 확인했어요. 카드 섞기에 모두가 참여했고, 아무도 카드를 고를 수 없었고, 모든 것이 규칙대로였어요.
found-late = 내 기기가 이 게임을 확인했어요. 모든 것이 규칙대로였어요. 카드를 섞을 때는 함께하지 않아서, 제대로 섞었는지는 알 수 없어요.
found-unpledged = 내 기기가 이 게임을 확인했어요. 모든 것이 규칙대로였어요. 카드를 나누기 전에 방장이 약속값을 내놓지 않아서, 제대로 섞었는지는 알 수 없어요.
found-otherLines = 일치하지 않는 것이 있어요. 방장의 기록이 내가 본 게임과 달라요.
found-otherRules = 일치하지 않는 것이 있어요. 규칙대로라면 게임이 다르게 진행됐을 거예요.
found-otherSeed = 일치하지 않는 것이 있어요. 방장이 약속한 시드로 나눈 카드가 아니에요.
found-otherShares = 일치하지 않는 것이 있어요. 카드 섞기에 모두가 참여하지는 않았어요.
found-host = 지금 친구들의 기기가 이 게임을 확인하고 있어요.
