# What lessons and puzzles say around the felt.

practice-name = Lesson
practice-of = Step { $n } of { $all }
practice-back = Back
practice-next = Next
practice-leave = Leave
practice-again = Start again
practice-play = Play now
# A move that may be made, but is not what a step asks for.
practice-other = That move is allowed, but this step asks for something else. Try again.
practice-over = You have finished the lesson. Now you can play { $game }!
