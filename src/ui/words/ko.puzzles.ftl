# 문제 풀기 화면에서 하는 말. 용어는 src/games/face/words/ko.ftl.

puzzle-name = 문제
puzzle-before = 그 전에 나온 카드를 보세요…
puzzle-ask = 내 차례예요. 어떻게 할까요?
puzzle-here = 여기에 내세요
puzzle-number = { $game } · 문제 { $n }
puzzle-right = 맞았어요!
puzzle-mine = 내가 고른 수
puzzle-better = 더 좋은 수
puzzle-wrong = 더 좋은 수가 있었어요
puzzle-notBest = 가장 좋은 수는 아니에요.
puzzle-cost = 100점 만점에 { $share }점쯤 손해예요.
puzzle-none = 지금은 복습할 것이 없어요. 틀린 문제는 나중에 다시 나와요.
puzzle-next = 다음 문제
puzzle-again = 다시 한번
puzzle-skip = 건너뛰기
puzzle-leave = 나가기
puzzle-rating = 레이팅 { $rating } ± { $spread }
puzzle-unrated = 아직 레이팅이 없어요
puzzle-title = 문제 풀기
puzzle-lead = 실제 판에서 나온 장면이에요. 가장 좋은 수를 찾아보세요. 틀린 문제는 10분, 하루, 사흘… 간격을 늘려 가며 다시 나와요.
puzzle-day = 오늘의 문제
puzzle-dayOf = { $game }: 모두에게 같은 오늘의 문제
puzzle-dayRight = 오늘 맞힘
puzzle-dayWrong = 오늘 틀림
puzzle-play = 풀기
puzzle-missed =
    { $count ->
        [0] 복습할 것 없음
       *[other] 복습 { $count }문제
    }
puzzle-all = 모든 문제
puzzle-themes = 주제별
puzzle-other = 기타
puzzle-solved = { $all }문제 중 { $solved }문제 맞힘
