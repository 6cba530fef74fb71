# 배우기에서 하는 말.

practice-name = 배우기
practice-of = { $all }단계 중 { $n }단계
practice-back = 뒤로
practice-next = 다음
practice-leave = 나가기
practice-again = 처음부터
practice-play = 바로 하기
practice-other = 그렇게 해도 되지만, 여기서는 다른 것을 해 봅니다. 다시 해 보세요.
practice-over = 이걸로 다 배웠어요. 이제 { $game } 게임을 할 수 있어요!
