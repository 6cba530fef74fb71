# 배우기에서 하는 말.

practice-name = 배우기
practice-of = { $all }단계 중 { $n }단계
practice-back = 뒤로
practice-next = 다음
practice-leave = 나가기
practice-again = 처음부터
practice-play = 바로 하기
practice-other = 그렇게 할 수도 있지만, 이 단계에서 해 볼 것은 다른 거예요. 다시 해 보세요.
practice-over = 배우기를 마쳤어요. 이제 { $game } 게임을 할 수 있어요!
