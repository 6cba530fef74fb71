# 게임마다 있는 첫 페이지의 말(한국어).

door-title = { $game }: 바로 할 수 있는 카드 게임
door-play = { $game } 시작하기
door-howTo = 하는 법
door-noScript = 카드를 나누려면 JavaScript가 필요한데 지금은 꺼져 있어요. 규칙은 여기서 그대로 읽을 수 있어요.
door-usual = 기본 설정의 규칙이에요.
stale-text = 테이블을 불러오지 못했어요. 새 버전이 나왔을 수 있어요.
stale-again = 페이지 새로 고침
